"""The matches that are over, as statistics and ratings read them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable
from datetime import datetime

from bot.store.connection import Database
from bot.store.values import micros, moment, optional_micros, to_json
from bot.tables.played import PlayedRow, RatedMatch, RatedPast

# How many of somebody's newest matches he won in a row: `back` counts them from the newest.
_STREAKS = """
SELECT user_id, coalesce(min(back) FILTER (WHERE NOT won) - 1, count(*)) AS streak
FROM (
    SELECT results.user_id, results.won,
           row_number() OVER (PARTITION BY results.user_id ORDER BY matches.finished DESC, matches.id DESC) AS back
    FROM json_each(?4) AS asked
         JOIN results ON results.user_id = asked.value
         JOIN matches ON matches.id = results.match
    WHERE matches.guild_id = ?1 AND matches.rated = 1
      AND (?2 IS NULL OR matches.game = ?2)
      AND (?3 IS NULL OR matches.finished >= ?3)
)
GROUP BY user_id
"""

_PLAYED = """
SELECT matches.id, matches.game, matches.finished, matches.rated, matches.status, results.place, results.won,
       (SELECT count(*) FROM seats WHERE seats.match = matches.id) AS seats
FROM results JOIN matches ON matches.id = results.match
WHERE results.user_id = ?1 AND matches.guild_id = ?2
ORDER BY matches.finished DESC, matches.id DESC
"""

# One statement, so that the count and the matches are of the same moment.
_PAST = """
SELECT (SELECT count(*) FROM matches WHERE guild_id = ?1 AND rated = 1 AND finished IS NOT NULL) AS total,
       (SELECT value FROM meta WHERE key = 'results-changed') AS changes,
       (SELECT json_group_array(json_array(id, game, finished,
            (SELECT json_group_array(json_array(user_id, place))
             FROM (SELECT user_id, place FROM results WHERE match = past.id ORDER BY seat)),
            (SELECT json_group_array(user_id)
             FROM (SELECT user_id FROM seats
                   WHERE match = past.id AND past.status = 'broken-off' AND user_id IS NOT NULL
                     AND user_id NOT IN (SELECT user_id FROM results WHERE match = past.id)
                   ORDER BY seat))))
        FROM (SELECT id, game, finished, status FROM matches
              WHERE guild_id = ?1 AND rated = 1 AND (finished, id) > (?2, ?3)
              ORDER BY finished, id) AS past) AS matches
"""

_BEFORE_ALL = (-(2**63), 0)


class Played:
    """The part of the store that looks back."""

    _database: Database

    async def streaks(
        self, guild_id: int, users: Iterable[int], game: str | None = None, since: datetime | None = None
    ) -> dict[int, int]:
        """How many of his newest rated matches each of these users won in a row; without those who have none."""
        asked = to_json(list(users))
        rows = await self._database.read(_STREAKS, [guild_id, game, optional_micros(since), asked])
        return {row["user_id"]: row["streak"] for row in rows}

    async def played_by(self, guild_id: int, user_id: int) -> list[PlayedRow]:
        """Everything that a user took from matches of this server, practice too, newest first."""
        return [
            PlayedRow(
                row["id"],
                row["game"],
                moment(row["finished"]),
                row["place"],
                row["seats"],
                bool(row["won"]),
                bool(row["rated"]),
                row["status"] == "broken-off",
            )
            for row in await self._database.read(_PLAYED, [user_id, guild_id])
        ]

    async def rated_past(self, guild_id: int, after: RatedMatch | None = None) -> RatedPast:
        """The rated matches of this server that ended after this one; None: all."""
        last = _BEFORE_ALL if after is None else (micros(after.finished), after.id)
        (row,) = await self._database.read(_PAST, [guild_id, *last])
        return RatedPast(row["total"], int(row["changes"] or 0), await asyncio.to_thread(_matches, row["matches"]))


def _matches(text: str) -> tuple[RatedMatch, ...]:
    return tuple(
        RatedMatch(number, game, moment(finished), tuple((user, place) for user, place in places), tuple(ahead))
        for number, game, finished, places, ahead in json.loads(text)
    )
