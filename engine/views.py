"""A view as JSON: what `replay --views` prints and what tests compare to the byte."""

from __future__ import annotations

from typing import Any

from engine.events import Event
from engine.match import View


def view_as_json(view: View) -> dict[str, Any]:
    """Everything that a seat, or an onlooker, may know. Hidden cards are a number: how many there are."""
    sight = view.table
    return {
        "seat": view.seat,
        "step": view.step,
        "hands": list(sight.hands),
        "zones": dict(sight.zones),
        "tallies": dict(sight.tallies),
        "signs": dict(sight.signs),
        "ask": list(view.ask[:3]) if view.ask else None,
        "events": [event_as_json(event) for event in sight.events],
    }


def event_as_json(event: Event) -> dict[str, Any]:
    """An event by its name and fields."""
    fields: tuple[str, ...] = event._fields  # type: ignore[attr-defined]  # every event is a NamedTuple
    return {"event": type(event).__name__} | dict(zip(fields, event, strict=True))
