"""Tables in threads: Discord archives a thread in which nobody writes, and takes no edit there until it is open."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord

if TYPE_CHECKING:
    from bot.ui.client import Kuckuck

log = logging.getLogger(__name__)

ARCHIVED, LOCKED = 50083, 160005
"""What Discord refuses with. It takes a new message in an archived thread and opens it, if it is not locked as well."""
MODERATE = "manage_threads"
"""What is missing where a moderator has locked a thread, as discord.py calls it."""

NONE = discord.AllowedMentions.none()


class ThreadLocked(Exception):
    """A moderator has closed the thread: nobody can write or press anything there."""


async def edit_message(client: Kuckuck, channel_id: int, message_id: int, view: discord.ui.LayoutView) -> None:
    """Edit a public message of ours; an archived thread is opened for it.

    Raises ThreadLocked, and discord.HTTPException as any edit does.
    """
    message = client.get_partial_messageable(channel_id).get_partial_message(message_id)
    client.screen.requests += 1
    try:
        await message.edit(view=view, allowed_mentions=NONE)
    except discord.HTTPException as failed:
        if failed.code == LOCKED:
            raise ThreadLocked from failed
        if failed.code != ARCHIVED:
            raise
    else:
        return
    await _open(client, channel_id)
    await client.screen.limiter.take()
    client.screen.requests += 1
    await message.edit(view=view, allowed_mentions=NONE)


async def _open(client: Kuckuck, channel_id: int) -> None:
    """Open an archived thread, as everybody may who may write there. Raises ThreadLocked, discord.HTTPException."""
    await client.screen.limiter.take()
    client.screen.requests += 1
    try:
        await client.http.edit_channel(channel_id, reason=None, archived=False)
    except discord.Forbidden as failed:
        thread = await client.fetch_channel(channel_id)
        if isinstance(thread, discord.Thread) and thread.locked:
            raise ThreadLocked from failed
        raise
    log.info("the archived thread %s was opened again for its table", channel_id)
