"""The two-run swap test: two evenings that differ in two hidden cards are the same, to the byte, for everybody else."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.ui.family import PLAYABLE
from engine import Card, Packs

from .evenings import SECRET, Kept, evening, exchanged, stack
from .matches import asked, fill_table, match_at
from .people import Person, Place

OPEN_RANKS = {"A", "Q", "K"}
"""By some rules everybody may notice such a card: a dealer with a king is not even asked."""
NAMES = ("Ann", "Ben", "Cora", "Dora")


async def one_round(place: Place, game: str) -> tuple[Kept, list[Card], list[Person]]:
    """Everybody joins and keeps what he has until the drum rolls; what was sent to whom since the deal."""
    place.env.backend.http_requests = kept = Kept(place)
    people = await fill_table(place, *NAMES, game=game)
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
    return kept, [dealt[seat] for seat in range(4)], people


@pytest.mark.parametrize("game", [key for key, game in PLAYABLE.items() if game.figure == "lives"])
@pytest.mark.parametrize("with_stock", [False, True])
async def test_two_exchanged_hidden_cards_change_no_byte_for_anybody_but_their_owners(
    simulated_time: None,
    locales: dict[int, str],
    uploaded: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    with_stock: bool,
) -> None:
    pack = Packs(seed=SECRET.hex()).pack(PLAYABLE[game].pack)
    stack(monkeypatch, pack)
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
    stack(monkeypatch, exchanged(pack, *places))
    async with evening(tmp_path / "two.sqlite3", uploaded, locales) as place:
        after, changed, _ = await one_round(place, game)
    assert changed[0] == second, "the cards are exchanged indeed"
    owners = {people[0].id} if with_stock else {people[0].id, people[1].id}
    others = {None, *(person.id for person in people)} - owners
    assert before.read_by(others) == after.read_by(others)
    assert sum(map(len, before.read_by(others).values())) > 10
    assert before.read_by(owners) != after.read_by(owners), "the test can tell the evenings apart"
