"""What can go wrong with the database, beside what the tables' protocol names."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path

from bot.tables.ports import StoreFailed


class NoSuchMatch(StoreFailed):
    """A write names a match that was never added."""


class NotRunning(StoreFailed):
    """A move for a lobby or for a match that is over."""


class StepMissing(StoreFailed):
    """A move whose step is higher than the number of moves: one before it was never written."""


class MatchOver(StoreFailed):
    """A write would open a match again that is over."""


class MatchUnreadable(StoreFailed):
    """The row of a match is damaged (broken JSON). The other matches are not concerned."""


class Reason(StrEnum):
    """Why a database file cannot be used. The words for people are the caller's."""

    NO_FOLDER = "no-folder"
    NO_FILE = "no-file"
    NOT_WRITABLE = "not-writable"
    NOT_A_DATABASE = "not-a-database"
    FOREIGN = "foreign"
    TOO_NEW = "too-new"
    EXISTS = "exists"


class StoreUnusable(StoreFailed):
    """A database file cannot be opened or copied. `reason` says why, `path` which file or folder.

    TOO_NEW: written by a newer version of the bot; FOREIGN: a database of another program; both were left as they
    are. NO_FILE and EXISTS belong to backups: nothing to copy, or the copy's name is taken.
    """

    def __init__(self, reason: Reason, path: Path) -> None:
        super().__init__(f"{reason}: {path}")
        self.reason = reason
        self.path = path
