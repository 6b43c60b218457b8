""" "Stand, if nobody swaps with me" is offered to who will be asked, and to nobody whom the rules let stand anyway."""

from __future__ import annotations

import random

import pytest

from bot.text import words_for
from bot.ui.exchange.hand import turns_before
from engine import GAMES, Card, Match, Packs
from engine.cards import FRENCH

from .evenings import stack
from .matches import fill_table
from .people import Place

LATER = words_for("en")("move-stand-later")
SEATS, MATCHES, ROUNDS = 5, 40, 3
OPENED = {"king_open": "immediately"}


def as_it_goes_on(game: str, rules: dict[str, object], seed: str, moves: tuple[tuple[int, str], ...]) -> list[int]:
    """Who is asked in the rest of this round, in order, when everybody stands."""
    match = Match.start(GAMES[game], SEATS, GAMES[game].rules.agreed(rules), Packs(seed=seed))
    for seat, key in moves:
        match.act(match.seats[seat], key)
    entry, asked = len(match.rounds), []
    while (ask := match.pending) is not None and len(match.rounds) == entry:
        asked.append(int(ask.seat))
        match.act(ask.seat, ask.options[0])
    return list(dict.fromkeys(asked))


@pytest.mark.parametrize(
    ("game", "rules"),
    [
        ("kuckuck", {}),
        ("kuckuck", OPENED),
        ("kuckuck", OPENED | {"direction": "anticlockwise", "queen_block": "skip"}),
        ("kuckuck", {"queen_block": "skip"}),
        ("kuckuck", {"queen_block": "neighbour", "dealer_draws": 2}),
        ("kille", {}),
        ("cuccu", {}),
    ],
)
def test_who_is_told_whose_turns_come_before_his_is_asked_after_exactly_these(
    game: str, rules: dict[str, object]
) -> None:
    rng = random.Random(1)
    for _ in range(MATCHES):
        seed = rng.randbytes(32).hex()
        match = Match.start(GAMES[game], SEATS, GAMES[game].rules.agreed(rules), Packs(seed=seed))
        while (ask := match.pending) is not None and len(match.rounds) < ROUNDS:
            asked = as_it_goes_on(game, rules, seed, tuple(match.moves))
            for seat in match.seats:
                if match.tally("lives")[seat] and seat != ask.seat:
                    before = asked[: asked.index(seat)] if seat in asked else []
                    assert turns_before(match.see(seat), seat) == before
            match.act(ask.seat, rng.choice(ask.options))


def stacked(monkeypatch: pytest.MonkeyPatch, *first: Card) -> None:
    """These cards come first, to the second, third and fourth person and last to the first one, who deals."""
    stack(monkeypatch, [*first, *(card for card in FRENCH.cards if card not in first)])


async def test_a_king_that_the_rules_will_lay_open_is_offered_nothing_beforehand(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    stacked(monkeypatch, Card("7S"), Card("KS"), Card("5S"), Card("4S"))
    ann, _, cem, dora = await fill_table(place, "Ann", "Ben", "Cem", "Dora", game="chase-the-ace")
    assert "king of spades" in cem.panel.text
    assert cem.panel.labels == []
    assert dora.panel.labels == ann.panel.labels == [LATER]


async def test_who_is_bound_by_an_open_king_reads_that_he_has_nothing_to_decide(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    stacked(monkeypatch, Card("7S"), Card("5S"), Card("KS"), Card("4S"))
    ann, ben, cem, dora = (place.person(name) for name in ("Ann", "Ben", "Cem", "Dora"))
    await ann.slash("play", game="kuckuck", seats=4)
    await ann.press("House rules", ann.panel)
    await ann.choose("Change one rule …", "king_open")
    await ann.choose("Choose a value …", "immediately")
    for person in (ben, cem, dora):
        await person.press("Join")
    await place.wait(2)
    assert "Stand" in ben.panel.labels
    for bound in (cem, dora):
        assert "A king lies open: you have nothing to decide" in bound.panel.text
        assert bound.panel.labels == []
    assert "Before you: **Ben**" in ann.panel.text
    assert ann.panel.labels == [LATER]
