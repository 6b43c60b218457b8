"""In which order the tests are spread over several processes (`pytest -n`)."""

from __future__ import annotations

from pathlib import Path

import pytest

HERE = Path(__file__).parent
FIRST = ("browser", "wire", "engine")
"""The folders with the longest files: what begins last keeps nobody waiting."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest first.

    xdist hands out whole files in this order (`--dist=loadfile --no-loadscope-reorder`). So the bots and browsers of
    one file, which wait more than they compute, run one after the other, and other tests have the processors meanwhile.
    """
    order = {folder: place for place, folder in enumerate(FIRST)}
    items.sort(key=lambda item: order.get(item.path.relative_to(HERE).parts[0], len(order)))
