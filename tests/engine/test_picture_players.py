"""The computer players of Kille and Cuccù: keep what is good, pass on what is bad, bargain at the Inn."""

from __future__ import annotations

import random

import pytest

from engine import GAMES, Match, decide
from engine.cards import CUCCU_RANKS, KILLE_RANKS
from engine.testing import ChancePacks

from .games.lettered import Lettered, cuccu, kille
from .many import opening

PICTURES = ("inn", "cavalier", "pig", "hussar", "cuckoo", "harlequin")
REFUSING = ("inn", "cat", "horse", "hunter", "cuckoo")


def answer(table: Lettered) -> str:
    """What the computer player of the asked seat chooses."""
    ask = table.match.pending
    assert ask is not None
    return decide(table.match.see(ask.seat), random.Random(0))


def own(match: Match) -> str:
    """The card of the asked seat."""
    assert match.pending is not None
    [card] = match.see(match.pending.seat).table.hands[match.pending.seat]  # type: ignore[misc]  # his own hand
    return str(card)


# Kille


@pytest.mark.parametrize("card", PICTURES)
def test_pictures_are_kept_by_players_and_dealer(card: str) -> None:
    assert answer(kille(f"{card} 5 9")) == "stand"
    assert answer(kille(f"9 10 {card}").do("A stand", "B stand")) == "stand"


@pytest.mark.parametrize("card", ["mask", "flowerpot", "wreath"])
def test_what_is_below_the_numbers_is_passed_on(card: str) -> None:
    assert answer(kille(f"{card} 5 9")) == "swap"
    assert answer(kille(f"9 10 {card}").do("A stand", "B stand")) == "draw"


def test_a_harlequin_that_was_received_is_passed_on() -> None:
    assert answer(kille("harlequin 4 9").do("A swap")) == "swap"


def test_a_cuckoo_is_passed_on_only_where_it_is_the_lowest() -> None:
    assert answer(kille("cuckoo 4 9", cuckoo_lowest=True)) == "swap"
    assert answer(kille("cuckoo 4 9")) == "stand"


def test_who_gave_a_lower_card_than_he_got_keeps_it_but_a_mask_protects_nobody() -> None:
    assert answer(kille("1 wreath 9").do("A swap")) == "stand"
    assert answer(kille("1 2 9").do("A swap")) == "swap"
    assert answer(kille("1 mask 9").do("A swap")) == "swap"


def test_the_more_players_the_lower_the_cards_that_are_kept_at_kille() -> None:
    lowest = []
    for players in (3, 5, 8):
        kept = [card for card in KILLE_RANKS[:15] if answer(kille(f"{card}", players=players)) == "stand"]
        assert kept == list(KILLE_RANKS[15 - len(kept) : 15]), "keeping starts at one card and goes on to the top"
        lowest.append(len(kept))
    assert lowest == sorted(lowest)
    assert lowest[0] < lowest[-1]


# Cuccù


@pytest.mark.parametrize("card", REFUSING)
def test_refusing_cards_are_kept_by_players_and_dealer(card: str) -> None:
    assert answer(cuccu(f"{card} 5 9")) == "keep"
    assert answer(cuccu(f"9 10 {card}", players=3).do("A keep", "B keep")) == "keep"


@pytest.mark.parametrize("card", ["lion", "mask", "bucket", "null", "fool"])
def test_low_cards_and_the_fool_are_passed_on(card: str) -> None:
    assert answer(cuccu(f"{card} 5 9")) == "request"
    assert answer(cuccu(f"9 10 {card}", players=3).do("A keep", "B keep")) == "exchange"


def test_who_gave_a_lower_card_than_he_got_keeps_it_but_a_given_cuckoo_or_fool_protects_nobody() -> None:
    assert answer(cuccu("1 null 9").do("A request")) == "keep"
    assert answer(cuccu("1 2 9").do("A request")) == "request"
    assert answer(cuccu("1 fool 9").do("A request")) == "request"


@pytest.mark.parametrize("card", ["null", "bucket", "3", "fool"])
def test_at_the_inn_a_low_card_asks_for_a_payment(card: str) -> None:
    assert answer(cuccu(f"{card} inn 9").do("A request")) == "ask-pay"


def test_at_the_inn_a_better_card_withdraws() -> None:
    assert answer(cuccu("hunter inn 9").do("A request")) == "withdraw"


def test_an_innkeeper_accepts() -> None:
    assert answer(cuccu("3 inn 9").do("A request", "A ask-pay")) == "accept"


def test_the_more_players_the_lower_the_cards_that_are_kept_at_cuccu() -> None:
    lowest = []
    for players in (2, 4, 8):
        kept = [card for card in CUCCU_RANKS[:14] if answer(cuccu(f"{card}", players=players)) == "keep"]
        assert kept == list(CUCCU_RANKS[14 - len(kept) : 14]), "keeping starts at one card and goes on to the top"
        lowest.append(len(kept))
    assert lowest == sorted(lowest)
    assert lowest[0] < lowest[-1]


# Both


@pytest.mark.parametrize(
    ("key", "good"), [("kille", ("pig", "hussar")), ("cuccu", ("cat", "horse", "hunter", "cuckoo"))]
)
def test_no_good_picture_is_ever_passed_on_in_many_matches(key: str, good: tuple[str, ...]) -> None:
    rng = random.Random(61)
    for _ in range(40):
        match = opening(GAMES[key], rng).start()
        while (ask := match.pending) is not None and len(match.rounds) < 20:
            chosen = decide(match.see(ask.seat), rng)
            assert chosen in ("stand", "keep", "withdraw", "accept", "refuse") or own(match) not in good
            match.act(ask.seat, chosen)


@pytest.mark.parametrize("key", ["kille", "cuccu"])
def test_one_computer_player_beats_five_random_ones_clearly(key: str) -> None:
    """A fair share of 240 matches is 40 wins, with a deviation of 5.8."""
    rng = random.Random(81)
    game, wins = GAMES[key], 0
    for number in range(240):
        seat = number % 6
        match = Match.start(game, 6, game.rules(), ChancePacks(rng))
        while (ask := match.pending) is not None:
            match.act(ask.seat, decide(match.see(ask.seat), rng) if ask.seat == seat else rng.choice(ask.options))
        assert match.outcome is not None
        wins += seat in match.outcome.winners
    assert wins > 80
