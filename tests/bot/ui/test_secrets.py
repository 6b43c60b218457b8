"""A seat sees what its player may see: every request of whole matches, weighed against what is known at that moment."""

from __future__ import annotations

import io
import json
import logging
import random
import re
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import simcord
from pydantic import SecretStr

from bot import logs
from bot.art import emoji_name
from bot.tables.fairness import seed_for
from bot.tables.session import Session
from bot.text import LANGUAGES, words_for
from bot.ui.faces import card_short, card_spoken
from bot.ui.handlers import BUTTONS
from engine import GAMES

from .matches import asked, fill_table, lobby_at, match_at, refusing, wait_for_turn
from .people import Person, Place, Seen

TOKEN = "simcord.fake.token"
WORD = re.compile(r"'(\w+)'")
EPHEMERAL = 64
OPENS = {"Revealed", "SuddenDeathDealt"}
"""Events that lay the cards open; the board shows them after the drum roll only."""


class Watched(list[simcord.HttpLogEntry]):
    """simcord's log of requests: looks at each one in the moment in which it is sent."""

    def __init__(self, place: Place, game: str = "kuckuck") -> None:
        super().__init__()
        self.place = place
        self.game = GAMES[game]
        self.public = 0
        self.private = 0
        self.cards_seen: set[str] = set()
        self.custom_ids: set[str] = set()
        self.tokens: set[str] = set()
        self.leaks: list[object] = []
        """What was told to somebody who must not know it. Collected: the bot would survive an exception raised here."""
        card_emojis = {one.name: one.id for one in place.env.backend.application_emojis.values()}
        self.needles: dict[str, re.Pattern[str]] = {}
        pack = self.game.pack.name.lower()
        for card in self.game.pack.cards:
            names = [emoji_name(card, language, pack) for language in LANGUAGES]
            texts = [
                text
                for one in LANGUAGES
                for text in (card_short(words_for(one), card, pack), card_spoken(words_for(one), card, pack))
            ]
            if pack != "french":
                # Their names are words like others ("if a Null loses"); as cards they are written in bold.
                texts = [f"**{text}**" for text in texts]
            ways = [*(f":{name}:" for name in names), *(str(card_emojis[name]) for name in names)]
            # `♦ K` is a card, `♦ Karo` is trump.
            words = [re.escape(text) + r"(?!\w)" for text in texts]
            self.needles[card] = re.compile("|".join([*words, *map(re.escape, ways)]))

    def append(self, entry: simcord.HttpLogEntry) -> None:
        super().append(entry)
        if entry.method not in ("POST", "PATCH", "PUT") or entry.json is None:
            return
        text = json.dumps(entry.json, ensure_ascii=False)
        reader = self._reader(entry)
        session = next(iter(reversed(self.place.client.tables.sessions.values())), None)
        self.tokens |= set(self.place.env.backend.interaction_tokens)
        self.custom_ids |= set(re.findall(r'"custom_id": "([^"]*)"', text))
        self.leaks += [token for token in (TOKEN, *self.tokens) if token in text]
        if reader is None:
            self.public += 1
        else:
            self.private += 1
        shown = self.cards_in(text)
        self.cards_seen |= shown
        if session is None:
            self.leaks += sorted(shown)
            return
        if not session.over:
            self.leaks += [secret for secret in (session.row.secret, seed_for(session.row)) if secret in text]
        seat = None if reader is None else session.seat_of(reader)
        unknown = shown - known(session, None if seat is None else seat.seat)
        self.leaks += [(card, entry) for card in sorted(unknown)]

    def cards_in(self, text: str) -> set[str]:
        """The cards that a text names in whatever way: by picture, sign, word or key."""
        keys = set(re.findall(r"(?<![0-9A-Za-z])((?:10|[2-9AJQK])[SHDC])(?![0-9A-Za-z])", text))
        return (keys & set(self.needles)) | {card for card, needles in self.needles.items() if needles.search(text)}

    def _reader(self, entry: simcord.HttpLogEntry) -> int | None:
        """Who alone reads what this request writes; None: everybody."""
        backend = self.place.env.backend
        parts = entry.path.strip("/").split("/")
        body: dict[str, Any] = entry.json or {}
        if parts[0] == "interactions":
            record = backend.interactions[int(parts[1])]
            if body["type"] == 9:
                return record.user_id
            if body["type"] == 7:
                assert record.source_message_id is not None
                message = backend.get_message(record.channel_id, record.source_message_id)
                return record.user_id if message.is_ephemeral else None
            return record.user_id if (body.get("data") or {}).get("flags", 0) & EPHEMERAL else None
        if parts[0] == "webhooks":
            record = backend.interaction_by_token(parts[2])
            if entry.method == "POST":
                return record.user_id if body.get("flags", 0) & EPHEMERAL else None
            message = backend.get_message(record.channel_id, int(parts[4]))
            return record.user_id if message.is_ephemeral else None
        return None


