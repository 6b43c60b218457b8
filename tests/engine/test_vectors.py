"""Records with the answers that they must get, one file for each game: `vectors/<game>.jsonl`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine import GAMES
from engine.__main__ import answer_to

VECTORS = sorted((Path(__file__).parent / "vectors").glob("*.jsonl"))


def test_every_game_has_vectors() -> None:
    assert {path.stem for path in VECTORS} == set(GAMES)


@pytest.mark.parametrize("path", VECTORS, ids=lambda path: path.stem)
def test_every_vector_is_answered_as_written(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    assert lines
    for number, text in enumerate(lines):
        vector = json.loads(text)
        answer = json.loads(json.dumps(answer_to(json.dumps(vector["record"]).encode())))
        assert answer == vector["replay"], f"{path.name}, line {number + 1}"
