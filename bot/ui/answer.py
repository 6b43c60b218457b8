"""One way to answer: a notice only the clicker sees, a panel shown or renewed, and what happens when we fail.

A click is never left without an answer: an exception becomes a kind sentence with a number, and the log line carries
the same number.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Sequence
from typing import Any, NamedTuple, TypeVar

import discord

from bot.tables.ports import StoreFailed
from bot.tables.refused import Refused, Stale
from bot.text import Words, words_for
from bot.ui.attached import attachments_of, files_of
from bot.ui.faces import plain_name
from bot.ui.frames import AMBER, RED, layout

log = logging.getLogger(__name__)

PATIENCE_SECONDS = 1.0
"""So long an answer may be computed before Discord is told to wait for it; without a word it waits three seconds."""

TOO_LATE = 10062
ALREADY_ANSWERED = 40060

NONE = discord.AllowedMentions.none()

Interaction = discord.Interaction[Any]
Result = TypeVar("Result")


class Shown(NamedTuple):
    """A message that only the clicker sees, and the pictures that are uploaded to it."""

    id: int
    attachments: tuple[discord.Attachment, ...] = ()


def on_own_panel(interaction: Interaction) -> bool:
    """Whether the click came from an ephemeral message: then it is renewed in place."""
    return interaction.message is not None and interaction.message.flags.ephemeral


async def show(interaction: Interaction, view: discord.ui.LayoutView) -> Shown | None:
    """Show this to the clicker alone: in place of the panel he clicked, or as a new one. Give the message."""
    if interaction.response.is_done():
        message = await interaction.followup.send(
            view=view, ephemeral=True, wait=True, allowed_mentions=NONE, **files_of(view)
        )
        return Shown(message.id, tuple(message.attachments))
    if on_own_panel(interaction):
        assert interaction.message is not None
        there = interaction.message.attachments
        edited = await interaction.response.edit_message(
            view=view, allowed_mentions=NONE, **attachments_of(view, there)
        )
        return Shown(interaction.message.id, _attachments(edited, there))
    response = await interaction.response.send_message(
        view=view, ephemeral=True, allowed_mentions=NONE, **files_of(view)
    )
    return None if response.message_id is None else Shown(response.message_id, _attachments(response, ()))


def _attachments(
    response: discord.InteractionCallbackResponse[Any] | None, otherwise: Sequence[discord.Attachment]
) -> tuple[discord.Attachment, ...]:
    """The uploads of the message that an answer made or changed, as Discord tells."""
    message = None if response is None else response.resource
    return tuple(message.attachments if isinstance(message, discord.Message) else otherwise)


def in_guild(interaction: Interaction) -> tuple[int, int]:
    """The ids of guild and channel. Raises Refused outside of a server."""
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Refused("refused-only-servers")
    return interaction.guild_id, interaction.channel_id


async def notice(interaction: Interaction, text: str) -> None:
    """Say something to the clicker alone, beside whatever he clicked."""
    view = layout(AMBER, text)
    if interaction.response.is_done():
        await interaction.followup.send(view=view, ephemeral=True, allowed_mentions=NONE)
    else:
        await interaction.response.send_message(view=view, ephemeral=True, allowed_mentions=NONE)


async def in_time(interaction: Interaction, work: Awaitable[Result], *, ephemeral: bool) -> Result:
    """What comes of this work; where that takes long, Discord shows meanwhile that an answer will come."""
    task = asyncio.ensure_future(work)
    await asyncio.wait([task], timeout=PATIENCE_SECONDS)
    if not task.done():
        await interaction.response.defer(ephemeral=ephemeral, thinking=True)
    return await task


def refusal(words: Words, refused: Refused, interaction: Interaction) -> str:
    """A refusal in words; who is meant by an id is named."""
    values = dict(refused.values)
    host = values.get("host")
    if isinstance(host, int):
        guild = interaction.guild
        member = guild.get_member(host) if guild is not None else None
        values["host"] = f"**{plain_name(member.display_name)}**" if member is not None else f"<@{host}>"
    return words(refused.key, **values)


async def guarded(interaction: Interaction, work: Awaitable[None], locale: str) -> None:
    """Do what a click, a command or a modal asks for; whatever goes wrong is answered."""
    words = words_for(locale)
    try:
        await work
    except Refused as refused:
        await _try_to_say(interaction, refusal(words, refused, interaction))
    except Stale:
        await _try_to_say(interaction, words("stale"))
    except StoreFailed as failed:
        number = _number()
        log.error("error %s: the database failed (%s)", number, failed)
        await _try_to_say(interaction, words("failed-store", number=number), RED)
    except discord.HTTPException as failed:
        if failed.code in (TOO_LATE, ALREADY_ANSWERED):
            # What was decided stands; the next click shows it.
            log.warning("an answer came too late (code %s)", failed.code)
            return
        number = _number()
        log.error("error %s: Discord refused (%s, code %s)", number, failed.status, failed.code)
        await _try_to_say(interaction, words("failed-discord", number=number), RED)
    except Exception as failed:
        number = _number()
        log.error("error %s: %s", number, type(failed).__name__, exc_info=failed)
        await _try_to_say(interaction, words("failed", number=number), RED)


async def _try_to_say(interaction: Interaction, text: str, colour: discord.Colour = AMBER) -> None:
    view = layout(colour, text)
    try:
        if interaction.response.is_done():
            await interaction.followup.send(view=view, ephemeral=True, allowed_mentions=NONE)
        else:
            await interaction.response.send_message(view=view, ephemeral=True, allowed_mentions=NONE)
    except discord.HTTPException as failed:
        log.warning("a refusal could not be told (%s, code %s)", failed.status, failed.code)


def _number() -> str:
    """A number that a player can read out and an operator can find in the log."""
    return secrets.token_hex(3).upper()
