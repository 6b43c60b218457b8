"""What `kuckuck doctor` asks Discord on the command line: the token, the clock, commands and card pictures."""

from __future__ import annotations

import time
from email.utils import parsedate_to_datetime

import aiohttp
import discord

from bot.art import emoji_names
from bot.findings import Finding, of_clock, of_emojis, of_latency
from bot.settings import Settings
from bot.ui.loopback import point_at


async def ask_discord(settings: Settings) -> list[Finding]:
    """The findings that need Discord. Raises SettingsError where DISCORD_API_BASE does not answer."""
    assert settings.discord_token is not None
    token = settings.discord_token.get_secret_value()
    if settings.discord_api_base is not None:
        await point_at(settings.discord_api_base, token)
    found = await _clock_and_way()
    if not all(one.good for one in found if one.key == "reach"):
        return found
    client = discord.Client(intents=discord.Intents.none())
    async with client:
        try:
            await client.login(token)
            application = await client.application_info()
            there = {emoji.name for emoji in await client.fetch_application_emojis()}
            commands = await client.http.get_global_commands(application.id)
        except discord.LoginFailure:
            return [*found, Finding("token", False)]
        except discord.HTTPException as failed:
            return [*found, Finding("refused", False, {"status": failed.status, "code": failed.code})]
    names = emoji_names()
    count = len(commands)
    return [
        *found,
        Finding("token", True),
        of_emojis(sum(name in there for name in names), len(names)),
        Finding("commands", count > 0, {"count": count, "names": "/play"}),
    ]


async def _clock_and_way() -> list[Finding]:
    """By the Date of an answer, which has whole seconds, and by how long it took."""
    try:
        async with aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=10)) as session:
            began = time.monotonic()
            async with session.get(f"{discord.http.Route.BASE}/gateway") as answer:
                took, now = time.monotonic() - began, time.time()
                date = answer.headers.get("Date", "")
    except (aiohttp.ClientError, TimeoutError) as failed:
        return [Finding("reach", False, {"kind": type(failed).__name__})]
    found = [of_latency(took)]
    try:
        theirs = parsedate_to_datetime(date).timestamp() + 0.5
    except (TypeError, ValueError):
        return found
    return [of_clock(now - took / 2 - theirs), *found]
