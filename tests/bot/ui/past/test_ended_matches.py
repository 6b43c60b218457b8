"""`/history`, `/replay` and `/privacy`: matches that are over."""

from __future__ import annotations

import random
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
import simcord

from bot.store import SqliteStore
from bot.text import LANGUAGES, words_for
from bot.ui.past.replay import MOST_TEXT, result_page, round_page, shortened
from engine import GAMES, verify
from tests.bot.tables.hall import Hall
from tests.bot.ui.matches import begin, host_and_stranger, lobby_at, play_out
from tests.bot.ui.people import Person, Place, privately, read
from tests.bot.ui.test_commands import attached_record
from tests.bot.ui.test_full_tables import Messages


async def evening(place: Place) -> tuple[Person, Person, int]:
    """Ann and Ben have played a match of one life with Cem."""
    people = ann, ben, _ = place.person("Ann"), place.person("Ben", "de"), place.person("Cem")
    session = await begin(place, *people, preset="quick", computers=False)
    await play_out(place, session, people)
    return ann, ben, session.id


async def winner_of(place: Place, number: int) -> int:
    """The user who won this match."""
    (won,) = [result.user_id for result in await place.client.store.results(number) if result.won]
    return won


# /history


@pytest.mark.parametrize("command", ["history", "replay"])
async def test_before_any_match_has_ended_it_is_said_how_one_begins(place: Place, command: str) -> None:
    text = privately(await place.person("Ann").slash(command))
    assert "No match has ended" in text
    assert "/play" in text


async def test_the_history_names_game_and_winner_and_opens_a_match(place: Place) -> None:
    ann, _, number = await evening(place)
    text = privately(await ann.slash("history"))
    assert f"**{number}** · Kuckuck · 👑 <@{await winner_of(place, number)}>" in text
    opened = await ann.choose("Open a match …", str(number))
    assert f"Kuckuck · match {number}" in read(opened)
    assert "🥇" in read(opened)


async def test_the_history_shows_a_match_that_was_broken_off_and_none_that_runs(place: Place) -> None:
    ann = place.person("Ann")
    session = await begin(place, ann)
    assert "No match has ended" in read(await ann.slash("history"))
    await ann.slash("table end")
    await place.wait(5)
    assert f"**{session.id}** · Kuckuck · broken off" in read(await ann.slash("history"))


async def test_the_history_of_a_player_holds_only_his_matches(place: Place) -> None:
    ann, _, number = await evening(place)
    eve = place.person("Eve")
    assert f"**{number}**" in read(await eve.slash("history", player=ann.member))
    assert "There is no match to show" in read(await eve.slash("history", player=eve.member))


async def test_a_long_history_is_turned_page_by_page(place: Place, tmp_path: Path) -> None:
    ann, _, number = await evening(place)
    with closing(sqlite3.connect(tmp_path / "kuckuck.sqlite3")) as database, database:
        columns = [row[1] for row in database.execute("PRAGMA table_info(matches)") if row[1] != "id"]
        for _ in range(9):
            names = ", ".join(columns)
            database.execute(f"INSERT INTO matches ({names}) SELECT {names} FROM matches WHERE id = ?", [number])
    first = re.findall(r"\*\*(\d+)\*\*", read(await ann.slash("history")))
    second = re.findall(r"\*\*(\d+)\*\*", read(await ann.press("Older ▶")))
    assert len(first) == 8
    assert sorted(map(int, first + second)) == list(range(number, number + 10))
    assert re.findall(r"\*\*(\d+)\*\*", read(await ann.press("◀ Newer"))) == first


# /replay


async def test_a_replay_goes_through_every_round_with_all_cards_and_back_to_the_result(place: Place) -> None:
    ann, ben = place.person("Ann"), place.person("Ben")
    session = await begin(place, ann, ben, preset="quick")
    await play_out(place, session, [ann, ben])
    rounds = session.match.rounds
    assert "🥇" in privately(await ben.slash("replay"))
    page = read(await ben.press("Round by round"))
    for number, entry in enumerate(rounds, start=1):
        assert f"Round {number} of {len(rounds)}" in page
        assert "**The deal:**" in page
        assert all(f":c_{card}:" in page for card in entry["cards"].values())  # type: ignore[attr-defined]  # RECORD.md, `rounds`
        if number < len(rounds):
            page = read(await ben.press("Next ▶"))
    assert "🥇" in read(await ben.press("Result"))


async def test_a_replay_speaks_the_language_of_who_asks(place: Place) -> None:
    _, ben, number = await evening(place)
    assert f"Kuckuck · Partie {number}" in privately(await ben.slash("replay", match=number))
    assert "**Gegeben:**" in read(await ben.press("Runde für Runde"))


