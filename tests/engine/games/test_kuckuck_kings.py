"""House rules about kings: `king_blocks`, `king_open`, `king_ends_round`, `dealer_king_loses_life` (RULES.md 1.B)."""

from __future__ import annotations

import pytest

from engine.ask import Ask
from engine.events import Told
from engine.exchange import LifeLost, Revealed, WentOut
from engine.games import GAMES
from engine.games.kuckuck import HadToStand, KingBlocked, KingDrawn, KingLaidOpen, QueenSkipped
from engine.match import Illegal, Match
from engine.testing import act_all, stacked_match

TURN = ("stand", "swap")
DRAW = ("stand", "draw")


def told(match: Match, kind: type) -> list[Told]:
    """What of this kind was told, to whom (None: everybody)."""
    return [entry for entry in match.told if type(entry[1]) is kind]


# king_blocks


def test_without_blocking_a_king_is_never_shown_before_the_reveal() -> None:
    match = stacked_match("kuckuck", "2 K 7 K", dealer=2, seats=3, rules={"king_blocks": False, "dealer_draws": 2})
    act_all(match, "swap", "swap", "draw")
    assert match.see(None).table.hands == (1, 1, 1)
    assert match.see(None).table.zones["open under the stock"] == ()
    assert [told(match, kind) for kind in (KingBlocked, KingDrawn, KingLaidOpen)] == [[], [], []]


@pytest.mark.parametrize(
    "chosen",
    [
        {"king_ends_round": True},
        {"dealer_king_loses_life": True},
        {"king_open": "on_turn"},
        {"king_open": "immediately"},
    ],
)
def test_without_blocking_the_other_house_rules_of_kings_have_no_effect(chosen: dict[str, object]) -> None:
    plain, with_rule = (
        stacked_match("kuckuck", "2 K 7 K", dealer=2, seats=3, rules={"king_blocks": False, **more})
        for more in ({}, chosen)
    )
    for match in (plain, with_rule):
        act_all(match, "swap", "stand", "draw")
    assert with_rule.told == plain.told
    assert with_rule.rounds == plain.rounds
    [name] = chosen
    assert with_rule.rules.inert()[name] == "king_blocks"
    assert name not in GAMES["kuckuck"].rules.agreed(chosen).inert()


# king_open


def test_on_turn_a_king_is_laid_open_and_its_holder_stands_unasked() -> None:
    match = stacked_match("kuckuck", "5 K 7", dealer=2, seats=3, rules={"king_open": "on_turn"})
    assert match.see(None).table.hands == (1, 1, 1)
    act_all(match, "stand")
    assert told(match, KingLaidOpen) == [(None, KingLaidOpen(1, "KS"))]
    assert match.see(None).table.hands == (1, ("KS",), 1)
    assert match.pending == Ask(2, "dealer", DRAW)


def test_on_turn_the_dealers_king_is_laid_open_too_and_he_does_not_draw() -> None:
    match = stacked_match("kuckuck", "5 9 K 2", dealer=2, seats=3, rules={"king_open": "on_turn"})
    act_all(match, "stand", "stand")
    assert told(match, KingLaidOpen) == [(None, KingLaidOpen(2, "KS"))]
    assert match.rounds[0]["cards"] == {"0": "5S", "1": "9S", "2": "KS"}


def test_on_turn_a_king_that_is_asked_before_its_turn_blocks_and_is_not_opened_again() -> None:
    match = stacked_match("kuckuck", "5 K 7", dealer=2, seats=3, rules={"king_open": "on_turn"})
    act_all(match, "swap")
    assert told(match, KingBlocked) == [(None, KingBlocked(0, 1, "KS"))]
    assert told(match, KingLaidOpen) == []
    assert match.pending == Ask(2, "dealer", DRAW)


def test_immediately_every_king_is_opened_right_after_the_deal_the_dealers_too() -> None:
    match = stacked_match("kuckuck", "5 K 7 K", dealer=3, seats=4, rules={"king_open": "immediately"})
    assert told(match, KingLaidOpen) == [(None, KingLaidOpen(1, "KS")), (None, KingLaidOpen(3, "KH"))]


def test_beside_an_open_king_nobody_is_asked_since_he_can_only_stand() -> None:
    match = stacked_match("kuckuck", "5 6 K 7 8", dealer=4, seats=5, rules={"king_open": "immediately"})
    assert match.pending == Ask(0, "turn", TURN)
    act_all(match, "stand")
    assert match.pending == Ask(3, "turn", TURN)
    assert told(match, HadToStand) == [(None, HadToStand(1)), (None, HadToStand(2))]


