"""What everybody could notice in a round, read as tricks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine import Event, Seat
from engine.events import RoundBegan
from engine.tricks import CardPlayed, TrickTaken

ELSEWHERE = frozenset(
    {
        "RoundBegan", "RoundScored", "HandDealt", "CardPlayed", "TrickTaken", "LastTrickPlayed", "PenaltyWritten",
        "TrumpAnnounced", "TrumpTurned", "ForeheadsShown", "BidMade", "BidHit", "BidMissed", "Looked",
    }
)  # fmt: skip
"""Kinds of events that board and panels show in another way than by a line of their own."""


@dataclass(frozen=True, slots=True)
class Tricks:
    """The trick that lies on the table, the tricks before it, and who took the last of them."""

    lying: tuple[CardPlayed, ...]
    before: tuple[tuple[CardPlayed, ...], ...]
    taken: TrickTaken | None
    news: tuple[Event, ...]
    """What else happened since the last trick was taken."""

    def card_of(self, seat: int) -> str | None:
        """What this seat has played to the trick that lies on the table."""
        return next((play.card for play in self.lying if play.seat == seat), None)


def tricks_in(story: Sequence[Event]) -> Tricks:
    """Read the public events of a round that is not over."""
    lying: list[CardPlayed] = []
    before: list[tuple[CardPlayed, ...]] = []
    taken: TrickTaken | None = None
    news: list[Event] = []
    for event in story:
        if isinstance(event, RoundBegan):
            lying, before, taken = [], [], None
        elif isinstance(event, CardPlayed):
            lying.append(event)
        elif isinstance(event, TrickTaken):
            before.append(tuple(lying))
            taken, lying, news = event, [], []
        elif type(event).__name__ not in ELSEWHERE:
            news.append(event)
    return Tricks(tuple(lying), tuple(before), taken, tuple(news))


def went_blind(story: Sequence[Event]) -> set[Seat]:
    """Who has bid without seeing his hand, in this round."""
    return {event.seat for event in story if type(event).__name__ == "WentBlind"}  # type: ignore[attr-defined]  # by name: no game is imported here
