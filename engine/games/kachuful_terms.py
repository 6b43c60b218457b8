"""The terms of Kachuful: what a table may agree on (RULES.md 5.B), and the events of a match."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

from pydantic import Field

from engine.ask import Seat
from engine.cards import FRENCH, Card
from engine.rules import HouseRules


class KachufulRules(HouseRules):
    """The options of RULES.md 5.B."""

    start_size: Literal["auto"] | Annotated[int, Field(ge=1, le=17)] = "auto"
    """Cards in the biggest hand; auto: 10 for three to five players, 8 for six, 7 for seven."""
    cycle: Literal["down_up", "down", "double"] = "down_up"
    """Hands go down to one card and up again, only down, or down and up twice."""
    rounds_limit: Literal["off"] | Annotated[int, Field(ge=1, le=100)] = "off"
    """The match stops after so many rounds of the cycle."""
    trump_source: Literal["four", "four_nt", "turn_up"] = "four"
    """Four suits in turn, four suits and a round without trump, or a card that is turned up after the deal."""
    nt_every_5th: bool = False
    """Every fifth round has no trump, while the trumps are counted on underneath."""
    hook: bool = True
    """The dealer may not bid so that the bids add up to the number of tricks."""
    scoring: Literal["classic", "minus_diff", "trick_plus", "judgement"] = "classic"
    """What a bid that was hit or missed is worth."""
    blind: Literal["off", "optional", "forced"] = "off"
    """Bids before seeing the own hand count double when they are hit: never, by choice, or always."""
    blind_bonus: Literal["total", "bonus"] = "total"
    """Whether a blind bid doubles the whole score of the round, or only the ten points."""
    single_card: Literal["open", "forehead", "dark"] = "open"
    """In rounds of one card: all see their own, all see everybody else's, or nobody sees any before the bids."""
    tie_break: Literal["shared", "extra_round"] = "shared"
    """Players with the same highest score share the win, or play one more round."""

    def inert(self) -> dict[str, str]:
        """RULES.md 5.B, combinations. With `judgement` both ways of doubling are the same."""
        silenced: dict[str, str] = {}
        if self.blind == "off":
            silenced["blind_bonus"] = "blind"
        elif self.scoring == "judgement":
            silenced["blind_bonus"] = "scoring"
        if self.start_size == 1 and self.single_card != "open":
            silenced |= {"blind": "single_card", "blind_bonus": "single_card"}
        if self.trump_source == "four_nt":
            silenced["nt_every_5th"] = "trump_source"
        return silenced

    def biggest_hand(self, seats: int) -> int:
        """The start size S (5.A.3)."""
        if self.start_size != "auto":
            return self.start_size
        return 10 if seats <= 5 else 8 if seats == 6 else 7


def limits(rules: KachufulRules, seats: int) -> str | None:
    """The biggest hands must be in the pack, beside the card that is turned up (5.B, combinations)."""
    cards = len(FRENCH.cards) - (rules.trump_source == "turn_up")
    if rules.biggest_hand(seats) * seats <= cards:
        return None
    turned = ", because trump_source turn_up needs one more card" if rules.trump_source == "turn_up" else ""
    return f"start_size may be at most {cards // seats} with {seats} players{turned}, not {rules.start_size}"


class TrumpAnnounced(NamedTuple):
    """A round of so many cards each has this trump; None: no trump."""

    suit: str | None
    cards: int


class TrumpTurned(NamedTuple):
    """A card was turned up after the deal of so many cards each: its suit is trump."""

    card: Card
    cards: int


class ForeheadsShown(NamedTuple):
    """Told to one seat: the cards that the others hold on their foreheads."""

    cards: tuple[tuple[Seat, Card], ...]


class Looked(NamedTuple):
    """A seat looked at its hand and will not bid blind."""

    seat: Seat


class WentBlind(NamedTuple):
    """A seat bids without having seen its hand."""

    seat: Seat


class BidMade(NamedTuple):
    """A seat said how many tricks it will take."""

    seat: Seat
    bid: int


class BidForced(NamedTuple):
    """Only one bid was allowed to the dealer, so he was not asked (RULES.md 0.2.8)."""

    seat: Seat
    bid: int


class BidHit(NamedTuple):
    """A seat took as many tricks as it bid."""

    seat: Seat
    bid: int
    points: int


class BidMissed(NamedTuple):
    """A seat took more or fewer tricks than it bid."""

    seat: Seat
    bid: int
    tricks: int
    points: int


class ExtraRoundBegan(NamedTuple):
    """These seats share the highest score and play one more round (RULES.md 5.B, `tie_break`)."""

    seats: tuple[Seat, ...]
