"""The rules of RULES.md 1.A that its worked examples do not show, one test a sentence, with Kuckuck's defaults."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engine.ask import Ask
from engine.cards import FRENCH, RANKS
from engine.events import Dealt, Told
from engine.exchange import Exchanged, Revealed, Swapped
from engine.games import GAMES
from engine.games.kuckuck import KingDrawn, StockTaken
from engine.match import Illegal, Match
from engine.shuffle import Packs, first_dealer
from engine.testing import act_all, stacked_match

KUCKUCK = GAMES["kuckuck"]
TURN = ("stand", "swap")


def told(match: Match, kind: type) -> list[Told]:
    """What of this kind was told, to whom (None: everybody)."""
    return [entry for entry in match.told if type(entry[1]) is kind]


def from_seed(seats: int, seed: str = "5" * 64) -> Match:
    return Match.start(KUCKUCK, seats, KUCKUCK.rules.agreed({}), Packs(seed=seed))


# Setup (1.A.1-5)


@pytest.mark.parametrize("seats", [3, 20])
def test_3_to_20_players_can_play(seats: int) -> None:
    assert len(from_seed(seats).see(None).table.hands) == seats


@pytest.mark.parametrize("seats", [2, 21])
def test_fewer_than_3_or_more_than_20_cannot_play(seats: int) -> None:
    with pytest.raises(Illegal):
        from_seed(seats)


def test_the_pack_has_52_cards_and_no_jokers() -> None:
    assert len(KUCKUCK.pack.cards) == len(set(KUCKUCK.pack.cards)) == 52
    assert sorted({card[:-1] for card in KUCKUCK.pack.cards}) == sorted(RANKS)


@pytest.mark.parametrize(("lower", "higher"), list(pairwise(RANKS)))
def test_the_lower_rank_loses_from_ace_up_to_king(lower: str, higher: str) -> None:
    match = stacked_match("kuckuck", f"{higher} {lower} {higher}", dealer=2, seats=3)
    act_all(match, "stand", "stand", "stand")
    assert match.tally("lives") == (3, 2, 3)


def test_suits_never_matter() -> None:
    match = stacked_match("kuckuck", "4C 4S 4H 9D", dealer=3, seats=4)
    act_all(match, "stand", "stand", "stand", "stand")
    assert match.tally("lives") == (2, 2, 2, 3)


def test_every_player_starts_with_three_lives() -> None:
    assert from_seed(5).tally("lives") == (3, 3, 3, 3, 3)


def test_the_first_dealer_is_drawn_from_the_seed() -> None:
    for digit in "0123456789":
        assert from_seed(7, digit * 64).see(None).table.signs["dealer"] == first_dealer(digit * 64, 7)


# Deal (1.A.6-8)


def test_the_whole_pack_is_shuffled_new_for_every_round() -> None:
    match = stacked_match("kuckuck", "5 9 Q", "5 9 2", dealer=2, seats=3)
    assert match.see(None).table.zones["stock"] == 49
    act_all(match, "stand", "stand", "draw")
    assert match.see(None).table.zones["stock"] == 49
    assert match.see(None).table.zones["under the stock"] == 0
    assert match.see(1).table.hands[1] == ("5S",)


def test_one_card_goes_to_each_from_the_dealers_left_and_to_the_dealer_last() -> None:
    match = stacked_match("kuckuck", "5 9 Q 4", dealer=1, seats=4)
    assert [event for _, event in told(match, Dealt)] == [(2, "5S"), (3, "9S"), (0, "QS"), (1, "4S")]
    assert [match.see(seat).table.hands[seat] for seat in match.seats] == [("QS",), ("4S",), ("5S",), ("9S",)]
    assert match.see(None).table.zones["stock"] == 48


def test_each_player_sees_only_his_own_card() -> None:
    match = stacked_match("kuckuck", "5 9 Q", dealer=2, seats=3)
    assert match.see(0).table.hands == (("5S",), 1, 1)
    assert match.see(1).table.hands == (1, ("9S",), 1)
    assert match.see(2).table.hands == (1, 1, ("QS",))
    assert match.see(None).table.hands == (1, 1, 1)
    assert [to for to, _ in told(match, Dealt)] == [0, 1, 2]


# Turns (1.A.9-15)


def test_the_dealers_left_neighbour_begins_and_the_dealer_comes_last_each_once() -> None:
    match = stacked_match("kuckuck", "5 9 Q 4", dealer=1, seats=4)
    asked = []
    while not match.rounds and match.pending is not None:
        asked.append(match.pending.seat)
        act_all(match, "stand")
    assert asked == [2, 3, 0, 1]


def test_a_player_who_is_not_the_dealer_may_stand_or_swap_and_nothing_else() -> None:
    match = stacked_match("kuckuck", "5 9 Q", dealer=2, seats=3)
    assert match.pending == Ask(0, "turn", TURN)
    for key in ("draw", "timeout", "cut:1", "", "Stand"):
        with pytest.raises(Illegal):
            match.act(0, key)
    with pytest.raises(Illegal):
        match.act(1, "stand")
    assert match.pending == Ask(0, "turn", TURN)


def test_after_stand_nothing_has_moved_and_the_next_player_is_asked() -> None:
    match = stacked_match("kuckuck", "5 9 Q", dealer=2, seats=3)
    act_all(match, "stand")
    assert [match.see(seat).table.hands[seat] for seat in match.seats] == [("5S",), ("9S",), ("QS",)]
    assert match.pending == Ask(1, "turn", TURN)


def test_a_swap_goes_to_the_next_active_player_in_order() -> None:
    match = stacked_match("kuckuck", "5 9 Q", dealer=3, standing=[3, 0, 3, 3])
    act_all(match, "swap")
    assert told(match, Swapped) == [(None, Swapped(0, 2))]
    assert match.see(0).table.hands[0] == ("9S",)
    assert match.see(2).table.hands[2] == ("5S",)


def test_the_target_is_next_and_plays_with_the_card_he_received() -> None:
    match = stacked_match("kuckuck", "5 9 Q 4", dealer=3, seats=4)
    act_all(match, "swap")
    assert match.pending == Ask(1, "turn", TURN)
    act_all(match, "swap")
    assert match.see(2).table.hands[2] == ("5S",)


def test_both_cards_change_hands_face_down() -> None:
    match = stacked_match("kuckuck", "5 9 Q 4", dealer=3, seats=4)
    act_all(match, "swap")
    assert match.see(None).table.hands == (1, 1, 1, 1)
    assert match.see(2).table.hands == (1, 1, ("QS",), 1)


def test_after_a_swap_the_two_and_nobody_else_know_each_others_card() -> None:
    match = stacked_match("kuckuck", "5 9 Q 4", dealer=3, seats=4)
    act_all(match, "swap")
    assert told(match, Exchanged) == [(0, Exchanged(0, "5S", "9S", 1)), (1, Exchanged(1, "9S", "5S", 0))]


def test_a_blocked_player_has_no_second_try_and_the_holder_is_not_asked_whether_he_blocks() -> None:
    match = stacked_match("kuckuck", "2 K 7 9", dealer=3, seats=4)
    act_all(match, "swap")
    assert match.pending == Ask(2, "turn", TURN)


def test_after_a_block_the_king_stays_face_up() -> None:
    match = stacked_match("kuckuck", "2 K 7 9", dealer=3, seats=4)
    act_all(match, "swap", "stand")
    assert match.see(None).table.hands == (1, ("KS",), 1, 1)


def test_a_king_holder_who_was_not_asked_is_asked_like_anybody_and_may_stand() -> None:
    match = stacked_match("kuckuck", "2 K 7 9", dealer=3, seats=4)
    act_all(match, "stand")
    assert match.pending == Ask(1, "turn", TURN)
    act_all(match, "stand")
    assert match.see(None).table.hands == (1, 1, 1, 1)
    assert match.pending == Ask(2, "turn", TURN)


# Dealer's turn (1.A.16-19)


def test_the_dealer_may_stand_or_draw_and_nothing_else() -> None:
    match = stacked_match("kuckuck", "5 9 Q", dealer=2, seats=3)
    act_all(match, "stand", "stand")
    assert match.pending == Ask(2, "dealer", ("stand", "draw"))
    for key in ("swap", "cut:1", "timeout"):
        with pytest.raises(Illegal):
            match.act(2, key)


def test_a_drawn_card_is_unseen_by_the_others() -> None:
    match = stacked_match("kuckuck", "5 9 Q J", dealer=2, seats=3, rules={"dealer_draws": 2})
    act_all(match, "stand", "stand", "draw")
    assert told(match, StockTaken) == [(None, StockTaken(2, 1))]
    assert told(match, Exchanged) == [(2, Exchanged(2, "QS", "JS", None))]
    assert match.see(2).table.hands == (1, 1, ("JS",))
    assert match.see(0).table.hands == (("5S",), 1, 1)
    assert match.see(None).table.zones == {"stock": 48, "under the stock": 1, "open under the stock": ()}


def test_a_drawn_king_is_shown_and_lies_face_up_under_the_stock() -> None:
    match = stacked_match("kuckuck", "5 9 Q K J", dealer=2, seats=3, rules={"dealer_draws": 2})
    act_all(match, "stand", "stand", "draw")
    assert told(match, KingDrawn) == [(None, KingDrawn(2, "KS"))]
    assert told(match, StockTaken) == []
    assert match.see(None).table.zones == {"stock": 48, "under the stock": 0, "open under the stock": ("KS",)}
    assert match.see(2).table.hands[2] == ("QS",)


def test_a_drawn_king_cannot_be_drawn_twice() -> None:
    match = stacked_match("kuckuck", "5 9 Q K J", dealer=2, seats=3, rules={"dealer_draws": 2})
    act_all(match, "stand", "stand", "draw", "draw")
    assert match.rounds[0]["cards"] == {"0": "5S", "1": "9S", "2": "JS"}


def test_a_dealer_who_blocked_with_a_king_may_not_draw() -> None:
    match = stacked_match("kuckuck", "5 2 K", dealer=2, seats=3)
    act_all(match, "stand", "swap")
    assert match.rounds[0]["cards"] == {"0": "5S", "1": "2S", "2": "KS"}
    assert match.tally("lives") == (3, 2, 3)


def test_a_dealer_who_holds_a_king_and_was_not_asked_may_draw() -> None:
    match = stacked_match("kuckuck", "5 9 K 3", dealer=2, seats=3)
    act_all(match, "stand", "stand", "draw")
    assert match.rounds[0]["cards"] == {"0": "5S", "1": "9S", "2": "3S"}


# Reveal and scoring (1.A.20-24)


def test_when_the_dealer_is_finished_all_turn_up_together_before_everybody() -> None:
    match = stacked_match("kuckuck", "5 9 Q", dealer=2, seats=3)
    act_all(match, "stand", "stand")
    assert told(match, Revealed) == []
    act_all(match, "stand")
    assert told(match, Revealed) == [(None, Revealed(((0, "5S"), (1, "9S"), (2, "QS")), (), (0,)))]


def test_an_ace_at_the_reveal_always_loses() -> None:
    match = stacked_match("kuckuck", "A A A K", dealer=3, seats=4)
    act_all(match, "stand", "stand", "stand", "stand")
    assert match.tally("lives") == (2, 2, 2, 3)


def test_when_all_show_the_same_rank_all_lose_a_life() -> None:
    match = stacked_match("kuckuck", "9 9 9 9", dealer=3, seats=4)
    act_all(match, "stand", "stand", "stand", "stand")
    assert match.tally("lives") == (2, 2, 2, 2)


def test_who_has_no_lives_is_never_dealt_in_asked_or_dealer_again() -> None:
    match = stacked_match("kuckuck", "9 2 Q J", "9 3 Q", "9 3 Q", dealer=3, standing=[3, 1, 3, 3])
    act_all(match, "stand", "stand", "stand", "stand")
    dealers, asked = [], []
    while len(match.rounds) < 3 and match.pending is not None:
        dealers.append(match.see(None).table.signs["dealer"])
        asked.append(match.pending.seat)
        assert match.see(1).table.hands[1] == ()
        act_all(match, "stand")
    assert dealers == [0, 0, 0, 2, 2, 2]
    assert asked == [2, 3, 0, 3, 0, 2]
    assert match.tally("lives") == (2, 0, 3, 2)


def test_who_is_out_sees_what_an_onlooker_sees() -> None:
    match = stacked_match("kuckuck", "9 2 Q J", dealer=3, standing=[3, 1, 3, 3])
    act_all(match, "stand", "stand", "stand", "stand", "swap")
    out, onlooker = match.see(1), match.see(None)
    assert (
        [out.table.hands[seat] for seat in (0, 2, 3)] == [onlooker.table.hands[seat] for seat in (0, 2, 3)] == [1, 1, 1]
    )
    assert out.table.events == onlooker.table.events
    assert out.ask == onlooker.ask


# Next round and end (1.A.25-30)


def test_the_deal_moves_clockwise_to_the_next_active_player() -> None:
    match = stacked_match("kuckuck", "9 8 2", "9 2 8", "9 2 8", dealer=2, seats=3)
    dealers = [match.see(None).table.signs["dealer"]]
    for _ in range(3):
        act_all(match, "stand", "stand", "stand")
        dealers.append(match.see(None).table.signs["dealer"])
    assert dealers == [2, 0, 1, 2]


def test_the_next_dealer_is_found_after_the_losses_of_the_reveal() -> None:
    match = stacked_match("kuckuck", "2 8 9 J", dealer=3, standing=[1, 3, 3, 3])
    act_all(match, "stand", "stand", "stand", "stand")
    assert match.see(None).table.signs["dealer"] == 1


def test_a_dealer_who_is_out_passes_the_deal_to_the_first_seat_with_lives_after_his() -> None:
    match = stacked_match("kuckuck", "8 9 2", dealer=2, standing=[3, 3, 1, 0])
    act_all(match, "stand", "stand", "stand")
    assert match.tally("lives") == (3, 3, 0, 0)
    assert match.see(None).table.signs["dealer"] == 0


def test_the_last_player_with_lives_wins_and_the_others_are_placed_by_when_they_fell() -> None:
    match = stacked_match("kuckuck", "9 2 8 K", "2 8 9", "9 2", dealer=3, standing=[1, 1, 1, 1])
    act_all(match, *["stand"] * 9)
    assert match.pending is None
    assert match.outcome is not None
    assert match.outcome.winners == (0,)
    assert match.outcome.places == ((0,), (3,), (2,), (1,))


def test_with_two_left_the_order_is_non_dealer_then_dealer() -> None:
    match = stacked_match("kuckuck", "5 9", "5 9", dealer=2, standing=[0, 3, 3])
    assert match.pending == Ask(1, "turn", TURN)
    act_all(match, "stand")
    assert match.pending == Ask(2, "dealer", ("stand", "draw"))
    act_all(match, "stand")
    assert match.see(None).table.signs["dealer"] == 1
    assert match.pending == Ask(2, "turn", TURN)


def test_nothing_can_be_moved_when_the_match_is_over() -> None:
    match = stacked_match("kuckuck", "5 9", dealer=1, standing=[1, 1, 0])
    act_all(match, "stand", "stand")
    assert match.pending is None
    with pytest.raises(Illegal):
        match.act(1, "stand")


# What each player knows


def test_a_dealers_draw_tells_the_others_the_same_whatever_card_it_was() -> None:
    seen = []
    for drawn in ("3", "J"):
        match = stacked_match("kuckuck", f"5 9 Q {drawn}", dealer=2, seats=3, rules={"dealer_draws": 2})
        act_all(match, "stand", "stand", "draw")
        seen.append([match.see(seat) for seat in (0, 1, None)])
    assert seen[0] == seen[1]


def test_after_the_reveal_all_cards_were_public() -> None:
    match = stacked_match("kuckuck", "5 9 Q", dealer=2, seats=3)
    act_all(match, "swap", "stand", "stand")
    [(audience, revealed)] = told(match, Revealed)
    assert audience is None
    assert revealed == Revealed(((0, "9S"), (1, "5S"), (2, "QS")), (), (1,))


def test_at_the_end_of_a_match_the_cards_of_the_last_reveal_lie_open_and_the_stock_does_not() -> None:
    match = stacked_match("kuckuck", "5 9", dealer=1, standing=[1, 1, 0])
    act_all(match, "stand", "stand")
    assert match.see(None).table.hands == (("5S",), ("9S",), 0)
    assert match.see(None).table.zones["stock"] == 50


def test_a_dead_card_is_turned_up_with_the_others() -> None:
    match = stacked_match("kuckuck", "A 3 9", dealer=2, standing=[1, 1, 3], rules={"turn_timer": 2})
    act_all(match, "timeout", "stand", "stand")
    assert match.outcome is not None
    assert match.see(None).table.hands == (("AS",), ("3S",), ("9S",))


def test_every_pack_of_a_match_is_the_french_pack() -> None:
    assert KUCKUCK.pack is FRENCH
