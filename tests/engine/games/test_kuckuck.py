"""The worked examples of RULES.md 1.C, each on its own cards. A, B, C, D are seats 0, 1, 2, 3; the last one deals."""

from __future__ import annotations

from engine.ask import Ask
from engine.events import Told
from engine.exchange import Exchanged, Revealed, RoundStopped, SuddenDeathDealt
from engine.games.kuckuck import KingBlocked, KingDrawn, QueenBlocked, QueenSkipped
from engine.match import Match
from engine.testing import act_all, stacked_match

TURN = ("stand", "swap")
DRAW = ("stand", "draw")


def told(match: Match, kind: type) -> list[Told]:
    """What of this kind was told, to whom (None: everybody)."""
    return [entry for entry in match.told if type(entry[1]) is kind]


def test_example_1_in_a_plain_round_two_swap_one_stands_and_the_dealer_draws() -> None:
    match = stacked_match("kuckuck", "5 9 Q 4 8", dealer=3, seats=4)
    act_all(match, "swap", "swap", "stand", "draw")
    assert match.rounds[0]["cards"] == {"0": "9S", "1": "QS", "2": "5S", "3": "8S"}
    assert match.tally("lives") == (3, 3, 2, 3)


def test_example_1_the_dealers_old_card_goes_under_the_stock() -> None:
    match = stacked_match("kuckuck", "5 9 Q 4 8", dealer=3, seats=4, rules={"dealer_draws": 2})
    act_all(match, "swap", "swap", "stand", "draw")
    assert match.see(None).table.zones["under the stock"] == 1
    assert match.see(None).table.zones["stock"] == 47
    assert (3, Exchanged(3, "4S", "8S", None)) in told(match, Exchanged)


def test_example_2_a_king_blocks_and_its_holder_has_no_turn() -> None:
    match = stacked_match("kuckuck", "2 K 7 9", dealer=3, seats=4)
    act_all(match, "swap")
    assert told(match, KingBlocked) == [(None, KingBlocked(0, 1, "KS"))]
    assert match.see(0).table.hands[0] == ("2S",)
    assert match.pending == Ask(2, "turn", TURN)
    act_all(match, "stand", "stand")
    assert match.tally("lives") == (2, 3, 3, 3)


def test_example_3_the_dealer_cannot_use_a_drawn_king() -> None:
    match = stacked_match("kuckuck", "5 8 9 2 K J", dealer=3, seats=4)
    act_all(match, "stand", "stand", "stand", "draw")
    assert told(match, KingDrawn) == [(None, KingDrawn(3, "KS"))]
    assert match.rounds[0] == {
        "dealer": 3,
        "cards": {"0": "5S", "1": "8S", "2": "9S", "3": "2S"},
        "lives": [3, 3, 3, 2],
    }


def test_example_4_an_ace_stuck_after_a_king_loses_one_life_and_not_two() -> None:
    match = stacked_match("kuckuck", "5 8 9 A K J", dealer=3, seats=4)
    act_all(match, "stand", "stand", "stand", "draw")
    assert match.rounds[0]["cards"] == {"0": "5S", "1": "8S", "2": "9S", "3": "AS"}
    assert match.tally("lives") == (3, 3, 3, 2)


def test_example_5_the_double_draw_saves_the_dealer() -> None:
    match = stacked_match("kuckuck", "5 8 9 2 K J", dealer=3, seats=4, rules={"dealer_draws": 2})
    act_all(match, "stand", "stand", "stand", "draw")
    assert match.pending == Ask(3, "dealer-again", DRAW)
    act_all(match, "draw")
    assert match.rounds[0]["cards"] == {"0": "5S", "1": "8S", "2": "9S", "3": "JS"}
    assert match.tally("lives") == (2, 3, 3, 3)


