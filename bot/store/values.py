"""How single values are written into the database and read back equal."""

from __future__ import annotations

import json
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta

from bot.tables.ports import ResultRow, SeatRow

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MICROSECOND = timedelta(microseconds=1)


def micros(moment: datetime) -> int:
    """A moment as whole microseconds since 1970. Raises ValueError for a moment without a time zone."""
    if moment.tzinfo is None:
        raise ValueError(f"a moment without a time zone: {moment.isoformat()}")
    return (moment - _EPOCH) // _MICROSECOND


def optional_micros(moment: datetime | None) -> int | None:
    return None if moment is None else micros(moment)


def moment(micros: int) -> datetime:
    """The moment in UTC. Raises OverflowError when no calendar has it."""
    return _EPOCH + timedelta(microseconds=micros)


def optional_moment(micros: int | None) -> datetime | None:
    return None if micros is None else moment(micros)


def to_json(value: object) -> str:
    """Compact JSON with the letters as they are. Raises TypeError for what JSON cannot hold."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def seats_to_json(seats: Iterable[SeatRow]) -> str:
    """Seats as lists, in the order in which the procedure `replace_seats` reads them."""
    return to_json([[s.seat, s.user_id, s.name, s.locale, s.joined_by, s.lucky, s.away, s.left, s.late] for s in seats])


def seats_from_json(text: str) -> tuple[SeatRow, ...]:
    return tuple(
        SeatRow(seat, user_id, name, locale, joined_by, lucky, bool(away), bool(left), late)
        for seat, user_id, name, locale, joined_by, lucky, away, left, late in json.loads(text)
    )


def results_to_json(results: Iterable[ResultRow]) -> str:
    """Results as lists, in the order in which the procedure `end_match` reads them."""
    return to_json([[r.seat, r.user_id, r.place, r.won, r.figure] for r in results])
