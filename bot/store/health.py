"""How a database file is: for whoever looks for a fault, while a bot uses it or not."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from bot.store.connection import opening
from bot.store.errors import Reason, StoreUnusable
from bot.store.inspection import inspect
from bot.store.migration import migrations

PATIENCE_SECONDS = 2.0


@dataclass(frozen=True, slots=True)
class DatabaseState:
    """Version of the file's form, the newest one this program knows, and the room left on its disk in bytes."""

    version: int
    newest: int
    free: int


def database_state(path: Path) -> DatabaseState:
    """Look at a database and take its write lock for a moment; nothing is changed.

    Raises StoreUnusable with a reason (NO_FILE where there is none yet), StoreFailed when it is locked for too long.
    Blocks.
    """
    newest = len(migrations())
    if path.parent.is_dir() and not path.exists():
        raise StoreUnusable(Reason.NO_FILE, path)
    with opening(path):
        inspect(path, newest)
        uri = f"{path.resolve().as_uri()}?mode=rw"
        with closing(sqlite3.connect(uri, uri=True, isolation_level=None, timeout=PATIENCE_SECONDS)) as database:
            database.execute("BEGIN IMMEDIATE")
            version = int(database.execute("PRAGMA user_version").fetchone()[0])
            database.execute("ROLLBACK")
        return DatabaseState(version, newest, shutil.disk_usage(path.parent).free)
