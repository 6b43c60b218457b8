"""The exchanges of a round, and how those that brought a card to its holder are undone (RULES.md 3.A.18-20, 1.K.3)."""

from __future__ import annotations

from typing import NamedTuple

from engine.ask import Seat
from engine.cards import Card
from engine.exchange import change_hands
from engine.table import Table


class TakenBack(NamedTuple):
    """An exchange was undone: both have again what they gave away in it."""

    asker: Seat
    giver: Seat


class SeenAgain(NamedTuple):
    """A card that all have seen before is back with a seat, through an exchange that was undone."""

    seat: Seat
    card: Card


class Exchanges:
    """The exchanges between players in one round, and which cards everybody can follow through them."""

    __slots__ = ("_drawn", "_made", "_table", "known")

    def __init__(self, table: Table) -> None:
        self._table = table
        self._made: list[tuple[Seat, Seat]] = []
        self._drawn: set[Seat] = set()
        self.known: dict[Seat, Card] = {}
        """Cards that everybody has seen, by who holds them now."""

    def make(self, asker: Seat, giver: Seat) -> None:
        """Both cards change hands."""
        self._made.append((asker, giver))
        self._turn_over(asker, giver)

    def draw(self, seat: Seat) -> None:
        """The seat has a card of the stock now, which nobody saw."""
        self._drawn.add(seat)
        self.known.pop(seat, None)

    def received(self, seat: Seat) -> bool:
        """Whether the card of this seat came from another player."""
        return seat not in self._drawn and any(seat in pair for pair in self._made)

    def first_holder(self, seat: Seat) -> Seat:
        """To whom the card was dealt that this seat holds now."""
        for asker, giver in self._chain(seat):
            seat = asker if seat == giver else giver
        return seat

    def undo(self, seat: Seat) -> list[tuple[Seat, Seat]]:
        """Undo the exchanges that brought this seat its card, last to first, and give them in that order.

        Nothing is undone where the card was dealt to the seat.
        """
        chain = self._chain(seat)
        for asker, giver in chain:
            self._made.remove((asker, giver))
            self._table.tell(TakenBack(asker, giver))
            self._turn_over(asker, giver)
            for one in (asker, giver):
                if one in self.known:
                    self._table.tell(SeenAgain(one, self.known[one]))
        return chain

    def _chain(self, seat: Seat) -> list[tuple[Seat, Seat]]:
        """The exchanges that carried the card, from its holder back to the one to whom it was dealt."""
        chain = []
        for asker, giver in reversed(self._made):
            if seat in (asker, giver):
                chain.append((asker, giver))
                seat = asker if seat == giver else giver
        return chain

    def _turn_over(self, one: Seat, other: Seat) -> None:
        change_hands(self._table, one, other)
        moved = {other: self.known.pop(one, None), one: self.known.pop(other, None)}
        self.known |= {seat: card for seat, card in moved.items() if card is not None}
