"""The tables of one process: found by their number or channel, opened, started, brought back, and driven by time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Protocol

from bot.tables.fairness import new_secret, seed_for
from bot.tables.lobby import Lobby
from bot.tables.ports import Clock, Ending, GuildSettings, MatchRow, Screen, Status, Store, StoredMatch
from bot.tables.refused import Refused
from bot.tables.session import Session
from engine import GAMES, BadRecord, BadRules, first_dealer

log = logging.getLogger(__name__)

RETRY_SECONDS = 2.0
"""After a failure (a full disk, a locked file) what is due is tried again so much later."""
STALE_END = timedelta(hours=1)
"""An end that was not shown for so long is not shown any more."""
KEEP_ENDED = 50
"""So many finished matches stay in memory for their result's buttons; older ones are read from the store."""


class Driven(Protocol):
    """Something that happens by itself at a time that it names."""

    def next_due(self) -> datetime | None: ...

    async def due(self) -> None: ...


class Tables:
    """All lobbies and running matches of this process."""

    def __init__(self, store: Store, screen: Screen, clock: Clock, *, allowance: float = 1.5) -> None:
        self.lobbies: dict[int, Lobby] = {}
        self.sessions: dict[int, Session] = {}
        self._store = store
        self._screen = screen
        self._clock = clock
        self._allowance = allowance
        self._drivers: set[asyncio.Task[None]] = set()
        self._opening = asyncio.Lock()

    def in_channel(self, channel_id: int) -> list[Lobby | Session]:
        """The lobbies and running matches of a channel, oldest first."""
        tables: list[Lobby | Session] = [
            *(lobby for lobby in self.lobbies.values() if lobby.row.channel_id == channel_id and lobby.open),
            *(one for one in self.sessions.values() if one.row.channel_id == channel_id and not one.over),
        ]
        return sorted(tables, key=lambda table: table.id)

    def in_guild(self, guild_id: int) -> int:
        """How many tables a guild has."""
        return sum(lobby.row.guild_id == guild_id and lobby.open for lobby in self.lobbies.values()) + sum(
            session.row.guild_id == guild_id and not session.over for session in self.sessions.values()
        )

    async def open(self, row: MatchRow) -> Lobby:
        """Open a lobby. Raises Refused where the channel or the guild has enough tables."""
        async with self._opening:
            settings = await self._store.guild_settings(row.guild_id)
            if len(self.in_channel(row.channel_id)) >= settings.tables_per_channel:
                raise Refused("refused-table-here")
            if self.in_guild(row.guild_id) >= settings.tables_per_guild:
                raise Refused("refused-too-many-tables", most=settings.tables_per_guild)
            secret, commitment = new_secret()
            row = replace(row, secret=secret, commitment=commitment)
            lobby = Lobby(replace(row, id=await self._store.add_match(row)), self._store, self._screen, self._clock)
            self.lobbies[lobby.id] = lobby
        self._drive(lobby)
        return lobby

    async def start(self, lobby: Lobby, user_id: int, post_board: Callable[[], Awaitable[int]]) -> Session:
        """Begin the match of a lobby.

        `post_board` posts the public message that becomes the board and gives its id: the last contribution to the
        seed, so it stands before the seed is computed. What it raises leaves the lobby open. Raises Refused.
        """
        async with lobby.lock:
            if lobby.starting or not lobby.open:
                raise Refused("refused-starting")
            lobby.ready(user_id)
            lobby.starting = True
        try:
            settings = await self._store.guild_settings(lobby.row.guild_id)
            board_id = await post_board()
            async with lobby.lock:
                now = self._clock.now()
                row = replace(lobby.row, board_id=board_id, board_posted=now, clicked=now)
                await self._store.save_match(row)
                lobby.row = row
                contributions = (*lobby.contributions(), str(board_id))
                row = replace(row, status=Status.RUNNING, contributions=contributions, started=now)
                row = replace(row, dealer=first_dealer(seed_for(row), len(row.seats)))
                await self._store.save_match(row)
                lobby.row = row
                session = self._seat(StoredMatch(row), settings)
                del self.lobbies[lobby.id]
        finally:
            lobby.starting = False
        session.begin()
        self._drive(session)
        return session

    async def restore(self) -> None:
        """Bring every lobby and running match back from the store, and show the ends that nobody has seen."""
        for stored in await self._store.owed_ends():
            await self._show_end(stored)
        for stored in await self._store.unfinished():
            if stored.row.status is Status.OPEN:
                await self._restore_lobby(stored.row)
            else:
                await self._restore_match(stored)

    async def _restore_lobby(self, row: MatchRow) -> None:
        try:
            game = GAMES[row.game]
            game.rules.agreed(row.rules)
        except (KeyError, BadRules):
            log.error("lobby %s is of a game or of rules that are gone; it is closed", row.id)
            await self._store.end_match(row.id, Ending(Status.CANCELLED, self._clock.now()))
            return
        # Nothing is dealt yet: the match will be of the revision that plays it. A click of tomorrow was made by a clock
        # that has been set back since.
        clicked = min(row.clicked, self._clock.now())
        lobby = Lobby(replace(row, revision=game.revision, clicked=clicked), self._store, self._screen, self._clock)
        lobby.unseen = not row.lobby_id
        before = await self._store.match(row.again) if row.again is not None else None
        if before is not None:
            lobby.sit_as_in(before.row)
        self.lobbies[row.id] = lobby
        self._drive(lobby)
        self._screen.lobby_changed(lobby)

    async def _show_end(self, stored: StoredMatch) -> None:
        """The end of a match that was written by a process which died; an old one interests nobody any more."""
        finished = stored.row.finished
        try:
            if finished is not None and self._clock.now() - finished < STALE_END:
                self._seat(stored, await self._store.guild_settings(stored.row.guild_id)).show_end_again()
                return
        except BadRecord:
            log.error("the end of match %s cannot be shown", stored.row.id)
        await self._store.end_shown(stored.row.id)

    async def _restore_match(self, stored: StoredMatch) -> None:
        row = stored.row
        game = GAMES.get(row.game)
        if game is None or row.revision != game.revision:
            await self._end_by_update(row)
            return
        try:
            session = self._seat(stored, await self._store.guild_settings(row.guild_id))
        except BadRecord:
            # Without the reason: it may name a card.
            log.error("match %s cannot be brought back; it is broken off", row.id)
            await self._end_by_update(row)
            return
        if not await session.close_if_played_out():
            session.begin()
            self._drive(session)

    async def _end_by_update(self, row: MatchRow) -> None:
        """The game would play differently now: the match ends unrated, its seal is opened (RECORD.md, `revision`)."""
        await self._store.end_match(row.id, Ending(Status.BROKEN_OFF, self._clock.now(), ended="update"))
        self._screen.updated(row)

    async def close(self) -> None:
        """Stop everything that happens by itself."""
        for driver in self._drivers:
            driver.cancel()
        await asyncio.gather(*self._drivers, return_exceptions=True)

    def _seat(self, stored: StoredMatch, settings: GuildSettings) -> Session:
        session = Session(stored, self._store, self._screen, self._clock, settings=settings, allowance=self._allowance)
        self.sessions[session.id] = session
        self._forget_old()
        return session

    def _forget_old(self) -> None:
        ended = [number for number, session in self.sessions.items() if session.over]
        for number in ended[:-KEEP_ENDED]:
            del self.sessions[number]

    def _drive(self, table: Lobby | Session) -> None:
        task = asyncio.create_task(self._run(table), name=f"table {table.id}")
        self._drivers.add(task)
        task.add_done_callback(self._drivers.discard)

    async def _run(self, table: Lobby | Session) -> None:
        while not self._gone(table):
            due = table.next_due()
            now = self._clock.now()
            if due is not None and due <= now:
                try:
                    await table.due()
                except Exception as failed:  # one table must not stop, whatever happens: the others are tried again
                    log.error("table %s: what is due failed (%s)", table.id, type(failed).__name__)
                    await self._clock.sleep(RETRY_SECONDS)
                continue
            await self._wait(table, None if due is None else (due - now).total_seconds())

    async def _wait(self, table: Lobby | Session, seconds: float | None) -> None:
        """Until the time is over or the table has changed."""
        if isinstance(table, Lobby):
            await self._clock.sleep(min(seconds if seconds is not None else RETRY_SECONDS, RETRY_SECONDS * 5))
            return
        table.changed.clear()
        waits: list[asyncio.Future[object]] = [asyncio.ensure_future(table.changed.wait())]
        if seconds is not None:
            waits.append(asyncio.ensure_future(self._clock.sleep(seconds)))
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for wait in waits:
                wait.cancel()
            await asyncio.gather(*waits, return_exceptions=True)

    def _gone(self, table: Lobby | Session) -> bool:
        if isinstance(table, Session):
            return table.closed
        if not table.open:
            self.lobbies.pop(table.id, None)
            return True
        return False
