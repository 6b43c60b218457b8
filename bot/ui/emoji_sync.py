"""Keep the application's emojis equal to our drawings: missing ones are uploaded, changed ones replaced."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import discord

from bot.art import emojis as drawn_emojis

if TYPE_CHECKING:
    from bot.ui.client import Kuckuck

log = logging.getLogger(__name__)


async def sync_emojis(client: Kuckuck) -> None:
    """Upload what is missing or was drawn anew since the last time; the rest is only read."""
    try:
        there = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
        for picture in await asyncio.to_thread(drawn_emojis):
            emoji = there.get(picture.name)
            mark = f"emoji:{picture.name}"
            known = await client.store.meta(mark)
            if emoji is not None and known == f"{emoji.id}:{picture.sha256}":
                client.card_emojis.put(emoji)
                continue
            await client.screen.limiter.take()
            if emoji is not None:
                await emoji.delete()
            emoji = await client.create_application_emoji(name=picture.name, image=picture.png)
            await client.store.set_meta(mark, f"{emoji.id}:{picture.sha256}")
            client.card_emojis.put(emoji)
    except discord.HTTPException as failed:
        # Cards are written as text until the next start brings the pictures.
        log.warning("the card emojis could not be synced (%s, code %s)", failed.status, failed.code)
