"""Times in which Discord does not reach us: nobody is timed out by our own absence, and what is gone ends."""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from bot.tables.lobby import Lobby
from bot.tables.refused import Stale
from bot.tables.session import Session

if TYPE_CHECKING:
    from bot.ui.client import Kuckuck

log = logging.getLogger(__name__)


class Outages:
    """What happens to the tables of a shard when it loses Discord and finds it again."""

    def __init__(self, client: Kuckuck) -> None:
        self._client = client

    def lost(self, shard_id: int) -> None:
        """The shard has lost Discord: the clocks of its players stand still."""
        for session in self._sessions(shard_id):
            session.unreachable()

    async def found(self, shard_id: int, *, anew: bool) -> None:
        """The shard has Discord again. `anew`: a new session, so that clicks made meanwhile are lost for certain."""
        for session in self._sessions(shard_id):
            if anew or not self._unavailable(session):
                await session.reached_again(anew=anew)

    def all_told(self, shard_id: int) -> None:
        """The shard knows all its servers: in one that Discord itself has lost nobody can press anything."""
        for session in self._sessions(shard_id):
            if self._unavailable(session):
                session.unreachable()

    def lost_guild(self, guild_id: int) -> None:
        """Discord has lost a server by a trouble of its own: the clocks of its players stand still."""
        for session in self._in_guild(guild_id):
            session.unreachable()

    async def found_guild(self, guild_id: int) -> None:
        """Discord has the server again: what could not be shown there meanwhile is."""
        for session in self._in_guild(guild_id):
            await session.reached_again()
            self._client.screen.hands_changed(session, range(len(session.seats)))
            self._client.screen.board_changed(session)

    async def clock_was_set(self) -> None:
        """The machine's time was set: nobody's time to decide, and no lobby's, runs by the old one any longer."""
        lobbies = [one for one in self._client.tables.lobbies.values() if one.open]
        for lobby in lobbies:
            lobby.clock_was_set()
        for session in list(self._client.tables.sessions.values()):
            if not session.closed:
                await session.clock_was_set()
        for lobby in lobbies:
            await lobby.keep_time()

    async def end_what_is_gone(self, shard_id: int) -> None:
        """The bot was sent away from a server while it was not there: the tables of that server end."""
        client = self._client
        tables: list[Lobby | Session] = [*self._sessions(shard_id), *client.tables.lobbies.values()]
        for table in tables:
            if self._shard_of(table.row.guild_id) == shard_id and client.get_guild(table.row.guild_id) is None:
                await end(table)

    def _sessions(self, shard_id: int) -> list[Session]:
        sessions = self._client.tables.sessions.values()
        return [one for one in sessions if not one.over and self._shard_of(one.row.guild_id) == shard_id]

    def _in_guild(self, guild_id: int) -> list[Session]:
        sessions = self._client.tables.sessions.values()
        return [one for one in sessions if not one.over and one.row.guild_id == guild_id]

    def _unavailable(self, session: Session) -> bool:
        guild = self._client.get_guild(session.row.guild_id)
        return guild is not None and guild.unavailable

    def _shard_of(self, guild_id: int) -> int:
        return (guild_id >> 22) % (self._client.shard_count or 1)


async def end(table: Lobby | Session, why: str = "gone") -> None:
    """End a table whose channel or server is gone, or closed by a moderator; `why` as in RECORD.md."""
    log.info("table %s ends: its channel is gone or closed (%s)", table.id, why)
    if isinstance(table, Session):
        await table.break_off(why)
        return
    with suppress(Stale):
        await table.cancel(table.row.host_id)
