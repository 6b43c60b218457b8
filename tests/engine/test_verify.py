"""`python -m engine verify`: a genuine match verifies, and whatever was tampered with is named (RECORD.md)."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine import GAMES, BadRecord, Differs, Game, Record, commitment_of, first_dealer, seed_of, verify
from engine.__main__ import main
from engine.shuffle import shuffled
from engine.testing import play_at_random

SECRET = bytes.fromhex("c0ffee" * 10 + "beef")
CONTRIBUTIONS = ["7", "1291837465920384756", "1300000000000000001"]


def genuine(key: str = "kuckuck", *, packs: int = 0, **changed: Any) -> Record:
    """A match played to its end, as the bot exports it; `packs` of them written out."""
    game = GAMES[key]
    seed = seed_of(SECRET, CONTRIBUTIONS)
    seats = game.seats[0]
    record = Record(game=key, revision=game.revision, seats=seats, seed=seed)
    match = play_at_random(record.start(), random.Random(key))
    return record.model_copy(
        update={
            "dealer": first_dealer(seed, seats),
            "packs": [shuffled(game.pack, seed, number) for number in range(packs)],
            "moves": [list(move) for move in match.moves],
            "commitment": commitment_of(SECRET),
            "secret": SECRET.hex(),
            "contributions": CONTRIBUTIONS,
        }
        | changed
    )


def other_pack(number: int) -> Callable[[Record], dict[str, Any]]:
    """Exchange the last two cards of a pack, where hardly anybody would look."""

    def change(record: Record) -> dict[str, Any]:
        packs = [list(pack) for pack in record.packs]
        packs[number][-1], packs[number][-2] = packs[number][-2], packs[number][-1]
        return {"packs": packs}

    return change


TAMPERED: list[tuple[str, Callable[[Record], dict[str, Any]]]] = [
    ("committed", lambda record: {"commitment": "0" * 64}),
    ("committed", lambda record: {"secret": "0" * 64}),
    ("seed", lambda record: {"seed": "0" * 64}),
    ("seed", lambda record: {"contributions": CONTRIBUTIONS[::-1]}),
    ("seed", lambda record: {"contributions": [*CONTRIBUTIONS, "0"]}),
    ("seed", lambda record: {"contributions": CONTRIBUTIONS[:-1]}),
    ("seed", lambda record: {"contributions": ["07", *CONTRIBUTIONS[1:]]}),
    ("dealer", lambda record: {"dealer": (record.dealer or 0) + 1 - 2 * (record.dealer == 2)}),
    ("pack 0", other_pack(0)),
    ("pack 1", other_pack(1)),
    ("pack 199", other_pack(199)),
    ("not over", lambda record: {"moves": record.moves[:-1]}),
    ("not over", lambda record: {"moves": []}),
    ("its end", lambda record: {"ended": "host"}),
    ("move 0", lambda record: {"moves": record.moves[1:]}),
    ("move", lambda record: {"moves": [*record.moves, record.moves[-1]]}),
    ("move 3", lambda record: {"moves": [*record.moves[:3], [record.moves[3][0], "cheat"]]}),
    ("revision", lambda record: {"revision": 99}),
    ("commitment", lambda record: {"commitment": None}),
    ("secret", lambda record: {"secret": None}),
    ("contributions", lambda record: {"contributions": None}),
]


@pytest.mark.parametrize("key", list(GAMES))
def test_a_genuine_match_of_every_game_verifies(key: str) -> None:
    record = genuine(key)
    found = verify(record)
    assert found.startswith("verified")
    assert f"{len(record.moves)} moves" in found
    assert verify(genuine(key, packs=2)) == found
    assert verify(Record.parse(record.to_json())) == found


def test_seed_dealer_and_packs_need_not_be_given() -> None:
    """They follow from secret and contributions."""
    record = genuine()
    assert verify(record.model_copy(update={"seed": None, "dealer": None})) == verify(record)


def test_more_packs_than_needed_are_checked_and_allowed() -> None:
    assert verify(genuine(packs=200)).startswith("verified")


@pytest.mark.parametrize(("named", "change"), TAMPERED)
def test_whatever_was_tampered_with_is_named_and_the_status_is_1(
    named: str, change: Callable[[Record], dict[str, Any]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = genuine(packs=200)
    forged = record.model_copy(update=change(record))
    with pytest.raises((Differs, BadRecord), match=named):
        verify(forged)
    path = tmp_path / "forged.json"
    path.write_text(forged.to_json())
    assert main(["verify", str(path)]) == 1
    printed = capsys.readouterr().out
    assert named in printed
    assert len(printed.splitlines()) == 1


def test_other_seats_are_another_match() -> None:
    with pytest.raises((Differs, BadRecord)):
        verify(genuine(seats=4))


def test_other_rules_are_another_match() -> None:
    with pytest.raises((Differs, BadRecord)):
        verify(genuine(rules={"lives": 9}))


@pytest.mark.parametrize("ending", ["host", "moderator", "gone", "update"])
@pytest.mark.parametrize("made", [0, 1, 5])
def test_a_match_that_was_broken_off_verifies_as_far_as_it_went(ending: str, made: int) -> None:
    record = genuine(ended=ending, moves=genuine().moves[:made])
    found = verify(record)
    assert f"broken off after move {made}" in found
    assert len(found.splitlines()) == 1


def test_a_forged_match_that_was_broken_off_does_not_verify() -> None:
    record = genuine(packs=2, ended="gone", moves=[])
    with pytest.raises(Differs, match="pack 1"):
        verify(record.model_copy(update=other_pack(1)(record)))


def test_an_error_text_betrays_neither_secret_nor_seed(game: Game) -> None:
    """The text may be pasted anywhere, and a wrong secret may be the right one of another table."""
    record = genuine(game.key)
    changes: list[dict[str, object]] = [{"commitment": "0" * 64}, {"seed": "0" * 64}, {"moves": []}]
    for change in changes:
        with pytest.raises((Differs, BadRecord)) as caught:
            verify(record.model_copy(update=change))
        assert SECRET.hex() not in str(caught.value)
        assert seed_of(SECRET, CONTRIBUTIONS) not in str(caught.value)


# The command


def command(path: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "engine", "verify", str(path)], capture_output=True, text=True)


def test_the_command_says_in_one_line_what_agrees(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_text(f"\n{genuine(packs=1).to_json()}\n")
    done = command(path)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == verify(genuine()) + "\n"


def test_the_command_says_in_one_line_what_differs(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_text(genuine(seed="0" * 64).to_json())
    done = command(path)
    assert (done.returncode, done.stderr) == (1, "")
    assert len(done.stdout.splitlines()) == 1
    assert "seed" in done.stdout


@pytest.mark.parametrize("content", [b"", b"\n \n", b"{}", b"[]", b"\xff", b"not JSON", b"{}\n{}", b"[" * 100_000])
def test_a_file_without_exactly_one_good_record_is_refused_in_one_line(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "match.json"
    path.write_bytes(content)
    assert main(["verify", str(path)]) == 1
    assert len(capsys.readouterr().out.splitlines()) == 1


def test_a_file_that_is_not_there_is_refused_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for path in (tmp_path / "missing.json", tmp_path):
        assert main(["verify", str(path)]) == 1
        assert len(capsys.readouterr().out.splitlines()) == 1