def test_a_dealer_with_an_open_king_neither_draws_nor_gives_it_away() -> None:
    match = stacked_match("kuckuck", "5 9 K 2", dealer=2, seats=3, rules={"king_open": "immediately"})
    assert match.pending == Ask(0, "turn", TURN)
    act_all(match, "stand")
    assert match.rounds[0]["cards"] == {"0": "5S", "1": "9S", "2": "KS"}


# king_ends_round (note c)


def test_players_who_have_not_acted_lose_their_turn_when_a_king_ends_the_round() -> None:
    match = stacked_match("kuckuck", "5 K 2 9", dealer=3, seats=4, rules={"king_ends_round": True})
    act_all(match, "swap")
    assert match.rounds[0]["cards"] == {"0": "5S", "1": "KS", "2": "2S", "3": "9S"}
    assert match.tally("lives") == (3, 3, 2, 3)


def test_the_blocked_player_keeps_his_card_when_a_king_ends_the_round() -> None:
    match = stacked_match("kuckuck", "2 K 5 9", dealer=3, seats=4, rules={"king_ends_round": True})
    act_all(match, "swap")
    assert match.tally("lives") == (2, 3, 3, 3)


def test_a_king_drawn_by_the_dealer_ends_the_round_without_a_second_draw() -> None:
    match = stacked_match("kuckuck", "5 9 2 K J", dealer=2, seats=3, rules={"king_ends_round": True, "dealer_draws": 2})
    act_all(match, "stand", "stand", "draw")
    assert match.rounds[0]["cards"] == {"0": "5S", "1": "9S", "2": "2S"}


def test_a_king_given_away_face_down_does_not_end_the_round() -> None:
    match = stacked_match("kuckuck", "K 4 6", dealer=2, seats=3, rules={"king_ends_round": True})
    act_all(match, "swap")
    assert match.rounds == []
    assert match.pending == Ask(1, "turn", TURN)


def test_the_first_king_laid_open_on_turn_ends_the_round() -> None:
    match = stacked_match(
        "kuckuck", "5 K 2 9", dealer=3, seats=4, rules={"king_ends_round": True, "king_open": "on_turn"}
    )
    act_all(match, "stand")
    assert match.rounds[0]["cards"] == {"0": "5S", "1": "KS", "2": "2S", "3": "9S"}


def test_a_king_that_is_dealt_and_opened_immediately_ends_the_round_before_any_turn() -> None:
    rules = {"king_ends_round": True, "king_open": "immediately"}
    match = stacked_match("kuckuck", "5 9 K", "9 5 6", dealer=2, seats=3, rules=rules)
    assert match.rounds == [{"dealer": 2, "cards": {"0": "5S", "1": "9S", "2": "KS"}, "lives": [2, 3, 3]}]
    assert match.pending == Ask(1, "turn", TURN)


def test_the_jump_over_queens_goes_on_until_a_king_blocks_and_ends_the_round() -> None:
    match = stacked_match(
        "kuckuck", "5 Q K 2", dealer=3, seats=4, rules={"king_ends_round": True, "queen_block": "skip"}
    )
    act_all(match, "swap")
    assert told(match, QueenSkipped) == [(None, QueenSkipped(0, 1, "QS"))]
    assert told(match, KingBlocked) == [(None, KingBlocked(0, 2, "KS"))]
    assert match.rounds[0]["cards"] == {"0": "5S", "1": "QS", "2": "KS", "3": "2S"}


def test_the_jump_over_queens_to_an_ordinary_card_exchanges_and_the_round_goes_on() -> None:
    match = stacked_match(
        "kuckuck", "5 Q 7 2", dealer=3, seats=4, rules={"king_ends_round": True, "queen_block": "skip"}
    )
    act_all(match, "swap")
    assert match.rounds == []
    assert match.see(0).table.hands[0] == ("7S",)


# dealer_king_loses_life (note b)


def test_a_king_drawn_by_the_dealer_costs_him_a_life_at_once_and_the_exchange_fails() -> None:
    match = stacked_match(
        "kuckuck", "5 9 8 K J", dealer=2, seats=3, rules={"dealer_king_loses_life": True, "dealer_draws": 2}
    )
    act_all(match, "stand", "stand", "draw")
    assert told(match, KingDrawn) == [(None, KingDrawn(2, "KS"))]
    assert told(match, LifeLost) == [(None, LifeLost(2, 2))]
    assert match.tally("lives") == (3, 3, 2)
    assert match.see(2).table.hands[2] == ("8S",)


def test_the_dealer_can_lose_a_second_life_at_the_reveal() -> None:
    match = stacked_match("kuckuck", "5 9 2 K", dealer=2, seats=3, rules={"dealer_king_loses_life": True})
    act_all(match, "stand", "stand", "draw")
    assert match.rounds == [{"dealer": 2, "cards": {"0": "5S", "1": "9S", "2": "2S"}, "lives": [3, 3, 1]}]


