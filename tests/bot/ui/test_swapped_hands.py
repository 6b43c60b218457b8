"""The two-run swap test for hands of many cards: whose hands differ in two hidden cards, nobody else can tell.

How long the cards stay hidden, the rules say: the evening is played up to the move that would open one of them, and
of all pairs of cards that pair is exchanged which stays hidden longest.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path

import pytest

from bot.ui.family import PLAYABLE
from engine import Card, Match, Packs

from .evenings import SECRET, Kept, evening, exchanged, stack
from .trick_tables import begin_tricks, choose, offered

NAMES = ("Ann", "Ben", "Cora", "Dora")
SEATS = len(NAMES)
FIRST_DEALT = 1
"""Seat 0 deals, so the first card of the pack is the next seat's."""


@dataclass(frozen=True)
class Hidden:
    """A card of seat 0 is exchanged with one of another seat, or of the stock (None)."""

    game: str
    rules: dict[str, object]
    other: int | None
    noticed: frozenset[int]
    """The seats that may see one of the cards before everybody does."""
    least: int
    """So many moves at the least are made meanwhile."""
    avoided: frozenset[str] = field(default=frozenset())
    """Keys that nobody presses."""

    def places(self, hand: int) -> Iterator[tuple[int, int]]:
        """The pairs of places in the pack, where everybody has so many cards."""
        own = range(SEATS - FIRST_DEALT, hand * SEATS, SEATS)
        others = (
            range(hand * SEATS, len(PLAYABLE[self.game].pack.cards))
            if self.other is None
            else range((self.other - FIRST_DEALT) % SEATS, hand * SEATS, SEATS)
        )
        return product(own, others)

    def begun(self, pack: list[Card]) -> Match:
        game = PLAYABLE[self.game]
        return Match.start(game, SEATS, game.rules.agreed(self.rules), Packs([pack], dealer=0, seed=SECRET.hex()))

    def keys(self, pack: list[Card], places: tuple[int, int]) -> list[str]:
        """The first keys that are offered in both evenings, up to the one that would open a card."""
        cards = {pack[place] for place in places}
        tables = [self.begun(pack), self.begun(exchanged(pack, *places))]
        keys: list[str] = []
        while True:
            offers = [table.pending.options for table in tables if table.pending is not None]
            key = next((key for key in offers[0] if key in offers[1] and key not in cards | self.avoided), None)
            if key is None:
                break
            told = [one for table in tables if table.pending for one in table.act(table.pending.seat, key)]
            if any(card in repr(event) for to, event in told if to not in self.noticed for card in cards):
                break
            keys.append(key)
        return keys


BOTH, DEALER, NOBODY = frozenset({0, 1}), frozenset({0}), frozenset[int]()
SOME_CARDS: dict[str, object] = {"start_size": 6}
ONE_CARD: dict[str, object] = {"start_size": 1, "hook": False}
EVENINGS = {
    "cucumber, two hands": Hidden("cucumber", {}, 1, BOTH, 2 * SEATS),
    "cucumber, hand and stock": Hidden("cucumber", {}, None, DEALER, 2 * SEATS),
    "cucumber, played cards shown": Hidden("cucumber", {"show_played": True}, 1, BOTH, 2 * SEATS),
    "kachuful, two hands": Hidden("kachuful", SOME_CARDS, 1, BOTH, 3 * SEATS),
    "kachuful, hand and stock": Hidden("kachuful", SOME_CARDS, None, DEALER, 3 * SEATS),
    "kachuful, forehead": Hidden(
        "kachuful", ONE_CARD | {"single_card": "forehead"}, None, frozenset({1, 2, 3}), SEATS - 1
    ),
    "kachuful, dark": Hidden("kachuful", ONE_CARD | {"single_card": "dark"}, 1, NOBODY, SEATS - 1),
    "kachuful, all bid blind": Hidden(
        "kachuful", SOME_CARDS | {"blind": "optional"}, None, NOBODY, 2 * SEATS - 1, frozenset({"look"})
    ),
    "kachuful, all look": Hidden("kachuful", SOME_CARDS | {"blind": "optional"}, 1, BOTH, 4 * SEATS),
    "kachuful, all must bid blind": Hidden("kachuful", SOME_CARDS | {"blind": "forced"}, 1, NOBODY, SEATS - 1),
}


@pytest.mark.parametrize("hidden", EVENINGS.values(), ids=list(EVENINGS))
async def test_who_may_not_see_a_card_is_sent_the_same_bytes_whichever_it_is(
    simulated_time: None,
    locales: dict[int, str],
    uploaded: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    hidden: Hidden,
) -> None:
    pack = Packs(seed=SECRET.hex()).pack(PLAYABLE[hidden.game].pack)
    hand = len(hidden.begun(pack)._table.hands[0].cards)
    places = max(hidden.places(hand), key=lambda pair: len(hidden.keys(pack, pair)))
    keys = hidden.keys(pack, places)
    assert len(keys) >= hidden.least
    kept: list[Kept] = []
    for number, cards in enumerate((pack, exchanged(pack, *places))):
        stack(monkeypatch, cards)
        async with evening(tmp_path / f"{number}.sqlite3", uploaded, locales) as place:
            kept.append(Kept(place))
            place.env.backend.http_requests = kept[-1]
            people = [place.person(name) for name in NAMES]
            session = await begin_tricks(place, hidden.game, hidden.rules, *people)
            assert any(pack[places[number]] == card for card in session.match._table.hands[0].cards), "exchanged indeed"
            for key in keys:
                assert session.pending is not None
                person = people[session.pending.seat]
                while key not in offered(person.panel):
                    await place.wait(0.6)
                await choose(place, person, key)
            await place.wait(2)
            for person in people:
                await person.press("My hand", place.public[-1])
    noticing = {people[seat].id for seat in hidden.noticed}
    others = {None, *(person.id for person in people)} - noticing
    before, after = (one.read_by(others) for one in kept)
    assert before == after
    assert all(len(sent) > 3 for sent in before.values())
    if noticing:
        assert kept[0].read_by(noticing) != kept[1].read_by(noticing), "the test can tell the evenings apart"
