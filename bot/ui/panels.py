"""Live panels: the ephemeral message of each player that may still be edited, and how it is pushed to.

An ephemeral message can be edited only with the token of an interaction, which lives for fifteen minutes; every click
on the panel brings a fresh one. Tokens are secrets: they stay in memory and never reach a log.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

import aiohttp
import discord

from bot.ui.answer import Shown
from bot.ui.attached import attachments_of
from bot.ui.limits import Limiter, Urgency

log = logging.getLogger(__name__)

TOKEN_LIFE = timedelta(minutes=15)
MARGIN = timedelta(seconds=5)
"""A token so near to its end is not used any more."""
DEBOUNCE = 0.3
"""Seconds to wait for a newer state before a push."""
PUSHES_PER_TOKEN = 5
TOKEN_SPAN = 2.0
TRIES = 3
TRY_AGAIN = 1.0
"""Seconds before a push that failed by Discord's or the line's own trouble is tried again; each time longer."""
LINE_BROKE = (aiohttp.ClientError, OSError, TimeoutError)
DEAD = (401, 404)
"""After these a token is never used again."""

Render = Callable[[], discord.ui.LayoutView]


@dataclass(frozen=True)
class Sign:
    """A push by which a player learns that he is asked, and who wants to know what becomes of it."""

    sending: Callable[[], None]
    """It is drawn and goes out now."""
    confirmed: Callable[[datetime], None]
    """Discord shows it."""
    failed: Callable[[], None]
    """It will never be shown."""
    urgency: Callable[[], Urgency]


@dataclass
class Panel:
    """One player's ephemeral message at one table, and the interaction that may edit it."""

    interaction: discord.Interaction[Any]
    message_id: int
    until: datetime
    shown: str = ""
    attachments: tuple[discord.Attachment, ...] = ()
    """The pictures that are uploaded to it, to be kept by reference."""
    render: Render | None = None
    """How the newest state that is not shown yet is drawn; None: nothing is owed."""
    sign: Sign | None = None
    """Whether that state tells its player that he is asked."""
    pushing: bool = False
    failures: int = 0
    """Pushes that failed one after the other through no fault of the token."""
    limiter: Limiter = field(default_factory=lambda: Limiter(PUSHES_PER_TOKEN, TOKEN_SPAN))

    @property
    def urgency(self) -> Urgency:
        """How much what is owed to it hurries."""
        return Urgency.PANEL if self.sign is None else self.sign.urgency()

    async def edit(self, view: discord.ui.LayoutView) -> discord.Message:
        uploads = attachments_of(view, self.attachments)
        message = await self.interaction.followup.edit_message(self.message_id, view=view, **uploads)
        self.attachments = tuple(message.attachments)
        return message

    async def delete(self) -> None:
        await self.interaction.followup.delete_message(self.message_id)


