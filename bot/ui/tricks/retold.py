"""A round of a match that is over, told from its trump to its points, one line a trick."""

from __future__ import annotations

from typing import Any, cast

from bot.tables.session import Session
from bot.ui.telling import Teller
from bot.ui.tricks import scene
from bot.ui.tricks.story import ELSEWHERE
from engine.tricks import CardPlayed

_TRUMPS = frozenset({"TrumpAnnounced", "TrumpTurned"})


def retold(session: Session, teller: Teller, entry: int) -> list[str]:
    """Trump, bids, every trick card by card with who took it, and the points."""
    words = teller.words
    bids: list[str] = []
    lines: list[str] = []
    lying: list[CardPlayed] = []
    number = 0
    for event in session.match.stories()[entry]:
        kind, of = type(event).__name__, cast(Any, event)
        if isinstance(event, CardPlayed):
            lying.append(event)
        elif kind in ("TrickTaken", "LastTrickPlayed"):
            number += 1
            taker = of.seat if kind == "TrickTaken" else None
            lines.append(_trick(teller, number, lying, taker))
            lying = []
        elif kind == "BidMade":
            bids.append(f"{teller.name(of.seat)} {of.bid}")
        elif kind in _TRUMPS or kind not in ELSEWHERE:
            lines.append(teller.tell(event))
        if kind == "CardPlayed" and bids:
            lines.append(words("retold-bids", bids=" · ".join(bids)))
            bids = []
    return [*lines, *scene.points(session.match, entry, teller)]


def _trick(teller: Teller, number: int, lying: list[CardPlayed], taker: int | None) -> str:
    cards = " · ".join(f"{teller.card(play.card)} {teller.name(play.seat)}" for play in lying)
    if taker is None:
        return teller.words("retold-last-trick", number=number, cards=cards)
    return teller.words("retold-trick", number=number, cards=cards, name=teller.name(taker))
