"""The end of a round is a scene: drum roll, cards, then the next round by itself."""

from __future__ import annotations

from datetime import timedelta
from functools import partial
from typing import Any

import pytest

from bot.tables.fairness import record_to_play
from bot.tables.pacing import FAST, NORMAL, UNWATCHED
from bot.tables.ports import MatchRow, Status, StoredMatch, StoreFailed
from bot.tables.refused import Stale
from bot.tables.session import Session

from .hall import ANNA, BEN, CORA, DORA, Hall, asked, found_secret, mover

QUICK = {"lives": 1}
KING_ENDS: dict[str, Any] = {"game": "chase-the-ace", "rules": {"king_ends_round": True}}
FOUR = (ANNA, BEN, CORA, DORA)


async def after_a_round(hall: Hall, *users: int | None, **changes: object) -> Session:
    """A match of which the first round was decided a moment ago: everybody stood."""
    session = await hall.session(*(users or (ANNA, BEN, CORA)), **changes)  # type: ignore[arg-type]  # by keyword
    while session.scene is None:
        await hall.click(session, "stand")
    return session


def several_rounds_at_once(row: MatchRow) -> bool:
    """The last stand of the match decides its round and a sudden death."""
    match = record_to_play(StoredMatch(row)).replay()
    rounds = 0
    while match.pending is not None:
        rounds = len(match.rounds)
        match.act(match.pending.seat, "stand")
    return len(match.rounds) >= rounds + 2


def a_king_ends_it(row: MatchRow, *, asked_first: bool) -> bool:
    """The first round is decided by a king, by the first swap or before it."""
    match = record_to_play(StoredMatch(row)).replay()
    if asked_first and not match.rounds:
        assert match.pending is not None
        match.act(match.pending.seat, "swap")
    elif asked_first:
        return False
    return len(match.rounds) == 1


async def test_the_drum_roll_comes_first_then_the_cards_then_the_next_round(hall: Hall) -> None:
    session = await after_a_round(hall)
    scene = session.scene
    assert scene is not None
    assert (scene.entry, scene.shown) == (0, False)
    assert scene.until == session.next_due() == hall.clock.now() + timedelta(seconds=NORMAL.drum)
    await hall.wait(session)
    scene = session.scene
    assert scene is not None
    assert (scene.entry, scene.shown) == (0, True)
    assert scene.until == session.next_due() == hall.clock.now() + timedelta(seconds=NORMAL.reveal)
    hall.screen.notes.clear()
    await hall.wait(session)
    assert session.scene is None
    assert hall.screen.notes == [("hands", session.id, (0, 1, 2)), ("board", session.id)]
    assert session.deadline == hall.clock.now() + timedelta(seconds=30)


async def test_nobody_is_asked_or_timed_out_while_a_scene_is_shown(hall: Hall) -> None:
    session = await after_a_round(hall)
    assert (session.pending, session.deadline) == (None, None)
    ask = session.match.pending
    assert ask is not None
    with pytest.raises(Stale):
        await session.act(session.seats[ask.seat].user_id or 0, ask.seat, 3, "stand", at=hall.clock.now())
    await hall.through_scenes(session)
    assert len(hall.written()) == 3
    assert all(not seat.late for seat in session.seats)


async def test_no_new_hand_is_pushed_before_the_cards_were_shown(hall: Hall) -> None:
    session = await hall.session(ANNA, BEN, CORA)
    for _ in range(2):
        await hall.click(session, "stand")
    hall.screen.notes.clear()
    await hall.click(session, "stand")
    await hall.wait(session)
    assert hall.screen.all_of("hands") == []


async def test_whose_turn_does_not_come_any_more_does_not_keep_his_buttons(hall: Hall) -> None:
    ends = partial(a_king_ends_it, asked_first=True)
    session = await hall.session(*FOUR, secret=found_secret(ends, *FOUR, **KING_ENDS), **KING_ENDS)
    others = tuple(seat for seat in range(4) if seat != asked(session).seat)
    hall.screen.notes.clear()
    await hall.click(session, "swap")
    assert session.scene is not None
    assert hall.screen.all_of("hands") == [("hands", session.id, others)]


async def test_a_round_that_is_decided_before_anybody_is_asked_has_its_scene(hall: Hall) -> None:
    ends = partial(a_king_ends_it, asked_first=False)
    session = await hall.session(*FOUR, secret=found_secret(ends, *FOUR, **KING_ENDS), **KING_ENDS)
    assert hall.screen.notes == [("board", session.id), ("hands", session.id, (0, 1, 2, 3))]
    assert session.scene is not None
    assert (session.scene.entry, session.scene.shown, session.pending) == (0, False, None)
    await hall.through_scenes(session)
    assert len(session.match.rounds) == 1
    await hall.click(session, "stand")


@pytest.mark.parametrize(
    ("users", "changes"),
    [((ANNA, BEN, CORA), {"pace": "fast"}), ((ANNA, BEN, CORA), {"rules": {"turn_timer": 60}})],
    ids=["the table agreed on fast", "the rules have a clock"],
)
async def test_a_fast_table_has_no_drum_roll_and_shorter_scenes(
    hall: Hall, users: tuple[int, ...], changes: dict[str, object]
) -> None:
    session = await after_a_round(hall, *users, **changes)
    scene = session.scene
    assert scene is not None
    assert scene.shown
    assert scene.until == hall.clock.now() + timedelta(seconds=FAST.reveal)
    await hall.wait(session)
    assert session.scene is None


