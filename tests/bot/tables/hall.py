"""A hall for tables: a real store on a file, a screen that notes what it is told, and a clock moved by hand."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.store import SqliteStore
from bot.tables.fairness import players_contributions, record_to_play, seed_for
from bot.tables.lobby import Lobby
from bot.tables.ports import GuildSettings, MatchRow, SeatRow, Status, StoredMatch
from bot.tables.registry import Tables
from bot.tables.session import Session
from engine import GAMES, Ask, commitment_of, first_dealer, view_as_json
from engine.testing import random_rules

NOON = datetime(2026, 3, 1, 12, 0, tzinfo=UTC)
GUILD = 900_000_000_000_000_001
CHANNEL = 900_000_000_000_000_100
BOARD = 1_300_000_000_000_000_009
ANNA, BEN, CORA, DORA, EMIL = (1_200_000_000_000_000_000 + number for number in range(5))

SHORT_MATCHES: dict[str, tuple[str, dict[str, object]]] = {
    **{game.key: (game.key, dict(game.presets["quick"])) for game in GAMES.values()},
    "kuckuck, with a clock": ("kuckuck", {"lives": 2, "turn_timer": 3}),
    "kuckuck, the dealer cuts": ("kuckuck", {"lives": 1, "dealer_exchange": "cut", "dealer_draws": 2}),
    "cucumber, back for a chip": ("cucumber", {"cards_per_player": 2, "threshold": 14, "revival": "chip"}),
    "cucumber, back after a round": ("cucumber", {"cards_per_player": 2, "threshold": 14, "revival": "skip_round"}),
    "kachuful, blind": ("kachuful", {"start_size": 3, "blind": "optional"}),
    "kachuful, forehead": ("kachuful", {"start_size": 2, "single_card": "forehead"}),
}
"""Short matches of every game, by what is asked in them: game and rules."""


class HandClock:
    """Time that passes only when somebody moves it; then whoever slept so long wakes."""

    def __init__(self) -> None:
        self._now = NOON
        self._sleepers: list[tuple[datetime, asyncio.Future[None]]] = []

    def now(self) -> datetime:
        return self._now

    async def sleep(self, seconds: float) -> None:
        waking: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._sleepers.append((self._now + timedelta(seconds=seconds), waking))
        await waking

    def move(self, seconds: float) -> None:
        self.move_to(self._now + timedelta(seconds=seconds))

    def move_to(self, moment: datetime) -> None:
        self._now = max(self._now, moment)
        for when, waking in self._sleepers:
            if when <= self._now and not waking.done():
                waking.set_result(None)
        self._sleepers = [(when, waking) for when, waking in self._sleepers if not waking.done()]

    async def run_until(self, reached: Callable[[], bool]) -> None:
        """Let time pass from one sleeper to the next, and the loop do what they do, until something is reached."""
        async with asyncio.timeout(20):  # no promise about time: a test that waits for nothing must end
            while not reached():
                asleep = [when for when, waking in self._sleepers if not waking.done()]
                if asleep:
                    self.move_to(min(asleep))
                await asyncio.sleep(0.001)


@dataclass
class NotedScreen:
    """Notes everything that it is told to show, in order.

    `confirms`: what it is told is seen at once, as at a quick Discord; under the clock of the rules the tests say when.
    """

    notes: list[tuple[object, ...]] = field(default_factory=list)
    watch: Callable[[str], None] = lambda what: None
    confirms: bool = True

    def _note(self, what: str, *facts: object) -> None:
        self.notes.append((what, *facts))
        self.watch(what)

    def lobby_changed(self, lobby: Lobby) -> None:
        self._note("lobby", lobby.id)

    def lobby_closed(self, lobby: Lobby, reason: str) -> None:
        self._note("lobby closed", lobby.id, reason)

    def board_changed(self, session: Session) -> None:
        self._note("board", session.id)
        self._confirm(session)

    def hands_changed(self, session: Session, seats: Iterable[int]) -> None:
        self._note("hands", session.id, tuple(sorted(seats)))
        self._confirm(session)

    def _confirm(self, session: Session) -> None:
        if self.confirms and not session.timed:
            session.offered(session.match.step, NOON, live=True)

    def remind(self, session: Session, seat: int) -> None:
        self._note("remind", session.id, seat)

    def moved(self, session: Session, seat: int) -> None:
        self._note("moved", session.id, seat)

    def updated(self, row: MatchRow) -> None:
        self._note("updated", row.id)

    def ended(self, session: Session) -> None:
        self._note("ended", session.id)

    def all_of(self, what: str) -> list[tuple[object, ...]]:
        return [note for note in self.notes if note[0] == what]


def secret_number(number: int) -> str:
    """The secret of a match that every run deals alike."""
    return hashlib.sha256(f"hall {number}".encode()).hexdigest()


def people(*users: int | None) -> tuple[SeatRow, ...]:
    """Seats with players; None is a computer."""
    return tuple(
        SeatRow(seat, user, "" if user is None else f"Name {seat}", joined_by="" if user is None else str(7000 + seat))
        for seat, user in enumerate(users)
    )


def lobby_row(*users: int | None, secret: int = 0, **changes: object) -> MatchRow:
    """An open lobby; its host is the first human."""
    hex_secret = secret_number(secret)
    row = MatchRow(
        id=0,
        guild_id=GUILD,
        channel_id=CHANNEL,
        host_id=next((user for user in users if user is not None), ANNA),
        game="kuckuck",
        revision=GAMES["kuckuck"].revision,
        rules={},
        status=Status.OPEN,
        secret=hex_secret,
        commitment=commitment_of(bytes.fromhex(hex_secret)),
        opened=NOON,
        clicked=NOON,
        most_seats=10,
        seats=people(*users),
    )
    return replace(row, **changes)  # type: ignore[arg-type]  # the tests name the fields by keyword


def running_row(*users: int | None, secret: int = 0, **changes: object) -> MatchRow:
    """A match that was dealt a moment ago."""
    row = lobby_row(*users, secret=secret, status=Status.RUNNING, board_id=BOARD, started=NOON)
    row = replace(row, contributions=(*players_contributions(row.seats), str(BOARD)))
    row = replace(row, dealer=first_dealer(seed_for(row), len(users)))
    return replace(row, **changes)  # type: ignore[arg-type]  # the tests name the fields by keyword


@dataclass
class Hall:
    """Where the tables of one test stand."""

    path: Path
    store: SqliteStore
    screen: NotedScreen = field(default_factory=NotedScreen)
    clock: HandClock = field(default_factory=HandClock)
    opened: list[Tables] = field(default_factory=list)

    def tables(self, **options: float) -> Tables:
        """The tables of a process; whoever opens others on the same store has killed the first."""
        tables = Tables(self.store, self.screen, self.clock, **options)
        self.opened.append(tables)
        return tables

    async def restarted(self) -> Tables:
        """The tables of a new process on the same file."""
        while self.opened:
            await self.opened.pop().close()
        tables = self.tables()
        await tables.restore()
        return tables

    async def lobby(self, *users: int | None, **changes: object) -> Lobby:
        """An open lobby without a driver."""
        row = lobby_row(*users, **changes)  # type: ignore[arg-type]  # the tests name the fields by keyword
        row = replace(row, id=await self.store.add_match(row))
        return Lobby(row, self.store, self.screen, self.clock)

    async def session(
        self,
        *users: int | None,
        secret: int = 0,
        settings: GuildSettings | None = None,
        rng: random.Random | None = None,
        **changes: object,
    ) -> Session:
        """A running match without a driver: the test moves the clock and calls `due`."""
        match_id = await self.store.add_match(running_row(*users, secret=secret, **changes))
        return await self.brought_back(match_id, settings=settings, rng=rng)

    async def fullest(self, game: str, chance: random.Random) -> Session:
        """A running match of as many people as the game takes, under house rules by chance."""
        kind = GAMES[game]
        rules = random_rules(kind, chance)
        agreed = kind.rules.agreed(rules)
        seats = next(most for most in range(kind.seats[1], 1, -1) if kind.fault_of(agreed, most) is None)
        return await self.session(*range(ANNA, ANNA + seats), game=game, rules=rules, most_seats=seats)

    async def go_on(self, session: Session, chance: random.Random) -> None:
        """Whoever is asked presses any of his buttons; where nobody is, time passes."""
        ask = session.pending
        if ask is None or not session.held(ask.seat):
            await self.wait(session)
        else:
            await self.click(session, chance.choice(ask.options))

    async def brought_back(
        self, match_id: int, *, settings: GuildSettings | None = None, rng: random.Random | None = None
    ) -> Session:
        stored = await self.stored(match_id)
        rng = rng or random.Random(0)
        session = Session(stored, self.store, self.screen, self.clock, settings=settings, rng=rng)
        session.begin()
        return session

    async def brought_back_ended(self, match_id: int) -> Session:
        """A match that is over, as it is brought back to be told again."""
        return Session(await self.stored(match_id), self.store, self.screen, self.clock)

    async def stored(self, match_id: int) -> StoredMatch:
        found = await self.store.match(match_id)
        assert found is not None
        return found

    def written(self) -> list[tuple[int, int, str, str]]:
        """The moves in the file as another process reads them: step, seat, key and who made it."""
        with closing(sqlite3.connect(self.path)) as other:
            return other.execute("SELECT step, seat, key, by FROM moves ORDER BY match, step").fetchall()

    @contextmanager
    def locked(self) -> Iterator[None]:
        """Another process holds the file: every write fails."""
        with closing(sqlite3.connect(self.path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            yield

    async def click(self, session: Session, key: str, *, at: datetime | None = None) -> None:
        """Whoever is asked presses a button."""
        ask = asked(session)
        user = session.seats[ask.seat].user_id
        assert user is not None
        await session.act(user, ask.seat, session.match.step, key, at=at or self.clock.now())

    async def click_as(self, session: Session, user: int, key: str) -> None:
        """This player presses a button, whoever is asked."""
        seat = next(seat.seat for seat in session.seats if seat.user_id == user)
        await session.act(user, seat, session.match.step, key, at=self.clock.now())

    async def wait(self, session: Session) -> None:
        """Let time pass until something happens by itself, and let it happen."""
        due = session.next_due()
        assert due is not None, "nothing will ever happen here"
        self.clock.move_to(due)
        await session.due()

    async def time_out(self, session: Session) -> None:
        """Whoever is asked does nothing: the reminder, then the end of his time."""
        step = session.match.step
        while session.match.step == step:
            await self.wait(session)

    async def through_scenes(self, session: Session) -> None:
        """Watch the scenes until the next decision or the end."""
        while session.scene is not None:
            await self.wait(session)

    async def play_out(self, session: Session, option: int = 0) -> None:
        """Everybody present presses his first button (-1: his last one) until the match is over."""
        while not session.closed:
            ask = session.pending
            if ask is None or not session.held(ask.seat):
                await self.wait(session)
            else:
                await self.click(session, ask.options[option])


def asked(session: Session) -> Ask:
    """What is asked now."""
    ask = session.pending
    assert ask is not None, "nobody is asked"
    return ask


def mover(session: Session) -> int:
    """The user who is asked now."""
    user = session.seats[asked(session).seat].user_id
    assert user is not None
    return user


def sights(session: Session) -> list[str]:
    """Everything that everybody may see, as text."""
    views = [session.see(None), *(session.see(seat.seat) for seat in session.seats)]
    return [json.dumps(view_as_json(view), sort_keys=True) for view in views]


def found_secret(fits: Callable[[MatchRow], bool], *users: int | None, **changes: object) -> int:
    """The first secret whose match is as the test needs it."""
    return next(number for number in range(20_000) if fits(running_row(*users, secret=number, **changes)))


def swap_happens(row: MatchRow) -> bool:
    """The first player swaps and nobody blocks."""
    match = record_to_play(StoredMatch(row)).replay()
    assert match.pending is not None
    return any(type(event).__name__ == "Swapped" for _, event in match.act(match.pending.seat, "swap"))
