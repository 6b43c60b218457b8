"""A sandbox, a small real bot on discord.py connected over sockets, and a client for requests written by hand."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import aiohttp
import discord
import pytest

from bot.sandbox.server import Sandbox

from .little_bot import LittleBot

Connect = Callable[..., Awaitable[LittleBot]]


@dataclass
class Answer:
    status: int
    body: Any
    headers: dict[str, str]

    @property
    def code(self) -> int:
        return int(self.body["code"])

    def errors(self, *path: str | int) -> list[str]:
        """The codes filed under a path of a 50035 body."""
        node = self.body["errors"]
        for step in path:
            node = node[str(step)]
        return [one["code"] for one in node["_errors"]]


class ByHand:
    """Requests as a bot sends them, without a library in between."""

    def __init__(self, sandbox: Sandbox, session: aiohttp.ClientSession) -> None:
        self.sandbox = sandbox
        self.session = session

    async def __call__(self, method: str, path: str, body: Any = None, *, token: str | None = "own") -> Answer:
        headers = {}
        if token is not None:
            headers["Authorization"] = f"Bot {self.sandbox.token if token == 'own' else token}"
        async with self.session.request(method, self.sandbox.api_base + path, json=body, headers=headers) as response:
            content = None if response.status == 204 else await response.json()
            return Answer(response.status, content, dict(response.headers))

    async def send(self, **body: Any) -> Answer:
        """A message into the first channel."""
        return await self("POST", f"/channels/{self.sandbox.world.channel.id}/messages", body)


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox() as one:
        yield one


@pytest.fixture
async def by_hand(sandbox: Sandbox) -> AsyncIterator[ByHand]:
    async with aiohttp.ClientSession() as session:
        yield ByHand(sandbox, session)


@pytest.fixture
async def connect(sandbox: Sandbox) -> AsyncIterator[Connect]:
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
async def bot(connect: Connect) -> LittleBot:
    return await connect()