@pytest.mark.parametrize("command", ["replay", "verify"])
async def test_no_card_of_a_running_match_is_told(place: Place, command: str) -> None:
    ann = place.person("Ann")
    session = await begin(place, ann)
    assert "is still running" in privately(await ann.slash(command, match=session.id))
    forged = await ann.click(ann.panel, f"k1b:replay:{session.id}:1:on")
    assert "is still running" in read(forged)


async def test_a_match_of_another_server_is_as_if_it_did_not_exist(place: Place, env: simcord.Env) -> None:
    _, _, number = await evening(place)
    far = env.create_guild("far away")
    place.guild, place.channel = far, far.create_text_channel("games")
    eve = place.person("Eve")
    foreign = read(await eve.slash("replay", match=number))
    missing = read(await eve.slash("replay", match=number + 1))
    assert foreign.replace(str(number), "N") == missing.replace(str(number + 1), "N")


@pytest.mark.parametrize("command", ["replay", "verify"])
async def test_a_match_of_older_rules_is_not_told_wrongly(place: Place, tmp_path: Path, command: str) -> None:
    ann, _, number = await evening(place)
    with closing(sqlite3.connect(tmp_path / "kuckuck.sqlite3")) as database, database:
        database.execute("UPDATE matches SET revision = 0 WHERE id = ?", [number])
    assert "older edition of the rules" in privately(await ann.slash(command, match=number))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(GAMES))
async def test_every_page_of_a_replay_of_the_fullest_table_is_taken(tmp_path: Path, game: str, language: str) -> None:
    chance, messages = random.Random(f"{game} {language} past"), Messages()
    path = tmp_path / "kuckuck.sqlite3"
    async with SqliteStore.open(path) as store:
        hall = Hall(path, store)
        session = await hall.fullest(game, chance)
        while not session.closed:
            await hall.go_on(session, chance)
        ended = await hall.brought_back_ended(session.id)
        messages.judge(result_page(ended, messages.emojis, language))
        for page in range(1, len(ended.match.rounds) + 1):
            messages.judge(round_page(ended, messages.emojis, language, page))


def test_of_a_round_that_is_too_long_the_deal_and_the_end_stay() -> None:
    lines = ["deal", *(f"{number} " * 100 for number in range(50)), "end"]
    kept = shortened(lines)
    assert (kept[0], kept[1], kept[-1]) == ("deal", "…", "end")
    assert sum(len(one) + 1 for one in kept) <= MOST_TEXT + 2
    assert shortened(["deal", "end"]) == ["deal", "end"]


# /privacy


async def test_who_asks_to_be_forgotten_is_asked_once_more(place: Place) -> None:
    ann, _, number = await evening(place)
    assert "What is kept about you" in privately(await ann.slash("privacy"))
    assert "cannot be taken back" in read(await ann.press("Forget me"))
    assert "What is kept about you" in read(await ann.press("No, keep everything"))
    assert f"<@{ann.id}>" in read(await ann.slash("replay", match=number))


async def test_nothing_that_is_kept_leads_to_who_was_forgotten_and_his_matches_can_still_be_checked(
    place: Place, tmp_path: Path
) -> None:
    ann, ben, number = await evening(place)
    await ann.slash("language", language="de")
    await ann.slash("privacy")
    await ann.press("Vergiss mich")
    assert "nothing that is kept leads to you" in read(await ann.press("Ja, vergiss mich"))
    with closing(sqlite3.connect(tmp_path / "kuckuck.sqlite3")) as database:
        assert str(ann.id) not in "\n".join(database.iterdump())
    await place.client.tables.close()
    told = read(await ben.slash("replay", match=number))
    assert "Jemand" in told
    assert str(ann.id) not in told
    assert verify(await attached_record(await ben.slash("verify", match=number))).startswith("verified")
    board = read(await ben.slash("leaderboard"))
    assert str(ann.id) not in board
    assert str(ben.id) in board


async def test_nobody_is_forgotten_while_he_has_a_seat(place: Place) -> None:
    ann, eve = await host_and_stranger(place)
    await ann.slash("privacy")
    await ann.press("Forget me")
    assert "You still have a seat" in read(await ann.press("Yes, forget me"))
    assert lobby_at(place).seat_of(ann.id) is not None
    await eve.slash("privacy")
    await eve.press("Forget me")
    assert "Done" in read(await eve.press("Yes, forget me"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_kept_is_said_in_every_language(language: str) -> None:
    words = words_for(language)
    assert words("privacy-kept").count("\n- ") == 2
    assert f"/{words('command-history')}" in words("privacy-kept")