async def test_nobody_has_to_wait_for_the_end_of_a_match_without_a_human_in_it(hall: Hall) -> None:
    session = await hall.session(ANNA, None, None, None, rules={"lives": 9})
    assert session.pace == NORMAL
    await session.leave(ANNA)
    assert session.over
    session = await hall.session(ANNA, None, None, None, rules=QUICK, secret=3)
    while session.match.tally("lives")[0] and not session.over:
        assert session.pace == NORMAL
        if session.pending is not None and session.held(asked(session).seat):
            await hall.click(session, "stand")
        else:
            await hall.wait(session)
    assert session.match.tally("lives")[0] == 0, "this secret was chosen because Anna is out early"
    assert session.pace == UNWATCHED


async def test_rounds_that_were_decided_in_one_move_show_one_scene_each(hall: Hall) -> None:
    secret = found_secret(several_rounds_at_once, ANNA, BEN, CORA, rules=QUICK)
    session = await hall.session(ANNA, BEN, CORA, rules=QUICK, secret=secret)
    scenes: list[tuple[int, bool]] = []
    while not session.closed:
        if session.scene is None:
            await hall.click(session, "stand")
        else:
            scenes.append((session.scene.entry, session.scene.shown))
            await hall.wait(session)
    assert scenes == [(entry, shown) for entry in range(len(session.match.rounds)) for shown in (False, True)]
    assert hall.screen.notes[-1] == ("ended", session.id)
    assert len(hall.screen.all_of("ended")) == 1


async def test_a_player_may_skip_the_cards_and_the_next_round_begins(hall: Hall) -> None:
    session = await after_a_round(hall)
    await hall.wait(session)
    await session.skip_scene(BEN)
    assert session.scene is None
    assert session.deadline == hall.clock.now() + timedelta(seconds=30)


async def test_two_who_skip_at_once_skip_one_scene(hall: Hall) -> None:
    session = await after_a_round(hall)
    await hall.wait(session)
    await session.skip_scene(BEN)
    with pytest.raises(Stale):
        await session.skip_scene(CORA)
    assert asked(session).options


async def test_the_drum_roll_cannot_be_skipped_and_onlookers_skip_nothing(hall: Hall) -> None:
    session = await after_a_round(hall)
    with pytest.raises(Stale):
        await session.skip_scene(ANNA)
    await hall.wait(session)
    scene = session.scene
    with pytest.raises(Stale):
        await session.skip_scene(DORA)
    assert session.scene == scene


async def test_leaving_and_coming_back_in_a_scene_leave_the_scene_alone(hall: Hall) -> None:
    session = await after_a_round(hall)
    scene = session.scene
    await session.leave(ANNA)
    assert (session.scene, session.next_due()) == (scene, scene and scene.until)
    session.begin()  # the way to Discord is there again
    assert (session.scene, session.next_due()) == (scene, scene and scene.until)
    await hall.through_scenes(session)
    assert asked(session).options


async def last_scene(hall: Hall) -> Session:
    session = await hall.session(ANNA, BEN, CORA, rules=QUICK)
    while session.match.pending is not None:
        if session.scene is not None:
            await hall.wait(session)
        else:
            await hall.click(session, "stand")
    return session


async def test_the_end_is_written_and_shown_when_the_last_scene_was(hall: Hall) -> None:
    session = await last_scene(hall)
    assert session.over
    assert not session.closed
    assert await hall.store.results(session.id) == []
    await hall.through_scenes(session)
    assert session.closed
    assert (await hall.stored(session.id)).row.status is Status.FINISHED
    assert len(await hall.store.results(session.id)) == 3
    assert hall.screen.notes[-1] == ("ended", session.id)
    assert session.next_due() is None


async def test_the_last_scene_can_be_skipped_too(hall: Hall) -> None:
    session = await last_scene(hall)
    while session.scene is not None and not session.scene.shown:
        await hall.wait(session)
    while not session.closed:
        if session.scene is not None and session.scene.shown:
            await session.skip_scene(ANNA)
        else:
            await hall.wait(session)
    assert (await hall.stored(session.id)).row.status is Status.FINISHED
    assert len(hall.screen.all_of("ended")) == 1


async def test_an_end_that_cannot_be_written_is_written_later(hall: Hall) -> None:
    session = await last_scene(hall)
    scene = None
    while session.scene is not None and (session.scene.entry, session.scene.shown) != (
        len(session.match.rounds) - 1,
        True,
    ):
        await hall.wait(session)
    scene = session.scene
    assert scene is not None
    hall.clock.move_to(scene.until)
    with hall.locked(), pytest.raises(StoreFailed):
        await session.due()
    assert (session.closed, session.scene) == (False, scene)
    assert hall.screen.all_of("ended") == []
    await session.due()
    assert session.closed
    assert (await hall.stored(session.id)).row.status is Status.FINISHED


async def test_nobody_leaves_or_breaks_off_what_is_decided(hall: Hall) -> None:
    session = await last_scene(hall)
    winner = session.match.outcome.winners[0] if session.match.outcome is not None else 0
    with pytest.raises(Stale):
        await session.leave(session.seats[winner].user_id or 0)
    await session.break_off("host")
    await hall.through_scenes(session)
    results = await hall.store.results(session.id)
    assert [result.user_id for result in results if result.won] == [session.seats[winner].user_id]
    assert (await hall.stored(session.id)).row.ended is None


async def test_the_board_of_the_last_scene_may_still_move(hall: Hall) -> None:
    session = await last_scene(hall)
    await session.board_moved(77, hall.clock.now())
    assert (await hall.stored(session.id)).row == session.row
    await hall.through_scenes(session)
    await session.board_moved(78, hall.clock.now())
    assert session.row.board_id == 78
    assert session.row.status is Status.FINISHED


async def test_the_asked_player_is_known_again_after_the_scene(hall: Hall) -> None:
    session = await after_a_round(hall)
    await hall.through_scenes(session)
    await session.act(mover(session), asked(session).seat, 3, "stand", at=hall.clock.now())
    assert session.match.step == 4
