"""One process for each shard of a database: a second start with the same file would answer every click twice."""

from __future__ import annotations

import errno
import fcntl
import struct
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from bot.settings import SettingsError

FLOCK = "hhqqi0q"
"""`struct flock` of Linux: type, from where, start, length (0: to the end), process."""


def _lock_of(database: Path) -> Path:
    return database.with_name(database.name + ".lock")


def holders(database: Path) -> list[int]:
    """The processes that run with this database, as their lock tells; 0 for one that cannot be seen from here.

    Raises SettingsError where the system does not tell whose a lock is.
    """
    if not sys.platform.startswith("linux"):
        raise SettingsError("Only Linux tells which process runs the bot; send it the signal SIGUSR1 yourself.")
    found: list[int] = []
    try:
        file = _lock_of(database).open("rb")
    except OSError:
        return found
    with file:
        start = 0
        while True:
            asked = struct.pack(FLOCK, fcntl.F_WRLCK, 0, start, 0, 0)
            kind, _, first, count, process = struct.unpack(FLOCK, fcntl.fcntl(file, fcntl.F_GETLK, asked))
            if kind == fcntl.F_UNLCK:
                return found
            if process not in found:
                found.append(process)
            if not count:
                return found
            start = first + count


@contextmanager
def only_instance(database: Path, shard_ids: Sequence[int] | None) -> Iterator[None]:
    """Hold these shards (None: all there may ever be) until the end of the block, or of the process.

    The lock is a range of bytes of a file beside the database, one byte a shard; the system lets go of it however the
    process ends. Raises SettingsError when another process holds one of them. A folder or a file that cannot be
    written locks nothing: opening the database says what is wrong with it.
    """
    try:
        file = _lock_of(database).open("a")
    except OSError:
        yield
        return
    refusal = f"Another Kuckuck runs already with {database}; stop it first, or give each of them its own SHARD_IDS."
    with file:
        for first, count in [(0, 0)] if shard_ids is None else [(number, 1) for number in shard_ids]:
            _take(file, first, count, refusal)
        yield


@contextmanager
def no_instance(database: Path) -> Iterator[None]:
    """Keep every process from starting with this database until the end of the block.

    Raises SettingsError when one runs with it, or when that cannot be told: its lock file cannot be written.
    """
    lock = _lock_of(database)
    try:
        file = lock.open("a")
    except OSError as error:
        raise SettingsError(f"{lock} cannot be written; do this as the user of the bot.") from error
    with file:
        _take(file, 0, 0, f"Kuckuck runs with {database}; stop it first.")
        yield


def _take(file: IO[str], first: int, count: int, refusal: str) -> None:
    """Lock so many bytes from `first` on (0: all that follow). Raises SettingsError where another process has them."""
    try:
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, count, first)
    except OSError as error:
        if error.errno not in (errno.EACCES, errno.EAGAIN):
            raise
        raise SettingsError(refusal) from None
