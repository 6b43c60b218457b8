"""How many requests a move costs besides the answer to its click: `python -m tests.bench.requests_per_move`.

A whole match of six seats is played by the real bot on the sandbox, everything (scenes, decisions, the spans in which
requests are gathered) at a tenth of its time, so that as much is gathered as at a human pace. The aim is 1.6.
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
KINDS = {
    "panels": faults.TOKEN_EDIT,
    "board": faults.EDIT,
    "posts": faults.SEND,
    "deleted": "DELETE *",
    "sent by token": "POST /webhooks/*",
}


async def match(game: str, humans: int, decision: float = DECISION, seed: str = "bench") -> tuple[Counter[str], int]:
    """Play one match; requests by kind, and the number of moves."""
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
                kind
                for one in sandbox.log[before:]
                for kind, pattern in KINDS.items()
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
        each = ", ".join(f"{kind} {count / moves:.2f}" for kind, count in sent.items())
        sys.stdout.write(
            f"{humans} humans, {SEATS - humans} computers: {sent.total() / moves:.2f} requests a move over {moves} "
            f"moves (aim {AIM}): {each}\n"
        )


if __name__ == "__main__":
    asyncio.run(main())
