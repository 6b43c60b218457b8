"""Moves and endings: what makes a match go on, and what ends it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.store.connection import Database
from bot.store.values import micros, results_to_json, seats_to_json
from bot.tables.ports import Ending, MovedBy, SeatRow, Status

_OVER = (Status.FINISHED, Status.BROKEN_OFF, Status.CANCELLED)


class Moves:
    """The part of the store that writes moves and endings."""

    _database: Database

    async def add_move(
        self,
        match_id: int,
        step: int,
        seat: int,
        key: str,
        by: MovedBy,
        *,
        seats: Sequence[SeatRow] | None = None,
    ) -> None:
        """Write move number `step` (from 0) and what it implies in one transaction.

        Raises StepTaken when that step is written already, NoSuchMatch, NotRunning for a lobby or a match that is
        over, StepMissing when a step before it was never written; then nothing changes.
        """
        implied = None if seats is None else seats_to_json(seats)
        await self._database.write(
            "INSERT INTO add_move VALUES (?, ?, ?, ?, ?, ?)", [match_id, step, seat, key, by, implied]
        )

    async def end_match(self, match_id: int, ending: Ending) -> None:
        """End a match with its results, or cancel a lobby. A match that is over already stays as it is.

        Raises NoSuchMatch.
        """
        if ending.status not in _OVER:
            raise ValueError(f"a match does not end as {ending.status}")
        results, rated = results_to_json(ending.results), int(ending.rated)
        await self._database.write(
            "INSERT INTO end_match VALUES (?, ?, ?, ?, ?, ?)",
            [match_id, ending.status, micros(ending.at), ending.ended, results, rated],
        )

    async def end_shown(self, match_id: int) -> None:
        """The end of this match stands where its players see it."""
        await self._database.write("DELETE FROM owed_ends WHERE match = ?", [match_id])
