"""What happens in the world, told to whoever listens: the gateway, the page, waiting people."""

from __future__ import annotations

from dataclasses import dataclass

from .entities import Channel, Guild, Interaction, Message, Modal


@dataclass(frozen=True, slots=True)
class MessageShown:
    """A message is new or has changed."""

    message: Message
    new: bool


@dataclass(frozen=True, slots=True)
class MessageGone:
    """A message is no longer there, for anybody. `by_client` is true where only a client dropped it."""

    message: Message
    by_client: bool = False


@dataclass(frozen=True, slots=True)
class InteractionStarted:
    """A person did something; the bot must answer."""

    interaction: Interaction


@dataclass(frozen=True, slots=True)
class InteractionSettled:
    """The wait is over: answered or failed."""

    interaction: Interaction


@dataclass(frozen=True, slots=True)
class ModalShown:
    """A form opened at one person."""

    modal: Modal


@dataclass(frozen=True, slots=True)
class CommandsChanged:
    """The bot registered other commands."""


@dataclass(frozen=True, slots=True)
class BotConnection:
    """The bot came online or went offline."""

    online: bool


@dataclass(frozen=True, slots=True)
class ChannelChanged:
    """A channel or thread was made, changed or removed."""

    channel: Channel
    what: str  # "create", "update" or "delete"


@dataclass(frozen=True, slots=True)
class GuildChanged:
    """A guild was joined, changed or left, or Discord has it again or has lost it."""

    guild: Guild
    what: str  # "create", "available", "update" or "delete"


@dataclass(frozen=True, slots=True)
class WorldChanged:
    """People or the clock changed: whoever draws the world draws it anew."""


Event = (
    MessageShown
    | MessageGone
    | InteractionStarted
    | InteractionSettled
    | ModalShown
    | CommandsChanged
    | BotConnection
    | ChannelChanged
    | GuildChanged
    | WorldChanged
)
