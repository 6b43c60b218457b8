"""The tables of one process: opened, started, and driven by time."""

from __future__ import annotations

import asyncio
from datetime import datetime

import pytest

from bot.store import SqliteStore
from bot.tables.fairness import record_of
from bot.tables.lobby import Lobby
from bot.tables.ports import GuildSettings, MatchRow, Status, StoreFailed
from bot.tables.refused import Refused, Stale
from bot.tables.registry import Tables
from engine import commitment_of, first_dealer, seed_of, verify

from .hall import ANNA, BEN, BOARD, CHANNEL, CORA, GUILD, NOON, Hall, asked, lobby_row


async def posted() -> int:
    """Discord takes the board."""
    return BOARD


class NotPosted(Exception):
    """Discord does not take the board."""


async def not_posted() -> int:
    raise NotPosted


async def opened(tables: Tables, *users: int | None, **changes: object) -> Lobby:
    return await tables.open(lobby_row(*(users or (ANNA, BEN, CORA)), **changes))  # type: ignore[arg-type]  # by keyword


async def test_every_lobby_has_a_secret_of_its_own_and_shows_the_commitment_to_it(hall: Hall) -> None:
    tables = hall.tables()
    first, second = await opened(tables), await opened(tables, channel_id=2)
    assert first.row.secret != second.row.secret
    assert first.row.commitment == commitment_of(bytes.fromhex(first.row.secret))
    assert (await hall.stored(first.id)).row == first.row


async def test_a_channel_has_one_table(hall: Hall) -> None:
    tables = hall.tables()
    lobby = await opened(tables)
    with pytest.raises(Refused) as refused:
        await opened(tables)
    assert refused.value.key == "refused-table-here"
    assert tables.in_channel(CHANNEL) == [lobby]
    session = await tables.start(lobby, ANNA, posted)
    assert tables.in_channel(CHANNEL) == [session]
    with pytest.raises(Refused):
        await opened(tables)
    await session.break_off("host")
    await opened(tables)


async def test_two_who_open_at_once_open_one(hall: Hall) -> None:
    tables = hall.tables()
    answers = await asyncio.gather(*(opened(tables) for _ in range(3)), return_exceptions=True)
    assert sorted(type(answer).__name__ for answer in answers) == ["Lobby", "Refused", "Refused"]
    assert len(await hall.store.unfinished()) == 1


async def test_a_closed_lobby_gives_its_channel_free_at_once(hall: Hall) -> None:
    tables = hall.tables()
    lobby = await opened(tables)
    await lobby.cancel(ANNA)
    assert tables.in_channel(CHANNEL) == []
    assert tables.in_guild(GUILD) == 0
    await opened(tables)


async def test_moderators_may_allow_more_tables_in_a_channel(hall: Hall) -> None:
    await hall.store.set_guild_settings(GUILD, GuildSettings(tables_per_channel=2))
    tables = hall.tables()
    both = [await opened(tables), await opened(tables)]
    assert tables.in_channel(CHANNEL) == both
    with pytest.raises(Refused):
        await opened(tables)


async def test_a_guild_has_a_limit_of_its_own(hall: Hall) -> None:
    await hall.store.set_guild_settings(GUILD, GuildSettings(tables_per_guild=2))
    tables = hall.tables()
    await opened(tables, channel_id=1)
    await tables.start(await opened(tables, channel_id=2), ANNA, posted)
    assert tables.in_guild(GUILD) == 2
    with pytest.raises(Refused) as refused:
        await opened(tables, channel_id=3)
    assert (refused.value.key, refused.value.values) == ("refused-too-many-tables", {"most": 2})
    await opened(tables, channel_id=3, guild_id=GUILD + 1)


async def test_the_board_is_the_last_contribution_and_dealer_and_seed_follow(hall: Hall) -> None:
    tables = hall.tables()
    lobby = await opened(tables, ANNA, None, BEN, CORA)
    await lobby.choose_lucky(CORA, "13")
    session = await tables.start(lobby, ANNA, posted)
    row = session.row
    assert row.contributions == ("7000", "7002", "13", str(BOARD))
    assert (row.status, row.board_id, row.started) == (Status.RUNNING, BOARD, hall.clock.now())
    assert row.dealer == first_dealer(seed_of(bytes.fromhex(row.secret), row.contributions), 4)
    assert (await hall.stored(session.id)).row == row
    await tables.close()
    await hall.play_out(session)
    record = record_of(await hall.stored(session.id))
    assert verify(record).startswith("verified: commitment, seed, dealer")
    assert record.commitment == lobby.row.commitment


