"""A plain player for Kille: get rid of what certainly loses, keep the pictures that protect, and play it safe else.

An exchange is a risk here (Pig and Hussar cost a life), so middling numbers are kept sooner than at Kuckuck.
"""

from __future__ import annotations

import random

from engine.cards import KILLE_RANKS, Card
from engine.match import View
from engine.players.exchange import last_given

PLAYS = ("kille",)

KEEP_FROM = {2: "7", 3: "6", 4: "4", 5: "4", 6: "3", 7: "2", 8: "2"}
"""The lowest card to keep, by the number of players; found by playing matches with the default rules."""
KEEP_FROM_IN_A_CROWD = "1"
"""The same for more than eight players."""

MASK, CUCKOO, HARLEQUIN = Card("mask"), Card("cuckoo"), Card("harlequin")


def decide(view: View, rng: random.Random) -> str:
    """Stand, or swap as a player and draw as the dealer."""
    assert view.ask is not None
    assert view.seat is not None
    own = view.table.hands[view.seat]
    assert isinstance(own, tuple)
    return view.ask.options[0 if _keeps(view, own[0]) else 1]


def _keeps(view: View, card: Card) -> bool:
    gave = last_given(view)
    worth = _worth(view, card, received=gave is not None)
    if card == MASK or worth < 0:
        return False
    if gave is not None and gave != MASK and _worth(view, gave, received=True) < worth:
        return True  # whoever asked him holds a lower card, and has had his turn
    alive = sum(1 for lives in view.table.tallies["lives"] if lives)
    return worth >= KILLE_RANKS.index(KEEP_FROM.get(alive, KEEP_FROM_IN_A_CROWD))


def _worth(view: View, card: Card, *, received: bool) -> int:
    """The height of a card at the reveal; below 0: lower than every number and picture (RULES.md 1.K.8-9)."""
    if (card == HARLEQUIN and received) or (card == CUCKOO and getattr(view.rules, "cuckoo_lowest", False)):
        return -1
    return KILLE_RANKS.index(card)
