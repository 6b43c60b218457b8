"""Leaving, kicking, voting, coming back, clicking and the end of one's time at the same step, at the same moment."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Coroutine
from typing import Any

import pytest

from bot.tables.fairness import record_of, record_to_play
from bot.tables.ports import MatchRow, Status
from bot.tables.refused import Refused, Stale
from bot.tables.session import Session
from engine import verify

from .hall import SHORT_MATCHES, Hall, running_row, sights
from .test_seats import FIVE


def storm(hall: Hall, session: Session, rng: random.Random) -> list[Coroutine[Any, Any, object]]:
    """What everybody at the table does about who is asked, in any order, some of it twice."""
    ask = session.pending
    assert ask is not None
    seat, step, user = ask.seat, session.match.step, FIVE[ask.seat]
    others = [one for one in FIVE if one != user]
    rng.shuffle(others)
    host, at = session.host_id, hall.clock.now()
    possible = [
        lambda: session.act(user, seat, step, rng.choice(ask.options), at=at),
        lambda: session.act(user, seat, step, rng.choice(ask.options), at=at),
        lambda: session.stand_if_left_alone(others[0], FIVE.index(others[0]), True),
        lambda: session.come_back(user),
        lambda: session.vote(others[0], seat, user, step),
        lambda: session.vote(others[1], seat, None, step),
        lambda: session.vote(others[2], seat, user),
        lambda: session.kick(host, seat, user),
        lambda: session.leave(user),
        lambda: session.leave(others[3]),
        lambda: session.leave(host),
        lambda: session.due(),
        lambda: session.due(),
        lambda: session.reached_again(anew=True),
        lambda: session.clock_was_set(),
        lambda: session.skip_scene(others[1]),
    ]
    chosen = rng.sample(possible, rng.randint(2, 9))
    return [what() for what in chosen]


def _held(row: MatchRow) -> list[tuple[bool, bool, int]]:
    """Who holds his seat; names are forgotten at the end."""
    return [(seat.away, seat.left, seat.late) for seat in row.seats]


@pytest.mark.parametrize("match", list(SHORT_MATCHES))
async def test_whatever_is_done_about_a_seat_at_once_is_done_one_after_the_other(hall: Hall, match: str) -> None:
    game, rules = SHORT_MATCHES[match]
    rng = random.Random(match)
    for secret in range(3):
        row = running_row(*FIVE, secret=secret, game=game, rules=rules, host_id=rng.choice(FIVE))
        session = await hall.brought_back(await hall.store.add_match(row), rng=rng)
        for _ in range(25):
            if session.closed:
                break
            if session.pending is None or not session.held(session.pending.seat):
                await hall.wait(session)
                continue
            if rng.random() < 0.5:
                hall.clock.move_to(session.next_due() or hall.clock.now())
            ask, step, moves = session.pending, session.match.step, list(session.match.moves)
            answers = await asyncio.gather(*storm(hall, session, rng), return_exceptions=True)
            assert all(isinstance(one, Refused | Stale) for one in answers if isinstance(one, BaseException)), answers
            made = session.match.moves[len(moves) :]
            assert session.match.moves[: len(moves)] == moves
            assert sum(seat == ask.seat for seat, _ in made[:1]) == len(made[:1]), "the first move is the asked seat's"
            assert len(made) <= 3, "nobody was moved for more often than time was due"
            stored = await hall.stored(session.id)
            assert list(stored.moves) == session.match.moves
            assert _held(stored.row) == _held(session.row)
            assert record_to_play(stored).replay().see(None) == session.see(None)
            assert session.closed or session.next_due() is not None, "nothing will ever happen here"
            assert all(not session.votes.about(one.seat) for one in session.seats if one.left)
            assert session.match.step >= step
        for _ in range(4000):
            if session.closed:
                break
            await hall.wait(session)
        stored = await hall.stored(session.id)
        assert stored.row.status is Status.FINISHED or stored.row.ended == "gone"
        assert verify(record_of(stored)).startswith("verified")
        assert sights(session)
