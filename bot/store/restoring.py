"""Put a backup in the place of a database that no process uses."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path

from bot.store.connection import opening
from bot.store.errors import Reason, StoreUnusable
from bot.store.inspection import APPLICATION_ID, inspect
from bot.store.migration import migrations
from bot.tables.ports import StoreFailed

_BESIDE = ("-wal", "-shm", "-journal")
"""What SQLite writes beside a database; left there it would be played into whatever takes the database's name."""


class BackupUnusable(StoreFailed):
    """A file cannot be restored. `reason` says why; neither it nor the database was changed.

    NO_FILE; NOT_A_DATABASE: it is none, or damaged; FOREIGN: another program's, or never used by the bot; TOO_NEW:
    written by a newer version of the bot; EXISTS: it is the database itself.
    """

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason


def restore_database(backup: Path, target: Path, now: datetime) -> Path | None:
    """Put a copy of `backup` in the place of the database `target`; give the name under which the replaced one is kept.

    No process may use `target`. The backup is only read. The database has its old content until the moment at which
    it has its new one, whatever happens between. Raises BackupUnusable; StoreUnusable or StoreFailed for `target`.
    """
    if not backup.is_file():
        raise BackupUnusable(Reason.NOT_A_DATABASE if backup.exists() else Reason.NO_FILE)
    if target.exists() and backup.samefile(target):
        raise BackupUnusable(Reason.EXISTS)
    if target.is_symlink():
        target = target.resolve()
    readable = _is_readable(target)
    ready = target.with_name(target.name + ".restoring")
    with opening(target):
        try:
            _remove(ready)
            _copy(backup, ready)
            _check(ready)
            _own_as(target, ready)
            _to_disk(ready)
            kept = _keep(target, now, readable)
            ready.replace(target)
            _to_disk(target.parent)
        finally:
            _remove(ready)
    return kept


def _is_readable(target: Path) -> bool:
    """Whether SQLite may open what is replaced. A damaged file may be replaced too, and one that is too new.

    Raises StoreUnusable for another program's database.
    """
    try:
        with opening(target):
            inspect(target, len(migrations()))
    except StoreUnusable as error:
        if error.reason is Reason.NOT_A_DATABASE and target.is_file():
            return False
        if error.reason is not Reason.TOO_NEW:
            raise
    return True


def _copy(backup: Path, ready: Path) -> None:
    """Copy the file, and what is still in the log beside it where it is no backup but the copy of a live database."""
    try:
        for end in ("", "-wal"):
            source = backup.with_name(backup.name + end)
            if source.exists():
                shutil.copyfile(source, ready.with_name(ready.name + end))
    except PermissionError as error:
        raise BackupUnusable(Reason.NOT_WRITABLE) from error


def _check(ready: Path) -> None:
    """See that the copy is a whole database of ours, and make it one file."""
    try:
        with opening(ready):
            inspect(ready, len(migrations()))
            with closing(sqlite3.connect(ready, isolation_level=None)) as database:
                database.execute("PRAGMA journal_mode = DELETE").fetchall()
                ours = database.execute("PRAGMA application_id").fetchone() == (APPLICATION_ID,)
                sound = database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    except StoreUnusable as error:
        raise BackupUnusable(error.reason) from error
    if not sound:
        raise BackupUnusable(Reason.NOT_A_DATABASE)
    if not ours:
        raise BackupUnusable(Reason.FOREIGN)


def _own_as(target: Path, ready: Path) -> None:
    """Give the new file to whom the old one belonged, else the folder's owner: the bot must be able to write it."""
    like = target if target.exists() else target.parent
    if target.exists():
        shutil.copymode(target, ready)
    if os.geteuid() == 0:
        owner = like.stat()
        os.chown(ready, owner.st_uid, owner.st_gid)


def _keep(target: Path, now: datetime, readable: bool) -> Path | None:
    """Give the old database a second, dated name, whole and without anything beside it that would join the new one."""
    if not target.exists():
        for end in _BESIDE:
            target.with_name(target.name + end).unlink(missing_ok=True)
        return None
    kept = _free_name(target, now)
    if not (readable and _made_one_file(target)):
        # Where it is damaged, what lies beside it is kept beside it as it is.
        for end in _BESIDE:
            beside = target.with_name(target.name + end)
            if beside.exists():
                beside.rename(kept.with_name(kept.name + end))
    try:
        kept.hardlink_to(target)
    except OSError:  # a file system without second names
        shutil.copy2(target, kept)
        _to_disk(kept)
    return kept


def _free_name(target: Path, now: datetime) -> Path:
    name = f"{target.name}.{now:%Y-%m-%d-%H%M%S}"
    number = 1
    while (kept := target.with_name(name)).exists():
        number += 1
        name = f"{target.name}.{now:%Y-%m-%d-%H%M%S}-{number}"
    return kept


def _made_one_file(target: Path) -> bool:
    """Bring what is in the log beside a database into it; False where it is too damaged for that."""
    try:
        with closing(sqlite3.connect(target, isolation_level=None)) as database:
            mode = database.execute("PRAGMA journal_mode = DELETE").fetchone()
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            raise StoreFailed("another process uses the database") from error
        return False
    except sqlite3.DatabaseError:
        return False
    if mode != ("delete",):
        raise StoreFailed("another process uses the database")
    return True


def _remove(ready: Path) -> None:
    for end in ("", *_BESIDE):
        ready.with_name(ready.name + end).unlink(missing_ok=True)


def _to_disk(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
