"""The sign of life: a file with the unix time of the bot's last beat, read by `kuckuck health`."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

FRESH_SECONDS = 20
"""How old a beat may be. The bot should beat several times within it."""


@dataclass(frozen=True, slots=True)
class Pulse:
    """What a heartbeat file says: `age` in seconds, None when there is no readable beat."""

    age: float | None

    @property
    def alive(self) -> bool:
        """A beat from the future counts only as far as one from the past: clocks may differ a little."""
        return self.age is not None and abs(self.age) <= FRESH_SECONDS


def beat(path: Path, now: float) -> None:
    """Write `now` (unix time); a reader sees the old beat or the new one, never half of it. Raises OSError."""
    half = path.with_name(f"{path.name}.{os.getpid()}.part")
    half.write_text(f"{now:.3f}\n", encoding="ascii")
    half.replace(path)


def pulse(path: Path, now: float) -> Pulse:
    """Read the last beat."""
    try:
        return Pulse(now - float(path.read_text(encoding="ascii")))
    except (OSError, ValueError):
        return Pulse(None)
