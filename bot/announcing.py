"""Tell the running bot that it will be stopped for a while, so that it says so on every table."""

from __future__ import annotations

import os
import re
import signal
from pathlib import Path

from bot.instance import holders
from bot.settings import SettingsError

SIGNAL = signal.SIGUSR1
"""What the bot takes as "you will be away for a while"."""


def announce(database: Path) -> int:
    """Signal every process that runs with this database, and give how many there are.

    Raises SettingsError with the reason, in one sentence, where there is none or one cannot be told; then none is.
    """
    processes = holders(database)
    if not processes:
        raise SettingsError(f"No Kuckuck runs with {database}; check DATABASE_PATH.")
    for process in processes:
        if process <= 0:
            raise SettingsError(
                f"The Kuckuck that runs with {database} is in another container; run `kuckuck announce` in there."
            )
        if not _listens(process):
            # The signal would end it.
            raise SettingsError(
                f"The Kuckuck that runs with {database} (process {process}) does not listen yet, or is of an older "
                "version; try again in a moment."
            )
    for process in processes:
        try:
            os.kill(process, SIGNAL)
        except ProcessLookupError:
            raise SettingsError(f"The Kuckuck that ran with {database} has just ended.") from None
        except PermissionError:
            raise SettingsError(
                f"The Kuckuck that runs with {database} (process {process}) belongs to another user; run "
                "`kuckuck announce` as that one."
            ) from None
    return len(processes)


def _listens(process: int) -> bool:
    """Whether this process has a handler for the signal."""
    try:
        status = Path(f"/proc/{process}/status").read_text(encoding="ascii", errors="replace")
    except OSError:
        return True  # it has ended, or this system has no such file: the signal tells
    caught = re.search(r"^SigCgt:\s*([0-9a-f]+)$", status, re.MULTILINE)
    return caught is None or bool(int(caught[1], 16) >> (SIGNAL - 1) & 1)
