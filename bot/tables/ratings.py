"""How strong the players of a server are: a figure computed from all rated matches in the order in which they ended.

Nothing of it is stored: the results are, and the figures follow from them. They are kept in memory for each server
and continued from the last match seen; when the past itself was changed, they are computed anew. 10,000 matches of
six people take some 3 seconds of a processor in a thread, once after a start.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Protocol

from openskill.models import PlackettLuce, PlackettLuceRating

from bot.tables.played import RatedMatch, RatedPast
from bot.tables.ports import LeaderRow

SHOWN_AFTER = 5
"""Rated matches after which a figure is shown: fewer say little about anybody."""
BEGINS_AT = 1000
POINTS = 24
"""Points for each unit of the model; those of a server then mostly lie between 700 and 1800."""
KEPT_SERVERS = 500
"""The figures of so many servers stay in memory, those asked for last."""

ALL_GAMES = None
"""The board of all games together."""

_MODEL = PlackettLuce()


class Past(Protocol):
    """What ratings are computed from."""

    async def rated_past(self, guild_id: int, after: RatedMatch | None = None) -> RatedPast:
        """The rated matches of this server that ended after this one; None: all."""


@dataclass(slots=True)
class _Player:
    rating: PlackettLuceRating = field(default_factory=_MODEL.rating)
    matches: int = 0

    @property
    def figure(self) -> int:
        """Three deviations below the mean: what he has shown almost certainly, so that luck alone leads nowhere."""
        return round(BEGINS_AT + POINTS * self.rating.ordinal())


_Board = dict[int, _Player]


class _Server:
    """The figures of one server as of the last match seen."""

    def __init__(self) -> None:
        self.boards: defaultdict[str | None, _Board] = defaultdict(dict)
        self.seen = 0
        self.last: RatedMatch | None = None

    def continue_with(self, matches: Iterable[RatedMatch]) -> None:
        """Rate these matches, all later than those seen. Blocks."""
        for match in matches:
            for board in (ALL_GAMES, match.game):
                _rate(self.boards[board], match)
            self.seen += 1
            self.last = match


def _rate(board: _Board, match: RatedMatch) -> None:
    """Let a match change the players of a board; those ahead of a host who ended it only measure him."""
    players = [board.setdefault(user, _Player()) for user, _ in match.places]
    ahead = [board[user].rating if user in board else _MODEL.rating() for user in match.ahead]
    teams = [[player.rating] for player in players] + [[rating] for rating in ahead]
    ranks = [float(place) for _, place in match.places] + [0.0] * len(ahead)
    if players and len(teams) > 1:
        changed = _MODEL.rate(teams, ranks=ranks)
        for player, (rating,) in zip(players, changed, strict=False):
            player.rating = rating
    for player in players:
        player.matches += 1


@dataclass(frozen=True, slots=True)
class Rated:
    """The figures of a board: `figures` of those who have enough matches, `matches` of everybody."""

    figures: Mapping[int, int]
    matches: Mapping[int, int]

    def missing(self, user_id: int) -> int:
        """So many more rated matches until his figure is shown; 0: it is."""
        return max(0, SHOWN_AFTER - self.matches.get(user_id, 0))


class Ratings:
    """The figures of every server of this process."""

    def __init__(self, past: Past) -> None:
        self._past = past
        self._servers: OrderedDict[int, tuple[int, _Server]] = OrderedDict()
        self._locks: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def of(self, guild_id: int, *games: str | None) -> dict[str | None, Rated]:
        """The figures of a server now, for each of these games (None: all together). Raises StoreFailed."""
        async with self._locks[guild_id]:
            server = await self._up_to_date(guild_id)
            return {game: _rated(server.boards.get(game, {})) for game in games}

    async def _up_to_date(self, guild_id: int) -> _Server:
        changes, server = self._servers.pop(guild_id, (0, _Server()))
        past = await self._past.rated_past(guild_id, server.last)
        # A match may be written after one that ended later, when two tables end together or the clock was set back.
        if (changes, server.seen + len(past.matches)) != (past.changes, past.total) and server.last is not None:
            server = _Server()
            past = await self._past.rated_past(guild_id)
        await asyncio.to_thread(server.continue_with, past.matches)
        self._servers[guild_id] = (past.changes, server)
        while len(self._servers) > KEPT_SERVERS:
            forgotten, _ = self._servers.popitem(last=False)
            if not self._locks[forgotten].locked():
                del self._locks[forgotten]
        return server


def _rated(board: _Board) -> Rated:
    figures = {user: player.figure for user, player in board.items() if player.matches >= SHOWN_AFTER}
    return Rated(figures, {user: player.matches for user, player in board.items()})


def by_rating(leaders: Iterable[LeaderRow], figures: Mapping[int, int]) -> list[LeaderRow]:
    """Those whose figure is shown, the highest first, with their places in this order; equal figures share one."""
    shown = sorted((one for one in leaders if one.user_id in figures), key=lambda one: -figures[one.user_id])
    first: dict[int, int] = {}
    for place, one in enumerate(shown, 1):
        first.setdefault(figures[one.user_id], place)
    return [replace(one, place=first[figures[one.user_id]]) for one in shown]
