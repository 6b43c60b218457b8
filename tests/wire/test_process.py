"""The process itself: how it stops, that it is the only one, and that it does not hang on a dead connection."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bot.instance import holders, only_instance
from bot.sandbox import faults
from bot.sandbox.person import Person
from bot.sandbox.process import BotProcess
from bot.sandbox.seen import Seen
from bot.sandbox.server import Sandbox
from bot.ui.watchdog import Absences
from tests.wire.bots import PATIENCE, Bots, eventually
from tests.wire.driver import NAMES, Script
from tests.wire.life import Life

ROOT = Path(__file__).resolve().parents[2]
PROMISED = 5.0
"""Seconds that a stop may take."""


@pytest.fixture
async def script(sandbox: Sandbox, bots: Bots) -> Script:
    script = Script(bots, [sandbox.person(name, owner=name == NAMES[0]) for name in NAMES[:3]])
    await script.run(lambda: len(script.sent) >= 2)
    return script


async def test_sigterm_ends_the_bot_in_mid_match_within_five_seconds(script: Script, bots: Bots) -> None:
    assert bots.life is not None
    before = time.monotonic()
    assert await bots.life.terminate() == 0
    assert time.monotonic() - before < PROMISED
    assert "Traceback" not in bots.life.last_words


async def test_sigterm_does_not_wait_for_requests_that_hang(sandbox: Sandbox, script: Script, bots: Bots) -> None:
    assert bots.life is not None
    hanging = sandbox.faults.delay(faults.EVERYTHING, 60, times=None)
    script.players[1].person.press(*script.hand_button())
    await sandbox.world.until(lambda: hanging.struck, PATIENCE)
    before = time.monotonic()
    assert await bots.life.terminate() == 0
    assert time.monotonic() - before < PROMISED


@pytest.mark.parametrize("gateway", ["refuses", "is silent"])
@pytest.mark.parametrize("seconds", [0.0, 1.5], ids=["at once", "after a while"])
async def test_sigterm_does_not_wait_for_a_gateway_that_is_being_looked_for(
    sandbox: Sandbox, script: Script, bots: Bots, gateway: str, seconds: float
) -> None:
    """discord.py takes a cancellation for itself while it reconnects."""
    assert bots.life is not None
    if gateway == "refuses":
        sandbox.faults.refuse_gateway(60)
    else:
        sandbox.faults.silence_gateway()
    sandbox.faults.drop_gateway()
    await sandbox.world.until(lambda: not sandbox.world.bot_online, PATIENCE)
    await asyncio.sleep(seconds)
    before = time.monotonic()
    assert await bots.life.terminate() == 0
    assert time.monotonic() - before < PROMISED
    assert "error of its own" not in bots.life.last_words


@pytest.mark.parametrize("hangs", ["GET /users/@me", "PUT /applications/*/commands", "the gateway"])
async def test_sigterm_ends_a_start_that_hangs(sandbox: Sandbox, bots: Bots, hangs: str) -> None:
    sandbox.faults.silence_gateway()
    hanging = sandbox.faults.delay(hangs, 60, times=None)
    life = bots.life = Life(bots.env, bots.log)
    life.start()
    await eventually(lambda: hanging.struck or sandbox.gateway.connections)
    before = time.monotonic()
    assert await life.terminate() == 0, life.last_words
    assert time.monotonic() - before < PROMISED
    assert "error of its own" not in life.last_words, life.last_words


async def announced(database: Path) -> tuple[int, str]:
    """`kuckuck announce` as an operator runs it: its exit status and what it says."""
    env = {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), "DATABASE_PATH": str(database)}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "announce"),
        env=env,
        cwd=database.parent,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    output, _ = await process.communicate()
    assert process.returncode is not None
    return process.returncode, output.decode()


async def test_an_announced_stop_stands_on_every_table_until_the_next_start(
    sandbox: Sandbox, script: Script, bots: Bots
) -> None:
    assert bots.life is not None
    other = Person(sandbox.world, sandbox.world.add_user("Zoe"), sandbox.world.add_channel("other"))
    assert not (await other.slash("play", game="kuckuck")).failed

    def told() -> list[bool]:
        board = sandbox.world.messages[script.hand_button()[0]]
        lobby = next(one for one in other.visible() if any("Join" in button.label for button in one.buttons))
        return ["I will be away for a while" in text for text in (Seen(board).text, lobby.text)]

    assert told() == [False, False]
    status, said = await announced(bots.database)
    assert (status, said.count("\n")) == (0, 1)
    await sandbox.world.until(lambda: told() == [True, True], PATIENCE)
    await script.act(await script.asked())
    await asyncio.sleep(0.2)
    assert told() == [True, True], "the match goes on, and says so still"
    assert await bots.life.terminate() == 0
    await sandbox.world.until(lambda: not sandbox.world.bot_online, PATIENCE)
    await bots.start()
    await sandbox.world.until(lambda: told() == [False, False], PATIENCE)


async def test_an_ordinary_stop_says_nothing_on_the_tables(sandbox: Sandbox, script: Script, bots: Bots) -> None:
    assert bots.life is not None
    before = Seen(sandbox.world.messages[script.hand_button()[0]]).text
    assert await bots.life.terminate() == 0
    assert "away" not in before + Seen(sandbox.world.messages[script.hand_button()[0]]).text


async def test_an_announcement_without_a_bot_fails_in_one_sentence(tmp_path: Path) -> None:
    database = tmp_path / "kuckuck.sqlite3"
    refusal = (2, f"No Kuckuck runs with {database}; check DATABASE_PATH.\n")
    assert await announced(database) == refusal
    with only_instance(database, None):
        pass
    assert await announced(database) == refusal, "the lock of one that has ended tells nothing"


async def test_an_announcement_ends_no_bot_that_does_not_listen_yet(tmp_path: Path) -> None:
    database = tmp_path / "kuckuck.sqlite3"
    with only_instance(database, [0, 2]):
        status, said = await announced(database)
    assert status == 2
    assert f"(process {os.getpid()}) does not listen yet" in said
    assert said.count("\n") == 1


async def test_every_process_of_a_database_is_found_by_its_shards(tmp_path: Path) -> None:
    database = tmp_path / "kuckuck.sqlite3"
    code = (
        "import sys; from pathlib import Path; from bot.instance import only_instance\n"
        "with only_instance(Path(sys.argv[1]), [1, 5]): print('held', flush=True); sys.stdin.read()"
    )
    other = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", code, str(database)), stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert other.stdout is not None
    assert other.stdin is not None
    await other.stdout.readline()
    assert holders(database) == [other.pid]
    other.stdin.close()
    await other.wait()
    assert holders(database) == []


async def test_a_second_start_with_the_same_database_is_refused_in_one_sentence(
    sandbox: Sandbox, bots: Bots, tmp_path: Path
) -> None:
    await bots.start()
    lines: list[str] = []
    second = BotProcess(sandbox, bots.database, log=lines.append)
    await second.start()
    assert await second.wait() == 2
    assert lines == [
        f"Another Kuckuck runs already with {bots.database}; stop it first, or give each of them its own SHARD_IDS."
    ]
    assert bots.alive


async def test_the_bot_of_an_operator_plays_a_match_and_stops(sandbox: Sandbox, tmp_path: Path) -> None:
    bot = BotProcess(sandbox, tmp_path / "kuckuck.sqlite3")
    await bot.start()
    await sandbox.bot_ready(PATIENCE)
    anna = sandbox.person("Anna", owner=True)
    assert not (await anna.slash("play", game="kuckuck")).failed
    await anna.sees("Anna")
    assert await bot.terminate() == 0
    assert not bot.last_error.startswith("Traceback")


def test_processes_with_other_shards_run_side_by_side(tmp_path: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from bot.instance import only_instance\n"
        "with only_instance(Path(sys.argv[1]), [int(one) for one in sys.argv[2:]] or None): pass"
    )

    def other(*shards: int) -> int:
        done = subprocess.run(
            [sys.executable, "-c", code, str(tmp_path / "x.sqlite3"), *map(str, shards)], capture_output=True
        )
        assert done.returncode in (0, 1), done.stderr
        return done.returncode

    with only_instance(tmp_path / "x.sqlite3", [0, 1]):
        assert (other(2, 3), other(1, 2), other()) == (0, 1, 1)
    assert other() == 0
    with only_instance(tmp_path / "x.sqlite3", None):
        assert other(5) == 1


async def test_a_connection_that_does_not_come_back_ends_the_process_for_its_supervisor(
    sandbox: Sandbox, bots: Bots
) -> None:
    bots.env["WIRE_PATIENCE"] = "2"
    await bots.start()
    assert bots.life is not None
    sandbox.faults.refuse_gateway(60)
    sandbox.faults.drop_gateway()
    assert await asyncio.wait_for(bots.life.wait(), PATIENCE) == 1
    assert "does not come back" in bots.life.last_words
    sandbox.faults.clear()
    await bots.start()
    assert bots.alive


async def test_a_resume_that_is_refused_for_ever_does_not_keep_the_bot_away(sandbox: Sandbox, bots: Bots) -> None:
    bots.env["WIRE_PATIENCE"] = "20"
    await bots.start()
    sandbox.faults.refuse_gateway(600, only_resumes=True)
    sandbox.faults.drop_gateway()
    await sandbox.world.until(lambda: not sandbox.world.bot_online, PATIENCE)
    while not bots.alive:
        if not bots.running:
            await bots.start()
        await sandbox.world.until(lambda: sandbox.world.bot_online or not bots.running, PATIENCE)
    assert not (await sandbox.person("Anna").slash("play", game="kuckuck")).failed


def test_an_absence_is_counted_from_when_it_was_seen_and_ends_with_a_return() -> None:
    absences = Absences()
    assert absences.longest([], 0) == 0
    assert absences.longest([0], 10) == 0
    assert absences.longest([0, 1], 25) == 15
    assert absences.longest([1], 30) == 5
    assert absences.longest([0, 1], 31) == 6


def test_a_folder_that_cannot_be_written_is_left_to_the_database(tmp_path: Path) -> None:
    with only_instance(tmp_path / "missing" / "x.sqlite3", None):
        assert not (tmp_path / "missing").exists()
