"""`/play`: opening a table, and everything for which none is opened."""

from __future__ import annotations

import pytest

from .matches import begin, lobby_at, open_lobby, sit_down
from .people import Place, Seen, privately, read


async def test_play_opens_a_lobby_for_everybody_and_gives_the_host_a_panel_of_his_own(place: Place) -> None:
    ann = place.person("Ann")
    result = await ann.slash("play", game="kuckuck")
    assert not result.ephemeral
    assert "Ann opens a table" in read(result)
    assert "nobody wants the lowest" in read(result)
    (panel,) = result.followups
    assert panel.ephemeral
    assert "You are the host" in Seen(panel._message).text
    assert [seat.user_id for seat in lobby_at(place).seats] == [ann.id]


async def test_the_commitment_stands_in_the_first_message_of_the_lobby(place: Place) -> None:
    result = await place.person("Ann").slash("play", game="kuckuck")
    assert lobby_at(place).row.commitment in read(result)


async def test_play_with_a_preset_puts_its_rules_in_force(place: Place) -> None:
    result = await place.person("Ann").slash("play", game="kuckuck", rules="quick")
    assert lobby_at(place).row.rules == {"lives": 1}
    assert "One Life" in read(result)


async def test_play_with_seats_leaves_room_for_so_many(place: Place) -> None:
    result = await place.person("Ann").slash("play", game="chase-the-ace", seats=4)
    assert lobby_at(place).row.most_seats == 4
    assert "room for 4" in read(result)


async def test_every_game_can_be_opened(place: Place) -> None:
    ann = place.person("Ann", manage_guild=True)
    for game in ("kuckuck", "chase-the-ace"):
        await ann.slash("play", game=game)
        assert lobby_at(place).row.game == game
        await ann.slash("table end")
        await place.wait(11)


async def test_a_second_play_in_the_channel_shows_the_first_table_with_its_join(place: Place) -> None:
    ann, ben = place.person("Ann"), place.person("Ben")
    await open_lobby(place, ann)
    result = await ben.slash("play", game="chase-the-ace")
    assert "A table for **Kuckuck** is open in this channel" in privately(result)
    assert str(lobby_at(place).row.lobby_id) in read(result)
    await ben.press("Join", ben.panel)
    assert [seat.user_id for seat in lobby_at(place).seats] == [ann.id, ben.id]
    assert "You sit at the table of Ann" in ben.panel.text


async def test_a_play_while_a_match_runs_shows_the_way_to_the_board(place: Place) -> None:
    ann, ben = place.person("Ann"), place.person("Ben")
    session = await begin(place, ann)
    result = await ben.slash("play", game="kuckuck")
    assert "is being played in this channel" in read(result)
    assert str(session.row.board_id) in read(result)
    assert not place.client.tables.lobbies


async def test_an_unknown_preset_is_refused_and_opens_nothing(place: Place) -> None:
    assert "no such set of rules" in privately(
        await place.person("Ann").slash("play", game="kuckuck", rules="cheating")
    )
    assert not place.client.tables.lobbies
    assert not place.public


async def test_a_preset_of_another_game_is_refused(place: Place) -> None:
    result = await place.person("Ann").slash("play", game="chase-the-ace", rules="five-lives")
    assert "no such set of rules" in read(result)
    assert not place.client.tables.lobbies


async def test_fewer_seats_than_the_game_needs_are_refused_with_the_bounds(place: Place) -> None:
    assert "a number from 3 to 20" in privately(await place.person("Ann").slash("play", game="kuckuck", seats=2))
    assert not place.client.tables.lobbies


@pytest.mark.parametrize(
    ("locale", "permission", "name"),
    [
        ("en-US", "send_messages", "**Send Messages**"),
        ("de", "send_messages", "**Nachrichten senden**"),
        ("en-US", "use_external_emojis", "**Use External Emoji**"),
        ("de", "use_external_emojis", "**Externe Emojis verwenden**"),
    ],
)
async def test_a_missing_permission_is_named_in_the_users_language_and_no_lobby_opens(
    place: Place, locale: str, permission: str, name: str
) -> None:
    ann = place.person("Ann", locale)
    place.channel = place.channel_without(permission)
    assert name in privately(await ann.slash("play", game="kuckuck"))
    assert not place.client.tables.lobbies
    assert not place.public


async def test_all_missing_permissions_are_named_at_once(place: Place) -> None:
    place.channel = place.channel_without("send_messages", "use_external_emojis")
    text = read(await place.person("Ann").slash("play", game="kuckuck"))
    assert "**Send Messages** and **Use External Emoji**" in text


async def test_presets_are_proposed_in_the_users_language_and_only_those_of_the_game(place: Place) -> None:
    ann, dora = place.person("Ann"), place.person("Dora", "de")
    english = await ann.member.autocomplete(place.channel, "play", "rules", "", game="chase-the-ace")
    german = await dora.member.autocomplete(place.channel, "play", "rules", "", game="chase-the-ace")
    assert {one["value"] for one in english} == {one["value"] for one in german}
    assert "pairs" in {one["value"] for one in english}
    assert "five-lives" not in {one["value"] for one in english}
    assert {one["name"] for one in english} != {one["name"] for one in german}
    narrowed = await ann.member.autocomplete(place.channel, "play", "rules", "one li", game="kuckuck")
    assert [one["value"] for one in narrowed] == ["quick"]


async def test_presets_without_a_game_are_none(place: Place) -> None:
    assert await place.person("Ann").member.autocomplete(place.channel, "play", "rules", "x") == []


async def test_a_lobby_closes_itself_fifteen_minutes_after_the_last_click_and_says_so(place: Place) -> None:
    (ann,) = await sit_down(place, "Ann")
    await place.wait(14 * 60)
    await ann.press("How does it go?")
    await place.wait(14 * 60)
    assert lobby_at(place).open
    await place.wait(2 * 60)
    assert not place.client.tables.lobbies
    assert "nobody pressed anything for fifteen minutes" in place.public[0].text
