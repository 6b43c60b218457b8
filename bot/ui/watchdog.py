"""Notice a gateway connection that does not come back, so that the process ends and its supervisor starts it anew.

discord.py may try for ever to resume at an address that is gone (dpy#10511); a fresh start never does.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.ui.client import Kuckuck

PATIENCE = 180.0
"""Seconds without a connection. A restart of Discord's own gateways takes less, and discord.py's pauses grow longer."""
LOOKS = 20
"""So often within that time the connections are looked at."""


class Absences:
    """Since when each connection has been gone, in seconds of any steady clock."""

    def __init__(self) -> None:
        self._since: dict[int, float] = {}

    def longest(self, gone: Iterable[int], now: float) -> float:
        """Note which connections are gone now, and say how long the one that has been gone longest is."""
        self._since = {number: self._since.get(number, now) for number in gone}
        return max((now - since for since in self._since.values()), default=0.0)


async def connection_lost(client: Kuckuck) -> None:
    """Return when a connection of this client has been gone for too long."""
    absences = Absences()
    while True:
        # Before the first connection there is none that could be asked.
        shards = client.shards
        gone = [number for number, shard in shards.items() if shard.is_closed()] if shards else [-1]
        if absences.longest(gone, time.monotonic()) > PATIENCE:
            return
        await asyncio.sleep(PATIENCE / LOOKS)
