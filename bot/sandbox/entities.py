"""The things of the sandbox's world: people, guilds, channels, messages, interactions, uploads, emojis."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from enum import StrEnum

from .errors import Json
from .permissions import MANAGE_MESSAGES, MEMBER

EPHEMERAL = 1 << 6
LOADING = 1 << 7
COMPONENTS_V2 = 1 << 15
SUPPRESS_EMBEDS = 1 << 2
SUPPRESS_NOTIFICATIONS = 1 << 12

COMMAND, COMPONENT, AUTOCOMPLETE, SUBMIT = 2, 3, 4, 5
"""Kinds of interactions."""

TEXT_CHANNEL, VOICE_CHANNEL, ANNOUNCEMENTS, PUBLIC_THREAD, STAGE, FORUM = 0, 2, 5, 11, 13, 15
"""Kinds of channels. In a forum only its threads take messages."""


@dataclass(slots=True)
class User:
    """A person or a bot. `locale` is the language of the person's client."""

    id: int
    name: str
    locale: str = "en-US"
    bot: bool = False
    moderator: bool = False


@dataclass(slots=True)
class Guild:
    """A server. `everyone` and `bot_role` are permission bits; the bot has both together."""

    id: int
    name: str
    owner_id: int
    locale: str = "en-US"
    everyone: int = MEMBER
    bot_role: int = MANAGE_MESSAGES
    unavailable: bool = False
    """Discord itself has lost it for a while: nobody reaches it."""
    bot_away: bool = False
    """The bot was thrown out."""


@dataclass(slots=True)
class Channel:
    """A channel or a thread. `allow` and `deny` are the bot's overwrites here, as permission bits.

    An archived thread opens again by itself when somebody writes there, a locked one only by its moderators.
    """

    id: int
    guild_id: int
    name: str
    kind: int = TEXT_CHANNEL
    parent_id: int | None = None
    archived: bool = False
    locked: bool = False
    allow: int = 0
    deny: int = 0
    last_message_id: int | None = None
    message_ids: dict[int, None] = field(default_factory=dict)


@dataclass(slots=True)
class Message:
    """A message as Discord would send it (`data`), and who sees it: everybody, or `viewer` alone."""

    id: int
    channel_id: int
    author_id: int
    data: Json
    created: float
    viewer: int | None = None
    rev: int = 0

    @property
    def flags(self) -> int:
        """The message's flag bits."""
        return int(self.data["flags"])


@dataclass(slots=True)
class Modal:
    """A form that is open at one person. Its id is that of the interaction it answered."""

    id: int
    user: User
    data: Json
    opened_by: Interaction


class Standing(StrEnum):
    """How an interaction stands with the person who started it."""

    WAITING = "waiting"
    ANSWERED = "answered"
    FAILED = "failed"


@dataclass(slots=True, eq=False)
class Interaction:
    """Something a person did that the bot must answer.

    `kind` is Discord's interaction type (2 command, 3 component, 4 autocomplete, 5 modal), `created` is sandbox time in
    seconds, `answer` the callback type the bot chose, `original` what `@original` means, `made` the messages this token
    made, `choices` what the bot offers for the option that is being typed.
    """

    id: int
    token: str
    kind: int
    user: User
    channel: Channel
    data: Json
    created: float
    source: Message | None = None
    modal: Modal | None = None
    standing: Standing = Standing.WAITING
    answer: int | None = None
    original: int | None = None
    made: set[int] = field(default_factory=set)
    opened: Modal | None = None
    choices: list[Json] = field(default_factory=list)
    settled: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def failed(self) -> bool:
        """True when the person was told "This interaction failed"."""
        return self.standing is Standing.FAILED


@dataclass(slots=True)
class Upload:
    """A stored file."""

    filename: str
    content: bytes
    content_type: str
    description: str | None = None


@dataclass(slots=True)
class Emoji:
    """An emoji of the application."""

    id: int
    name: str
    content: bytes
    content_type: str

    @property
    def animated(self) -> bool:
        """Discord animates GIF images only."""
        return self.content_type == "image/gif"
