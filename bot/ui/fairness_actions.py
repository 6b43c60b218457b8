"""`/verify`: recompute a finished match from what was promised, say what that proves, and hand out the record."""

from __future__ import annotations

import asyncio
import io
from typing import TYPE_CHECKING

import discord

from bot.tables.fairness import record_of
from bot.text import words_for
from bot.ui.answer import NONE, Interaction
from bot.ui.past.ended import ended_match, has_old_rules
from bot.ui.presses import Press
from engine import BadRecord, Differs, verify

if TYPE_CHECKING:
    from bot.ui.client import Kuckuck


async def verify_button(client: Kuckuck, interaction: Interaction, press: Press, _: list[str]) -> None:
    await show_verified(client, interaction, press.table)


async def show_verified(client: Kuckuck, interaction: Interaction, match_id: int) -> None:
    """Check a match of this server and attach its record, which `python -m engine verify` accepts."""
    words = words_for(await client.locale_of(interaction))
    stored = await ended_match(client, interaction, match_id)
    record = record_of(stored)
    if has_old_rules(stored):
        key = "verify-old-rules"
    else:
        try:
            await asyncio.to_thread(verify, record)
            key = "verify-good" if stored.row.ended is None else "verify-broken-off"
        except (BadRecord, Differs):
            key = "verify-differs"
    text = words(
        key, number=match_id, commitment=stored.row.commitment, secret=stored.row.secret, moves=len(stored.moves)
    )
    file = discord.File(io.BytesIO(record.to_json().encode() + b"\n"), filename=f"kuckuck-{match_id}.json")
    await interaction.response.send_message(
        f"{text}\n-# {words('verify-honest')}", file=file, ephemeral=True, allowed_mentions=NONE
    )
