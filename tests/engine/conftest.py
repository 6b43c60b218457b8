"""Every game of the collection as a fixture, and Hypothesis without a clock and without luck."""

from __future__ import annotations

import pytest
from hypothesis import settings

from engine import GAMES, Game

pytest.register_assert_rewrite(
    "tests.engine.watching", "tests.engine.twins", "tests.engine.many", "tests.engine.samples"
)

# A test that fails must fail again: examples follow from the test itself, and a busy machine is no failure.
settings.register_profile("engine", deadline=None, derandomize=True, max_examples=60, database=None)
settings.load_profile("engine")


@pytest.fixture(params=list(GAMES))
def game(request: pytest.FixtureRequest) -> Game:
    return GAMES[request.param]
