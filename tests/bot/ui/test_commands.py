"""The other slash commands."""

from __future__ import annotations

import json
import re
import sqlite3
from dataclasses import fields
from pathlib import Path

import pytest
import simcord

from bot.tables.ports import GuildSettings
from bot.text import words_for
from engine import Record, verify

from .matches import begin, host_and_stranger, lobby_at, open_lobby, play_out, sit_down, wait_for_turn
from .people import Place, privately, read

# /rules


async def test_rules_without_a_table_are_those_of_the_first_game(place: Place) -> None:
    assert "## Kuckuck" in privately(await place.person("Ann").slash("rules"))


async def test_rules_of_a_named_game(place: Place) -> None:
    assert "## Chase the Ace" in read(await place.person("Ann").slash("rules", game="chase-the-ace"))


async def test_rules_at_a_table_say_what_is_different_there(place: Place) -> None:
    ann, ben = place.person("Ann"), place.person("Ben")
    await open_lobby(place, ann, preset="quick")
    assert "Everybody starts with just one life." in read(await ben.slash("rules"))
    assert "At this table" not in read(await ben.slash("rules", game="chase-the-ace"))


# /hand


async def test_hand_in_a_lobby_is_the_players_own_panel(place: Place) -> None:
    (ann,) = await sit_down(place, "Ann")
    assert "You are the host" in read(await ann.slash("hand"))


async def test_hand_in_a_match_shows_the_own_card_and_becomes_the_panel_that_is_pushed_to(place: Place) -> None:
    ann = place.person("Ann")
    session = await begin(place, ann, preset="quick")
    result = await ann.slash("hand")
    assert result.ephemeral
    assert "Your card" in read(result) or session.scene is not None
    await place.wait(1)
    assert len(ann.ephemerals) == 1, "the older panel is deleted"


async def test_hand_finds_the_own_table_from_another_channel_of_the_server(place: Place) -> None:
    ann = place.person("Ann")
    await begin(place, ann)
    place.channel = place.guild.create_text_channel("elsewhere")
    assert "Round 1" in read(await ann.slash("hand"))


async def test_hand_of_somebody_without_a_seat_is_refused(place: Place) -> None:
    ann, eve = place.person("Ann"), place.person("Eve")
    await begin(place, ann)
    assert "You are not at a table on this server" in privately(await eve.slash("hand"))


# /table


async def test_table_show_leads_to_the_lobby_and_to_the_board(place: Place) -> None:
    ann, eve = place.person("Ann"), place.person("Eve")
    assert "There is no table in this channel" in read(await eve.slash("table show"))
    lobby = await open_lobby(place, ann)
    assert str(lobby.row.lobby_id) in read(await eve.slash("table show"))


async def test_table_leave_of_the_host_passes_the_table_to_who_joined_next(place: Place) -> None:
    ann, ben, cem = await sit_down(place, "Ann", "Ben", "Cem")
    assert "You have left the table" in privately(await ann.slash("table leave"))
    lobby = lobby_at(place)
    assert lobby.row.host_id == ben.id
    assert [seat.user_id for seat in lobby.seats] == [ben.id, cem.id]
    await place.wait(2)
    assert "You are the host" in ben.panel.text


async def test_table_leave_of_the_last_player_closes_the_lobby(place: Place) -> None:
    (ann,) = await sit_down(place, "Ann")
    await ann.slash("table leave")
    await place.wait(11)
    assert not place.client.tables.lobbies
    assert "Everybody has left" in place.public[0].text


async def test_table_leave_in_a_match_hands_the_seat_to_a_computer_and_the_match_goes_on(place: Place) -> None:
    ann, ben = place.person("Ann"), place.person("Ben")
    session = await begin(place, ann, ben, preset="quick")
    assert "for good" in read(await ben.slash("table leave"))
    assert session.seat_of(ben.id) is not None, "it is asked before"
    await ben.press("Leave for good")
    assert session.seat_of(ben.id) is None
    assert not session.over
    await play_out(place, session, [ann])
    assert session.row.status == "finished"


async def test_table_leave_of_the_last_human_ends_the_match(place: Place) -> None:
    ann = place.person("Ann")
    session = await begin(place, ann)
    assert "the match ends" in read(await ann.slash("table leave"))
    await ann.press("Leave for good")
    await place.wait(5)
    assert session.over
    assert "nobody was left to play it" in place.public[-1].text


async def test_table_leave_of_a_stranger_is_refused(place: Place) -> None:
    _, eve = await host_and_stranger(place)
    assert "You are not at this table" in read(await eve.slash("table leave"))


