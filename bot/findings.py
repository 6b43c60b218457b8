"""What a look for faults has found: for `/doctor`, and for `kuckuck doctor` on the command line."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from bot.settings import DEFAULT_DATABASE
from bot.store import DatabaseState, Reason, StoreUnusable, database_state
from bot.tables.ports import StoreFailed
from bot.text import Words

LEAST_FREE = 100 * 2**20
"""Bytes: with less room on the disk the next write-ahead log may not fit."""
MOST_SKEW = 2.0
"""Seconds by which our clock may differ from Discord's: the way there and back is part of what is measured."""
SLOW = 1.0
"""Seconds: beyond this many answers miss the three that Discord grants."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at. Its text is `doctor-<key>`, and `doctor-<key>-bad` with the mend for a fault."""

    key: str
    good: bool
    values: Mapping[str, object] = field(default_factory=dict)

    def told(self, words: Words) -> str:
        return words(f"doctor-{self.key}" + ("" if self.good else "-bad"), **self.values)


def of_database(path: Path) -> Finding:
    """Whether the database can be written, its version, and the room on its disk. Blocks."""
    try:
        state = database_state(path)
    except StoreUnusable as unusable:
        reason = unusable.reason
        if reason is Reason.NO_FOLDER and path == DEFAULT_DATABASE:
            reason = Reason.NO_FILE  # the first start makes this folder as well
        return Finding("database-unusable", False, {"reason": reason.value})
    except StoreFailed:
        return Finding("database-locked", False)
    return of_state(state)


def of_state(state: DatabaseState) -> Finding:
    """The finding about a database that could be opened."""
    values = {"version": state.version, "newest": state.newest, "free": state.free // 2**20}
    if state.free < LEAST_FREE:
        return Finding("disk", False, values)
    return Finding("database", state.version == state.newest, values)


def of_clock(seconds: float) -> Finding:
    """By how much our clock is ahead of Discord's (negative: behind), the way of the message included."""
    return Finding("clock", abs(seconds) <= MOST_SKEW, {"seconds": f"{abs(seconds):.1f}"})


def of_latency(seconds: float) -> Finding:
    """How long Discord's gateway takes to answer."""
    known = seconds == seconds and seconds != float("inf")  # NaN before the first beat
    if not known:
        return Finding("latency-unknown", False)
    return Finding("latency", seconds < SLOW, {"milliseconds": round(seconds * 1000)})


def of_emojis(there: int, drawn: int) -> Finding:
    """How many of our card pictures Discord has."""
    return Finding("emojis", there >= drawn, {"there": there, "drawn": drawn})
