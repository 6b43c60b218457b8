"""The hall in which the tables of a test stand."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import SqliteStore

from .hall import Hall


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    path = tmp_path / "kuckuck.sqlite3"
    async with SqliteStore.open(path) as store:
        await store._database.write("PRAGMA busy_timeout = 10")  # a locked file is refused soon, as the tests need it
        await store._database.write(
            "PRAGMA synchronous = OFF"
        )  # a power cut is no part of these tests, and discs are slow
        hall = Hall(path, store)
        yield hall
        for tables in hall.opened:
            await tables.close()
