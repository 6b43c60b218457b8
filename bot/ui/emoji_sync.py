"""Keep the application's emojis equal to our drawings: missing ones are uploaded, changed ones replaced.

What was uploaded is kept by two hashes, of the drawing and of its picture: an unchanged drawing is not drawn again,
and one that a new library draws to the same bytes need not be uploaded again.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import discord

from bot.art import Drawing, emoji_drawings

if TYPE_CHECKING:
    from bot.ui.client import Kuckuck

log = logging.getLogger(__name__)


async def sync_emojis(client: Kuckuck) -> None:
    """Upload what is missing or was drawn anew since the last time; the rest is only read."""
    try:
        there = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
        for drawing in await asyncio.to_thread(lambda: list(emoji_drawings())):
            client.card_emojis.put(await _synced(client, drawing, there.get(drawing.name)))
    except discord.HTTPException as failed:
        # Cards are written as text until the next start brings the pictures.
        log.warning("the card emojis could not be synced (%s, code %s)", failed.status, failed.code)


async def _synced(client: Kuckuck, drawing: Drawing, emoji: discord.Emoji | None) -> discord.Emoji:
    """The emoji of this drawing, as it was or uploaded anew."""
    known = (await client.store.meta(meta_key(drawing)) or "").split(":")
    ours = emoji is not None and known[0] == str(emoji.id)
    if emoji is not None and ours and known[2:] == [drawing.sha256]:
        return emoji
    picture = await asyncio.to_thread(drawing.picture)
    if emoji is None or not ours or known[1:2] != [picture.sha256]:
        await client.screen.limiter.take()
        if emoji is not None:
            await emoji.delete()
        emoji = await client.create_application_emoji(name=picture.name, image=picture.png)
    await client.store.set_meta(meta_key(drawing), meta_value(emoji.id, drawing))
    return emoji


def meta_key(drawing: Drawing) -> str:
    """Under which key the store knows what was uploaded as this emoji."""
    return f"emoji:{drawing.name}"


def meta_value(emoji_id: int, drawing: Drawing) -> str:
    """That this drawing was uploaded as this emoji: its id, the hash of the picture and that of the drawing."""
    return f"{emoji_id}:{drawing.picture().sha256}:{drawing.sha256}"