class Panels:
    """The live panels of all tables, by table and user."""

    def __init__(self, limiter: Limiter) -> None:
        self._panels: dict[tuple[int, int], Panel] = {}
        self._missed: dict[tuple[int, int], tuple[Render, Sign | None] | None] = {}
        """By table and user, while an answer is on its way: the newest state that it does not show."""
        self._limiter = limiter
        self._swept = discord.utils.utcnow()
        self._tasks: set[asyncio.Task[None]] = set()
        self.pushes = 0
        """Pushes sent since the start; benches count them."""

    def answering(self, table: int, user_id: int) -> None:
        """His panel is drawn now and sent as an answer: what changes until `keep` is pushed to it afterwards."""
        self._missed[(table, user_id)] = None

    def keep(
        self, table: int, interaction: discord.Interaction[Any], shown: Shown, view: discord.ui.LayoutView
    ) -> None:
        """Remember the panel that was just shown; an older one of the same player goes."""
        self._forget_dead()
        key = (table, interaction.user.id)
        old = self._panels.get(key)
        until = discord.utils.utcnow() + TOKEN_LIFE
        panel = self._panels[key] = Panel(interaction, shown.id, until, _digest(view), shown.attachments)
        missed = self._missed.pop(key, None)
        if missed is not None:
            self._owe(key, panel, *missed, wait=0.0)
        if old is not None and old.message_id != shown.id and self._alive(old):
            self._spawn(self._delete(old))

    def at(self, table: int) -> list[discord.Interaction[Any]]:
        """The interactions of all live panels of a table."""
        here = [panel for (number, _), panel in self._panels.items() if number == table]
        return [panel.interaction for panel in here if self._alive(panel)]

    def live(self, table: int, user_id: int) -> bool:
        """Whether this player's panel can be pushed to."""
        panel = self._panels.get((table, user_id))
        return panel is not None and self._alive(panel)

    def push(
        self, table: int, user_id: int, render: Render, *, at_once: bool = False, sign: Sign | None = None
    ) -> bool:
        """Bring a player's panel up to date soon; the newest state wins. Say whether there is one to push to."""
        key = (table, user_id)
        if key in self._missed:
            self._missed[key] = (render, sign)
        panel = self._panels.get(key)
        if panel is None or not self._alive(panel):
            self._panels.pop(key, None)
            return False
        self._owe(key, panel, render, sign, wait=0.0 if at_once else DEBOUNCE)
        return True

    def _owe(self, key: tuple[int, int], panel: Panel, render: Render, sign: Sign | None, *, wait: float) -> None:
        panel.render, panel.sign = render, sign
        if not panel.pushing:
            panel.pushing = True
            self._spawn(self._push(key, panel, wait))

    def __len__(self) -> int:
        return len(self._panels)

    def _forget_dead(self) -> None:
        """Nothing asks for the panels of a table that is over: from time to time the dead ones go."""
        now = discord.utils.utcnow()
        if now - self._swept >= TOKEN_LIFE:
            self._swept = now
            self._panels = {key: panel for key, panel in self._panels.items() if self._alive(panel)}

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _push(self, key: tuple[int, int], panel: Panel, wait: float) -> None:
        """Show the newest state, and again what has come meanwhile; one push of a panel at a time."""
        try:
            await asyncio.sleep(wait)
            while panel.render is not None and self._panels.get(key) is panel:
                await panel.limiter.take()
                await self._limiter.take(lambda: panel.urgency)
                if not await self._show(key, panel):
                    panel.limiter.give_back()
                    self._limiter.give_back()
        finally:
            panel.pushing = False

    async def _show(self, key: tuple[int, int], panel: Panel) -> bool:
        """Draw and push what is owed. Say whether a request was sent."""
        render, sign = panel.render, panel.sign
        if render is None or self._panels.get(key) is not panel:
            return False  # a click has shown the newest state meanwhile
        panel.render = panel.sign = None
        if sign is not None:
            sign.sending()
        view = render()
        digest = _digest(view)
        if digest == panel.shown:
            if sign is not None:
                sign.confirmed(discord.utils.utcnow())
            return False
        try:
            self.pushes += 1
            message = await panel.edit(view)
        except discord.HTTPException as failed:
            panel.shown = ""
            if failed.status in DEAD and self._panels.get(key) is panel:
                del self._panels[key]
            log.info("a panel of table %s was not pushed (%s, code %s)", key[0], failed.status, failed.code)
            await self._failed(panel, render, sign, again=failed.status >= 500)
            return True
        except LINE_BROKE as failed:
            # Perhaps it was shown, perhaps not.
            panel.shown = ""
            log.info("a panel of table %s was not pushed (%s)", key[0], type(failed).__name__)
            await self._failed(panel, render, sign, again=True)
            return True
        panel.shown, panel.failures = digest, 0
        if sign is not None:
            sign.confirmed(message.edited_at or discord.utils.utcnow())
        return True

    @staticmethod
    async def _failed(panel: Panel, render: Render, sign: Sign | None, *, again: bool) -> None:
        """`again`: Discord or the line had a trouble of its own: the state is owed once more, a few times."""
        panel.failures += 1
        if not again or panel.failures > TRIES:
            panel.failures = 0
            if sign is not None:
                sign.failed()
            return
        await asyncio.sleep(TRY_AGAIN * panel.failures)
        if panel.render is None:
            panel.render, panel.sign = render, sign

    async def _delete(self, panel: Panel) -> None:
        try:
            await self._limiter.take()
            await panel.delete()
        except (discord.HTTPException, *LINE_BROKE) as failed:
            log.debug("an older panel was not deleted (%s)", type(failed).__name__)

    def _alive(self, panel: Panel) -> bool:
        return discord.utils.utcnow() < panel.until - MARGIN

    def _spawn(self, work: Any) -> None:
        task: asyncio.Task[None] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (failed := task.exception()) is not None:
            log.error("a panel could not be drawn (%s)", type(failed).__name__, exc_info=failed)


def _digest(view: discord.ui.LayoutView) -> str:
    components = view.to_components()  # type: ignore[no-untyped-call]  # untyped in discord.py
    return json.dumps(components, sort_keys=True, default=str)
