"""What the store does when rows are damaged, the disk is full, the file is locked or the process dies."""

# ruff: noqa: ASYNC220
# Blocking calls are welcome here: nothing else runs on the loop of these tests.

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from bot.store import MatchUnreadable, SqliteStore
from bot.tables.ports import MovedBy, StoreFailed

from .rows import ANNA, BEN, GUILD, lobby, played, running, seats

DAMAGES = [
    "rules = '{'",
    "rules = '[]'",
    "contributions = 'x'",
    "contributions = '[1]'",
    "opened = 9223372036854775807",
]


def damage(path: Path, change: str, match_id: int) -> None:
    with closing(sqlite3.connect(path)) as database:
        database.execute(f"UPDATE matches SET {change} WHERE id = ?", [match_id])
        database.commit()


@pytest.mark.parametrize("change", [*DAMAGES, "rules = CAST(x'ff7b' AS TEXT)"])
async def test_a_damaged_match_does_not_keep_the_others_from_coming_back(
    path: Path, change: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with SqliteStore.open(path) as store:
        first, damaged, last = [await running(store) for _ in range(3)]
    damage(path, change, damaged)
    async with SqliteStore.open(path) as store:
        assert [match.row.id for match in await store.unfinished()] == [first, last]
        with pytest.raises(MatchUnreadable, match=f"match {damaged} "):
            await store.match(damaged)
    assert [record.levelname for record in caplog.records] == ["ERROR"]
    assert f"match {damaged} " in caplog.text
    assert "ab" * 32 not in caplog.text


async def test_a_damaged_match_does_not_hide_the_history(path: Path) -> None:
    async with SqliteStore.open(path) as store:
        ids = [await played(store, [ANNA], [BEN]) for _ in range(2)]
        damage(path, "rules = '{'", ids[1])
        assert [row.id for row in await store.history(GUILD)] == [ids[0]]


async def test_a_move_that_implies_something_impossible_is_not_written(path: Path) -> None:
    async with SqliteStore.open(path) as store:
        match_id = await running(store)
        before = await store.match(match_id)
        twice = (*seats(ANNA), *seats(BEN))
        with pytest.raises(StoreFailed):
            await store.add_move(match_id, 0, 0, "swap", MovedBy.PLAYER, seats=twice)
        assert await store.match(match_id) == before


async def test_a_name_that_is_no_unicode_and_a_number_that_is_too_long_are_refused(path: Path) -> None:
    async with SqliteStore.open(path) as store:
        with pytest.raises(StoreFailed):
            await store.add_match(lobby(preset="\ud800"))
        with pytest.raises(StoreFailed):
            await store.add_match(lobby(guild_id=2**63))
        assert await store.unfinished() == []


async def test_a_full_disk_is_a_failure_that_writes_nothing_and_passes(path: Path) -> None:
    async with SqliteStore.open(path) as store:
        match_id = await running(store)
        (pages,) = await store._database.write("PRAGMA page_count")
        await store._database.write(f"PRAGMA max_page_count = {pages[0]}")
        with pytest.raises(StoreFailed):
            await store.add_move(match_id, 0, 0, "x" * 50_000, MovedBy.PLAYER, seats=seats(BEN))
        found = await store.match(match_id)
        assert found is not None
        assert (found.row.seats, found.moves) == (seats(ANNA, BEN), ())
        await store._database.write("PRAGMA max_page_count = 1000000")
        await store.add_move(match_id, 0, 0, "x" * 50_000, MovedBy.PLAYER)


@contextmanager
def locked(path: Path) -> Iterator[None]:
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


async def test_a_file_that_stays_locked_is_a_failure_while_reading_goes_on(path: Path) -> None:
    async with SqliteStore.open(path) as store:
        match_id = await running(store)
        await store._database.write("PRAGMA busy_timeout = 10")
        with locked(path):
            with pytest.raises(StoreFailed):
                await store.add_move(match_id, 0, 0, "swap", MovedBy.PLAYER)
            assert [match.row.id for match in await store.unfinished()] == [match_id]
        await store.add_move(match_id, 0, 0, "swap", MovedBy.PLAYER)


async def test_a_write_waits_for_another_process_that_is_writing(path: Path) -> None:
    async with SqliteStore.open(path) as store:
        match_id = await running(store)
        with locked(path):
            waiting = asyncio.create_task(store.add_move(match_id, 0, 0, "swap", MovedBy.PLAYER))
            await store.unfinished()
            assert not waiting.done()
        await waiting
        found = await store.match(match_id)
        assert found is not None
        assert found.moves == ((0, "swap"),)


async def test_a_write_whose_task_is_cancelled_happens_whole_or_not_at_all(path: Path) -> None:
    async with SqliteStore.open(path) as store:
        match_id = await running(store)
        for step in range(20):
            task = asyncio.create_task(
                store.add_move(match_id, step, 0, "swap", MovedBy.PLAYER, seats=seats(*[step] * (step + 1)))
            )
            await asyncio.sleep(0)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
        # The writer takes statements in their order: when this one is answered, those before it are done.
        await store.set_meta("after", "all")
        found = await store.match(match_id)
        assert found is not None
        assert len(found.moves) == 20
        assert found.row.seats == seats(*[19] * 20)


async def test_no_secret_and_no_name_reaches_the_log_at_any_level(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    async with SqliteStore.open(path) as store:
        match_id = await running(store)
        await store.add_move(match_id, 0, 0, "key-of-a-card", MovedBy.PLAYER, seats=seats(ANNA))
        with pytest.raises(StoreFailed) as caught:
            await store.add_move(match_id, 9, 0, "key-of-a-card", MovedBy.PLAYER, seats=seats(ANNA))
    told = caplog.text + str(caught.value) + str(caught.value.__cause__)
    assert not any(secret in told for secret in ("ab" * 32, "key-of-a-card", "Name 0"))


CHILD = """
import asyncio, pathlib, sys
from bot.store import SqliteStore
from bot.tables.ports import MovedBy

async def main():
    async with SqliteStore.open(pathlib.Path(sys.argv[1])) as store:
        for step in range(1_000_000):
            await store.add_move(int(sys.argv[2]), step, step % 2, f"card-{step}", MovedBy.PLAYER)
            print(step, flush=True)

asyncio.run(main())
"""


@pytest.mark.parametrize("answered", [1, 40])
async def test_an_answered_move_survives_the_death_of_the_process(path: Path, answered: int) -> None:
    async with SqliteStore.open(path) as store:
        match_id = await running(store)
    child = subprocess.Popen(
        [sys.executable, "-c", CHILD, path, str(match_id)],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert child.stdout is not None
    with child.stdout:
        heard = [child.stdout.readline() for _ in range(answered)]
        child.send_signal(signal.SIGKILL)
        heard += child.stdout.readlines()
    assert child.wait() == -signal.SIGKILL
    told = [int(line) for line in heard if line.endswith("\n")]
    assert len(told) >= answered
    async with SqliteStore.open(path) as store:
        (match,) = await store.unfinished()
        keys = [key for _, key in match.moves]
        assert keys == [f"card-{step}" for step in range(len(keys))]
        assert len(told) <= len(keys) <= len(told) + 1
        await store.add_move(match_id, len(keys), 0, "on", MovedBy.PLAYER)
