"""Our own limit on requests: Discord's is 50 a second for everything; the library shares none (DESIGN: limits).

Answers to interactions never pass this limit; pushes, board edits and reminders do, the asked player's first.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum

OLDEST_EVERY = 5
"""Every so many turns go to whoever has waited longest, however little it hurries: nothing waits for ever."""


class Urgency(IntEnum):
    """What goes first when more is owed than may be sent."""

    ASKED = 0
    """Somebody is asked and has not been shown it: his time must not run unseen."""
    PANEL = 1
    PUBLIC = 2
    """Boards, lobbies, reminders: the next state of the same message makes up for what comes late."""


def _public() -> Urgency:
    return Urgency.PUBLIC


@dataclass(eq=False)
class _Waiter:
    urgency: Callable[[], Urgency]
    called: asyncio.Event = field(default_factory=asyncio.Event)


class Limiter:
    """So many turns within a span of seconds; `take` waits for the next one that is free."""

    def __init__(self, turns: int, seconds: float) -> None:
        self._turns = turns
        self._seconds = seconds
        self._taken: deque[float] = deque()
        self._waiting: list[_Waiter] = []
        self._calls = 0
        self._calling: asyncio.Task[None] | None = None

    async def take(self, urgency: Callable[[], Urgency] = _public) -> None:
        """Wait for a turn and take it. `urgency` is asked whenever a turn is free: who waits may come to hurry."""
        if not self._waiting and self._pause() <= 0:
            self._taken.append(time.monotonic())
            return
        waiter = _Waiter(urgency)
        self._waiting.append(waiter)
        if self._calling is None or self._calling.done():
            self._calling = asyncio.create_task(self._call())
        try:
            await waiter.called.wait()
        except asyncio.CancelledError:
            if waiter.called.is_set():
                self.give_back()
            else:
                self._waiting.remove(waiter)
            raise

    def give_back(self) -> None:
        """A turn was taken and nothing was sent: it is the next one's."""
        if self._waiting:
            self._next().called.set()
        elif self._taken:
            self._taken.pop()

    async def _call(self) -> None:
        """Call one after the other as turns become free, while anybody waits."""
        while self._waiting:
            pause = self._pause()
            if pause > 0:
                await asyncio.sleep(pause)
                continue
            self._taken.append(time.monotonic())
            self._next().called.set()

    def _pause(self) -> float:
        """Seconds until a turn is free."""
        now = time.monotonic()
        while self._taken and self._taken[0] <= now - self._seconds:
            self._taken.popleft()
        return 0.0 if len(self._taken) < self._turns else self._taken[0] + self._seconds - now

    def _next(self) -> _Waiter:
        self._calls += 1
        # The first of the most urgent ones: they stand in the order in which they came.
        chosen = self._waiting[0] if self._calls % OLDEST_EVERY == 0 else min(self._waiting, key=_urgency_of)
        self._waiting.remove(chosen)
        return chosen


def _urgency_of(waiter: _Waiter) -> Urgency:
    return waiter.urgency()
