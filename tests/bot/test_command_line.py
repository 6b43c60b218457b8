"""The command `kuckuck`, run as an operator runs it."""

from __future__ import annotations

import asyncio
import contextlib
import os
import pty
import socket
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from bot import heartbeat
from bot.instance import no_instance
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
        f"    {command} " in done.stdout
        for command in ("run", "play", "health", "backup", "restore", "doctor", "announce")
    )


@pytest.mark.parametrize(
    "arguments",
    [
        ["dance"],
        ["backup"],
        ["restore"],
        ["run", "now"],
        ["play", "--port", "70000"],
        ["play", "--port", "x"],
        ["play", "--no"],
    ],
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


@pytest.mark.parametrize("arguments", [["run"], [], ["health"], ["backup", "copy"], ["restore", "copy"]])
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


async def noted(path: Path) -> str | None:
    async with SqliteStore.open(path) as store:
        return await store.meta("note")


def test_a_backup_is_restored_and_the_database_it_replaced_is_kept_beside_it(folder: Path) -> None:
    database = folder / "k.sqlite3"
    asyncio.run(make_database(database))
    assert kuckuck(folder, "backup", "copy", DATABASE_PATH="k.sqlite3").returncode == 0

    async def go_on() -> None:
        async with SqliteStore.open(database) as store:
            await store.set_meta("note", "changed")

    asyncio.run(go_on())
    done = kuckuck(folder, "restore", "copy", DATABASE_PATH="k.sqlite3")
    assert (done.returncode, done.stderr) == (0, "")
    assert is_one_sentence(done.stdout)
    (kept,) = (file for file in folder.iterdir() if file.name.startswith("k.sqlite3.20"))
    assert done.stdout == f"The database k.sqlite3 was restored from copy; the one before is kept as {kept.name}.\n"
    assert (asyncio.run(noted(database)), asyncio.run(noted(kept))) == ("kept", "changed")


def test_a_backup_is_restored_on_a_new_machine(folder: Path) -> None:
    asyncio.run(make_database(folder / "copy"))
    done = kuckuck(folder, "restore", "copy")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith(" was restored from copy; there was none before.\n")
    assert asyncio.run(noted(folder / "data" / "kuckuck.sqlite3")) == "kept"


RUNNING = """
import sys
from pathlib import Path
from bot.instance import only_instance
with only_instance(Path("k.sqlite3"), [3]):
    print("runs", flush=True)
    sys.stdin.read()
"""
"""A process that holds a shard of the database as the bot does."""


def test_nothing_is_restored_while_the_bot_runs(folder: Path) -> None:
    asyncio.run(make_database(folder / "k.sqlite3"))
    asyncio.run(make_database(folder / "copy"))
    with subprocess.Popen(
        [sys.executable, "-c", RUNNING], cwd=folder, env=ENVIRONMENT, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as bot:
        assert bot.stdout is not None
        assert bot.stdout.readline() == b"runs\n"
        before = {file.name: file.read_bytes() for file in folder.iterdir()}
        done = kuckuck(folder, "restore", "copy", DATABASE_PATH="k.sqlite3")
        assert {file.name: file.read_bytes() for file in folder.iterdir()} == before
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "Kuckuck runs with k.sqlite3; stop it first.\n"
    assert kuckuck(folder, "restore", "copy", DATABASE_PATH="k.sqlite3").returncode == 0


def test_no_bot_starts_with_a_database_that_is_being_replaced(folder: Path) -> None:
    database = folder / "k.sqlite3"
    with no_instance(database):
        done = kuckuck(folder, "run", DISCORD_TOKEN=TOKEN, DATABASE_PATH="k.sqlite3")
    assert done.returncode == 2
    assert done.stderr.startswith("Another Kuckuck runs already with k.sqlite3")
    assert not database.exists()


def test_what_cannot_be_restored_is_refused_in_one_sentence_and_changes_nothing(folder: Path) -> None:
    asyncio.run(make_database(folder / "k.sqlite3"))
    (folder / "text").write_text("hello " * 40)
    with closing(sqlite3.connect(folder / "newer")) as newer:
        newer.execute(f"PRAGMA application_id = {0x4B75636B}")
        newer.execute("PRAGMA user_version = 9999")
    with closing(sqlite3.connect(folder / "foreign")) as foreign:
        foreign.execute("PRAGMA user_version = 1")
    before = {file.name: file.read_bytes() for file in folder.iterdir()}
    reasons = {
        "missing": "there is no such file",
        "text": "it is no whole database; name a file that `kuckuck backup` made",
        "newer": "it was written by a newer version of Kuckuck; install that version first",
        "foreign": "it is no database of Kuckuck; name a file that `kuckuck backup` made",
        "k.sqlite3": "it is the database itself; name a file that `kuckuck backup` made",
    }
    for name, reason in reasons.items():
        done = kuckuck(folder, "restore", name, DATABASE_PATH="k.sqlite3")
        assert (done.returncode, done.stdout) == (1, "")
        assert done.stderr == f"{name} was not restored: {reason}.\n"
    nowhere = kuckuck(folder, "restore", "k.sqlite3", DATABASE_PATH="no/where")
    assert (nowhere.returncode, nowhere.stdout) == (1, "")
    assert "the folder no does not exist" in nowhere.stderr
    after = {file.name: file.read_bytes() for file in folder.iterdir()}
    assert after == before | {"k.sqlite3.lock": b""}
