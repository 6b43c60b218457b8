"""`python -m engine replay | games | verify`: the one place of the engine with stdin and stdout (RECORD.md)."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from typing import Any, BinaryIO

from engine.ask import Ask
from engine.games import GAMES
from engine.match import Match
from engine.record import BadRecord, Record
from engine.verify import Differs, verify
from engine.views import view_as_json


def main(arguments: list[str] | None = None) -> int:
    """Run one command; give the exit status."""
    parser = argparse.ArgumentParser(prog="python -m engine", description="Replay, list and verify matches.")
    commands = parser.add_subparsers(dest="command", required=True)
    replaying = commands.add_parser("replay", help="answer records (JSON Lines) with what happened in them")
    replaying.add_argument("files", nargs="*", help="files of records; without one, standard input")
    replaying.add_argument("--views", action="store_true", help="also print what each seat sees at every point")
    commands.add_parser("games", help="list games, seats, options and presets as JSON")
    verifying = commands.add_parser("verify", help="check the shuffle and the moves of one exported record")
    verifying.add_argument("file", help="a file that holds one record")
    chosen = parser.parse_args(arguments)
    if chosen.command == "replay":
        return replay_all(chosen.files, views=chosen.views)
    if chosen.command == "games":
        print(json.dumps(list_games(), indent=2))  # noqa: T201  # printing is what this module is for
        return 0
    return verify_file(chosen.file)


def replay_all(files: list[str], *, views: bool) -> int:
    """Answer every record with one line, in order; 1 when any of them is bad."""
    status = 0
    for name in files or ["-"]:
        try:
            with sys.stdin.buffer if name == "-" else open(name, "rb") as stream:
                for line in records_in(stream):
                    answer = answer_to(line, views=views)
                    status |= "error" in answer
                    sys.stdout.write(json.dumps(answer) + "\n")
        except OSError as failed:
            sys.stderr.write(f"{name}: {failed.strerror}\n")
            status = 1
    return status


def records_in(stream: BinaryIO) -> Iterator[bytes]:
    """The lines that hold a record. Only a line feed ends a line; blank ones are passed over."""
    return (line for raw in stream if (line := raw.strip(b" \t\r\n")))


def answer_to(line: bytes, *, views: bool = False) -> dict[str, Any]:
    """What happened in one record, or `{"error": ...}`."""
    try:
        record = Record.parse(line.decode("utf-8"))
        match = record.start()
        asks: list[Ask] = []
        seen = [views_of(match)] if views else []
        for number, move in enumerate(record.moves):
            if match.pending is not None:
                asks.append(match.pending)
            record.make(match, number, move)
            if views:
                seen.append(views_of(match))
    except UnicodeDecodeError:
        return {"error": "this line is not UTF-8"}
    except BadRecord as bad:
        return {"error": str(bad)}
    answer: dict[str, Any] = {
        "asks": [list(ask[:3]) for ask in asks],
        "pending": list(match.pending[:3]) if match.pending else None,
        "rounds": match.rounds,
        "tally": {match.game.figure: match.tally(match.game.figure)},
        "outcome": match.outcome and {"winners": match.outcome.winners, "places": match.outcome.places},
    }
    return answer | {"views": seen} if views else answer


def views_of(match: Match) -> list[dict[str, Any]]:
    """What each seat sees now, and last what an onlooker sees."""
    return [view_as_json(match.see(seat)) for seat in (*match.seats, None)]


def list_games() -> list[dict[str, Any]]:
    """Every game with its seats, options and presets."""
    return [
        {
            "game": game.key,
            "revision": game.revision,
            "seats": list(game.seats),
            "options": [
                {"name": option.name, "type": option.kind}
                | ({"values": list(option.values)} if option.values else {})
                | ({"least": option.least, "most": option.most} if option.least is not None else {})
                | {"default": option.default, "description": option.description}
                for option in game.rules.options()
            ],
            "presets": {name: dict(chosen) for name, chosen in game.presets.items()},
        }
        for game in GAMES.values()
    ]


def verify_file(name: str) -> int:
    """Check one exported record; one line says what was found."""
    try:
        with open(name, "rb") as stream:
            found = verify(Record.parse(stream.read().decode("utf-8")))
    except OSError as failed:
        found, status = f"{name}: {failed.strerror}", 1
    except UnicodeDecodeError:
        found, status = f"{name} is not UTF-8", 1
    except (BadRecord, Differs) as failed:
        found, status = str(failed), 1
    else:
        status = 0
    sys.stdout.write(found.encode("ascii", "backslashreplace").decode() + "\n")
    return status


if __name__ == "__main__":
    try:
        sys.exit(main())
    except BrokenPipeError:
        # The reader closed the pipe; there is nobody left to tell.
        sys.stderr.close()
        sys.exit(1)
