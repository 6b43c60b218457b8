"""One running match at a table: whose move it is, whose clock runs, and which scene is being shown.

A click is checked, its move is written, the match moves, then it is shown: an answered click is a kept move.
"""

from __future__ import annotations

import random
from dataclasses import replace
from datetime import datetime

from bot.tables.absence import after_own_move, after_silence, key_for_absent
from bot.tables.fairness import record_to_play
from bot.tables.ports import (
    Clock,
    Ending,
    GuildSettings,
    MovedBy,
    Screen,
    Status,
    StepTaken,
    Store,
    StoredMatch,
)
from bot.tables.refused import Refused, Stale
from bot.tables.results import results_of
from bot.tables.scenes import Scene
from bot.tables.waiting import STANDS, Waiting
from engine import Ask, Outcome, Seat, View, decide
from engine.tricks import CardPlayed

__all__ = ["Scene", "Session"]

TOUCHED = ("asker", "holder", "victim", "innkeeper")
"""Fields of public events that name somebody whose own panel looks different now."""


class Session(Waiting):
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
        super().__init__(
            stored,
            record_to_play(stored).replay(),
            store,
            clock,
            settings=settings or GuildSettings(),
            allowance=allowance,
            rng=rng or random.SystemRandom(),
        )
        self._screen = screen
        self._asked: set[int] = set()
        """Who was asked in this round, as far as this process has seen it."""
        self.closed = False
        """Its end is written and was shown: nothing happens here any more."""

    # What everybody may ask

    @property
    def over(self) -> bool:
        """Played out or broken off; the last scene may still be on the board, and the results are written after it."""
        return self.row.status is not Status.RUNNING or self.match.outcome is not None

    @property
    def outcome(self) -> Outcome | None:
        return self.match.outcome

    @property
    def pending(self) -> Ask | None:
        """What is asked now; None while a scene is shown and when the match is over."""
        return None if self.scene is not None or self.over else self.match.pending

    def see(self, seat: int | None) -> View:
        """The match as this seat sees it; None: as an onlooker."""
        return self.match.see(None if seat is None else Seat(seat))

    # Changes

    def begin(self) -> None:
        """Show the table and start the first clock; after a restart every ask starts its full time anew."""
        self._asked.clear()
        if self.match.step == 0 and self.match.rounds:
            # A king that is laid open may decide a round before anybody is asked; it has its scene like any other.
            self._show_scene(Scene.of(0, self.pace, self._clock.now()))
            self._screen.hands_changed(self, range(len(self.seats)))
            return
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
            if self.timed and self._turn.asked_at is not None and at > self._turn.latest_click:
                raise Stale
            await self._move(ask, key, MovedBy.PLAYER, answered=True)

    async def stand_if_left_alone(self, user_id: int, seat: int, chosen: bool) -> None:
        """Choose, or take back, to stand when the turn comes, unless somebody swaps before."""
        async with self.lock:
            row = self.seat_of(user_id)
            if row is None or row.seat != seat:
                raise Refused("refused-not-your-seat")
            mine = self.pending is not None and self.pending.seat == seat
            if self.scene is not None or self.over or (mine and chosen):
                raise Stale
            if chosen:
                self.waiting_stand.add(seat)
            elif seat in self.waiting_stand:
                self.waiting_stand.discard(seat)
                if mine:
                    self._ask_anew()

    async def skip_scene(self, user_id: int) -> None:
        """A player wants to go on: the reveal makes room for the next round."""
        async with self.lock:
            if self.scene is None or not self.scene.shown or self.seat_of(user_id) is None:
                raise Stale
            await self._next_scene()

    async def board_moved(self, board_id: int, at: datetime) -> None:
        """The board is another message now."""
        async with self.lock:
            row = replace(self.row, board_id=board_id, board_posted=at)
            if row.status is Status.RUNNING:
                await self._store.save_match(row)
            self.row = row

    # Time

    async def due(self) -> None:
        """Do what is due by now."""
        async with self.lock:
            now = self._clock.now()
            if self._planned is None or now < self._planned:
                return
            ask = self.pending
            if self.scene is not None:
                await self._next_scene()
            elif ask is None:
                await self._end()
            elif not self.held(ask.seat):
                await self._move(ask, decide(self.see(ask.seat), self._rng), MovedBy.COMPUTER)
            elif not self._waits_for_player(ask):
                await self._move(ask, next(key for key in STANDS if key in ask.options), MovedBy.PLAYER)
            elif self._time_over(ask):
                key = key_for_absent(self.match, ask, self._rng)
                await self._move(ask, key, MovedBy.TIME)

    # Moves

    async def _move(self, ask: Ask, key: str, by: MovedBy, *, answered: bool = False) -> None:
        """Write a move, make it, and show what it did. `answered`: the mover sees it in the answer to his click."""
        mine = self.seats[ask.seat]
        row = after_own_move(mine) if by is MovedBy.PLAYER else after_silence(mine) if by is MovedBy.TIME else mine
        seats = None if row == mine else self._seats_with(row)
        try:
            await self._store.add_move(self.id, self.match.step, ask.seat, key, by, seats=seats)
        except StepTaken:
            await self._take_over()
            raise Stale from None
        if seats is not None:
            self.row = replace(self.row, seats=seats)
        self._asked.add(ask.seat)
        waiting = self._waiting_for_their_turn()
        before, pace = len(self.match.rounds), self.pace
        told = self.match.act(ask.seat, key)
        self.waiting_stand.discard(ask.seat)
        if by is not MovedBy.COMPUTER:
            self.votes.drop(ask.seat)
        self._screen.moved(self, ask.seat)
        touched = {to for to, _ in told if to is not None}
        self.waiting_stand -= touched
        if len(self.match.rounds) > before:
            self.waiting_stand.clear()
            self.votes.clear()
            self._asked.clear()
            self._show_scene(Scene.of(before, pace, self._clock.now()))
            # Who was too slow, and whose turn does not come any more, must not see his buttons any longer.
            outdated = waiting if answered else waiting | {ask.seat}
            if outdated:
                self._screen.hands_changed(self, outdated)
            return
        self._ask_anew()
        # Whoever is asked next sees it first; then the board. Who said beforehand that he stands need not see it.
        if self.pending is not None and self._waits_for_player(self.pending):
            touched.add(self.pending.seat)
        named = (getattr(event, field, None) for to, event in told if to is None for field in TOUCHED)
        touched |= {seat for seat in named if seat is not None}
        touched |= {event.seat for _, event in told if isinstance(event, CardPlayed)}  # one card fewer in the hand
        (touched.discard if answered else touched.add)(ask.seat)
        self._screen.hands_changed(self, touched)
        self._screen.board_changed(self)

    def _waiting_for_their_turn(self) -> set[int]:
        """Who holds cards and was not asked yet: a Cuckoo or a king may end the round before."""
        hands = self.see(None).table.hands
        return {seat for seat, hand in enumerate(hands) if hand} - self._asked

    def _show_scene(self, scene: Scene) -> None:
        self.scene = scene
        self._turn.stop()
        self._plan(scene.until)
        self._screen.board_changed(self)
        if scene.shown and self.match.game.figure == "scores":
            # The last cards of all hands were laid unasked: nobody may go on reading that he holds one.
            self._screen.hands_changed(self, range(len(self.seats)))

    async def _next_scene(self) -> None:
        assert self.scene is not None
        following = self.scene.following(self._clock.now(), len(self.match.rounds))
        if following is not None:
            self._show_scene(following)
        elif self.match.outcome is not None:
            await self._end()
        else:
            self.scene = None
            self.news = [one for one in self.news if one.step == self.match.step]
            self._ask_anew()
            self._screen.hands_changed(self, range(len(self.seats)))
            self._screen.board_changed(self)

    async def _take_over(self) -> None:
        """The step is written, but not by us (a click cut off in the middle, another process): catch up with it."""
        stored = await self._store.match(self.id)
        if stored is None:
            return
        self.match, self.row = record_to_play(stored).replay(), stored.row
        self.scene = None
        self.waiting_stand.clear()
        self.votes.clear()
        if self.over:
            self._plan(self._clock.now())
        else:
            self.begin()

    # What the table is shown beside its moves

    def _show_board(self) -> None:
        self._screen.board_changed(self)

    def _show_seat(self, seat: int) -> None:
        if self.seats[seat].left:
            self._screen.moved(self, seat)
        self._screen.hands_changed(self, [seat])
        self._screen.board_changed(self)

    def _show_asked_anew(self, seat: int) -> None:
        self._screen.moved(self, seat)
        self._show_seat(seat)

    def _remind(self, seat: int) -> None:
        self._screen.remind(self, seat)

    # The end

    async def _end(self) -> None:
        """Write how the match ended, then show it. After a failure it is tried again."""
        outcome = self.match.outcome
        if outcome is not None and self.row.status is Status.RUNNING:
            figures = self.match.tally(self.match.game.figure)
            humans = sum(1 for seat in self.seats if seat.user_id is not None)
            results = results_of(outcome, figures, self.seats)
            ending = Ending(Status.FINISHED, self._clock.now(), results=results, rated=humans > 1)
            await self._store.end_match(self.id, ending)
            self.row = replace(self.row, status=ending.status, finished=ending.at)
        self._close()

    async def _finish(self, ending: Ending) -> None:
        """Break the match off."""
        await self._store.end_match(self.id, ending)
        self.row = replace(self.row, status=ending.status, finished=ending.at, ended=ending.ended)
        self._close()

    def _close(self) -> None:
        self.scene = None
        self.closed = True
        self._plan(None)
        self._screen.ended(self)

    async def close_if_played_out(self) -> bool:
        """After a restart: the last move was written, the end was not. Say whether the match is over."""
        async with self.lock:
            if self.over and not self.closed:
                await self._end()
        return self.over

    def show_end_again(self) -> None:
        """After a restart: the end was written, and perhaps nobody saw it."""
        self._close()
