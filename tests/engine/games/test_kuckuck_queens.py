"""Queens as weaker blockers: `queen_block` (RULES.md 1.B note f)."""

from __future__ import annotations

import pytest

from engine.ask import Ask
from engine.events import Told
from engine.exchange import Exchanged, LifeLost, Swapped
from engine.games.kuckuck import (
    KingBlocked,
    KingDrawn,
    KingLaidOpen,
    LowCardAnnounced,
    QueenBlocked,
    QueenSkipped,
    StockTaken,
)
from engine.match import Match
from engine.testing import act_all, stacked_match

TURN = ("stand", "swap")


def told(match: Match, kind: type) -> list[Told]:
    """What of this kind was told, to whom (None: everybody)."""
    return [entry for entry in match.told if type(entry[1]) is kind]


def test_by_default_a_queen_is_exchanged_like_any_card() -> None:
    match = stacked_match("kuckuck", "2 Q 6", dealer=2, seats=3)
    act_all(match, "swap")
    assert match.see(0).table.hands[0] == ("QS",)


# neighbour


def test_a_blocking_queen_is_shown_and_the_asker_keeps_his_card() -> None:
    match = stacked_match("kuckuck", "2 Q 6", dealer=2, seats=3, rules={"queen_block": "neighbour"})
    act_all(match, "swap")
    assert match.see(None).table.hands == (1, ("QS",), 1)
    assert match.see(0).table.hands[0] == ("2S",)
    assert told(match, Swapped) == []


def test_the_holder_of_a_blocking_queen_still_has_his_turn_and_may_swap_her_away() -> None:
    match = stacked_match("kuckuck", "2 Q 6", dealer=2, seats=3, rules={"queen_block": "neighbour"})
    act_all(match, "swap")
    assert match.pending == Ask(1, "turn", TURN)
    act_all(match, "swap")
    assert match.see(1).table.hands[1] == ("6S",)
    assert match.see(2).table.hands[2] == ("QS",)
    assert match.see(None).table.hands == (1, 1, 1)


def test_a_dealer_who_blocked_with_a_queen_still_has_his_turn() -> None:
    match = stacked_match("kuckuck", "5 2 Q 9", dealer=2, seats=3, rules={"queen_block": "neighbour"})
    act_all(match, "stand", "swap")
    assert match.pending == Ask(2, "dealer", ("stand", "draw"))
    act_all(match, "draw")
    assert match.rounds[0]["cards"] == {"0": "5S", "1": "2S", "2": "9S"}


def test_a_blocking_queen_does_not_end_the_round() -> None:
    rules = {"queen_block": "neighbour", "king_ends_round": True}
    match = stacked_match("kuckuck", "2 Q 6", dealer=2, seats=3, rules=rules)
    act_all(match, "swap")
    assert match.rounds == []


def test_a_queen_drawn_by_the_dealer_is_taken_costs_no_life_and_ends_no_round() -> None:
    rules = {
        "queen_block": "neighbour",
        "king_ends_round": True,
        "dealer_king_loses_life": True,
        "dealer_draws": 2,
    }
    match = stacked_match("kuckuck", "5 9 2 Q", dealer=2, seats=3, rules=rules)
    act_all(match, "stand", "stand", "draw")
    assert match.see(2).table.hands[2] == ("QS",)
    assert match.tally("lives") == (3, 3, 3)
    assert match.pending == Ask(2, "dealer-again", ("stand", "draw"))


@pytest.mark.parametrize("king_open", ["on_turn", "immediately"])
def test_a_queen_is_not_laid_open(king_open: str) -> None:
    rules = {"queen_block": "neighbour", "king_open": king_open}
    match = stacked_match("kuckuck", "2 Q 6", dealer=2, seats=3, rules=rules)
    act_all(match, "stand")
    assert match.pending == Ask(1, "turn", TURN)
    assert match.see(None).table.hands == (1, 1, 1)
    assert told(match, KingLaidOpen) == []


def test_a_king_blocks_as_ever_beside_the_queens() -> None:
    match = stacked_match("kuckuck", "Q K 6", dealer=2, seats=3, rules={"queen_block": "neighbour"})
    act_all(match, "swap")
    assert told(match, KingBlocked) == [(None, KingBlocked(0, 1, "KS"))]
    assert match.pending == Ask(2, "dealer", ("stand", "draw"))


# skip


def test_a_skipped_queen_is_shown_and_her_holder_is_done() -> None:
    match = stacked_match("kuckuck", "2 Q 6 9", dealer=3, seats=4, rules={"queen_block": "skip"})
    act_all(match, "swap")
    assert match.see(None).table.hands == (1, ("QS",), 1, 1)
    assert match.pending == Ask(2, "turn", TURN)


def test_the_request_jumps_over_several_queens() -> None:
    match = stacked_match("kuckuck", "2 Q Q 6 9", dealer=4, seats=5, rules={"queen_block": "skip"})
    act_all(match, "swap")
    assert told(match, QueenSkipped) == [(None, QueenSkipped(0, 1, "QS")), (None, QueenSkipped(0, 2, "QH"))]
    assert told(match, Swapped) == [(None, Swapped(0, 3))]
    assert match.pending == Ask(3, "turn", TURN)


