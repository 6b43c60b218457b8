"""Chase the Ace: Kuckuck's procedure with the defaults and house rules of RULES.md 2."""

from __future__ import annotations

from typing import Literal

from engine.cards import FRENCH
from engine.game import Game
from engine.games.kuckuck import KuckuckRules, play


class ChaseTheAceRules(KuckuckRules):
    """The options of RULES.md 1.B with the defaults of Chase the Ace."""

    king_open: Literal["never", "on_turn", "immediately"] = "on_turn"
    """When a king must be laid open: never, on its holder's turn, or right after the deal."""
    dealer_exchange: Literal["top", "cut"] = "cut"
    """The dealer exchanges with the top card of the stock, or with the card he cuts to."""
    last_lives_tie: Literal["sudden_death", "keep_last_life", "joint_winners", "void"] = "keep_last_life"
    """What happens when all who are left would be out together."""
    block_word: Literal["Kuckuck!", "Figur!", "Ass!", "Jagd!", "Bo!", "none"] = "none"
    """What is called out when a king blocks."""


# Presets (RULES.md 9)

PRESETS: dict[str, dict[str, object]] = {
    "chase": {},
    "announce": {"announce_low": "both"},
    "dealer-king": {"dealer_king_loses_life": True},
    "dealer-draws": {"dealer_exchange": "top"},
    "four-lives": {"lives": 4},
    "kings-swap": {"king_blocks": False},
    "king-ends": {"king_ends_round": True},
    "pairs": {"pairs_safe": True},
    "quick": {"lives": 1},
}

GAME = Game(
    key="chase-the-ace",
    revision=1,
    seats=(3, 20),
    usual_seats=10,
    rules=ChaseTheAceRules,
    play=play,
    pack=FRENCH,
    figure="lives",
    safe=frozenset({"turn", "dealer", "dealer-again"}),
    presets=PRESETS,
)
