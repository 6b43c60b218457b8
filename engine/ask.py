"""The pause: a game is a coroutine that is driven by `.send()`; no event loop is involved.

A script stops at `await pause(ask)`; whoever drives it sends the answer's key. Nothing else knows how a script is
suspended. (`await` and not `yield from`, because a type checker reports a forgotten `await`.)
"""

from __future__ import annotations

import types
from collections.abc import Coroutine, Generator
from typing import NamedTuple, NewType

Seat = NewType("Seat", int)
"""A place at the table. Seats count clockwise from 0: the left neighbour of 0 is 1."""


class Ask(NamedTuple):
    """One decision that one seat owes.

    `options` are the keys offered, in the order of RECORD.md. `unlisted` are keys that are accepted without being
    offered: `timeout` with `turn_timer` on.
    """

    seat: Seat
    prompt: str
    options: tuple[str, ...]
    unlisted: tuple[str, ...] = ()


@types.coroutine
def pause(ask: Ask) -> Generator[Ask, str, str]:
    """Stop the script until somebody answers; give the key of his answer."""
    return (yield ask)


class Script:
    """A suspended game: what it asks now, and what it came to when it is over."""

    __slots__ = ("_coroutine", "asked", "result")

    def __init__(self, coroutine: Coroutine[Ask, str, object]) -> None:
        self._coroutine = coroutine
        self.asked: Ask | None = None
        self.result: object = None
        self._drive(None)

    def answer(self, key: str) -> None:
        """Go on with the answer to what is asked now."""
        self._drive(key)

    def _drive(self, key: str | None) -> None:
        try:
            self.asked = self._coroutine.send(key)  # type: ignore[arg-type]  # the first send must be None
        except StopIteration as end:
            self.asked, self.result = None, end.value

    def close(self) -> None:
        """Drop a script that will not be played on."""
        self._coroutine.close()
