"""What the trick games have in common: the deal, laying cards to a trick, taking it, and the places at the end.

Aces are high. Hands lie sorted in the order in which RECORD.md lists the keys of `play`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from engine.ask import Seat
from engine.cards import FRENCH, RANKS, Card, rank_of
from engine.match import View
from engine.table import Faces, Table


class HandDealt(NamedTuple):
    """Told to its owner: the cards of a hand, when he may look at them."""

    cards: tuple[Card, ...]


class CardPlayed(NamedTuple):
    """A seat played a card to the trick."""

    seat: Seat
    card: Card


class TrickTaken(NamedTuple):
    """A seat took the trick, with this card, and leads the next one."""

    seat: Seat
    card: Card


HEIGHT = {card: (RANKS.index(rank_of(card)) or len(RANKS)) + 1 for card in FRENCH.cards}
"""Rank low to high: 2 3 ... J Q K A, as 2 to 14 (RULES.md 4.A.2-3, 5.A.2)."""

NO_BID = -1
"""In the tally of bids: this seat has not bid in this round."""

Trick = list[tuple[Seat, Card]]
"""The cards of a trick and who played them, in the order of play."""


def next_dealer(table: Table, dealer: Seat, able: Iterable[Seat]) -> Seat:
    """The first of these seats, clockwise after the old dealer's seat, whether or not he is one of them."""
    return order_after(table, dealer, able)[0]


def order_after(table: Table, dealer: Seat, able: Iterable[Seat]) -> list[Seat]:
    """These seats clockwise, from the first after this seat; the seat itself, if it is one of them, comes last."""
    among = frozenset(able)
    around = (*table.seats[dealer + 1 :], *table.seats[: dealer + 1])
    return [seat for seat in around if seat in among]


def turns_from(order: list[Seat], leader: Seat) -> list[Seat]:
    """The same circle of players, beginning with the leader of a trick."""
    start = order.index(leader)
    return order[start:] + order[:start]


def begin_deal(table: Table, stage: str, number: int, dealer: Seat, order: Sequence[Seat], size: int) -> None:
    """Announce a deal: what kind it is, for whom and of how many cards each."""
    table.begin_round(number, dealer)
    table.signs |= {"stage": stage, "cards": size, "trick": 0}
    playing = table.tally("playing", 0)
    for seat in order:
        playing[seat] = 1


def deal(
    table: Table,
    order: Sequence[Seat],
    size: int,
    sorting: Callable[[Card], Any],
    faces: Faces = Faces.OWNER,
    played: Faces = Faces.NONE,
) -> list[Card]:
    """Shuffle anew and deal one card at a time, round and round, in this order; give the stock that is left."""
    pack = table.shuffled(FRENCH)
    table.clear_hands()
    players = len(order)
    dealt = players * size
    for place, seat in enumerate(order):
        hand = table.hands[seat]
        hand.cards = sorted(pack[place:dealt:players], key=sorting)
        hand.faces = faces
        if faces is Faces.OWNER:
            table.tell(HandDealt(tuple(hand.cards)), to=seat)
    stock = table.zone("stock", Faces.NONE)
    stock.cards = pack[dealt:]
    table.zone("trick", Faces.ALL)
    table.zone("played", played)
    return stock.cards


def look(table: Table, seat: Seat) -> None:
    """From now on the owner sees his hand."""
    hand = table.hands[seat]
    hand.faces = Faces.OWNER
    table.tell(HandDealt(tuple(hand.cards)), to=seat)


def lay(table: Table, seat: Seat, card: Card) -> None:
    """Play a card from the hand to the trick, seen by all."""
    table.hands[seat].cards.remove(card)
    table.zones["trick"].cards.append(card)
    table.told.append((None, CardPlayed(seat, card)))


def gather(table: Table) -> None:
    """Take the trick from the middle of the table."""
    zones = table.zones
    zones["played"].cards += zones["trick"].cards
    zones["trick"].cards = []


def places(seats: Iterable[Seat], rank: Callable[[Seat], Any]) -> tuple[tuple[Seat, ...], ...]:
    """Seats by their rank, the lowest first, equal ones together."""
    ranks = {seat: rank(seat) for seat in seats}
    return tuple(tuple(seat for seat, own in ranks.items() if own == value) for value in sorted(set(ranks.values())))


def trick_in(view: View) -> Trick:
    """The trick that lies on the table, with who played what, as everybody can know it."""
    lying = view.table.zones["trick"]
    assert not isinstance(lying, int)
    played = [event for event in view.table.events if isinstance(event, CardPlayed)]
    return [(event.seat, event.card) for event in played[len(played) - len(lying) :]]


def hand_in(view: View) -> tuple[Card, ...]:
    """The viewer's own hand; empty where he may not see it or is an onlooker."""
    hand = 0 if view.seat is None else view.table.hands[view.seat]
    return () if isinstance(hand, int) else hand
