"""What the bot must be allowed to do in a channel, asked before a table opens there."""

from __future__ import annotations

import discord

from bot.text import Words

NEEDED = ("view_channel", "send_messages", "use_external_emojis")
"""By discord.py's names. Pictures are emojis of the bot's own; nothing needs a privileged intent."""
NEEDED_IN_THREAD = ("view_channel", "send_messages_in_threads", "use_external_emojis")


def missing(permissions: discord.Permissions, channel: object) -> list[str]:
    """The names of the missing permissions, as discord.py writes them."""
    if permissions.administrator:
        return []
    needed = NEEDED_IN_THREAD if isinstance(channel, discord.Thread) else NEEDED
    return [name for name in needed if not getattr(permissions, name)]


def in_words(words: Words, names: list[str]) -> str:
    """The permissions as Discord's settings call them."""
    return words.list([f"**{words('permission-' + name.replace('_', '-'))}**" for name in names])


def may_moderate(permissions: discord.Permissions) -> bool:
    """Whether somebody may end tables and change settings."""
    return permissions.administrator or permissions.manage_guild or permissions.manage_messages
