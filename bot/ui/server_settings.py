"""What a server may set: language and times of its tables, how many there may be, and its time zone."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import UTC, tzinfo
from functools import cache
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from discord import app_commands

from bot.tables.ports import GuildSettings
from bot.tables.refused import Refused
from bot.text import Words, words_for
from bot.ui.answer import Interaction, in_guild, notice

if TYPE_CHECKING:
    from bot.ui.client import Kuckuck

Seconds = app_commands.Range[int, 5, 600]
TablesInChannel = app_commands.Range[int, 1, 3]
TablesOnServer = app_commands.Range[int, 1, 100]


async def settings(
    client: Kuckuck, interaction: Interaction, *, language: str | None, zone: str | None, **numbers: int | None
) -> None:
    """Change what is given, `numbers` by their names in `GuildSettings`, and show how it stands."""
    guild_id, _ = in_guild(interaction)
    if not interaction.permissions.manage_guild:
        raise Refused("refused-only-moderators")
    now = await client.store.guild_settings(guild_id)
    chosen: dict[str, object] = {name: number for name, number in numbers.items() if number is not None}
    if language is not None:
        chosen["locale"] = None if language == "auto" else language
    if zone is not None:
        chosen["time_zone"] = await _known_zone(zone)
    if chosen:
        now = replace(now, **chosen)  # type: ignore[arg-type]  # the command's options have the types of the fields
        await client.store.set_guild_settings(guild_id, now)
    words = words_for(await client.locale_of(interaction))
    await notice(interaction, _in_words(client, words, now))


def _in_words(client: Kuckuck, words: Words, now: GuildSettings) -> str:
    """One line for each setting, for a phone."""
    return words(
        "settings-now",
        language=words(f"language-{now.locale or 'auto'}"),
        turn=now.turn_seconds,
        card=now.card_seconds,
        bid=now.bid_seconds,
        channel=now.tables_per_channel,
        server=now.tables_per_guild,
        zone=now.time_zone,
        clock=client.clock.now().astimezone(zone_named(now.time_zone)).strftime("%H:%M"),
    )


def zone_named(name: str) -> tzinfo:
    """The time zone of a server; where this machine does not know it, the time of the world."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError):
        return UTC


@cache
def _zones() -> tuple[str, ...]:
    """Every time zone. The first time this reads hundreds of files: for a thread."""
    return tuple(sorted(available_timezones()))


def _plain(name: str) -> str:
    return name.strip().replace(" ", "_").casefold()


async def _known_zone(typed: str) -> str:
    """The time zone of this name, however it is written. Raises Refused."""
    for zone in await asyncio.to_thread(_zones):
        if _plain(zone) == _plain(typed):
            return zone
    raise Refused("refused-no-zone")


async def zone_choices(current: str) -> list[app_commands.Choice[str]]:
    """The time zones whose name has in it what was typed so far."""
    part = _plain(current)
    zones = await asyncio.to_thread(_zones)
    return [app_commands.Choice(name=zone, value=zone) for zone in zones if part in _plain(zone)][:25]
