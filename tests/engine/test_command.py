"""`python -m engine` as a user runs it: exit status, one line for each record, no traceback."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from engine import GAMES, Record
from engine.__main__ import answer_to

from .samples import PLAIN, SEED, line

GOOD = line()
BAD = [
    line(game="whist"),
    line(revision=2),
    line(rules={"jokers": 1}),
    line(rules={"lives": 4.0}),
    line(packs=[PLAIN["packs"][0][1:]]),
    line(moves=[[1, "swap"]]),
    line(moves=[*PLAIN["moves"], [0, "stand"]]),
    line(comment="x"),
    line(dealer=None),
    line(game="a\u2028b"),
    line(rules={"\ud800": 1}),
    line()[:-1] + ', "seats": 3}',
    '{"seats": NaN}',
    "[" * 100_000,
    '{"seats": ' + "9" * 5000 + "}",
    "not JSON",
    "null",
]


def engine(*arguments: str, given: bytes = b"", **environment: str) -> subprocess.CompletedProcess[bytes]:
    """Run the real command."""
    return subprocess.run(
        [sys.executable, "-m", "engine", *arguments],
        input=given,
        capture_output=True,
        env=os.environ | environment,
    )


def test_good_records_are_answered_in_order_with_status_0(tmp_path: Path) -> None:
    shorter = line(moves=[])
    first, second = tmp_path / "first.jsonl", tmp_path / "second.jsonl"
    first.write_text(f"{GOOD}\n{shorter}\n")
    second.write_text(f"{GOOD}\n")
    done = engine("replay", str(first), str(second))
    assert (done.returncode, done.stderr) == (0, b"")
    expected = [json.loads(json.dumps(answer_to(text.encode()))) for text in (GOOD, shorter, GOOD)]
    assert [json.loads(answer) for answer in done.stdout.splitlines()] == expected


def test_bad_records_get_an_error_line_each_the_others_are_answered_and_the_status_is_1() -> None:
    """Read from standard input, each bad line between two good ones."""
    texts = [GOOD]
    for bad in BAD:
        texts += [bad, GOOD]
    raw = "".join(text + "\n" for text in texts).encode() + b"\xff\xfe\n" + GOOD.encode()  # no line feed at the end
    done = engine("replay", given=raw)
    assert done.returncode == 1
    assert done.stderr == b""
    answers = [json.loads(answer) for answer in done.stdout.decode("ascii").split("\n")[:-1]]
    assert len(answers) == len(texts) + 2
    for number, answer in enumerate(answers):
        assert ("error" in answer) == (number % 2 == 1), answer
        if number % 2:
            assert list(answer) == ["error"]
            assert len(answer["error"].splitlines()) == 1
            assert len(answer["error"]) <= 500


def test_blank_lines_are_skipped_and_only_a_line_feed_ends_a_line() -> None:
    spaced = GOOD.replace(", ", ",\r")
    odd = line(game="a\u2028b\x85c").encode().decode("unicode_escape").encode("utf-8")
    done = engine("replay", given=b"\n \t\r\n\r\n" + spaced.encode() + b"\r\n\n" + odd + b"\n\t")
    answers = [json.loads(answer) for answer in done.stdout.splitlines()]
    assert len(answers) == 2
    assert answers[0] == json.loads(json.dumps(answer_to(GOOD.encode())))
    assert "no game" in answers[1]["error"]


def test_nothing_in_gives_nothing_out() -> None:
    done = engine("replay")
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


def test_a_file_that_is_not_there_is_said_and_the_others_are_answered(tmp_path: Path) -> None:
    there = tmp_path / "there.jsonl"
    there.write_text(GOOD)
    done = engine("replay", str(tmp_path / "missing.jsonl"), str(tmp_path), str(there))
    assert done.returncode == 1
    assert len(done.stdout.splitlines()) == 1
    assert len(done.stderr.splitlines()) == 2
    assert b"Traceback" not in done.stderr


def test_views_are_printed_on_demand() -> None:
    done = engine("replay", "--views", given=GOOD.encode())
    assert done.returncode == 0
    answer = json.loads(done.stdout)
    assert answer == json.loads(json.dumps(answer_to(GOOD.encode(), views=True)))
    assert len(answer["views"]) == len(PLAIN["moves"]) + 1


def test_a_reader_who_leaves_early_gets_no_traceback(tmp_path: Path) -> None:
    """As with `| head -1`: the pipe is closed while there is much to write."""
    path = tmp_path / "many.jsonl"
    path.write_text((GOOD + "\n") * 2_000)
    with subprocess.Popen(
        [sys.executable, "-m", "engine", "replay", str(path)], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.readline()
        running.stdout.close()
        complaints = running.stderr.read()
    assert b"Traceback" not in complaints
    assert b"Exception" not in complaints


def test_an_error_text_reaches_a_terminal_that_knows_only_ascii(tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    path.write_text(json.dumps(json.loads(line(game="Gürke")), ensure_ascii=False), encoding="utf-8")
    for command in ("replay", "verify"):
        done = engine(command, str(path), PYTHONIOENCODING="ascii")
        assert done.returncode == 1
        assert b"Traceback" not in done.stderr
        assert len(done.stdout.splitlines()) == 1


def test_games_are_listed_with_revision_seats_options_and_presets() -> None:
    done = engine("games")
    assert (done.returncode, done.stderr) == (0, b"")
    listed = json.loads(done.stdout)
    assert [entry["game"] for entry in listed] == list(GAMES)
    for entry in listed:
        game = GAMES[entry["game"]]
        assert (entry["revision"], tuple(entry["seats"])) == (game.revision, game.seats)
        assert entry["presets"] == {name: dict(chosen) for name, chosen in game.presets.items()}
        assert [option["name"] for option in entry["options"]] == list(game.rules.model_fields)
        for option in entry["options"]:
            assert {"name", "type", "default", "description"} <= set(option)
            assert "values" in option or {"least", "most"} <= set(option)
            for value in option.get("values", [option.get("least"), option.get("most")]):
                record = Record(game=game.key, rules={option["name"]: value}, seats=game.seats[0], seed=SEED)
                assert record.rule_book()[1].model_dump()[option["name"]] == value


def test_an_unknown_command_is_refused_with_a_usage() -> None:
    for arguments in ([], ["shuffle"], ["verify"]):
        done = engine(*arguments)
        assert done.returncode == 2
        assert b"usage" in done.stderr
