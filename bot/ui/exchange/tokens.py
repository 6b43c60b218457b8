"""Lives as tokens in a row: those that are left, and those that were lost."""

from __future__ import annotations

from bot.ui.faces import Emojis

MOST_IN_A_ROW = 5


def tokens(emojis: Emojis, left: int, lost: int) -> str:
    """Tokens for lives; a number where the row would grow too long."""
    full = emojis("life", "❤️")
    if left + max(0, lost) > MOST_IN_A_ROW:
        return f"{left} × {full}"
    return full * left + emojis("life_lost", "🤍") * max(0, lost)
