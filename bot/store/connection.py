"""The two connections of a store: one writes, one reads, each on a thread of its own.

Every write is a single SQL statement outside of any transaction block, so SQLite makes it a transaction of its own,
and the writer's thread takes one statement after the other: no lock, no half transaction when a task is cancelled.
"""

from __future__ import annotations

import asyncio
import errno
import logging
import sqlite3
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from importlib.resources import files
from pathlib import Path

import aiosqlite

from bot.store.errors import MatchOver, NoSuchMatch, NotRunning, Reason, StepMissing, StoreUnusable
from bot.store.inspection import inspect
from bot.store.migration import migrate, migrations, statements
from bot.tables.ports import StepTaken, StillSeated, StoreFailed

# aiosqlite logs every statement with its values at DEBUG: secrets of running matches would reach the log.
logging.getLogger("aiosqlite").setLevel(logging.WARNING)

BUSY_MILLISECONDS = 5000
"""How long a write waits for another process that writes to the same file."""

BUSY_RETRY_MILLISECONDS = 20
"""How long it rests between two attempts where SQLite itself does not wait."""

_REFUSALS: dict[str, type[Exception]] = {
    "step-taken": StepTaken,
    "step-missing": StepMissing,
    "no-match": NoSuchMatch,
    "not-running": NotRunning,
    "match-over": MatchOver,
    "still-seated": StillSeated,
}

_UNUSABLE: dict[int, Reason] = {
    sqlite3.SQLITE_NOTADB: Reason.NOT_A_DATABASE,
    sqlite3.SQLITE_CORRUPT: Reason.NOT_A_DATABASE,
    sqlite3.SQLITE_READONLY: Reason.NOT_WRITABLE,
    sqlite3.SQLITE_CANTOPEN: Reason.NOT_WRITABLE,
    sqlite3.SQLITE_PERM: Reason.NOT_WRITABLE,
}

Value = int | str | None
"""What a statement may be given."""


class Database:
    """An open database file. Made by `open_database` only."""

    def __init__(self, path: Path, writer: aiosqlite.Connection, reader: aiosqlite.Connection) -> None:
        self.path = path
        self._writer = writer
        self._reader = reader

    async def write(self, statement: str, values: Iterable[Value] = ()) -> list[sqlite3.Row]:
        """Run one writing statement; it is on the disk when this returns. Raises StepTaken or StoreFailed."""
        return await _run(self._writer, statement, values)

    async def read(self, query: str, values: Iterable[Value] = ()) -> list[sqlite3.Row]:
        """The rows of one query, all of one moment. Raises StoreFailed."""
        return await _run(self._reader, query, values)


@asynccontextmanager
async def open_database(path: Path) -> AsyncIterator[Database]:
    """Open the file, make it when it is missing, bring it to the newest form, and close it on every way out.

    Raises StoreUnusable, or StoreFailed when another process keeps it locked for too long.
    """
    scripts = migrations()
    async with AsyncExitStack() as stack:
        with opening(path):
            await asyncio.to_thread(inspect, path, len(scripts))
            await asyncio.to_thread(make_private, path)
            writer = await stack.enter_async_context(_connect(path))
            await migrate(writer, path, scripts)
            await _prepare_writer(writer)
            reader = await stack.enter_async_context(_connect(path))
            await _prepare_reader(reader)
        yield Database(path, writer, reader)


def make_private(path: Path) -> None:
    """A new file is its owner's alone: it holds the secrets of running matches. SQLite gives its journals its mode."""
    if not path.exists():
        path.touch(mode=0o600)


@contextmanager
def opening(path: Path) -> Iterator[None]:
    """Turn what the system and SQLite say about a file into StoreUnusable, all else of theirs into StoreFailed."""
    try:
        yield
    except OSError as error:
        if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
            raise StoreUnusable(Reason.NOT_WRITABLE, path) from error
        raise StoreFailed(str(error)) from error
    except sqlite3.Error as error:
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF  # the low byte is the kind, the rest the detail
        if code in _UNUSABLE:
            raise StoreUnusable(_UNUSABLE[code], path) from error
        raise StoreFailed(str(error)) from error


def _connect(path: Path) -> aiosqlite.Connection:
    return aiosqlite.connect(path, isolation_level=None, timeout=BUSY_MILLISECONDS / 1000)


async def keep_write_ahead_log(writer: aiosqlite.Connection) -> None:
    """Change the journal as soon as no other process writes; beside one SQLite refuses at once, whatever its timeout.

    Raises sqlite3.OperationalError after `BUSY_MILLISECONDS`, StoreFailed where the file system cannot do it.
    """
    patience = asyncio.get_running_loop().time() + BUSY_MILLISECONDS / 1000
    while True:
        try:
            mode = await writer.execute_fetchall("PRAGMA journal_mode = WAL")
            break
        except sqlite3.OperationalError as error:
            busy = error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY
            if not busy or asyncio.get_running_loop().time() > patience:
                raise
            await asyncio.sleep(BUSY_RETRY_MILLISECONDS / 1000)
    if [tuple(row) for row in mode] != [("wal",)]:
        raise StoreFailed("this file system does not carry a write-ahead log")


async def _prepare_writer(writer: aiosqlite.Connection) -> None:
    await keep_write_ahead_log(writer)
    # FULL waits for the disk at every commit; NORMAL would lose the last clicks when the power fails.
    await writer.execute_fetchall("PRAGMA synchronous = FULL")
    await writer.execute_fetchall("PRAGMA foreign_keys = ON")
    # The procedures live in the temporary schema; a container with a read-only root need not hold a file for it.
    await writer.execute_fetchall("PRAGMA temp_store = MEMORY")
    procedures = (files("bot.store") / "procedures.sql").read_text(encoding="utf-8")
    for statement in statements(procedures):
        await writer.execute_fetchall(statement)


async def _prepare_reader(reader: aiosqlite.Connection) -> None:
    await reader.execute_fetchall("PRAGMA query_only = ON")
    reader.row_factory = sqlite3.Row
    # A damaged text must spoil its own row, not the query that reads it beside others.
    reader.text_factory = _decode


def _decode(text: bytes) -> str:
    return text.decode("utf-8", errors="replace")


async def _run(connection: aiosqlite.Connection, statement: str, values: Iterable[Value]) -> list[sqlite3.Row]:
    try:
        return list(await connection.execute_fetchall(statement, tuple(values)))
    except sqlite3.IntegrityError as error:
        refusal = _REFUSALS.get(str(error), StoreFailed)
        raise refusal(str(error)) from error
    except (sqlite3.Error, ValueError, OverflowError) as error:
        # ValueError: a text that is no Unicode, or a connection that is closed; OverflowError: more than 64 bits.
        raise StoreFailed(str(error)) from error