def known(session: Session, seat: int | None) -> set[str]:
    """The cards that this seat (None: everybody) has been told of; what the drum roll holds back is not among them."""
    stories = session.match.stories()
    scene = session.scene
    told: list[object] = list(stories[: len(stories) if scene is None else scene.entry + 1])
    if scene is not None and not scene.shown:
        told[scene.entry] = [one for one in stories[scene.entry] if type(one).__name__ not in OPENS]
    told += [event for to, event in session.match.told if to is not None and to == seat]
    return set(WORD.findall(repr(told))) & set(session.match.game.pack.cards)


@pytest.fixture
def log_at_debug(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """The log as an operator gets it at DEBUG."""
    root = logging.getLogger()
    handlers, level, raises = root.handlers, root.level, logging.raiseExceptions
    levels = {name: logging.getLogger(name).level for name in logs._TALKATIVE}
    out = io.StringIO()
    with monkeypatch.context() as patch:
        patch.setattr(sys, "stderr", out)
        logs.set_up("DEBUG", token=SecretStr(TOKEN))
    yield out
    root.handlers = handlers
    root.setLevel(level)
    logging.raiseExceptions = raises
    logging.captureWarnings(False)
    for name, old in levels.items():
        logging.getLogger(name).setLevel(old)


async def play_at_random(place: Place, session: Session, people: list[Person], rng: random.Random) -> None:
    """Press whatever a panel offers, at random, while Discord fails now and then, until the match is over."""
    for number in range(1500):
        if session.over and session.scene is None:
            await place.wait(5)
            return
        if number % 12 == 0:
            place.env.inject_error(*rng.choice(TROUBLES))
        person = asked(session, people)
        offered = [] if person is None else [one["custom_id"] for one in person.panel.parts if _acts(one)]
        if person is None or not offered:
            await place.wait(0.7)
            continue
        await person.click(person.panel, rng.choice(offered))
        if rng.random() < 0.2:
            await rng.choice(people).click(place.public[-1], f"k1b:hand:{session.id}:0:")
        if rng.random() < 0.2:  # what another one was offered a moment ago
            await rng.choice(people).click(place.public[-1], rng.choice(offered))
    raise AssertionError("the match does not end")


def _acts(part: dict[str, Any]) -> bool:
    return str(part.get("custom_id", "")).startswith(("k1b:act:", "k1b:cut:", "k1b:why:"))


TROUBLES = (
    ("PATCH", "/channels/*/messages/*"),
    ("PATCH", "/webhooks/*"),
    ("POST", "/webhooks/*"),
    ("POST", "/interactions/*/*/callback"),
)
HIDDEN_CARDS: dict[str, object] = {"start_size": 3, "single_card": "forehead", "blind": "optional"}
WHOLE_MATCHES: dict[str, tuple[str, dict[str, object]]] = {
    **{game.key: (game.key, {}) for game in GAMES.values() if game.figure == "lives"},
    **{game.key: (game.key, dict(game.presets["quick"])) for game in GAMES.values() if game.figure == "scores"},
    "kachuful, blind and forehead": ("kachuful", HIDDEN_CARDS),
}


@pytest.mark.parametrize(("game", "rules"), WHOLE_MATCHES.values(), ids=list(WHOLE_MATCHES))
async def test_no_request_of_a_whole_match_tells_anybody_a_card_or_a_secret_that_is_not_his_to_know(
    place: Place, log_at_debug: io.StringIO, tmp_path: Path, game: str, rules: dict[str, object]
) -> None:
    place.env.backend.http_requests = watched = Watched(place, game)
    people = [place.person(name, locale) for name, locale in (("Ann", "en-US"), ("Dora", "de"), ("Ben", "en-US"))]
    await people[0].slash("play", game=game)
    lobby = lobby_at(place)
    lobby.row = replace(lobby.row, rules=rules)
    for person in people[1:]:
        await person.click(place.public[0], place.public[0].custom_id("Join"))
    await people[0].press("Add computers")
    await place.wait(2)
    if not place.client.tables.sessions:  # a table that is full starts by itself
        await people[0].press("Start", place.public[0])
        await place.wait(2)
    session = match_at(place)
    place.env.inject_error("PATCH", "/channels/*/messages/*")
    await one_move_that_cannot_be_written(place, session, people, tmp_path / "kuckuck.sqlite3")
    await play_at_random(place, session, people, random.Random(len(game)))
    assert session.outcome is not None
    assert watched.leaks == []
    assert watched.public > 10
    assert watched.private > 10
    opened = known(session, None)
    assert 2 * len(watched.cards_seen & opened) > len(opened) > 0, "the watcher does recognise cards"

    text = log_at_debug.getvalue()
    assert "was not edited" in text, "it says what failed"
    assert "the database failed" in text
    for secret in (session.row.secret, seed_for(session.row), TOKEN, *watched.tokens):
        assert secret not in text
    assert not watched.cards_in(text), "a log never names a card"
    verbs = {one.split(":")[1] for one in watched.custom_ids if one.startswith("k1")}
    assert verbs <= set(BUTTONS)


async def one_move_that_cannot_be_written(place: Place, session: Session, people: list[Person], database: Path) -> None:
    """Somebody moves, a card where the game has it so, and the database refuses."""
    for _ in range(40):
        person = await wait_for_turn(place, session, people)
        offered = [one["custom_id"] for one in person.panel.parts if str(one.get("custom_id")).startswith("k1b:act:")]
        if offered:
            with refusing(database):
                await person.click(person.panel, offered[0])
            return
        await place.wait(0.7)
    raise AssertionError("nobody is offered anything")


async def test_the_watcher_finds_a_leak(place: Place) -> None:
    """A test of the test: a card of somebody's hand in a public message is noticed, in whatever way it is written."""
    await fill_table(place, "Ann", "Ben", "Cem")
    session = match_at(place)
    watched = Watched(place)
    hidden = next(
        str(card)
        for seat in range(3)
        for card in session.see(seat).table.hands[seat]  # type: ignore[union-attr]  # a seat sees its own cards
        if card not in known(session, None)
    )
    path = f"/channels/{place.channel.id}/messages"
    for text in (hidden, card_spoken(words_for("de"), hidden), card_short(words_for("en"), hidden)):
        watched.append(simcord.HttpLogEntry("POST", path, {}, {"content": f"a {text} b"}, None))
    watched.append(simcord.HttpLogEntry("POST", path, {}, {"content": session.row.secret}, None))
    watched.append(simcord.HttpLogEntry("POST", path, {}, {"content": "nothing"}, None))
    assert [one[0] if isinstance(one, tuple) else one for one in watched.leaks] == [*[hidden] * 3, session.row.secret]


async def test_the_custom_ids_of_a_board_are_the_same_whatever_the_cards_are(place: Place) -> None:
    """Any client can read the custom_ids, file names and alt texts of public messages: they tell nothing."""
    await fill_table(place, "Ann", "Ben", "Cem")
    session = match_at(place)
    board: Seen = place.public[-1]
    assert board.custom_ids == [f"k1b:hand:{session.id}:0:", f"k1b:rules:{session.id}:0:"]
    assert board.stored.attachments == []
    assert {part["type"] for part in board.parts} <= {1, 2, 10, 14, 17}, "no picture, no menu"
