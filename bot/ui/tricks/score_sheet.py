"""Reading the score sheet of a trick game: who took part in a round, what it brought, and the totals after it."""

from __future__ import annotations

from typing import Any

from engine import Match


def totals(match: Match, entry: int) -> list[int]:
    """Everybody's points after a finished round; `entry` -1 is the beginning of the match."""
    return [0] * len(match.seats) if entry < 0 else _numbers(match.rounds[entry]["scores"])


def bids(match: Match, entry: int) -> list[int | None] | None:
    """The bids of a finished round, None for who did not take part; None where the game has no bids."""
    given: Any = match.rounds[entry].get("bids")
    return None if given is None else list(given)


def tricks(match: Match, entry: int) -> list[int]:
    """The tricks that everybody took in a finished round with bids."""
    taken: Any = match.rounds[entry]["tricks"]
    return [0 if one is None else int(one) for one in taken]


def last_trick(match: Match, entry: int) -> list[tuple[int, str]]:
    """The last trick of a finished round, in the order of play; empty where the game does not keep it."""
    played: Any = match.rounds[entry].get("last_trick", [])
    return [(int(seat), str(card)) for seat, card in played]


def is_sudden_death(match: Match, entry: int) -> bool:
    return bool(match.rounds[entry].get("sudden_death"))


def changes(match: Match, entry: int) -> list[int | None]:
    """The points that a finished round brought, None for who did not take part in it.

    Not the difference of totals where points are penalties: who came back in between has another total.
    """
    given = bids(match, entry)
    if given is not None:
        before, after = totals(match, entry - 1), totals(match, entry)
        return [None if given[seat] is None else after[seat] - before[seat] for seat in match.seats]
    part = {seat for seat, _ in last_trick(match, entry)}
    written = dict.fromkeys(part, 0)
    for event in match.stories()[entry]:
        if type(event).__name__ == "PenaltyWritten":
            written[event.seat] += event.points  # type: ignore[attr-defined]  # by name: no game is imported here
    return [written.get(seat) for seat in match.seats]


def payers(match: Match, entry: int) -> list[int]:
    """Who paid for the last trick of a finished round, or went out by it in a sudden death."""
    for event in match.stories()[entry]:
        if type(event).__name__ == "LastTrickPlayed":
            return list(event.payers)  # type: ignore[attr-defined]  # by name: no game is imported here
    return []


def fallen(match: Match, entry: int) -> list[int]:
    """Who went out in a finished round."""
    kinds = ("Cucumbered", "SuddenDeathLost")
    return [event.seat for event in match.stories()[entry] if type(event).__name__ in kinds]  # type: ignore[attr-defined]  # by name: no game is imported here


def _numbers(given: Any) -> list[int]:
    return [int(one) for one in given]


def signed(points: int) -> str:
    """Points as they are added: with a plus, or with a real minus sign."""
    return f"+{points}" if points > 0 else plain(points)


def plain(points: int) -> str:
    """A total, with a real minus sign below zero."""
    return str(points) if points >= 0 else f"−{-points}"
