"""What a player's matches on a server come to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.tables.played import PlayedRow

LAST = 5
"""So many of the newest results are shown one by one."""


@dataclass(frozen=True, slots=True)
class Tally:
    """Matches and how many of them were won."""

    matches: int
    wins: int

    @property
    def share(self) -> float:
        """Won matches of all, from 0 to 1."""
        return self.wins / self.matches if self.matches else 0.0


@dataclass(frozen=True, slots=True)
class Statistics:
    """Rated matches together and by game (the most played first), streaks of wins, newest results; practice apart."""

    rated: Tally
    games: tuple[tuple[str, Tally], ...]
    longest_streak: int
    streak: int
    last: tuple[PlayedRow, ...]
    practice: Tally


def statistics_of(played: Sequence[PlayedRow]) -> Statistics:
    """What these matches of one player, newest first, come to."""
    rated = [row for row in played if row.rated]
    keys = dict.fromkeys(row.game for row in rated)
    games = [(key, _tally(row for row in rated if row.game == key)) for key in keys]
    streaks = _streaks(row.won for row in rated)
    return Statistics(
        rated=_tally(rated),
        games=tuple(sorted(games, key=lambda game: -game[1].matches)),
        longest_streak=max(streaks),
        streak=streaks[0],
        last=tuple(rated[:LAST]),
        practice=_tally(row for row in played if not row.rated),
    )


def _tally(rows: Iterable[PlayedRow]) -> Tally:
    won = [row.won for row in rows]
    return Tally(len(won), sum(won))


def _streaks(won: Iterable[bool]) -> list[int]:
    """The lengths of all rows of wins between lost matches, in their order; at least one."""
    lengths = [0]
    for one in won:
        if one:
            lengths[-1] += 1
        else:
            lengths.append(0)
    return lengths
