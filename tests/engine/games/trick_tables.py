"""Tables of trick games for tests: hands that are dealt as they are written, and questions to a match."""

from __future__ import annotations

from engine.ask import Seat
from engine.events import Event
from engine.match import Match
from engine.testing import act_all


def hands(*dealt: str) -> str:
    """The top of a pack from which these hands are dealt, the first to the dealer's left, the last to the dealer."""
    return " ".join(card for turn in zip(*(hand.split() for hand in dealt), strict=True) for card in turn)


def offered(match: Match) -> str:
    """The keys that are offered now."""
    assert match.pending is not None
    return " ".join(match.pending.options)


def ranks(match: Match) -> str:
    """The ranks of the cards that are offered now."""
    assert match.pending is not None
    return " ".join(card[:-1] for card in match.pending.options)


def asked(match: Match) -> tuple[int, str]:
    """Who is asked, and what."""
    assert match.pending is not None
    return match.pending.seat, match.pending.prompt


def told(match: Match, *kinds: type) -> list[Event]:
    """What everybody was told of these kinds."""
    return [event for to, event in match.told if to is None and type(event) in kinds]


def told_to(match: Match, seat: int, kind: type) -> list[Event]:
    """What one seat alone was told of a kind."""
    return [event for to, event in match.told if to == seat and type(event) is kind]


def play_on(match: Match, rounds: int = 1, bid: str = "0") -> Match:
    """Answer with the first card, this bid (or the first one) and `no`, until so many rounds are finished."""
    while match.pending is not None and len(match.rounds) < rounds:
        options = match.pending.options
        act_all(match, bid if match.pending.prompt == "bid" and bid in options else options[0])
    return match


def own(match: Match, seat: int) -> object:
    """The hand of a seat as it sees it."""
    return match.see(Seat(seat)).table.hands[seat]
