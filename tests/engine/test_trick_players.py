"""Computer players of the trick games: sure tricks are bid, bids are played for, low cards are kept."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest

from engine import GAMES, Match, decide
from engine.testing import ChancePacks, act_all, stacked_match

from .games.trick_tables import asked, hands


def answer(match: Match) -> str:
    """What the computer player of the asked seat chooses."""
    assert match.pending is not None
    return decide(match.see(match.pending.seat), random.Random(0))


def played(key: str, seats: int, computers: int, matches: int, rules: Mapping[str, object]) -> list[Match]:
    """Matches in which the first seats are computer players and the others answer at random."""
    rng, game = random.Random(f"{key} {rules}"), GAMES[key]
    done = []
    for _ in range(matches):
        match = Match.start(game, seats, game.rules.agreed(rules), ChancePacks(rng))
        while (ask := match.pending) is not None:
            by_chance = ask.seat >= computers
            match.act(ask.seat, rng.choice(ask.options) if by_chance else decide(match.see(ask.seat), rng))
        done.append(match)
    return done


# Kachuful


def bid(hand: str, *others: str, **rules: object) -> int:
    """What the player of this hand bids as the first of all, trump spades."""
    dealt = hands(hand, *others)
    seats = len(others) + 1
    size = len(hand.split())
    match = stacked_match("kachuful", dealt, dealer=seats - 1, seats=seats, rules={"start_size": size, **rules})
    return int(answer(match))


@pytest.mark.parametrize("size", range(1, 6))
def test_nobody_bids_zero_with_the_ace_of_trump(size: int) -> None:
    """The rest of the hand is as poor as it can be."""
    poor = ["AS", "2H", "2D", "2C", "3H"][:size]
    others = [
        ["3C", "4C", "5C", "6C", "7C"][:size],
        ["4D", "5D", "6D", "7D", "8D"][:size],
        ["4H", "5H", "6H", "7H", "8H"],
    ]
    assert bid(" ".join(poor), *(" ".join(hand[:size]) for hand in others)) >= 1


def test_the_highest_trumps_in_a_row_are_all_bid() -> None:
    assert bid("AS KS QS 2H", "3C 4C 5C 6C", "4D 5D 6D 7D") >= 3
    assert bid("AS KS QS JS 10S", "3C 4C 5C 6C 7C", "4D 5D 6D 7D 8D") == 5


def test_a_hand_of_twos_and_threes_without_trump_bids_nothing() -> None:
    assert bid("2H 2D 2C 3H", "3C 4C 5C 6C", "4D 5D 6D 7D", "4H 5H 6H 7H") == 0


def test_a_bid_blind_is_the_share_of_the_tricks() -> None:
    assert bid("AS KS QS JS 10S 9S", "3C 4C 5C 6C 7C 8C", "4D 5D 6D 7D 8D 9D", blind="forced") == 2


def test_who_may_look_looks() -> None:
    match = stacked_match("kachuful", "", dealer=2, seats=3, rules={"blind": "optional"})
    assert answer(match) == "look"


def test_on_the_forehead_the_cards_of_the_others_decide() -> None:
    for others, wanted in ((("2H", "3D"), 1), (("AS", "KS"), 0)):
        assert bid("7C", *others, single_card="forehead", hook=False) == wanted


def test_the_last_to_play_takes_a_missing_trick_as_cheaply_as_he_can() -> None:
    match = stacked_match(
        "kachuful", hands("9H 2C", "2H 3C", "10H AH"), dealer=2, seats=3, rules={"start_size": 2, "hook": False}
    )
    act_all(match, "0", "0", "1", "9H", "2H")
    assert asked(match) == (2, "play")
    assert answer(match) == "10H"


def test_who_has_his_bid_gets_rid_of_what_might_win() -> None:
    match = stacked_match(
        "kachuful", hands("9H 2C", "2H 3C", "3H 8H"), dealer=2, seats=3, rules={"start_size": 2, "hook": False}
    )
    act_all(match, "0", "0", "0", "9H", "2H")
    assert answer(match) == "8H"


@pytest.mark.parametrize(("seats", "share"), [(3, 0.33), (4, 0.42), (6, 0.48)])
def test_the_player_hits_its_bid_much_more_often_than_chance(seats: int, share: float) -> None:
    """Chance hits in 17 % with four players; all seats are played by the computer."""
    hits = bids = 0
    for match in played("kachuful", seats, seats, 12, {}):
        for entry in match.rounds:
            made, taken = entry["bids"], entry["tricks"]
            assert isinstance(made, list)
            assert isinstance(taken, list)
            hits += sum(one == other for one, other in zip(made, taken, strict=True))
            bids += len(made)
    assert hits / bids > share


@pytest.mark.parametrize("rules", [{}, {"blind": "forced"}, {"single_card": "forehead", "start_size": 4}])
def test_one_computer_player_wins_most_matches_of_kachuful_against_three_random_ones(rules: dict[str, object]) -> None:
    """A fair share of 30 matches is 7.5 wins."""
    matches = played("kachuful", 4, 1, 30, rules)
    wins = sum(0 in match.outcome.winners for match in matches if match.outcome is not None)
    assert wins >= 18


# Cucumber


@pytest.mark.parametrize(
    ("hand", "led", "card"),
    [
        ("2 4 5 8 9 J K", "", "9"),  # the lead: the lowest card of the upper half
        ("2 4 5 8 9 J K", "3", "9"),  # the lower half is kept, although it would do
        ("2 4 5 8 9 J K", "10", "J"),  # the cheapest card that beats
        ("2 4 5 8 9 J", "", "8"),
        ("2 4", "3", "4"),
    ],
)
def test_the_lower_half_of_a_hand_is_kept_and_the_upper_one_played_from_below(hand: str, led: str, card: str) -> None:
    cards = len(hand.split())
    other = " ".join([led or "3", "6", "7", "10", "Q", "A", "6"][:cards])
    dealt = hands(other, hand) if led else hands(hand, other)
    match = stacked_match("cucumber", dealt, dealer=1, seats=2, rules={"cards_per_player": cards})
    if led:
        act_all(match, f"{led}S")
    assert answer(match)[:-1] == card


def test_without_must_beat_a_low_card_is_not_given_away() -> None:
    match = stacked_match(
        "cucumber", hands("9 2 3", "4 10 Q"), dealer=1, seats=2, rules={"cards_per_player": 3, "must_beat": False}
    )
    act_all(match, "9S")
    assert asked(match) == (1, "play")
    assert answer(match) == "QS"


def test_one_computer_player_wins_more_than_its_share_against_three_who_always_play_their_highest_card() -> None:
    """A fair share of 80 matches is 20 wins, with a deviation of 3.9."""
    rng, game, wins = random.Random(91), GAMES["cucumber"], 0
    for number in range(80):
        seat = number % 4
        match = Match.start(game, 4, game.rules(), ChancePacks(rng))
        while (ask := match.pending) is not None:
            match.act(ask.seat, decide(match.see(ask.seat), rng) if ask.seat == seat else ask.options[-1])
        assert match.outcome is not None
        wins += match.outcome.winners == (seat,)
    assert wins >= 36


def test_high_cards_go_first_and_the_lowest_is_kept_for_the_last_trick() -> None:
    match = stacked_match("cucumber", hands("4 Q 2", "3 5 9"), dealer=1, seats=2, rules={"cards_per_player": 3})
    assert answer(match) == "QS"
    act_all(match, "4S")
    assert answer(match) == "9S"


def test_in_reverse_low_cards_go_first() -> None:
    match = stacked_match(
        "cucumber", hands("4 Q 2", "3 5 9"), dealer=1, seats=2, rules={"cards_per_player": 3, "reverse": True}
    )
    assert answer(match) == "2S"


def test_who_may_come_back_does() -> None:
    match = stacked_match(
        "cucumber",
        hands("AS 9", "2 3", "2 3"),
        dealer=2,
        rules={"cards_per_player": 2, "revival": "chip"},
        standing=[25, 0, 0],
    )
    act_all(match, "AS")
    assert asked(match) == (0, "revive")
    assert answer(match) == "yes"


@pytest.mark.parametrize(
    "rules", [{}, {"reverse": True}, {"ace_rule": "none", "must_beat": False}, {"fixed_rounds": 6}]
)
def test_one_computer_player_wins_most_matches_of_cucumber_against_three_random_ones(rules: dict[str, object]) -> None:
    """A fair share of 80 matches is 20 wins, with a deviation of 3.9."""
    matches = played("cucumber", 4, 1, 80, rules)
    wins = sum(match.outcome.winners == (0,) for match in matches if match.outcome is not None)
    assert wins >= 32
