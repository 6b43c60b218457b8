"""Who holds which seat of a running match, and who is its host: coming back, leaving, kicking and voting.

A seat keeps its cards and lives whoever plays it, so nothing is gained by leaving or by sending somebody away.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from dataclasses import dataclass, replace

from bot.tables.absence import after_leaving, after_own_move, decides_himself, is_played_by_human
from bot.tables.ports import Clock, Ending, MatchRow, ResultRow, SeatRow, Status, Store, StoredMatch
from bot.tables.refused import Refused, Stale
from bot.tables.votes import Count, Votes, votes_needed
from engine import Ask, Match

NEWS_KEPT = 3


@dataclass(frozen=True, slots=True)
class News:
    """What everybody is told about a seat; `key` is the key of its text. It is told until the round is over."""

    key: str
    seat: int
    step: int


class Seating(ABC):
    """The seats of a running match. Every change goes through the one lock of the match."""

    match: Match

    def __init__(self, stored: StoredMatch, store: Store, clock: Clock) -> None:
        self.row: MatchRow = stored.row
        self.lock = asyncio.Lock()
        self.waiting_stand: set[int] = set()
        """Seats that chose "stand, if nobody swaps with me" before their turn. Kept in memory, shown to nobody."""
        self.votes = Votes()
        self.news: list[News] = []
        self._store = store
        self._clock = clock

    @property
    def id(self) -> int:
        return self.row.id

    @property
    def seats(self) -> tuple[SeatRow, ...]:
        return self.row.seats

    @property
    @abstractmethod
    def over(self) -> bool:
        """Played out or broken off."""

    @property
    @abstractmethod
    def pending(self) -> Ask | None:
        """What is asked now."""

    def seat_of(self, user_id: int) -> SeatRow | None:
        """The seat of a player who has not left, or None."""
        return next((seat for seat in self.seats if seat.user_id == user_id and not seat.left), None)

    def held(self, seat: int) -> bool:
        """Whether a human decides for this seat now."""
        return decides_himself(self.seats[seat])

    @property
    def host_id(self) -> int:
        """Who may end the match and send players away: who opened the table, and while he does not hold his seat,
        the next player who holds his own."""
        own = next((row.seat for row in self.seats if row.user_id == self.row.host_id), 0)
        circle = [self.seats[(own + away) % len(self.seats)] for away in range(len(self.seats))]
        present = [row.user_id for row in circle if row.user_id is not None and decides_himself(row)]
        return present[0] if present else self.row.host_id

    def count(self, seat: int) -> Count:
        """How the vote about this seat stands among those who are present."""
        others = {row.seat for row in self.seats if row.seat != seat and decides_himself(row)}
        return Count(seat, len(self.votes.about(seat) & others), votes_needed(len(others)))

    def may_be_voted_out(self, seat: int) -> bool:
        """Whether this player keeps the others waiting, and there are enough others to vote."""
        row = self.seats[seat]
        others = sum(1 for other in self.seats if other.seat != seat and decides_himself(other))
        owes = self.pending is not None and self.pending.seat == seat
        return is_played_by_human(row) and (row.away or owes) and others >= votes_needed(others)

    # Changes

    async def come_back(self, user_id: int) -> None:
        """Somebody who was away plays himself again; a present one notices nothing."""
        async with self.lock:
            row = self.seat_of(user_id)
            if row is None or self.over or not row.away:
                return
            await self._save_seats(after_own_move(row))
            self.votes.drop(row.seat)
            if self.pending is not None and self.pending.seat == row.seat:
                self._ask_anew()
            self._show_seat(row.seat)

    async def leave(self, user_id: int) -> None:
        """Give the seat to a computer for good."""
        async with self.lock:
            row = self.seat_of(user_id)
            if row is None:
                raise Refused("refused-not-seated")
            await self._hand_to_computer(row, "news-left")

    async def kick(self, host_id: int, seat: int, user_id: int, *, moderator: bool = False) -> None:
        """The host or a moderator sends a player away; `user_id` is who he saw on that seat."""
        async with self.lock:
            if not moderator and host_id != self.host_id:
                raise Refused("refused-only-host", host=self.host_id)
            row = self._player(seat, user_id)
            if user_id == host_id:
                raise Refused("refused-kick-yourself")
            await self._hand_to_computer(row, "news-kicked")

    async def vote(self, user_id: int, seat: int, target_id: int | None, step: int | None = None) -> Count:
        """Vote that a computer shall play a seat from now on; voting again changes nothing.

        `target_id` is who was seen on that seat (None: whoever owns it), `step` the step that was shown (None: the
        present one). Raises Refused, and Stale when the delay is over that the vote was about.
        """
        async with self.lock:
            voter = self.seat_of(user_id)
            if voter is None:
                raise Refused("refused-not-at-this-table")
            if voter.away:
                raise Refused("refused-vote-away")
            if step is not None and step != self.match.step:
                raise Stale
            row = self._player(seat, target_id)
            if row.seat == voter.seat:
                raise Refused("refused-vote-yourself")
            if not row.away and (self.pending is None or self.pending.seat != seat):
                raise Refused("refused-vote-not-waiting")
            if not self.may_be_voted_out(seat):
                raise Refused("refused-vote-too-few")
            self.votes.add(seat, voter.seat)
            count = self.count(seat)
            if count.carried:
                await self._hand_to_computer(row, "news-voted-out")
            else:
                self._show_seat(seat)
            return count

    async def break_off(self, reason: str) -> None:
        """End the match before its time; `reason` as in RECORD.md: host, moderator, gone or update."""
        async with self.lock:
            if not self.over:
                await self._finish(Ending(Status.BROKEN_OFF, self._clock.now(), ended=reason))

    async def end_by_host(self, user_id: int) -> None:
        """The host ends the match: it counts for nobody else, and for him as a match that he left.

        Where others would have played on, he alone gets a result, that of a seat that its owner gave up.
        """
        async with self.lock:
            if self.over:
                raise Stale
            if user_id != self.host_id:
                raise Refused("refused-only-host", host=self.host_id)
            row = self.seat_of(user_id)
            others = any(is_played_by_human(seat) for seat in self.seats if seat.user_id != user_id)
            results: tuple[ResultRow, ...] = ()
            if row is not None and others:
                figure = self.match.tally(self.match.game.figure)[row.seat]
                results = (ResultRow(row.seat, user_id, len(self.seats), False, figure),)
            now = self._clock.now()
            await self._finish(Ending(Status.BROKEN_OFF, now, ended="host", results=results, rated=bool(results)))

    # Within the lock

    def _player(self, seat: int, user_id: int | None) -> SeatRow:
        """The seat of a player who may be sent away. Raises Stale when somebody else is there, or nobody."""
        row = self.seats[seat] if 0 <= seat < len(self.seats) else None
        if self.over or row is None or not is_played_by_human(row) or user_id not in (None, row.user_id):
            raise Stale
        return row

    async def _hand_to_computer(self, row: SeatRow, news: str) -> None:
        """A computer has the seat for good; without any player the match is over."""
        if self.over:
            raise Stale
        if not any(is_played_by_human(seat) for seat in self.seats if seat.seat != row.seat):
            await self._finish(Ending(Status.BROKEN_OFF, self._clock.now(), ended="gone"))
            return
        await self._save_seats(after_leaving(row))
        self.votes.drop(row.seat)
        self.waiting_stand.discard(row.seat)
        self.news = [*self.news, News(news, row.seat, self.match.step)][-NEWS_KEPT:]
        if self.pending is not None and self.pending.seat == row.seat:
            self._ask_anew()
        self._show_seat(row.seat)
        for seat in self.votes.seats:
            # One voter less: what was too few before may be more than half now.
            if self.count(seat).carried and self.may_be_voted_out(seat):
                await self._hand_to_computer(self.seats[seat], "news-voted-out")
                return

    def _seats_with(self, changed: SeatRow) -> tuple[SeatRow, ...]:
        return tuple(changed if row.seat == changed.seat else row for row in self.seats)

    async def _save_seats(self, changed: SeatRow) -> None:
        seats = self._seats_with(changed)
        await self._store.save_seats(self.id, seats)
        self.row = replace(self.row, seats=seats)

    @abstractmethod
    def _ask_anew(self) -> None:
        """Start the clock of the present ask, if there is one."""

    @abstractmethod
    def _show_seat(self, seat: int) -> None:
        """Show the board and this seat's panel as they are now."""

    @abstractmethod
    async def _finish(self, ending: Ending) -> None:
        """Break the match off."""
