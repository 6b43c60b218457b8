"""The bot's connection to Discord: what it starts, what it listens to, and what it stops."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable
from typing import Any

import discord
from discord import app_commands

from bot import heartbeat
from bot.clock import SystemClock
from bot.settings import Settings
from bot.store import SqliteStore
from bot.tables.estimate import minutes_to_play
from bot.tables.lobby import Lobby
from bot.tables.ports import StillSeated, StoreFailed
from bot.tables.ratings import Ratings
from bot.tables.refused import Refused, Stale
from bot.tables.registry import Tables
from bot.tables.session import Session
from bot.text import language_of, words_for
from bot.ui.answer import guarded, notice, on_own_panel
from bot.ui.boards import Boards
from bot.ui.closed import ClosedChannels
from bot.ui.commands import add_commands, sync_commands
from bot.ui.emoji_sync import sync_emojis
from bot.ui.faces import Emojis
from bot.ui.handlers import BUTTONS, MODALS
from bot.ui.match_actions import show_hand
from bot.ui.modals import typed
from bot.ui.outages import Outages, end
from bot.ui.presses import Press, PressedButton, PressedSelect, chosen, shows
from bot.ui.screen import DiscordScreen
from bot.ui.starts import wait_for_others
from bot.ui.throttle import Throttle, Verdict

log = logging.getLogger(__name__)

BEAT_SECONDS = 5.0
WAIT_FOR_EMOJIS = 8.0
"""So long a start waits for the card pictures; later ones come in while people play."""
REMEMBERED_LOCALES = 10_000
"""So many users' languages are kept in memory; then they are read anew."""


class Tree(app_commands.CommandTree["Kuckuck"]):
    """The command tree; whatever a command raises has been answered by `guarded` already."""

    async def on_error(self, interaction: discord.Interaction[Kuckuck], error: app_commands.AppCommandError, /) -> None:
        log.error("a command failed before it began (%s)", type(error).__name__, exc_info=error)

        async def fail() -> None:
            raise error

        await guarded(interaction, fail(), await self.client.locale_of(interaction))


# The bot has no voice; the library's advice on it would only puzzle an operator.
discord.VoiceClient.warn_nacl = False
discord.VoiceClient.warn_dave = False


