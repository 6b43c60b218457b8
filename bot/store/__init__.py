"""The SQLite database: the only importer of aiosqlite."""

from bot.store.copying import copy_database
from bot.store.errors import (
    MatchOver,
    MatchUnreadable,
    NoSuchMatch,
    NotRunning,
    Reason,
    StepMissing,
    StoreUnusable,
)
from bot.store.health import DatabaseState, database_state
from bot.store.restoring import BackupUnusable, restore_database
from bot.store.sqlite import SqliteStore

__all__ = [
    "BackupUnusable",
    "DatabaseState",
    "MatchOver",
    "MatchUnreadable",
    "NoSuchMatch",
    "NotRunning",
    "Reason",
    "SqliteStore",
    "StepMissing",
    "StoreUnusable",
    "copy_database",
    "database_state",
    "restore_database",
]
