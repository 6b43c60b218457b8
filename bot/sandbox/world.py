"""The sandbox's world: who and what there is, who sees what, and the clock. Rules of the API stand elsewhere."""

from __future__ import annotations

import asyncio
import base64
import secrets
from collections.abc import Callable, Iterator
from typing import Any

from .clock import Clock, Snowflakes
from .entities import (
    AUTOCOMPLETE,
    PUBLIC_THREAD,
    TEXT_CHANNEL,
    Channel,
    Emoji,
    Guild,
    Interaction,
    Message,
    Modal,
    Upload,
    User,
)
from .errors import Json, out_of_service, refuse
from .events import (
    BotConnection,
    ChannelChanged,
    Event,
    GuildChanged,
    InteractionSettled,
    MessageGone,
    MessageShown,
    ModalShown,
    WorldChanged,
)
from .permissions import EVERYTHING, MANAGE_THREADS, MEMBER, MODERATOR, with_overwrites

TOKEN_SECONDS = 900.0
"""How long an interaction token lives, by the sandbox's clock."""


class World:
    """Everything there is. One application and its bot, one guild or more, people who are members of every guild.

    `ack_seconds` is the time for the first answer to an interaction, in real seconds.
    """

    def __init__(self, guild_name: str = "Kuckuck", locale: str = "en-US") -> None:
        self.clock = Clock()
        self.ids = Snowflakes(self.clock)
        self.ack_seconds = 3.0
        self.bot_online = False
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.messages: dict[int, Message] = {}
        self.interactions: dict[str, Interaction] = {}
        self.modals: dict[int, Modal] = {}
        self.emojis: dict[int, Emoji] = {}
        self.uploads: dict[tuple[int, int], Upload] = {}
        self.commands: dict[int, Json] = {}
        self.commands_made: list[tuple[str | None, float]] = []
        """Scope and moment of every new command: Discord takes 200 a day."""
        self._private: dict[int, dict[int, Message]] = {}
        self._listeners: list[Callable[[Event], None]] = []
        self._waiters: set[asyncio.Future[None]] = set()
        born = self.clock.now() - 86_400
        self.application_id = self.ids.at(born)
        self.bot = User(self.application_id, "Kuckuck", bot=True)
        self.landlord = User(self.ids.at(born), "Landlord")
        """Owns the application, and the guilds until a person is made their owner; never acts."""
        name = base64.urlsafe_b64encode(str(self.application_id).encode()).decode().rstrip("=")
        self.token = f"{name}.{secrets.token_urlsafe(4)}.{secrets.token_urlsafe(28)}"
        self.guild = self.add_guild(guild_name, locale)
        self.channel = self.add_channel("table")

    # People, guilds, channels

    def add_guild(self, name: str, locale: str = "en-US") -> Guild:
        """A new guild with the bot in it. Its first channel has to be added."""
        guild = Guild(self.ids.at(self.clock.now() - 43_200), name, self.landlord.id, locale)
        self.guilds[guild.id] = guild
        self.publish(GuildChanged(guild, "create"))
        return guild

    def lose_guild(self, guild: Guild, *, lost: bool = True) -> None:
        """Discord has a trouble of its own with this guild, or has it again; nothing there is gone."""
        guild.unavailable = lost
        self.publish(GuildChanged(guild, "delete" if lost else "available"))

    def send_bot_away(self, guild: Guild, *, away: bool = True) -> None:
        """A moderator throws the bot out of the guild, or invites it again; channels and messages stay."""
        guild.bot_away = away
        self.publish(GuildChanged(guild, "delete" if away else "create"))

    def remove_guild(self, guild: Guild) -> None:
        """The guild is gone; its channels and messages go with it."""
        for channel in [one for one in self.channels.values() if one.guild_id == guild.id]:
            self._forget_channel(channel)
        del self.guilds[guild.id]
        self.publish(GuildChanged(guild, "delete"))

    def add_channel(self, name: str, guild: Guild | None = None, *, kind: int = TEXT_CHANNEL) -> Channel:
        """A new channel, in the first guild where none is named."""
        channel = Channel(self.ids.next(), (guild or self.guild).id, name, kind)
        self.channels[channel.id] = channel
        self.publish(ChannelChanged(channel, "create"))
        return channel

    def add_thread(self, name: str, parent: Channel) -> Channel:
        """A new public thread under a text channel, or a post in a forum."""
        thread = Channel(self.ids.next(), parent.guild_id, name, PUBLIC_THREAD, parent.id)
        self.channels[thread.id] = thread
        self.publish(ChannelChanged(thread, "create"))
        return thread

    def change_channel(
        self,
        channel: Channel,
        *,
        allow: int | None = None,
        deny: int | None = None,
        archived: bool | None = None,
        locked: bool | None = None,
    ) -> None:
        """Set the bot's overwrites (permission bits), or archive or lock a thread, or open it again."""
        channel.allow = channel.allow if allow is None else allow
        channel.deny = channel.deny if deny is None else deny
        channel.archived = channel.archived if archived is None else archived
        channel.locked = channel.locked if locked is None else locked
        self.publish(ChannelChanged(channel, "update"))

    def remove_channel(self, channel: Channel) -> None:
        """Delete a channel with its threads and messages."""
        for thread in [one for one in self.channels.values() if one.parent_id == channel.id]:
            self.remove_channel(thread)
        self._forget_channel(channel)
        self.publish(ChannelChanged(channel, "delete"))

    def _forget_channel(self, channel: Channel) -> None:
        del self.channels[channel.id]
        for message_id in channel.message_ids:
            message = self.messages.pop(message_id)
            if message.viewer is not None:
                del self._private[message.viewer][message_id]
        channel.message_ids.clear()

    def channel_of(self, channel_id: int) -> Channel:
        """The channel with this id; `ApiError` 10003 where there is none."""
        try:
            return self.channels[channel_id]
        except KeyError:
            raise refuse(10003) from None

    def add_user(self, name: str, locale: str = "en-US", *, owner: bool = False, moderator: bool = False) -> User:
        """A new person, member of every guild; the owner owns the first one."""
        user = User(self.ids.next(), name, locale, moderator=moderator)
        self.users[user.id] = user
        if owner:
            self.guild.owner_id = user.id
        self.publish(WorldChanged())
        return user

    def remove_user(self, user: User) -> None:
        """The person leaves every guild."""
        self.reload(user)
        self.users.pop(user.id, None)
        self.publish(WorldChanged())

    def anybody(self, user_id: int) -> User | None:
        """A person, the bot or the landlord."""
        if user_id == self.bot.id:
            return self.bot
        return self.landlord if user_id == self.landlord.id else self.users.get(user_id)

    # Permissions

    def bot_permissions(self, channel: Channel) -> int:
        """What the bot may do in a channel; a thread has its parent's overwrites."""
        guild = self.guilds[channel.guild_id]
        if guild.bot_away:
            return 0
        where = self.channels.get(channel.parent_id or 0, channel)
        return with_overwrites(guild.everyone | guild.bot_role, where.allow, where.deny)

    def open_to_bot(self, channel: Channel, *, writing: bool) -> None:
        """`ApiError` where the bot cannot write or edit, whatever its permissions are: 503 while Discord has lost the
        guild, 50001 where the bot was thrown out, 160005 in a locked thread, 50083 in an archived one.

        A new message opens an archived thread again, an edit does not.
        """
        guild = self.guilds[channel.guild_id]
        if guild.unavailable:
            raise out_of_service()
        if guild.bot_away:
            raise refuse(50001)
        moderates = self.bot_permissions(channel) & MANAGE_THREADS
        if channel.archived and (not writing or (channel.locked and not moderates)):
            raise refuse(50083)
        if channel.locked and not moderates:
            raise refuse(160005)

    def open_by(self, user: User, channel: Channel) -> bool:
        """Say whether a person may act with the bot in a channel.

        His client opens an archived thread first, a locked one stays. Where the bot is away it can be asked nothing.
        """
        guild = self.guilds[channel.guild_id]
        if guild.unavailable or guild.bot_away:
            return False
        if channel.locked and not self.member_permissions(user, channel.guild_id) & MANAGE_THREADS:
            return False
        if channel.archived:
            self.change_channel(channel, archived=False)
        return True

    def member_permissions(self, user: User, guild_id: int) -> int:
        """What a person may do in a guild."""
        guild = self.guilds[guild_id]
        if guild.owner_id == user.id:
            return EVERYTHING
        return MEMBER | MODERATOR if user.moderator else guild.everyone

    # Messages

    def message_of(self, channel: Channel, message_id: int) -> Message:
        """A public message of a channel; `ApiError` 10008 for everything else, ephemerals above all."""
        message = self.messages.get(message_id)
        if message is None or message.channel_id != channel.id or message.viewer is not None:
            raise refuse(10008)
        return message

    def add_message(self, channel: Channel, author: User, data: Json, *, viewer: int | None = None) -> Message:
        """Show a new message. `data` is complete but for id, channel and time."""
        message_id = self.ids.next()
        full = {**data, "id": str(message_id), "channel_id": str(channel.id), "timestamp": self.clock.iso()}
        message = Message(message_id, channel.id, author.id, full, self.clock.now(), viewer)
        self.messages[message_id] = message
        channel.message_ids[message_id] = None
        if viewer is not None:
            self._private.setdefault(viewer, {})[message_id] = message
        else:
            channel.last_message_id = message_id
            if channel.archived:
                self.change_channel(channel, archived=False)
        self.publish(MessageShown(message, new=True))
        return message

    def change_message(self, message: Message, changes: Json, *, edited: bool = True) -> None:
        """Show a message changed."""
        message.data = {**message.data, **changes}
        if edited:
            message.data["edited_timestamp"] = self.clock.iso()
        message.rev += 1
        self.publish(MessageShown(message, new=False))

    def remove_message(self, message: Message, *, by_client: bool = False) -> None:
        """Delete a message, or drop an ephemeral from the client that saw it."""
        if self.messages.pop(message.id, None) is not None:
            channel = self.channels.get(message.channel_id)
            if channel is not None:
                del channel.message_ids[message.id]
            if message.viewer is not None:
                del self._private[message.viewer][message.id]
            self.publish(MessageGone(message, by_client))

    def messages_in(
        self, channel: Channel, viewer: User | None = None, *, newest_first: bool = False
    ) -> Iterator[Message]:
        """The messages of a channel: the public ones and, for a viewer, his own ephemerals."""
        for message_id in reversed(channel.message_ids) if newest_first else channel.message_ids:
            message = self.messages[message_id]
            if message.viewer is None or (viewer is not None and message.viewer == viewer.id):
                yield message

    def ephemerals_of(self, user: User) -> list[Message]:
        """What one person alone sees, oldest first."""
        return list(self._private.get(user.id, {}).values())

    def reload(self, user: User) -> None:
        """A client starts anew: its ephemerals and open forms are gone."""
        for message in self.ephemerals_of(user):
            self.remove_message(message, by_client=True)
        self.modals = {key: one for key, one in self.modals.items() if one.user is not user}

    # Interactions

    def interaction_by_token(self, application_id: int, token: str) -> Interaction:
        """The interaction of a token that may still speak.

        `ApiError` 10015 for another application, before the first answer and where choices were asked for, 50027 for a
        token that is unknown or old.
        """
        if application_id != self.application_id:
            raise refuse(10015)
        interaction = self.interactions.get(token)
        if interaction is None or self.clock.now() - interaction.created > TOKEN_SECONDS:
            raise refuse(50027)
        if interaction.answer is None or interaction.kind == AUTOCOMPLETE:
            raise refuse(10015)
        return interaction

    def keep(self, interaction: Interaction) -> None:
        """Remember an interaction; those whose token died are forgotten from time to time."""
        if len(self.interactions) % 1000 == 999:
            limit = self.clock.now() - TOKEN_SECONDS
            self.interactions = {key: one for key, one in self.interactions.items() if one.created > limit}
        self.interactions[interaction.token] = interaction

    def settle(self, interaction: Interaction) -> None:
        """The person stops waiting; a form that was sent off closes when it was answered."""
        if interaction.modal is not None and not interaction.failed:
            self.modals.pop(interaction.modal.id, None)
        interaction.settled.set()
        self.publish(InteractionSettled(interaction))

    def open_modal(self, modal: Modal) -> None:
        """Show a form to one person."""
        self.modals[modal.id] = modal
        self.publish(ModalShown(modal))

    # Time and listeners

    def advance(self, seconds: float) -> None:
        """Move the sandbox's clock."""
        self.clock.skew += seconds
        self.publish(WorldChanged())

    def set_bot_online(self, online: bool) -> None:
        """The gateway says whether the bot is connected."""
        if online != self.bot_online:
            self.bot_online = online
            self.publish(BotConnection(online))

    def subscribe(self, listener: Callable[[Event], None]) -> Callable[[], None]:
        """Be told every event, in order. Gives the function that ends it."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def publish(self, event: Event) -> None:
        """Tell an event to every listener and wake those who wait for a condition."""
        for listener in list(self._listeners):
            listener(event)
        waiters, self._waiters = self._waiters, set()
        for waiter in waiters:
            if not waiter.done():
                waiter.set_result(None)

    async def until(self, condition: Callable[[], Any], within: float) -> Any:
        """Wait until the condition gives something true, and give that. `TimeoutError` after `within` real seconds."""
        async with asyncio.timeout(within):
            while not (value := condition()):
                waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
                self._waiters.add(waiter)
                await waiter
            return value
