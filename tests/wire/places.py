"""Where a bot under test may be killed: before, after or during each step between a click and what everybody sees.

`before` and `after` strike inside the bot (`one_bot`), around the very call; `during` strikes from outside, when the
request has arrived at the sandbox: it is carried out, and nobody is there to hear the answer.
"""

from __future__ import annotations

from dataclasses import dataclass

from bot.sandbox import faults

REQUESTS = {
    "answer": faults.CALLBACK,
    "push": "PATCH /webhooks/*",
    "publish": faults.EDIT,
    "post": faults.SEND,
}
"""What goes over the wire, by the sandbox's patterns."""
WRITES = {"open": "add_match", "save": "save_match", "move": "add_move", "end": "end_match", "shown": "end_shown"}
"""What goes to the disk, by the store's methods."""


@dataclass(frozen=True, slots=True)
class Place:
    """`when` is before, during or after; `what` is `click`, or a key of REQUESTS or WRITES; the `nth` time."""

    when: str
    what: str
    nth: int = 1

    def __str__(self) -> str:
        return f"{self.when}-{self.what}-{self.nth}"

    @classmethod
    def of(cls, text: str) -> Place:
        when, what, nth = text.split("-")
        return cls(when, what, int(nth))


def around(what: str, nth: int = 1) -> tuple[Place, ...]:
    """Before, during and after one thing; what goes to the disk is one call, there is no during."""
    return tuple(Place(when, what, nth) for when in ("before", *(["during"] if what in REQUESTS else []), "after"))


LOBBY = (*around("open"), *around("save"), *around("answer"))
START = (*around("post"), *around("save"), *around("save", 2))
MOVE = (Place("before", "click"), *around("move"), *around("answer", 2))
SHOW = (*around("push", 2), *around("publish", 2))
END = (*around("end"), *around("publish"), *around("post"), *around("shown"))

CHAINS: dict[str, tuple[Place, ...]] = {
    "lobby and start": LOBBY + START,
    "click, move and answer": MOVE,
    "push and board": SHOW,
    "end": END,
}
"""Every boundary, in the order of a match: the bot dies at each in turn, one match a chain."""
IN_THE_MIDDLE = ("click, move and answer", "push and board")
"""Chains that need many moves."""
