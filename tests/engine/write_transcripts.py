"""Whole games to read, one for each preset: `python -m tests.engine.write_transcripts [--anew] [GAME ...]`.

A transcript ends with its record. Writing plays that record again, so that only what the rules changed differs: look at
the difference, and when an old record plays differently raise the game's `revision` (CONTRIBUTING.md). A record that
cannot be played any more, a missing transcript, or `--anew` gives a new match with a fixed seed.
"""

from __future__ import annotations

import hashlib
import random
import sys
from pathlib import Path

from engine import GAMES, BadRecord, Game, Record, decide
from engine.testing import transcript

FOLDER = Path(__file__).parent / "games" / "transcripts"
MARK = "record "
SEATS = 4
WHIMS = 0.25
"""How often a seat answers at random, so that blunders and rare events are seen too."""
LATE = 0.1
"""How often nobody answers in time, where there is a clock."""


def path_of(game: Game, preset: str) -> Path:
    return FOLDER / f"{game.key}-{preset}.txt"


def written(record: Record) -> str:
    """The text of a transcript, its record last."""
    return f"{transcript(record)}{MARK}{record.to_json()}\n"


def record_in(text: str) -> Record:
    """The record that a transcript ends with. Raises BadRecord."""
    last = text.rstrip("\n").rpartition("\n")[2]
    return Record.parse(last.removeprefix(MARK))


def new_record(game: Game, preset: str) -> Record:
    """A match under a preset, with a seed that follows from its name; played by computer players with whims."""
    name = f"{game.key}-{preset}"
    record = Record(
        game=game.key,
        revision=game.revision,
        rules=dict(game.presets[preset]),
        seats=min(max(SEATS, game.seats[0]), game.seats[1]),
        seed=hashlib.sha256(name.encode()).hexdigest(),
    )
    rng, match = random.Random(name), record.start()
    while (ask := match.pending) is not None:
        if ask.unlisted and rng.random() < LATE:
            key = rng.choice(ask.unlisted)
        elif rng.random() < WHIMS:
            key = rng.choice(ask.options)
        else:
            key = decide(match.see(ask.seat), rng)
        match.act(ask.seat, key)
    return record.model_copy(update={"moves": [list(move) for move in match.moves]})


def kept_record(path: Path) -> Record | None:
    """The record of a transcript that can still be played to its end; None otherwise."""
    try:
        record = record_in(path.read_text(encoding="utf-8"))
        return record if record.replay().pending is None else None
    except (BadRecord, FileNotFoundError):
        return None


def main(arguments: list[str]) -> int:
    anew = "--anew" in arguments
    keys = [argument for argument in arguments if argument != "--anew"] or list(GAMES)
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in (GAMES[key] for key in keys):
        expected = {path_of(game, preset): preset for preset in game.presets}
        for path, preset in expected.items():
            record = None if anew else kept_record(path)
            path.write_text(written(record or new_record(game, preset)), encoding="utf-8")
            sys.stdout.write(f"{path.name}{'' if record else ' (a new match)'}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
