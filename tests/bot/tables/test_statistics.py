"""What a player's matches come to."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bot.tables.played import PlayedRow
from bot.tables.statistics import Tally, statistics_of

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


def row(won: bool, *, game: str = "kuckuck", rated: bool = True, number: int = 1) -> PlayedRow:
    return PlayedRow(number, game, NOON, 1 if won else 3, 4, won, rated)


@pytest.mark.parametrize(
    ("newest_first", "now", "longest"),
    [("", 0, 0), ("-", 0, 0), ("+", 1, 1), ("++-+++-", 2, 3), ("-++++", 0, 4), ("++++-+", 4, 4), ("+++", 3, 3)],
)
def test_streaks_are_wins_in_a_row(newest_first: str, now: int, longest: int) -> None:
    found = statistics_of([row(sign == "+") for sign in newest_first])
    assert (found.streak, found.longest_streak) == (now, longest)


def test_practice_stands_apart_and_interrupts_no_streak() -> None:
    found = statistics_of([row(True), row(False, rated=False), row(True), row(True, rated=False, game="kille")])
    assert found.rated == Tally(2, 2)
    assert found.practice == Tally(2, 1)
    assert (found.streak, found.games) == (2, (("kuckuck", Tally(2, 2)),))


def test_the_game_played_most_comes_first() -> None:
    found = statistics_of([row(True, game="kille"), row(False), row(True)])
    assert found.games == (("kuckuck", Tally(2, 1)), ("kille", Tally(1, 1)))


def test_the_last_five_rated_results_are_shown_newest_first() -> None:
    rows = [row(True, number=number, rated=number != 8) for number in range(9, 0, -1)]
    assert [one.match_id for one in statistics_of(rows).last] == [9, 7, 6, 5, 4]


def test_the_share_of_no_matches_is_none_of_them() -> None:
    assert [Tally(0, 0).share, Tally(4, 1).share, Tally(3, 3).share] == [0.0, 0.25, 1.0]
