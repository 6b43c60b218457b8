"""`/doctor`: what is wrong here, and the mend of each fault in one sentence."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import discord

from bot.art import emoji_names
from bot.findings import Finding, of_clock, of_database, of_emojis, of_latency
from bot.tables.refused import Refused
from bot.text import words_for
from bot.ui import permissions
from bot.ui.answer import Interaction, show
from bot.ui.frames import GREEN, RED, layout

if TYPE_CHECKING:
    from bot.ui.client import Kuckuck


async def doctor(client: Kuckuck, interaction: Interaction) -> None:
    """Look at everything that can be wrong in this channel and with this bot. Raises Refused for who may not see it."""
    skew = (client.clock.now() - discord.utils.snowflake_time(interaction.id)).total_seconds()
    if not interaction.permissions.manage_guild and not await _is_operator(client, interaction.user.id):
        raise Refused("refused-only-moderators")
    words = words_for(await client.locale_of(interaction))
    await interaction.response.defer(ephemeral=True, thinking=True)
    missing = permissions.missing(interaction.app_permissions, interaction.channel)
    found = [
        Finding("permissions", not missing, {"names": permissions.in_words(words, missing)}),
        _gateway(client, interaction.guild_id),
        _emojis(client),
        await _commands(client),
        await asyncio.to_thread(of_database, client.settings.database_path),
        of_clock(skew),
        of_latency(client.latency),
    ]
    lines = [f"{'✅' if one.good else '⚠️'} {one.told(words)}" for one in found]
    good = all(one.good for one in found)
    heading = words("doctor-heading" if good else "doctor-heading-bad")
    await show(interaction, layout(GREEN if good else RED, heading, "\n".join(lines)))


async def _is_operator(client: Kuckuck, user_id: int) -> bool:
    """Whether this bot belongs to this user, or to a team of which he is a member."""
    try:
        application = await client.application_info()
    except discord.HTTPException:
        return False
    team = application.team
    return user_id in ([application.owner.id] if team is None else [member.id for member in team.members])


def _gateway(client: Kuckuck, guild_id: int | None) -> Finding:
    """The one intent that we need brings the servers; without it this server would be unknown."""
    known = guild_id is not None and client.get_guild(guild_id) is not None
    return Finding("gateway", client.intents.guilds and known)


def _emojis(client: Kuckuck) -> Finding:
    names = emoji_names()
    return of_emojis(sum(bool(client.card_emojis(name)) for name in names), len(names))


async def _commands(client: Kuckuck) -> Finding:
    try:
        there = {command.name for command in await client.tree.fetch_commands()}
    except discord.HTTPException:
        return Finding("commands-unknown", False)
    missing = sorted(command.name for command in client.tree.get_commands() if command.name not in there)
    return Finding("commands", not missing, {"names": ", ".join(f"/{name}" for name in missing), "count": len(there)})
