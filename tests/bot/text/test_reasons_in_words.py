"""Why a card may not be played or a bid not be made: every reason of every game has its sentence."""

from __future__ import annotations

import random

import pytest

from bot.text import LANGUAGES, Words, words_for
from engine import GAMES, Game, Match, Record, why_not
from engine.games import cucumber, kachuful
from engine.testing import random_rules

CUCUMBER = {"beat", "beat-or-lowest", "lowest"}
KACHUFUL = {"follow-S", "follow-H", "follow-D", "follow-C", "hook", "not-offered"}
ALL = {*CUCUMBER, *KACHUFUL, "ace", "not-your-turn"}
"""Under a led ace nobody is asked, so that `ace` is said only to who asks later."""


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return words_for(request.param)


def reasons(game: Game) -> set[str]:
    """The reasons for all cards and bids that were not offered in random matches."""
    rng, found = random.Random(game.key), set()
    for _ in range(25):
        rules = random_rules(game, rng, most=3)
        if game.fault_of(game.rules.agreed(rules), game.seats[0]) is None:
            record = Record(game=game.key, rules=rules, seats=game.seats[0], seed=rng.randbytes(32).hex())
            found |= _reasons_in(record.start(), rng)
    return found


def _reasons_in(match: Match, rng: random.Random) -> set[str]:
    found: set[str] = set()
    while (ask := match.pending) is not None and len(match.rounds) < 6:
        view = match.see(ask.seat)
        hand = view.table.hands[ask.seat]
        keys = [str(bid) for bid in range(18)] if isinstance(hand, int) or ask.prompt == "bid" else hand
        why = {key: why_not(view, key) for key in keys}
        assert [key for key in keys if why[key] is None] == [key for key in ask.options if key in keys]
        found |= {code for code in why.values() if code is not None}
        match.act(ask.seat, rng.choice(ask.options))
    return found


def test_every_card_and_bid_that_is_not_offered_has_a_reason_of_its_game() -> None:
    found = {game.key: reasons(game) for game in (cucumber.GAME, kachuful.GAME)}
    assert found["cucumber"] == CUCUMBER
    assert found["kachuful"] == KACHUFUL


def test_every_reason_is_said_in_one_short_sentence(words: Words) -> None:
    sentences = {words(f"why-not-{code}") for code in ALL}
    assert len(sentences) == len(ALL)
    assert all(len(sentence) <= 100 and sentence.endswith(".") for sentence in sentences)


def test_every_trump_has_a_name_with_its_sign(words: Words) -> None:
    names = [words(f"trump-{trump or 'none'}") for trump in kachuful.FOUR_AND_NONE]
    assert len(set(names)) == 5
    assert [name[0] for name in names[:4]] == ["♠", "♦", "♣", "♥"]


def test_games_without_a_choice_of_cards_have_no_reasons_to_give() -> None:
    for game in GAMES.values():
        match = Record(game=game.key, seats=game.seats[0], seed="1" * 64).start()
        assert match.pending is not None
        assert why_not(match.see(match.pending.seat), "nonsense") == "not-offered"
        assert why_not(match.see(None), match.pending.options[0]) == "not-your-turn"
