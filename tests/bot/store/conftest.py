"""A store on a real file, and the file to look into."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import SqliteStore
from bot.tables.ports import Store

# Every store that stands behind the protocol is named here and passes the same contract.
STORES = {"sqlite": SqliteStore.open}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "kuckuck.sqlite3"


@pytest.fixture(params=sorted(STORES))
async def store(request: pytest.FixtureRequest, path: Path) -> AsyncIterator[Store]:
    async with STORES[request.param](path) as opened:
        yield opened
