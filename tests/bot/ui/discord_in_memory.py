"""simcord's Discord as our tests use it: it knows the bot's card pictures, and notices soon that the bot is at rest."""

from __future__ import annotations

from typing import Any

import simcord

from bot.art import emoji_drawings
from bot.ui.client import Kuckuck

LOOKS_EVERY = 0.005
"""Seconds between two looks whether the bot is at rest. Writing to the database takes it a few milliseconds; simcord's
own 0.05 would be waited in full after almost every click, for a task that goes on after it has written ends nothing."""
GIVES_UP_AFTER = 120.0
"""Real seconds after which a bot that is not at rest never will be. The first hand of a process waits until another
one, which stands back for everybody, has drawn all cards: that takes long on a busy machine."""


class Discord(simcord.Env):
    """A Discord with one bot; to be started."""

    def __init__(self, client: Kuckuck) -> None:
        super().__init__(client, settle_timeout=GIVES_UP_AFTER)
        for drawing in emoji_drawings():
            self.backend.create_application_emoji(drawing.name)

    async def _settle_internal(self, *, idle: float = LOOKS_EVERY, **more: Any) -> None:
        await super()._settle_internal(idle=idle, **more)
