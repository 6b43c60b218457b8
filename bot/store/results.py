"""Results of matches and the leaderboard made of them."""

from __future__ import annotations

from datetime import datetime

from bot.store.connection import Database
from bot.store.values import optional_micros
from bot.tables.ports import LeaderRow, ResultRow

# Equal wins and equal share have equal places; the next place counts everybody before it (1, 1, 3).
_LEADERBOARD = """
WITH totals AS (
    SELECT results.user_id, sum(results.won) AS wins, count(*) AS matches
    FROM results JOIN matches ON matches.id = results.match
    WHERE matches.guild_id = ?1 AND matches.rated = 1
      AND (?2 IS NULL OR matches.game = ?2)
      AND (?3 IS NULL OR matches.finished >= ?3)
    GROUP BY results.user_id
)
SELECT rank() OVER (ORDER BY wins DESC, wins * 1.0 / matches DESC) AS place, user_id, wins, matches
FROM totals
ORDER BY place, user_id
"""


class Results:
    """The part of the store that answers who won."""

    _database: Database

    async def results(self, match_id: int) -> list[ResultRow]:
        """The results of one match, by seat."""
        rows = await self._database.read("SELECT * FROM results WHERE match = ? ORDER BY seat", [match_id])
        return [ResultRow(row["seat"], row["user_id"], row["place"], bool(row["won"]), row["figure"]) for row in rows]

    async def leaderboard(
        self, guild_id: int, game: str | None = None, since: datetime | None = None
    ) -> list[LeaderRow]:
        """Rated matches that ended at `since` or later; most wins first, then the better share, then the smaller id."""
        rows = await self._database.read(_LEADERBOARD, [guild_id, game, optional_micros(since)])
        return [LeaderRow(row["place"], row["user_id"], row["wins"], row["matches"]) for row in rows]
