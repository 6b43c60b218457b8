"""Discord's permission bits, those the sandbox knows."""

from __future__ import annotations

ADMINISTRATOR = 1 << 3
MANAGE_CHANNELS = 1 << 4
MANAGE_GUILD = 1 << 5
ADD_REACTIONS = 1 << 6
VIEW_CHANNEL = 1 << 10
SEND_MESSAGES = 1 << 11
MANAGE_MESSAGES = 1 << 13
EMBED_LINKS = 1 << 14
ATTACH_FILES = 1 << 15
READ_MESSAGE_HISTORY = 1 << 16
USE_EXTERNAL_EMOJIS = 1 << 18
USE_APPLICATION_COMMANDS = 1 << 31
MANAGE_THREADS = 1 << 34
CREATE_PUBLIC_THREADS = 1 << 35
SEND_MESSAGES_IN_THREADS = 1 << 38
EVERYTHING = (1 << 50) - 1

MEMBER = (
    VIEW_CHANNEL
    | SEND_MESSAGES
    | ADD_REACTIONS
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | USE_EXTERNAL_EMOJIS
    | USE_APPLICATION_COMMANDS
    | CREATE_PUBLIC_THREADS
    | SEND_MESSAGES_IN_THREADS
)
"""What everybody may do in a new guild."""

MODERATOR = MANAGE_GUILD | MANAGE_MESSAGES | MANAGE_CHANNELS | MANAGE_THREADS
"""What the moderators' role adds."""

NAMES: dict[str, int] = {
    "VIEW_CHANNEL": VIEW_CHANNEL,
    "SEND_MESSAGES": SEND_MESSAGES,
    "MANAGE_MESSAGES": MANAGE_MESSAGES,
    "EMBED_LINKS": EMBED_LINKS,
    "ATTACH_FILES": ATTACH_FILES,
    "READ_MESSAGE_HISTORY": READ_MESSAGE_HISTORY,
    "USE_EXTERNAL_EMOJIS": USE_EXTERNAL_EMOJIS,
    "SEND_MESSAGES_IN_THREADS": SEND_MESSAGES_IN_THREADS,
    "MANAGE_THREADS": MANAGE_THREADS,
    "MANAGE_GUILD": MANAGE_GUILD,
    "ADMINISTRATOR": ADMINISTRATOR,
}


def with_overwrites(base: int, allow: int, deny: int) -> int:
    """A member's permissions in a channel: deny first, then allow; without VIEW_CHANNEL nothing is left."""
    if base & ADMINISTRATOR:
        return EVERYTHING
    result = (base & ~deny) | allow
    return result if result & VIEW_CHANNEL else 0
