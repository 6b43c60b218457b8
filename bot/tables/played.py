"""What is kept of matches that are over, as statistics and ratings read it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime


@dataclass(frozen=True, slots=True)
class PlayedRow:
    """What one player took from one match. `place` counts from 1 among its `seats`, computers included."""

    match_id: int
    game: str
    finished: datetime
    place: int
    seats: int
    won: bool
    rated: bool
    """False for practice: it began with fewer than two humans, or does not count for another reason."""
    broken_off: bool = False
    """He was its host and ended it: for him it counts as a match that he left."""


@dataclass(frozen=True, slots=True)
class RatedMatch:
    """A rated match. `places` are user ids with their places, equal ones are ties.

    `ahead` are the others of a match that its host ended: it does not count for them, and he is behind them all.
    """

    id: int
    game: str
    finished: datetime
    places: tuple[tuple[int, int], ...]
    ahead: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class RatedPast:
    """Rated matches of a server in the order in which they ended, all read at one moment.

    `total` counts every rated match of the server, those too that were not asked for. `changes` is another number
    whenever results were changed or removed that had been written before.
    """

    total: int
    changes: int
    matches: tuple[RatedMatch, ...]
