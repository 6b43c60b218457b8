"""Under the rules' own clock, being late costs a life (RULES.md 1.B note g)."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.tables.pacing import FAST
from bot.tables.refused import Stale
from bot.tables.session import Session

from .hall import ANNA, BEN, CORA, Hall, asked

RULES = {"turn_timer": 5}


async def offered(hall: Hall) -> Session:
    """A match whose first decision Discord has just confirmed."""
    session = await hall.session(ANNA, BEN, CORA, rules=RULES)
    hall.clock.move(2)
    session.offered(0, hall.clock.now(), live=True)
    return session


async def test_the_clock_starts_when_the_offer_is_confirmed_and_not_before(hall: Hall) -> None:
    session = await hall.session(ANNA, BEN, CORA, rules=RULES)
    assert (session.deadline, session.seconds_to_act) == (None, 5)
    hall.clock.move(2)
    await session.due()
    session.offered(0, hall.clock.now(), live=True)
    assert session.deadline == hall.clock.now() + timedelta(seconds=5)


async def test_a_second_confirmation_does_not_lengthen_the_time(hall: Hall) -> None:
    session = await offered(hall)
    deadline = session.deadline
    hall.clock.move(3)
    session.offered(0, hall.clock.now(), live=True)
    session.offered(0, hall.clock.now(), live=False)
    assert session.deadline == deadline


@pytest.mark.parametrize("step", [-1, 1])
async def test_the_confirmation_of_another_decision_starts_nothing(hall: Hall, step: int) -> None:
    session = await hall.session(ANNA, BEN, CORA, rules=RULES)
    session.offered(step, hall.clock.now(), live=True)
    assert session.deadline is None


async def test_without_the_rules_clock_a_confirmation_changes_nothing(hall: Hall) -> None:
    session = await hall.session(ANNA, BEN, CORA)
    before = (session.deadline, session.next_due())
    hall.clock.move(2)
    session.offered(0, hall.clock.now(), live=True)
    assert (session.deadline, session.next_due()) == before


async def test_a_click_counts_by_the_time_in_its_interaction_and_with_the_allowance(hall: Hall) -> None:
    session = await offered(hall)
    made = hall.clock.now() + timedelta(seconds=5 + 1.5)
    hall.clock.move(5 + 1.5 + 0.4)  # it arrives later than it was made
    await session.due()
    await hall.click(session, "swap", at=made)
    assert hall.written()[0][2:] == ("swap", "player")


async def test_a_click_that_was_made_too_late_is_none_and_the_life_is_lost(hall: Hall) -> None:
    session = await offered(hall)
    seat = asked(session).seat
    made = hall.clock.now() + timedelta(seconds=5 + 1.5, milliseconds=1)
    hall.clock.move(5 + 1.6)
    with pytest.raises(Stale):
        await hall.click(session, "swap", at=made)
    assert hall.written() == []
    await hall.wait(session)
    assert hall.written() == [(0, seat, "timeout", "time")]
    assert session.match.tally("lives")[seat] == 2


async def test_nobody_loses_a_life_while_his_click_may_be_on_its_way(hall: Hall) -> None:
    session = await offered(hall)
    due = session.next_due()
    assert due is not None
    assert due >= hall.clock.now() + timedelta(seconds=5 + 1.5)
    hall.clock.move_to(due - timedelta(milliseconds=1))
    await session.due()
    assert session.match.step == 0


async def test_who_has_no_panel_gets_ten_seconds(hall: Hall) -> None:
    session = await hall.session(ANNA, BEN, CORA, rules=RULES)
    session.offered(0, hall.clock.now(), live=False)
    assert session.deadline == hall.clock.now() + timedelta(seconds=10)
    made = hall.clock.now() + timedelta(seconds=9)
    hall.clock.move(9)
    await session.due()
    await hall.click(session, "swap", at=made)
    assert session.match.step == 1


async def test_an_offer_that_nobody_confirms_does_not_stop_the_match(hall: Hall) -> None:
    session = await hall.session(ANNA, BEN, CORA, rules=RULES)
    seat = asked(session).seat
    await hall.wait(session)
    assert session.deadline == hall.clock.now() + timedelta(seconds=10)
    await hall.wait(session)
    assert hall.written() == [(0, seat, "timeout", "time")]


async def test_nobody_is_reminded(hall: Hall) -> None:
    session = await offered(hall)
    await hall.time_out(session)
    assert hall.screen.all_of("remind") == []


async def test_the_next_decision_waits_for_its_own_confirmation(hall: Hall) -> None:
    session = await offered(hall)
    await hall.click(session, "stand")
    assert session.deadline is None
    hall.clock.move(3)
    session.offered(1, hall.clock.now(), live=True)
    assert session.deadline == hall.clock.now() + timedelta(seconds=5)


async def test_a_confirmed_board_does_not_change_when_a_computer_moves(hall: Hall) -> None:
    session = await hall.session(None, None, None, rules=RULES)
    due = session.next_due()
    session.offered(0, hall.clock.now(), live=False)
    assert session.next_due() == due
    assert due is not None
    assert (due - hall.clock.now()).total_seconds() <= FAST.automatic[1]


async def test_two_late_in_a_row_make_away_here_too(hall: Hall) -> None:
    session = await hall.session(ANNA, None, None, rules=RULES | {"lives": 9})
    while not session.seats[0].away:
        await hall.wait(session)
    assert [key for _, seat, key, _ in hall.written() if seat == 0] == ["timeout", "timeout"]


async def test_everything_that_is_no_decision_is_fast(hall: Hall) -> None:
    session = await hall.session(ANNA, BEN, CORA, rules=RULES, pace="slow")
    assert session.pace == FAST
