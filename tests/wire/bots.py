"""The bot under test: one life after the other, each armed with a place where it ends."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from bot.sandbox.faults import Fault, Kind
from bot.sandbox.server import Sandbox
from tests.wire.life import Life
from tests.wire.places import REQUESTS, Place

PACE = 0.03
PATIENCE = 12.0
"""Real seconds after which a script gives up; a busy machine is slow, a stuck match is stuck."""


async def eventually(condition: Callable[[], Any]) -> None:
    """Wait for what the sandbox's world does not tell: files, and requests that change nothing."""
    async with asyncio.timeout(PATIENCE):
        while not condition():  # noqa: ASYNC110 - nothing would set an event
            await asyncio.sleep(0.05)


class Bots:
    """The bot of a test, one life after the other. `env` are settings beside those that the sandbox needs."""

    def __init__(
        self, sandbox: Sandbox, database: Path, *, pace: float = PACE, env: Mapping[str, str] | None = None
    ) -> None:
        self.sandbox = sandbox
        self.database = database
        self.log = database.with_suffix(".log")
        self.env = {
            "WIRE_PACE": str(pace),
            "DISCORD_TOKEN": sandbox.token,
            "DISCORD_API_BASE": sandbox.api_base,
            "DATABASE_PATH": str(database),
            **(env or {}),
        }
        self.life: Life | None = None
        self.starts = 0
        self._outside: Fault | None = None

    @property
    def running(self) -> bool:
        return self.life is not None and self.life.running

    @property
    def alive(self) -> bool:
        """It runs and is connected."""
        return self.running and self.sandbox.world.bot_online

    async def start(self, place: Place | None = None) -> None:
        """Start it, armed with a place where it dies, and wait until it is connected or has died on the way."""
        self._disarm()
        env = dict(self.env)
        if place is not None and place.when == "during":
            self._outside = self._strike_from_outside(place)
        elif place is not None:
            env["WIRE_KILL"] = str(place)
        life = self.life = Life(env, self.log)
        self.starts += 1
        life.start()
        ended = asyncio.ensure_future(life.wait())
        ready = asyncio.ensure_future(self.sandbox.bot_ready(PATIENCE))
        await asyncio.wait({ended, ready}, return_when=asyncio.FIRST_COMPLETED)
        for task in (ended, ready):
            task.cancel()
        await asyncio.gather(ended, ready, return_exceptions=True)
        assert life.running or life.returncode == -signal.SIGKILL, f"the bot did not start:\n{life.last_words}"

    def _strike_from_outside(self, place: Place) -> Fault:
        left = place.nth

        def strike(_: str, __: Any) -> bool:
            nonlocal left
            left -= 1
            if left == 0 and self.life is not None:
                self.life.signal(signal.SIGKILL)
            return False

        return self.sandbox.faults.add(Fault(REQUESTS[place.what], Kind.DELAY, None, strike))

    def _disarm(self) -> None:
        if self._outside is not None:
            with contextlib.suppress(ValueError):
                self.sandbox.faults.remove(self._outside)
            self._outside = None

    async def kill(self) -> None:
        """kill -9, and the sandbox has noticed."""
        self._disarm()
        if self.life is not None:
            await self.life.kill()
            await self.sandbox.world.until(lambda: not self.sandbox.world.bot_online, PATIENCE)
