"""The small bot as a process: `python one_bot.py [how]`, where `how` may be `broken`, which ends it at once."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys

from tests.sandbox.little_bot import LittleBot, point_at


async def main() -> None:
    """Run until SIGTERM."""
    stop = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.set)
    point_at(os.environ["DISCORD_API_BASE"])
    bot = LittleBot()
    async with bot:
        running = asyncio.create_task(bot.start(os.environ["DISCORD_TOKEN"]))
        await stop.wait()
        sys.stdout.write("good night\n")
    with contextlib.suppress(asyncio.CancelledError):
        running.cancel()
        await running


if __name__ == "__main__":
    if "broken" in sys.argv:
        sys.stderr.write("2026-01-01 00:00:00 CRITICAL bot.client: The database is on the moon.\n")
        sys.exit(3)
    asyncio.run(main())
