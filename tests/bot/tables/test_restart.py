"""Whenever the process dies, lobbies and matches come back as they were."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.tables.fairness import record_of
from bot.tables.ports import MovedBy, Status
from bot.tables.session import Session
from engine import GAMES, verify

from .hall import ANNA, BEN, BOARD, CORA, DORA, Hall, asked, lobby_row, running_row, sights


async def board() -> int:
    return BOARD


async def test_a_lobby_survives_a_restart_and_can_be_started(hall: Hall) -> None:
    tables = await hall.restarted()
    lobby = await tables.open(lobby_row(ANNA, None))
    await lobby.join(BEN, "Ben", "de", 4711)
    await lobby.choose_rules(ANNA, {"lives": 2})
    await lobby.choose_lucky(BEN, "13")
    before = lobby.row
    hall.screen.notes.clear()
    tables = await hall.restarted()
    (again,) = tables.lobbies.values()
    assert again is not lobby
    assert again.row == before
    assert hall.screen.notes == [("lobby", again.id)]
    session = await tables.start(again, ANNA, board)
    assert session.row.contributions == ("7000", "13", str(BOARD))


async def test_a_lobby_closes_at_its_time_although_the_process_was_another(hall: Hall) -> None:
    tables = await hall.restarted()
    lobby = await tables.open(lobby_row(ANNA))
    hall.clock.move(14 * 60)
    tables = await hall.restarted()
    assert tables.lobbies[lobby.id].next_due() == lobby.row.clicked + timedelta(minutes=15)
    await hall.clock.run_until(lambda: bool(hall.screen.all_of("lobby closed")))
    assert hall.screen.notes[-1] == ("lobby closed", lobby.id, "lobby-closed-by-time")


async def test_a_lobby_that_died_while_it_started_can_be_started_again(hall: Hall) -> None:
    match_id = await hall.store.add_match(lobby_row(ANNA, BEN, CORA, board_id=5))
    tables = await hall.restarted()
    session = await tables.start(tables.lobbies[match_id], ANNA, board)
    assert session.row.contributions[-1] == str(BOARD)


async def test_a_lobby_that_outlives_an_update_is_played_by_the_new_revision(hall: Hall) -> None:
    match_id = await hall.store.add_match(lobby_row(ANNA, BEN, CORA, revision=0))
    tables = await hall.restarted()
    session = await tables.start(tables.lobbies[match_id], ANNA, board)
    assert session.row.revision == GAMES["kuckuck"].revision
    await session.break_off("host")
    assert verify(record_of(await hall.stored(match_id))).startswith("verified")


@pytest.mark.parametrize("gone", [{"game": "no-such-game"}, {"rules": {"no_such_rule": 1}}], ids=["game", "rules"])
async def test_a_lobby_whose_game_or_rules_are_gone_is_closed(hall: Hall, gone: dict[str, object]) -> None:
    match_id = await hall.store.add_match(replace(lobby_row(ANNA, BEN, CORA), **gone))  # type: ignore[arg-type]  # by keyword
    tables = await hall.restarted()
    assert tables.lobbies == {}
    assert (await hall.stored(match_id)).row.status is Status.CANCELLED


async def test_a_rematch_keeps_its_order_of_seats(hall: Hall) -> None:
    before = await hall.session(BEN, None, ANNA)
    await before.break_off("host")
    match_id = await hall.store.add_match(lobby_row(None, host_id=ANNA, again=before.id))
    lobby = (await hall.restarted()).lobbies[match_id]
    for user in (CORA, ANNA, BEN):
        await lobby.join(user, "Name", "de", user)
    assert [seat.user_id for seat in lobby.seats] == [BEN, None, ANNA, CORA]


@pytest.mark.parametrize("moves", [0, 1, 2, 4, 7])
async def test_a_match_comes_back_equal_for_every_seat_and_its_ask_has_its_full_time_anew(
    hall: Hall, moves: int
) -> None:
    before = await hall.session(ANNA, BEN, CORA)
    for move in range(moves):
        await hall.through_scenes(before)
        await hall.click(before, asked(before).options[move % 2])
    await hall.through_scenes(before)
    seen = sights(before)
    hall.clock.move(29)
    tables = await hall.restarted()
    session = tables.sessions[before.id]
    assert session is not before
    assert sights(session) == seen
    assert session.row == before.row
    assert session.deadline == hall.clock.now() + timedelta(seconds=30)
    hall.clock.move(1.1)  # the old time is over
    await session.due()
    assert session.match.step == moves


async def test_a_long_absence_of_our_own_times_nobody_out(hall: Hall) -> None:
    before = await hall.session(ANNA, BEN, CORA)
    hall.clock.move(24 * 3600)
    tables = await hall.restarted()
    session = tables.sessions[before.id]
    await session.due()
    assert (session.match.step, hall.screen.all_of("remind")) == (0, [])
    assert session.deadline == hall.clock.now() + timedelta(seconds=30)


async def test_who_is_away_or_has_left_is_so_after_a_restart(hall: Hall) -> None:
    before = await hall.session(ANNA, BEN, CORA, None)
    seats = (replace(before.seats[0], away=True, late=2), *before.seats[1:])
    await hall.store.save_seats(before.id, seats)
    before = await hall.brought_back(before.id)
    await before.leave(BEN)
    session = (await hall.restarted()).sessions[before.id]
    assert [session.held(seat) for seat in range(4)] == [False, False, True, False]
    await session.come_back(ANNA)
    assert session.held(0)


async def test_a_match_that_is_killed_after_every_move_ends_as_the_one_that_was_not(hall: Hall) -> None:
    def key(session: Session) -> str:
        options = asked(session).options
        return options[session.match.step * 7 % 5 % len(options)]

    unkilled = await hall.session(ANNA, BEN, CORA, DORA, secret=5)
    while not unkilled.closed:
        if unkilled.scene is not None:
            await hall.wait(unkilled)
        else:
            await hall.click(unkilled, key(unkilled))

    match_id = await hall.store.add_match(running_row(ANNA, BEN, CORA, DORA, secret=5))
    kills = 0
    while (await hall.stored(match_id)).row.status is Status.RUNNING:
        session = (await hall.restarted()).sessions[match_id]
        kills += 1
        if not session.closed:
            await hall.click(session, key(session))
    first, second = await hall.stored(unkilled.id), await hall.stored(match_id)
    assert kills == len(first.moves) + 1
    assert second.moves == first.moves
    assert await hall.store.results(match_id) == await hall.store.results(unkilled.id)
    assert verify(record_of(second)).startswith("verified")


async def test_a_match_whose_last_move_was_written_but_not_its_end_is_finished_at_start_up(hall: Hall) -> None:
    session = await hall.session(ANNA, BEN, CORA, rules={"lives": 1})
    while session.match.pending is not None:
        await hall.through_scenes(session)
        await hall.click(session, "stand")
    assert (await hall.stored(session.id)).row.status is Status.RUNNING
    hall.screen.notes.clear()
    tables = await hall.restarted()
    assert (await hall.stored(session.id)).row.status is Status.FINISHED
    assert len(await hall.store.results(session.id)) == 3
    assert hall.screen.notes == [("ended", session.id)]
    assert tables.sessions[session.id].next_due() is None
    hall.screen.notes.clear()
    await hall.store.end_shown(session.id)
    assert (await hall.restarted()).sessions == {}
    assert hall.screen.notes == []


async def test_an_end_that_was_written_but_not_shown_is_shown_at_start_up(hall: Hall) -> None:
    session = await hall.session(ANNA, BEN, CORA)
    await session.break_off("host")
    for _ in range(2):
        hall.screen.notes.clear()
        await hall.restarted()
        assert hall.screen.notes == [("ended", session.id)]
    await hall.store.end_shown(session.id)
    hall.screen.notes.clear()
    await hall.restarted()
    assert hall.screen.notes == []


async def test_an_end_that_nobody_saw_for_an_hour_is_not_shown_any_more(hall: Hall) -> None:
    session = await hall.session(ANNA, BEN, CORA)
    await session.break_off("host")
    hall.clock.move(3601)
    hall.screen.notes.clear()
    await hall.restarted()
    assert hall.screen.notes == []
    assert await hall.store.owed_ends() == []


@pytest.mark.parametrize("change", [{"revision": 99}, {"game": "no-such-game"}], ids=["revision", "game"])
async def test_a_match_of_another_revision_ends_with_update_and_that_is_no_error(
    hall: Hall, change: dict[str, object], caplog: pytest.LogCaptureFixture
) -> None:
    match_id = await hall.store.add_match(replace(running_row(ANNA, BEN, CORA), **change))  # type: ignore[arg-type]  # by keyword
    other = await hall.session(ANNA, BEN, CORA)
    tables = await hall.restarted()
    assert list(tables.sessions) == [other.id]
    stored = await hall.stored(match_id)
    assert (stored.row.status, stored.row.ended) == (Status.BROKEN_OFF, "update")
    assert hall.screen.all_of("updated") == [("updated", match_id)], "its board says so"
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []
    assert await hall.store.results(match_id) == []


async def test_a_match_that_cannot_be_replayed_stops_no_other_and_its_cards_reach_no_log(
    hall: Hall, caplog: pytest.LogCaptureFixture
) -> None:
    broken = await hall.session(ANNA, BEN, CORA)
    other = await hall.session(ANNA, BEN, CORA)
    await hall.store.add_move(broken.id, 0, asked(broken).seat, "cut:5", MovedBy.PLAYER)
    tables = await hall.restarted()
    assert list(tables.sessions) == [other.id]
    assert (await hall.stored(broken.id)).row.ended == "update"
    assert [record.getMessage() for record in caplog.records] == [
        f"match {broken.id} cannot be brought back; it is broken off"
    ]
