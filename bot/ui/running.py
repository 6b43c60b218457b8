"""The bot as a process: one for its shards, with its database, until it is stopped or Discord does not come back."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal

import discord

from bot.announcing import SIGNAL
from bot.instance import only_instance
from bot.settings import Settings
from bot.store import SqliteStore
from bot.ui.client import Kuckuck
from bot.ui.loopback import point_at
from bot.ui.watchdog import connection_lost

log = logging.getLogger(__name__)

STOP_SECONDS = 2.0
"""So long each of the two steps of a stop may take: five seconds for all of it are promised."""
AGAIN = 0.5
"""Seconds after which a task that was cancelled and runs on is cancelled once more."""


def run(settings: Settings) -> int:
    """Run the bot until it is told to stop; give the exit status. Raises StoreUnusable and SettingsError."""
    return asyncio.run(_run(settings))


async def _run(settings: Settings) -> int:
    with only_instance(settings.database_path, settings.shard_ids):
        assert settings.discord_token is not None
        token = settings.discord_token.get_secret_value()
        if settings.discord_api_base is not None:
            await point_at(settings.discord_api_base, token)
        async with SqliteStore.open(settings.database_path) as store:
            return await _until_stopped(Kuckuck(settings, store), token)


async def _until_stopped(client: Kuckuck, token: str) -> int:
    """Run a client until a signal, a failure, or a connection that does not come back."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stop.set)
    loop.add_signal_handler(SIGNAL, client.announce_leave)
    running = asyncio.create_task(client.start(token))
    lost = asyncio.create_task(connection_lost(client))
    others = [asyncio.create_task(stop.wait()), lost]
    await asyncio.wait([running, *others], return_when=asyncio.FIRST_COMPLETED)
    given_up = lost.done() and not stop.is_set()
    by_itself = running.done()
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(client.close(), STOP_SECONDS)
    for task in others:
        task.cancel()
    # Whatever hangs on the network must not keep the process; discord.py swallows a cancellation while it reconnects.
    await asyncio.wait([running], timeout=STOP_SECONDS)
    while not running.done():
        running.cancel()
        await asyncio.wait([running], timeout=AGAIN)
    try:
        await running
    except discord.LoginFailure:
        log.critical("Discord does not know this token; copy it anew from the developer portal into DISCORD_TOKEN.")
        return 1
    except asyncio.CancelledError:
        pass
    except Exception as failed:
        if by_itself:
            raise
        # What was on its way met closed connections: a stop in the middle of a start.
        log.info("what was under way was broken off by the stop (%s)", type(failed).__name__)
    if given_up:
        log.critical("The connection to Discord does not come back; the process ends, to be started anew.")
        return 1
    return 0
