"""A plain player for Cucumber: keep the lower half of the hand for the end, and come back when asked.

The last trick alone is scored, and its highest card pays, so a low card must be left for it. Low cards go when a hand
cannot beat: high ones are therefore not thrown away early, but played one by one, the cheapest first. With `reverse`
the lowest card pays, and low cards go first.
"""

from __future__ import annotations

import random

from engine.cards import Card
from engine.match import View
from engine.tricks import hand_in

PLAYS = ("cucumber",)


def decide(view: View, rng: random.Random) -> str:
    """Play the lowest allowed card of the upper half of the hand, in reverse the lowest of all; pay for coming back."""
    assert view.ask is not None
    options = view.ask.options  # lowest first, like the hand
    if view.ask.prompt == "revive":
        return "yes"
    if getattr(view.rules, "reverse", False):
        return options[0]
    upper = upper_half(hand_in(view))
    return next((card for card in options if card in upper), options[-1])


def upper_half(hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """What is not kept for the end; of an odd number of cards the middle one is kept.

    Found by playing deals of four: at no size of the hand it is better to keep more cards or fewer. It does as well
    with more players; with two it would be a little better not to keep the middle card.
    """
    return hand[(len(hand) + 1) // 2 :]
