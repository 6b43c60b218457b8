"""How fast random play of a trick game is, as a ratio to a bare loop: `python -m tests.bench.random_tricks`.

The bare loop plays Kachuful with plain integers in one function and logs one tuple a move. Like the engine it counts
the decisions alone: the last trick of a round is played without one. It has no rules to choose, no record, no secrecy.
"""

from __future__ import annotations

import random
import sys

from engine import GAMES, Match
from engine.testing import ChancePacks, play_at_random

from .random_play import SECONDS, TURNS, moves_a_second

SEATS = 4
BIGGEST_HAND = 10
PROMISED = 0.22
TRUMPS = (0, 2, 3, 1)
"""Spades, diamonds, clubs, hearts; a card is its suit times 13 plus its rank."""


def bare_match(rng: random.Random) -> int:
    """One match of Kachuful at random; give the number of decisions."""
    scores = [0] * SEATS
    log: list[tuple[int, int, int]] = []
    dealer = rng.randrange(SEATS)
    pack = list(range(52))
    sizes = [*range(BIGGEST_HAND, 0, -1), *range(2, BIGGEST_HAND + 1)]
    choice = rng.choice
    for number, size in enumerate(sizes):
        rng.shuffle(pack)
        trump = TRUMPS[number % 4]
        leader = (dealer + 1) % SEATS
        hands = [pack[(seat - leader) % SEATS : SEATS * size : SEATS] for seat in range(SEATS)]
        bids, tricks, total = [0] * SEATS, [0] * SEATS, 0
        for step in range(SEATS):
            seat = (leader + step) % SEATS
            allowed = [bid for bid in range(size + 1) if step < SEATS - 1 or bid != size - total]
            bids[seat] = allowed[0]
            if len(allowed) > 1:
                bids[seat] = choice(allowed)
                log.append((seat, 1, bids[seat]))
            total += bids[seat]
        for trick in range(size):
            led = best = -1
            for step in range(SEATS):
                seat = (leader + step) % SEATS
                hand = hands[seat]
                legal = [card for card in hand if card // 13 == led] or hand
                card = legal[0]
                if trick < size - 1:
                    card = choice(legal)
                    log.append((seat, 0, card))
                hand.remove(card)
                suit = card // 13
                if best < 0:
                    led = suit
                    best, winner = card, seat
                elif (card > best) if suit == best // 13 else suit == trump:
                    best, winner = card, seat
            tricks[winner] += 1
            leader = winner
        for seat in range(SEATS):
            if bids[seat] == tricks[seat]:
                scores[seat] += 10 + bids[seat]
        dealer = (dealer + 1) % SEATS
    return len(log)


def engine_match(rng: random.Random) -> int:
    """One match of Kachuful at random through the engine; give the number of decisions."""
    game = GAMES["kachuful"]
    return play_at_random(Match.start(game, SEATS, game.rules(), ChancePacks(rng)), rng).step


def main() -> None:
    """Alternate both, so that a busy neighbour disturbs both alike; print the ratio of the best turns."""
    rng = random.Random(1)
    bare = engine = 0.0
    for _ in range(TURNS):
        bare = max(bare, moves_a_second(bare_match, rng, SECONDS / TURNS))
        engine = max(engine, moves_a_second(engine_match, rng, SECONDS / TURNS))
    sys.stdout.write(
        f"Kachuful, {SEATS} seats, random play: engine {engine:,.0f} moves/s, bare loop {bare:,.0f} moves/s, "
        f"ratio {engine / bare:.2f} (at least {PROMISED} is promised)\n"
    )


if __name__ == "__main__":
    main()
