"""Records for tests: a small match of Kuckuck on stacked packs, and lines with one thing wrong."""

from __future__ import annotations

import json
from typing import Any

from engine import FRENCH
from engine.testing import stacked

SEED = "0f" * 32

PLAIN: dict[str, Any] = {
    "game": "kuckuck",
    "rules": {"lives": 1},
    "seats": 3,
    "dealer": 2,
    "packs": [stacked("5 9 7 J", FRENCH), stacked("4 8 Q", FRENCH)],
    "moves": [[0, "swap"], [1, "stand"], [2, "stand"], [2, "swap"], [0, "draw"]],
}
"""Seat 1 gets the 5 and is out; then seat 2 hands its 4 to seat 0, who draws a queen and wins against the 8."""


def line(**changed: object) -> str:
    """The plain record with these keys changed; `...` leaves a key out."""
    record = {key: value for key, value in (PLAIN | changed).items() if value is not ...}
    return json.dumps(record)
