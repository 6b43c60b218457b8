"""The clock of the machine, as tables need it: it never jumps while somebody's time to decide runs."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from datetime import UTC, datetime

JUMP = 2.0
"""Seconds by which the machine's time may drift from the steady clock before it counts as set anew."""


class SystemClock:
    """Wall time that goes on steadily; where the machine's time was set, or the machine slept, `set_anew` catches up.

    `wall` gives seconds since 1970, `steady` seconds of a clock that nobody sets.
    """

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self._wall, self._steady = wall, steady
        self._offset = wall() - steady()

    def now(self) -> datetime:
        return datetime.fromtimestamp(self._offset + self._steady(), UTC)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(max(0.0, seconds))

    def set_anew(self) -> bool:
        """Take over the machine's time where it differs, and say so: what was counted by the old one starts anew."""
        offset = self._wall() - self._steady()
        if abs(offset - self._offset) <= JUMP:
            return False
        self._offset = offset
        return True
