"""What a table needs from outside: a store, a screen and a clock (DESIGN: tables know nothing else).

The rows here are what is kept about a match. They are plain frozen data; `bot.store` writes and reads them,
and tests may use any other object that answers to the same protocol.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import TYPE_CHECKING, Protocol

from bot.tables.played import PlayedRow, RatedMatch, RatedPast

if TYPE_CHECKING:
    from bot.tables.lobby import Lobby
    from bot.tables.session import Session


class Status(StrEnum):
    """Where a match stands. `OPEN` is a lobby; the last three are over."""

    OPEN = "open"
    RUNNING = "running"
    FINISHED = "finished"
    BROKEN_OFF = "broken-off"
    CANCELLED = "cancelled"  # a lobby that never started


FORGOTTEN = 0
"""Who asked to be forgotten, wherever a user's id stood in matches that are over."""


class MovedBy(StrEnum):
    """Who made a move: the seat's player, a computer player, or the clock."""

    PLAYER = "player"
    COMPUTER = "computer"
    TIME = "time"


@dataclass(frozen=True, slots=True)
class SeatRow:
    """One seat of a lobby or a match. `seat` counts clockwise from 0.

    `user_id` is None for a computer player. `joined_by` is the id of the interaction with which the player joined,
    `lucky` the number he typed himself (1 to 18 digits) or None: `lucky or joined_by` is his contribution to the
    seed (RECORD.md, verifiable shuffle). `name` is kept for a lobby and a running match only.
    """

    seat: int
    user_id: int | None
    name: str
    locale: str = "en-US"
    joined_by: str = ""
    lucky: str | None = None
    away: bool = False
    left: bool = False
    late: int = 0
    """Asks in a row that the clock answered for him; two make him away."""


@dataclass(frozen=True, slots=True)
class MatchRow:
    """A lobby or a match without its moves.

    `rules` holds only what differs from the game's defaults. `dealer`, `contributions` and `started` are empty until
    the start; `secret` is 32 bytes as hex and must never reach a log or a user before the match is over.
    """

    id: int
    guild_id: int
    channel_id: int
    host_id: int
    game: str
    revision: int
    rules: Mapping[str, object]
    status: Status
    secret: str = field(repr=False)  # whatever is logged of a row, the secret is not
    commitment: str
    opened: datetime
    clicked: datetime
    """Last click in the lobby: it closes fifteen minutes later."""
    preset: str = ""
    most_seats: int = 0
    pace: str = "normal"
    """`normal`, `fast` (short scenes) or `slow` (a day for every decision)."""
    lobby_id: int = 0
    """The public message of the lobby (0: none yet)."""
    board_id: int = 0
    """The public message that is the match's board; its id is a contribution to the seed (0: none yet)."""
    board_posted: datetime | None = None
    dealer: int | None = None
    contributions: tuple[str, ...] = ()
    started: datetime | None = None
    finished: datetime | None = None
    ended: str | None = None
    """Why a match was broken off: host, moderator, gone or update (RECORD.md)."""
    again: int | None = None
    """The match of which this lobby is the rematch."""
    seats: tuple[SeatRow, ...] = ()


@dataclass(frozen=True, slots=True)
class ResultRow:
    """What one human seat took from a match. `place` counts from 1, equal seats share it."""

    seat: int
    user_id: int
    place: int
    won: bool
    figure: int
    """Lives or points at the end."""


@dataclass(frozen=True, slots=True)
class StoredMatch:
    """A match as the database holds it: its row and its moves `(seat, key)` in order."""

    row: MatchRow
    moves: tuple[tuple[int, str], ...] = ()


@dataclass(frozen=True, slots=True)
class LeaderRow:
    """One line of a leaderboard. `place` counts from 1; equal wins and equal share have equal places."""

    place: int
    user_id: int
    wins: int
    matches: int

    @property
    def share(self) -> float:
        """Won matches of all his matches, from 0 to 1."""
        return self.wins / self.matches if self.matches else 0.0


@dataclass(frozen=True, slots=True)
class Ending:
    """How a match ends: written when its last scene was shown, or at the next start when the process died before."""

    status: Status
    at: datetime
    ended: str | None = None
    results: tuple[ResultRow, ...] = ()
    rated: bool = False
    """True when the match counts for the leaderboard: it began with two or more humans and was played out."""


@dataclass(frozen=True, slots=True)
class GuildSettings:
    """What a server may set. A missing row means these defaults."""

    locale: str | None = None
    """Language of public messages; None: the server's own in Discord."""
    turn_seconds: int = 30
    card_seconds: int = 45
    bid_seconds: int = 60
    tables_per_channel: int = 1
    tables_per_guild: int = 20
    time_zone: str = "UTC"


