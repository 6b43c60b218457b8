"""An answered click is a kept move: written first, never lost, doubled or out of turn."""

from __future__ import annotations

import asyncio

import pytest

from bot.tables.ports import StoreFailed
from bot.tables.refused import Refused, Stale

from .hall import ANNA, BEN, CORA, DORA, Hall, asked, found_secret, mover, sights, swap_happens


async def test_a_move_is_in_the_store_before_act_returns(hall: Hall) -> None:
    session = await hall.session(ANNA, BEN, CORA)
    seat = asked(session).seat
    await hall.click(session, "swap")
    assert hall.written() == [(0, seat, "swap", "player")]


async def test_a_move_is_in_the_store_before_anything_of_it_is_shown(hall: Hall) -> None:
    session = await hall.session(ANNA, BEN, CORA)
    written_when_shown: list[tuple[str, int]] = []
    hall.screen.watch = lambda what: written_when_shown.append((what, len(hall.written())))
    await hall.click(session, "stand")
    assert {what for what, _ in written_when_shown} == {"moved", "hands", "board"}
    assert {moves for _, moves in written_when_shown} == {1}


async def test_whoever_is_asked_next_is_shown_his_hand_before_the_board(hall: Hall) -> None:
    session = await hall.session(ANNA, BEN, CORA)
    hall.screen.notes.clear()
    await hall.click(session, "stand")
    assert hall.screen.notes[1:] == [("hands", session.id, (asked(session).seat,)), ("board", session.id)]


async def test_who_clicked_sees_his_hand_in_the_answer_and_who_was_late_is_shown_it(hall: Hall) -> None:
    session = await hall.session(ANNA, BEN, CORA, secret=found_secret(swap_happens, ANNA, BEN, CORA))
    hall.screen.notes.clear()
    await hall.click(session, "swap")
    assert hall.screen.all_of("hands") == [("hands", session.id, (asked(session).seat,))]
    late = asked(session).seat
    hall.screen.notes.clear()
    await hall.time_out(session)
    assert hall.screen.all_of("hands") == [("hands", session.id, tuple(sorted((late, asked(session).seat))))]


async def test_a_second_click_on_the_same_step_moves_nothing(hall: Hall) -> None:
    session = await hall.session(ANNA, BEN, CORA)
    user, seat = mover(session), asked(session).seat
    await session.act(user, seat, 0, "stand", at=hall.clock.now())
    before = sights(session)
    with pytest.raises(Stale):
        await session.act(user, seat, 0, "stand", at=hall.clock.now())
    assert sights(session) == before
    assert len(hall.written()) == 1


async def test_of_two_clicks_at_once_exactly_one_moves(hall: Hall) -> None:
    session = await hall.session(ANNA, BEN, CORA)
    user, seat, now = mover(session), asked(session).seat, hall.clock.now()
    clicks = [session.act(user, seat, 0, key, at=now) for key in ("stand", "swap", "stand")]
    answers = await asyncio.gather(*clicks, return_exceptions=True)
    assert [type(answer) for answer in answers] == [type(None), Stale, Stale]
    assert hall.written() == [(0, seat, "stand", "player")]
    assert session.match.step == 1


async def test_a_click_and_the_end_of_its_time_at_once_move_once(hall: Hall) -> None:
    session = await hall.session(ANNA, BEN, CORA)
    deadline = session.deadline
    assert deadline is not None
    await hall.wait(session)  # the reminder
    hall.clock.move_to(deadline)
    await asyncio.gather(session.due(), hall.click(session, "swap"), return_exceptions=True)
    assert [step for step, *_ in hall.written()] == [0]
    assert session.match.step == 1


@pytest.mark.parametrize("who", ["a later step", "an earlier step", "a key not offered", "not his turn"])
async def test_a_click_on_a_state_that_has_passed_is_refused_and_nothing_changes(hall: Hall, who: str) -> None:
    session = await hall.session(ANNA, BEN, CORA)
    await hall.click(session, "stand")
    user, seat, step, key = mover(session), int(asked(session).seat), 1, "stand"
    if who == "a later step":
        step = 2
    elif who == "an earlier step":
        step = 0
    elif who == "a key not offered":
        key = "draw"
    else:
        user = next(one.user_id for one in session.seats if one.user_id not in (None, user)) or 0
        seat = next(one.seat for one in session.seats if one.user_id == user)
    before = (sights(session), session.row, session.next_due(), hall.written())
    with pytest.raises(Stale):
        await session.act(user, seat, step, key, at=hall.clock.now())
    assert (sights(session), session.row, session.next_due(), hall.written()) == before


