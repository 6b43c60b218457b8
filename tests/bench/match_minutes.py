"""How long a six-seat match of Kuckuck takes at 3 s a decision: `python -m tests.bench.match_minutes [--real]`.

Without `--real` it is computed from the pacing of the tables over many matches; with it, six people play one whole
match with the real bot on the sandbox in real time, rate limits included. The aim is five minutes.
"""

from __future__ import annotations

import asyncio
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path

from bot.sandbox.server import Sandbox
from bot.tables.fairness import record_to_play
from bot.tables.pacing import PACES
from engine import GAMES, Match, Packs, decide
from tests.wire.bots import Bots
from tests.wire.driver import NAMES, Script
from tests.wire.judging import stored

SEATS = 6
DECISION = 3.0
AIM = 5.0
MATCHES = 200
WAY = 0.15
"""Seconds from a click to the next player's buttons: 0.11 in a match on the sandbox, and a network's way."""


def computed(game: str = "kuckuck") -> list[float]:
    """Minutes of many matches of sensible players: decisions, and what every round's end costs."""
    rng, pace = random.Random(0), PACES["normal"]
    minutes: list[float] = []
    for _ in range(MATCHES):
        match = Match.start(GAMES[game], SEATS, GAMES[game].rules(), Packs(seed=rng.randbytes(32).hex()))
        while (ask := match.pending) is not None:
            match.act(ask.seat, decide(match.see(ask.seat), rng))
        minutes.append((match.step * (DECISION + WAY) + len(match.rounds) * (pace.drum + pace.reveal)) / 60)
    return sorted(minutes)


async def real() -> tuple[float, int, int]:
    """Play one match in real time: minutes, moves and rounds."""
    with tempfile.TemporaryDirectory() as folder:
        async with Sandbox() as sandbox:
            bots = Bots(sandbox, Path(folder) / "kuckuck.sqlite3", pace=1.0)
            people = [sandbox.person(name, owner=name == NAMES[0]) for name in NAMES[:SEATS]]
            script = Script(bots, people, seed="minutes")
            script.think = DECISION
            try:
                await script.run(lambda: script.begun)
                began = time.monotonic()
                await script.run()
                took = time.monotonic() - began
                match, _ = await stored(bots.database, script.table)
            finally:
                await bots.kill()
    rounds = len(Match.replay(record_to_play(match)).rounds)
    return took / 60, len(match.moves), rounds


def main(arguments: list[str]) -> None:
    """Print the figures."""
    minutes = computed()
    sys.stdout.write(
        f"computed over {MATCHES} matches: median {statistics.median(minutes):.1f} min, "
        f"nine of ten within {minutes[MATCHES * 9 // 10]:.1f} min (aim {AIM:.0f})\n"
    )
    if "--real" in arguments:
        took, moves, rounds = asyncio.run(real())
        besides = (took * 60 - moves * DECISION) / rounds
        sys.stdout.write(
            f"played in real time, keys at random: {took:.1f} min, {moves} moves, {rounds} rounds, {besides:.1f} s a "
            "round besides the decisions\n"
        )


if __name__ == "__main__":
    main(sys.argv[1:])
