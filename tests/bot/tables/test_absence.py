"""Nobody waits for an absent player longer than agreed, and nobody who must not act is timed out."""

from __future__ import annotations

import random
from datetime import timedelta

import pytest

from bot.tables.pacing import NORMAL
from bot.tables.ports import GuildSettings, Status
from bot.tables.refused import Refused, Stale
from bot.tables.session import Session

from .hall import ANNA, BEN, CORA, Hall, asked, mover, sights

A_MOMENT = timedelta(milliseconds=1)


async def until_asked(hall: Hall, session: Session, user: int) -> None:
    """The others stand, the scenes pass, until this player is asked."""
    while session.pending is None or session.seats[asked(session).seat].user_id != user:
        if session.pending is None or not session.held(asked(session).seat):
            await hall.wait(session)
        else:
            await hall.click(session, "stand")


async def made_away(hall: Hall, user: int = ANNA, **changes: object) -> Session:
    """A match in which somebody was late twice in a row and is asked once more."""
    session = await hall.session(ANNA, BEN, CORA, rules={"lives": 9}, **changes)  # type: ignore[arg-type]  # by keyword
    for _ in range(2):
        await until_asked(hall, session, user)
        await hall.time_out(session)
    await until_asked(hall, session, user)
    return session


async def test_an_absent_player_stands_when_his_time_is_over_and_never_before(hall: Hall) -> None:
    session = await hall.session(ANNA, BEN, CORA)
    seat, deadline = asked(session).seat, session.deadline
    assert deadline == hall.clock.now() + timedelta(seconds=30)
    hall.clock.move_to(deadline - A_MOMENT)
    for _ in range(3):
        await session.due()
    assert session.match.step == 0
    hall.clock.move_to(deadline)
    await session.due()
    assert hall.written() == [(0, seat, "stand", "time")]


@pytest.mark.parametrize(("pace", "seconds"), [("normal", 7), ("fast", 7), ("slow", 24 * 60 * 60)])
async def test_a_decision_has_the_time_that_the_table_agreed_to(hall: Hall, pace: str, seconds: int) -> None:
    session = await hall.session(ANNA, BEN, CORA, pace=pace, settings=GuildSettings(turn_seconds=7))
    assert session.deadline == hall.clock.now() + timedelta(seconds=seconds)
    assert session.seconds_to_act == seconds


async def test_there_is_one_reminder_at_half_time(hall: Hall) -> None:
    session = await hall.session(ANNA, BEN, CORA)
    seat = asked(session).seat
    hall.clock.move(15 - 0.001)
    await session.due()
    assert hall.screen.all_of("remind") == []
    for _ in range(14):
        hall.clock.move(1)
        await session.due()
    assert session.match.step == 0
    assert hall.screen.all_of("remind") == [("remind", session.id, seat)]


async def test_a_reminder_goes_with_the_move(hall: Hall) -> None:
    session = await hall.session(ANNA, BEN, CORA)
    seat = asked(session).seat
    await hall.wait(session)
    await hall.click(session, "stand")
    assert ("moved", session.id, seat) in hall.screen.notes


async def test_the_next_player_has_his_own_full_time_and_reminder(hall: Hall) -> None:
    session = await hall.session(ANNA, BEN, CORA)
    hall.clock.move(14)
    await hall.click(session, "stand")
    assert session.deadline == hall.clock.now() + timedelta(seconds=30)
    hall.clock.move(14)
    await session.due()
    assert hall.screen.all_of("remind") == []


async def test_two_late_in_a_row_make_away(hall: Hall) -> None:
    session = await hall.session(ANNA, BEN, CORA, rules={"lives": 9})
    await until_asked(hall, session, ANNA)
    await hall.time_out(session)
    assert (session.seats[0].late, session.seats[0].away) == (1, False)
    await until_asked(hall, session, ANNA)
    await hall.time_out(session)
    assert session.seats[0].away
    assert not session.seats[1].away
    assert (await hall.stored(session.id)).row == session.row


async def test_a_move_of_ones_own_between_two_late_ones_keeps_the_seat(hall: Hall) -> None:
    session = await hall.session(ANNA, BEN, CORA, rules={"lives": 9})
    for answers in (False, True, False):
        await until_asked(hall, session, ANNA)
        if answers:
            await hall.click(session, "stand")
            assert session.seats[0].late == 0
        else:
            await hall.time_out(session)
    assert (session.seats[0].late, session.seats[0].away) == (1, False)


async def test_away_is_played_by_the_computer_at_once_and_without_a_ping(hall: Hall) -> None:
    session = await made_away(hall)
    hall.screen.notes.clear()
    began = hall.clock.now()
    assert session.deadline is None
    await hall.wait(session)
    assert hall.written()[-1][1::2] == (0, "computer")
    assert (hall.clock.now() - began).total_seconds() <= NORMAL.automatic[1]
    assert hall.screen.all_of("remind") == []


async def test_whoever_says_that_he_is_back_decides_again_with_his_full_time(hall: Hall) -> None:
    session = await made_away(hall)
    hall.clock.move(1)
    await session.come_back(ANNA)
    assert (session.seats[0].late, session.seats[0].away) == (0, False)
    assert session.deadline == hall.clock.now() + timedelta(seconds=30)
    assert (await hall.stored(session.id)).row == session.row
    await hall.click(session, "stand")
    assert hall.written()[-1][1:] == (0, "stand", "player")


