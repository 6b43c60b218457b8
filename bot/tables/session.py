"""One running match at a table: who holds which seat, whose clock runs, and which scene is being shown.

A click is checked, its move is written, the match moves, then it is shown: an answered click is a kept move.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from bot.tables.fairness import record_to_play
from bot.tables.pacing import FAST, PACES, Pace, seconds_for
from bot.tables.ports import (
    Clock,
    Ending,
    GuildSettings,
    MatchRow,
    MovedBy,
    Screen,
    SeatRow,
    Status,
    StepTaken,
    Store,
    StoredMatch,
)
from bot.tables.refused import Refused, Stale
from bot.tables.results import results_of
from engine import Ask, Match, Outcome, Seat, View, decide

log = logging.getLogger(__name__)

LATE_MAKES_AWAY = 2
"""So many asks in a row that the clock answered make a player away."""
WITHOUT_PANEL = 10.0
"""Seconds under a turn timer for who has no live panel (RULES.md 1.B note g)."""
ARRIVAL = 0.5
"""Seconds that a click which was made in time may take to arrive."""


@dataclass(frozen=True, slots=True)
class Scene:
    """The end of a round on the board: first the drum roll, then the cards. `entry` is its score sheet entry."""

    entry: int
    shown: bool
    until: datetime


class Session:
    """A running match. `act`, `due` and the other changes go through one lock."""

    def __init__(
        self,
        stored: StoredMatch,
        store: Store,
        screen: Screen,
        clock: Clock,
        *,
        settings: GuildSettings | None = None,
        allowance: float = 1.5,
        rng: random.Random | None = None,
    ) -> None:
        self.row = stored.row
        self.match: Match = record_to_play(stored).replay()
        self.lock = asyncio.Lock()
        self.changed = asyncio.Event()
        self.scene: Scene | None = None
        self.asked_at: datetime | None = None
        """Since when the present ask is on offer; None while a scene is shown or its offer is not confirmed."""
        self.allowed = 0.0
        self.waiting_stand: set[int] = set()
        """Seats that chose "stand, if nobody swaps with me" before their turn. Kept in memory, shown to nobody."""
        self._store = store
        self._screen = screen
        self._clock = clock
        self._settings = settings or GuildSettings()
        self._allowance = allowance
        self._rng = rng or random.SystemRandom()
        self._planned: datetime | None = None
        self._reminded = False
        self._ended_shown = False

    # What everybody may ask

    @property
    def id(self) -> int:
        return self.row.id

    @property
    def seats(self) -> tuple[SeatRow, ...]:
        return self.row.seats

    @property
    def over(self) -> bool:
        """Played out or broken off; the last scene may still be on the board."""
        return self.row.status is not Status.RUNNING

    @property
    def outcome(self) -> Outcome | None:
        return self.match.outcome

    @property
    def pending(self) -> Ask | None:
        """What is asked now; None while a scene is shown and when the match is over."""
        return None if self.scene is not None or self.over else self.match.pending

    @property
    def pace(self) -> Pace:
        """The pace agreed on; fast where only computers are still in, or where the rules have a clock."""
        hurried = getattr(self.match.rules, "turn_timer", "off") != "off"
        lives = self.match.tally(self.match.game.figure) if self.match.game.figure == "lives" else None
        watched = any(self.held(seat.seat) and (lives is None or lives[seat.seat]) for seat in self.seats)
        return FAST if hurried or not watched else PACES[self.row.pace]

    @property
    def timed(self) -> bool:
        """Whether the rules have a clock: being late costs a life (RULES.md 1.B note g)."""
        return getattr(self.match.rules, "turn_timer", "off") != "off"

    @property
    def deadline(self) -> datetime | None:
        """When the present ask runs out for a player."""
        if self.asked_at is None or self.pending is None or not self.held(self.pending.seat):
            return None
        return self.asked_at + timedelta(seconds=self.allowed)

    @property
    def seconds_to_act(self) -> float:
        """How long the present ask may take once its clock runs."""
        return float(getattr(self.match.rules, "turn_timer", 0)) if self.timed else self.allowed

    def seat_of(self, user_id: int) -> SeatRow | None:
        """The seat of a player who has not left, or None."""
        return next((seat for seat in self.seats if seat.user_id == user_id and not seat.left), None)

    def held(self, seat: int) -> bool:
        """Whether a human decides for this seat now."""
        row = self.seats[seat]
        return row.user_id is not None and not row.left and not row.away

    def see(self, seat: int | None) -> View:
        """The match as this seat sees it; None: as an onlooker."""
        return self.match.see(None if seat is None else Seat(seat))

    # Changes

    def begin(self) -> None:
        """Show the table and start the first clock; after a restart every ask starts its full time anew."""
        self._ask_anew()
        self._screen.hands_changed(self, range(len(self.seats)))
        self._screen.board_changed(self)

    async def act(self, user_id: int, seat: int, step: int, key: str, *, at: datetime) -> None:
        """Make a player's move. Raises Stale when the state has passed, Refused when the seat is not his."""
        async with self.lock:
            row = self.seat_of(user_id)
            if row is None or row.seat != seat:
                raise Refused("refused-not-your-seat")
            ask = self.pending
            if ask is None or ask.seat != seat or step != self.match.step or key not in ask.options:
                raise Stale
            if self.timed and self.asked_at is not None and at > self._latest_click():
                raise Stale
            await self._move(ask, key, MovedBy.PLAYER, answered=True)

    async def stand_if_left_alone(self, user_id: int, seat: int, chosen: bool) -> None:
        """Choose, or take back, to stand when the turn comes, unless somebody swaps before."""
        async with self.lock:
            row = self.seat_of(user_id)
            if row is None or row.seat != seat:
                raise Refused("refused-not-your-seat")
            if self.scene is not None or self.over:
                raise Stale
            (self.waiting_stand.add if chosen else self.waiting_stand.discard)(seat)

    async def come_back(self, user_id: int) -> None:
        """Somebody who was away plays himself again; a present one notices nothing."""
        async with self.lock:
            row = self.seat_of(user_id)
            if row is None or self.over or not row.away:
                return
            await self._save_seats([replace(row, away=False, late=0)])
            if self.pending is not None and self.pending.seat == row.seat:
                self._ask_anew()
            self._screen.board_changed(self)
            self._screen.hands_changed(self, [row.seat])

    async def leave(self, user_id: int) -> None:
        """Give the seat to a computer for good."""
        async with self.lock:
            row = self.seat_of(user_id)
            if row is None:
                raise Refused("refused-not-seated")
            if self.over:
                raise Stale
            await self._save_seats([replace(row, left=True, away=False)])
            self._screen.moved(self, row.seat)
            if not any(seat.user_id is not None and not seat.left for seat in self.seats):
                await self._finish(Ending(Status.BROKEN_OFF, self._clock.now(), ended="gone"))
                return
            if self.pending is not None and self.pending.seat == row.seat:
                self._ask_anew()
            self._screen.board_changed(self)

    async def break_off(self, reason: str) -> None:
        """End the match before its time; `reason` as in RECORD.md: host, moderator, gone or update."""
        async with self.lock:
            if not self.over:
                await self._finish(Ending(Status.BROKEN_OFF, self._clock.now(), ended=reason))

    async def skip_scene(self, user_id: int) -> None:
        """A player wants to go on: the reveal makes room for the next round."""
        async with self.lock:
            if self.scene is None or not self.scene.shown or self.seat_of(user_id) is None:
                raise Stale
            self._next_scene()

    async def board_moved(self, board_id: int, at: datetime) -> None:
        """The board is another message now."""
        async with self.lock:
            row = replace(self.row, board_id=board_id, board_posted=at)
            if not self.over:
                await self._store.save_match(row)
            self.row = row

    def offered(self, step: int, at: datetime, *, live: bool) -> None:
        """Discord has confirmed the message that offers the decision; under a turn timer its clock starts now."""
        if not self.timed or step != self.match.step or self.pending is None or self.asked_at is not None:
            return
        self._start_clock(at, live=live)
        self.changed.set()

    # Time

    def next_due(self) -> datetime | None:
        """When something happens by itself."""
        return self._planned

    async def due(self) -> None:
        """Do what is due by now."""
        async with self.lock:
            now = self._clock.now()
            if self._planned is None or now < self._planned:
                return
            if self.scene is not None:
                self._next_scene()
                return
            ask = self.pending
            if ask is None:
                self._planned = None
                return
            if not self.held(ask.seat):
                await self._move(ask, decide(self.see(ask.seat), self._rng), MovedBy.COMPUTER)
            elif ask.seat in self.waiting_stand:
                await self._move(ask, ask.options[0], MovedBy.PLAYER)
            elif self.asked_at is None:
                self._start_clock(now, live=False)  # nobody confirmed the offer
            elif not self._reminded and now < self._latest():
                self._reminded = True
                self._plan(self._latest())
                self._screen.remind(self, ask.seat)
            else:
                await self._out_of_time(ask)

    def _latest_click(self) -> datetime:
        """Until when a click counts under the clock of the rules, by the time in its interaction id."""
        assert self.asked_at is not None
        return self.asked_at + timedelta(seconds=self.allowed + self._allowance)

    def _latest(self) -> datetime:
        """When a player's time is over; a click that was made in time may still be on its way."""
        if self.timed:
            return self._latest_click() + timedelta(seconds=ARRIVAL)
        assert self.asked_at is not None
        return self.asked_at + timedelta(seconds=self.allowed)

    async def _out_of_time(self, ask: Ask) -> None:
        row = self.seats[ask.seat]
        late = row.late + 1
        changed = [replace(row, late=late, away=late >= LATE_MAKES_AWAY)]
        if self.timed and ask.unlisted:
            key = ask.unlisted[0]
        elif ask.prompt in self.match.game.safe:
            key = ask.options[0]
        else:
            key = decide(self.see(ask.seat), self._rng)
        await self._move(ask, key, MovedBy.TIME, changed)

    def _ask_anew(self) -> None:
        """Start the clock of the present ask, if there is one."""
        self._reminded = False
        self.asked_at = None
        ask = self.pending
        if ask is None:
            self._plan(None)
        elif not self.held(ask.seat) or ask.seat in self.waiting_stand:
            self._plan(self._clock.now() + timedelta(seconds=self.pace.wait(self._rng)))
        elif self.timed:
            # The clock of the rules starts when the offer is confirmed (RULES.md 1.B note g).
            self._plan(self._clock.now() + timedelta(seconds=WITHOUT_PANEL))
        else:
            self._start_clock(self._clock.now(), live=True)

    def _start_clock(self, at: datetime, *, live: bool) -> None:
        ask = self.pending
        assert ask is not None
        self.asked_at = at
        if self.timed:
            self.allowed = float(getattr(self.match.rules, "turn_timer", 0)) if live else WITHOUT_PANEL
            self._reminded = True
            self._plan(self._clock.now() + (self._latest() - at))
        else:
            self.allowed = seconds_for(ask.prompt, self._settings, self.row.pace)
            self._plan(at + timedelta(seconds=self.allowed / 2))

    def _plan(self, when: datetime | None) -> None:
        self._planned = when
        self.changed.set()

    # Moves

    async def _move(
        self, ask: Ask, key: str, by: MovedBy, changed: Iterable[SeatRow] = (), *, answered: bool = False
    ) -> None:
        """Write a move, make it, and show what it did. `answered`: the mover sees it in the answer to his click."""
        rows = {row.seat: row for row in changed}
        mine = self.seats[ask.seat]
        if by is MovedBy.PLAYER and mine.late:
            rows[mine.seat] = replace(mine, late=0)
        seats = tuple(rows.get(row.seat, row) for row in self.seats) if rows else None
        try:
            await self._store.add_move(self.id, self.match.step, ask.seat, key, by, seats=seats)
        except StepTaken:
            raise Stale from None
        if seats is not None:
            self.row = replace(self.row, seats=seats)
        before = len(self.match.rounds)
        told = self.match.act(ask.seat, key)
        self.waiting_stand.discard(ask.seat)
        if self.match.outcome is not None:
            await self._write_end()
        self._screen.moved(self, ask.seat)
        touched = {to for to, _ in told if to is not None}
        self.waiting_stand -= touched
        if len(self.match.rounds) > before:
            self.waiting_stand.clear()
            self._show_scene(before)
            return
        self._ask_anew()
        # Whoever is asked next sees it first; then the board.
        if self.pending is not None:
            touched.add(self.pending.seat)
        (touched.discard if answered else touched.add)(ask.seat)
        self._screen.hands_changed(self, touched)
        self._screen.board_changed(self)

    def _show_scene(self, entry: int) -> None:
        pace = self.pace
        drum = pace.drum > 0
        self.scene = Scene(entry, not drum, self._clock.now() + timedelta(seconds=pace.drum if drum else pace.reveal))
        self.asked_at = None
        self._plan(self.scene.until)
        self._screen.board_changed(self)

    def _next_scene(self) -> None:
        scene = self.scene
        assert scene is not None
        if not scene.shown:
            until = self._clock.now() + timedelta(seconds=self.pace.reveal)
            self.scene = replace(scene, shown=True, until=until)
            self._plan(until)
            self._screen.board_changed(self)
        elif scene.entry + 1 < len(self.match.rounds):
            self._show_scene(scene.entry + 1)
        else:
            self.scene = None
            self._ask_anew()
            if self.over:
                self._show_end()
                return
            self._screen.hands_changed(self, range(len(self.seats)))
            self._screen.board_changed(self)

    # The end

    async def _write_end(self) -> None:
        assert self.match.outcome is not None
        figures = self.match.tally(self.match.game.figure)
        humans = sum(1 for seat in self.seats if seat.user_id is not None)
        ending = Ending(
            Status.FINISHED,
            self._clock.now(),
            results=results_of(self.match.outcome, figures, self.seats),
            rated=humans > 1,
        )
        await self._store.end_match(self.id, ending)
        self.row = replace(self.row, status=ending.status, finished=ending.at)

    async def _finish(self, ending: Ending) -> None:
        """Break the match off."""
        await self._store.end_match(self.id, ending)
        self.row = replace(self.row, status=ending.status, finished=ending.at, ended=ending.ended)
        self.scene = None
        self._plan(None)
        self._show_end()

    def _show_end(self) -> None:
        if not self._ended_shown:
            self._ended_shown = True
            self._screen.ended(self)

    async def close_if_played_out(self) -> bool:
        """After a restart: the last move was written, the end was not. Say whether the match is over."""
        async with self.lock:
            if self.match.outcome is not None and not self.over:
                await self._write_end()
                self._show_end()
        return self.over

    async def _save_seats(self, changed: Iterable[SeatRow]) -> None:
        rows = {row.seat: row for row in changed}
        seats = tuple(rows.get(row.seat, row) for row in self.seats)
        await self._store.save_seats(self.id, seats)
        self.row = replace(self.row, seats=seats)


def playable(row: MatchRow, current_revision: int) -> bool:
    """Whether this version of the game can go on with a stored match (RECORD.md, `revision`)."""
    return row.revision == current_revision
