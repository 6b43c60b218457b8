"""`/leaderboard`: wins or ratings first, streaks, places with ties, and oneself however far below."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from datetime import datetime
from pathlib import Path

import discord
import pytest

from bot.sandbox.components import Checker
from bot.sandbox.problems import Problems
from bot.tables.ports import LeaderRow
from bot.tables.ratings import SHOWN_AFTER, Rated
from bot.text import LANGUAGES, words_for
from bot.ui.past.leaderboard import LINES, ORDERS, PERIODS, Asked, board_view, since_when
from engine import GAMES
from tests.bot.store.rows import played

from ..people import Person, Place, privately, read

LINE = re.compile(r"^\*\*(\d+)\.\*\* <@(\d+)> · (.*)$", re.MULTILINE)
WIDTH, SMALL_WIDTH = 40, 50
"""So many letters of a line fit on a phone of 390 pixels, and of a small one."""


def listed(text: str) -> list[tuple[int, int]]:
    """Places and players as they stand on a board."""
    return [(int(place), int(user)) for place, user, _ in LINE.findall(text)]


async def play(
    place: Place, winners: Sequence[Person], losers: Sequence[Person], *, times: int = 1, game: str = "kuckuck"
) -> None:
    """Matches that ended one after the other."""
    for _ in range(times):
        await played(
            place.client.store,
            [one.id for one in winners],
            [one.id for one in losers],
            game=game,
            guild=place.guild.id,
            at=discord.utils.utcnow(),
        )


async def test_wins_share_rating_and_streak_of_everybody(place: Place) -> None:
    ann, ben = place.person("Ann"), place.person("Ben")
    await play(place, [ben], [ann])
    await play(place, [ann], [ben], times=4)
    result = await ann.slash("leaderboard")
    text = read(result)
    assert listed(text) == [(1, ann.id), (2, ben.id)]
    assert re.search(
        r"<@\d+> · \*\*4\*\* wins\n-# 80 % of 5 · rating \*\*1\d{3}\*\* · 🔥 4 in a row$", text, re.MULTILINE
    )
    assert re.search(r"<@\d+> · \*\*1\*\* win\n-# 20 % of 5 · rating \*\*\d{3}\*\*$", text, re.MULTILINE)
    assert "All games · all time · by wins" in text
    assert "everybody begins at 1000" in text


async def test_a_board_pings_nobody_and_is_for_everybody(place: Place) -> None:
    ann, ben = place.person("Ann"), place.person("Ben")
    await play(place, [ann], [ben])
    assert not (await ann.slash("leaderboard")).ephemeral
    assert f"<@{ben.id}>" in place.public[-1].text
    assert not place.public[-1].stored.ping_user_ids


async def test_equal_players_share_a_place_and_discord_is_not_left_to_number_them(place: Place) -> None:
    ann, ben, cora = place.person("Ann"), place.person("Ben"), place.person("Cora")
    await play(place, [ann, ben], [cora])
    text = read(await cora.slash("leaderboard"))
    assert listed(text) == [(1, ann.id), (1, ben.id), (3, cora.id)]
    # A line that begins with "1." is a list to Discord, which counts it itself and would write 1, 2, 3.
    assert not re.search(r"^\d+\. ", text, re.MULTILINE)


async def test_by_rating_who_finished_ahead_of_stronger_people_comes_first(place: Place) -> None:
    ann, ben, cora, dora = (place.person(name) for name in ("Ann", "Ben", "Cora", "Dora"))
    await play(place, [ann], [dora], times=9)
    await play(place, [cora], [ann], times=5)
    await play(place, [ben], [dora], times=2)
    by_wins = listed(read(await ben.slash("leaderboard")))
    by_rating = listed(read(await ben.slash("leaderboard", order="rating")))
    assert by_wins == [(1, ann.id), (2, cora.id), (3, ben.id), (4, dora.id)]
    assert by_rating == [(1, cora.id), (2, ann.id), (3, dora.id)], "Ben is not rated yet"
    text = read(await ben.slash("leaderboard", order="rating"))
    assert "All games · all time · by rating" in text
    assert "**\n-# **5** wins · 100 % of 5 · 🔥 5 in a row\n" in text
    assert f"<@{ben.id}> will be rated after 3 more matches." in text
    assert "will be rated" not in read(await ann.slash("leaderboard", order="rating"))


async def test_before_anybody_is_rated_the_board_says_when(place: Place) -> None:
    ann, ben = place.person("Ann"), place.person("Ben")
    await play(place, [ann], [ben], times=SHOWN_AFTER - 1)
    text = read(await ann.slash("leaderboard", order="rating"))
    assert "Nobody on this list has a rating yet. It comes after 5 matches that count." in text
    assert f"<@{ann.id}> will be rated after one more match." in text


async def test_ratings_of_a_game_are_its_own(place: Place) -> None:
    ann, ben = place.person("Ann"), place.person("Ben")
    await play(place, [ann], [ben], times=4)
    await play(place, [ben], [ann], times=5, game="kille")
    assert "rating **" not in read(await ann.slash("leaderboard", game="kuckuck"))
    kille = read(await ann.slash("leaderboard", game="kille", order="rating"))
    assert listed(kille) == [(1, ben.id), (2, ann.id)]
    assert "Kille" in kille


async def test_the_button_shows_the_other_order_to_who_presses_and_leaves_the_message(place: Place) -> None:
    ann, ben, eve = place.person("Ann"), place.person("Ben"), place.person("Eve", "de")
    await play(place, [ann], [ben], times=5, game="kille")
    await ann.slash("leaderboard", game="kille", period="year")
    board = place.public[-1]
    result = await eve.press("By rating", board)
    assert "Kille · dieses Jahr · nach Wertung" in privately(result)
    assert f"**1.** <@{ann.id}> · Wertung **" in read(result)
    assert place.public[-1].text == board.text
    back = await eve.press("Nach Siegen", eve.panel)
    assert f"**1.** <@{ann.id}> · **5** Siege\n-# 100 % von 5 · Wertung **" in read(back)
    assert len(eve.ephemerals) == 1, "his own board is turned in place"


async def test_who_stands_below_the_lines_finds_himself_with_his_place(place: Place) -> None:
    people = [place.person(f"P{number}") for number in range(LINES + 3)]
    for number, person in enumerate(people):
        await play(place, [person], [people[-1]], times=LINES + 3 - number)
    last, next_to_last = people[-1], people[-2]
    top = [(place_, one.id) for place_, one in enumerate(people[:LINES], 1)]
    assert listed(read(await people[0].slash("leaderboard"))) == top
    assert listed(read(await next_to_last.slash("leaderboard"))) == [*top, (LINES + 2, next_to_last.id)]
    assert listed(read(await last.slash("leaderboard"))) == [*top, (LINES + 3, last.id)]
    stranger = place.person("Eve")
    assert listed(read(await stranger.slash("leaderboard"))) == top


async def test_own_statistics_are_one_press_away(place: Place) -> None:
    ann, ben = place.person("Ann"), place.person("Ben")
    await play(place, [ann], [ben])
    await ann.slash("leaderboard")
    assert "Your matches on this server" in privately(await ben.press("My statistics"))


@pytest.mark.parametrize("arg", ["", "/", "//", "nonsense/never/best", "kille/all/rating/more", "%s/{}/../"])
async def test_a_board_that_nobody_offered_is_one_of_ours_all_the_same(place: Place, arg: str) -> None:
    ann, ben = place.person("Ann"), place.person("Ben")
    await play(place, [ann], [ben], game="kille")
    await ann.slash("leaderboard")
    assert "Leaderboard" in privately(await ben.click(place.public[-1], f"k1b:leaders:0:0:{arg}"))


async def test_who_was_taken_out_of_the_results_is_on_no_board(place: Place, tmp_path: Path) -> None:
    ann, ben, cora = place.person("Ann"), place.person("Ben"), place.person("Cora")
    await play(place, [ann], [ben, cora], times=5)
    assert f"<@{ann.id}>" in read(await ben.slash("leaderboard", order="rating"))
    with closing(sqlite3.connect(tmp_path / "kuckuck.sqlite3", isolation_level=None)) as other:
        other.execute("DELETE FROM results WHERE user_id = ?", [ann.id])
    assert listed(read(await ben.slash("leaderboard", order="rating"))) == [(1, ben.id), (1, cora.id)]


async def test_a_board_that_takes_long_is_announced_and_comes(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, ben = place.person("Ann"), place.person("Ben")
    await play(place, [ann], [ben], times=5)
    monkeypatch.setattr("bot.ui.answer.PATIENCE_SECONDS", 0.0)
    result = await ann.slash("leaderboard")
    assert result.acknowledged
    assert not result.ephemeral
    assert "Leaderboard" in place.public[-1].text
    await ben.press("My statistics")
    assert "Your matches on this server" in ben.panel.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_fits_a_phone_and_the_fullest_board_is_taken_by_discord(language: str) -> None:
    words = words_for(language)
    users = [1_200_000_000_000_000_000 + number for number in range(LINES + 1)]
    shown = [LeaderRow(place, user, 1234, 2345) for place, user in enumerate(users, 1)]
    rated = Rated(dict.fromkeys(users, 1876), dict.fromkeys(users, 2345))
    for game in (None, *GAMES):
        for period in PERIODS:
            for order in ORDERS:
                view = board_view(words, Asked.of(game, period, order), shown, dict.fromkeys(users, 12), rated, None)
                problems = Problems()
                Checker(problems, [], []).message(view.to_components(), v2=True)  # type: ignore[no-untyped-call]  # untyped in discord.py
                problems.settle()
    few = [LeaderRow(12, 1, 23, 45)]
    for order in ORDERS:
        view = board_view(words, Asked.of(None, None, order), few, {1: 12}, Rated({1: 1432}, {1: 45}), None)
        text = next(
            one.content
            for one in view.walk_children()
            if isinstance(one, discord.ui.TextDisplay) and "12." in one.content
        )
        for line in text.splitlines():
            letters = re.sub(r"\*\*|^-# ", "", line.replace("<@1>", "@Theodora"))
            assert len(letters) <= (SMALL_WIDTH if line.startswith("-# ") else WIDTH), line


@pytest.mark.parametrize(
    ("period", "since"),
    [
        ("today", "2026-03-11T00:00+01:00"),
        ("week", "2026-03-09T00:00+01:00"),
        ("month", "2026-03-01T00:00+01:00"),
        ("year", "2026-01-01T00:00+01:00"),
    ],
)
def test_periods_begin_at_midnight_where_the_server_is(period: str, since: str) -> None:
    now = datetime.fromisoformat("2026-03-10T23:30+00:00")
    assert since_when(period, now, "Europe/Berlin") == datetime.fromisoformat(since)
    assert since_when("all", now, "Europe/Berlin") is None