async def test_coming_back_while_another_one_is_asked_changes_nothing_for_him(hall: Hall) -> None:
    session = await made_away(hall)
    await until_asked(hall, session, BEN)
    hall.clock.move(5)
    before = (asked(session), session.deadline, session.next_due())
    await session.come_back(ANNA)
    assert (asked(session), session.deadline, session.next_due()) == before
    assert session.held(0)


async def test_who_was_away_and_presses_a_button_is_back(hall: Hall) -> None:
    session = await made_away(hall)
    await session.act(ANNA, 0, session.match.step, "stand", at=hall.clock.now())
    assert (session.seats[0].late, session.seats[0].away) == (0, False)
    assert (await hall.stored(session.id)).row == session.row


async def test_coming_back_without_having_been_away_changes_nothing(hall: Hall) -> None:
    session = await hall.session(ANNA, BEN, CORA)
    hall.clock.move(5)
    before = (session.row, session.next_due(), list(hall.screen.notes))
    await session.come_back(ANNA)
    assert (session.row, session.next_due(), hall.screen.notes) == before


async def test_leaving_hands_the_seat_to_a_computer_for_good(hall: Hall) -> None:
    session = await hall.session(ANNA, BEN, CORA, rules={"lives": 9})
    await session.leave(ANNA)
    await session.come_back(ANNA)
    assert session.seat_of(ANNA) is None
    with pytest.raises(Refused):
        await session.leave(ANNA)
    with pytest.raises(Refused):
        await session.act(ANNA, 0, session.match.step, "stand", at=hall.clock.now())
    for _ in range(8):
        if session.pending is None or not session.held(asked(session).seat):
            await hall.wait(session)
        else:
            await hall.click(session, "stand")
    assert {by for _, seat, _, by in hall.written() if seat == 0} == {"computer"}
    assert (await hall.stored(session.id)).row == session.row


async def test_leaving_out_of_turn_disturbs_nobody(hall: Hall) -> None:
    session = await hall.session(ANNA, BEN, CORA)
    hall.clock.move(5)
    leaver = next(seat.user_id for seat in session.seats if seat.user_id != mover(session))
    before = (asked(session), session.deadline, session.next_due(), sights(session))
    await session.leave(leaver or 0)
    assert (asked(session), session.deadline, session.next_due(), sights(session)) == before


async def test_leaving_in_turn_leaves_the_turn_where_it_is(hall: Hall) -> None:
    session = await hall.session(ANNA, BEN, CORA)
    ask, leaver = asked(session), mover(session)
    await session.leave(leaver)
    assert asked(session) == ask
    assert session.deadline is None
    await hall.wait(session)
    assert [(seat, by) for _, seat, _, by in hall.written()] == [(ask.seat, "computer")]
    assert asked(session).seat == (ask.seat + 1) % 3


async def test_the_match_is_broken_off_when_the_last_human_leaves(hall: Hall) -> None:
    session = await hall.session(ANNA, BEN, None)
    await session.leave(BEN)
    assert not session.over
    await session.leave(ANNA)
    assert (session.over, session.next_due(), session.pending) == (True, None, None)
    stored = await hall.stored(session.id)
    assert (stored.row.status, stored.row.ended) == (Status.BROKEN_OFF, "gone")
    assert hall.screen.all_of("ended") == [("ended", session.id)]
    assert await hall.store.results(session.id) == []
    with pytest.raises(Stale):
        await hall.click_as(session, ANNA, "stand")


async def test_an_away_human_keeps_the_match_alive(hall: Hall) -> None:
    session = await made_away(hall)
    await session.leave(BEN)
    await session.leave(CORA)
    assert not session.over
    await hall.play_out(session)
    assert session.row.status is Status.FINISHED


async def test_a_match_that_is_broken_off_stays_so(hall: Hall) -> None:
    session = await hall.session(ANNA, BEN, CORA)
    await session.break_off("moderator")
    await session.break_off("host")
    assert (await hall.stored(session.id)).row.ended == "moderator"
    assert len(hall.screen.all_of("ended")) == 1
    with pytest.raises(Stale):
        await session.leave(ANNA)
    await session.due()
    assert hall.written() == []


class Draws(random.Random):
    """Notes every wait that is drawn, from a stream that the choices of computers do not touch."""

    def __init__(self) -> None:
        super().__init__(0)
        self.waits = random.Random(1)
        self.drawn: list[float] = []

    def uniform(self, a: float, b: float) -> float:
        self.drawn.append(self.waits.uniform(a, b))
        return self.drawn[-1]


@pytest.mark.parametrize("secret", range(8))
async def test_how_long_computers_wait_does_not_depend_on_the_cards(hall: Hall, secret: int) -> None:
    draws = Draws()
    session = await hall.session(None, ANNA, None, None, rules={"lives": 9}, secret=secret, rng=draws)
    waited: list[float] = []
    while len(waited) < 12:
        if session.pending is not None and session.held(asked(session).seat):
            await hall.click(session, "stand")
            continue
        began, step = hall.clock.now(), session.match.step
        await hall.wait(session)
        if session.match.step > step:
            waited.append((hall.clock.now() - began).total_seconds())
    same = random.Random(1)
    assert waited == pytest.approx([same.uniform(*NORMAL.automatic) for _ in waited], abs=1e-6)