class Kuckuck(discord.AutoShardedClient):
    """The bot. It needs no privileged intent: interactions and the guilds it is in."""

    def __init__(self, settings: Settings, store: SqliteStore, **options: Any) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            shard_count=settings.shard_count,
            shard_ids=list(settings.shard_ids) if settings.shard_ids is not None else None,  # type: ignore[arg-type]  # None: all
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            **options,
        )
        self.settings = settings
        self.store = store
        self.ratings = Ratings(store)
        self.clock = SystemClock()
        self.card_emojis = Emojis()
        self.boards = Boards(self)
        self.closed = ClosedChannels(self)
        self.outages = Outages(self)
        self.throttle = Throttle(lambda: self.clock.now().timestamp())
        self.screen = DiscordScreen(self)
        self.tables = Tables(store, self.screen, self.clock, allowance=settings.network_allowance_seconds)
        self.tree = Tree(
            self,
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
        )
        self.leaving = False
        """The operator is about to stop the bot for a while; every table says so."""
        self._chosen_locales: dict[int, str | None] = {}
        self._background: set[asyncio.Task[None]] = set()

    async def setup_hook(self) -> None:
        """Before the first event: items, commands, emojis, and the tables of the last run."""
        self.add_dynamic_items(PressedButton, PressedSelect)
        await add_commands(self)
        await sync_commands(self)
        emojis = self.spawn(sync_emojis(self))
        await asyncio.wait([emojis], timeout=WAIT_FOR_EMOJIS)
        await self.tables.restore()
        for lobby in self.tables.lobbies.values():
            wait_for_others(self, lobby)
        self.spawn(self._beat())

    async def close(self) -> None:
        """Stop cleanly: every answered move is in the database already."""
        if self.is_closed():
            return
        await self.tables.close()
        await self.screen.close()
        self.card_emojis.hands.close()
        for task in self._background:
            task.cancel()
        await super().close()

    def announce_leave(self) -> None:
        """Say on every table that the bot will be away for a while. After the next start they are drawn anew."""
        log.info("the tables are told that the bot will be away for a while")
        self.leaving = True
        for lobby in self.tables.lobbies.values():
            self.screen.lobby_changed(lobby)
        for session in self.tables.sessions.values():
            if not session.closed:
                self.screen.board_changed(session)

    # Clicks, commands, modals

    async def pressed(self, interaction: discord.Interaction[Any], press: Press, values: list[str]) -> None:
        """One of our buttons or menus was used."""
        await self._handle(BUTTONS, interaction, press, values)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answer what no item of ours answers: modals, and buttons of an older or unknown version."""
        data: Any = interaction.data or {}
        custom_id = str(data.get("custom_id", ""))
        if interaction.type is discord.InteractionType.modal_submit:
            press = Press.of_modal(custom_id)
            if press is not None:
                await self._handle(MODALS, interaction, press, typed(interaction))
            else:
                await self._unknown(interaction)
        elif interaction.type is discord.InteractionType.component:
            press = Press.of_item(custom_id)
            if press is None:
                await self._unknown(interaction)
            elif not shows(interaction.message, custom_id):
                # The message has changed under his finger: discord.py drops such a click without a word.
                await self.pressed(interaction, press, chosen(interaction))

    async def _handle(
        self, handlers: Any, interaction: discord.Interaction[Any], press: Press, values: list[str]
    ) -> None:
        handler = handlers.get(press.verb)
        if handler is None:
            await self._unknown(interaction)
            return
        locale = await self.locale_of(interaction)
        if await self._too_fast(interaction, locale):
            return
        if self._out_of_reach(press, interaction):
            await guarded(interaction, notice(interaction, words_for(locale)("stale")), locale)
            return
        await guarded(interaction, self._healing(handler(self, interaction, press, values), interaction, press), locale)

    def _out_of_reach(self, press: Press, interaction: discord.Interaction[Any]) -> bool:
        """A custom_id is untrusted text: nobody reaches a table of another server, nor one of another channel, which he
        may not see, unless he sits there."""
        table = self.tables.lobbies.get(press.table) or self.tables.sessions.get(press.table)
        if table is None or (table.row.guild_id, table.row.channel_id) == (
            interaction.guild_id,
            interaction.channel_id,
        ):
            return False
        return table.row.guild_id != interaction.guild_id or table.seat_of(interaction.user.id) is None

    async def _healing(self, work: Awaitable[None], interaction: discord.Interaction[Any], press: Press) -> None:
        """A click on a panel whose lobby has become a match meanwhile shows the hand."""
        try:
            await work
        except Stale:
            session = self.tables.sessions.get(press.table)
            seated = session is not None and session.seat_of(interaction.user.id) is not None
            if session is None or not seated or not on_own_panel(interaction):
                raise
            words = words_for(await self.locale_of(interaction))
            await show_hand(self, interaction, session, words("panel-moved-on"))

    async def _too_fast(self, interaction: discord.Interaction[Any], locale: str) -> bool:
        """Whether this click is one too many. He is told once, then his clicks are only acknowledged for a while."""
        verdict = self.throttle.take(interaction.user.id)
        if verdict is Verdict.SAY_SO:
            await guarded(interaction, notice(interaction, words_for(locale)("slow-down")), locale)
        elif verdict is Verdict.PASS_OVER:
            await guarded(interaction, _acknowledge(interaction), locale)
        return verdict is not Verdict.GO_ON

    async def _unknown(self, interaction: discord.Interaction[Any]) -> None:
        locale = await self.locale_of(interaction)
        if await self._too_fast(interaction, locale):
            return
        await guarded(interaction, notice(interaction, words_for(locale)("unknown-button")), locale)

    # Languages

    async def locale_of(self, interaction: discord.Interaction[Any]) -> str:
        """The language of who clicked: what he chose for himself, or Discord's."""
        user_id = interaction.user.id
        if len(self._chosen_locales) >= REMEMBERED_LOCALES:
            self._chosen_locales.clear()
        if user_id not in self._chosen_locales:
            try:
                self._chosen_locales[user_id] = await self.store.locale(user_id)
            except StoreFailed:
                return interaction.locale.value  # a click is answered even where nothing can be read
        return self._chosen_locales[user_id] or interaction.locale.value

    async def choose_locale(self, user_id: int, locale: str | None) -> None:
        """A user wants to be spoken to in this language; None: as Discord says."""
        await self.store.set_locale(user_id, locale)
        self._chosen_locales[user_id] = locale

    async def forget(self, user_id: int) -> None:
        """Forget a user on all servers. Raises Refused while he sits at a table."""
        try:
            await self.store.forget(user_id)
        except StillSeated:
            raise Refused("refused-forget-seated") from None
        self._chosen_locales.pop(user_id, None)

    async def public_locale(self, guild_id: int) -> str:
        """The language of public messages in a guild: what its moderators set, or the server's own."""
        settings = await self.store.guild_settings(guild_id)
        if settings.locale is not None:
            return settings.locale
        guild = self.get_guild(guild_id)
        return language_of(None if guild is None else guild.preferred_locale.value)

    async def minutes_for(self, lobby: Lobby) -> int | None:
        """About how long a match takes at this lobby."""
        seats = max(len(lobby.seats), lobby.game.seats[0])
        return await asyncio.to_thread(minutes_to_play, lobby.row.game, lobby.rules, seats, lobby.row.pace)

    # Signs of life

    async def _beat(self) -> None:
        """Touch the heartbeat file while the gateway answers, and see whether the machine's clock was set."""
        while True:
            if self.clock.set_anew():
                log.warning("the machine's clock was set anew: everybody's time to decide starts anew")
                await self.outages.clock_was_set()
            if not self.is_closed() and self.is_ready() and self.latency < BEAT_SECONDS * 12:
                with contextlib.suppress(OSError):
                    await asyncio.to_thread(heartbeat.beat, self.settings.heartbeat, time.time())
            await asyncio.sleep(BEAT_SECONDS)

    async def on_ready(self) -> None:
        log.info("ready in %s guilds", len(self.guilds))

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A table whose channel is gone ends."""
        await self._channel_gone(channel.id)

    async def on_raw_thread_delete(self, gone: discord.RawThreadDeleteEvent) -> None:
        """Also of an archived thread, which is not among those that are known."""
        await self._channel_gone(gone.thread_id)

    async def on_raw_thread_update(self, thread: discord.RawThreadUpdateEvent) -> None:
        """A locked thread is closed to its players: a moderator has ended their table.

        In an open one what could not be pushed while it was archived is shown.
        """
        if thread.data["thread_metadata"].get("locked"):
            await self._channel_gone(thread.thread_id, "moderator")
        elif not thread.data["thread_metadata"]["archived"]:
            for table in self.tables.in_channel(thread.thread_id):
                if isinstance(table, Session):
                    self.screen.hands_changed(table, range(len(table.seats)))
        self.closed.look(thread.guild_id)

    async def on_guild_channel_update(self, _: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """Perhaps other permissions."""
        self.closed.look(after.guild.id)

    async def on_guild_role_update(self, _: discord.Role, after: discord.Role) -> None:
        self.closed.look(after.guild.id)

    async def on_guild_role_delete(self, role: discord.Role) -> None:
        self.closed.look(role.guild.id)

    async def on_member_update(self, _: discord.Member, after: discord.Member) -> None:
        """Discord tells it of the bot itself: other roles."""
        self.closed.look(after.guild.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was sent away: its tables there end."""
        tables: list[Lobby | Session] = [*self.tables.sessions.values(), *self.tables.lobbies.values()]
        for table in tables:
            if table.row.guild_id == guild.id:
                await end(table)

    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """Discord has a trouble of its own; the server is not gone."""
        self.outages.lost_guild(guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        await self.outages.found_guild(guild.id)
        self.closed.look(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was perhaps sent away before: results that it could not post follow."""
        self.closed.look(guild.id)

    async def on_shard_disconnect(self, shard_id: int) -> None:
        self.outages.lost(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        await self.outages.found(shard_id, anew=False)

    async def on_shard_connect(self, shard_id: int) -> None:
        await self.outages.found(shard_id, anew=True)

    async def on_shard_ready(self, shard_id: int) -> None:
        await self.outages.end_what_is_gone(shard_id)
        self.outages.all_told(shard_id)
        self.closed.look()

    async def _channel_gone(self, channel_id: int, why: str = "gone") -> None:
        for table in self.tables.in_channel(channel_id):
            await end(table, why)

    def spawn(self, work: Any) -> asyncio.Task[None]:
        task: asyncio.Task[None] = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)
        return task


async def _acknowledge(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.defer()
