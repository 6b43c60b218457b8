"""The sandbox's time and the ids made from it."""

from __future__ import annotations

import time
from datetime import UTC, datetime

DISCORD_EPOCH_MS = 1_420_070_400_000


class Clock:
    """Real time plus a skew in seconds. Tokens, ids and message ages follow it; the 3 s for an answer do not."""

    def __init__(self) -> None:
        self.skew = 0.0

    def now(self) -> float:
        """Seconds since 1970 as the sandbox sees them."""
        return time.time() + self.skew

    def iso(self) -> str:
        """The present moment in Discord's form."""
        return datetime.fromtimestamp(self.now(), UTC).isoformat(timespec="microseconds")


class Snowflakes:
    """Ids that rise with the clock and never repeat, even when many are made in one millisecond."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> int:
        """A new id for this moment."""
        return self.at(self._clock.now())

    def at(self, seconds: float) -> int:
        """A new id not older than that moment."""
        fresh = (int(seconds * 1000) - DISCORD_EPOCH_MS) << 22
        self._last = max(fresh, self._last + 1)
        return self._last


def seconds_of(snowflake: int) -> float:
    """When an id was made, in seconds since 1970."""
    return ((snowflake >> 22) + DISCORD_EPOCH_MS) / 1000
