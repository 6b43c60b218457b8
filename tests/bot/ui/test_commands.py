"""`/rules`, `/help`, `/hand`, `/leaderboard` and `/verify`."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest
import simcord

from bot.text import words_for
from engine import GAMES, Record, verify

from .matches import begin, open_lobby, play_out, sit_down
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


# /help


@pytest.mark.parametrize(("locale", "command"), [("en-US", "**/play**"), ("de", "**/spielen**")])
async def test_help_names_every_game_and_how_a_table_begins(place: Place, locale: str, command: str) -> None:
    text = privately(await place.person("Ann", locale).slash("help"))
    assert command in text
    for key in GAMES:
        assert f"**{words_for(locale)(f'game-{key}')}**" in text


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


# /leaderboard


async def test_the_leaderboard_is_empty_until_two_people_have_played(place: Place) -> None:
    ann = place.person("Ann")
    result = await ann.slash("leaderboard")
    assert not result.ephemeral
    assert "Nobody is on it yet" in read(result)


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
    assert "Nobody is on it yet" in other
    assert not place.public[-2].stored.ping_user_ids, "being on the board pings nobody"


async def test_practice_against_computers_is_not_on_the_leaderboard(place: Place) -> None:
    ann = place.person("Ann")
    session = await begin(place, ann, preset="quick")
    await play_out(place, session, [ann])
    assert "Practice against computers" in place.public[-1].text
    assert "Nobody is on it yet" in read(await ann.slash("leaderboard"))


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
    record = await attached_record(result)
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
    assert verify(await attached_record(result)).endswith("(host)")


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


async def attached_record(result: simcord.InteractionResult) -> Record:
    assert result.response is not None
    (file,) = result.response.attachments
    return Record.parse(json.dumps(json.loads(await file.read())))


# All of them


@pytest.mark.parametrize(
    "command",
    ["hand", "help", "rules", "leaderboard", "stats", "history", "replay", "privacy", "verify"]
    + [f"table {one}" for one in ("show", "leave", "end")],
)
async def test_every_command_answers_a_newcomer_in_german_too(place: Place, command: str) -> None:
    english, german = place.person("Ann"), place.person("Dora", "de")
    first = await english.slash(command)
    second = await german.slash(command)
    assert read(first)
    # The leaderboard is for everybody and speaks the server's language.
    assert (read(first) == read(second)) == (command == "leaderboard")
