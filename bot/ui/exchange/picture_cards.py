"""What a player should know about a picture card in his hand: its names, what it does, what it is worth."""

from __future__ import annotations

from bot.text import Words
from bot.ui.exchange.round_facts import came_from_another
from engine import View
from engine.cards import CUCCU_RANKS, KILLE_RANKS

_COMPARED = {"kille": KILLE_RANKS, "cuccu": tuple(rank for rank in CUCCU_RANKS if rank != "fool")}
"""The ranks from low to high; how high Fools are depends on how many there are."""
_WITHOUT_RANK = frozenset({"kille-mask", "cuccu-fool", "cuccu-cuckoo"})
"""Cards of which the rank says nothing: they lose, or do not lose, by a rule of their own."""


def native_name(words: Words, card: str, pack: str) -> str:
    """What the card is called where the game comes from."""
    return words(f"card-{pack}-{card}-native")


def powers(words: Words, view: View, card: str, pack: str) -> list[str]:
    """What the card does when somebody asks for it, and what it is worth at the reveal; one line each."""
    lines = []
    if pack == "kille" and card == "harlequin":
        low = view.seat is not None and came_from_another(view.table.events, view.seat)
        return [words("worth-harlequin-low" if low else "worth-harlequin-high")]
    if words.has(f"power-{pack}-{card}"):
        lines.append(words("panel-power", power=words(f"power-{pack}-{card}")))
    if pack == "kille" and card == "cuckoo" and getattr(view.rules, "cuckoo_lowest", False):
        lines.append(words("worth-cuckoo-lowest"))
    elif f"{pack}-{card}" not in _WITHOUT_RANK:
        lines.append(_rank(words, card, pack))
    return lines


def _rank(words: Words, card: str, pack: str) -> str:
    ranks = _COMPARED[pack]
    lower = ranks.index(card)
    if pack == "kille" and lower == 1:
        return words("worth-lowest-kille")
    if lower == 0:
        return words("worth-lowest")
    return words("worth-rank", lower=lower, higher=len(ranks) - 1 - lower)
