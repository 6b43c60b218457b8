"""How long things take that are not decisions, and how long a decision may take."""

from __future__ import annotations

import random

import pytest

from bot.tables.pacing import FAST, NORMAL, PACES, Pace, seconds_for
from bot.tables.ports import GuildSettings

SERVER = GuildSettings(turn_seconds=11, card_seconds=22, bid_seconds=33)


@pytest.mark.parametrize("pace", PACES)
def test_what_is_no_decision_costs_at_most_five_seconds_a_round(pace: str) -> None:
    assert PACES[pace].drum + PACES[pace].reveal <= 5


@pytest.mark.parametrize("pace", [NORMAL, FAST], ids=["normal", "fast"])
def test_the_wait_of_an_automatic_move_is_drawn_within_its_bounds(pace: Pace) -> None:
    rng = random.Random(1)
    waits = [pace.wait(rng) for _ in range(200)]
    least, most = pace.automatic
    assert all(least <= wait <= most for wait in waits)
    assert len(set(waits)) == 200


@pytest.mark.parametrize(
    ("prompt", "seconds"),
    [("turn", 11), ("dealer", 11), ("dealer-again", 11), ("play", 22), ("bid", 33), ("blind", 33)],
)
def test_a_decision_has_the_seconds_that_the_server_set_for_its_kind(prompt: str, seconds: int) -> None:
    assert seconds_for(prompt, SERVER, "normal") == seconds
    assert seconds_for(prompt, SERVER, "fast") == seconds
    assert seconds_for(prompt, SERVER, "slow") == 24 * 60 * 60


def test_without_settings_the_defaults_of_the_design_hold() -> None:
    assert [seconds_for(prompt, GuildSettings(), "normal") for prompt in ("turn", "play", "bid")] == [30, 45, 60]
