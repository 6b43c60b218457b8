"""The operator is bound to the cards before he knows the players' numbers (RECORD.md, verifiable shuffle)."""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence

from bot.tables.ports import MatchRow, SeatRow, Status, StoredMatch
from engine import Record, commitment_of, seed_of

LUCKY_NUMBER = re.compile(r"[0-9]{1,18}", re.ASCII)


def new_secret() -> tuple[str, str]:
    """A secret of 32 bytes from the operating system, as hex, and the commitment to it."""
    secret = secrets.token_bytes(32)
    return secret.hex(), commitment_of(secret)


def lucky_number(text: str) -> str | None:
    """The lucky number in what a player typed, or None when it is none."""
    typed = text.strip()
    return typed if LUCKY_NUMBER.fullmatch(typed) else None


def players_contributions(seats: Sequence[SeatRow]) -> tuple[str, ...]:
    """One number for each human, in the order of seats: his lucky number, or the id of his joining."""
    return tuple(seat.lucky or seat.joined_by for seat in seats if seat.user_id is not None)


def seed_for(row: MatchRow) -> str:
    """The seed of a match that has begun. A secret until the match is over."""
    return seed_of(bytes.fromhex(row.secret), row.contributions)


def record_of(stored: StoredMatch) -> Record:
    """The record of a match, with everything that `verify` needs.

    Raises ValueError while the match runs: its seed would show every card.
    """
    if stored.row.status not in (Status.FINISHED, Status.BROKEN_OFF):
        raise ValueError("the record of a match is open when the match is over")
    return _record(stored)


def record_to_play(stored: StoredMatch) -> Record:
    """The record from which the bot itself brings a running match back. Never leaves the process."""
    return _record(stored)


def _record(stored: StoredMatch) -> Record:
    row = stored.row
    return Record.model_validate(
        {
            "game": row.game,
            "revision": row.revision,
            "rules": dict(row.rules),
            "seats": len(row.seats),
            "dealer": row.dealer,
            "seed": seed_for(row),
            "moves": [list(move) for move in stored.moves],
            "commitment": row.commitment,
            "secret": row.secret,
            "contributions": list(row.contributions),
            "ended": row.ended,
        }
    )
