"""Computer players: never illegal, never absurd, know only their view, and better than chance."""

from __future__ import annotations

import copy
import inspect
import random

import pytest

from engine import GAMES, Card, Game, Match, Record, Seat, View, decide
from engine.games.kuckuck import HEIGHT
from engine.players import PLAYERS
from engine.testing import MOST_ROUNDS, ChancePacks, random_rules, stacked_match

from .many import opening

KEEP_FROM = {
    3: "7 8 8",
    4: "6 7 7 7",
    5: "6 6 7 7 6",
    6: "5 6 6 6 6 6",
    7: "5 5 6 6 6 5 5",
    8: "5 5 5 5 5 5 5 5",
    9: "5 5 5 5 5 5 5 5 4",
    10: "4 4 5 5 5 5 5 5 4 4",
}
"""The lowest rank to keep at equilibrium, first to act ... dealer; written apart from the player."""

RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
EXCHANGE = ("kuckuck", "chase-the-ace")


def answer(match: Match, rng: random.Random | None = None) -> str:
    """What the computer player of the asked seat chooses."""
    assert match.pending is not None
    return decide(match.see(match.pending.seat), rng or random.Random(0))


def played_by(match: Match, rng: random.Random, computers: frozenset[int]) -> Match:
    """Play to the end: some seats are computer players, the others answer at random."""
    while (ask := match.pending) is not None and len(match.rounds) < MOST_ROUNDS:
        key = decide(match.see(ask.seat), rng) if ask.seat in computers else rng.choice(ask.options)
        match.act(ask.seat, key)
    return match


def test_every_game_has_a_computer_player() -> None:
    assert set(PLAYERS) == set(GAMES)


def test_the_player_is_never_illegal_under_any_rules(game: Game) -> None:
    """`act` refuses what is not offered; here computer players sit between random ones, whose play is odd."""
    rng = random.Random(f"legal {game.key}")
    for _ in range(120):
        record = opening(game, rng)
        computers = frozenset(rng.sample(range(record.seats), rng.randint(1, record.seats)))
        match = played_by(record.start(), rng, computers)
        assert match.step > 0 or match.pending is None


def test_the_player_answers_among_the_listed_keys_even_when_late_is_possible(game: Game) -> None:
    for chosen in (random_rules(game, random.Random(number)) for number in range(20)):
        match = Record(game=game.key, rules=chosen, seats=game.seats[0], seed="7" * 64)
        if game.fault_of(game.rules.agreed(chosen), match.seats) is not None:
            continue
        running = match.start()
        if running.pending is not None:
            assert answer(running) in running.pending.options


def test_who_is_not_asked_is_not_answered_for(game: Game) -> None:
    match = Record(game=game.key, seats=game.seats[0], seed="8" * 64).start()
    assert match.pending is not None
    for seat in (*match.seats, None):
        if seat != match.pending.seat:
            with pytest.raises(ValueError, match="not asked"):
                decide(match.see(seat), random.Random(0))


def test_a_decision_needs_the_view_and_chance_alone(game: Game) -> None:
    """A copy of the view, taken out of the match, gives the same answer, and leaves both as they were."""
    assert list(inspect.signature(decide).parameters) == ["view", "rng"]
    rng = random.Random(f"view {game.key}")
    for _ in range(25):
        match = opening(game, rng).start()
        while (ask := match.pending) is not None and len(match.rounds) < 3:
            view = match.see(ask.seat)
            alone: View = copy.deepcopy(view)
            seed = rng.random()
            match_before = match.see(ask.seat)
            key = decide(view, random.Random(seed))
            assert key == decide(alone, random.Random(seed))
            assert view == alone == match_before == match.see(ask.seat)
            match.act(ask.seat, key)


@pytest.mark.parametrize("key", EXCHANGE)
def test_hidden_cards_make_no_difference_to_the_player(key: str) -> None:
    """The same own card among other cards of all others."""
    for own in RANKS[:-1]:
        answers = set()
        for others in (["2S", "3H", "9D", "JC"], ["KS", "QH", "10D", "KC"], ["AS", "AH", "AD", "AC"]):
            others = [card for card in others if card[:-1] != own][:2] + ["6S", "6H"] * (own != "6") + ["8S", "8D"]
            match = stacked_match(key, f"{own} {' '.join(others[:3])}", dealer=3, seats=4)
            answers.add(answer(match))
        assert len(answers) == 1


# Kuckuck and Chase the Ace


