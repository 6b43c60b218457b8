"""What a player sees of his own hand."""

from __future__ import annotations

from dataclasses import dataclass

from bot.ui.attached import Attached


@dataclass(frozen=True, slots=True)
class OwnHand:
    """Some lines, and a small picture with its spoken text beside them or a wide one below them."""

    lines: list[str]
    picture: str | None = None
    alt: str = ""
    later: str = "stand"
    """The key that may be chosen before one's turn; empty: none, as long as there is no card to judge."""
    gallery: Attached | None = None
