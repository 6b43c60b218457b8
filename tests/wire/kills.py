"""Kill the bot at random places of random matches, and judge every match: `python -m tests.wire.kills [1000] [seed]`.

Prints what was killed where, and how many answered presses were kept; stops at the first match that is not as it
should be.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
import time
from collections import Counter
from dataclasses import replace
from itertools import cycle
from pathlib import Path

from bot.sandbox.server import Sandbox
from bot.ui.family import PLAYABLE
from tests.wire.bots import Bots
from tests.wire.driver import NAMES, Script
from tests.wire.judging import answered, judge
from tests.wire.places import END, LOBBY, MOVE, SHOW, START, Place, around
from tests.wire.short_matches import MIXED

AT_ONCE = 6
"""Matches side by side; most of the time a match waits for its own scenes."""
EARLY = LOBBY + START + around("publish")
PLAYING = MOVE + SHOW
DEATHS = 8
"""So many deaths in the middle of a match, one at its beginning, one at its end; as many as are reached."""


def drawn_places(rng: random.Random) -> list[Place]:
    """Where the lives of one match end."""
    middle = [replace(rng.choice(PLAYING), nth=rng.randint(1, 3)) for _ in range(DEATHS)]
    early = [replace(rng.choice(EARLY), nth=1)]
    return [*early, *middle[: rng.randint(2, DEATHS)], replace(rng.choice(END), nth=1)]


class Tally:
    """What has been done so far."""

    def __init__(self) -> None:
        self.kills: Counter[str] = Counter()
        self.games: Counter[str] = Counter()
        """Kills in each game."""
        self.matches = self.presses = self.answered = self.moves = 0


async def play(game: str, seed: str, tally: Tally) -> None:
    """One match with as many deaths as fit in."""
    rng = random.Random(seed)
    people, agreed = rng.randint(3, 5), rng.choice(MIXED[game])
    places = drawn_places(rng)
    with tempfile.TemporaryDirectory() as folder:
        async with Sandbox() as sandbox:
            sandbox.limits.enabled = False
            bots = Bots(sandbox, Path(folder) / "kuckuck.sqlite3")
            script = Script(
                bots,
                [sandbox.person(name, owner=name == NAMES[0]) for name in NAMES[:people]],
                game=game,
                preset=agreed.preset,
                rules=agreed.rules,
                seed=seed,
                places=places,
            )
            try:
                await script.run()
                match = await judge(script)
            except BaseException:
                sys.stderr.write(
                    f"the match of seed {seed} ({game}, {agreed}, {people} players) failed: {script.report()}\n"
                )
                if bots.life is not None:
                    sys.stderr.write(bots.life.last_words + "\n")
                raise
            finally:
                await bots.kill()
            if sandbox.failures:
                raise AssertionError(sandbox.failures)
    tally.kills.update(f"{place.when} {place.what}" for place in script.hit)
    tally.games[game] += len(script.hit)
    tally.matches += 1
    tally.presses += len(script.sent)
    tally.answered += len(answered(script))
    tally.moves += len(match.moves)


async def main(wanted: int, seed: str) -> None:
    """Play until so many kills are reached, and print the figures."""
    tally, began = Tally(), time.monotonic()
    matches = ((game, f"{seed}/{number}") for number, game in enumerate(cycle(PLAYABLE)))

    async def worker() -> None:
        while tally.kills.total() < wanted:
            await play(*next(matches), tally)

    async with asyncio.TaskGroup() as group:
        for _ in range(AT_ONCE):
            group.create_task(worker())
    lines = [f"{count:5}  {place}" for place, count in sorted(tally.kills.items())]
    lines += [f"{count:5}  {game}" for game, count in sorted(tally.games.items())]
    lines.append(
        f"{tally.kills.total()} kills in {tally.matches} matches, {time.monotonic() - began:.0f} s: {tally.presses} "
        f"presses, {tally.answered} answered, all of them kept once; {tally.moves} moves, every match as the unkilled."
    )
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000, sys.argv[2] if len(sys.argv) > 2 else "kills"))
