"""Who decides for a seat: its player, or a computer while he is away and after he has left."""

from __future__ import annotations

import random
from dataclasses import replace

from bot.tables.ports import SeatRow
from engine import Ask, Match, decide

LATE_MAKES_AWAY = 2
"""So many asks in a row that the clock answered make a player away."""


def decides_himself(row: SeatRow) -> bool:
    """Whether a human decides for this seat now."""
    return row.user_id is not None and not row.left and not row.away


def is_played_by_human(row: SeatRow) -> bool:
    """Whether a human owns this seat still, be he away or not."""
    return row.user_id is not None and not row.left


def after_own_move(row: SeatRow) -> SeatRow:
    """A player who acts is neither late nor away."""
    return replace(row, late=0, away=False)


def after_silence(row: SeatRow) -> SeatRow:
    """The clock answered for him."""
    late = row.late + 1
    return replace(row, late=late, away=late >= LATE_MAKES_AWAY)


def after_leaving(row: SeatRow) -> SeatRow:
    """A computer has the seat for good."""
    return replace(row, left=True, away=False)


def key_for_absent(match: Match, ask: Ask, rng: random.Random) -> str:
    """What is done for a player whose time is over: what his rules say, the safe move, or a computer's choice."""
    if ask.unlisted:
        return ask.unlisted[0]
    if ask.prompt in match.game.safe:
        return ask.options[0]
    return decide(match.see(ask.seat), rng)
