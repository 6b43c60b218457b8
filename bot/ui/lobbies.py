"""Lobbies on Discord: the public message of each, kept up to date, and the panels of who has one.

A lobby whose message was deleted is posted anew: without it nobody could join, and its channel would have no other.
"""

from __future__ import annotations

import logging
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

import discord

from bot.tables.lobby import Lobby
from bot.text import words_for
from bot.ui.house_rules import house_rules
from bot.ui.lobby_view import join_panel, lobby_begun_view, lobby_closed_view, lobby_view
from bot.ui.public_messages import PublicMessages

if TYPE_CHECKING:
    from bot.ui.client import Kuckuck
    from bot.ui.screen import DiscordScreen

log = logging.getLogger(__name__)

POSTED_ANEW = timedelta(minutes=1)
"""A lobby is posted anew at most so often: who deletes its message may mean it."""


class Lobbies:
    """The lobbies of this process, as far as they are shown."""

    def __init__(self, client: Kuckuck, screen: DiscordScreen, public: PublicMessages) -> None:
        self._client = client
        self._screen = screen
        self._public = public
        self._reading_rules: dict[tuple[int, int], bool] = {}
        """By lobby and user, whose own panel is turned to the house rules: whether it has the host's menus."""
        self._posted_anew: dict[int, datetime] = {}

    def changed(self, lobby: Lobby) -> None:
        """Show everybody the lobby as it is now."""
        if lobby.game.figure == "scores":
            self._client.card_emojis.hands.warm()
        if lobby.row.lobby_id:
            self._public.owe(lobby.id, lambda: self._edit(lobby))
        for seat in lobby.humans:
            user_id = seat.user_id
            assert user_id is not None
            if (lobby.id, user_id) in self._reading_rules:
                self._public.spawn(self._push_rules(lobby, user_id, seat.locale))
            else:
                self._push_join_panel(lobby, user_id, seat.locale)
        for interaction in self._screen.panels.at(lobby.id):
            if lobby.seat_of(interaction.user.id) is None:
                self._public.spawn(self._push_to_who_left(lobby, interaction))

    def closed(self, lobby: Lobby, reason: str) -> None:
        """Say that the lobby is gone, and why."""
        self._forget(lobby)

        async def close() -> None:
            words = words_for(await self._client.public_locale(lobby.row.guild_id))
            await self._screen.edit(lobby.row.channel_id, lobby.row.lobby_id, lobby_closed_view(words, reason))

        if lobby.row.lobby_id:
            self._public.owe(lobby.id, close)
        for seat in lobby.humans:
            if seat.user_id is not None:
                view = lobby_closed_view(words_for(seat.locale), reason)
                self._screen.panels.push(lobby.id, seat.user_id, lambda v=view: v)  # type: ignore[misc]  # bound now

    def begun(self, lobby: Lobby, board_link: str) -> None:
        """The match of this lobby has begun: its message shows the way."""
        self._forget(lobby)

        async def show() -> None:
            words = words_for(await self._client.public_locale(lobby.row.guild_id))
            view = lobby_begun_view(words, lobby.row.game, lobby.row.commitment, board_link)
            await self._screen.edit(lobby.row.channel_id, lobby.row.lobby_id, view)

        if lobby.row.lobby_id:
            self._public.spawn(show())

    async def message(self, lobby: Lobby) -> discord.ui.LayoutView:
        """The lobby's public message as it must look now."""
        locale = await self._client.public_locale(lobby.row.guild_id)
        minutes = await self._client.minutes_for(lobby)
        return lobby_view(lobby, self._client.card_emojis, locale, minutes, leaving=self._client.leaving)

    def reads_rules(self, lobby: Lobby, user_id: int) -> None:
        """His own panel is turned to the house rules."""
        self._reading_rules[(lobby.id, user_id)] = user_id == lobby.row.host_id

    def read_rules(self, lobby: Lobby, user_id: int) -> None:
        """His own panel is turned back from the house rules."""
        self._reading_rules.pop((lobby.id, user_id), None)

    # Panels

    def _push_join_panel(self, lobby: Lobby, user_id: int, locale: str) -> None:
        emojis = self._client.card_emojis
        self._screen.panels.push(lobby.id, user_id, lambda: join_panel(lobby, user_id, emojis, locale=locale))

    async def _push_to_who_left(self, lobby: Lobby, interaction: discord.Interaction[Any]) -> None:
        """Who was sent away, or stood up elsewhere, does not go on reading that he sits there."""
        self.read_rules(lobby, interaction.user.id)
        locale = await self._client.locale_of(interaction)
        if lobby.open and lobby.seat_of(interaction.user.id) is None:
            self._push_join_panel(lobby, interaction.user.id, locale)

    async def _push_rules(self, lobby: Lobby, user_id: int, locale: str) -> None:
        """Who reads the house rules sees them change; but a host's menus would close under his finger."""
        is_host = user_id == lobby.row.host_id
        if is_host and self._reading_rules.get((lobby.id, user_id)):
            return
        minutes = await self._client.minutes_for(lobby)
        if lobby.open and (lobby.id, user_id) in self._reading_rules:
            self._reading_rules[(lobby.id, user_id)] = is_host
            self._screen.panels.push(lobby.id, user_id, lambda: house_rules(lobby, locale, user_id, minutes))

    def _forget(self, lobby: Lobby) -> None:
        self._reading_rules = {key: menus for key, menus in self._reading_rules.items() if key[0] != lobby.id}
        self._posted_anew.pop(lobby.id, None)

    # The public message

    async def _edit(self, lobby: Lobby) -> None:
        if not lobby.open:
            return
        view = await self.message(lobby)
        if not await self._screen.edit(lobby.row.channel_id, lobby.row.lobby_id, view) and lobby.open:
            await self._post_anew(lobby, view)

    async def _post_anew(self, lobby: Lobby, view: discord.ui.LayoutView) -> None:
        now, last = self._client.clock.now(), self._posted_anew.get(lobby.id)
        if last is not None and now - last < POSTED_ANEW:
            return
        await self._screen.limiter.take()
        self._screen.requests += 1
        channel = self._client.get_partial_messageable(lobby.row.channel_id)
        try:
            message = await channel.send(view=view, allowed_mentions=discord.AllowedMentions.none())
        except discord.DiscordServerError:
            raise  # it is shown a little later
        except discord.HTTPException as failed:
            log.info("lobby %s was not posted anew (%s, code %s)", lobby.id, failed.status, failed.code)
            return
        self._posted_anew[lobby.id] = now
        self._client.boards.own.add(message.id)
        await lobby.posted(message.id)
        if lobby.row.lobby_id != message.id:
            await message.delete()  # the lobby was closed, or began, in the meantime
