"""Reading the score sheet of an exchange game: lives before and after a round, and who fell in it."""

from __future__ import annotations

from typing import Any, cast

from engine import Match


def lives_at_start(match: Match) -> int:
    """How many lives everybody began with."""
    return int(cast(Any, match.rules).lives)


def lives_after(match: Match, entry: int) -> list[int]:
    """Everybody's lives after a finished round; `entry` -1 is the beginning of the match."""
    if entry < 0:
        return [lives_at_start(match)] * len(match.seats)
    return list(cast("list[int]", match.rounds[entry]["lives"]))


def losers_of(match: Match, entry: int) -> dict[int, int]:
    """Who lost how many lives in a round, before its reveal and in it."""
    before, after = lives_after(match, entry - 1), lives_after(match, entry)
    return {seat: before[seat] - after[seat] for seat in match.seats if before[seat] > after[seat]}


def lowest_card(match: Match, entry: int) -> str | None:
    """The card that lost the round: that of the first loser who showed one."""
    cards = cast("dict[str, str]", match.rounds[entry].get("cards", {}))
    return next((cards[str(seat)] for seat in losers_of(match, entry) if str(seat) in cards), None)
