"""In which order the tests are spread over several processes (`pytest -n`)."""

from __future__ import annotations

from pathlib import Path

import pytest

HERE = Path(__file__).parent
FIRST = (
    "browser/test_match.py",
    "wire/test_faults.py",
    "engine/test_every_game.py",
    "bot/ui/test_swapped_hands.py",
    "wire/test_kills.py",
    "bot/ui/test_secrets.py",
    "wire/test_process.py",
    "browser/test_page.py",
    "bot/art/test_pictures.py",
    "wire/test_restart.py",
    "bot/ui/test_trick_tables.py",
    "engine/test_players.py",
    "wire/test_slow_network.py",
    "sandbox/test_process.py",
)
"""The files that take longest: what begins last keeps nobody waiting. Those that wait for bots and browsers stand
between those that compute, so that they wait less for one another."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest first: xdist hands out whole files in this order (`--dist=loadfile --no-loadscope-reorder`)."""
    order = {HERE / name: place for place, name in enumerate(FIRST)}
    items.sort(key=lambda item: order.get(item.path, len(order)))
