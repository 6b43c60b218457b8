"""Pictures of hands: drawn in threads, before an answer needs them, and kept for a while.

An answer takes what is ready and never waits for a drawing.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Sequence

from bot.art import hand_picture, stop_drawing, warm

KEPT = 400
"""Pictures of 5 to 30 kB each."""
PATIENCE = 1.5
"""Seconds that a push waits for a drawing; then it goes without one."""
LONGEST = 30.0
"""Seconds after which nobody waits for a drawing any more."""

_Key = tuple[tuple[str, ...], str]


class HandPictures:
    """The hands that were drawn last, by their cards and the language of their corners."""

    def __init__(self) -> None:
        self._ready: OrderedDict[_Key, bytes] = OrderedDict()
        self._drawing: dict[_Key, asyncio.Task[bytes]] = {}
        self._warming: asyncio.Task[None] | None = None

    def ready(self, cards: Sequence[str], language: str) -> tuple[str, bytes] | None:
        """The name and the PNG of a hand that is drawn already."""
        key = (tuple(cards), language)
        png = self._ready.get(key)
        if png is None:
            return None
        self._ready.move_to_end(key)
        # The name tells nothing that the picture does not; it must differ where the pictures do.
        return f"hand-{hashlib.sha256(png).hexdigest()[:16]}.png", png

    async def draw(self, cards: Sequence[str], language: str, patience: float = PATIENCE) -> bool:
        """Have this hand ready and say so, or give up after so many seconds; then the drawing goes on by itself."""
        key = (tuple(cards), language)
        if key in self._ready or not cards:
            return True
        drawing = self._drawing.get(key)
        if drawing is None:
            drawing = self._drawing[key] = asyncio.create_task(self._picture(key))
            drawing.add_done_callback(lambda done: self._drawn(key, done))
        await asyncio.wait([drawing], timeout=patience)
        return drawing.done()

    def warm(self) -> asyncio.Task[None]:
        """Have the single cards drawn, once a process, so that no hand has to wait for them."""
        if self._warming is None:
            self._warming = asyncio.create_task(asyncio.to_thread(warm))
        return self._warming

    def close(self) -> None:
        """Nothing that is still to be drawn will be."""
        for drawing in self._drawing.values():
            drawing.cancel()
        stop_drawing()

    async def _picture(self, key: _Key) -> bytes:
        # A card that is drawn in this process would hold up every answer meanwhile.
        await asyncio.wait([self.warm()])
        return await asyncio.to_thread(hand_picture, *key, wide=True)

    def _drawn(self, key: _Key, done: asyncio.Task[bytes]) -> None:
        del self._drawing[key]
        if done.cancelled() or done.exception() is not None:
            return
        self._ready[key] = done.result()
        while len(self._ready) > KEPT:
            self._ready.popitem(last=False)
