"""Our own limit on requests: Discord's is 50 a second for everything; the library shares none (DESIGN: limits).

Answers to interactions never pass this limit; pushes, board edits and reminders do.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque


class Limiter:
    """So many turns within a span of seconds; `take` waits for the next free one."""

    def __init__(self, turns: int, seconds: float) -> None:
        self._turns = turns
        self._seconds = seconds
        self._taken: deque[float] = deque()
        self._lock = asyncio.Lock()

    async def take(self) -> None:
        """Wait for a turn and take it."""
        async with self._lock:
            while True:
                now = time.monotonic()
                while self._taken and self._taken[0] <= now - self._seconds:
                    self._taken.popleft()
                if len(self._taken) < self._turns:
                    self._taken.append(now)
                    return
                await asyncio.sleep(self._taken[0] + self._seconds - now)