def test_the_request_can_jump_to_the_dealer_who_keeps_his_turn() -> None:
    match = stacked_match("kuckuck", "2 Q 6", dealer=2, seats=3, rules={"queen_block": "skip"})
    act_all(match, "swap")
    assert match.see(0).table.hands[0] == ("6S",)
    assert match.pending == Ask(2, "dealer", ("stand", "draw"))


def test_a_king_behind_the_queen_blocks_and_both_holders_are_done() -> None:
    match = stacked_match("kuckuck", "2 Q K 9", dealer=3, seats=4, rules={"queen_block": "skip"})
    act_all(match, "swap")
    assert told(match, KingBlocked) == [(None, KingBlocked(0, 2, "KS"))]
    assert match.see(0).table.hands[0] == ("2S",)
    assert match.pending == Ask(3, "dealer", ("stand", "draw"))


def test_an_open_king_behind_the_queen_leaves_the_asker_his_choice() -> None:
    rules = {"queen_block": "skip", "king_open": "immediately"}
    match = stacked_match("kuckuck", "2 Q K 9", dealer=3, seats=4, rules=rules)
    assert match.pending == Ask(0, "turn", TURN)


@pytest.mark.parametrize("dealer_exchange", ["top", "cut"])
def test_at_the_dealers_queen_the_asker_exchanges_with_the_top_of_the_stock(dealer_exchange: str) -> None:
    rules = {"queen_block": "skip", "dealer_exchange": dealer_exchange}
    match = stacked_match("kuckuck", "5 2 Q 9 J", dealer=2, seats=3, rules=rules)
    act_all(match, "stand", "swap")
    assert told(match, StockTaken) == [(None, StockTaken(1, 1))]
    assert told(match, Exchanged) == [(1, Exchanged(1, "2S", "9S", None))]
    assert match.rounds[0]["cards"] == {"0": "5S", "1": "9S", "2": "QS"}


def test_at_the_dealers_queen_a_queen_from_the_stock_is_taken_like_any_card() -> None:
    match = stacked_match("kuckuck", "5 2 Q Q", dealer=2, seats=3, rules={"queen_block": "skip"})
    act_all(match, "stand", "swap")
    assert match.rounds[0]["cards"] == {"0": "5S", "1": "QH", "2": "QS"}


def test_at_the_dealers_queen_a_king_from_the_stock_is_shown_and_costs_nobody_a_life() -> None:
    rules = {"queen_block": "skip", "dealer_king_loses_life": True}
    match = stacked_match("kuckuck", "5 2 Q K", dealer=2, seats=3, rules=rules)
    act_all(match, "stand", "swap")
    assert told(match, KingDrawn) == [(None, KingDrawn(1, "KS"))]
    assert match.rounds == [{"dealer": 2, "cards": {"0": "5S", "1": "2S", "2": "QS"}, "lives": [3, 2, 3]}]
    assert told(match, LifeLost) == [(None, LifeLost(1, 2))]


def test_a_card_exchanged_with_the_stock_over_the_dealers_queen_is_not_announced() -> None:
    match = stacked_match(
        "kuckuck", "5 2 Q 3", dealer=2, seats=3, rules={"queen_block": "skip", "announce_low": "both"}
    )
    act_all(match, "stand", "swap")
    assert told(match, LowCardAnnounced) == []


def test_a_king_from_the_stock_over_the_dealers_queen_ends_the_round_without_harm() -> None:
    rules = {"queen_block": "skip", "king_ends_round": True}
    match = stacked_match("kuckuck", "5 2 Q K", dealer=2, seats=3, rules=rules)
    act_all(match, "stand", "swap")
    assert match.rounds[0]["cards"] == {"0": "5S", "1": "2S", "2": "QS"}


# With king_blocks=false queens keep their power


def test_without_blocking_kings_a_queen_still_blocks_her_neighbour() -> None:
    rules = {"queen_block": "neighbour", "king_blocks": False}
    match = stacked_match("kuckuck", "2 Q 6", dealer=2, seats=3, rules=rules)
    act_all(match, "swap")
    assert told(match, QueenBlocked) == [(None, QueenBlocked(0, 1, "QS"))]


def test_without_blocking_kings_the_jump_ends_at_a_king_who_is_exchanged() -> None:
    rules = {"queen_block": "skip", "king_blocks": False}
    match = stacked_match("kuckuck", "2 Q K 9", dealer=3, seats=4, rules=rules)
    act_all(match, "swap")
    assert match.see(0).table.hands[0] == ("KS",)


def test_without_blocking_kings_a_king_from_the_stock_is_taken_over_the_dealers_queen() -> None:
    rules = {"queen_block": "skip", "king_blocks": False}
    match = stacked_match("kuckuck", "5 2 Q K", dealer=2, seats=3, rules=rules)
    act_all(match, "stand", "swap")
    assert told(match, KingDrawn) == []
    assert match.rounds[0]["cards"] == {"0": "5S", "1": "KS", "2": "QS"}
