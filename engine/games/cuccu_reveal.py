"""Cuccù's reveal: who loses, what the innkeeper pays, and who comes back (RULES.md 3.A.27-37)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from engine.ask import Seat
from engine.cards import CUCCU_RANKS, Card
from engine.exchange import Circle, live_cards, turn_up
from engine.games.cuccu_events import InnPaid, LifeGained
from engine.table import Table

NULL, CUCKOO, FOOL = Card("null"), Card("cuckoo"), Card("fool")

HEIGHT: dict[Card, float] = {Card(rank): height for height, rank in enumerate(CUCCU_RANKS, -3)} | {FOOL: 14.5}
"""Lion -3, Mask -2, Bucket -1, Null 0, I to X, Inn 11, Cat 12, Horse 13, Hunter 14, Cuckoo 15 (3.A.1); the Fool as
two Fools rank (3.A.33)."""


def losers(cards: Mapping[Seat, Card], *, two_fools: str) -> list[Seat]:
    """Whose live cards lose, in the order of play (3.A.27-34). A Cuckoo never does."""
    fools = [seat for seat, card in cards.items() if card == FOOL]
    compared = {seat: HEIGHT[card] for seat, card in cards.items() if card not in (CUCKOO, FOOL)}
    if len(fools) == 2 and two_fools == "fourteen_half":
        compared |= dict.fromkeys(fools, HEIGHT[FOOL])
    lowest = min(compared.values(), default=None)
    losing = {seat for seat, height in compared.items() if height == lowest}
    if len(fools) == 1:
        losing |= set(fools)
    return [seat for seat in cards if seat in losing]


def winners_of_two_fools(cards: Mapping[Seat, Card], *, two_fools: str) -> list[Seat]:
    """With `gain_life`: the holders of two live Fools."""
    fools = [seat for seat, card in cards.items() if card == FOOL]
    return fools if len(fools) == 2 and two_fools == "gain_life" else []


def payers(
    cards: Mapping[Seat, Card], losing: Sequence[Seat], agreements: Mapping[Seat, Seat], lives: Mapping[Seat, int]
) -> dict[Seat, Seat]:
    """Who pays for which losing Null (3.A.35), as far as the innkeepers' lives go; own losses come first."""
    asked_to_pay = {seat: agreements[seat] for seat in losing if seat in agreements and cards[seat] == NULL}
    due = Counter(seat for seat in losing if seat not in asked_to_pay)
    paid: dict[Seat, Seat] = {}
    for seat, innkeeper in asked_to_pay.items():
        payer = innkeeper if due[innkeeper] < lives[innkeeper] else seat
        due[payer] += 1
        if payer == innkeeper:
            paid[seat] = innkeeper
    return paid


def settle(
    table: Table,
    circle: Circle,
    order: Sequence[Seat],
    agreements: Mapping[Seat, Seat],
    *,
    ties: str,
    two_fools: str,
) -> dict[Seat, Card]:
    """All turn up; lives are gained and lost together (3.A.35). Give the cards that were compared."""
    cards = live_cards(table, circle, order)
    losing = losers(cards, two_fools=two_fools)
    if ties == "first_loses":
        losing = losing[:1]
    turn_up(table, circle, order, losing)
    gaining = winners_of_two_fools(cards, two_fools=two_fools)
    standing = {seat: circle.lives[seat] + (seat in gaining) for seat in table.seats}
    paid = payers(cards, losing, agreements, standing)
    for asker, innkeeper in paid.items():
        table.tell(InnPaid(asker, innkeeper))
    gain(table, circle, gaining)
    for seat in losing:
        circle.lose(paid.get(seat, seat))
    return cards


def gain(table: Table, circle: Circle, seats: Iterable[Seat]) -> None:
    for seat in seats:
        circle.lives[seat] += 1
        table.tell(LifeGained(seat, circle.lives[seat]))
