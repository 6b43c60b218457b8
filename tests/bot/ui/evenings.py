"""Evenings that can be lived twice: the same ids, the same secret, and a pack that the test has stacked.

What was sent is kept by who alone reads it, so that two evenings can be compared byte by byte.
"""

from __future__ import annotations

import hashlib
import json
import re
import shutil
from collections import defaultdict
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import simcord
from simcord.backend.cdn import CdnStore

from bot.settings import Settings
from bot.store import SqliteStore
from bot.tables import registry, session
from bot.tables.fairness import record_to_play
from bot.tables.ports import StoredMatch
from bot.ui.client import Kuckuck
from engine import Card, Record, commitment_of

from .discord_in_memory import Discord
from .people import Place
from .test_secrets import Watched

ID = re.compile("[0-9]{17,20}")
SECRET = bytes(range(32))


class Kept(Watched):
    """simcord's log of requests: keeps in order what is sent, uploads too, and who alone reads it (None: everybody)."""

    def __init__(self, place: Place) -> None:
        super().__init__(place)
        self.sent: dict[int | None, list[str]] = defaultdict(list)
        self._last: list[str] = []
        backend = place.env.backend
        self.pictures = {str(one.id) for one in backend.application_emojis.values()}
        backend.cdn = KeptUploads(self)

    def append(self, entry: simcord.HttpLogEntry) -> None:
        list.append(self, entry)
        body = json.dumps([entry.params, entry.json], ensure_ascii=False, sort_keys=True)
        self._last = self.sent[self._reader(entry)]
        self._last.append(ID.sub(self._plain, f"{entry.method} {entry.path} {body}"))

    def uploaded(self, filename: str, data: bytes, description: str | None) -> None:
        """A file that came with the last request."""
        self._last[-1] += f" {filename} {len(data)} {hashlib.sha256(data).hexdigest()} {description}"

    def read_by(self, readers: Iterable[int | None]) -> dict[int | None, list[str]]:
        """What each of these was sent, in order. In which order it reached several of them is chance: pictures are
        drawn in threads."""
        return {reader: self.sent[reader] for reader in readers}

    def _plain(self, found: re.Match[str]) -> str:
        """The ids of pictures are kept, they tell cards; who got which other id is chance."""
        return found[0] if found[0] in self.pictures else "#"


class KeptUploads(CdnStore):
    """simcord's store of files."""

    def __init__(self, kept: Kept) -> None:
        super().__init__()
        self._kept = kept

    def store_attachment(
        self, attachment_id: int, channel_id: int, filename: str, data: bytes, description: str | None
    ) -> dict[str, Any]:
        self._kept.uploaded(filename, data, description)
        return super().store_attachment(attachment_id, channel_id, filename, data, description)


@asynccontextmanager
async def evening(path: Path, uploaded: Path, locales: dict[int, str]) -> AsyncIterator[Place]:
    """A Discord of its own, in which everything has the same ids every time."""
    shutil.copy(uploaded, path)
    async with SqliteStore.open(path) as store:
        client = Kuckuck(Settings(database_path=path, shard_count=1, requests_per_second=50), store)
        env = Discord(client)
        await env.start()
        guild = env.create_guild()
        yield Place(env, client, guild, guild.create_text_channel("games"), locales)
        await env.shutdown()


def stack(monkeypatch: pytest.MonkeyPatch, cards: list[Card]) -> None:
    """From now on every match begins with this pack, dealt by seat 0, under one and the same secret."""

    def stacked(stored: StoredMatch) -> Record:
        return record_to_play(stored).model_copy(update={"packs": [cards], "dealer": 0})

    monkeypatch.setattr(registry, "new_secret", lambda: (SECRET.hex(), commitment_of(SECRET)))
    monkeypatch.setattr(session, "record_to_play", stacked)


def exchanged(pack: list[Card], first: int, second: int) -> list[Card]:
    """The pack with the cards of these two places exchanged."""
    cards = list(pack)
    cards[first], cards[second] = pack[second], pack[first]
    return cards
