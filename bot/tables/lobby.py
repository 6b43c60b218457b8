"""A table before the match: who sits, which rules are in force, who is the host.

Every change is written before it is shown, so that a lobby survives a restart.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime, timedelta

from bot.tables.fairness import lucky_number, players_contributions
from bot.tables.pacing import PACES
from bot.tables.ports import Clock, Ending, MatchRow, Screen, SeatRow, Status, Store
from bot.tables.refused import Refused, Stale
from engine import GAMES, BadRules, Game, HouseRules

CLOSES_AFTER = timedelta(minutes=15)
"""A lobby closes itself this long after the last click."""
COMPUTERS_FILL_TO = 5
"""One press of "Add computers" fills the table to so many; each further press adds one."""


class Lobby:
    """A lobby and what may be done in it. Methods that change it raise Refused, and Stale when it is gone."""

    def __init__(self, row: MatchRow, store: Store, screen: Screen, clock: Clock) -> None:
        self.row = row
        self.lock = asyncio.Lock()
        self.starting = False
        self.order: tuple[int | None, ...] = ()
        """Who sat where in the match of which this is the rematch; None: a computer."""
        self.posting = False
        """Its public message is on its way."""
        self.waiting = False
        """It is a rematch, and begins by itself when the others had time to come."""
        self.waited = False
        """That time is over: it begins as soon as enough are here."""
        self.unseen = False
        """It was written by a process that died before it could show it."""
        self._store = store
        self._screen = screen
        self._clock = clock

    @property
    def id(self) -> int:
        return self.row.id

    @property
    def game(self) -> Game:
        return GAMES[self.row.game]

    @property
    def rules(self) -> HouseRules:
        return self.game.rules.agreed(self.row.rules)

    @property
    def seats(self) -> tuple[SeatRow, ...]:
        return self.row.seats

    @property
    def humans(self) -> tuple[SeatRow, ...]:
        return tuple(seat for seat in self.seats if seat.user_id is not None)

    @property
    def open(self) -> bool:
        return self.row.status is Status.OPEN

    @property
    def full(self) -> bool:
        return len(self.seats) >= self.row.most_seats

    @property
    def full_of_humans(self) -> bool:
        return self.full and len(self.humans) == len(self.seats)

    @property
    def all_came_again(self) -> bool:
        """It is a rematch, and everybody of the last match sits here."""
        before = {user for user in self.order if user is not None}
        return self.row.again is not None and before <= {seat.user_id for seat in self.humans}

    @property
    def missing(self) -> int:
        """How many players are missing before the match may start."""
        return max(0, self.game.seats[0] - len(self.seats))

    def seat_of(self, user_id: int) -> SeatRow | None:
        """The seat of a player, or None."""
        return next((seat for seat in self.seats if seat.user_id == user_id), None)

    def sit_as_in(self, before: MatchRow) -> None:
        """This is the rematch of that match: everybody will sit where he sat."""
        self.order = tuple(seat.user_id for seat in before.seats if not seat.left)

    async def join(self, user_id: int, name: str, locale: str, joined_by: int) -> None:
        """Sit down; a computer makes room at a full table. Joining again changes nothing."""
        async with self._change():
            if self.seat_of(user_id) is not None:
                return
            seats = list(self.seats)
            if self.full:
                computer = next((seat for seat in reversed(seats) if seat.user_id is None), None)
                if computer is None:
                    raise Refused("refused-full", most=self.row.most_seats)
                seats.remove(computer)
            # Halves of signs cannot be written.
            written = name.encode("utf-8", "replace").decode("utf-8")
            seats.insert(self._after_humans(seats), SeatRow(0, user_id, written, locale, str(joined_by)))
            await self._save(seats=self._as_before(seats))

    async def leave(self, user_id: int) -> None:
        """Stand up. The host's place passes to who joined next; without humans the lobby closes."""
        async with self._change():
            await self._remove(user_id)

    async def kick(self, by_id: int, seat: int, user_id: int | None, *, moderator: bool = False) -> None:
        """The host or a moderator sends a seat away; `user_id` is who he saw there (None: a computer)."""
        async with self._change():
            if not moderator:
                self._only_host(by_id)
            if not 0 <= seat < len(self.seats) or self.seats[seat].user_id != user_id:
                raise Stale
            if user_id is None:
                await self._save(seats=[one for one in self.seats if one.seat != seat])
            elif user_id == by_id:
                raise Refused("refused-kick-yourself")
            else:
                await self._remove(user_id)

    async def hand_over(self, host_id: int, user_id: int) -> None:
        """The host makes another player the host."""
        async with self._change():
            self._only_host(host_id)
            if self.seat_of(user_id) is None:
                raise Stale
            await self._save(host_id=user_id)

    async def add_computers(self, user_id: int) -> None:
        """Fill the table to five, or add one to a table that has five."""
        async with self._change():
            self._only_host(user_id)
            if self.full:
                raise Refused("refused-full", most=self.row.most_seats)
            target = min(max(COMPUTERS_FILL_TO, len(self.seats) + 1), self.row.most_seats)
            seats = [*self.seats, *(SeatRow(0, None, "") for _ in range(target - len(self.seats)))]
            await self._save(seats=seats)

    async def choose_rules(self, host_id: int, rules: Mapping[str, object], preset: str = "") -> None:
        """Put other house rules in force; `rules` is everything that differs from the defaults."""
        async with self._change():
            self._only_host(host_id)
            try:
                agreed = self.game.rules.agreed(rules)
            except BadRules as bad:
                raise Stale from bad
            if self.game.fault_of(agreed, len(self.seats)) is not None and len(self.seats) > self.game.seats[0]:
                raise Refused("refused-too-many-for-rules", seats=len(self.seats))
            await self._save(rules=agreed.changed(), preset=preset)

    async def choose_pace(self, host_id: int, pace: str) -> None:
        """Play at another pace: normal, fast or slow."""
        async with self._change():
            self._only_host(host_id)
            if pace not in PACES:
                raise Stale
            await self._save(pace=pace)

    async def choose_lucky(self, user_id: int, typed: str) -> None:
        """Put in a number of one's own (RECORD.md, verifiable shuffle 2)."""
        async with self._change():
            number = lucky_number(typed)
            if number is None:
                raise Refused("refused-lucky")
            if self.seat_of(user_id) is None:
                raise Refused("refused-not-seated")
            seats = [replace(seat, lucky=number) if seat.user_id == user_id else seat for seat in self.seats]
            await self._save(seats=seats)

    async def pressed(self) -> None:
        """Somebody looked at it or at its rules: the fifteen minutes start anew with every click."""
        async with self._change():
            await self._save()

    async def cancel(self, host_id: int, *, moderator: bool = False) -> None:
        """Close the lobby without a match."""
        async with self._change():
            if not moderator:
                self._only_host(host_id)
            await self._close("lobby-closed-by-host")

    async def posted(self, lobby_id: int) -> None:
        """Remember the public message that shows this lobby."""
        async with self.lock:
            self.unseen = False
            if self.open:
                await self._save(click=False, lobby_id=lobby_id)

    def ready(self, user_id: int) -> None:
        """Raise Refused when this player may not start the match now."""
        self._only_host(user_id)
        if self.missing:
            raise Refused("refused-too-few", missing=self.missing, least=self.game.seats[0])
        if self.game.fault_of(self.rules, len(self.seats)) is not None:
            raise Refused("refused-too-many-for-rules", seats=len(self.seats))

    def contributions(self) -> tuple[str, ...]:
        """What the players put into the seed."""
        return players_contributions(self.seats)

    def next_due(self) -> datetime | None:
        """When it closes itself."""
        return self.row.clicked + CLOSES_AFTER if self.open and not self.starting else None

    async def due(self) -> None:
        """Close when nobody has clicked for long."""
        async with self.lock:
            if self.open and not self.starting and self._clock.now() >= self.row.clicked + CLOSES_AFTER:
                await self._close("lobby-closed-by-time")

    def clock_was_set(self) -> None:
        """The clock has jumped: the fifteen minutes start anew. At once, for its driver looks at the new time already;
        `keep_time` writes it."""
        self.row = replace(self.row, clicked=self._clock.now())

    async def keep_time(self) -> None:
        """Write since when the fifteen minutes run."""
        async with self.lock:
            if self.open and not self.starting:
                await self._store.save_match(self.row)
                self._screen.lobby_changed(self)

    def _change(self) -> _Open:
        return _Open(self)

    def _only_host(self, user_id: int) -> None:
        if user_id != self.row.host_id:
            raise Refused("refused-only-host", host=self.row.host_id)

    def _as_before(self, seats: list[SeatRow]) -> list[SeatRow]:
        """In a rematch everybody sits where he sat; who is new sits after them."""
        computers = [seat for seat in seats if seat.user_id is None]
        humans = {seat.user_id: seat for seat in seats if seat.user_id is not None}
        ordered: list[SeatRow] = []
        for user_id in self.order:
            if user_id is None and computers:
                ordered.append(computers.pop())
            elif user_id in humans:
                ordered.append(humans.pop(user_id))
        return [*ordered, *humans.values(), *computers]

    @staticmethod
    def _after_humans(seats: list[SeatRow]) -> int:
        return sum(1 for seat in seats if seat.user_id is not None)

    async def _remove(self, user_id: int) -> None:
        if self.seat_of(user_id) is None:
            raise Refused("refused-not-seated")
        seats = [seat for seat in self.seats if seat.user_id != user_id]
        humans = [seat.user_id for seat in seats if seat.user_id is not None]
        if not humans:
            await self._close("lobby-closed-empty")
            return
        host = self.row.host_id if self.row.host_id in humans else humans[0]
        await self._save(seats=seats, host_id=host)

    async def _close(self, reason: str) -> None:
        await self._store.end_match(self.id, Ending(Status.CANCELLED, self._clock.now()))
        self.row = replace(self.row, status=Status.CANCELLED)
        self._screen.lobby_closed(self, reason)

    async def _save(self, *, click: bool = True, seats: list[SeatRow] | None = None, **changes: object) -> None:
        row: MatchRow = replace(self.row, **changes)  # type: ignore[arg-type]  # the callers name fields of MatchRow
        if seats is not None:
            row = replace(row, seats=tuple(replace(seat, seat=number) for number, seat in enumerate(seats)))
        if click:
            row = replace(row, clicked=self._clock.now())
        await self._store.save_match(row)
        self.row = row
        self._screen.lobby_changed(self)


class _Open:
    """The lock of a lobby that must still be open."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby

    async def __aenter__(self) -> None:
        await self._lobby.lock.acquire()
        if not self._lobby.open or self._lobby.starting:
            self._lobby.lock.release()
            raise Stale

    async def __aexit__(self, *_: object) -> None:
        self._lobby.lock.release()
