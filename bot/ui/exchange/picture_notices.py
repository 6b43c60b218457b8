"""What happened to a player of a picture game in this round, told to him alone: who refused, what went back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

from bot.ui.exchange.round_facts import came_from_another
from bot.ui.telling import Teller, text_key
from engine import Event

MOST = 3
"""So many things are told; the steps of an undo count as one."""

_ROLES = ("asker", "holder", "innkeeper", "seat", "taker")
"""Fields that name somebody who is told about the event in words of his own."""


def notices(teller: Teller, events: Iterable[Event], seat: int) -> list[str]:
    """The last things that concerned this seat, oldest first."""
    told: list[list[str]] = []
    undone = False
    for event in cast("Iterable[Any]", events):
        kind = type(event).__name__
        if kind == "TakenBack":
            undone = seat in (event.asker, event.giver)
        elif kind == "Exchanged":
            line = _exchanged(teller, event, undone=undone)
            if undone and told:
                told[-1].append(line)
            else:
                told.append([line])
            undone = False
        elif lines := _lines(teller, event, seat):
            told.append(lines)
    lines = [line for block in told[-MOST:] for line in block]
    if lines and came_back(events, seat):
        lines.append(teller.words("notice-first-card-again"))
    return lines


def came_back(events: Iterable[Event], seat: int) -> bool:
    """Whether the last exchange of this seat was undone, and its first card is in its hand again."""
    last = [
        event
        for event in events
        if type(event).__name__ == "TakenBack" and seat in (getattr(event, "asker", -1), getattr(event, "giver", -1))
    ]
    return bool(last) and not came_from_another(events, seat)


def _exchanged(teller: Teller, event: Any, *, undone: bool) -> str:
    values = {"gave": teller.card(event.gave), "got": teller.card(event.got)}
    if event.partner is None:
        return teller.words("notice-pack" if teller.pack == "cuccu" else "notice-stock", **values)
    key = "notice-undone" if undone else "notice-swapped"
    return teller.words(key, partner=teller.name(event.partner), **values)


def _lines(teller: Teller, event: Any, seat: int) -> list[str]:
    """What this event is to this seat; nothing where it does not concern it."""
    words, key = teller.words, text_key(event).replace("event-", "notice-", 1)
    values = {field: teller.name(getattr(event, field)) for field in (*_ROLES, "giver") if hasattr(event, field)}
    if hasattr(event, "card"):
        values["card"] = teller.card(event.card)
    roles = [role for role in _ROLES if getattr(event, role, None) == seat and words.has(f"{key}-{role}")]
    lines = [words(f"{key}-{role}", **values) for role in roles[:1]]
    if getattr(event, "victim", None) == seat:
        lines.append(words(f"{key}-victim", **values))
    return lines
