"""The two-run swap test: two evenings that differ in two hidden cards are the same, to the byte, for everybody else."""

from __future__ import annotations

import json
import re
import shutil
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import simcord

from bot.art import emojis
from bot.settings import Settings
from bot.store import SqliteStore
from bot.tables import registry, session
from bot.tables.fairness import record_to_play
from bot.tables.ports import StoredMatch
from bot.ui.client import Kuckuck
from bot.ui.family import PLAYABLE
from engine import Card, Packs, Record, commitment_of

from .matches import asked, match_at
from .people import Person, Place
from .test_secrets import Watched

ID = re.compile("[0-9]{17,20}")
SECRET = bytes(range(32))
OPEN_RANKS = {"A", "Q", "K"}
"""By some rules everybody may notice such a card: a dealer with a king is not even asked."""
NAMES = ("Ann", "Ben", "Cora", "Dora")
Sent = dict[int | None, list[str]]
"""Every body that was sent, by who alone reads it (None: everybody)."""


class Kept(Watched):
    """simcord's log of requests: keeps what is sent to whom."""

    def __init__(self, place: Place) -> None:
        super().__init__(place)
        self.sent: Sent = defaultdict(list)
        self.pictures = {str(one.id) for one in place.env.backend.application_emojis.values()}

    def append(self, entry: simcord.HttpLogEntry) -> None:
        list.append(self, entry)
        if entry.json is None or entry.method not in ("POST", "PATCH", "PUT"):
            return
        body = json.dumps(entry.json, ensure_ascii=False, sort_keys=True)
        self.sent[self._reader(entry)].append(ID.sub(self._plain, f"{entry.method} {entry.path.split('/')[1]} {body}"))

    def _plain(self, found: re.Match[str]) -> str:
        """The ids of pictures are kept, they tell cards; who got which other id is chance."""
        return found[0] if found[0] in self.pictures else "#"


@asynccontextmanager
async def evening(path: Path, uploaded: Path, locales: dict[int, str]) -> AsyncIterator[Place]:
    """A Discord of its own, in which everything has the same ids every time."""
    shutil.copy(uploaded, path)
    async with SqliteStore.open(path) as store:
        client = Kuckuck(Settings(database_path=path, shard_count=1, requests_per_second=50), store)
        env = simcord.Env(client, settle_timeout=30.0)
        for picture in emojis():
            env.backend.create_application_emoji(picture.name)
        await env.start()
        guild = env.create_guild()
        yield Place(env, client, guild, guild.create_text_channel("games"), locales)
        await env.shutdown()


async def one_round(place: Place, game: str) -> tuple[Sent, list[Card], list[Person]]:
    """Everybody joins and keeps what he has until the drum rolls; what was sent to whom since the deal."""
    place.env.backend.http_requests = kept = Kept(place)
    people = [place.person(name) for name in NAMES]
    await people[0].slash("play", game=game, seats=4)
    for person in people[1:]:
        await person.press("Join")
    await place.wait(2)
    match = match_at(place)
    dealt: dict[int, Card] = {}
    for _ in range(40):
        if match.scene is None:  # by then the next round is dealt
            hands = {seat: match.see(seat).table.hands[seat] for seat in range(4)}
            dealt |= {seat: hand[0] for seat, hand in hands.items() if isinstance(hand, tuple) and hand}
        person = asked(match, people)
        if match.scene is not None:
            break
        if person is None:
            await place.wait(1)
            continue
        await person.press("My hand")
        assert match.pending is not None
        custom_id = next(one for one in person.panel.custom_ids if one.endswith(f":{match.pending.options[0]}"))
        await person.click(person.panel, custom_id)
        await place.wait(2 if match.scene is None else 0.5)
    assert match.scene is not None
    assert not match.scene.shown, "the cards are not open yet"
    return dict(kept.sent), [dealt[seat] for seat in range(4)], people


@pytest.fixture
def same_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "new_secret", lambda: (SECRET.hex(), commitment_of(SECRET)))


@pytest.mark.parametrize("game", [key for key, game in PLAYABLE.items() if game.figure == "lives"])
@pytest.mark.parametrize("with_stock", [False, True])
async def test_two_exchanged_hidden_cards_change_no_byte_for_anybody_but_their_owners(
    simulated_time: None,
    same_secret: None,
    locales: dict[int, str],
    uploaded: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    with_stock: bool,
) -> None:
    pack = Packs(seed=SECRET.hex()).pack(PLAYABLE[game].pack)

    def lies(cards: list[Card]) -> None:
        def stacked(stored: StoredMatch) -> Record:
            return record_to_play(stored).model_copy(update={"packs": [cards], "dealer": 0})

        monkeypatch.setattr(session, "record_to_play", stacked)

    lies(pack)
    async with evening(tmp_path / "one.sqlite3", uploaded, locales) as place:
        before, dealt, people = await one_round(place, game)
    # A pack may hold a card twice, so they are exchanged by their places: the dealer's card was dealt last.
    assert pack[3] == dealt[0]
    places = [3, pack.index(dealt[1])]
    if with_stock:
        places[1] = next(
            at for at in range(len(pack) - 1, 3, -1) if pack[at] not in dealt and pack[at][:-1] not in OPEN_RANKS
        )
    first, second = (pack[at] for at in places)
    assert first != second
    assert not {first[:-1], second[:-1]} & OPEN_RANKS
    cards = list(pack)
    cards[places[0]], cards[places[1]] = second, first
    lies(cards)
    async with evening(tmp_path / "two.sqlite3", uploaded, locales) as place:
        after, changed, _ = await one_round(place, game)
    assert changed[0] == second, "the cards are exchanged indeed"
    owners = {people[0].id} if with_stock else {people[0].id, people[1].id}
    others = (set(before) | set(after)) - owners
    assert None in others
    assert len(others) == 4 - len(owners) + 1
    for reader in others:
        assert before[reader] == after[reader]
    assert sum(len(before[reader]) for reader in others) > 10
    assert any(before[owner] != after[owner] for owner in owners), "the test can tell the evenings apart"
