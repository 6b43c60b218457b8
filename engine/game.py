"""What the engine must know of a game: its key, its rules and its script."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.ask import Ask, Seat
from engine.cards import Pack
from engine.rules import HouseRules
from engine.table import Table


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended: the winners, and all seats by place from first to last, equal seats together."""

    winners: tuple[Seat, ...]
    places: tuple[tuple[Seat, ...], ...]

    def place_of(self, seat: Seat) -> int:
        """The place of a seat, from 1; after two equal seconds comes the fourth."""
        before = 0
        for equal in self.places:
            if seat in equal:
                return before + 1
            before += len(equal)
        raise ValueError(seat)


@dataclass(frozen=True, slots=True)
class Game:
    """One game of the collection.

    `revision` rises when the same record would play differently. `seats` are the fewest and the most for the
    default rules; `usual_seats` is what a new lobby aims at. `figure` names the tally that tells who stands how.
    `safe` are the prompts whose first key harms nobody, so that the clock may play it for an absent player; the
    others a computer player answers for him (RECORD.md, keys of moves).
    """

    key: str
    revision: int
    seats: tuple[int, int]
    usual_seats: int
    rules: type[HouseRules]
    play: Callable[[Table, Any], Coroutine[Ask, str, Outcome]]
    pack: Pack
    figure: str
    safe: frozenset[str]
    presets: Mapping[str, Mapping[str, object]] = field(default_factory=dict)

    def fault_of(self, rules: HouseRules, seats: int) -> str | None:
        """Say why these rules cannot be played by so many, or None."""
        least, most = self.seats
        if not least <= seats <= most:
            return f"{self.key} is for {least} to {most} seats, not {seats}"
        return None
