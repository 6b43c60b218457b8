""" "Stand, if nobody swaps with me" may be chosen before one's turn; nobody can tell it from any other stand."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.tables.pacing import NORMAL
from bot.tables.refused import Refused, Stale
from bot.tables.session import Session
from engine import GAMES

from .hall import ANNA, BEN, CORA, DORA, Hall, asked, found_secret, mover, sights, swap_happens


async def chosen_by_the_second(hall: Hall, secret: int = 0) -> tuple[Session, int]:
    """A match whose second player has chosen to stand, and his seat."""
    session = await hall.session(ANNA, BEN, CORA, secret=secret)
    second = (asked(session).seat + 1) % 3
    await session.stand_if_left_alone(session.seats[second].user_id or 0, second, True)
    return session, second


async def test_it_is_executed_after_the_drawn_wait_of_any_automatic_move(hall: Hall) -> None:
    session, second = await chosen_by_the_second(hall)
    await hall.click(session, "stand")
    assert asked(session).seat == second
    began = hall.clock.now()
    await hall.wait(session)
    least, most = NORMAL.automatic
    assert least <= (hall.clock.now() - began).total_seconds() <= most
    assert hall.written()[-1] == (1, second, "stand", "player")


async def test_until_it_is_executed_he_looks_like_anybody_who_thinks(hall: Hall) -> None:
    session, _ = await chosen_by_the_second(hall)
    plain = await hall.session(ANNA, BEN, CORA)
    await hall.click(session, "stand")
    await hall.click(plain, "stand")
    assert session.deadline == plain.deadline == hall.clock.now() + timedelta(seconds=30)
    assert sights(session) == sights(plain)


async def test_choosing_it_is_shown_to_nobody_and_written_nowhere(hall: Hall) -> None:
    plain = await hall.session(ANNA, BEN, CORA)
    before = sights(plain)
    hall.screen.notes.clear()
    session, _ = await chosen_by_the_second(hall)
    began = [("hands", session.id, (0, 1, 2)), ("board", session.id)]
    assert hall.screen.notes == began
    assert sights(session) == before
    assert (await hall.stored(session.id)).row == session.row
    assert hall.written() == []


async def test_it_is_cancelled_when_somebody_swaps_with_him(hall: Hall) -> None:
    session, second = await chosen_by_the_second(hall, found_secret(swap_happens, ANNA, BEN, CORA))
    await hall.click(session, "swap")
    assert asked(session).seat == second
    assert session.next_due() == hall.clock.now() + timedelta(seconds=15)
    await hall.wait(session)
    assert hall.screen.all_of("remind") == [("remind", session.id, second)]
    assert session.match.step == 1


async def test_it_outlives_what_others_do_among_themselves(hall: Hall) -> None:
    session = await hall.session(ANNA, BEN, CORA)
    third = (asked(session).seat + 2) % 3
    await session.stand_if_left_alone(session.seats[third].user_id or 0, third, True)
    await hall.click(session, "stand")
    await hall.click(session, "stand")
    await hall.wait(session)
    assert hall.written()[-1] == (2, third, "stand", "player")


async def test_it_can_be_taken_back_before_the_turn(hall: Hall) -> None:
    session, second = await chosen_by_the_second(hall)
    await session.stand_if_left_alone(session.seats[second].user_id or 0, second, False)
    await hall.click(session, "stand")
    assert session.next_due() == hall.clock.now() + timedelta(seconds=15)


async def test_it_can_be_taken_back_in_the_moment_before_it_is_executed(hall: Hall) -> None:
    session, second = await chosen_by_the_second(hall)
    await hall.click(session, "stand")
    hall.clock.move(1)
    await session.stand_if_left_alone(mover(session), second, False)
    assert session.deadline == hall.clock.now() + timedelta(seconds=30)
    hall.clock.move(2)
    await session.due()
    assert session.match.step == 1


async def test_where_nobody_can_stand_it_moves_nothing(hall: Hall) -> None:
    game = GAMES["cucumber"]
    session = await hall.session(ANNA, BEN, CORA, game="cucumber", revision=game.revision)
    second = (asked(session).seat + 1) % 3
    await session.stand_if_left_alone(session.seats[second].user_id or 0, second, True)
    await hall.click(session, asked(session).options[0])
    assert session.next_due() == hall.clock.now() + timedelta(seconds=45 / 2)
    await hall.wait(session)
    assert session.match.step == 1


async def test_in_the_moment_before_it_is_executed_he_may_still_swap(hall: Hall) -> None:
    session, second = await chosen_by_the_second(hall)
    await hall.click(session, "stand")
    await hall.click(session, "swap")
    assert hall.written()[-1] == (1, second, "swap", "player")
    hall.clock.move(3)
    await session.due()
    assert session.match.step == 2


async def test_it_holds_for_one_round_only(hall: Hall) -> None:
    session = await hall.session(ANNA, BEN, CORA)
    for _ in range(2):
        await hall.click(session, "stand")
    early = (asked(session).seat + 1) % 3  # his turn of this round is over
    await session.stand_if_left_alone(session.seats[early].user_id or 0, early, True)
    await hall.click(session, "stand")
    await hall.through_scenes(session)
    while asked(session).seat != early:
        await hall.click(session, "stand")
    assert session.next_due() == hall.clock.now() + timedelta(seconds=15)


async def test_who_is_asked_already_stands_with_the_button(hall: Hall) -> None:
    session = await hall.session(ANNA, BEN, CORA)
    due = session.next_due()
    with pytest.raises(Stale):
        await session.stand_if_left_alone(mover(session), asked(session).seat, True)
    assert session.next_due() == due


async def test_nobody_chooses_for_another_seat(hall: Hall) -> None:
    session = await hall.session(ANNA, BEN, CORA)
    for user in (DORA, mover(session)):
        with pytest.raises(Refused):
            await session.stand_if_left_alone(user, (asked(session).seat + 1) % 3, True)
    assert session.waiting_stand == set()


async def test_between_rounds_there_is_nothing_to_choose(hall: Hall) -> None:
    session = await hall.session(ANNA, BEN, CORA)
    for _ in range(3):
        await hall.click(session, "stand")
    with pytest.raises(Stale):
        await session.stand_if_left_alone(ANNA, 0, True)


async def test_a_seat_that_is_left_is_played_by_the_computer_all_the_same(hall: Hall) -> None:
    session, second = await chosen_by_the_second(hall)
    await session.leave(session.seats[second].user_id or 0)
    await hall.click(session, "stand")
    await hall.wait(session)
    assert hall.written()[-1][1::2] == (second, "computer")
