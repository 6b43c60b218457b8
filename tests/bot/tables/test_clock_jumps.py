"""A clock that jumps takes nobody's time and lets nothing hang."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.tables.lobby import CLOSES_AFTER
from bot.tables.ports import Status

from .hall import ANNA, BEN, CORA, NOON, Hall


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


@pytest.mark.parametrize("jump", [7200, -7200], ids=["forward", "back"])
async def test_the_fifteen_minutes_of_a_lobby_start_anew_and_are_kept(hall: Hall, jump: int) -> None:
    lobby = await hall.lobby(ANNA, BEN)
    hall.clock.move(14 * 60)
    hall.clock._now += timedelta(seconds=jump)
    lobby.clock_was_set()
    await lobby.due()
    assert lobby.open
    await lobby.keep_time()
    assert (await hall.stored(lobby.id)).row.clicked == hall.clock.now()
    hall.clock.move(CLOSES_AFTER.total_seconds() - 1)
    await lobby.due()
    assert lobby.open
    hall.clock.move(1)
    await lobby.due()
    assert not lobby.open


async def test_a_lobby_that_is_gone_is_not_written_again(hall: Hall) -> None:
    lobby = await hall.lobby(ANNA, BEN)
    await lobby.cancel(ANNA)
    lobby.clock_was_set()
    await lobby.keep_time()
    assert (await hall.stored(lobby.id)).row.status is Status.CANCELLED


async def test_a_lobby_that_was_clicked_by_a_clock_of_tomorrow_closes_after_its_fifteen_minutes(hall: Hall) -> None:
    lobby = await hall.lobby(ANNA, BEN, clicked=NOON + timedelta(days=1))
    tables = await hall.restarted()
    again = tables.lobbies[lobby.id]
    assert again.next_due() == hall.clock.now() + CLOSES_AFTER
