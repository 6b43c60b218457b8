"""Nobody is timed out by our own lateness: his time runs from when he could see that he is asked."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.tables.session import Session
from bot.tables.turn_clock import LATE, UNSEEN

from .hall import ANNA, BEN, CORA, NOON, Hall, asked

FULL = timedelta(seconds=30)


async def unconfirmed(hall: Hall, **changes: object) -> Session:
    """A match in which somebody is asked and nothing has come from Discord yet."""
    hall.screen.confirms = False
    session = await hall.session(ANNA, BEN, CORA, **changes)  # type: ignore[arg-type]  # fields of a row
    hall.screen.notes.clear()
    return session


async def test_a_prompt_confirmation_changes_nothing(hall: Hall) -> None:
    session = await unconfirmed(hall)
    before = (session.deadline, session.next_due())
    hall.clock.move(LATE.total_seconds())
    session.offered(0, hall.clock.now(), live=True)
    assert (session.deadline, session.next_due()) == before
    assert hall.screen.notes == []


@pytest.mark.parametrize("late", [3, 29, 31, 90])
async def test_a_late_confirmation_starts_the_full_time_anew_and_the_countdowns_are_shown_anew(
    hall: Hall, late: float
) -> None:
    session = await unconfirmed(hall)
    seat = asked(session).seat
    hall.clock.move(late)
    await session.due()
    assert (session.match.step, hall.screen.all_of("remind")) == (0, []), "he does not know that he is asked"
    session.offered(0, hall.clock.now(), live=True)
    assert session.deadline == hall.clock.now() + FULL
    assert hall.screen.notes == [("hands", session.id, (seat,)), ("board", session.id)]
    await hall.wait(session)
    assert hall.clock.now() == NOON + timedelta(seconds=late) + FULL / 2
    assert hall.screen.all_of("remind") == [("remind", session.id, seat)]
    await hall.wait(session)
    assert hall.clock.now() == NOON + timedelta(seconds=late) + FULL
    assert hall.written() == [(0, seat, "stand", "time")]


async def test_it_starts_anew_once_for_each_ask(hall: Hall) -> None:
    session = await unconfirmed(hall)
    hall.clock.move(10)
    session.offered(0, hall.clock.now(), live=True)
    deadline = session.deadline
    hall.clock.move(10)
    session.offered(0, hall.clock.now(), live=True)
    assert session.deadline == deadline
    await hall.click(session, "stand")
    hall.clock.move(10)
    session.offered(1, hall.clock.now(), live=False)
    assert session.deadline == hall.clock.now() + FULL


@pytest.mark.parametrize("step", [-1, 1])
async def test_the_confirmation_of_another_decision_starts_nothing(hall: Hall, step: int) -> None:
    session = await unconfirmed(hall)
    before = session.deadline
    hall.clock.move(10)
    session.offered(step, hall.clock.now(), live=True)
    assert session.deadline == before
    assert session.unseen


async def test_a_message_that_goes_out_late_says_the_full_time_itself(hall: Hall) -> None:
    session = await unconfirmed(hall)
    hall.clock.move(10)
    session.offering(0, live=False)
    shown = session.deadline
    assert shown == hall.clock.now() + FULL
    hall.clock.move(1)
    session.offered(0, hall.clock.now(), live=False)
    assert session.deadline == shown
    assert hall.screen.notes == [], "nothing has to be shown twice"


async def test_a_panel_that_goes_out_late_brings_the_boards_countdown_along(hall: Hall) -> None:
    session = await unconfirmed(hall)
    hall.clock.move(10)
    session.offering(0, live=True)
    assert hall.screen.notes == [("board", session.id)]


async def test_a_message_that_goes_out_late_and_stays_on_its_way_starts_the_time_once_more(hall: Hall) -> None:
    session = await unconfirmed(hall)
    hall.clock.move(10)
    session.offering(0, live=True)
    hall.clock.move(10)
    session.offered(0, hall.clock.now(), live=True)
    assert session.deadline == hall.clock.now() + FULL


async def test_an_offer_that_nobody_ever_confirms_does_not_stop_the_match(hall: Hall) -> None:
    session = await unconfirmed(hall)
    await hall.time_out(session)
    assert hall.clock.now() == NOON + UNSEEN + FULL
    assert hall.written()[0][3] == "time"


async def test_under_the_rules_clock_nobody_loses_a_life_before_he_could_see_his_turn(hall: Hall) -> None:
    session = await unconfirmed(hall, rules={"turn_timer": 5})
    hall.clock.move(90)
    await session.due()
    assert session.match.step == 0
    session.offered(0, hall.clock.now(), live=True)
    assert session.deadline == hall.clock.now() + timedelta(seconds=5)


async def test_after_an_outage_the_new_offer_is_waited_for_as_well(hall: Hall) -> None:
    session = await unconfirmed(hall)
    session.offered(0, hall.clock.now(), live=True)
    session.unreachable()
    hall.clock.move(60)
    await session.reached_again()
    hall.clock.move(40)
    await session.due()
    assert session.match.step == 0
    session.offered(0, hall.clock.now(), live=True)
    assert session.deadline == hall.clock.now() + FULL


async def test_who_said_beforehand_that_he_stands_needs_no_offer(hall: Hall) -> None:
    session = await unconfirmed(hall)
    second = (asked(session).seat + 1) % 3
    user = session.seats[second].user_id
    assert user is not None
    await session.stand_if_left_alone(user, second, True)
    await hall.click(session, "stand")
    assert not session.unseen
    await hall.wait(session)
    assert hall.written()[1][1:] == (second, "stand", "player")
