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


class Stood(NamedTuple):
    """A seat kept its card of its own will, or because it was late."""

    seat: Seat


class Swapped(NamedTuple):
    """Two seats exchanged cards; `giver` is the one who was asked to give."""

    asker: Seat
    giver: Seat


class Exchanged(NamedTuple):
    """Told to its owner: what he gave, what he got, and with whom (None: with the stock)."""

    seat: Seat
    gave: Card
    got: Card
    partner: Seat | None


class TimeRanOut(NamedTuple):
    """A seat was late under `turn_timer` (RULES.md 1.B note g)."""

    seat: Seat


class Revealed(NamedTuple):
    """All cards were turned up. `cards` are those that are compared, `dead` those of players already out."""

    cards: tuple[tuple[Seat, Card], ...]
    dead: tuple[tuple[Seat, Card], ...]
    losers: tuple[Seat, ...]


class RoundStopped(NamedTuple):
    """Only one player has lives: the round ends without a reveal (RULES.md 1.A.29)."""

    winner: Seat


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

    def come_back(self, seats: Iterable[Seat], lives: int) -> None:
        """Give seats without lives new ones; that they fell before counts no more."""
        for seat in seats:
            self.lives[seat] = lives
            self._fell.pop(seat, None)

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


def lose_now(circle: Circle, seat: Seat) -> None:
    """A life lost before the reveal; if one player remains the match is over (RULES.md 1.A.29)."""
    circle.lose(seat)
    if len(circle.alive) == 1:
        raise OneLeft


def change_hands(table: Table, one: Seat, other: Seat) -> None:
    """Both cards change hands face down; each of the two learns what he gave and got."""
    first, second = table.hands[one], table.hands[other]
    first.cards, second.cards = second.cards, first.cards
    first.faces = second.faces = Faces.OWNER
    table.tell(Exchanged(one, second.cards[0], first.cards[0], other), to=one)
    table.tell(Exchanged(other, first.cards[0], second.cards[0], one), to=other)


def live_cards(table: Table, circle: Circle, order: Iterable[Seat]) -> dict[Seat, Card]:
    """The cards that are compared: those of the players with lives, in the order of play."""
    return {seat: table.hands[seat].cards[0] for seat in order if circle.lives[seat]}


def turn_up(table: Table, circle: Circle, order: Sequence[Seat], losing: Sequence[Seat]) -> None:
    """All turn up their cards at once, also those who are out by now (RULES.md 0.1, dead card)."""
    for seat in order:
        table.hands[seat].faces = Faces.ALL
    dead = tuple((seat, table.hands[seat].cards[0]) for seat in order if not circle.lives[seat])
    table.tell(Revealed(tuple(live_cards(table, circle, order).items()), dead, tuple(losing)))


def stop(table: Table, circle: Circle, dealer: Seat) -> Outcome:
    """Only one player has lives: he wins at once, and nothing is turned up (RULES.md 1.A.29)."""
    winners = circle.alive
    table.tell(RoundStopped(winners[0]))
    table.score(round_entry(dealer, circle, None))
    return circle.outcome(winners)


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
