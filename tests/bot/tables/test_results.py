"""What the human seats take from a match."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.tables.ports import SeatRow
from bot.tables.results import results_of
from engine import Outcome, Seat

from .hall import ANNA, BEN, CORA, DORA, Hall, people


def outcome(winners: list[int], *places: list[int]) -> Outcome:
    return Outcome(tuple(map(Seat, winners)), tuple(tuple(map(Seat, place)) for place in places))


def absent(seats: tuple[SeatRow, ...], *gone: int, how: str = "left") -> tuple[SeatRow, ...]:
    return tuple(replace(seat, **{how: True}) if seat.seat in gone else seat for seat in seats)  # type: ignore[arg-type]  # a flag


def table(outcome: Outcome, seats: tuple[SeatRow, ...]) -> list[tuple[int, int, bool]]:
    """User, place and whether he won, by seat."""
    figures = list(range(len(seats)))
    return [(row.user_id, row.place, row.won) for row in results_of(outcome, figures, seats)]


def test_every_human_seat_has_its_place_and_computers_have_none() -> None:
    seats = people(ANNA, None, BEN, CORA)
    assert table(outcome([2], [2], [1], [0], [3]), seats) == [(ANNA, 3, False), (BEN, 1, True), (CORA, 4, False)]


def test_the_figure_is_that_of_the_own_seat() -> None:
    rows = results_of(outcome([2], [2], [1], [0]), [5, 6, 7], people(ANNA, None, BEN))
    assert [(row.seat, row.figure) for row in rows] == [(0, 5), (2, 7)]


def test_who_fell_together_shares_a_place_and_the_next_one_counts_both() -> None:
    seats = people(ANNA, BEN, CORA, DORA)
    expected = [(ANNA, 1, True), (BEN, 2, False), (CORA, 2, False), (DORA, 4, False)]
    assert table(outcome([0], [0], [1, 2], [3]), seats) == expected


def test_joint_winners_all_win() -> None:
    assert table(outcome([0, 1], [0, 1], [2]), people(ANNA, BEN, CORA)) == [
        (ANNA, 1, True),
        (BEN, 1, True),
        (CORA, 3, False),
    ]


def test_a_match_without_a_winner_is_won_by_nobody() -> None:
    assert table(outcome([], [0, 1], [2]), people(ANNA, BEN, CORA)) == [
        (ANNA, 1, False),
        (BEN, 1, False),
        (CORA, 3, False),
    ]


def test_nobody_wins_because_a_computer_does() -> None:
    assert table(outcome([1], [1], [0], [2]), people(ANNA, None, CORA)) == [(ANNA, 2, False), (CORA, 3, False)]


@pytest.mark.parametrize("how", ["left", "away"])
def test_an_absent_winner_is_last_and_the_best_present_human_counts_as_first(how: str) -> None:
    seats = absent(people(ANNA, None, BEN, CORA), 0, how=how)
    expected = [(ANNA, 4, False), (BEN, 1, True), (CORA, 4, False)]
    assert table(outcome([0], [0], [1], [2], [3]), seats) == expected


def test_best_present_humans_who_are_equal_count_as_first_together() -> None:
    seats = absent(people(ANNA, BEN, CORA, DORA), 0)
    expected = [(ANNA, 4, False), (BEN, 1, True), (CORA, 1, True), (DORA, 4, False)]
    assert table(outcome([0], [0], [1, 2], [3]), seats) == expected


def test_of_joint_winners_the_present_one_wins_alone() -> None:
    seats = absent(people(ANNA, BEN, CORA), 0)
    assert table(outcome([0, 1], [0, 1], [2]), seats) == [(ANNA, 3, False), (BEN, 1, True), (CORA, 3, False)]


def test_an_absent_loser_is_last_and_takes_nobodys_win() -> None:
    seats = absent(people(ANNA, BEN, CORA), 1)
    assert table(outcome([0], [0], [1], [2]), seats) == [(ANNA, 1, True), (BEN, 3, False), (CORA, 3, False)]


def test_where_nobody_is_present_nobody_wins() -> None:
    seats = absent(people(ANNA, BEN, None), 0, 1)
    assert table(outcome([0], [0], [1], [2]), seats) == [(ANNA, 3, False), (BEN, 3, False)]


async def test_a_match_that_is_played_out_stands_in_the_results_and_on_the_leaderboard(hall: Hall) -> None:
    session = await hall.session(ANNA, BEN, CORA)
    await hall.play_out(session)
    outcome = session.outcome
    assert outcome is not None
    results = await hall.store.results(session.id)
    expected = [(seat.seat, seat.user_id, outcome.place_of(Seat(seat.seat))) for seat in session.seats]
    assert [(row.seat, row.user_id, row.place) for row in results] == expected
    assert tuple(row.figure for row in results) == session.match.tally("lives")
    winners = [row.user_id for row in results if row.won]
    assert [(row.user_id, row.wins, row.matches) for row in await hall.store.leaderboard(session.row.guild_id)] == [
        (user, int(user in winners), 1)
        for user in sorted((ANNA, BEN, CORA), key=lambda user: (user not in winners, user))
    ]


async def test_practice_of_one_human_is_kept_but_not_rated(hall: Hall) -> None:
    session = await hall.session(ANNA, None, None)
    await hall.play_out(session)
    assert [row.user_id for row in await hall.store.results(session.id)] == [ANNA]
    assert await hall.store.leaderboard(session.row.guild_id) == []


async def test_a_match_that_began_with_two_humans_is_rated_although_one_left(hall: Hall) -> None:
    session = await hall.session(ANNA, BEN, None)
    await session.leave(BEN)
    await hall.play_out(session)
    board = {row.user_id: row.wins for row in await hall.store.leaderboard(session.row.guild_id)}
    assert set(board) == {ANNA, BEN}
    assert board[BEN] == 0


async def test_a_match_that_was_broken_off_gives_nobody_anything(hall: Hall) -> None:
    session = await hall.session(ANNA, BEN, CORA)
    await hall.click(session, "stand")
    await session.break_off("host")
    assert await hall.store.results(session.id) == []
    assert await hall.store.leaderboard(session.row.guild_id) == []