async def test_at_the_start_everybody_is_shown_his_hand(hall: Hall) -> None:
    tables = hall.tables()
    session = await tables.start(await opened(tables), ANNA, posted)
    assert hall.screen.notes == [("hands", session.id, (0, 1, 2)), ("board", session.id)]
    assert asked(session).options == ("stand", "swap")


async def test_a_start_whose_board_cannot_be_posted_leaves_the_lobby_open_and_startable(hall: Hall) -> None:
    tables = hall.tables()
    lobby = await opened(tables, ANNA, BEN)
    await lobby.join(CORA, "Cora", "de", 1)
    with pytest.raises(NotPosted):
        await tables.start(lobby, ANNA, not_posted)
    assert lobby.open
    assert lobby.next_due() is not None
    await lobby.leave(CORA)
    await lobby.join(CORA, "Cora", "de", 2)
    session = await tables.start(lobby, ANNA, posted)
    assert session.row.contributions[-1] == str(BOARD)


async def test_a_start_that_cannot_be_written_leaves_the_lobby_open_and_startable(hall: Hall) -> None:
    tables = hall.tables()
    lobby = await opened(tables)
    with hall.locked(), pytest.raises(StoreFailed):
        await tables.start(lobby, ANNA, posted)
    assert lobby.open
    assert tables.in_channel(CHANNEL) == [lobby]
    assert (await hall.stored(lobby.id)).row.status is Status.OPEN
    session = await tables.start(lobby, ANNA, posted)
    assert not session.over


class DiesWhenDealing(SqliteStore):
    """The file takes everything but the beginning of a match."""

    async def save_match(self, row: MatchRow) -> None:
        if row.status is Status.RUNNING:
            raise StoreFailed("no space left")
        await super().save_match(row)


async def test_a_start_that_dies_after_its_board_remembers_that_board(hall: Hall) -> None:
    async with DiesWhenDealing.open(hall.path) as store:
        tables = Tables(store, hall.screen, hall.clock)
        lobby = await opened(tables)
        with pytest.raises(StoreFailed):
            await tables.start(lobby, ANNA, posted)
        await tables.close()
    assert (lobby.open, lobby.row.board_id) == (True, BOARD)
    assert (await hall.stored(lobby.id)).row == lobby.row
    assert tables.in_channel(CHANNEL) == [lobby]


async def test_while_a_table_starts_nobody_joins_leaves_or_starts_it_again(hall: Hall) -> None:
    tables = hall.tables()
    lobby = await opened(tables)
    posting, post = asyncio.Event(), asyncio.Event()

    async def slowly() -> int:
        posting.set()
        await post.wait()
        return BOARD

    start = asyncio.create_task(tables.start(lobby, ANNA, slowly))
    await posting.wait()
    for work in (lobby.join(9, "Late", "de", 1), lobby.leave(BEN), lobby.cancel(ANNA)):
        with pytest.raises(Stale):
            await work
    with pytest.raises(Refused) as refused:
        await tables.start(lobby, ANNA, posted)
    assert refused.value.key == "refused-starting"
    hall.clock.move(3600)
    await lobby.due()
    post.set()
    session = await start
    assert [seat.user_id for seat in session.seats] == [ANNA, BEN, CORA]
    with pytest.raises(Refused):
        await tables.start(lobby, ANNA, posted)
    assert len(hall.screen.all_of("hands")) == 1


async def test_only_the_host_starts_and_only_with_enough_players(hall: Hall) -> None:
    tables = hall.tables()
    lobby = await opened(tables, ANNA, BEN)
    with pytest.raises(Refused) as refused:
        await tables.start(lobby, ANNA, posted)
    assert refused.value.key == "refused-too-few"
    await lobby.join(CORA, "Cora", "de", 1)
    with pytest.raises(Refused) as refused:
        await tables.start(lobby, BEN, posted)
    assert refused.value.key == "refused-only-host"


