"""A sandbox and the real bot as a process, both gone after the test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.sandbox.server import Sandbox
from tests.wire.bots import Bots


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox() as one:
        # Rate limits have tests of their own; here they would only slow down people who click as fast as they can.
        one.limits.enabled = False
        yield one


@pytest.fixture
async def bots(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[Bots]:
    one = Bots(sandbox, tmp_path / "kuckuck.sqlite3")
    yield one
    await one.kill()
    assert sandbox.failures == []
