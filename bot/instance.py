"""One process for each shard of a database: a second start with the same file would answer every click twice."""

from __future__ import annotations

import errno
import fcntl
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from bot.settings import SettingsError


@contextmanager
def only_instance(database: Path, shard_ids: Sequence[int] | None) -> Iterator[None]:
    """Hold these shards (None: all there may ever be) until the end of the block, or of the process.

    The lock is a range of bytes of a file beside the database, one byte a shard; the system lets go of it however the
    process ends. Raises SettingsError when another process holds one of them. A folder or a file that cannot be
    written locks nothing: opening the database says what is wrong with it.
    """
    try:
        file = database.with_name(database.name + ".lock").open("a")
    except OSError:
        yield
        return
    with file:
        for first, count in [(0, 0)] if shard_ids is None else [(number, 1) for number in shard_ids]:
            try:
                fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, count, first)
            except OSError as error:
                if error.errno not in (errno.EACCES, errno.EAGAIN):
                    raise
                raise SettingsError(
                    f"Another Kuckuck runs already with {database}; stop it first, or give each of them its own "
                    "SHARD_IDS."
                ) from None
        yield
