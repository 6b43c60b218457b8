"""Facts that happened at a table.

An event is a NamedTuple in the past tense: facts, never words. Each game declares its own; fields are seats, cards,
numbers and tuples of them, so that one renderer can put every event into words by its name and fields.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from engine.ask import Seat
from engine.cards import Card

Event: TypeAlias = tuple[object, ...]
"""Any of the NamedTuples that games declare."""

Told: TypeAlias = tuple[Seat | None, Event]
"""An event and the one seat that may know it; None: everybody."""


class RoundBegan(NamedTuple):
    """A new round was dealt. `number` counts from 1."""

    number: int
    dealer: Seat


class Dealt(NamedTuple):
    """Told to its owner: a card was dealt to him."""

    seat: Seat
    card: Card


class RoundScored(NamedTuple):
    """A round is over; `entry` is its number on the score sheet, from 0."""

    entry: int