async def test_table_end_by_the_host_breaks_the_match_off(place: Place) -> None:
    ann, ben = place.person("Ann"), place.person("Ben")
    session = await begin(place, ann, ben)
    assert "The table was ended" in read(await ann.slash("table end"))
    await place.wait(5)
    assert session.row.ended == "host"
    assert "The host ended the match" in place.public[-1].text
    assert session.row.secret in place.public[-2].text, "the seal is opened"
    assert "This match is over" in ben.panel.text


async def test_table_end_by_a_moderator_says_so(place: Place) -> None:
    ann, mod = place.person("Ann"), place.person("Mod", manage_messages=True)
    session = await begin(place, ann)
    await mod.slash("table end")
    await place.wait(5)
    assert session.row.ended == "moderator"
    assert "A moderator ended the match" in place.public[-1].text


async def test_table_end_of_a_lobby_by_a_moderator_closes_it(place: Place) -> None:
    ann, mod = place.person("Ann"), place.person("Mod", manage_messages=True)
    await open_lobby(place, ann)
    await mod.slash("table end")
    await place.wait(11)
    assert not place.client.tables.lobbies
    assert "This table was closed" in place.public[0].text


async def test_table_end_by_a_guest_or_a_stranger_is_refused_with_the_hosts_name(place: Place) -> None:
    ann, ben, eve = place.person("Ann"), place.person("Ben"), place.person("Eve")
    session = await begin(place, ann, ben)
    for person in (ben, eve):
        result = await person.slash("table end")
        assert "Only the host" in privately(result)
        assert f"<@{ann.id}>" in read(result) or "Ann" in read(result)
    assert not session.over


async def test_table_kick_by_host_or_moderator_gives_the_seat_to_a_computer(place: Place) -> None:
    ann, ben, cem = place.person("Ann"), place.person("Ben"), place.person("Cem")
    mod = place.person("Mod", manage_messages=True)
    session = await begin(place, ann, ben, cem)
    offered = await ann.member.autocomplete(place.channel, "table kick", "player", "")
    assert [one["name"] for one in offered] == ["2. Ben", "3. Cem"]
    await ann.slash("table kick", player=offered[0]["value"])
    assert session.seat_of(ben.id) is None
    await mod.slash("table kick", player="cem")
    assert session.seat_of(cem.id) is None
    assert not session.over


async def test_table_kick_by_a_guest_or_of_somebody_who_is_not_there_sends_nobody_away(place: Place) -> None:
    ann, ben, cem = place.person("Ann"), place.person("Ben"), place.person("Cem")
    session = await begin(place, ann, ben, cem)
    assert "Only the host" in read(await ben.slash("table kick", player="Cem"))
    for player in ("nobody", "", f"1:{cem.id}", "9:9"):
        assert read(await ann.slash("table kick", player=player))
    assert all(session.seat_of(person.id) is not None for person in (ann, ben, cem))


async def test_table_vote_needs_more_than_half_of_the_others_and_only_against_who_keeps_them_waiting(
    place: Place,
) -> None:
    people = [place.person(name) for name in ("Ann", "Ben", "Cem")]
    session = await begin(place, *people)
    slow = await wait_for_turn(place, session, people)
    others = [one for one in people if one is not slow]
    slow_seat, other_seat = session.seat_of(slow.id), session.seat_of(others[0].id)
    assert slow_seat is not None
    assert other_seat is not None
    name = f"{slow_seat.seat}:{slow.id}"
    idle = f"{other_seat.seat}:{others[0].id}"
    assert "Nobody is waiting for this player" in read(await others[1].slash("table vote", player=idle))
    assert "You cannot vote about yourself" in read(await slow.slash("table vote", player=name))
    assert "1 of 2" in read(await others[0].slash("table vote", player=name))
    assert "1 of 2" in read(await others[0].slash("table vote", player=name)), "one vote each"
    assert session.held(slow_seat.seat)
    assert "the last vote it needed" in read(await others[1].slash("table vote", player=name))
    assert not session.held(slow_seat.seat)


# /leaderboard


async def test_the_leaderboard_is_empty_until_two_people_have_played(place: Place) -> None:
    ann = place.person("Ann")
    result = await ann.slash("leaderboard")
    assert not result.ephemeral
    assert "Nobody stands here yet" in read(result)


