"""What is looked at for `/doctor` and `kuckuck doctor`: each fault is named with its mend, in both languages."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot import findings
from bot.findings import Finding, of_clock, of_database, of_emojis, of_latency
from bot.sandbox.server import Sandbox
from bot.store import DatabaseState, Reason, SqliteStore
from bot.text import LANGUAGES, words_for

from .test_command_line import TOKEN, folder, kuckuck, make_database

__all__ = ["folder"]


async def test_a_database_in_use_is_found_well_and_unchanged(tmp_path: Path) -> None:
    path = tmp_path / "kuckuck.sqlite3"
    async with SqliteStore.open(path) as store:
        await store.set_meta("note", "kept")
        found = of_database(path)
        assert (found.key, found.good) == ("database", True)
        assert await store.meta("note") == "kept"


async def test_a_database_that_is_locked_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.store.health.PATIENCE_SECONDS", 0.01)
    path = tmp_path / "kuckuck.sqlite3"
    await make_database(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert of_database(path) == Finding("database-locked", False)
    assert of_database(path).good


def test_a_database_that_cannot_be_used_is_named_with_its_reason(tmp_path: Path) -> None:
    text = tmp_path / "text"
    text.write_text("hello " * 40)
    assert of_database(text).values == {"reason": "not-a-database"}
    assert of_database(tmp_path / "missing").values == {"reason": "no-file"}
    assert of_database(tmp_path / "no" / "folder").values == {"reason": "no-folder"}
    assert not (tmp_path / "missing").exists(), "looking makes nothing"


def test_a_full_disk_and_an_old_form_are_faults() -> None:
    assert findings.of_state(DatabaseState(2, 2, 10**9)).good
    assert findings.of_state(DatabaseState(2, 2, 10**6)).key == "disk"
    assert not findings.of_state(DatabaseState(1, 2, 10**9)).good


def test_a_clock_that_is_far_from_discords_is_a_fault_in_both_directions() -> None:
    assert [of_clock(seconds).good for seconds in (-60, -2.1, -1, 0, 0.3, 1.9, 2.1)] == [
        False,
        False,
        True,
        True,
        True,
        True,
        False,
    ]


def test_a_slow_or_unknown_gateway_is_a_fault() -> None:
    assert of_latency(0.08).good
    assert [of_latency(seconds).good for seconds in (1.5, float("nan"), float("inf"))] == [False, False, False]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_finding_has_its_words_and_every_fault_names_a_mend_in_a_sentence(language: str) -> None:
    found = [
        Finding("permissions", True),
        Finding("permissions", False, {"names": "**X**"}),
        *(Finding("gateway", good) for good in (True, False)),
        *(of_emojis(there, 59) for there in (59, 3)),
        Finding("commands", True, {"count": 9, "names": ""}),
        Finding("commands", False, {"count": 0, "names": "/play"}),
        Finding("commands-unknown", False),
        findings.of_state(DatabaseState(2, 2, 10**9)),
        findings.of_state(DatabaseState(1, 2, 10**9)),
        findings.of_state(DatabaseState(2, 2, 10**6)),
        Finding("database-locked", False),
        *(Finding("database-unusable", False, {"reason": reason.value}) for reason in Reason),
        *(of_clock(seconds) for seconds in (0, 9)),
        *(of_latency(seconds) for seconds in (0.1, 2, float("nan"))),
        Finding("running", True),
        Finding("not-running", True),
        Finding("no-token", False),
        *(Finding("token", good) for good in (True, False)),
        Finding("refused", False, {"status": 500, "code": 0}),
        Finding("reach", False, {"kind": "ClientConnectorError"}),
    ]
    words = words_for(language)
    for one in found:
        text = one.told(words)
        assert text.rstrip().endswith("."), text
        assert one.good or text.count(". ") + text.count(": ") + text.count(", ") >= 1, text


async def test_doctor_on_the_command_line_names_what_is_missing(folder: Path) -> None:
    await make_database(folder / "own.sqlite3")
    done = kuckuck(folder, "doctor", DATABASE_PATH="own.sqlite3")
    assert done.returncode == 1
    first, *others = done.stdout.splitlines()
    assert first.startswith("ok   The database can be written (version ")
    assert others == [
        "ok   The bot does not run with this database now.",
        "MEND DISCORD_TOKEN is not set. Write the bot's token into .env, or use `kuckuck play`, which needs none.",
    ]


def test_doctor_says_that_a_first_start_makes_the_default_database(folder: Path) -> None:
    done = kuckuck(folder, "doctor")
    assert "MEND There is no database yet." in done.stdout
    assert list(folder.iterdir()) == [], "looking makes nothing"


async def test_doctor_without_a_network_says_so_and_never_the_token(folder: Path) -> None:
    await make_database(folder / "own.sqlite3")
    done = kuckuck(
        folder,
        "doctor",
        DATABASE_PATH="own.sqlite3",
        DISCORD_TOKEN=TOKEN,
        DISCORD_API_BASE="http://127.0.0.1:1/api/v10",
    )
    assert done.returncode == 2
    assert "DISCORD_API_BASE does not answer like Discord" in done.stderr
    assert TOKEN not in done.stdout + done.stderr


async def test_doctor_asks_discord_about_token_clock_commands_and_pictures(tmp_path: Path) -> None:
    path = tmp_path / "own.sqlite3"
    await make_database(path)
    async with Sandbox() as sandbox:
        known = {"DATABASE_PATH": "own.sqlite3", "DISCORD_API_BASE": sandbox.api_base}
        right = await asyncio.to_thread(kuckuck, tmp_path, "doctor", DISCORD_TOKEN=sandbox.token, **known)
        wrong = await asyncio.to_thread(kuckuck, tmp_path, "doctor", DISCORD_TOKEN=TOKEN, **known)
    lines = right.stdout.splitlines()
    assert "ok   Discord knows the token." in lines
    assert any(line.startswith("ok   The clock agrees with Discord's") for line in lines)
    assert any(line.startswith("ok   Discord answers within") for line in lines)
    assert any(line.startswith("MEND Only 0 of ") for line in lines), "this bot was never started"
    assert any(line.startswith("MEND Commands are missing") for line in lines)
    assert (right.returncode, right.stderr) == (1, "")
    assert sandbox.token not in right.stdout
    assert "Discord" in wrong.stdout + wrong.stderr
    assert wrong.returncode != 0
    assert TOKEN not in wrong.stdout + wrong.stderr
