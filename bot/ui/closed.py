"""Channels in which the bot may not write any more while a match runs there: the players are told on their panels.

Panels need no permission of the channel: a match goes on there until somebody gives the permission back.
"""

from __future__ import annotations

import logging
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

import discord

from bot.tables.session import Session
from bot.ui import permissions
from bot.ui.threads import ARCHIVED, LOCKED, MODERATE

if TYPE_CHECKING:
    from bot.ui.client import Kuckuck

log = logging.getLogger(__name__)

NO_ACCESS, NO_PERMISSION = 50001, 50013
TRY_AGAIN = timedelta(minutes=1)
"""A board that was refused is tried again at most so often, where Discord has not told that it may be written:
ten thousand refusals in ten minutes would shut the bot out everywhere."""
WRITING = ("view_channel", "send_messages", "send_messages_in_threads")
"""Without these nothing can be shown; without the others it only looks worse."""


class ClosedChannels:
    """Which permissions are missing where a match runs, as Discord's cache and its refusals tell.

    In a thread that a moderator has locked it is the one to moderate threads.
    """

    def __init__(self, client: Kuckuck) -> None:
        self._client = client
        self._missing: dict[int, list[str]] = {}
        self._refused: dict[int, datetime] = {}
        self._unposted: dict[int, list[Session]] = {}

    def missing(self, session: Session) -> list[str]:
        """The permissions that are missing in the channel of a match, as discord.py writes them; empty: it is open."""
        return self._missing.get(session.row.channel_id, [])

    def may_try(self, session: Session) -> bool:
        """Whether it makes sense to edit the board now."""
        refused = self._refused.get(session.row.channel_id)
        return refused is None or self._client.clock.now() - refused >= TRY_AGAIN

    def refused(self, session: Session, code: int, *, edit: bool = False) -> None:
        """Discord refused to post a message of this match, or to edit its board."""
        if code not in (NO_ACCESS, NO_PERMISSION, ARCHIVED, LOCKED):
            return
        self._note(session.row.channel_id, self._known(session) or [self._by_code(session, code)])
        if edit:
            self._refused[session.row.channel_id] = self._client.clock.now()

    def unposted(self, session: Session) -> None:
        """The result of this match could not be posted; it is when the channel is open again."""
        if self.missing(session):
            self._unposted.setdefault(session.row.channel_id, []).append(session)

    def written(self, session: Session, *, posted: bool = False) -> None:
        """Discord took an edit, or a new message, of this match."""
        channel_id = session.row.channel_id
        was_refused = self._refused.pop(channel_id, None) is not None
        if channel_id not in self._missing:
            return
        known = self._known(session)
        # An edit needs no more than to see the channel: it proves nothing about posting.
        if known or posted or was_refused or self._missing[channel_id] == ["view_channel"]:
            self._note(channel_id, known)

    def look(self, guild_id: int | None = None) -> None:
        """Discord told of other permissions, in this guild or (None) anywhere."""
        seen = set()
        for session in list(self._client.tables.sessions.values()):
            channel_id = session.row.channel_id
            concerned = guild_id in (None, session.row.guild_id) and (not session.closed or channel_id in self._missing)
            if concerned and channel_id not in seen:
                seen.add(channel_id)
                self._note(channel_id, self._known(session))

    def _note(self, channel_id: int, names: list[str]) -> None:
        """Tell the players what has changed."""
        if names == self._missing.get(channel_id, []):
            return
        log.info("the bot lacks %s in channel %s", ", ".join(names) or "nothing any more", channel_id)
        if names:
            self._missing[channel_id] = names
        else:
            del self._missing[channel_id]
        self._refused.pop(channel_id, None)  # other permissions than before: the next edit shows
        screen = self._client.screen
        for session in self._client.tables.sessions.values():
            if session.row.channel_id == channel_id:
                screen.hands_changed(session, range(len(session.seats)))
                screen.board_changed(session)
        if not names:
            for session in self._unposted.pop(channel_id, []):
                screen.ended(session)

    def _channel(self, session: Session) -> discord.abc.GuildChannel | discord.Thread | None:
        guild = self._client.get_guild(session.row.guild_id)
        return None if guild is None else guild.get_channel_or_thread(session.row.channel_id)

    def _known(self, session: Session) -> list[str]:
        """What is missing by Discord's cache."""
        channel = self._channel(session)
        if channel is None:
            # Of an archived thread nothing is known until somebody opens it.
            return [MODERATE] if self.missing(session) == [MODERATE] else []
        try:
            allowed = channel.permissions_for(channel.guild.me)
        except discord.ClientException:
            return []  # a thread whose parent is not known
        names = [name for name in permissions.missing(allowed, channel) if name in WRITING]
        if not names and isinstance(channel, discord.Thread) and channel.locked and not allowed.manage_threads:
            return [MODERATE]
        # Who does not see a channel may do nothing there, whatever else he is allowed.
        return names[:1] if names[:1] == ["view_channel"] else names

    def _by_code(self, session: Session, code: int) -> str:
        if code == NO_ACCESS:
            return "view_channel"
        if code in (ARCHIVED, LOCKED):
            return MODERATE
        channel = self._channel(session)
        in_thread = channel is None or isinstance(channel, discord.Thread)  # only archived threads are not known
        return "send_messages_in_threads" if in_thread else "send_messages"
