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
from bot.store.sqlite import SqliteStore

__all__ = [
    "MatchOver",
    "MatchUnreadable",
    "NoSuchMatch",
    "NotRunning",
    "Reason",
    "SqliteStore",
    "StepMissing",
    "StoreUnusable",
    "copy_database",
]
