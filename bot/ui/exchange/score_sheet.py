"""Reading the score sheet and the story of an exchange game: lives before and after a round, and who fell in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import takewhile
from typing import Any, cast

from engine import Event, Match


def find(story: Sequence[Event], kind: str) -> Any | None:
    """The first event of this kind in a story."""
    return next((event for event in story if type(event).__name__ == kind), None)


def lives_at_start(match: Match) -> int:
    """How many lives everybody began with."""
    return int(cast(Any, match.rules).lives)


def lives_after(match: Match, entry: int) -> list[int]:
    """Everybody's lives after a finished round; `entry` -1 is the beginning of the match."""
    if entry < 0:
        return [lives_at_start(match)] * len(match.seats)
    return list(cast("list[int]", match.rounds[entry]["lives"]))


def lives_at_reveal(match: Match, entry: int) -> list[int]:
    """Everybody's lives when the reveal had taken its toll, before anybody came back with new ones."""
    lives = lives_after(match, entry - 1)
    for event in cast("list[Any]", match.stories()[entry]):
        if type(event).__name__ in ("LifeLost", "LifeGained"):
            lives[event.seat] = event.lives
    return lives


def before_reveal(story: Sequence[Event]) -> list[Event]:
    """What happened before the cards lay open: what follows would give them away during the drum roll."""
    return list(takewhile(lambda event: type(event).__name__ not in ("Revealed", "SuddenDeathDealt"), story))


def lost_before_reveal(match: Match, entry: int) -> Counter[int]:
    """Who lost how many lives in a round before its reveal: he was late, or met a Hussar."""
    story = cast("list[Any]", before_reveal(match.stories()[entry]))
    return Counter(event.seat for event in story if type(event).__name__ == "LifeLost")


def losers_of(match: Match, entry: int) -> dict[int, int]:
    """Who lost how many lives in a round, before its reveal and in it."""
    story = cast("list[Any]", match.stories()[entry])
    lost = Counter(event.seat for event in story if type(event).__name__ == "LifeLost")
    return {seat: lost[seat] for seat in match.seats if lost[seat]}


def losing_cards(match: Match, entry: int) -> dict[int, str]:
    """The cards that lost the round, by who showed them."""
    revealed = find(match.stories()[entry], "Revealed")
    return {seat: card for seat, card in revealed.cards if seat in revealed.losers} if revealed is not None else {}


def rivals_in(match: Match, entry: int) -> tuple[int, ...]:
    """Who took part in the sudden death of this entry; nobody where it is none, or there is no such entry."""
    if not 0 <= entry < len(match.rounds):
        return ()
    dealt = find(match.stories()[entry], "SuddenDeathDealt")
    return () if dealt is None else tuple(seat for seat, _ in dealt.cards)


def fell_in(match: Match, seat: int) -> int | None:
    """The round in which a seat went out for good; None: it did not."""
    fell = None
    for entry in reversed(range(len(match.rounds))):
        if lives_after(match, entry)[seat]:
            break
        fell = entry
    return fell
