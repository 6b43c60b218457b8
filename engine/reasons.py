"""Why a key is not offered: for whoever wonders about a card in his hand or a bid. From the view alone."""

from __future__ import annotations

from engine.games import GAMES
from engine.match import View


def why_not(view: View, key: str) -> str | None:
    """Why this seat may not answer with this key now, as a reason code; None where it may.

    Every game adds its own codes. `not-your-turn` and `not-offered` (a key that nobody could wonder about) belong to
    all of them.
    """
    ask = view.ask
    if ask is None or ask.seat != view.seat:
        return "not-your-turn"
    if key in ask.options:
        return None
    return GAMES[view.game].reason(view, key) or "not-offered"
