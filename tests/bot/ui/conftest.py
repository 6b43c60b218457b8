"""The bot at simcord's Discord, with a real database file and a clock that only `Place.wait` moves."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import datetime
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord
import simcord.interactions
from simcord._runtime import _BOT_SCOPE
from simcord.backend import Backend

import bot.ui.client
from bot.art import emoji_drawings
from bot.settings import Settings
from bot.store import SqliteStore
from bot.ui.client import Kuckuck
from bot.ui.emoji_sync import meta_key, meta_value

from .discord_in_memory import Discord
from .people import Place


class SimulatedClock:
    """simcord's time."""

    def now(self) -> datetime:
        return discord.utils.utcnow()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(max(0.0, seconds))

    def set_anew(self) -> bool:
        return False


def _declared(wait: Callable[..., Awaitable[Any]], reason: str) -> Callable[..., Awaitable[Any]]:
    """The same wait, declared to simcord where the bot waits: it wakes by `advance_time` or by who is waited for."""

    async def waits(*args: Any, **kwargs: Any) -> Any:
        scope = _BOT_SCOPE.get()
        env = None if scope is None else scope[0]
        task = asyncio.current_task()
        if env is None or args == (0,) or task not in env._work.tasks or task in env._work.external_waits:
            return await wait(*args, **kwargs)
        return await env.external_wait(wait(*args, **kwargs), reason=reason)

    return waits


@pytest.fixture
def simulated_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without this simcord would sit out every pause below its own patience in real seconds."""
    monkeypatch.setattr(bot.ui.client, "SystemClock", SimulatedClock)
    monkeypatch.setattr(asyncio, "sleep", _declared(asyncio.sleep, "a pause"))
    monkeypatch.setattr(asyncio, "wait", _declared(asyncio.wait, "what is done beside, or a pause"))
    monkeypatch.setattr(asyncio.Event, "wait", _declared(asyncio.Event.wait, "what somebody else does"))
    monkeypatch.setattr(asyncio.Lock, "acquire", _declared(asyncio.Lock.acquire, "a lock that somebody holds"))


@pytest.fixture(scope="session")
def uploaded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database that knows the card emojis as uploaded, as after the first start of a bot."""
    path = tmp_path_factory.mktemp("uploaded") / "kuckuck.sqlite3"

    async def fill() -> None:
        backend = Backend()
        async with SqliteStore.open(path) as store:
            for drawing in emoji_drawings():
                emoji = backend.create_application_emoji(drawing.name)
                await store.set_meta(meta_key(drawing), meta_value(emoji.id, drawing))

    asyncio.run(fill())
    return path


@pytest.fixture
async def store(uploaded: Path, tmp_path: Path) -> AsyncIterator[SqliteStore]:
    path = tmp_path / "kuckuck.sqlite3"
    shutil.copy(uploaded, path)
    async with SqliteStore.open(path) as opened:
        yield opened


@pytest.fixture
def locales(monkeypatch: pytest.MonkeyPatch) -> dict[int, str]:
    """The language of each user's client: simcord's interactions all come in American English."""
    languages: dict[int, str] = {}
    made = simcord.interactions.base_payload

    def in_his_language(*args: Any, **kwargs: Any) -> Any:
        record, payload = made(*args, **kwargs)
        payload["locale"] = languages.get(kwargs["user_id"], "en-US")
        return record, payload

    monkeypatch.setattr(simcord.interactions, "base_payload", in_his_language)
    return languages


@pytest.fixture
def make_client(store: SqliteStore, tmp_path: Path, simulated_time: None) -> Callable[[], Kuckuck]:
    """A new bot on the same database, as after a restart."""
    settings = Settings(database_path=tmp_path / "kuckuck.sqlite3", shard_count=1, requests_per_second=50)
    return lambda: Kuckuck(settings, store)


@pytest.fixture
async def env(make_client: Callable[[], Kuckuck]) -> AsyncIterator[simcord.Env]:
    client = make_client()
    env = Discord(client)
    await env.start()
    yield env
    await env.shutdown()
    env._raise_errors_since(env._errors_acknowledged)  # as simcord's own fixture does


@pytest.fixture
def place(env: simcord.Env, locales: dict[int, str]) -> Place:
    guild = env.create_guild()
    assert isinstance(env.bot, Kuckuck)
    return Place(env, env.bot, guild, guild.create_text_channel("games"), locales)
