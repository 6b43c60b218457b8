"""Lobbies and matches: their rows, their seats, and how they are found again."""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import Iterable, Sequence

from bot.store.connection import Database, Value
from bot.store.errors import MatchUnreadable
from bot.store.values import micros, moment, optional_micros, optional_moment, seats_from_json, seats_to_json, to_json
from bot.tables.ports import MatchRow, SeatRow, Status, StoredMatch

log = logging.getLogger(__name__)

# One statement reads a match whole, so that row, seats and moves are of the same moment.
_SEATS = """(
    SELECT json_group_array(json_array(seat, user_id, name, locale, joined_by, lucky, away, has_left, late))
    FROM (SELECT * FROM seats WHERE match = matches.id ORDER BY seat)
) AS seats"""
_MOVES = """(
    SELECT json_group_array(json_array(seat, key))
    FROM (SELECT seat, key FROM moves WHERE match = matches.id ORDER BY step)
) AS moves"""
_WHOLE = f"SELECT matches.*, {_SEATS}, {_MOVES} FROM matches"
_WITHOUT_MOVES = f"SELECT matches.*, {_SEATS} FROM matches"

_KEEP = "INSERT INTO keep_match SELECT {is_new}, {id}, " + ", ".join("?" * 24)
_ADD = (
    _KEEP.format(is_new=1, id="(SELECT coalesce(max(seq), 0) + 1 FROM sqlite_sequence WHERE name = 'matches')")
    + " RETURNING id"
)
_SAVE = _KEEP.format(is_new=0, id="?")


class Matches:
    """The part of the store that keeps lobbies and matches."""

    _database: Database

    async def add_match(self, row: MatchRow) -> int:
        """Write a new lobby (`row.id` is ignored) with its seats and return its id."""
        (added,) = await self._database.write(_ADD, _values(row))
        return int(added[0])

    async def save_match(self, row: MatchRow) -> None:
        """Write the row and its seats anew, in one transaction.

        Raises NoSuchMatch, and MatchOver when the row would open a match again that is over.
        """
        await self._database.write(_SAVE, [row.id, *_values(row)])

    async def save_seats(self, match_id: int, seats: Sequence[SeatRow]) -> None:
        """Replace the seat rows; without the names when the match is over. Raises NoSuchMatch."""
        await self._database.write("INSERT INTO replace_seats VALUES (?, ?)", [match_id, seats_to_json(seats)])

    async def forget(self, user_id: int) -> None:
        """Take a user out of everything that is kept. Raises StillSeated while he sits at a table anywhere."""
        await self._database.write("INSERT INTO forget_user VALUES (?)", [user_id])

    async def unfinished(self) -> list[StoredMatch]:
        """Every lobby and running match, oldest first. A damaged one is left out and logged by its number."""
        return _readable(await self._database.read(f"{_WHOLE} WHERE status IN ('open', 'running') ORDER BY id"))

    async def owed_ends(self) -> list[StoredMatch]:
        """The matches that are over and whose end was not shown, oldest first. Damaged ones are left out."""
        return _readable(await self._database.read(f"{_WHOLE} WHERE id IN (SELECT match FROM owed_ends) ORDER BY id"))

    async def match(self, match_id: int) -> StoredMatch | None:
        """One match, whatever its status. Raises MatchUnreadable when its row is damaged."""
        for row in await self._database.read(f"{_WHOLE} WHERE id = ?", [match_id]):
            return _stored_match(row)
        return None

    async def history(
        self, guild_id: int, limit: int = 10, *, user_id: int | None = None, skip: int = 0
    ) -> list[MatchRow]:
        """The matches of a guild that are over, newest first, broken-off ones too, cancelled lobbies not."""
        rows = await self._database.read(
            f"{_WITHOUT_MOVES} WHERE guild_id = ?1 AND status IN ('finished', 'broken-off')"
            " AND (?2 IS NULL OR EXISTS (SELECT 1 FROM seats WHERE match = matches.id AND user_id = ?2))"
            " ORDER BY finished DESC, id DESC LIMIT ?3 OFFSET ?4",
            [guild_id, user_id, limit, skip],
        )
        found: list[MatchRow] = []
        for row in rows:
            try:
                found.append(_match_row(row))
            except MatchUnreadable as error:
                log.error("%s; it is left out", error)
        return found


def _readable(rows: Iterable[sqlite3.Row]) -> list[StoredMatch]:
    found: list[StoredMatch] = []
    for row in rows:
        try:
            found.append(_stored_match(row))
        except MatchUnreadable as error:
            log.error("%s; it is left out", error)
    return found


def _values(row: MatchRow) -> list[Value]:
    """All of a row but its id, in the order of the view `keep_match`."""
    return [
        row.guild_id,
        row.channel_id,
        row.host_id,
        row.game,
        row.revision,
        to_json(dict(row.rules)),
        row.status,
        row.secret,
        row.commitment,
        micros(row.opened),
        micros(row.clicked),
        row.preset,
        row.most_seats,
        row.pace,
        row.lobby_id,
        row.board_id,
        optional_micros(row.board_posted),
        row.dealer,
        to_json(row.contributions),
        optional_micros(row.started),
        optional_micros(row.finished),
        row.ended,
        row.again,
        seats_to_json(row.seats),
    ]


def _stored_match(row: sqlite3.Row) -> StoredMatch:
    moves = tuple((seat, key) for seat, key in json.loads(row["moves"]))
    return StoredMatch(_match_row(row), moves)


def _match_row(row: sqlite3.Row) -> MatchRow:
    try:
        return MatchRow(
            id=row["id"],
            guild_id=row["guild_id"],
            channel_id=row["channel_id"],
            host_id=row["host_id"],
            game=row["game"],
            revision=row["revision"],
            rules=_rules(row["rules"]),
            status=Status(row["status"]),
            secret=row["secret"],
            commitment=row["commitment"],
            opened=moment(row["opened"]),
            clicked=moment(row["clicked"]),
            preset=row["preset"],
            most_seats=row["most_seats"],
            pace=row["pace"],
            lobby_id=row["lobby_id"],
            board_id=row["board_id"],
            board_posted=optional_moment(row["board_posted"]),
            dealer=row["dealer"],
            contributions=_contributions(row["contributions"]),
            started=optional_moment(row["started"]),
            finished=optional_moment(row["finished"]),
            ended=row["ended"],
            again=row["again"],
            seats=seats_from_json(row["seats"]),
        )
    except (ValueError, OverflowError, RecursionError) as error:
        # Without the cause: it would quote the damaged text, and who knows what stands in it.
        raise MatchUnreadable(f"match {row['id']} cannot be read ({type(error).__name__})") from None


def _rules(text: str) -> dict[str, object]:
    rules = json.loads(text)
    if not isinstance(rules, dict):
        raise ValueError("rules are an object")
    return rules


def _contributions(text: str) -> tuple[str, ...]:
    contributions = json.loads(text)
    if not isinstance(contributions, list) or not all(isinstance(part, str) for part in contributions):
        raise ValueError("contributions are a list of texts")
    return tuple(contributions)
