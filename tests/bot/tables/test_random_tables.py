"""Whole matches in which people come, go, sleep, double their clicks, and the process dies: each of them ends."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Coroutine

import pytest

from bot.tables.fairness import record_of
from bot.tables.ports import GuildSettings, Status
from bot.tables.refused import Refused, Stale
from bot.tables.session import Session
from engine import GAMES, verify

from .hall import ANNA, BEN, CORA, DORA, SHORT_MATCHES, Hall, running_row, sights

HUMANS = (ANNA, BEN, CORA, DORA)
MOST_STEPS = 3000

KUCKUCK: tuple[dict[str, object], ...] = (
    {"lives": 1},
    {"lives": 2, "last_lives_tie": "keep_last_life"},
    {"lives": 2, "king_ends_round": True, "dealer_king_loses_life": True},
    {"lives": 1, "queen_block": "skip", "direction": "anticlockwise"},
)
GAMES_AND_RULES: tuple[tuple[str, dict[str, object]], ...] = (
    *(("kuckuck", rules) for rules in KUCKUCK),
    *SHORT_MATCHES.values(),
)


class Evening:
    """One match, and what happens around it by chance."""

    def __init__(self, hall: Hall, session: Session, rng: random.Random) -> None:
        self.hall = hall
        self.session = session
        self.rng = rng

    async def happens(self) -> None:
        chance = self.rng.random()
        session, hall, user = self.session, self.hall, self.rng.choice(HUMANS)
        if chance < 0.03:
            await self.killed()
        elif chance < 0.05:
            await self.tried(session.leave(user))
        elif chance < 0.12:
            await session.come_back(user)
        elif chance < 0.20:
            row = session.seat_of(user)
            if row is not None:
                await self.tried(session.stand_if_left_alone(user, row.seat, self.rng.random() < 0.8))
        elif chance < 0.26:
            await self.tried(session.skip_scene(user))
        elif chance < 0.30:
            session.offered(session.match.step, hall.clock.now(), live=self.rng.random() < 0.5)
        elif chance < 0.60:
            await self.clicked()
        elif session.next_due() is not None:
            await hall.wait(session)

    async def tried(self, work: Coroutine[object, object, None]) -> None:
        with contextlib.suppress(Refused, Stale):
            await work

    async def clicked(self) -> None:
        """Somebody clicks, perhaps twice at once, perhaps out of turn."""
        session, user = self.session, self.rng.choice(HUMANS)
        row = session.seat_of(user)
        if row is None:
            return
        ask, step = session.pending, session.match.step
        key = self.rng.choice(ask.options if ask is not None else ("stand",))
        click = {"user_id": user, "seat": row.seat, "step": step, "key": key, "at": self.hall.clock.now()}
        clicks = [session.act(**click) for _ in range(self.rng.choice((1, 1, 2)))]  # type: ignore[arg-type]  # by name
        answers = await asyncio.gather(*clicks, return_exceptions=True)
        assert all(answer is None or isinstance(answer, Stale) for answer in answers)
        made = sum(answer is None for answer in answers)
        assert made <= 1
        assert session.match.step == step + made
        if made:
            assert ask is not None
            assert ask.seat == row.seat, "he was not asked"

    async def killed(self) -> None:
        """The process dies; another one brings the match back."""
        stored = await self.hall.stored(self.session.id)
        before = sights(self.session)
        if stored.row.status is not Status.RUNNING:
            return
        settings = GuildSettings()
        self.session = Session(stored, self.hall.store, self.hall.screen, self.hall.clock, settings=settings)
        assert sights(self.session) == before
        if not await self.session.close_if_played_out():
            self.session.begin()

    async def settled(self) -> None:
        """What must hold whatever happened."""
        session = self.session
        if not session.closed:
            assert session.next_due() is not None, "nothing will ever happen here"
        ask = session.pending
        if ask is not None:
            lives = session.match.tally("lives") if session.match.game.figure == "lives" else None
            assert lives is None or lives[ask.seat] > 0, "somebody is asked who is out"
        stored = await self.hall.stored(session.id)
        assert list(stored.moves) == session.match.moves


@pytest.mark.parametrize("seed", range(100))
async def test_every_match_ends_whoever_comes_goes_sleeps_or_dies(hall: Hall, seed: int) -> None:
    rng = random.Random(seed)
    users: list[int | None] = [*HUMANS[: rng.randint(1, 4)], *[None] * rng.randint(0, 3)]
    users += [None] * (3 - len(users))
    rng.shuffle(users)
    (game, rules), pace = GAMES_AND_RULES[seed % len(GAMES_AND_RULES)], rng.choice(("normal", "fast", "slow"))
    match_id = await hall.store.add_match(
        running_row(*users, secret=seed, game=game, revision=GAMES[game].revision, rules=rules, pace=pace)
    )
    evening = Evening(hall, await hall.brought_back(match_id, rng=rng), rng)
    for _ in range(MOST_STEPS):
        await evening.happens()
        await evening.settled()
        if evening.session.closed:
            break
    assert evening.session.closed, "this match never ends"
    stored = await hall.stored(match_id)
    assert stored.row.status in (Status.FINISHED, Status.BROKEN_OFF)
    left = [seat for seat in stored.row.seats if seat.user_id is not None and not seat.left]
    assert stored.row.status is Status.FINISHED or len(left) <= 1
    assert verify(record_of(stored)).startswith("verified")
    results = await hall.store.results(match_id)
    humans = [seat.user_id for seat in stored.row.seats if seat.user_id is not None]
    assert [row.user_id for row in results] == (humans if stored.row.status is Status.FINISHED else [])
    assert len(hall.screen.all_of("ended")) == 1
    made = {(step, seat): by for step, seat, _, by in hall.written()}
    assert all(by == "computer" for (_, seat), by in made.items() if users[seat] is None)
