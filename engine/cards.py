"""Packs and card keys (RECORD.md, keys of cards)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NewType

Card = NewType("Card", str)
"""A card by its key: `10H`, `KS`, `cuckoo`. Cards that look the same are the same."""

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS = ("S", "H", "D", "C")

KILLE_RANKS = (
    *("mask", "flowerpot", "wreath"),
    *(str(number) for number in range(1, 13)),
    *("inn", "cavalier", "pig", "hussar", "cuckoo", "harlequin"),
)
"""The cards of Kille from low to high (RULES.md 1.K.1)."""

CUCCU_RANKS = (
    *("lion", "mask", "bucket", "null"),
    *(str(number) for number in range(1, 11)),
    *("inn", "cat", "horse", "hunter", "cuckoo", "fool"),
)
"""The cards of Cuccù from low to high, the Fool last (RULES.md 3.A.1)."""


@dataclass(frozen=True, slots=True)
class Pack:
    """A pack in its printed order, from which every shuffle starts (RECORD.md, verifiable shuffle)."""

    name: str
    cards: tuple[Card, ...]

    def fault_of(self, cards: Iterable[str]) -> str | None:
        """Say what is wrong with a pack that should hold exactly these cards, or None."""
        given = list(cards)
        known = frozenset(self.cards)
        for card in given:
            if card not in known:
                return f"{card[:40]!a} is no card of the {self.name} pack"
        copies = {card: self.cards.count(card) for card in known}
        for card in self.cards:
            found = given.count(card)
            if found > copies[card]:
                return f"{card} stands {found} times in it"
            if found < copies[card]:
                return f"{card} is missing"
        return None


def rank_of(card: Card) -> str:
    """The rank of a French card: `10` of `10H`."""
    return card[:-1]


def suit_of(card: Card) -> str:
    """The suit of a French card: `H` of `10H`."""
    return card[-1]


FRENCH = Pack("French", tuple(Card(rank + suit) for suit in SUITS for rank in RANKS))
KILLE = Pack("Kille", tuple(Card(rank) for rank in KILLE_RANKS for _ in range(2)))
CUCCU = Pack("Cuccu", tuple(Card(rank) for rank in CUCCU_RANKS for _ in range(2)))
