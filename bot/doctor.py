"""`kuckuck doctor`: one line for each thing looked at, with the mend of each fault."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator

from bot import heartbeat
from bot.findings import Finding, of_database
from bot.settings import Settings
from bot.text import words_for


def examine(settings: Settings) -> tuple[bool, list[str]]:
    """Whether all is well, and what was found. Raises SettingsError where DISCORD_API_BASE does not answer."""
    words = words_for("en")
    found = list(_findings(settings))
    return all(one.good for one in found), [f"{'ok  ' if one.good else 'MEND'} {one.told(words)}" for one in found]


def _findings(settings: Settings) -> Iterator[Finding]:
    yield of_database(settings.database_path)
    alive = heartbeat.pulse(settings.heartbeat, time.time()).alive
    yield Finding("running" if alive else "not-running", True)
    if settings.discord_token is None:
        yield Finding("no-token", False)
        return
    # Imported late: all of the above is told without loading discord.py.
    from bot.ui.doctor_online import ask_discord

    yield from asyncio.run(ask_discord(settings))
