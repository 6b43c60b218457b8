"""How long a match waits for who is asked: the clock of his decision, and what must not cost him any of it.

Outages, jumps of the machine's clock and our own lateness are nobody's fault at the table: his time starts anew.
"""

from __future__ import annotations

import asyncio
import random
from abc import abstractmethod
from datetime import datetime, timedelta

from bot.tables.pacing import FAST, PACES, UNWATCHED, Pace, seconds_for
from bot.tables.ports import Clock, GuildSettings, Store, StoredMatch
from bot.tables.scenes import Scene
from bot.tables.seating import Seating
from bot.tables.turn_clock import UNSEEN, WITHOUT_PANEL, TurnClock, timer_of
from engine import Ask, Match

STANDS = ("stand", "keep")
"""The keys that may be chosen before one's turn, as the games call them (RECORD.md, keys of moves)."""
OUTAGE = timedelta(seconds=2)
"""After so long without Discord the present ask starts its full time anew."""


class Waiting(Seating):
    """The time of a running match: when something happens by itself, and when the asked player's time is over."""

    def __init__(
        self,
        stored: StoredMatch,
        match: Match,
        store: Store,
        clock: Clock,
        *,
        settings: GuildSettings,
        allowance: float,
        rng: random.Random,
    ) -> None:
        super().__init__(stored, store, clock)
        self.match = match
        self.changed = asyncio.Event()
        self.scene: Scene | None = None
        self._settings = settings
        self._rng = rng
        self._turn = TurnClock(timer_of(match.rules), allowance)
        self._planned: datetime | None = None
        self._unreachable_since: datetime | None = None

    @property
    def pace(self) -> Pace:
        """The pace agreed on; fast where only computers are still in, or where the rules have a clock."""
        still_in = self.match.tally("lives" if self.match.game.figure == "lives" else "playing")
        playing = [seat for seat in self.seats if still_in[seat.seat]]
        if not any(seat.user_id is not None and not seat.left for seat in playing):
            return UNWATCHED
        watched = any(self.held(seat.seat) for seat in playing)
        return FAST if self.timed or not watched else PACES[self.row.pace]

    @property
    def timed(self) -> bool:
        """Whether the rules have a clock: being late costs a life (RULES.md 1.B note g)."""
        return self._turn.timer is not None

    @property
    def deadline(self) -> datetime | None:
        """When the present ask runs out for a player."""
        ask = self.pending
        return self._turn.deadline if ask and self._turn.asked_at and self.held(ask.seat) else None

    @property
    def seconds_to_act(self) -> float:
        """How long the present ask may take once its clock runs."""
        return self._turn.timer if self._turn.timer is not None else self._turn.allowed

    @property
    def unseen(self) -> bool:
        """Whether a player is asked and Discord has not yet confirmed any message that tells him so."""
        ask = self.pending
        return ask is not None and self._waits_for_player(ask) and not self._turn.seen

    @property
    def kept_waiting_by(self) -> int | None:
        """The seat whose player knows that he is asked and has let half of his time pass; None: nobody's."""
        ask = self.pending
        reachable = self._unreachable_since is None and not self.unseen
        if ask is None or self.timed or not reachable or not self._waits_for_player(ask):
            return None
        return ask.seat if self._turn.asked_at is not None and self._clock.now() >= self._turn.half else None

    def next_due(self) -> datetime | None:
        """When something happens by itself."""
        return self._planned

    # Our own lateness

    def offering(self, step: int, *, live: bool) -> None:
        """The message that offers the decision is drawn and goes out now. Where that is late, the player's time starts
        now, so that the message says so. `live`: it is his panel."""
        now = self._clock.now()
        if not self._unseen_at(step) or self._turn.asked_at is None or not self._turn.late(now):
            return
        self._turn.sent = now
        self._start_clock(now, live=live)
        if live:
            self._show_board()

    def offered(self, step: int, at: datetime, *, live: bool) -> None:
        """Discord has confirmed the message that offers the decision; `at` is Discord's time of it.

        Under the clock of the rules the player's time starts there; elsewhere it has run since he was asked, and
        starts anew, once, where the confirmation comes late.
        """
        if not self._unseen_at(step):
            return
        now, late = self._clock.now(), self._turn.late(self._clock.now())
        self._turn.seen = True
        ask = self.pending
        assert ask is not None
        if self._turn.asked_at is None:
            self._start_clock(at, live=live)
        elif late:
            self._start_clock(now, live=live)
            self._show_seat(ask.seat)

    def _unseen_at(self, step: int) -> bool:
        return step == self.match.step and self.unseen

    # Outages

    def unreachable(self) -> None:
        """Discord does not reach us: until `reached_again` nobody is reminded or timed out."""
        if self._unreachable_since is None:
            self._unreachable_since = self._clock.now()

    async def reached_again(self, *, anew: bool = False) -> None:
        """Discord reaches us again. After more than 2 s, or when `anew`, the present ask starts its full time anew."""
        async with self.lock:
            since, self._unreachable_since = self._unreachable_since, None
            now, ask = self._clock.now(), self.pending
            if ask is None or not self._waits_for_player(ask):
                return
            if anew or (since is not None and now - since > OUTAGE):
                self._ask_anew()
                self._show_asked_anew(ask.seat)
            elif self._planned is None:
                self._plan(self._turn.next_sign or now + timedelta(seconds=WITHOUT_PANEL))

    async def clock_was_set(self) -> None:
        """The clock has jumped: what was planned by its old time is planned anew; a scene just goes on."""
        async with self.lock:
            ask = self.pending
            if self._planned is None:
                return
            if ask is None:
                self._plan(self._clock.now())
                return
            self._ask_anew()
            if self._waits_for_player(ask):
                self._show_asked_anew(ask.seat)

    # Within the lock

    def _waits_for_player(self, ask: Ask) -> bool:
        """Whether the asked player himself must act, and has not said beforehand that he stands."""
        chosen = ask.seat in self.waiting_stand and not set(STANDS).isdisjoint(ask.options)
        return self.held(ask.seat) and not chosen

    def _time_over(self, ask: Ask) -> bool:
        """What is planned for who is asked is due: plan what comes next, or say that his time is over."""
        now = self._clock.now()
        if self._unreachable_since is not None:
            self._plan(None)  # nobody can press anything: `reached_again` goes on
        elif self._turn.hides(now):
            assert self._turn.began is not None
            self._plan(self._turn.began + UNSEEN)  # before, `offered` goes on
        elif not self._turn.seen:
            self._turn.seen = True  # nobody confirms the offer any more
            self._start_clock(now, live=False)
        elif not self._turn.reminded and now < self._turn.over:
            self._turn.reminded = True
            self._plan(self._turn.over)
            self._remind(ask.seat)
        else:
            return True
        return False

    def _ask_anew(self) -> None:
        """Start the clock of the present ask, if there is one."""
        self._turn.stop()
        now = self._clock.now()
        ask = self.pending
        if ask is None:
            # Without a scene the match is over: who went out last does not come back.
            self._plan(now if self.scene is None else self.scene.until)
        elif not self._waits_for_player(ask):
            if not self.timed:
                # Who chose to stand beforehand looks like anybody who thinks.
                self._turn.start(now, seconds_for(ask.prompt, self._settings, self.row.pace))
            self._plan(now + timedelta(seconds=self.pace.wait(self._rng)))
        else:
            self._turn.ask(now)
            if self.timed:
                # The clock of the rules starts when the offer is confirmed (RULES.md 1.B note g).
                self._plan(now + UNSEEN)
            else:
                self._start_clock(now, live=True)

    def _start_clock(self, at: datetime, *, live: bool) -> None:
        ask = self.pending
        assert ask is not None
        if self._turn.timer is not None:
            self._turn.start(at, self._turn.timer if live else WITHOUT_PANEL)
            self._plan(self._clock.now() + (self._turn.over - at))  # the confirmation may come by another clock
        else:
            self._turn.start(at, seconds_for(ask.prompt, self._settings, self.row.pace))
            self._plan(self._turn.half)

    def _plan(self, when: datetime | None) -> None:
        self._planned = when
        self.changed.set()

    @abstractmethod
    async def due(self) -> None:
        """Do what is due by now."""

    @abstractmethod
    def _show_board(self) -> None:
        """Show the board as it is now."""

    @abstractmethod
    def _show_asked_anew(self, seat: int) -> None:
        """Show that this seat's time has started anew; a reminder of before goes."""

    @abstractmethod
    def _remind(self, seat: int) -> None:
        """Ping who is asked."""
