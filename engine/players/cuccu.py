"""A plain player for Cuccù: keep the Cuckoo and what refuses, pass low cards on, and bargain at the Inn.

Cat and Hunter cost who asks a life, so middling numbers are kept sooner than at Kuckuck.
"""

from __future__ import annotations

import random

from engine.cards import CUCCU_RANKS, Card
from engine.match import View
from engine.players.exchange import last_given

PLAYS = ("cuccu",)

KEEP_FROM = {2: "6", 3: "5", 4: "4", 5: "3", 6: "2", 7: "2", 8: "1"}
"""The lowest card to keep, by the number of players; found by playing matches with the default rules."""
KEEP_FROM_IN_A_CROWD = "1"
"""The same for more than eight players."""

INN, CUCKOO, FOOL = Card("inn"), Card("cuckoo"), Card("fool")


def decide(view: View, rng: random.Random) -> str:
    """Keep or exchange on one's turn; at the Inn withdraw, ask, accept or refuse."""
    assert view.ask is not None
    assert view.seat is not None
    own = view.table.hands[view.seat]
    assert isinstance(own, tuple)
    first, second = view.ask.options
    if view.ask.prompt == "inn":
        return second if _is_worse_than_an_inn(own[0]) else first
    if view.ask.prompt == "pay":
        # An Inn hardly ever loses, and few who ask hold a Null that does: refusing would cost more than paying.
        return first
    return first if _keeps(view, own[0]) else second


def _keeps(view: View, card: Card) -> bool:
    if card == CUCKOO:
        return True
    if card == FOOL:
        return False  # a single Fool always loses, and nobody knows of a second one
    height, gave = CUCCU_RANKS.index(card), last_given(view)
    if gave not in (None, CUCKOO, FOOL) and CUCCU_RANKS.index(str(gave)) < height:
        return True  # whoever asked him holds a lower card, and has had his turn
    alive = sum(1 for lives in view.table.tallies["lives"] if lives)
    return height >= CUCCU_RANKS.index(KEEP_FROM.get(alive, KEEP_FROM_IN_A_CROWD))


def _is_worse_than_an_inn(card: Card) -> bool:
    """Asking is a question about a Null and a bluff with anything else: a refusal would give him the Inn."""
    return card == FOOL or CUCCU_RANKS.index(card) < CUCCU_RANKS.index(INN)
