"""The store on one SQLite file."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Self

from bot.store.connection import Database, open_database
from bot.store.copying import copy_database
from bot.store.matches import Matches
from bot.store.moves import Moves
from bot.store.played import Played
from bot.store.preferences import Preferences
from bot.store.results import Results


class SqliteStore(Matches, Moves, Results, Played, Preferences):
    """`bot.tables.ports.Store` on a SQLite file, opened with `async with SqliteStore.open(path) as store`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @classmethod
    @asynccontextmanager
    async def open(cls, path: Path) -> AsyncIterator[Self]:
        """Open the file, make it when it is missing, and close it on every way out.

        Raises StoreUnusable with a reason when the file cannot be used, StoreFailed when it is locked for too long.
        """
        async with open_database(path) as database:
            yield cls(database)

    async def backup(self, target: Path) -> None:
        """Write a whole copy to the new file `target` while the store is in use. Raises as `copy_database`."""
        await asyncio.to_thread(copy_database, self._database.path, target)
