"""`kuckuck play`: the sandbox with the real bot and three people, in the browser, without a Discord account."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import fcntl
import os
import signal
import sys
import tempfile
import webbrowser
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TextIO

from .kept import Kept, Unreadable
from .process import COMMAND, BotProcess
from .server import Sandbox

DATABASE = "kuckuck.sqlite3"
LOCK = "play.lock"
ROSTER = "play.json"
LOG = "bot.log"
TOLD_LINES = 30
"""So much of the bot's log is shown where it did not start."""
PEOPLE = ("Anna", "Ben", "Carla")
"""Who sits there at the start; the first owns the server."""
START_SECONDS = 60.0


class CannotPlay(Exception):
    """Why it cannot begin or go on: one sentence for whoever started it."""


def run_play(
    port: int,
    data: Path | None,
    open_browser: bool,
    language: str | None = None,
    *,
    command: Sequence[str] = COMMAND,
) -> int:
    """Serve until Ctrl-C or SIGTERM; gives the exit code, 0 or 1.

    `data` is the folder that keeps the tables and the people; None keeps none. `language` is the
    server's and everybody's at the first start; None: that of the terminal. `command` starts the bot.
    """
    language = language or _terminal_language()
    try:
        with _folder(data) as folder, _locked(folder):
            asyncio.run(_play(port, folder, open_browser, language, command))
    except CannotPlay as reason:
        sys.stderr.write(f"{reason}\n")
        return 1
    return 0


def _terminal_language() -> str:
    """German where the terminal speaks it, else English."""
    told = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return "de" if next(filter(None, told), "").lower().startswith("de") else "en-US"


@contextlib.contextmanager
def _folder(data: Path | None) -> Iterator[Path]:
    if data is None:
        with tempfile.TemporaryDirectory(prefix="kuckuck-") as made:
            yield Path(made)
        return
    folder = data.expanduser()
    if not folder.is_dir():
        what = "is not a folder" if folder.exists() else "does not exist"
        raise CannotPlay(f"{folder} {what}; name a folder that exists, or none to keep nothing.")
    if not os.access(folder, os.W_OK | os.X_OK):
        raise CannotPlay(f"{folder} cannot be written to; name another folder, or none to keep nothing.")
    yield folder


@contextlib.contextmanager
def _locked(folder: Path) -> Iterator[None]:
    try:
        lock = (folder / LOCK).open("w")
    except OSError as error:
        raise CannotPlay(f"{folder} cannot be written to ({error.strerror}); name another folder.") from None
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise CannotPlay(f"Another `kuckuck play` already uses {folder}; stop it or name another folder.") from None
        yield


def _people(sandbox: Sandbox, folder: Path, language: str) -> None:
    """Those of the last time with this folder, else three new ones."""
    file = folder / ROSTER
    kept = Kept(sandbox.world, file)
    try:
        if not kept.bring_back():
            for index, name in enumerate(PEOPLE):
                sandbox.person(name, language, owner=index == 0)
        kept.keep()
    except Unreadable:
        raise CannotPlay(f"{file} is damaged; delete it to begin with new people, or name another folder.") from None
    except OSError as error:
        raise CannotPlay(f"{file} cannot be used ({error.strerror}); name another folder.") from None


async def _listen(sandbox: Sandbox, port: int) -> None:
    try:
        await sandbox.start(port)
    except OverflowError:
        raise CannotPlay(f"{port} is no port; name one from 1 to 65535, or 0 for any free one.") from None
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise CannotPlay(f"Port {port} is in use; name another one, or 0 for any free one.") from None
        raise CannotPlay(f"Port {port} cannot be used ({error.strerror}); name another one.") from None


async def _play(port: int, folder: Path, open_browser: bool, language: str, command: Sequence[str]) -> None:
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    sandbox = Sandbox(locale=language)
    _people(sandbox, folder, language)
    await _listen(sandbox, port)
    log = folder / LOG
    log.unlink(missing_ok=True)
    bot = BotProcess(sandbox, folder / DATABASE, command=command, log=log)
    sandbox.live.restart_bot = bot.restart
    try:
        await bot.start()
        await _until_online(sandbox, bot, stop)
        if not stop.is_set():
            _say(f"Kuckuck is at {sandbox.address} - Ctrl-C ends it.")
            if open_browser:
                await asyncio.to_thread(webbrowser.open, sandbox.address)
        await _watch(bot, stop, log)
    finally:
        await bot.terminate()
        await sandbox.stop()


async def _until_online(sandbox: Sandbox, bot: BotProcess, stop: asyncio.Event) -> None:
    waits = [
        asyncio.create_task(sandbox.bot_ready(START_SECONDS)),
        asyncio.create_task(bot.wait()),
        asyncio.create_task(stop.wait()),
    ]
    ready = waits[0]
    try:
        await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for wait in waits:
            wait.cancel()
        await asyncio.gather(*waits, return_exceptions=True)
    if stop.is_set() or (not ready.cancelled() and ready.exception() is None):
        return
    for line in list(bot.lines)[-TOLD_LINES:]:
        _say(line, sys.stderr)
    if bot.running:
        raise CannotPlay(f"The bot did not connect within {START_SECONDS:.0f} seconds: {bot.last_error}")
    raise CannotPlay(f"The bot ended before it was connected: {bot.last_error}")


async def _watch(bot: BotProcess, stop: asyncio.Event, log: Path) -> None:
    """Until somebody stops it; a bot that ends by itself is told of, and the page can start it again."""
    told = False
    while not stop.is_set():
        if bot.ended_by_itself and not told:
            _say(f"The bot ended by itself: {bot.last_error}", sys.stderr)
            _say(f"Start it again on the page, or end with Ctrl-C; its log is {log}.", sys.stderr)
        told = bot.ended_by_itself
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(0.5):
                await stop.wait()


def _say(line: str, stream: TextIO | None = None) -> None:
    """Write a line at once; a closed terminal is no reason to stop."""
    with contextlib.suppress(OSError, ValueError):
        target = stream or sys.stdout
        target.write(f"{line}\n")
        target.flush()
