"""A sandbox and a small real bot, connected over sockets."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable

import discord
import pytest

from bot.sandbox.server import Sandbox

from .little_bot import LittleBot


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox() as one:
        yield one


@pytest.fixture
async def connect(sandbox: Sandbox) -> AsyncIterator[Callable[..., Awaitable[LittleBot]]]:
    bots: list[LittleBot] = []

    async def make(intents: discord.Intents | None = None) -> LittleBot:
        bot = LittleBot(intents)
        bots.append(bot)
        await bot.live(sandbox)
        return bot

    yield make
    for bot in bots:
        await bot.die()


@pytest.fixture
async def bot(connect: Callable[..., Awaitable[LittleBot]]) -> LittleBot:
    return await connect()