def test_a_king_that_took_the_dealers_last_life_makes_his_card_dead() -> None:
    match = stacked_match("kuckuck", "5 9 2 K", dealer=2, standing=[3, 3, 1], rules={"dealer_king_loses_life": True})
    act_all(match, "stand", "stand", "draw")
    assert told(match, WentOut) == [(None, WentOut(2))]
    assert match.rounds == [{"dealer": 2, "cards": {"0": "5S", "1": "9S"}, "lives": [2, 3, 0]}]
    assert told(match, Revealed) == [(None, Revealed(((0, "5S"), (1, "9S")), ((2, "2S"),), (0,)))]


@pytest.mark.parametrize(
    ("tie", "winners", "lives"),
    [
        ("sudden_death", (1,), (0, 0, 0)),
        ("joint_winners", (0, 1), (0, 0, 0)),
        ("void", (), (0, 0, 0)),
        ("keep_last_life", None, (1, 1, 0)),
    ],
)
def test_a_dealer_whose_last_life_a_king_took_has_no_part_in_a_tie_of_last_lives(
    tie: str, winners: tuple[int, ...] | None, lives: tuple[int, ...]
) -> None:
    rules = {"dealer_king_loses_life": True, "last_lives_tie": tie}
    match = stacked_match("kuckuck", "6 6 J K", "3 9", dealer=2, standing=[1, 1, 1], rules=rules)
    act_all(match, "stand", "stand", "draw")
    assert match.tally("lives") == lives
    assert (match.outcome and match.outcome.winners) == winners


def test_a_dealer_whose_last_life_a_king_took_is_not_offered_a_second_draw() -> None:
    match = stacked_match(
        "kuckuck",
        "5 9 2 K J",
        dealer=2,
        standing=[3, 3, 1],
        rules={"dealer_king_loses_life": True, "dealer_draws": 2},
    )
    act_all(match, "stand", "stand", "draw")
    assert match.rounds[0]["cards"] == {"0": "5S", "1": "9S"}


def test_when_one_player_remains_after_the_dealers_king_the_match_ends_without_a_reveal() -> None:
    match = stacked_match("kuckuck", "5 8 K", dealer=1, standing=[1, 1, 0], rules={"dealer_king_loses_life": True})
    act_all(match, "stand", "draw")
    assert match.outcome is not None
    assert match.outcome.winners == (0,)
    assert match.rounds == [{"dealer": 1, "lives": [1, 0, 0]}]
    assert told(match, Revealed) == []


def test_two_kings_can_cost_the_dealer_two_lives() -> None:
    match = stacked_match(
        "kuckuck", "5 9 8 K K", dealer=2, seats=3, rules={"dealer_king_loses_life": True, "dealer_draws": 2}
    )
    act_all(match, "stand", "stand", "draw", "draw")
    assert match.rounds == [{"dealer": 2, "cards": {"0": "5S", "1": "9S", "2": "8S"}, "lives": [2, 3, 1]}]


def test_the_kings_life_is_lost_before_king_ends_round_turns_up_the_cards() -> None:
    match = stacked_match(
        "kuckuck",
        "5 9 8 K J",
        dealer=2,
        seats=3,
        rules={"dealer_king_loses_life": True, "king_ends_round": True, "dealer_draws": 2},
    )
    act_all(match, "stand", "stand", "draw")
    assert match.rounds == [{"dealer": 2, "cards": {"0": "5S", "1": "9S", "2": "8S"}, "lives": [2, 3, 2]}]
    kinds = [type(event) for _, event in match.told]
    assert kinds.index(KingDrawn) < kinds.index(LifeLost) < kinds.index(Revealed)


def test_a_king_shown_by_a_block_costs_nobody_a_life() -> None:
    match = stacked_match("kuckuck", "5 K 9", dealer=2, seats=3, rules={"dealer_king_loses_life": True})
    act_all(match, "swap")
    assert match.tally("lives") == (3, 3, 3)


def test_at_the_end_of_a_match_stock_and_unseen_hands_stay_hidden() -> None:
    match = stacked_match("kuckuck", "5 8 K", dealer=1, standing=[1, 1, 0], rules={"dealer_king_loses_life": True})
    act_all(match, "stand", "draw")
    assert match.see(None).table.hands == (1, 1, 0)
    assert match.see(0).table.hands[:2] == (("5S",), 1)
    assert match.see(None).table.zones == {"stock": 49, "under the stock": 0, "open under the stock": ("KS",)}
    with pytest.raises(Illegal):
        match.act(0, "stand")
