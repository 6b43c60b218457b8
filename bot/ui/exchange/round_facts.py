"""What can be read from the story of a round of a picture game: who is done, who pays for whom, what was handed on."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

from engine import Event

_SHOWN = frozenset({"PassedOver", "PigShown", "HussarShown", "CatShown", "HorseShown", "HunterShown", "CuckooRefused"})
"""Kinds of events after which the turn of the card's holder is used up."""
_DRAWN = frozenset({"TopCardTaken", "PackTopTaken", "PackBottomTaken"})


def payments(events: Iterable[Event]) -> dict[int, int]:
    """Innkeeper by asker: who has agreed to pay for whose Null."""
    agreed = (cast(Any, event) for event in events if type(event).__name__ == "PaymentAgreed")
    return {event.asker: event.innkeeper for event in agreed}


def paid_at_reveal(events: Iterable[Event]) -> dict[int, int]:
    """Innkeeper by asker: who has paid for whose losing Null; the asker's own lives stay (RULES.md 3.A.35)."""
    paid = (cast(Any, event) for event in events if type(event).__name__ == "InnPaid")
    return {event.asker: event.innkeeper for event in paid}


def used_up(events: Iterable[Event]) -> set[int]:
    """Whose turn was used up because he had to show his card, or has agreed to pay."""
    seats: set[int] = set()
    for event in cast("Iterable[Any]", events):
        if type(event).__name__ in _SHOWN:
            seats.add(event.holder)
        elif type(event).__name__ == "PaymentAgreed":
            seats.add(event.innkeeper)
    return seats


def came_from_another(events: Iterable[Event], seat: int) -> bool:
    """Whether the card of this seat came from another player, and was neither dealt nor drawn (RULES.md 1.K.8)."""
    made: list[frozenset[int]] = []
    drawn: set[int] = set()
    for event in cast("Iterable[Any]", events):
        kind = type(event).__name__
        if kind == "Swapped":
            made.append(frozenset((event.asker, event.giver)))
        elif kind == "TakenBack":
            made.remove(frozenset((event.asker, event.giver)))
        elif kind in _DRAWN:
            drawn.add(event.seat)
    return seat not in drawn and any(seat in pair for pair in made)
