"""What a player sees of his own hand."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.ui.frames import Item


@dataclass(frozen=True, slots=True)
class OwnHand:
    """Some lines, a picture with its spoken text, and rows of buttons that belong to the hand itself."""

    lines: list[str]
    picture: str | None = None
    alt: str = ""
    rows: list[Item] = field(default_factory=list)
    later: str = "stand"
    """The key that may be chosen before one's turn; empty: none, as long as there is no card to judge."""