@pytest.mark.parametrize("who", ["a foreign seat", "a foreign player", "an onlooker"])
async def test_nobody_moves_for_a_seat_that_is_not_his(hall: Hall, who: str) -> None:
    session = await hall.session(ANNA, BEN, CORA)
    seat = int(asked(session).seat)
    if who == "a foreign seat":
        user, seat = mover(session), (seat + 1) % 3
    elif who == "a foreign player":
        user = next(one.user_id for one in session.seats if one.user_id not in (None, mover(session))) or 0
    else:
        user = DORA
    before = (sights(session), session.row, session.next_due(), hall.written())
    with pytest.raises(Refused) as refused:
        await session.act(user, seat, 0, "stand", at=hall.clock.now())
    assert refused.value.key == "refused-not-your-seat"
    assert (sights(session), session.row, session.next_due(), hall.written()) == before


async def test_nobody_can_click_on_being_late(hall: Hall) -> None:
    session = await hall.session(ANNA, BEN, CORA, rules={"turn_timer": 5})
    assert asked(session).unlisted == ("timeout",)
    with pytest.raises(Stale):
        await hall.click(session, "timeout")


async def test_a_store_failure_leaves_match_and_store_equal_and_the_next_click_works(hall: Hall) -> None:
    session = await hall.session(ANNA, BEN, CORA)
    before = (sights(session), session.row)
    with hall.locked(), pytest.raises(StoreFailed):
        await hall.click(session, "swap")
    assert (sights(session), session.row) == before
    assert (await hall.stored(session.id)).moves == ()
    await hall.click(session, "stand")
    assert [key for _, _, key, _ in hall.written()] == ["stand"]


async def test_a_store_failure_of_the_clocks_move_is_tried_again(hall: Hall) -> None:
    session = await hall.session(ANNA, BEN, CORA)
    seat = asked(session).seat
    await hall.wait(session)
    due = session.next_due()
    assert due is not None
    hall.clock.move_to(due)
    with hall.locked(), pytest.raises(StoreFailed):
        await session.due()
    assert (session.match.step, session.seats[seat].late) == (0, 0)
    await session.due()
    assert (hall.written(), session.seats[seat].late) == ([(0, seat, "stand", "time")], 1)
    assert (await hall.stored(session.id)).row == session.row


async def test_a_store_failure_while_leaving_keeps_the_seat(hall: Hall) -> None:
    session = await hall.session(ANNA, BEN, CORA)
    with hall.locked(), pytest.raises(StoreFailed):
        await session.leave(BEN)
    assert session.seat_of(BEN) is not None
    assert (await hall.stored(session.id)).row == session.row
    await session.leave(BEN)
    assert session.seat_of(BEN) is None
    assert (await hall.stored(session.id)).row == session.row


async def test_a_click_that_is_cut_off_in_the_middle_is_taken_over_by_the_next_one(hall: Hall) -> None:
    session = await hall.session(ANNA, BEN, CORA)
    click = asyncio.create_task(hall.click(session, "stand"))
    await asyncio.sleep(0)
    click.cancel()
    await asyncio.gather(click, return_exceptions=True)
    await hall.store.set_meta("after", "the click")  # the writer takes one after the other
    assert (len(hall.written()), session.match.step) == (1, 0)
    with pytest.raises(Stale):
        await hall.click(session, "swap")
    assert session.match.step == 1
    await hall.click(session, "stand")
    assert [key for _, _, key, _ in hall.written()] == ["stand", "stand"]
    assert sights(session) == sights(await hall.brought_back(session.id))


async def test_two_processes_at_one_match_make_one_match(hall: Hall) -> None:
    first = await hall.session(ANNA, BEN, CORA)
    second = await hall.brought_back(first.id)
    await hall.click(first, "stand")
    with pytest.raises(Stale):
        await hall.click(second, "swap")
    assert sights(second) == sights(first)
    await hall.click(second, "stand")
    with pytest.raises(Stale):
        await hall.click(first, "swap")
    assert sights(second) == sights(first)
    assert len(hall.written()) == 2
