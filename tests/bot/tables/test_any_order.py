"""Leaving, kicking, voting, sleeping, coming back and outages, in any order at any moment of any game.

The turn order never breaks, nobody pays who owed nothing, nobody gets a fresh hand, two clicks at once move once, and
the match always ends.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Coroutine
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.tables.fairness import record_of
from bot.tables.ports import SeatRow, Status
from bot.tables.refused import Refused, Stale
from bot.tables.session import Session
from engine import GAMES, verify

from .hall import ANNA, BEN, CORA, DORA, EMIL, SHORT_MATCHES, Hall, running_row, sights

HUMANS = (ANNA, BEN, CORA, DORA)
MODERATOR = EMIL
"""He sits at no table."""
MOST_STEPS = 4000

PEOPLE = st.integers(0, len(HUMANS) - 1)
MOMENTS = st.one_of(
    st.tuples(st.just("click"), PEOPLE, st.integers(0, 9)),
    st.tuples(st.just("click"), PEOPLE, st.integers(0, 9)),
    st.tuples(st.just("wait"), PEOPLE, st.integers(1, 4)),
    st.tuples(st.just("sleep"), PEOPLE, st.just(0)),
    st.tuples(st.just("later"), PEOPLE, st.integers(0, 1)),
    st.tuples(st.just("back"), PEOPLE, st.just(0)),
    st.tuples(st.just("leave"), PEOPLE, st.just(0)),
    st.tuples(st.just("kick"), PEOPLE, PEOPLE),
    st.tuples(st.just("sent away"), PEOPLE, PEOPLE),
    st.tuples(st.just("restart"), PEOPLE, st.just(0)),
    st.tuples(st.just("vote"), PEOPLE, PEOPLE),
    st.tuples(st.just("vote"), PEOPLE, PEOPLE),
    st.tuples(st.just("outage"), PEOPLE, st.sampled_from((1, 100))),
)


class Table:
    """One match, and what must hold after whatever happens to it."""

    def __init__(self, hall: Hall, session: Session, rng: random.Random, prompts: set[str]) -> None:
        self.hall = hall
        self.session = session
        self.rng = rng
        self.prompts = prompts
        """What was asked so far."""

    async def happens(self, what: str, who: int, number: int) -> None:
        session, user = self.session, HUMANS[who]
        row = session.seat_of(user)
        match what:
            case "click":
                await self.clicks(row, number)
            case "wait":
                for _ in range(number):
                    await self.time_passes()
            case "sleep":
                step = session.match.step
                while not session.closed and session.match.step == step:
                    await self.time_passes()
            case "later" if row is not None:
                await self.changes_nothing(session.stand_if_left_alone(user, row.seat, bool(number)))
            case "back":
                await self.changes_nothing(session.come_back(user))
            case "leave":
                await self.changes_nothing(session.leave(user))
            case "kick":
                await self.kicks(user, HUMANS[number])
            case "sent away":
                await self.kicks(MODERATOR, HUMANS[number])
            case "restart":
                await self.restart()
            case "vote":
                await self.votes(user, HUMANS[number])
            case "outage":
                await self.outage(number)

    async def clicks(self, row: SeatRow | None, number: int) -> None:
        """Somebody presses a button twice at once; it may be another one's turn."""
        session = self.session
        if row is None or row.user_id is None:
            return
        ask, step = session.pending, session.match.step
        key = ask.options[number % len(ask.options)] if ask is not None else "stand"
        at = self.hall.clock.now()
        twice = [session.act(row.user_id, row.seat, step, key, at=at) for _ in range(2)]
        answers = await asyncio.gather(*twice, return_exceptions=True)
        mine = ask is not None and ask.seat == row.seat
        assert sorted(answer is None for answer in answers) == [False, mine and session.match.step > step]
        assert all(answer is None or isinstance(answer, Stale) for answer in answers)
        assert session.match.step in (step, step + 1)

    async def time_passes(self) -> None:
        """What is due happens; only who was asked may be found late, and only with a move made for him."""
        session = self.session
        if session.closed:
            return
        before, ask, step = session.seats, session.pending, session.match.step
        await self.hall.wait(session)
        moved = session.match.step - step
        for old, new in zip(before, session.seats, strict=True):
            owed = moved and ask is not None and ask.seat == old.seat and not (old.away or old.left)
            assert new == old or owed, "this costs somebody who owed nothing"
            assert new.late <= old.late + 1

    async def changes_nothing(self, work: Coroutine[Any, Any, object]) -> None:
        """Whatever happens to seats: cards, lives, the score and whose turn it is stay as they are."""
        session = self.session
        before, moves = (sights(session), session.match.pending), list(session.match.moves)
        late = [row.late for row in session.seats]
        with contextlib.suppress(Refused, Stale):
            await work
        assert session.match.moves == moves
        assert (sights(session), session.match.pending) == before
        assert all(row.late <= old for row, old in zip(session.seats, late, strict=True))

    async def kicks(self, user: int, target: int) -> None:
        session = self.session
        row = session.seat_of(target)
        if row is None:
            return
        moderator = user == MODERATOR
        may = (moderator or (user == session.host_id and user != target)) and not session.over
        await self.changes_nothing(session.kick(user, row.seat, target, moderator=moderator))
        assert (session.seat_of(target) is None) == (may and session.row.ended != "gone")

    async def votes(self, user: int, target: int) -> None:
        session = self.session
        row = session.seat_of(target)
        if row is None:
            return
        owed = row.away or (session.pending is not None and session.pending.seat == row.seat)
        present = sum(session.held(one.seat) for one in session.seats if one.seat != row.seat)
        await self.changes_nothing(session.vote(user, row.seat, target))
        if session.seat_of(target) is None:
            assert owed
            assert present >= 2
            assert user != target

    async def outage(self, seconds: int) -> None:
        session, step, ask = self.session, self.session.match.step, self.session.pending
        waits = ask is not None and session.held(ask.seat) and ask.seat not in session.waiting_stand
        late = [row.late for row in session.seats]
        session.unreachable()
        self.hall.clock.move(seconds)
        await session.due()
        if waits:
            assert session.match.step == step, "nobody is timed out by our own absence"
            assert [row.late for row in session.seats] == late
        await session.reached_again()

    async def restart(self) -> None:
        """The process dies; the next one goes on with the same hands, and nobody has lost time by it."""
        before, seats, asked = sights(self.session), self.session.seats, self.session.match.pending
        if self.session.over:
            return
        self.session = await self.hall.brought_back(self.session.id, rng=self.rng)
        assert sights(self.session) == before
        assert self.session.seats == seats
        assert self.session.pending == asked, "the scene that was shown is over"

    async def settled(self) -> None:
        """What must hold at every moment."""
        session = self.session
        if session.pending is not None:
            self.prompts.add(session.pending.prompt)
        if not session.closed:
            assert session.next_due() is not None, "nothing will ever happen here"
        stored = await self.hall.stored(session.id)
        assert list(stored.moves) == session.match.moves
        assert [(row.away, row.left, row.late) for row in stored.row.seats] == [
            (row.away, row.left, row.late) for row in session.seats
        ]


