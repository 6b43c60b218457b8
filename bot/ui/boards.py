"""Where boards stand: posting one, editing it, and posting it anew when it was deleted or has scrolled away.

The first board's id is part of the seed and it prints what everybody put in, so it is never deleted by us: when the
board moves, the old message shrinks to those numbers and a link.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import timedelta
from typing import TYPE_CHECKING

import discord

from bot.tables.lobby import Lobby
from bot.tables.session import Session
from bot.text import words_for
from bot.ui.board_over import board_dealing, board_moved
from bot.ui.limits import Urgency
from bot.ui.threads import LOCKED, ThreadLocked, edit_message

if TYPE_CHECKING:
    from bot.ui.client import Kuckuck

log = logging.getLogger(__name__)

OLDEST = timedelta(minutes=50)
"""Discord limits edits of messages older than an hour."""
BETWEEN_MOVES = timedelta(minutes=3)
"""A board is posted anew at most so often."""
SCROLLED_BY = 6
"""So many later messages of others, noticed through the players' own clicks, push the board out of sight."""
NO_MESSAGE = 10008
NO_CHANNEL = 10003

NONE = discord.AllowedMentions.none()


@dataclass
class _Noticed:
    """Messages that came after a board, as far as clicks told us."""

    later: set[int] = field(default_factory=set)


class Boards:
    """The boards of all matches of this process."""

    def __init__(self, client: Kuckuck) -> None:
        self._client = client
        self._noticed: dict[int, _Noticed] = {}
        self.own: set[int] = set()
        """Messages of our own, which never count as scrolling."""

    async def post_first(self, lobby: Lobby) -> int:
        """Post the message that becomes the board; its id is the last contribution to the seed.

        A board that was posted by a start which died before dealing is struck through. Raises discord.HTTPException.
        """
        words = words_for(await self._client.public_locale(lobby.row.guild_id))
        channel = self._client.get_partial_messageable(lobby.row.channel_id)
        if lobby.row.board_id:
            old = channel.get_partial_message(lobby.row.board_id)
            try:
                await old.edit(view=board_dealing(words, lobby, struck=True), allowed_mentions=NONE)
            except discord.HTTPException as failed:
                log.info("the board of a start that died was not struck through (%s)", failed.status)
        message = await channel.send(view=board_dealing(words, lobby), allowed_mentions=NONE)
        self.own.add(message.id)
        return message.id

    def notice(self, session: Session, last_message_id: int | None) -> None:
        """A click told which message is the last in the channel."""
        if last_message_id is not None and last_message_id > session.row.board_id and last_message_id not in self.own:
            self._noticed.setdefault(session.id, _Noticed()).later.add(last_message_id)

    async def edit(
        self,
        session: Session,
        draw: Callable[[], discord.ui.LayoutView | None],
        *,
        urgency: Callable[[], Urgency] = lambda: Urgency.PUBLIC,
        last: bool = False,
    ) -> None:
        """Show the state of the moment in which the limit lets it through; where the board is gone it is posted anew.

        What `draw` gives as None need not be shown any more. `last`: the match is over, and a board that is gone or
        closed is not waited for.
        """
        screen, closed = self._client.screen, self._client.closed
        if not last and not closed.may_try(session):
            draw()
            return
        await screen.limiter.take(urgency)
        view = draw()
        if view is None:
            screen.limiter.give_back()
            return
        if self._must_move(session) and not closed.missing(session):
            await self._move(session, view)
            return
        try:
            await edit_message(self._client, session.row.channel_id, session.row.board_id, view)
        except discord.DiscordServerError:
            raise  # it is shown a little later
        except discord.HTTPException as failed:
            if failed.code == NO_MESSAGE and not last:
                await screen.limiter.take(urgency)
                await self._move(session, view)
            elif failed.code == NO_CHANNEL:
                await session.break_off("gone")
            else:
                log.info("the board of table %s was not edited (%s, code %s)", session.id, failed.status, failed.code)
                closed.refused(session, failed.code, edit=True)
        except ThreadLocked:
            log.info("the board of table %s stands in a thread that was locked", session.id)
            closed.refused(session, LOCKED, edit=True)
            await session.break_off("moderator")
        else:
            closed.written(session)

    def _must_move(self, session: Session) -> bool:
        """Only between rounds, and not too often. A drum roll is so short that an edit may come after it, and a fast
        table has none."""
        posted = session.row.board_posted
        if session.scene is None or posted is None:
            return False
        age = self._client.clock.now() - posted
        scrolled = len(self._noticed.get(session.id, _Noticed()).later) >= SCROLLED_BY
        return age >= OLDEST or (scrolled and age >= BETWEEN_MOVES)

    async def _move(self, session: Session, view: discord.ui.LayoutView) -> None:
        channel = self._client.get_partial_messageable(session.row.channel_id)
        screen = self._client.screen
        try:
            screen.requests += 1
            message = await channel.send(view=view, allowed_mentions=NONE)
        except discord.DiscordServerError:
            raise
        except discord.HTTPException as failed:
            log.info("the board of table %s was not posted anew (%s, code %s)", session.id, failed.status, failed.code)
            if failed.code == NO_CHANNEL:
                await session.break_off("gone")
            self._client.closed.refused(session, failed.code)
            return
        self._client.closed.written(session, posted=True)
        self.own.add(message.id)
        self._noticed.pop(session.id, None)
        old_id = session.row.board_id
        await session.board_moved(message.id, self._client.clock.now())
        words = words_for(await self._client.public_locale(session.row.guild_id))
        await screen.limiter.take()
        try:
            screen.requests += 1
            moved = board_moved(words, session, message.jump_url)
            await channel.get_partial_message(old_id).edit(view=moved, allowed_mentions=NONE)
        except discord.HTTPException as failed:
            log.debug("the old board of table %s is not there any more (%s)", session.id, failed.status)
