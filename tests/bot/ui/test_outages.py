"""While Discord is away nobody is timed out, and tables whose channel or server is gone end."""

from __future__ import annotations

from datetime import timedelta

import discord
import pytest

from .matches import begin, open_lobby, wait_for_turn
from .people import Place


@pytest.mark.parametrize("event", ["shard_resumed", "shard_connect"])
async def test_an_ask_that_was_pending_during_an_outage_starts_its_full_time_anew(place: Place, event: str) -> None:
    ann, ben = place.person("Ann"), place.person("Ben")
    session = await begin(place, ann, ben)
    person = await wait_for_turn(place, session, (ann, ben))
    step = session.match.step
    place.client.dispatch("shard_disconnect", 0)
    await place.wait(70)
    assert session.match.step == step
    assert not [one for one in place.public if "it is your turn" in one.text], "nobody is reminded either"
    place.client.dispatch(event, 0)
    await place.wait(1)
    assert session.deadline is not None
    assert session.deadline - place.client.clock.now() > timedelta(seconds=28)
    await place.wait(1)
    stamp = f"<t:{int(session.deadline.timestamp())}:R>"
    board = next(one for one in place.public if one.id == session.row.board_id)
    assert stamp in board.text
    assert stamp in person.panel.text
    await person.press("Stand", person.panel)
    assert session.match.step == step + 1


async def test_another_shards_outage_stops_no_clock_here(place: Place) -> None:
    ann = place.person("Ann")
    session = await begin(place, ann)
    await wait_for_turn(place, session, (ann,))
    step = session.match.step
    place.client.dispatch("shard_disconnect", 7)
    await place.wait(31)
    assert session.match.step > step


async def test_the_tables_of_a_server_that_sent_the_bot_away_end(place: Place) -> None:
    session = await begin(place, place.person("Ann"))
    games, place.channel = place.channel, place.guild.create_text_channel("second")
    lobby = await open_lobby(place, place.person("Ben"))
    place.channel = games
    guild = place.client.get_guild(place.guild.id)
    assert guild is not None
    await place.client.on_guild_remove(guild)
    await place.wait(12)
    assert (session.row.status, session.row.ended) == ("broken-off", "gone")
    assert lobby.row.status == "cancelled"
    assert place.client.tables.lobbies == {}


async def test_the_tables_of_a_server_that_is_gone_after_a_new_connection_end(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await begin(place, place.person("Ann"))
    await place.client.on_shard_ready(0)
    assert not session.over
    monkeypatch.setattr(place.client, "get_guild", lambda _: None)
    await place.client.on_shard_ready(0)
    assert session.row.ended == "gone"


async def test_the_lobby_of_a_channel_that_is_deleted_closes(place: Place) -> None:
    lobby = await open_lobby(place, place.person("Ann"))
    channel = place.client.get_channel(place.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.delete()
    await place.wait(12)
    assert lobby.row.status == "cancelled"
    assert place.client.tables.lobbies == {}


async def test_a_jump_of_the_machines_clock_closes_no_lobby(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    lobby = await open_lobby(place, place.person("Ann"))
    jump = timedelta(hours=3)
    now = place.client.clock.now
    monkeypatch.setattr(place.client.clock, "now", lambda: now() + jump)
    await place.client.outages.clock_was_set()
    await place.wait(14 * 60)
    assert lobby.open
    await place.wait(70)
    assert not lobby.open