async def test_the_leaderboard_counts_a_match_of_two_people_for_its_game_and_its_time(place: Place) -> None:
    ann, ben = place.person("Ann"), place.person("Ben")
    session = await begin(place, ann, ben, preset="quick")
    await play_out(place, session, [ann, ben])
    await ann.slash("leaderboard", game="kuckuck", period="today")
    text = place.public[-1].text
    assert f"<@{ann.id}>" in text
    assert f"<@{ben.id}>" in text
    assert "today" in text
    other = read(await ann.slash("leaderboard", game="chase-the-ace"))
    assert "Nobody stands here yet" in other
    assert not place.public[-2].stored.ping_user_ids, "being on the board pings nobody"


async def test_practice_against_computers_is_not_on_the_leaderboard(place: Place) -> None:
    ann = place.person("Ann")
    session = await begin(place, ann, preset="quick")
    await play_out(place, session, [ann])
    assert "Practice against computers" in place.public[-1].text
    assert "Nobody stands here yet" in read(await ann.slash("leaderboard"))


# /verify


async def test_verify_before_any_match_has_ended(place: Place) -> None:
    assert "No match has ended" in read(await place.person("Ann").slash("verify"))


async def test_verify_of_a_running_match_opens_nothing(place: Place) -> None:
    ann = place.person("Ann")
    session = await begin(place, ann)
    result = await ann.slash("verify", match=session.id)
    assert "is still running" in privately(result)
    assert session.row.secret not in read(result)
    assert result.response is not None
    assert not result.response.attachments


async def test_verify_of_a_finished_match_attaches_a_record_that_the_engine_verifies(place: Place) -> None:
    ann, ben = place.person("Ann"), place.person("Ben", "de")
    session = await begin(place, ann, ben, preset="quick")
    await play_out(place, session, [ann, ben])
    result = await ann.slash("verify")
    assert "was dealt as it was sealed" in privately(result)
    assert "it does not prove" in read(result)
    record = await _attached(result)
    assert verify(record).startswith("verified")
    assert len(record.moves) == session.match.step
    german = await ben.slash("verify", match=session.id)
    assert "wurde gegeben, wie sie versiegelt war" in read(german)


async def test_the_button_under_the_result_verifies_too(place: Place) -> None:
    ann = place.person("Ann")
    session = await begin(place, ann, preset="quick")
    await play_out(place, session, [ann])
    result = await ann.press("Was it fair?")
    assert "was dealt as it was sealed" in read(result)
    assert result.ephemeral


async def test_verify_of_a_match_broken_off_says_how_far_it_went(place: Place) -> None:
    ann = place.person("Ann")
    session = await begin(place, ann)
    await ann.slash("table end")
    await place.wait(5)
    result = await ann.slash("verify", match=session.id)
    assert f"was broken off after move {session.match.step}" in read(result)
    assert verify(await _attached(result)).endswith("(host)")


async def test_verify_says_when_a_stored_match_was_tampered_with(place: Place, tmp_path: Path) -> None:
    ann = place.person("Ann")
    session = await begin(place, ann, preset="quick")
    await play_out(place, session, [ann])
    with sqlite3.connect(tmp_path / "kuckuck.sqlite3") as database:
        database.execute("UPDATE matches SET secret = ? WHERE id = ?", ("ab" * 32, session.id))
    database.close()
    result = await ann.slash("verify", match=session.id)
    assert "does not agree with its seal" in read(result)


async def test_verify_of_another_servers_match_is_as_if_it_did_not_exist(place: Place, env: simcord.Env) -> None:
    ann = place.person("Ann")
    session = await begin(place, ann)
    await ann.slash("table end")
    await place.wait(5)
    far = env.create_guild("far away")
    place.guild, place.channel = far, far.create_text_channel("games")
    eve = place.person("Eve")
    foreign = read(await eve.slash("verify", match=session.id))
    missing = read(await eve.slash("verify", match=session.id + 1))
    assert foreign.replace(str(session.id), "N") == missing.replace(str(session.id + 1), "N")


async def test_verify_of_a_lobby_that_never_started_is_refused(place: Place) -> None:
    ann = place.person("Ann")
    lobby = await open_lobby(place, ann)
    await ann.slash("table end")
    assert "There is no match" in read(await ann.slash("verify", match=lobby.id))


async def _attached(result: simcord.InteractionResult) -> Record:
    assert result.response is not None
    (file,) = result.response.attachments
    return Record.parse(json.dumps(json.loads(await file.read())))


# /settings


async def test_settings_are_not_offered_to_who_may_not_manage_the_server(place: Place) -> None:
    ann, boss = place.person("Ann"), place.person("Boss", manage_guild=True)
    assert "settings" not in ann.member.available_commands(place.channel)
    assert "settings" in boss.member.available_commands(place.channel)