class StepTaken(Exception):
    """The move of this step is already written: the click was doubled or stale."""


class StillSeated(Exception):
    """Who sits at an open or running table cannot be forgotten. Nothing was changed."""


class StoreFailed(Exception):
    """The database refused for another reason (disk full, locked for too long). Nothing was written."""


class Store(Protocol):
    """What outlives the process. Every method that writes is durable when it returns."""

    async def add_match(self, row: MatchRow) -> int:
        """Write a new lobby (`row.id` is ignored) with its seats and return its id."""

    async def save_match(self, row: MatchRow) -> None:
        """Write the row and its seats anew, in one transaction."""

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

        `seats` replaces the seat rows.
        Raises StepTaken when that step is written already; then nothing changes.
        """

    async def save_seats(self, match_id: int, seats: Sequence[SeatRow]) -> None:
        """Replace the seat rows."""

    async def end_match(self, match_id: int, ending: Ending) -> None:
        """End a match with its results, or cancel a lobby. A match that is over already stays as it is."""

    async def end_shown(self, match_id: int) -> None:
        """The end of this match stands where its players see it."""

    async def owed_ends(self) -> list[StoredMatch]:
        """The matches that are over and whose end was not shown, oldest first."""

    async def unfinished(self) -> list[StoredMatch]:
        """Every lobby and running match, oldest first: what a start-up brings back."""

    async def match(self, match_id: int) -> StoredMatch | None:
        """One match, whatever its status."""

    async def results(self, match_id: int) -> list[ResultRow]:
        """The results of one match, by seat."""

    async def history(
        self, guild_id: int, limit: int = 10, *, user_id: int | None = None, skip: int = 0
    ) -> list[MatchRow]:
        """The matches of a guild that are over, newest first, broken-off ones too, cancelled lobbies not.

        `user_id`: only those in which he sat; `skip`: without so many of the newest.
        """

    async def leaderboard(
        self, guild_id: int, game: str | None = None, since: datetime | None = None
    ) -> list[LeaderRow]:
        """Rated matches only; most wins first, then the better share, then the smaller user id."""

    async def streaks(
        self, guild_id: int, users: Iterable[int], game: str | None = None, since: datetime | None = None
    ) -> dict[int, int]:
        """How many of his newest rated matches each of these users won in a row; without those who have none."""

    async def played_by(self, guild_id: int, user_id: int) -> list[PlayedRow]:
        """Everything that a user took from matches of this server, practice too, newest first."""

    async def rated_past(self, guild_id: int, after: RatedMatch | None = None) -> RatedPast:
        """The rated matches of this server that ended after this one; None: all."""

    async def guild_settings(self, guild_id: int) -> GuildSettings: ...

    async def set_guild_settings(self, guild_id: int, settings: GuildSettings) -> None: ...

    async def locale(self, user_id: int) -> str | None:
        """The language a user chose for himself, or None."""

    async def set_locale(self, user_id: int, locale: str | None) -> None: ...

    async def forget(self, user_id: int) -> None:
        """Take a user out of everything that is kept: his results, his language, his id in matches that are over.

        Their records stay complete and can be checked. Raises StillSeated while he sits at a table anywhere.
        """

    async def meta(self, key: str) -> str | None: ...

    async def set_meta(self, key: str, value: str) -> None: ...


class Screen(Protocol):
    """Where tables are shown. Every method returns at once; what it starts happens later and never raises here."""

    def lobby_changed(self, lobby: Lobby) -> None:
        """Who sits, the rules or the host changed."""

    def lobby_closed(self, lobby: Lobby, reason: str) -> None:
        """The lobby is gone; `reason` is the key of the text that says why."""

    def board_changed(self, session: Session) -> None:
        """What everybody sees changed; the newest state wins."""

    def hands_changed(self, session: Session, seats: Iterable[int]) -> None:
        """What these seats see for themselves changed, or it is their turn."""

    def remind(self, session: Session, seat: int) -> None:
        """Half of the time of this seat is over: ping its player once."""

    def moved(self, session: Session, seat: int) -> None:
        """This seat owes nothing any more: a reminder goes."""

    def updated(self, row: MatchRow) -> None:
        """A stored match cannot go on because its game was updated; its board must say so."""

    def ended(self, session: Session) -> None:
        """The match is over, played out or broken off, and its last scene was shown."""


class Clock(Protocol):
    """Time, so that tests can move it by hand."""

    def now(self) -> datetime:
        """The present moment, aware and in UTC."""

    async def sleep(self, seconds: float) -> None: ...
