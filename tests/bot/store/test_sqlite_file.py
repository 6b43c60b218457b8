"""Which files the store takes, which it refuses and leaves alone, and what it does to the others."""

# ruff: noqa: ASYNC240
# Blocking calls are welcome here: nothing else runs on the loop of these tests.

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import aiosqlite
import pytest

from bot.store import Reason, SqliteStore, StoreUnusable
from bot.store.connection import keep_write_ahead_log
from bot.store.migration import migrations, statements
from bot.tables.ports import StoreFailed

from .rows import lobby, running

NOBODY = 65534


async def refusal(path: Path) -> StoreUnusable:
    with pytest.raises(StoreUnusable) as caught:
        async with SqliteStore.open(path):
            pass
    return caught.value


def everything(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


@contextmanager
def without_root() -> Iterator[None]:
    """Give up what root may do: permissions do not bind him."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


@contextmanager
def readable_folder() -> Iterator[Path]:
    """A folder whose parents anybody may enter, unlike those of pytest."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        yield folder


async def test_what_was_written_is_there_after_a_restart(path: Path) -> None:
    async with SqliteStore.open(path) as store:
        match_id = await store.add_match(lobby())
    async with SqliteStore.open(path) as store:
        assert [match.row for match in await store.unfinished()] == [lobby(id=match_id)]


async def test_the_closed_store_leaves_one_file(path: Path) -> None:
    async with SqliteStore.open(path) as store:
        await store.add_match(lobby())
    assert [file.name for file in path.parent.iterdir()] == [path.name]


async def test_an_empty_file_is_a_new_database(path: Path) -> None:
    path.touch()
    async with SqliteStore.open(path) as store:
        assert await store.add_match(lobby()) == 1


@pytest.mark.parametrize("name", ["a folder/kuckuck.sqlite3", "50% off?.sqlite3", "Küche#1.sqlite3"])
async def test_a_path_may_hold_any_letters(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    path.parent.mkdir(exist_ok=True)
    for expected in (1, 2):
        async with SqliteStore.open(path) as store:
            assert await store.add_match(lobby()) == expected
            await store.backup(tmp_path / f"{expected} {path.name}")
    assert path.is_file()


async def test_a_missing_folder_is_refused_and_named(tmp_path: Path) -> None:
    error = await refusal(tmp_path / "nowhere" / "kuckuck.sqlite3")
    assert (error.reason, error.path) == (Reason.NO_FOLDER, tmp_path / "nowhere")
    assert everything(tmp_path) == {}


async def test_a_folder_in_place_of_the_file_is_refused(tmp_path: Path) -> None:
    assert (await refusal(tmp_path)).reason is Reason.NOT_A_DATABASE


@pytest.mark.parametrize("content", [b"x", b"SQLite format 3\x00", b"{}" * 5000, b"SQLite format 3\x00" + b"z" * 5000])
async def test_a_file_that_is_no_database_is_refused_and_never_touched(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    error = await refusal(path)
    assert error.reason in (Reason.NOT_A_DATABASE, Reason.FOREIGN)
    assert everything(path.parent) == {path.name: content}


@pytest.mark.parametrize("pragma", ["user_version = 0", "user_version = 1", "application_id = 77"])
@pytest.mark.parametrize("mode", ["DELETE", "WAL"])
async def test_a_database_of_another_program_is_refused_and_never_touched(path: Path, pragma: str, mode: str) -> None:
    with closing(sqlite3.connect(path)) as other:
        other.execute(f"PRAGMA journal_mode = {mode}").fetchall()
        other.execute("CREATE TABLE bills (amount)")
        other.execute(f"PRAGMA {pragma}")
        other.commit()
    before = everything(path.parent)
    assert (await refusal(path)).reason is Reason.FOREIGN
    assert everything(path.parent) == before


async def test_a_database_of_a_newer_version_is_refused_and_never_touched(path: Path) -> None:
    async with SqliteStore.open(path) as store:
        await store.add_match(lobby())
    with closing(sqlite3.connect(path)) as newer:
        newer.execute(f"PRAGMA user_version = {len(migrations()) + 1}")
    before = everything(path.parent)
    assert (await refusal(path)).reason is Reason.TOO_NEW
    assert everything(path.parent) == before


async def test_a_newer_version_is_seen_in_the_write_ahead_log_too(path: Path, tmp_path: Path) -> None:
    async with SqliteStore.open(path):
        pass
    with closing(sqlite3.connect(path)) as newer:
        newer.execute("PRAGMA journal_mode = WAL").fetchall()
        newer.execute(f"PRAGMA user_version = {len(migrations()) + 1}")
        # As a process leaves them that dies now: the new version number stands in the log alone.
        left = tmp_path / "left.sqlite3"
        log = tmp_path / "left.sqlite3-wal"
        left.write_bytes(path.read_bytes())
        log.write_bytes((tmp_path / f"{path.name}-wal").read_bytes())
    before = (left.read_bytes(), log.read_bytes())
    assert (await refusal(left)).reason is Reason.TOO_NEW
    assert (left.read_bytes(), log.read_bytes()) == before


async def test_a_folder_that_may_not_be_written_is_refused() -> None:
    with readable_folder() as folder:
        folder.chmod(0o555)
        with without_root():
            assert (await refusal(folder / "kuckuck.sqlite3")).reason is Reason.NOT_WRITABLE


@pytest.mark.parametrize("mode", [0o000, 0o444])
async def test_a_file_that_may_not_be_written_is_refused(mode: int) -> None:
    with readable_folder() as folder:
        path = folder / "kuckuck.sqlite3"
        async with SqliteStore.open(path):
            pass
        path.chmod(mode)
        folder.chmod(0o777)
        with without_root():
            assert (await refusal(path)).reason is Reason.NOT_WRITABLE


async def test_the_words_of_a_refusal_name_reason_and_path(tmp_path: Path) -> None:
    assert str(await refusal(tmp_path / "nowhere" / "x.sqlite3")) == f"no-folder: {tmp_path / 'nowhere'}"


async def test_no_thread_is_left_whichever_way_the_store_is_closed(path: Path) -> None:
    async def fail() -> None:
        async with SqliteStore.open(path) as store:
            await store.add_match(lobby())
            raise KeyError("the caller's own")

    async def wait(opened: asyncio.Event) -> None:
        async with SqliteStore.open(path):
            opened.set()
            await asyncio.Event().wait()

    def connections() -> list[threading.Thread]:
        return [thread for thread in threading.enumerate() if "connection_worker" in thread.name]

    with pytest.raises(KeyError, match="own"):
        await fail()
    opened = asyncio.Event()
    waiting = asyncio.create_task(wait(opened))
    await opened.wait()
    assert len(connections()) == 2
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    path.write_bytes(b"no database at all")
    await refusal(path)
    assert connections() == []


async def test_a_closed_store_answers_with_its_own_failure(path: Path) -> None:
    async with SqliteStore.open(path) as store:
        pass
    with pytest.raises(StoreFailed):
        await store.add_match(lobby())
    with pytest.raises(StoreFailed):
        await store.unfinished()


def test_two_processes_may_make_the_file_at_the_same_moment(path: Path) -> None:
    code = (
        "import asyncio, pathlib, sys\n"
        "from bot.store import SqliteStore\n"
        "async def main():\n"
        "    sys.stdin.readline()\n"
        "    async with SqliteStore.open(pathlib.Path(sys.argv[1])) as store:\n"
        "        await store.set_meta(sys.argv[2], 'here')\n"
        "asyncio.run(main())\n"
    )
    starters = [
        subprocess.Popen(
            [sys.executable, "-c", code, path, str(number)],
            stdin=subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
        )
        for number in range(3)
    ]
    for starter in starters:
        assert starter.stdin is not None
        starter.stdin.write(b"go\n")
        starter.stdin.close()
    assert [starter.wait(timeout=60) for starter in starters] == [0, 0, 0]
    with closing(sqlite3.connect(path)) as database:
        assert database.execute("SELECT key FROM meta ORDER BY key").fetchall() == [("0",), ("1",), ("2",)]


async def test_a_start_waits_with_the_journal_until_another_process_has_written(path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None, check_same_thread=False)) as other:
        other.execute("CREATE TABLE made (here)")
        other.execute("BEGIN IMMEDIATE")
        done = asyncio.get_running_loop().call_later(0.2, other.execute, "COMMIT")
        async with aiosqlite.connect(path, isolation_level=None) as writer:
            await keep_write_ahead_log(writer)
            assert done.when() <= asyncio.get_running_loop().time()
            assert [tuple(row) for row in await writer.execute_fetchall("PRAGMA journal_mode")] == [("wal",)]


async def test_the_file_is_in_the_form_that_its_promises_need(path: Path) -> None:
    async with SqliteStore.open(path) as store:
        pragmas = {
            name: (await store._database.write(f"PRAGMA {name}"))[0][0]
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout", "user_version")
        }
    assert pragmas == {
        "journal_mode": "wal",
        "synchronous": 2,
        "foreign_keys": 1,
        "busy_timeout": 5000,
        "user_version": len(migrations()),
    }


async def test_a_migration_that_fails_leaves_the_old_database_whole(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with SqliteStore.open(path) as store:
        await running(store)
    before = path.read_bytes()
    broken = [*migrations(), "CREATE TABLE extra (a TEXT) STRICT;\nCREATE TABLE wrong (a) STRICT;\n"]
    monkeypatch.setattr("bot.store.connection.migrations", lambda: broken)
    with pytest.raises(StoreFailed):
        async with SqliteStore.open(path):
            pass
    assert path.read_bytes() == before


async def test_a_later_migration_keeps_what_is_there(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with SqliteStore.open(path) as store:
        match_id = await running(store)
    longer = [*migrations(), "ALTER TABLE meta ADD COLUMN note TEXT;\nCREATE TABLE extra (a TEXT) STRICT;\n"]
    monkeypatch.setattr("bot.store.connection.migrations", lambda: longer)
    async with SqliteStore.open(path) as store:
        assert [match.row.id for match in await store.unfinished()] == [match_id]
        assert await store._database.read("SELECT note FROM meta, extra") == []


def test_a_script_falls_into_its_statements_and_nothing_is_lost() -> None:
    for script in migrations():
        assert "".join(statements(script)) == script