def test_example_6_a_king_at_the_second_draw_leaves_the_first_card() -> None:
    match = stacked_match("kuckuck", "5 8 9 2 3 K", dealer=3, seats=4, rules={"dealer_draws": 2})
    act_all(match, "stand", "stand", "stand", "draw")
    assert match.see(3).table.hands[3] == ("3S",)
    act_all(match, "draw")
    assert told(match, KingDrawn) == [(None, KingDrawn(3, "KS"))]
    assert match.rounds[0]["cards"] == {"0": "5S", "1": "8S", "2": "9S", "3": "3S"}
    assert match.tally("lives") == (3, 3, 3, 2)


def test_example_7_a_king_may_be_given_away() -> None:
    match = stacked_match("kuckuck", "K 4 6", dealer=2, seats=3)
    act_all(match, "swap")
    assert match.see(0).table.hands[0] == ("4S",)
    assert match.see(1).table.hands[1] == ("KS",)
    act_all(match, "stand", "stand")
    assert match.tally("lives") == (2, 3, 3)


def test_example_8_a_king_passed_on_to_the_dealer_leaves_him_his_choice() -> None:
    match = stacked_match("kuckuck", "9 K 3", dealer=2, seats=3)
    act_all(match, "stand", "swap")
    assert match.pending == Ask(2, "dealer", DRAW)
    act_all(match, "stand")
    assert match.rounds[0]["cards"] == {"0": "9S", "1": "3S", "2": "KS"}
    assert match.tally("lives") == (3, 2, 3)


def test_example_9_all_tied_for_lowest_lose_and_the_deal_passes_to_the_left() -> None:
    match = stacked_match("kuckuck", "3 3 9 K", dealer=3, standing=[3, 1, 3, 3])
    act_all(match, "stand", "stand", "stand", "stand")
    assert match.tally("lives") == (2, 0, 3, 3)
    assert match.see(None).table.signs["dealer"] == 0
    assert match.pending == Ask(2, "turn", TURN)


def test_example_10_sudden_death_goes_to_the_higher_card() -> None:
    match = stacked_match("kuckuck", "6 6", "J 9", dealer=1, standing=[1, 1, 0])
    act_all(match, "stand", "stand")
    assert told(match, SuddenDeathDealt) == [(None, SuddenDeathDealt(((0, "JS"), (1, "9S")), (0,)))]
    assert match.outcome is not None
    assert match.outcome.winners == (0,)
    assert match.rounds == [
        {"dealer": 1, "cards": {"0": "6S", "1": "6H"}, "lives": [0, 0, 0]},
        {"dealer": 1, "cards": {"0": "JS", "1": "9S"}, "lives": [0, 0, 0], "sudden_death": True},
    ]


def test_example_10_equal_cards_repeat_the_sudden_death() -> None:
    match = stacked_match("kuckuck", "6 6", "4 4", "9 J", dealer=1, standing=[1, 1, 0])
    act_all(match, "stand", "stand")
    assert [entry["cards"] for entry in match.rounds] == [
        {"0": "6S", "1": "6H"},
        {"0": "4S", "1": "4H"},
        {"0": "9S", "1": "JS"},
    ]
    assert match.outcome is not None
    assert match.outcome.winners == (1,)


def test_example_11_a_tie_with_a_survivor_is_not_sudden_death() -> None:
    match = stacked_match("kuckuck", "2 2 2", dealer=2, standing=[1, 1, 2])
    act_all(match, "stand", "stand", "stand")
    assert match.tally("lives") == (0, 0, 1)
    assert match.outcome is not None
    assert match.outcome.winners == (2,)
    assert match.outcome.places == ((2,), (0, 1))
    assert len(match.rounds) == 1


def test_example_12_when_all_show_kings_all_lose_a_life() -> None:
    match = stacked_match("kuckuck", "K K", dealer=1, standing=[2, 1, 0])
    act_all(match, "stand", "stand")
    assert match.tally("lives") == (1, 0, 0)
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


