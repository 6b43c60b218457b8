"""The end of a round on the board: first the drum roll, then the cards, one scene for each finished round."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from bot.tables.pacing import Pace


@dataclass(frozen=True, slots=True)
class Scene:
    """What the board shows of a finished round until when.

    `entry` is its score sheet entry; `shown`: the cards lie open, before it is the drum roll. `pace` is that of the
    round, so that whoever goes out in it sees it end as it went.
    """

    entry: int
    shown: bool
    until: datetime
    pace: Pace

    @classmethod
    def of(cls, entry: int, pace: Pace, now: datetime) -> Scene:
        """How a round's end begins; a pace without a drum roll begins with the cards."""
        shown = not pace.drum
        return cls(entry, shown, now + timedelta(seconds=pace.reveal if shown else pace.drum), pace)

    def following(self, now: datetime, entries: int) -> Scene | None:
        """The scene after this one; None when the last of so many score sheet entries was shown."""
        if not self.shown:
            return replace(self, shown=True, until=now + timedelta(seconds=self.pace.reveal))
        return Scene.of(self.entry + 1, self.pace, now) if self.entry + 1 < entries else None
