"""`/privacy`: what is kept about whoever asks, and how he is forgotten."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.text import words_for
from bot.ui.answer import Interaction, show
from bot.ui.frames import AMBER, GREEN, layout, row
from bot.ui.presses import Press, button

if TYPE_CHECKING:
    from bot.ui.client import Kuckuck


async def privacy(client: Kuckuck, interaction: Interaction) -> None:
    """What the bot keeps and what it does not."""
    words = words_for(await client.locale_of(interaction))
    forget = button(words("privacy-forget"), Press("forget"), discord.ButtonStyle.danger)
    await show(interaction, layout(GREEN, words("privacy-kept"), row(forget)))


async def asked(client: Kuckuck, interaction: Interaction, _: Press, __: list[str]) -> None:
    """To be forgotten cannot be taken back, so it is asked once more."""
    words = words_for(await client.locale_of(interaction))
    sure = button(words("privacy-forget-now"), Press("forget-now"), discord.ButtonStyle.danger)
    no = button(words("privacy-keep"), Press("privacy"))
    await show(interaction, layout(AMBER, words("privacy-sure"), row(no, sure)))


async def kept(client: Kuckuck, interaction: Interaction, _: Press, __: list[str]) -> None:
    await privacy(client, interaction)


async def forgotten(client: Kuckuck, interaction: Interaction, _: Press, __: list[str]) -> None:
    """Forget whoever presses, on all servers. Refused while he sits at a table."""
    await client.forget(interaction.user.id)
    words = words_for(await client.locale_of(interaction))
    await show(interaction, layout(GREEN, words("privacy-done")))