async def test_a_lobby_that_began_is_not_written_any_more(hall: Hall) -> None:
    tables = hall.tables()
    lobby = await opened(tables)
    session = await tables.start(lobby, ANNA, posted)
    await lobby.posted(55)
    with pytest.raises(Stale):
        await lobby.leave(ANNA)
    assert (await hall.stored(session.id)).row == session.row


async def test_an_idle_lobby_closes_by_itself(hall: Hall) -> None:
    tables = hall.tables()
    lobby = await opened(tables)
    await hall.clock.run_until(lambda: bool(hall.screen.all_of("lobby closed")))
    assert hall.screen.notes == [("lobby closed", lobby.id, "lobby-closed-by-time")]
    await hall.clock.run_until(lambda: not tables.lobbies)


async def test_a_match_of_absent_people_plays_itself_to_the_end(hall: Hall) -> None:
    tables = hall.tables()
    session = await tables.start(await opened(tables, ANNA, BEN, None, None), ANNA, posted)
    await hall.clock.run_until(lambda: session.closed)
    assert (await hall.stored(session.id)).row.status is Status.FINISHED
    assert {seat for seat, user in enumerate([ANNA, BEN]) if session.seats[seat].away} == {0, 1}
    assert len(hall.screen.all_of("remind")) == 4
    assert verify(record_of(await hall.stored(session.id))).startswith("verified")


async def test_a_click_wakes_the_driver_of_its_table(hall: Hall) -> None:
    tables = hall.tables()
    session = await tables.start(await opened(tables, ANNA, None, None), ANNA, posted)
    await hall.clock.run_until(lambda: session.pending is not None and session.held(session.pending.seat))
    step = session.match.step
    await hall.click(session, asked(session).options[0])
    await hall.clock.run_until(lambda: session.match.step > step + 1)
    assert {by for at, seat, _, by in hall.written() if at == step + 1 and seat != 0} <= {"computer"}


async def test_a_failing_store_stops_no_table(hall: Hall) -> None:
    tables = hall.tables()
    session = await tables.start(await opened(tables, ANNA, None, None), ANNA, posted)
    looks = iter(range(200))
    with hall.locked():
        await hall.clock.run_until(lambda: next(looks, None) is None)
        assert hall.written() == []
    await hall.clock.run_until(lambda: session.closed)
    assert (await hall.stored(session.id)).row.status is Status.FINISHED


async def turns_of_the_loop(number: int) -> None:
    """Let everything happen that happens without time."""
    for _ in range(number):
        await asyncio.sleep(0.001)


async def test_what_fails_is_tried_again_only_after_a_while(hall: Hall, caplog: pytest.LogCaptureFixture) -> None:
    tables = hall.tables()
    await tables.start(await opened(tables, None, ANNA, None, None), ANNA, posted)
    with hall.locked():
        hall.clock.move(60)
        await turns_of_the_loop(100)
        failures = [record.getMessage() for record in caplog.records]
        assert failures == ["table 1: what is due failed (StoreFailed)"]


async def test_a_table_that_waits_costs_nothing(hall: Hall) -> None:
    tables = hall.tables()
    session = await tables.start(await opened(tables), ANNA, posted)
    await hall.click(session, "stand")
    await turns_of_the_loop(20)
    looked = 0

    def now() -> datetime:
        nonlocal looked
        looked += 1
        return NOON

    hall.clock.now = now  # type: ignore[method-assign]  # counts how often a driver looks at the clock
    await turns_of_the_loop(50)
    assert looked == 0


async def test_closing_stops_everything_that_happens_by_itself(hall: Hall) -> None:
    tables = hall.tables()
    await opened(tables, channel_id=1)
    await tables.start(await opened(tables), ANNA, posted)
    await tables.close()
    hall.screen.notes.clear()
    hall.clock.move(24 * 3600)
    for _ in range(50):
        await asyncio.sleep(0)
    assert hall.screen.notes == []
    assert hall.written() == []


async def test_finished_matches_are_kept_for_their_buttons_but_not_for_ever(hall: Hall) -> None:
    tables = hall.tables()
    for _ in range(55):
        session = await tables.start(await opened(tables), ANNA, posted)
        await session.break_off("host")
    kept = [one.id for one in tables.sessions.values()]
    assert len(kept) <= 52
    assert kept[-1] == session.id