def test_example_12_with_none_lose_all_kings_cost_nobody_a_life() -> None:
    match = stacked_match("kuckuck", "K K", dealer=1, standing=[2, 1, 0], rules={"all_equal": "none_lose"})
    act_all(match, "stand", "stand")
    assert match.tally("lives") == (2, 1, 0)
    assert match.outcome is None


def test_example_13_without_blocking_kings_are_exchanged_and_drawn() -> None:
    match = stacked_match("kuckuck", "2 K 7 K", dealer=2, seats=3, rules={"king_blocks": False})
    act_all(match, "swap")
    assert match.see(0).table.hands[0] == ("KS",)
    assert match.pending == Ask(1, "turn", TURN)
    act_all(match, "swap", "draw")
    assert match.rounds[0]["cards"] == {"0": "KS", "1": "7S", "2": "KH"}
    assert match.tally("lives") == (3, 2, 3)


def test_example_14_who_is_late_with_his_last_life_is_out_and_his_ace_is_dead() -> None:
    match = stacked_match("kuckuck", "A 3 9 10", dealer=3, standing=[1, 3, 3, 3], rules={"turn_timer": 2})
    act_all(match, "timeout", "stand", "stand", "stand")
    assert match.rounds[0]["cards"] == {"1": "3S", "2": "9S", "3": "10S"}
    assert match.tally("lives") == (0, 2, 3, 3)
    [(audience, revealed)] = told(match, Revealed)
    assert audience is None
    assert revealed == Revealed(((1, "3S"), (2, "9S"), (3, "10S")), ((0, "AS"),), (1,))


def test_example_15_the_timer_can_end_the_match_without_a_reveal() -> None:
    match = stacked_match("kuckuck", "6 2", dealer=1, standing=[1, 2, 0], rules={"turn_timer": 2})
    act_all(match, "timeout")
    assert match.outcome is not None
    assert match.outcome.winners == (1,)
    assert match.rounds == [{"dealer": 1, "lives": [0, 2, 0]}]
    assert told(match, RoundStopped) == [(None, RoundStopped(1))]
    assert told(match, Revealed) == []


def test_example_16_a_queen_blocks_her_neighbour_and_is_weaker_everywhere_else() -> None:
    match = stacked_match("kuckuck", "2 Q 6 Q", dealer=2, seats=3, rules={"queen_block": "neighbour"})
    act_all(match, "swap")
    assert told(match, QueenBlocked) == [(None, QueenBlocked(0, 1, "QS"))]
    assert match.pending == Ask(1, "turn", TURN)
    act_all(match, "stand", "draw")
    assert match.rounds[0]["cards"] == {"0": "2S", "1": "QS", "2": "QH"}
    assert match.tally("lives") == (2, 3, 3)


def test_example_17_the_request_skips_a_queen() -> None:
    match = stacked_match("kuckuck", "2 Q 6 9", dealer=3, seats=4, rules={"queen_block": "skip"})
    act_all(match, "swap")
    assert told(match, QueenSkipped) == [(None, QueenSkipped(0, 1, "QS"))]
    assert match.see(0).table.hands[0] == ("6S",)
    assert match.see(2).table.hands[2] == ("2S",)
    assert match.pending == Ask(2, "turn", TURN)


def test_example_18_when_a_fixed_dealer_is_out_his_left_neighbour_deals_and_keeps_dealing() -> None:
    match = stacked_match(
        "kuckuck", "5 6 7 2", "5 6 2", dealer=3, standing=[3, 3, 3, 1], rules={"dealer_rotation": "fixed"}
    )
    act_all(match, "stand", "stand", "stand", "stand")
    assert match.tally("lives") == (3, 3, 3, 0)
    assert match.see(None).table.signs["dealer"] == 0
    act_all(match, "stand", "stand", "stand")
    assert match.tally("lives") == (2, 3, 3, 0)
    assert match.see(None).table.signs["dealer"] == 0