ASKED = {
    "cucumber, back for a chip": "revive",
    "cucumber, back after a round": "revive",
    "kachuful, blind": "blind",
    "kachuful, forehead": "bid",
}
"""What makes these rules worth a test of their own."""


@pytest.mark.parametrize("match", list(SHORT_MATCHES))
async def test_whatever_happens_to_seats_breaks_no_game(hall: Hall, match: str) -> None:
    game, rules = SHORT_MATCHES[match]
    prompts: set[str] = set()

    @settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    @given(st.integers(0, 10_000), st.integers(0, 2), st.lists(MOMENTS, max_size=60))
    def evening(secret: int, computers: int, moments: list[tuple[str, int, int]]) -> None:
        run(_evening(hall, game, rules, secret, computers, moments, prompts))

    loop = asyncio.get_running_loop()

    def run(work: Coroutine[Any, Any, None]) -> None:
        asyncio.run_coroutine_threadsafe(work, loop).result(60)

    # Hypothesis is not asynchronous: it calls from a thread of its own, and each evening is spent on this loop.
    await asyncio.to_thread(evening)
    assert match not in ASKED or ASKED[match] in prompts


async def _evening(
    hall: Hall,
    game: str,
    rules: dict[str, object],
    secret: int,
    computers: int,
    moments: list[tuple[str, int, int]],
    prompts: set[str],
) -> None:
    rng = random.Random(secret)
    users: list[int | None] = [*HUMANS, *[None] * computers]
    rng.shuffle(users)
    host = rng.choice(HUMANS)
    row = running_row(*users, secret=secret, game=game, revision=GAMES[game].revision, rules=rules, host_id=host)
    session = await hall.brought_back(await hall.store.add_match(row), rng=rng)
    table = Table(hall, session, rng, prompts)
    for moment in moments:
        await table.happens(*moment)
        await table.settled()
    steps = 0
    while not table.session.closed:
        await table.time_passes()
        await table.settled()
        steps += 1
        assert steps < MOST_STEPS, "this match never ends"
    stored = await hall.stored(session.id)
    assert verify(record_of(stored)).startswith("verified")
    assert stored.row.status is Status.FINISHED or stored.row.ended == "gone"
