"""The command `kuckuck`, run as an operator runs it."""

from __future__ import annotations

import asyncio
import contextlib
import os
import pty
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bot import heartbeat
from bot.store import SqliteStore

ROOT = Path(__file__).resolve().parents[2]
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcdE.abcdefghijklmnopqrstuvwxyz0123456789AB"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


COMMAND = [sys.executable, "-m", "bot"]
ENVIRONMENT = {
    "PATH": os.environ["PATH"],
    "PYTHONPATH": str(ROOT),
    # As in pyproject.toml: discord.py imports audioop.
    "PYTHONWARNINGS": "error,ignore:'audioop' is deprecated:DeprecationWarning",
}


def kuckuck(folder: Path, *arguments: str | Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run the command in `folder` with nothing in the environment but `variables`, away from any terminal."""
    return subprocess.run(
        [*COMMAND, *arguments],
        cwd=folder,
        env=ENVIRONMENT | variables,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


async def make_database(path: Path) -> None:
    async with SqliteStore.open(path) as store:
        await store.set_meta("note", "kept")


def is_one_sentence(text: str) -> bool:
    return text.endswith(".\n") and text.count("\n") == 1


def test_the_help_names_every_command(folder: Path) -> None:
    done = kuckuck(folder, "--help")
    assert (done.returncode, done.stderr) == (0, "")
    assert all(
        f"    {command} " in done.stdout for command in ("run", "play", "health", "backup", "doctor", "announce")
    )


@pytest.mark.parametrize(
    "arguments",
    [["dance"], ["backup"], ["run", "now"], ["play", "--port", "70000"], ["play", "--port", "x"], ["play", "--no"]],
)
def test_a_wrong_command_line_has_status_2(folder: Path, arguments: list[str]) -> None:
    done = kuckuck(folder, *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("usage: kuckuck")


@pytest.mark.parametrize("arguments", [["run"], []], ids=["run", "bare"])
def test_without_a_token_and_a_terminal_one_sentence_names_the_variable(folder: Path, arguments: list[str]) -> None:
    done = kuckuck(folder, *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("DISCORD_TOKEN is not set; ")
    assert is_one_sentence(done.stderr)
    assert list(folder.iterdir()) == []


def test_play_in_a_folder_that_does_not_exist_fails_with_one_sentence(folder: Path) -> None:
    done = kuckuck(folder, "play", "--port", "0", "--no-browser", "--data", "nowhere")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("nowhere does not exist; ")
    assert is_one_sentence(done.stderr)


def on_a_terminal(folder: Path) -> tuple[int, str]:
    """Run the bare command on a terminal: its exit status and all that it showed there."""
    ours, theirs = pty.openpty()
    with os.fdopen(ours, "rb", buffering=0) as screen:
        process = subprocess.Popen(
            COMMAND, cwd=folder, env=ENVIRONMENT, stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True
        )
        os.close(theirs)
        shown = b""
        with contextlib.suppress(OSError):  # how Linux says that nobody has the terminal open any more
            while part := screen.read(4096):
                shown += part
    return process.wait(timeout=60), shown.decode()


def test_without_a_token_on_a_terminal_it_plays(folder: Path) -> None:
    with socket.socket() as taken:
        # The sandbox cannot begin when its port is taken, and says so: enough to know that it was asked to.
        with contextlib.suppress(OSError):  # somebody else has it: all the better
            taken.bind(("127.0.0.1", 8765))
            taken.listen()
        status, shown = on_a_terminal(folder)
    assert status == 1
    assert shown.startswith("Port 8765 is in use; ")


@pytest.mark.parametrize("arguments", [["run"], [], ["health"], ["backup", "copy"]])
def test_a_setting_that_cannot_be_used_has_status_2_and_one_sentence(folder: Path, arguments: list[str]) -> None:
    done = kuckuck(folder, *arguments, DISCORD_TOKEN=TOKEN, SHARD_COUNT="none")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("SHARD_COUNT is not a whole number; write ")
    assert is_one_sentence(done.stderr)


def test_the_file_of_settings_is_read_from_the_working_directory(folder: Path) -> None:
    (folder / ".env").write_text("LOG_FORMAT=yaml\n")
    done = kuckuck(folder, "health")
    assert (done.returncode, done.stderr) == (2, "LOG_FORMAT is not one of the known words; write text or json.\n")


def test_a_fresh_heartbeat_is_healthy(folder: Path) -> None:
    heartbeat.beat(folder / "beat", time.time())
    done = kuckuck(folder, "health", HEARTBEAT_PATH="beat")
    assert (done.returncode, done.stdout, done.stderr) == (0, "The bot is alive.\n", "")


def test_the_heartbeat_is_looked_for_beside_the_database(folder: Path) -> None:
    heartbeat.beat(folder / "heartbeat", time.time())
    assert kuckuck(folder, "health", DATABASE_PATH=str(folder / "k.sqlite3")).returncode == 0


@pytest.mark.parametrize("text", ["100.0\n", "", "soon", "nan", "99999999999"])
def test_an_old_or_unreadable_heartbeat_is_not_healthy(folder: Path, text: str) -> None:
    (folder / "beat").write_text(text)
    done = kuckuck(folder, "health", HEARTBEAT_PATH="beat")
    assert (done.returncode, done.stdout) == (1, "")
    assert is_one_sentence(done.stderr)


def test_without_a_heartbeat_the_bot_is_not_healthy_and_the_file_is_named(folder: Path) -> None:
    done = kuckuck(folder, "health")
    assert done.returncode == 1
    assert done.stderr == "There is no readable heartbeat in data/heartbeat; the bot does not run, or not here.\n"


def test_a_backup_is_a_whole_database(folder: Path) -> None:
    asyncio.run(make_database(folder / "k.sqlite3"))
    done = kuckuck(folder, "backup", "copy.sqlite3", DATABASE_PATH="k.sqlite3")
    assert (done.returncode, done.stdout, done.stderr) == (0, "The database was copied to copy.sqlite3.\n", "")

    async def note() -> str | None:
        async with SqliteStore.open(folder / "copy.sqlite3") as store:
            return await store.meta("note")

    assert asyncio.run(note()) == "kept"


def test_a_backup_that_cannot_be_made_fails_with_one_sentence_and_makes_nothing(folder: Path) -> None:
    missing = kuckuck(folder, "backup", "copy")
    assert missing.stderr.startswith("The database cannot be used: there is no database data/kuckuck.sqlite3; ")
    asyncio.run(make_database(folder / "k.sqlite3"))
    taken = kuckuck(folder, "backup", "k.sqlite3", DATABASE_PATH="k.sqlite3")
    assert "k.sqlite3 exists already" in taken.stderr
    nowhere = kuckuck(folder, "backup", "no/where", DATABASE_PATH="k.sqlite3")
    assert "the folder no does not exist" in nowhere.stderr
    for done in (missing, taken, nowhere):
        assert (done.returncode, done.stdout) == (1, "")
        assert is_one_sentence(done.stderr)
    assert [file.name for file in folder.iterdir()] == ["k.sqlite3"]
