"""The chart of the points over the rounds."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from bot.art import score_chart


def test_the_chart_is_a_picture_of_a_few_kilobytes_and_always_the_same() -> None:
    lines = [[0, 10, 10, 21], [0, -1, -3, 9], [0, 0, 12, 12]]
    first, second = score_chart(lines), score_chart(lines)
    assert first == second
    with Image.open(io.BytesIO(first)) as image:
        assert image.size == (720, 440)
    assert len(first) < 40_000
    assert score_chart([*lines[:2], [0, 0, 12, 13]]) != first
    with pytest.raises(ValueError, match="two points"):
        score_chart([[0]])
