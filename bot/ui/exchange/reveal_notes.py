"""Why a card of the reveal counts as it does: what stands beside the special ones of Kille and Cuccù."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.ui.exchange.round_facts import came_from_another
from bot.ui.telling import Teller
from engine import Event, HouseRules


def note(teller: Teller, rules: HouseRules, story: Sequence[Event], revealed: Any, seat: int, card: str) -> str:
    """A few words about this card at this reveal; empty for those that are just compared."""
    words = teller.words
    if teller.pack == "kille":
        if card == "harlequin":
            return words("reveal-harlequin-low" if came_from_another(story, seat) else "reveal-harlequin-high")
        if card == "mask":
            return words("reveal-mask")
        if card == "cuckoo" and getattr(rules, "cuckoo_lowest", False):
            return words("reveal-cuckoo-lowest")
    if teller.pack == "cuccu":
        if card == "cuckoo":
            return words("reveal-cuckoo-safe")
        if card == "fool":
            fools = sum(1 for _, other in revealed.cards if other == "fool")
            both = "gain" if getattr(rules, "two_fools", "") == "gain_life" else "high"
            return words("reveal-fool-alone" if fools == 1 else f"reveal-fools-{both}")
    return ""
