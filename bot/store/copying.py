"""Copy a database while it is in use."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store.connection import make_private, opening
from bot.store.errors import Reason, StoreUnusable
from bot.store.inspection import inspect
from bot.store.migration import migrations
from bot.tables.ports import StoreFailed


def copy_database(source: Path, target: Path) -> None:
    """Write a whole and checked copy of `source`, which may be in use by a running bot, to the new file `target`.

    The copy appears under its name only when it is complete. The source is not migrated. Raises StoreUnusable
    (EXISTS: a copy never overwrites anything) or StoreFailed; then there is no file `target`. Blocks while it copies.
    """
    if not source.exists():
        raise StoreUnusable(Reason.NO_FILE, source)
    if target.exists():
        raise StoreUnusable(Reason.EXISTS, target)
    if not target.parent.is_dir():
        raise StoreUnusable(Reason.NO_FOLDER, target.parent)
    unfinished = target.with_name(target.name + ".part")
    with opening(source):
        inspect(source, newest=len(migrations()))
        # Not read-only: who reads a write-ahead log last and may not write leaves its files behind.
        original = sqlite3.connect(f"{source.resolve().as_uri()}?mode=rw", uri=True)
    with closing(original), opening(target):
        try:
            unfinished.unlink(missing_ok=True)
            make_private(unfinished)
            with closing(sqlite3.connect(unfinished, isolation_level=None)) as copy:
                original.backup(copy)
                _finish(copy)
            unfinished.rename(target)
        finally:
            unfinished.unlink(missing_ok=True)


def _finish(copy: sqlite3.Connection) -> None:
    """Make the copy one file, without a write-ahead log beside it, and check it."""
    copy.execute("PRAGMA journal_mode = DELETE").fetchall()
    if copy.execute("PRAGMA quick_check").fetchall() != [("ok",)]:
        raise StoreFailed("the copy is damaged")