@pytest.mark.parametrize("count", sorted(KEEP_FROM))
def test_the_keep_thresholds_are_those_of_the_equilibrium_by_place(count: int) -> None:
    for place, lowest in enumerate(KEEP_FROM[count].split()):
        for rank, keeps in ((RANKS[int(lowest) - 2], False), (lowest, True)):
            cards = ["9"] * count
            cards[place] = rank
            spread = _distinct(cards)
            match = stacked_match("kuckuck", spread, dealer=count - 1, seats=count)
            for _ in range(place):
                assert match.pending is not None
                match.act(match.pending.seat, "stand")
            assert match.pending is not None
            assert match.pending.seat == place
            assert (answer(match) == "stand") == keeps, f"{count} players, place {place}, holding {rank}"


def _distinct(cards: list[str]) -> str:
    """Replace nines beyond the four of a pack by other cards that anybody keeps."""
    high = iter([rank for rank in ("9", "10", "J", "Q") for _ in range(4 - cards.count(rank) * (rank != "9"))])
    return " ".join(next(high) if card == "9" else card for card in cards)


def test_seats_without_lives_do_not_count_for_the_threshold() -> None:
    """Seven seats, three of them alive: the first to act keeps from 7 on."""
    for rank, key in (("6", "swap"), ("7", "stand")):
        match = stacked_match("kuckuck", f"{rank} 9 10", dealer=6, standing=[0, 2, 0, 0, 3, 0, 1])
        assert match.pending is not None
        assert match.pending.seat == 1
        assert answer(match) == key


def test_the_place_is_counted_in_the_direction_of_play() -> None:
    """Five players, anticlockwise from dealer 0: seat 4 is first, seat 2 the third, who keeps from 7."""
    for rank, key in (("6", "swap"), ("7", "stand")):
        match = stacked_match("kuckuck", f"9 10 {rank} J Q", dealer=0, seats=5, rules={"direction": "anticlockwise"})
        match.act(4, "stand")
        match.act(3, "stand")
        assert match.pending is not None
        assert match.pending.seat == 2
        assert answer(match) == key


@pytest.mark.parametrize("count", [11, 20])
def test_in_a_crowd_only_the_lowest_cards_are_passed_on(count: int) -> None:
    for rank, key in (("3", "swap"), ("4", "stand")):
        assert answer(stacked_match("kuckuck", f"{rank}", dealer=count - 1, seats=count)) == key


@pytest.mark.parametrize("key", EXCHANGE)
@pytest.mark.parametrize("blocks", [True, False])
def test_a_king_is_always_kept(key: str, blocks: bool) -> None:
    rules = {"king_open": "never", "king_blocks": blocks}
    for place in range(4):
        cards = ["5", "6", "7", "8"]
        cards[place] = "K"
        match = stacked_match(key, " ".join(cards), dealer=3, seats=4, rules=rules)
        for seat in range(place):
            match.act(seat, "stand")
        assert answer(match) == "stand"


def test_no_king_is_ever_passed_on_in_many_matches() -> None:
    rng = random.Random(61)
    for key in EXCHANGE:
        for _ in range(60):
            match = opening(GAMES[key], rng).start()
            while (ask := match.pending) is not None and len(match.rounds) < 20:
                own = match.see(ask.seat).table.hands[ask.seat]
                assert isinstance(own, tuple)
                chosen = answer(match, rng)
                assert chosen == ask.options[0] or HEIGHT[own[0]] < 13
                match.act(ask.seat, chosen)


def test_who_was_given_a_better_card_keeps_it_and_a_worse_one_goes_on() -> None:
    for given, key in (("4", "stand"), ("2", "swap")):
        match = stacked_match("kuckuck", f"{given} 3 9 10", dealer=3, seats=4)
        match.act(0, "swap")
        assert match.see(Seat(1)).table.hands[1] == (Card(f"{given}S"),)
        assert answer(match) == key


def test_a_dealer_who_cuts_uses_the_whole_depth_of_the_stock() -> None:
    rng, depths = random.Random(71), set()
    match = stacked_match("chase-the-ace", "9 10 2", dealer=2, seats=3)
    match.act(0, "stand")
    match.act(1, "stand")
    for _ in range(400):
        depths.add(int(answer(match, rng).removeprefix("cut:")))
    assert min(depths) <= 3
    assert max(depths) >= 47
    assert len(depths) > 40


@pytest.mark.parametrize("key", EXCHANGE)
def test_one_computer_player_beats_five_random_ones_clearly(key: str) -> None:
    """A fair share of 400 matches is 67 wins, with a deviation of 7.5."""
    rng = random.Random(81)
    game, wins = GAMES[key], 0.0
    for number in range(400):
        seat = number % 6
        match = played_by(Match.start(game, 6, game.rules(), ChancePacks(rng)), rng, frozenset({seat}))
        assert match.outcome is not None
        if seat in match.outcome.winners:
            wins += 1 / len(match.outcome.winners)
    assert wins > 130
