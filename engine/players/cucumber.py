"""A plain player for Cucumber: get rid of what would be fatal in the last trick, and come back when asked.

The last trick alone is scored, and its highest card pays: so high cards are played as soon as the rules allow it, and
the lowest one is kept. With `reverse` the lowest card pays, and everything is the other way round.
"""

from __future__ import annotations

import random

from engine.cards import Card
from engine.match import View
from engine.tricks import HEIGHT

PLAYS = ("cucumber",)


def decide(view: View, rng: random.Random) -> str:
    """Play the card that is least wanted at the end; pay for coming back."""
    assert view.ask is not None
    options = view.ask.options
    if view.ask.prompt == "revive":
        return "yes"
    keep_high = bool(getattr(view.rules, "reverse", False))
    heights = [HEIGHT[Card(option)] for option in options]
    unwanted = min(heights) if keep_high else max(heights)
    return rng.choice([option for option, height in zip(options, heights, strict=True) if height == unwanted])
