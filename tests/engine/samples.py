"""Records for tests: a small match of Kuckuck on stacked packs, lines with one thing changed, and their answers."""

from __future__ import annotations

import json
from typing import Any

from engine import FRENCH
from engine.__main__ import answer_to
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


def answered(text: str, **options: bool) -> dict[str, Any]:
    """The answer to a line that is a good record."""
    answer = answer_to(text.encode("utf-8"), **options)
    assert "error" not in answer, answer
    return answer


def refused(text: str | bytes) -> str:
    """The error text of a line that is a bad record: one line, not too long, and nothing beside it."""
    answer = answer_to(text if isinstance(text, bytes) else text.encode("utf-8"))
    assert list(answer) == ["error"], answer
    error = answer["error"]
    assert isinstance(error, str)
    assert 0 < len(error) <= 500
    assert len(error.splitlines()) == 1
    assert "Traceback" not in error
    return error
