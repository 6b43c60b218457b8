"""One life of the bot: a process of its own, forked from an interpreter that has everything loaded already.

Loading takes a second and tells nothing; a suite that kills the bot a hundred times saves it. From the first line of
`kuckuck run` on it is the same process that an operator starts; `test_process` starts that one.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import sys
from collections.abc import Mapping
from pathlib import Path

_FORKS = multiprocessing.get_context("forkserver")
# The driver too: every life imports what the main module imports, where that is a program such as `tests.wire.kills`.
_FORKS.set_forkserver_preload(["tests.wire.driver", "tests.wire.prepared"])


def _live(env: Mapping[str, str], log: str) -> None:
    """The child: no environment but the given one, its output into the log, its own process group."""
    os.environ.clear()
    os.environ.update(env)
    os.setsid()
    output = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    os.dup2(output, 1)
    os.dup2(output, 2)
    from tests.wire.one_bot import run

    sys.exit(run())


class Life:
    """A bot process from its start to its end."""

    def __init__(self, env: Mapping[str, str], log: Path) -> None:
        kept = {name: os.environ[name] for name in ("PATH", "HOME", "LANG", "TZ") if name in os.environ}
        self._log = log
        self._process = _FORKS.Process(target=_live, args=({**kept, **env}, str(log)), daemon=True)
        self._ended = asyncio.Event()

    def start(self) -> None:
        self._process.start()
        asyncio.get_running_loop().add_reader(self._process.sentinel, self._end)

    def _end(self) -> None:
        asyncio.get_running_loop().remove_reader(self._process.sentinel)
        self._process.join()
        self._ended.set()

    @property
    def running(self) -> bool:
        return not self._ended.is_set()

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    @property
    def returncode(self) -> int | None:
        """How it ended; negative for a signal."""
        return self._process.exitcode

    @property
    def last_words(self) -> str:
        """The end of the log of all lives of this database."""
        return "\n".join(self._log.read_text(encoding="utf-8", errors="replace").splitlines()[-25:])

    async def wait(self) -> int:
        """Wait for the end."""
        await self._ended.wait()
        assert self._process.exitcode is not None
        return self._process.exitcode

    def signal(self, number: int) -> None:
        if self.running:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, number)

    async def kill(self) -> None:
        """kill -9."""
        self.signal(signal.SIGKILL)
        await self.wait()

    async def terminate(self) -> int:
        """SIGTERM, and the exit status."""
        self.signal(signal.SIGTERM)
        return await self.wait()
