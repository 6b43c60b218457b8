"""Where each card of a round has been, told by the exchanges alone: what an undo must bring about (RULES.md 8.4).

Written apart from the engine. A card is called by the seat to which it was dealt.
"""

from __future__ import annotations

from typing import Any

UNDOING = {"CatShown": "asker", "PigShown": "asker", "PigDrawn": "seat"}
"""The events that undo exchanges, and who holds the card that goes back."""


class Trail:
    """The cards of one round by their first holders."""

    def __init__(self, seats: int) -> None:
        self.held = {seat: seat for seat in range(seats)}
        """Whose card each seat holds; a seat that took a card of the stock is missing."""
        self._ways: dict[int, list[tuple[int, int]]] = {seat: [] for seat in range(seats)}
        """The exchanges of each card in order: who received it, and whose card he gave for it."""

    def follow(self, events: list[Any]) -> dict[int, int] | None:
        """Go along with what happened; give whose card everybody must hold after an undo, or None without one."""
        undone = None
        for event in events:
            name = type(event).__name__
            if name == "Swapped":
                mine, theirs = self.held[event.asker], self.held[event.giver]
                self._ways[mine].append((event.giver, theirs))
                self._ways[theirs].append((event.asker, mine))
                self.held |= {event.asker: theirs, event.giver: mine}
            elif name in ("TopCardTaken", "PackTopTaken", "PackBottomTaken"):
                self.held.pop(event.seat)
            elif name in UNDOING:
                self._undo(getattr(event, UNDOING[name]))
                undone = dict(self.held)
        return undone

    def _undo(self, seat: int) -> None:
        """The card goes home; everybody who had received it has again what he gave for it."""
        card = self.held[seat]
        for receiver, given in self._ways[card]:
            self.held[receiver] = given
            self._ways[given].pop()
        self.held[card] = card
        self._ways[card] = []
