"""A round of a match that is over, told from the deal to its end with all its cards: nothing is secret any more."""

from __future__ import annotations

from typing import Any, cast

from bot.tables.session import Session
from bot.ui.exchange.scene import ending
from bot.ui.telling import Teller

_ENDING = frozenset({"Revealed", "SuddenDeathDealt"})
"""From these on the end of a round tells in its own words what happened."""


def retold(session: Session, teller: Teller, entry: int) -> list[str]:
    """What everybody was dealt, what everybody did, who gave which card for which, and the reveal."""
    dealt: list[str] = []
    lines: list[str] = []
    swapping: int | None = None
    for to, told in session.match.told_by_round()[entry]:
        event, kind = cast(Any, told), type(told).__name__
        if kind in _ENDING:
            break
        if kind == "Dealt":
            dealt.append(f"{teller.card(event.card)} {teller.name(event.seat)}")
        elif kind == "Exchanged":
            # The other one's exchange is the same cards the other way round.
            if event.seat == swapping and lines:
                lines[-1] += " " + teller.words(
                    "retold-exchanged", gave=teller.card(event.gave), got=teller.card(event.got)
                )
            swapping = None
        elif to is None and not teller.quiet(told):
            lines.append(teller.tell(told))
            swapping = getattr(event, "asker", getattr(event, "seat", None))
    first = [teller.words("retold-dealt", cards=" · ".join(dealt))] if dealt else []
    return [*first, *lines, *ending(session.match, entry, teller)]
