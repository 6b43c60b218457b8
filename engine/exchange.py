"""What the exchange games have in common: the order of play, lives, and how a match of lives ends.

Every player holds one card; whoever shows the lowest loses a life; the last one with a life wins.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from engine.ask import Seat
from engine.cards import Card, Pack
from engine.game import Outcome
from engine.table import Faces, Table


class LifeLost(NamedTuple):
    """A seat lost a life; `lives` are left."""

    seat: Seat
    lives: int


class WentOut(NamedTuple):
    """A seat has no lives left."""

    seat: Seat


class LivesKept(NamedTuple):
    """All would have been out together, so all keep their last life (RULES.md 1.B note h)."""

    seats: tuple[Seat, ...]


class SuddenDeathDealt(NamedTuple):
    """One card each, face up, to those who lost their last life together (RULES.md 1.A.27)."""

    cards: tuple[tuple[Seat, Card], ...]
    winners: tuple[Seat, ...]


class RoundOver(Exception):
    """A rule ended the turns of this round before its last one; the reveal follows."""


class OneLeft(Exception):
    """Only one player has lives: the match ends at once, without a reveal (RULES.md 1.A.29)."""


class Circle:
    """Lives around the table, in one direction of play, and who fell when."""

    __slots__ = ("_fell", "_table", "_way", "lives")

    def __init__(self, table: Table, lives: int, *, clockwise: bool) -> None:
        self.lives = table.tally("lives", lives)
        self._table = table
        self._way = table.seats if clockwise else table.seats[::-1]
        self._fell: dict[Seat, int] = {}

    @property
    def alive(self) -> list[Seat]:
        """The seats that have lives, in the direction of play."""
        lives = self.lives
        return [seat for seat in self._way if lives[seat]]

    def after(self, seat: Seat) -> list[Seat]:
        """All seats in the direction of play, from the one after this seat to this seat itself."""
        start = self._way.index(seat) + 1
        return [*self._way[start:], *self._way[:start]]

    def order(self, dealer: Seat) -> list[Seat]:
        """The active players from the one after the dealer to the dealer (RULES.md 0.1)."""
        lives = self.lives
        return [seat for seat in self.after(dealer) if lives[seat]]

    def next_dealer(self, dealer: Seat, *, fixed: bool = False) -> Seat:
        """The first seat with lives after the old dealer; a fixed dealer stays while he is in (RULES.md 1.A.25)."""
        if fixed and self.lives[dealer]:
            return dealer
        return next(seat for seat in self.after(dealer) if self.lives[seat])

    def lose(self, seat: Seat) -> None:
        """Take a life. At 0 the seat is out and its place is that of the round being played."""
        self.lives[seat] -= 1
        self._table.tell(LifeLost(seat, self.lives[seat]))
        if not self.lives[seat]:
            self.fall(seat)
            self._table.tell(WentOut(seat))

    def fall(self, seat: Seat) -> None:
        """Place a seat by the entry of the score sheet that is written next."""
        self._fell[seat] = len(self._table.rounds)

    def outcome(self, winners: Sequence[Seat]) -> Outcome:
        """Winners first; then who fell later is better, who fell in the same entry is equal (RECORD.md, `outcome`)."""
        places = [tuple(sorted(winners))] if winners else []
        falls = {seat: entry for seat, entry in self._fell.items() if seat not in winners}
        places += [
            tuple(seat for seat in self._table.seats if falls.get(seat) == entry)
            for entry in sorted(set(falls.values()), reverse=True)
        ]
        return Outcome(winners=tuple(sorted(winners)), places=tuple(places))


def deal_one_each(table: Table, pack: Pack, order: Iterable[Seat]) -> list[Card]:
    """Shuffle anew and give one card to each in this order; give back the rest, first card on top."""
    cards = table.shuffled(pack)
    table.clear_hands()
    dealt = 0
    for seat in order:
        table.hands[seat].cards = [cards[dealt]]
        dealt += 1
    return cards[dealt:]


def sudden_death(
    table: Table, circle: Circle, rivals: list[Seat], dealer: Seat, pack: Pack, height: Callable[[Card], float]
) -> Seat:
    """One card each to the rivals alone, no exchanges; equal highest repeat (RULES.md 1.A.27-28)."""
    while len(rivals) > 1:
        rest = deal_one_each(table, pack, rivals)
        for zone in table.zones.values():
            zone.cards = []
        table.zone("stock", Faces.NONE).cards = rest
        cards = {seat: table.hands[seat].cards[0] for seat in rivals}
        for seat in rivals:
            table.hands[seat].faces = Faces.ALL
        best = max(height(card) for card in cards.values())
        winners = [seat for seat in rivals if height(cards[seat]) == best]
        for seat in rivals:
            if seat not in winners:
                circle.fall(seat)
        table.tell(SuddenDeathDealt(tuple(cards.items()), tuple(winners)))
        table.score(round_entry(dealer, circle, cards) | {"sudden_death": True})
        rivals = winners
    return rivals[0]


def round_entry(dealer: Seat, circle: Circle, cards: dict[Seat, Card] | None) -> dict[str, object]:
    """A finished round on the score sheet; without `cards` where there was no reveal (RECORD.md, `rounds`)."""
    entry: dict[str, object] = {"dealer": dealer}
    if cards is not None:
        entry["cards"] = {str(seat): card for seat, card in cards.items()}
    entry["lives"] = list(circle.lives)
    return entry
