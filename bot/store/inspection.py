"""Look at a database file before anything opens it for writing: a file that is not ours is never touched."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store.errors import Reason, StoreUnusable

APPLICATION_ID = 0x4B75636B
"""`PRAGMA application_id` of our files: the letters "Kuck"."""

# The file format of SQLite: a header of 100 bytes, numbers with the high byte first.
_MAGIC = b"SQLite format 3\x00"
_HEADER = 100
_VERSION = slice(60, 64)
_APPLICATION = slice(68, 72)


def inspect(path: Path, newest: int) -> None:
    """Refuse a path on which the database cannot stand. A missing or empty file is a new database.

    Raises StoreUnusable: NO_FOLDER, NOT_A_DATABASE, FOREIGN, or TOO_NEW when the version is above `newest`;
    OSError and sqlite3.Error when it cannot look.
    """
    folder = path.parent
    if not folder.is_dir():
        raise StoreUnusable(Reason.NO_FOLDER, folder)
    if not path.exists():
        return
    if not path.is_file():
        raise StoreUnusable(Reason.NOT_A_DATABASE, path)
    with path.open("r+b") as file:  # SQLite would open a file without leave to write and only fail at the first move
        header = file.read(_HEADER)
    if not header:
        return
    if len(header) < _HEADER or not header.startswith(_MAGIC):
        raise StoreUnusable(Reason.NOT_A_DATABASE, path)
    _judge(path, int.from_bytes(header[_APPLICATION]), int.from_bytes(header[_VERSION]), newest)
    if _has_journal(path):
        # The newest pages are still in the write-ahead log, the header may be among them.
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as database:
            application = database.execute("PRAGMA application_id").fetchone()
            version = database.execute("PRAGMA user_version").fetchone()
        _judge(path, application[0], version[0], newest)


def _has_journal(path: Path) -> bool:
    journal = path.with_name(path.name + "-wal")
    return journal.exists() and journal.stat().st_size > 0


def _judge(path: Path, application: int, version: int, newest: int) -> None:
    """Version 0 without our mark may be a database whose first start did not get far; `migrate` looks closer."""
    if application not in (APPLICATION_ID, 0) or (application == 0 and version != 0):
        raise StoreUnusable(Reason.FOREIGN, path)
    if version > newest:
        raise StoreUnusable(Reason.TOO_NEW, path)
