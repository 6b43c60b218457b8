"""How fast random play is, as a ratio to a bare loop in the same run: `python -m tests.bench.random_play`.

The bare loop plays Kuckuck with plain integers in one function and logs one tuple a move. It has no rules to choose,
no record, no secrecy: the floor of what Python can do here, not an engine.
"""

from __future__ import annotations

import random
import sys
import time

from engine import GAMES, Match
from engine.testing import ChancePacks, play_at_random

SEATS = 10
SECONDS = 2.0
TURNS = 5


def bare_match(rng: random.Random) -> int:
    """One match of Kuckuck at random; give the number of moves."""
    lives = [3] * SEATS
    log: list[tuple[int, int, int]] = []
    dealer = rng.randrange(SEATS)
    pack = list(range(52))
    while sum(1 for number in lives if number) > 1:
        rng.shuffle(pack)
        order = [(dealer + step) % SEATS for step in range(1, SEATS + 1) if lives[(dealer + step) % SEATS]]
        hand = dict(zip(order, pack, strict=False))
        top, done = len(order), -1
        for place, seat in enumerate(order):
            if seat == done:
                continue
            swaps = rng.choice((0, 1))
            log.append((seat, 0, swaps))
            if not swaps:
                continue
            if place + 1 < len(order):
                other = order[place + 1]
                if hand[other] % 13 == 12:
                    done = other
                else:
                    hand[seat], hand[other] = hand[other], hand[seat]
            elif pack[top] % 13 != 12:
                hand[seat] = pack[top]
        lowest = min(hand[seat] % 13 for seat in order)
        losers = [seat for seat in order if hand[seat] % 13 == lowest]
        if len(losers) < len(order) or any(lives[seat] > 1 for seat in losers):
            for seat in losers:
                lives[seat] -= 1
        step = 1
        while not lives[(dealer + step) % SEATS]:
            step += 1
        dealer = (dealer + step) % SEATS
    return len(log)


def engine_match(rng: random.Random) -> int:
    """One match of Kuckuck at random through the engine; give the number of moves."""
    game = GAMES["kuckuck"]
    return play_at_random(Match.start(game, SEATS, game.rules(), ChancePacks(rng)), rng).step


def moves_a_second(one_match: object, rng: random.Random, seconds: float) -> float:
    assert callable(one_match)
    moves, started = 0, time.process_time()
    while (spent := time.process_time() - started) < seconds:
        moves += one_match(rng)
    return moves / spent


def main() -> None:
    """Alternate both, so that a busy neighbour disturbs both alike; print the ratio of the best turns."""
    rng = random.Random(1)
    bare = engine = 0.0
    for _ in range(TURNS):
        bare = max(bare, moves_a_second(bare_match, rng, SECONDS / TURNS))
        engine = max(engine, moves_a_second(engine_match, rng, SECONDS / TURNS))
    sys.stdout.write(
        f"Kuckuck, {SEATS} seats, random play: engine {engine:,.0f} moves/s, bare loop {bare:,.0f} moves/s, "
        f"ratio {engine / bare:.2f} (at least 0.25 is promised)\n"
    )


if __name__ == "__main__":
    main()
