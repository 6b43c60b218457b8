"""House rules about the dealer: `dealer_exchange`, `dealer_draws` (note a), `dealer_rotation` (RULES.md 1.B)."""

from __future__ import annotations

import pytest

from engine.ask import Ask
from engine.events import Told
from engine.exchange import Exchanged
from engine.games.kuckuck import KingDrawn, StockTaken
from engine.match import Illegal, Match
from engine.testing import act_all, stacked_match


def told(match: Match, kind: type) -> list[Told]:
    """What of this kind was told, to whom (None: everybody)."""
    return [entry for entry in match.told if type(entry[1]) is kind]


def cuts(most: int) -> tuple[str, ...]:
    return ("stand", *(f"cut:{depth}" for depth in range(1, most + 1)))


# dealer_exchange


def test_with_top_the_dealer_gets_the_top_card() -> None:
    match = stacked_match("kuckuck", "5 9 2 7 J", dealer=2, seats=3)
    act_all(match, "stand", "stand", "draw")
    assert match.rounds[0]["cards"] == {"0": "5S", "1": "9S", "2": "7S"}


@pytest.mark.parametrize("seats", [3, 7, 20])
def test_the_dealer_may_cut_at_any_depth_of_the_stock(seats: int) -> None:
    match = stacked_match("kuckuck", "", dealer=seats - 1, seats=seats, rules={"dealer_exchange": "cut"})
    act_all(match, *["stand"] * (seats - 1))
    assert match.pending == Ask(seats - 1, "dealer", cuts(52 - seats))
    for key in ("draw", "cut:0", f"cut:{53 - seats}", "cut", "cut:01"):
        with pytest.raises(Illegal):
            match.act(seats - 1, key)


def test_the_cut_gives_the_kth_card_from_the_top_and_the_old_card_goes_under_the_stock() -> None:
    match = stacked_match(
        "kuckuck", "5 9 2 7 J 10", dealer=2, seats=3, rules={"dealer_exchange": "cut", "dealer_draws": 2}
    )
    act_all(match, "stand", "stand", "cut:3")
    assert match.see(2).table.hands[2] == ("10S",)
    assert match.see(None).table.zones == {"stock": 48, "under the stock": 1, "open under the stock": ()}
    assert told(match, StockTaken) == [(None, StockTaken(2, 3))]
    assert told(match, Exchanged) == [(2, Exchanged(2, "2S", "10S", None))]


def test_the_deepest_cut_gives_the_last_card_of_the_stock() -> None:
    match = stacked_match("kuckuck", "5 9 2", dealer=2, seats=3, rules={"dealer_exchange": "cut", "king_blocks": False})
    act_all(match, "stand", "stand", "cut:49")
    assert match.rounds[0]["cards"] == {"0": "5S", "1": "9S", "2": "KC"}


# dealer_draws (note a)


def test_by_default_the_dealer_draws_once() -> None:
    match = stacked_match("kuckuck", "5 9 2 3 J", dealer=2, seats=3)
    act_all(match, "stand", "stand", "draw")
    assert len(match.rounds) == 1


def test_after_the_first_draw_the_dealer_may_stand_on_his_new_card() -> None:
    match = stacked_match("kuckuck", "5 9 2 7 J", dealer=2, seats=3, rules={"dealer_draws": 2})
    act_all(match, "stand", "stand", "draw")
    assert match.pending == Ask(2, "dealer-again", ("stand", "draw"))
    act_all(match, "stand")
    assert match.rounds[0]["cards"] == {"0": "5S", "1": "9S", "2": "7S"}


def test_a_dealer_who_stands_at_first_is_not_asked_again() -> None:
    match = stacked_match("kuckuck", "5 9 2 7 J", dealer=2, seats=3, rules={"dealer_draws": 2})
    act_all(match, "stand", "stand", "stand")
    assert match.rounds[0]["cards"] == {"0": "5S", "1": "9S", "2": "2S"}


def test_the_second_result_is_final_even_when_it_is_worse() -> None:
    match = stacked_match("kuckuck", "5 9 2 J 3", dealer=2, seats=3, rules={"dealer_draws": 2})
    act_all(match, "stand", "stand", "draw", "draw")
    assert match.rounds[0]["cards"] == {"0": "5S", "1": "9S", "2": "3S"}
    assert told(match, Exchanged) == [(2, Exchanged(2, "2S", "JS", None)), (2, Exchanged(2, "JS", "3S", None))]


def test_two_kings_fail_both_draws() -> None:
    match = stacked_match("kuckuck", "5 9 2 K K J", dealer=2, seats=3, rules={"dealer_draws": 2})
    act_all(match, "stand", "stand", "draw", "draw")
    assert told(match, KingDrawn) == [(None, KingDrawn(2, "KS")), (None, KingDrawn(2, "KH"))]
    assert match.rounds[0]["cards"] == {"0": "5S", "1": "9S", "2": "2S"}


@pytest.mark.parametrize("first", ["7", "K"])
def test_the_second_cut_is_of_the_remaining_stock_with_one_card_fewer(first: str) -> None:
    rules = {"dealer_exchange": "cut", "dealer_draws": 2}
    match = stacked_match("kuckuck", f"5 9 2 {first} J 10", dealer=2, seats=3, rules=rules)
    act_all(match, "stand", "stand", "cut:1")
    assert match.pending == Ask(2, "dealer-again", cuts(48))
    act_all(match, "cut:1")
    assert match.rounds[0]["cards"] == {"0": "5S", "1": "9S", "2": "JS"}


def test_a_card_put_under_the_stock_is_out_of_play_for_the_round() -> None:
    rules = {"dealer_exchange": "cut", "dealer_draws": 2, "king_blocks": False}
    match = stacked_match("kuckuck", "5 9 2 7 J 10", dealer=2, seats=3, rules=rules)
    act_all(match, "stand", "stand", "cut:1")
    with pytest.raises(Illegal):
        match.act(2, "cut:49")
    act_all(match, "cut:48")
    assert match.rounds[0]["cards"] == {"0": "5S", "1": "9S", "2": "KC"}


# dealer_rotation


def test_a_fixed_dealer_deals_every_round_while_he_is_in() -> None:
    match = stacked_match("kuckuck", "9 8 2", "9 8 2", dealer=2, seats=3, rules={"dealer_rotation": "fixed"})
    act_all(match, "stand", "stand", "stand")
    assert match.see(None).table.signs["dealer"] == 2
    act_all(match, "stand", "stand", "stand")
    assert match.see(None).table.signs["dealer"] == 2
    assert match.tally("lives") == (3, 3, 1)


def test_a_fixed_dealer_who_falls_before_the_reveal_gives_the_deal_to_the_next_active_player() -> None:
    rules = {"dealer_rotation": "fixed", "dealer_king_loses_life": True}
    match = stacked_match("kuckuck", "5 6 7 8 K", dealer=3, standing=[3, 3, 3, 1], rules=rules)
    act_all(match, "stand", "stand", "stand", "draw")
    assert match.tally("lives") == (2, 3, 3, 0)
    assert match.see(None).table.signs["dealer"] == 0
