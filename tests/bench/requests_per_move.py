"""How many requests a move costs besides the answer to its click: `python -m tests.bench.requests_per_move`.

A whole match of six seats is played by the real bot on the sandbox, everything (scenes, decisions, the spans in which
requests are gathered) at a tenth of its time, so that as much is gathered as at a human pace.

The aim of 1.6 is that of the board: what everybody sees. What players see alone is counted beside it: at the least a
push to who is asked next, and in every round one to each player for his new card.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import tempfile
from collections import Counter
from contextlib import closing
from fnmatch import fnmatchcase
from pathlib import Path

from bot.sandbox import faults
from bot.sandbox.server import Sandbox
from tests.wire.bots import Bots
from tests.wire.driver import NAMES, Script

SEATS = 6
AIM = 1.6
PACE = 0.1
DECISION = 3.0
"""Seconds that a player thinks, before they are shortened."""
BOARD = {"edits": faults.EDIT, "posts": faults.SEND, "deletions": faults.DELETE}
PANELS = {"pushes": faults.TOKEN_EDIT, "new ones": faults.FOLLOW_UP, "deletions": "DELETE /webhooks/*"}
PARTS = {"board": BOARD, "panels": PANELS}
"""Requests by what they show, and each part by what it does."""


Sent = Counter[tuple[str, str]]


async def match(game: str, humans: int, decision: float = DECISION, seed: str = "bench") -> tuple[Sent, int]:
    """Play one match; requests by part and kind, and the number of moves."""
    with tempfile.TemporaryDirectory() as folder:
        async with Sandbox() as sandbox:
            sandbox.limits.enabled = False
            bots = Bots(sandbox, Path(folder) / "kuckuck.sqlite3", pace=PACE)
            people = [sandbox.person(name, owner=name == NAMES[0]) for name in NAMES[:humans]]
            script = Script(bots, people, game=game, seed=seed, fill=0 if humans == SEATS else 2)
            script.think = decision * PACE
            try:
                await script.run(lambda: script.begun)
                before = len(sandbox.log)
                await script.run()
            finally:
                await bots.kill()
            sent = Counter(
                (part, kind)
                for one in sandbox.log[before:]
                for part, kinds in PARTS.items()
                for kind, pattern in kinds.items()
                if fnmatchcase(f"{one.method} {one.path}", pattern)
            )
            with closing(sqlite3.connect(bots.database)) as kept:
                seats, moves = kept.execute(
                    "SELECT (SELECT count(*) FROM seats WHERE match = ?1), count(*) FROM moves WHERE match = ?1",
                    [script.table],
                ).fetchone()
            assert seats == SEATS
            return sent, moves


async def main() -> None:
    """Print the figures of both tables."""
    for humans in (SEATS, 2):
        sent, moves = await match("kuckuck", humans)
        lines = [f"{humans} humans, {SEATS - humans} computers, {moves} moves; requests a move:"]
        for part, kinds in PARTS.items():
            each = ", ".join(f"{kind} {sent[(part, kind)] / moves:.2f}" for kind in kinds)
            total = sum(sent[(part, kind)] for kind in kinds) / moves
            aim = f"  aim {AIM}: {'kept' if total <= AIM else 'MISSED'}" if part == "board" else ""
            lines.append(f"  {part:9}{total:5.2f}  ({each}){aim}")
        lines.append(f"  {'together':9}{sent.total() / moves:5.2f}")
        sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    asyncio.run(main())
