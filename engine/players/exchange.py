"""A plain player for Kuckuck and Chase the Ace: keep from a threshold on, and remember what one gave away.

The thresholds are equilibrium values for the default rules, by the number of players and the place in the order of
play. They are no secret and need no luck: never illegal, never absurd.
"""

from __future__ import annotations

import random

from engine.cards import RANKS, Card, rank_of
from engine.match import View

PLAYS = ("kuckuck", "chase-the-ace")

KEEP_FROM = {
    2: (8, 8),
    3: (7, 8, 8),
    4: (6, 7, 7, 7),
    5: (6, 6, 7, 7, 6),
    6: (5, 6, 6, 6, 6, 6),
    7: (5, 5, 6, 6, 6, 5, 5),
    8: (5,) * 8,
    9: (5,) * 8 + (4,),
    10: (4, 4, 5, 5, 5, 5, 5, 5, 4, 4),
}
"""The lowest rank to keep (ace 1, king 13), from the first to act to the dealer."""
KEEP_FROM_IN_A_CROWD = 4
"""The same for more than ten players."""


def decide(view: View, rng: random.Random) -> str:
    """Stand or exchange."""
    assert view.ask is not None
    assert view.seat is not None
    options = view.ask.options
    own = view.table.hands[view.seat]
    assert isinstance(own, tuple)
    if _keeps(view, own[0]):
        return options[0]
    return rng.choice(options[1:])


def _keeps(view: View, card: Card) -> bool:
    height = _height(card)
    if height == len(RANKS):
        return True
    given = _given_to_neighbour(view)
    if given is not None and view.ask is not None and view.ask.prompt == "turn":
        return height > _height(given)
    if given is not None and height > _height(given):
        return True
    return height >= _threshold(view)


def _given_to_neighbour(view: View) -> Card | None:
    """The card that he had to give in this round: somebody certainly holds it, or somebody after him."""
    for event in view.table.events:
        if type(event).__name__ == "Exchanged" and getattr(event, "partner", None) is not None:
            return Card(str(getattr(event, "gave", "")))
    return None


def last_given(view: View) -> Card | None:
    """What he gave last in this round to another player, for the card he holds now; None if it was dealt to him."""
    for event in reversed(view.table.events):
        if type(event).__name__ == "Exchanged" and getattr(event, "partner", None) is not None:
            return Card(str(getattr(event, "gave", "")))
    return None


def _threshold(view: View) -> int:
    lives = view.table.tallies["lives"]
    alive = sum(1 for number in lives if number)
    table = KEEP_FROM.get(alive)
    if table is None:
        return KEEP_FROM_IN_A_CROWD
    return table[_turns_before(view, lives)]


def _turns_before(view: View, lives: tuple[int, ...]) -> int:
    """How many active players come before this one in the order of play."""
    dealer = view.table.signs["dealer"]
    assert isinstance(dealer, int)
    assert view.seat is not None
    step = 1 if view.table.signs["direction"] == "clockwise" else -1
    place, before = (dealer + step) % len(lives), 0
    while place != view.seat:
        before += bool(lives[place])
        place = (place + step) % len(lives)
    return before


def _height(card: Card) -> int:
    return RANKS.index(rank_of(card)) + 1
