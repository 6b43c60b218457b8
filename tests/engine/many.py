"""Thousands of watched random matches of one game: `python -m tests.engine.many GAME COUNT [FIRST SEED]`.

The checks are those of the test suite. A broken promise prints the record that breaks it, and the exit status is 1.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from dataclasses import dataclass, field

from engine import GAMES, Game, Record
from engine.testing import MOST_ROUNDS, random_rules

from .twins import compare_twins
from .watching import Watched, played


@dataclass
class Figures:
    """What many matches came to."""

    matches: int = 0
    moves: int = 0
    rounds: int = 0
    reveals: int = 0
    longest: int = 0
    given_up: int = 0
    compared: int = 0
    undone: int = 0
    seats: Counter[int] = field(default_factory=Counter)

    def add(self, watched: Watched) -> None:
        rounds = len(watched.match.rounds)
        self.matches += 1
        self.moves += watched.match.step
        self.rounds += rounds
        self.reveals += watched.reveals
        self.undone += watched.undone
        self.longest = max(self.longest, rounds)
        self.given_up += rounds >= MOST_ROUNDS
        self.seats[watched.record.seats] += 1

    def __str__(self) -> str:
        return (
            f"{self.matches} matches, {self.rounds} rounds (longest {self.longest}), {self.moves} moves, "
            f"{self.reveals} reveals with bounded losers, {self.given_up} given up under rules without a bound, "
            f"{self.compared} views compared with swapped cards, {self.undone} undone chains checked, "
            f"seats {dict(sorted(self.seats.items()))}"
        )


def opening(game: Game, rng: random.Random) -> Record:
    """A record without moves: random rules, seats and seed."""
    rules = random_rules(game, rng)
    counts = range(game.seats[0], game.seats[1] + 1)
    able = [count for count in counts if game.fault_of(game.rules.agreed(rules), count) is None]
    seats = min(rng.choice(able) for _ in range(3))  # small tables more often, so that matches stay short
    return Record(game=game.key, revision=game.revision, rules=rules, seats=seats, seed=rng.randbytes(32).hex())


def play_many(game: Game, count: int, first_seed: int = 0) -> Figures:
    """Play `count` random matches with all checks. Raises AssertionError with the record that breaks one."""
    figures = Figures()
    for seed in range(first_seed, first_seed + count):
        rng = random.Random(f"{game.key} {seed}")
        record = opening(game, rng)
        try:
            watched = played(record, rng)
            figures.add(watched)
            figures.compared += compare_twins(watched, rng)
        except AssertionError as broken:
            raise AssertionError(f"{broken}\nmatch {seed} of {record.to_json()}") from broken
    return figures


def main(arguments: list[str]) -> int:
    if len(arguments) not in (2, 3) or arguments[0] not in GAMES:
        sys.stderr.write(f"python -m tests.engine.many GAME COUNT [FIRST SEED]; games: {', '.join(GAMES)}\n")
        return 2
    try:
        figures = play_many(GAMES[arguments[0]], int(arguments[1]), int(arguments[2]) if len(arguments) == 3 else 0)
    except AssertionError as broken:
        sys.stdout.write(f"{broken}\n")
        return 1
    sys.stdout.write(f"{arguments[0]}: {figures}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
