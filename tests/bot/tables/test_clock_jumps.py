"""A clock that jumps takes nobody's time and lets nothing hang."""

from __future__ import annotations

from datetime import timedelta

import pytest

from .hall import ANNA, BEN, CORA, Hall


@pytest.mark.parametrize("jump", [3600, -3600], ids=["forward", "back"])
async def test_an_ask_starts_its_full_time_anew(hall: Hall, jump: int) -> None:
    session = await hall.session(ANNA, BEN, CORA)
    step = session.match.step
    hall.clock._now += timedelta(seconds=jump)
    await session.clock_was_set()
    await session.due()
    assert session.deadline == hall.clock.now() + timedelta(seconds=session.seconds_to_act)
    assert session.match.step == step


@pytest.mark.parametrize("jump", [3600, -3600], ids=["forward", "back"])
async def test_a_scene_goes_on(hall: Hall, jump: int) -> None:
    session = await hall.session(ANNA, BEN, CORA)
    while session.scene is None:
        await hall.click(session, "stand")
    hall.clock._now += timedelta(seconds=jump)
    await session.clock_was_set()
    before = session.scene
    await session.due()
    assert session.scene != before