async def test_settings_are_refused_even_where_a_server_shows_the_command_to_everybody(place: Place) -> None:
    ann = place.person("Ann")
    settings = next(one for one in await place.client.tree.fetch_commands() if one.name == "settings")
    place.guild.set_command_permissions(settings.id, {ann.member: True})
    assert "Only somebody who may manage the server" in privately(await ann.slash("settings", seconds=5))
    assert (await place.client.store.guild_settings(place.guild.id)).turn_seconds == 30


async def test_settings_are_kept_and_shown(place: Place) -> None:
    boss = place.person("Boss", manage_guild=True)
    text = read(await boss.slash("settings", language="de", seconds=20, tables=2, **{"all-tables": 7}))
    assert "**German**" in text
    assert "For a decision: **20 s**" in text
    assert "Tables in a channel: **2**" in text
    assert "Tables on the server: **7**" in text
    assert read(await boss.slash("settings")) == text
    text = read(await boss.slash("settings", **{"card-seconds": 21, "bid-seconds": 22, "time-zone": "Asia/Kolkata"}))
    assert "For playing a card: **21 s**" in text
    assert "For a bid: **22 s**" in text
    assert re.search(r"Time zone: \*\*Asia/Kolkata\*\* \(\d\d:\d\d\)", text)
    assert await place.client.store.guild_settings(place.guild.id) == GuildSettings(
        locale="de",
        turn_seconds=20,
        card_seconds=21,
        bid_seconds=22,
        tables_per_channel=2,
        tables_per_guild=7,
        time_zone="Asia/Kolkata",
    )
    text = read(await boss.slash("settings", language="auto"))
    assert words_for("en")("language-auto") in text


async def test_the_time_that_was_set_is_the_time_at_the_next_table(place: Place) -> None:
    boss = place.person("Boss", manage_guild=True)
    await boss.slash("settings", seconds=120)
    session = await begin(place, boss, preset="quick")
    await wait_for_turn(place, session, [boss])
    assert session.seconds_to_act == 120


async def test_with_two_tables_allowed_a_second_play_opens_a_second_table(place: Place) -> None:
    boss = place.person("Boss", manage_guild=True)
    ann = place.person("Ann")
    await boss.slash("settings", tables=2)
    await boss.slash("play", game="kuckuck")
    result = await ann.slash("play", game="kuckuck")
    assert not result.ephemeral
    assert len(place.client.tables.lobbies) == 2


async def test_no_lobby_opens_beyond_the_tables_that_the_server_allows(place: Place) -> None:
    boss, ann = place.person("Boss", manage_guild=True), place.person("Ann")
    await boss.slash("settings", tables=3, **{"all-tables": 1})
    await boss.slash("play", game="kuckuck")
    assert "This server has a table already" in read(await ann.slash("play", game="kuckuck"))
    assert len(place.client.tables.lobbies) == 1


async def test_a_time_zone_is_found_by_a_part_of_its_name_and_taken_however_it_is_written(place: Place) -> None:
    boss = place.person("Boss", manage_guild=True)
    choices = await boss.member.autocomplete(place.channel, "settings", "time-zone", "new york")
    assert [one["value"] for one in choices] == ["America/New_York"]
    assert "**America/New_York**" in read(await boss.slash("settings", **{"time-zone": "america/new york"}))


async def test_a_time_zone_that_is_none_changes_nothing(place: Place) -> None:
    boss = place.person("Boss", manage_guild=True)
    result = await boss.slash("settings", seconds=99, **{"time-zone": "../etc/passwd"})
    assert "I know no such time zone" in read(result)
    assert await place.client.store.guild_settings(place.guild.id) == GuildSettings()


@pytest.mark.parametrize("locale", ["en-US", "de"])
async def test_every_setting_is_one_short_line_for_a_phone(place: Place, locale: str) -> None:
    boss = place.person("Boss", locale, manage_guild=True)
    await boss.slash("settings", language="auto", **{"time-zone": "America/Argentina/Rio_Gallegos"})
    heading, *lines = read(await boss.slash("settings")).strip().splitlines()
    assert heading.startswith("### ")
    assert len(lines) == len(fields(GuildSettings))
    assert max(len(line.replace("*", "")) for line in lines) <= 56


@pytest.mark.parametrize(
    "command", ["hand", "rules", "leaderboard", "verify", "table show", "table leave", "table end"]
)
async def test_every_command_answers_a_newcomer_in_german_too(place: Place, command: str) -> None:
    english, german = place.person("Ann"), place.person("Dora", "de")
    first = await english.slash(command)
    second = await german.slash(command)
    assert read(first)
    # The leaderboard is for everybody and speaks the server's language.
    assert (read(first) == read(second)) == (command == "leaderboard")
