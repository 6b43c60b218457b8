"""The bot as a process of its own: started against a sandbox, killed, ended, started again."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
import sys
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from .server import Sandbox

COMMAND = (sys.executable, "-m", "bot", "run")
ROOT = Path(__file__).parents[2]
KEPT_LINES = 400
LINE_BYTES = 1 << 20

CWD = Path(__file__).parent
"""The bot reads `.env` where it is started; here lies none that an operator wrote."""

_NOT_INHERITED = (
    *("SHARD_COUNT", "SHARD_IDS", "HEARTBEAT_PATH", "NETWORK_ALLOWANCE_SECONDS", "REQUESTS_PER_SECOND"),
    *("LOG_LEVEL", "LOG_FORMAT"),
)
"""Settings of a real bot on this machine that would split, misplace or hush the sandbox's."""

_LOGGED = re.compile(r"\b(?:ERROR|CRITICAL)\b\s+(?:[\w.]+: )?(?P<words>.+)")


class BotProcess:
    """One bot process at a time. `log` gets every line the bot writes: a file that is appended to, or a function."""

    def __init__(
        self,
        sandbox: Sandbox,
        database: Path,
        *,
        command: Sequence[str] = COMMAND,
        env: Mapping[str, str] | None = None,
        log: Path | Callable[[str], None] | None = None,
    ) -> None:
        self._sandbox = sandbox
        self._database = database
        self._command = tuple(command)
        self._env = dict(env or {})
        self._log = log
        self._process: asyncio.subprocess.Process | None = None
        self._reader: asyncio.Task[None] | None = None
        self._expected = False
        self._restarting = asyncio.Lock()
        self.lines: deque[str] = deque(maxlen=KEPT_LINES)
        """The newest lines of the present or last process."""

    @property
    def running(self) -> bool:
        """True while the process lives."""
        return self._process is not None and self._process.returncode is None

    @property
    def pid(self) -> int | None:
        """The process id, None before the first start."""
        return None if self._process is None else self._process.pid

    @property
    def returncode(self) -> int | None:
        """How the last process ended; negative for a signal."""
        return None if self._process is None else self._process.returncode

    @property
    def ended_by_itself(self) -> bool:
        """True when the process ended and nobody here asked it to."""
        return self._process is not None and not self.running and not self._expected

    @property
    def last_error(self) -> str:
        """The newest error that was logged and the exception that follows it, else the newest line."""
        logged, raised, in_trace = "", "", False
        for line in self.lines:
            found = _LOGGED.search(line)
            if line.startswith("Traceback ("):
                in_trace = True
            elif found:
                logged, raised, in_trace = found["words"].strip(), "", False
            elif in_trace and line and not line[0].isspace():
                # The first line that is not indented ends a traceback: the error itself.
                raised, in_trace = line.strip(), False
        if logged or raised:
            return f"{logged} {raised}".strip()
        return next((line.strip() for line in reversed(self.lines) if line.strip()), "")

    def _environment(self) -> dict[str, str]:
        inherited = {key: value for key, value in os.environ.items() if key not in _NOT_INHERITED}
        given = filter(None, inherited.get("PYTHONPATH", "").split(os.pathsep))
        paths = [str(ROOT), *(str(Path(one).absolute()) for one in given)]
        return {
            **inherited,
            "PYTHONPATH": os.pathsep.join(paths),
            # The modules beside CWD must not stand in for others of the same name.
            "PYTHONSAFEPATH": "1",
            "PYTHONUNBUFFERED": "1",
            "DISCORD_TOKEN": self._sandbox.token,
            "DISCORD_API_BASE": self._sandbox.api_base,
            "DATABASE_PATH": str(self._database.absolute()),
            **self._env,
        }

    async def start(self) -> None:
        """Start the bot. Returns at once; `Sandbox.bot_ready` waits until it is connected."""
        if self.running:
            raise RuntimeError("the bot runs already")
        self.lines.clear()
        self._expected = False
        self._process = await asyncio.create_subprocess_exec(
            *self._command,
            env=self._environment(),
            cwd=CWD,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
            limit=LINE_BYTES,
            # Ctrl-C at the terminal is for the sandbox, which then ends the bot in order.
            start_new_session=True,
        )
        self._reader = asyncio.create_task(self._read(self._process))

    async def _read(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdout is not None
        with contextlib.ExitStack() as stack:
            tell: Callable[[str], object] | None = None
            if isinstance(self._log, Path):
                file = stack.enter_context(self._log.open("a", encoding="utf-8", buffering=1))
                tell = lambda line: file.write(line + "\n")  # noqa: E731 - a name of its own says nothing more
            else:
                tell = self._log
            async for raw in process.stdout:
                line = raw.decode(errors="replace").rstrip()
                self.lines.append(line)
                if tell is not None:
                    tell(line)

    async def wait(self) -> int:
        """Wait until the process has ended and its last line was read; gives its return code."""
        if self._process is None or self._reader is None:
            raise RuntimeError("the bot was never started")
        process, reader = self._process, self._reader
        code = await process.wait()
        # Not awaited as such: who stops waiting here must not stop the reading.
        await asyncio.wait({reader})
        reader.result()
        return code

    def _signal(self, number: int) -> None:
        self._expected = True
        if self._process is not None and self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self._process.send_signal(number)

    async def kill(self) -> None:
        """kill -9: the process has no chance to tidy up."""
        if self._process is not None:
            self._signal(signal.SIGKILL)
            await self.wait()

    async def terminate(self, within: float = 10.0) -> int:
        """SIGTERM, and kill -9 after so many real seconds. Gives the return code."""
        if self._process is None:
            return 0
        self._signal(signal.SIGTERM)
        try:
            async with asyncio.timeout(within):
                return await self.wait()
        except TimeoutError:
            await self.kill()
            return self._process.returncode or 0

    async def restart(self) -> None:
        """End the bot in order and start it again."""
        async with self._restarting:
            await self.terminate()
            await self.start()
