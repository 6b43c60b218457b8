"""What the engine must know of a game: its key, its rules and its script."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from engine.ask import Ask, Seat
from engine.cards import Pack
from engine.rules import HouseRules
from engine.table import Table

if TYPE_CHECKING:
    from engine.match import View


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


def no_limits(rules: HouseRules, seats: int) -> None:
    """Every combination of rules can be played by every number of seats."""


def no_reason(view: View, key: str) -> None:
    """Every key that such a prompt may ever have is always offered."""


@dataclass(frozen=True, slots=True)
class Game:
    """One game of the collection.

    `revision` rises when the same record would play differently. `seats` are the fewest and the most for the
    default rules; `usual_seats` is what a new lobby aims at. `figure` names the tally that tells who stands how.
    `safe` are the prompts whose first key harms nobody, so that the clock may play it for an absent player; the
    others a computer player answers for him (RECORD.md, keys of moves). `limits` says why rules cannot be played by so
    many seats, naming the option; `reason` why the seat that is asked may not answer with a key (see `why_not`).
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
    limits: Callable[[Any, int], str | None] = no_limits
    reason: Callable[[View, str], str | None] = no_reason

    def fault_of(self, rules: HouseRules, seats: int) -> str | None:
        """Say why these rules cannot be played by so many, or None."""
        least, most = self.seats
        if not least <= seats <= most:
            return f"{self.key} is for {least} to {most} seats, not {seats}"
        return self.limits(rules, seats)
