"""How long things take that are not decisions, and how long a decision may take."""

from __future__ import annotations

import random
from dataclasses import dataclass

from bot.tables.ports import GuildSettings

SLOW_SECONDS = 24 * 60 * 60.0
"""A slow table gives a day for every decision."""


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds: the drum roll before a reveal, the reveal itself, and the bounds of an automatic move's wait.

    Every automatic move waits a drawn time within the same bounds, whatever the cards are and however long it was
    thought about: the time tells nothing.
    """

    drum: float
    reveal: float
    automatic: tuple[float, float]

    def wait(self, rng: random.Random) -> float:
        """How long this automatic move waits."""
        return rng.uniform(*self.automatic)


NORMAL = Pace(drum=1.2, reveal=2.8, automatic=(1.3, 2.3))
"""Four seconds a round: six people who need 3 s a decision play a match of Kuckuck in five minutes."""
FAST = Pace(drum=0.0, reveal=1.8, automatic=(0.7, 1.2))
UNWATCHED = Pace(drum=0.0, reveal=1.2, automatic=(0.1, 0.3))
"""Only computers are still in: nobody has to wait for the end."""
PACES = {"normal": NORMAL, "slow": NORMAL, "fast": FAST}


def seconds_for(prompt: str, settings: GuildSettings, pace: str) -> float:
    """How long a player may think about this prompt."""
    if pace == "slow":
        return SLOW_SECONDS
    if prompt == "play":
        return settings.card_seconds
    if prompt in ("bid", "blind"):
        return settings.bid_seconds
    return settings.turn_seconds
