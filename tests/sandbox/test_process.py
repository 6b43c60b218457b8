"""The bot as a process of its own, and `kuckuck play` around it."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.sandbox.play import run_play
from bot.sandbox.process import ROOT, BotProcess
from bot.sandbox.server import Sandbox

BOT = (sys.executable, "-m", "tests.sandbox.one_bot")
PLAY = "import sys; from pathlib import Path; from bot.sandbox.play import run_play; sys.exit(run_play({}))"


@pytest.fixture
async def process(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[BotProcess]:
    one = BotProcess(sandbox, tmp_path / "x.sqlite3", command=BOT, log=tmp_path / "bot.log")
    yield one
    await one.kill()


async def test_a_killed_bot_is_offline_and_comes_back(sandbox: Sandbox, process: BotProcess) -> None:
    anna = sandbox.person("Anna")
    await process.start()
    await sandbox.bot_ready()
    await anna.slash("panel")
    await process.kill()
    assert process.returncode == -signal.SIGKILL
    assert not process.ended_by_itself
    await sandbox.world.until(lambda: not sandbox.world.bot_online, 30)
    await process.start()
    await sandbox.bot_ready()
    assert not (await anna.click("count 0")).failed


async def test_a_bot_that_is_asked_to_end_ends_in_order(sandbox: Sandbox, process: BotProcess, tmp_path: Path) -> None:
    await process.start()
    await sandbox.bot_ready()
    assert await process.terminate() == 0
    assert (tmp_path / "bot.log").read_text().endswith("good night\n")


async def test_a_bot_that_ends_by_itself_leaves_its_last_error(sandbox: Sandbox, tmp_path: Path) -> None:
    heard: list[str] = []
    broken = BotProcess(sandbox, tmp_path / "x.sqlite3", command=(*BOT, "broken"), log=heard.append)
    await broken.start()
    assert await broken.wait() == 3
    assert broken.ended_by_itself
    assert broken.last_error == "The database is on the moon."
    assert len(heard) == 1


async def playing(*arguments: str) -> asyncio.subprocess.Process:
    code = PLAY.format(", ".join(arguments))
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    return await asyncio.create_subprocess_exec(
        sys.executable, "-c", code, env=env, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
async def test_play_serves_until_it_is_ended_and_ends_the_bot_too(tmp_path: Path, how: signal.Signals) -> None:
    play = await playing("0", f"Path({str(tmp_path)!r})", "False", f"command={BOT}")
    assert play.stdout is not None
    line = (await asyncio.wait_for(play.stdout.readline(), 20)).decode()
    assert "http://127.0.0.1:" in line
    second = await playing("0", f"Path({str(tmp_path)!r})", "False", f"command={BOT}")
    _, words = await asyncio.wait_for(second.communicate(), 20)
    assert (second.returncode, words.decode().count("\n")) == (1, 1)
    assert b"already uses" in words
    play.send_signal(how)
    said, errors = await asyncio.wait_for(play.communicate(), 20)
    assert (play.returncode, said, errors) == (0, b"", b"")
    assert "good night" in (tmp_path / "bot.log").read_text()


async def test_the_bot_of_the_sandbox_reads_nothing_that_an_operator_wrote_beside_it(
    sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / ".env").write_text("LOG_LEVEL=NONSENSE\nSHARD_COUNT=7\n")
    monkeypatch.setenv("REQUESTS_PER_SECOND", "none")
    monkeypatch.chdir(tmp_path)
    bot = BotProcess(sandbox, Path("x.sqlite3"), log=tmp_path / "bot.log")
    await bot.start()
    await sandbox.bot_ready(30)
    assert (tmp_path / "x.sqlite3").is_file()
    assert await bot.terminate() == 0


async def test_play_says_why_a_bot_did_not_start(tmp_path: Path) -> None:
    play = await playing("0", "None", "False", f"command={(*BOT, 'broken')}")
    _, words = await asyncio.wait_for(play.communicate(), 20)
    assert play.returncode == 1
    assert words.decode().splitlines()[-1] == ("The bot ended before it was connected: The database is on the moon.")


def test_play_says_that_the_port_is_in_use(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert run_play(port, tmp_path, False) == 1
    assert capfd.readouterr().err == f"Port {port} is in use; name another one, or 0 for any free one.\n"


@pytest.mark.parametrize("kind", ["missing", "file"])
def test_play_says_what_is_wrong_with_the_folder(tmp_path: Path, capfd: pytest.CaptureFixture[str], kind: str) -> None:
    folder = tmp_path / "there"
    if kind == "file":
        folder.write_text("")
    assert run_play(0, folder, False) == 1
    error = capfd.readouterr().err
    assert error.startswith(str(folder))
    assert error.count("\n") == 1
