"""The clock of one decision: since when it is offered, how long its player has, and until when a click counts."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from engine import HouseRules

WITHOUT_PANEL = 10.0
"""Seconds under a turn timer for who has no live panel (RULES.md 1.B note g)."""
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
    """Since when the ask is on offer; None while nobody has confirmed that it is."""
    allowed: float = 0.0
    reminded: bool = False

    def stop(self) -> None:
        """Nothing is on offer."""
        self.asked_at = None
        self.reminded = False

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
