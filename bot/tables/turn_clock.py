"""The clock of one decision: since when it is offered, how long its player has, and until when a click counts."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from engine import HouseRules

WITHOUT_PANEL = 10.0
"""Seconds under a turn timer for who has no live panel (RULES.md 1.B note g)."""
LATE = timedelta(seconds=2)
"""An offer that arrives so long after the ask began is late by our fault: Discord itself takes a fraction of it."""
UNSEEN = timedelta(seconds=120)
"""So long an ask waits for the confirmation of its offer: after a start with hundreds of tables it is due within one
minute. Later than that it is lost, and a match must go on."""
ARRIVAL = 0.5
"""Seconds that a click which was made in time may take to arrive."""


def timer_of(rules: HouseRules) -> float | None:
    """The seconds of the rules' own clock, or None: then being late costs nothing (RULES.md 1.B note g)."""
    timer = getattr(rules, "turn_timer", "off")
    return None if timer == "off" else float(timer)


@dataclass(slots=True)
class TurnClock:
    """The clock of the present ask. All times are in seconds; `timer` is the rules' own clock, if they have one."""

    timer: float | None
    allowance: float
    """How much later than the timer a click may have been made: the way to Discord and back."""
    asked_at: datetime | None = None
    """Since when the player's time runs; None while it does not, under the clock of the rules until `seen`."""
    allowed: float = 0.0
    reminded: bool = False
    began: datetime | None = None
    """Since when the player is asked."""
    sent: datetime | None = None
    """When the message that offers the decision went out, where that was late."""
    seen: bool = False
    """Discord has confirmed the message that offers the decision."""

    def stop(self) -> None:
        """Nothing is asked."""
        self.asked_at = self.began = self.sent = None
        self.reminded = self.seen = False

    def ask(self, at: datetime) -> None:
        """A player is asked, and does not know it yet."""
        self.began = at

    def late(self, now: datetime) -> bool:
        """Whether what goes out or is confirmed now would cost the player time by our own fault."""
        since = self.sent or self.began
        return since is not None and now - since > LATE

    def hides(self, now: datetime) -> bool:
        """Whether the player may still not have seen that he is asked, so that nothing may happen to him."""
        return not self.seen and self.began is not None and now < self.began + UNSEEN

    def start(self, at: datetime, allowed: float) -> None:
        """The ask is on offer since `at`."""
        self.asked_at = at
        self.allowed = allowed
        # The few seconds of the rules' clock have no half time worth a ping.
        self.reminded = self.timer is not None

    @property
    def half(self) -> datetime:
        """When the player is reminded."""
        return self._after(self.allowed / 2)

    @property
    def deadline(self) -> datetime:
        """When the player's time is over, as he is told."""
        return self._after(self.allowed)

    @property
    def latest_click(self) -> datetime:
        """Until when a click counts under the clock of the rules, by the time in its interaction id."""
        return self._after(self.allowed + self.allowance)

    @property
    def over(self) -> datetime:
        """When the clock answers; a click that was made in time may be on its way until then."""
        return self.deadline if self.timer is None else self.latest_click + timedelta(seconds=ARRIVAL)

    @property
    def next_sign(self) -> datetime | None:
        """When the next thing happens to who does not act: the reminder or the end; None before it is on offer."""
        if self.asked_at is None:
            return None
        return self.over if self.reminded else self.half

    def _after(self, seconds: float) -> datetime:
        assert self.asked_at is not None
        return self.asked_at + timedelta(seconds=seconds)
