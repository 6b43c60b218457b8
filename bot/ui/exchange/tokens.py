"""Lives as tokens in a row: those that are left, and those that were lost."""

from __future__ import annotations

from bot.ui.telling import Teller

MOST_IN_A_ROW = 5
MANY_SEATS = 8
"""At larger tables lives are numbers: the rows of tokens of all would not fit into one message."""


def tokens(teller: Teller, left: int, lost: int) -> str:
    """Tokens for lives; a number where the row would grow too long. Lives above those of the start lose none."""
    full, lost = teller.emojis("life", "❤️"), max(0, lost)
    if left + lost > MOST_IN_A_ROW or len(teller.seats) > MANY_SEATS:
        return f"{left} × {full}"
    return full * left + teller.emojis("life_lost", "🤍") * lost
