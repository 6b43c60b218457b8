"""The sign of life between the bot and `kuckuck health`."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.heartbeat import beat, pulse


@pytest.mark.parametrize(("age", "alive"), [(0, True), (20, True), (20.1, False), (-20, True), (-20.1, False)])
def test_a_beat_counts_for_twenty_seconds_either_way(tmp_path: Path, age: float, alive: bool) -> None:
    beat(tmp_path / "beat", 1_000_000.0)
    assert pulse(tmp_path / "beat", 1_000_000.0 + age).alive is alive


def test_a_new_beat_replaces_the_old_one_and_leaves_nothing_beside_it(tmp_path: Path) -> None:
    for now in (1.0, 5_000_000_000.25):
        beat(tmp_path / "beat", now)
    assert pulse(tmp_path / "beat", 5_000_000_001.0).age == 0.75
    assert [file.name for file in tmp_path.iterdir()] == ["beat"]


@pytest.mark.parametrize("content", [b"", b"x", b"\xff", b"nan", b"inf"])
def test_a_file_without_a_time_is_no_life(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "beat").write_bytes(content)
    assert not pulse(tmp_path / "beat", 0.0).alive


def test_no_file_and_a_folder_in_its_place_are_no_life(tmp_path: Path) -> None:
    assert pulse(tmp_path / "beat", 0.0).age is None
    assert pulse(tmp_path, 0.0).age is None
