"""What is owed to the public message of each table, and when it is sent.

One worker a table sends its newest public state: at most one edit in 1.2 seconds, whatever happens in between.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import discord

from bot.ui.panels import LINE_BROKE, TRIES, TRY_AGAIN

log = logging.getLogger(__name__)

EDIT_SPAN = 1.2
"""Seconds between two edits of one public message."""
HOLD = 2.5
"""Seconds that a board may lag behind while one computer plays after another."""

Work = Callable[[], Awaitable[None]]


@dataclass
class _Public:
    """What is owed to a table's public message."""

    render: Work | None = None
    hold: asyncio.Task[None] | None = None
    """While a state that only passes waits for the next one; None: what is owed is shown at once."""
    task: asyncio.Task[None] | None = None


class PublicMessages:
    """The workers of all tables. `ready` waits until Discord has told in which guilds, and so in which languages."""

    def __init__(self, ready: Callable[[], Awaitable[None]]) -> None:
        self._ready = ready
        self._owed: dict[int, _Public] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def owe(self, table: int, render: Work, *, passing: bool = False) -> None:
        """Show a state soon; one that only passes is shown when it lasts, or together with the next one."""
        public = self._owed.setdefault(table, _Public())
        public.render = render
        if passing:
            public.hold = public.hold or self.spawn(self._release(table, public))
            return
        if public.hold is not None:
            public.hold.cancel()
            public.hold = None
        self._start(table, public)

    def drawn(self, table: int) -> None:
        """The newest state is drawn now: what was owed until here is in it."""
        if table in self._owed:
            self._owed[table].render = None

    async def _release(self, table: int, public: _Public) -> None:
        """Show after a while what only passes but lasts."""
        await asyncio.sleep(HOLD)
        public.hold = None
        self._start(table, public)

    def _start(self, table: int, public: _Public) -> None:
        if public.task is None or public.task.done():
            public.task = self.spawn(self._work(table, public))

    async def _work(self, table: int, public: _Public) -> None:
        # After a start the guilds come in first: they say in which language to write.
        await self._ready()
        failures = 0
        while public.render is not None and public.hold is None:
            render, public.render = public.render, None
            try:
                await render()
                failures = 0
            except (discord.DiscordServerError, *LINE_BROKE) as failed:
                # Discord or the line had a trouble of its own: the newest state is owed still.
                log.info("table %s could not be shown (%s)", table, type(failed).__name__)
                failures += 1
                if failures <= TRIES:
                    await asyncio.sleep(TRY_AGAIN * failures)
                    public.render = public.render or render
            except Exception as failed:  # the next state must still be shown
                log.error("table %s could not be shown (%s)", table, type(failed).__name__, exc_info=failed)
            await asyncio.sleep(EDIT_SPAN)
        if public.render is None and public.hold is None and self._owed.get(table) is public:
            del self._owed[table]

    def spawn(self, work: Any) -> asyncio.Task[None]:
        """Do something beside everything else; its failure is logged."""
        task: asyncio.Task[None] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (failed := task.exception()) is not None:
            log.error("something could not be shown (%s)", type(failed).__name__, exc_info=failed)

    async def close(self) -> None:
        """Stop everything that is still owed."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
