"""The terms of Cucumber: what a table may agree on (RULES.md 4.B), and the events of a match."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

from pydantic import Field

from engine.ask import Seat
from engine.cards import Card
from engine.rules import HouseRules


class CucumberRules(HouseRules):
    """The options of RULES.md 4.B."""

    threshold: Annotated[int, Field(ge=10, le=100)] = 30
    """Whoever has so many points is out."""
    threshold_mode: Literal["ge", "gt"] = "ge"
    """Whether reaching the threshold is enough to be out, or only exceeding it."""
    last_trick_tie: Literal["later_pays", "earlier_pays", "all_tied_pay"] = "later_pays"
    """Who of several equal highest cards in the last trick pays."""
    ace_rule: Literal["led", "none", "any"] = "led"
    """Led: under an ace that was led all others play their lowest card; any: whoever plays right after an ace does."""
    must_beat: bool = True
    """A follower who can equal or beat has to; off: he may always play his lowest card instead."""
    cards_per_player: Annotated[int, Field(ge=2, le=7)] = 7
    """Cards in a hand, and so tricks in a round."""
    reverse: bool = False
    """The lowest card of the last trick pays."""
    reverse_value: Literal["highest", "own"] = "highest"
    """In reverse the loser writes down the highest card of the trick, or his own."""
    revival: Literal["off", "chip", "skip_round"] = "off"
    """Who is out may come back once: at once for a chip, or after one round without him."""
    fixed_rounds: Literal["off"] | Annotated[int, Field(ge=1, le=50)] = "off"
    """So many rounds without elimination; the lowest total wins."""
    compare_to: Literal["highest", "previous"] = "highest"
    """A follower has to equal the highest card of the trick, or the card played just before."""
    show_played: bool = False
    """Old tricks stay visible."""

    def inert(self) -> dict[str, str]:
        """RULES.md 4.B, combinations."""
        silenced: dict[str, str] = {}
        if not self.reverse:
            silenced["reverse_value"] = "reverse"
        if self.fixed_rounds != "off":
            silenced |= dict.fromkeys(("threshold", "threshold_mode", "revival"), "fixed_rounds")
        return silenced


class AceLed(NamedTuple):
    """An ace was led: all others play their lowest card (RULES.md 4.A.11)."""

    seat: Seat


class LowestForced(NamedTuple):
    """A seat plays right after an ace and so its lowest card (RULES.md 4.B, `ace_rule=any`)."""

    seat: Seat


class LastTrickPlayed(NamedTuple):
    """Everybody laid his last card; `payers` lose the trick."""

    cards: tuple[tuple[Seat, Card], ...]
    payers: tuple[Seat, ...]


class PenaltyWritten(NamedTuple):
    """A seat writes down penalty points and has `total` now."""

    seat: Seat
    points: int
    total: int


class Cucumbered(NamedTuple):
    """A seat is out, with so many points."""

    seat: Seat
    total: int


class Revived(NamedTuple):
    """A seat that was out is in again, with so many points."""

    seat: Seat
    total: int


class StayedOut(NamedTuple):
    """A seat that was out could have come back and did not."""

    seat: Seat


class SuddenDeathBegan(NamedTuple):
    """These seats alone play a deal; whoever would pay is out (RULES.md 4.A.22)."""

    seats: tuple[Seat, ...]


class SuddenDeathLost(NamedTuple):
    """A seat is out in a sudden death."""

    seat: Seat


class SuddenDeathRepeated(NamedTuple):
    """All who play the sudden death would be out together, so they play again."""

    seats: tuple[Seat, ...]
