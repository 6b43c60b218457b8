"""The options of RULES.md 3.B, one test a sentence."""

from __future__ import annotations

import pytest

from engine import GAMES, Card, Seat
from engine.chain import TakenBack
from engine.events import Dealt
from engine.exchange import LifeLost, Revealed, RoundStopped, SuddenDeathDealt
from engine.games.cuccu_events import (
    CameBack,
    CatShown,
    HorseShown,
    HunterShown,
    InnPaid,
    InnShown,
    LifeGained,
    PackTopTaken,
    PaymentAgreed,
)
from engine.games.cuccu_reveal import payers

from .lettered import cuccu, on_top


def test_cuccu_has_exactly_its_nine_options_with_their_defaults() -> None:
    assert {option.name: option.default for option in GAMES["cuccu"].rules.options()} == {
        "lives": 3,
        "cat_victim": "requester",
        "inn_mode": "ask",
        "ties": "all_lose",
        "two_fools": "fourteen_half",
        "sole_live_card_loses": True,
        "all_out": "all_return",
        "deal": "on_demand",
        "revealed_acts": False,
    }


# cat_victim


def test_the_cat_can_hurt_the_first_holder_of_the_card() -> None:
    table = cuccu("lion 8 4 cat", cat_victim="first_holder").do("A request", "B request", "C request")
    assert table.told(CatShown) == [("C", "D", "cat", "A")]
    assert table.told(LifeLost)[0] == ("A", 2)


def test_the_first_holder_of_a_dealt_card_is_the_requester_himself() -> None:
    table = cuccu("lion cat 9 10", cat_victim="first_holder").do("A request")
    assert table.told(LifeLost) == [("A", 2)]


def test_a_first_holder_who_dies_of_the_cat_has_a_dead_card() -> None:
    table = cuccu("lion 8 cat 9", lives=[1, 3, 3, 3], cat_victim="first_holder")
    table.do("A request", "B request", "D keep")
    assert table.revealed == "B 8, C cat, D 9"


# inn_mode


def test_an_automatic_inn_refuses_asks_nothing_and_pays_for_a_losing_null() -> None:
    table = cuccu("null inn 5 9", inn_mode="auto").do("A request")
    assert table.told(InnShown) == [("A", "B", "inn")]
    assert table.told(PaymentAgreed) == [("A", "B")]
    assert table.asked == "C turn"
    table.do("C keep", "D keep")
    assert table.told(InnPaid) == [("A", "B")]
    assert table.lives == [3, 2, 3, 3]


def test_an_automatic_inn_does_not_pay_for_another_card() -> None:
    table = cuccu("lion inn 5 9", inn_mode="auto").do("A request", "C keep", "D keep")
    assert table.lives == [2, 3, 3, 3]


# ties


@pytest.mark.parametrize(("pack", "loser"), [("5 9 5 10", "A"), ("9 4 fool 4", "B"), ("fool 4 9 4", "A")])
def test_of_several_losers_only_the_first_in_order_loses(pack: str, loser: str) -> None:
    table = cuccu(pack, ties="first_loses").do("A keep", "B keep", "C keep", "D keep")
    assert table.lives == [2 if letter == loser else 3 for letter in "ABCD"]


def test_an_inn_payment_is_applied_after_the_first_of_several_losers_is_found() -> None:
    table = cuccu("null inn null 9", ties="first_loses").do("A request", "A ask-pay", "B accept", "C keep", "D keep")
    assert table.told(Revealed)[0][2] == (table.seats["A"],)
    assert table.lives == [3, 2, 3, 3]


# two_fools


def test_two_fools_gain_a_life_each_without_a_limit_and_the_lowest_other_card_loses() -> None:
    table = cuccu("fool fool 9 10", lives=[9, 3, 3, 3], two_fools="gain_life")
    table.do("A keep", "B keep", "C keep", "D keep")
    assert sorted(table.told(LifeGained)) == [("A", 10), ("B", 4)]
    assert table.lives == [10, 4, 2, 3]


def test_two_fools_among_cuckoos_gain_and_nobody_loses() -> None:
    table = cuccu("fool fool cuckoo", players=3, two_fools="gain_life").do("A keep", "B keep", "C keep")
    assert table.lives == [4, 4, 3]


def test_a_single_fool_still_loses_with_gain_life() -> None:
    table = cuccu("fool 5 9", players=3, two_fools="gain_life").do("A keep", "B keep", "C keep")
    assert table.lives == [2, 2, 3]


def test_a_dead_fool_makes_no_pair() -> None:
    table = cuccu("fool cat fool", lives=[1, 2, 2], two_fools="gain_life").do("A request", "C keep")
    assert table.lives == [0, 1, 1]


def test_gains_and_losses_are_applied_together() -> None:
    """B, an innkeeper with his last life, gets a Fool in his own turn: he gains one life and pays one."""
    rules: dict[str, object] = {"two_fools": "gain_life", "revealed_acts": True}
    table = cuccu("null inn fool fool", lives=[3, 1, 3, 3], **rules)
    table.do("A request", "A ask-pay", "B accept", "B request", "C keep", "D keep")
    assert table.revealed == "A null, B fool, C inn, D fool"
    assert table.told(InnPaid) == [("A", "B")]
    assert table.lives == [3, 1, 3, 4]


# sole_live_card_loses


def test_the_round_stops_as_soon_as_a_cat_or_a_hunter_leaves_one_player() -> None:
    for card in ("cat", "hunter"):
        table = cuccu(f"5 {card}", lives=[1, 3], sole_live_card_loses=False).do("A request")
        assert table.winners == "B"
        assert len(table.told(RoundStopped)) == 1
        assert table.told(Revealed) == []
        assert table.match.rounds == [{"dealer": 0, "lives": [3, 0]}]


def test_the_round_goes_on_while_two_have_lives() -> None:
    table = cuccu("5 hunter 9", lives=[1, 3, 3], sole_live_card_loses=False).do("A request")
    assert table.asked == "C dealer"


# all_out


def test_last_ones_return_brings_back_all_who_were_in_at_the_start_of_the_round_with_one_life() -> None:
    table = cuccu("5 hunter", "5 6", lives=[1, 1, 0, 0], all_out="last_ones_return").do("A request")
    assert table.told(CameBack) == [((2, 3), 1)]
    assert table.lives == [1, 1, 0, 0]
    assert table.match.rounds[0]["lives"] == [0, 0, 1, 1]


def test_sudden_death_among_all_who_were_in_at_the_start_of_the_round() -> None:
    table = cuccu("5 hunter", "9 10", lives=[1, 1, 0, 0], all_out="sudden_death").do("A request")
    assert table.match.rounds[1] == {
        "dealer": 0,
        "cards": {"3": "9", "2": "10"},
        "lives": [0, 0, 0, 0],
        "sudden_death": True,
    }
    assert table.winners == "B"


@pytest.mark.parametrize(
    ("cards", "winner"), [("fool hunter", "A"), ("fool cuckoo", "B"), ("lion mask", "B"), ("fool horse", "A")]
)
def test_a_fool_counts_fourteen_and_a_half_in_sudden_death(cards: str, winner: str) -> None:
    table = cuccu("5 5", cards, lives=[1, 1], all_out="sudden_death").do("A keep", "B keep")
    assert table.winners == winner


def test_equal_highest_cards_repeat_in_sudden_death_also_two_fools() -> None:
    table = cuccu("5 5", "fool fool", "3 2", lives=[1, 1], all_out="sudden_death").do("A keep", "B keep")
    assert len(table.told(SuddenDeathDealt)) == 2
    assert table.winners == "A"


# deal


def test_upfront_deals_all_cards_in_the_order_of_play_and_each_sees_his_own_at_once() -> None:
    table = cuccu("5 6 7 8", deal="upfront")
    assert [table.card(letter) for letter in "ABCD"] == ["5", "6", "7", "8"]
    assert table.told(Dealt, "D") == [("D", "8")]


@pytest.mark.parametrize("pack", ["2 7 9 5 10", "lion 8 4 cat 6", "3 inn 6 9 1", "2 horse horse 6 1"])
def test_upfront_gives_the_same_results_as_on_demand(pack: str) -> None:
    tables = [cuccu(pack, deal=deal) for deal in ("on_demand", "upfront")]
    for table in tables:
        while not table.match.rounds:
            assert table.asked is not None
            table.do(f"{table.asked[0]} {table.keys[-1]}")
    assert tables[0].match.rounds == tables[1].match.rounds
    assert tables[0].match.moves == tables[1].match.moves


# revealed_acts


@pytest.mark.parametrize("card", ["cat", "horse", "hunter", "cuckoo"])
def test_who_had_to_show_a_card_still_has_his_turn(card: str) -> None:
    table = cuccu(f"5 {card} 9 10", revealed_acts=True).do("A request")
    assert table.asked == "B turn"


def test_who_will_pay_still_has_his_turn() -> None:
    table = cuccu("null inn 9 10", revealed_acts=True).do("A request", "A ask-pay", "B accept")
    assert table.asked == "B turn"


def test_a_dealer_who_showed_a_card_may_still_exchange() -> None:
    table = cuccu("5 6 cat 9", players=3, revealed_acts=True).do("A keep", "B request")
    assert table.asked == "C dealer"
    table.do("C exchange")
    assert table.revealed == "A 5, B 6, C 9"


def test_a_jumped_player_may_ask_one_who_has_a_card_and_a_shown_card_acts_again() -> None:
    table = cuccu("5 horse hunter 9 10", players=5, revealed_acts=True).do("A request", "B request")
    assert table.told(HorseShown) == [("A", "B", "horse")]
    assert table.told(HunterShown) == [("A", "C", "hunter"), ("B", "C", "hunter")]
    assert table.lives == [2, 2, 3, 3, 3]


def test_a_card_exchanged_over_a_jumped_player_can_go_to_him_and_the_horse_on() -> None:
    table = cuccu("5 horse 7 9 10", players=5, revealed_acts=True).do("A request", "B request")
    assert [table.card(letter) for letter in "ABC"] == ["7", "5", "horse"]
    assert table.asked == "C turn"


def test_an_inn_asks_again() -> None:
    table = cuccu("null horse inn 9 10", players=5, revealed_acts=True)
    table.do("A request", "A ask-pay", "C accept", "B request")
    assert table.asked == "B inn"
    table.do("B ask-pay", "C refuse")
    assert (table.card("B"), table.card("C"), table.asked) == ("inn", "horse", "C turn")


def test_an_accepted_payment_binds_the_player_not_the_card() -> None:
    table = cuccu("null inn 9 10", revealed_acts=True)
    table.do("A request", "A ask-pay", "B accept", "B request", "C keep", "D keep")
    assert table.revealed == "A null, B 9, C inn, D 10"
    assert table.told(InnPaid) == [("A", "B")]
    assert table.lives == [3, 2, 3, 3]


@pytest.mark.parametrize(("lives", "left", "pays"), [(1, [2, 0, 3, 3], False), (2, [3, 0, 3, 3], True)])
def test_an_innkeeper_pays_as_far_as_his_lives_go_after_his_own_loss(lives: int, left: list[int], pays: bool) -> None:
    """B, who will pay, gets the other Null in his own turn and loses with it himself."""
    table = cuccu("null inn null 10", lives=[3, lives, 3, 3], revealed_acts=True)
    table.do("A request", "A ask-pay", "B accept", "B request", "C keep", "D keep")
    assert table.revealed == "A null, B null, C inn, D 10"
    assert table.told(InnPaid) == [("A", "B")] * pays
    assert table.lives == left


def test_an_innkeeper_without_lives_pays_nothing() -> None:
    """B, who will pay, dies of a Hunter in his own turn."""
    table = cuccu("null inn hunter 10", lives=[3, 1, 3, 3], revealed_acts=True)
    table.do("A request", "A ask-pay", "B accept", "B request", "C keep", "D keep")
    assert table.told(InnPaid) == []
    assert table.lives == [2, 0, 3, 3]


@pytest.mark.parametrize(("lives", "paid"), [(0, {}), (1, {0: 2}), (2, {0: 2, 1: 2}), (3, {0: 2, 1: 2})])
def test_an_innkeeper_with_two_agreements_pays_for_both_as_far_as_his_lives_go(
    lives: int, paid: dict[int, int]
) -> None:
    """No deal of the cards leads there; the rule is kept all the same."""
    cards = {Seat(0): Card("null"), Seat(1): Card("null"), Seat(2): Card("inn")}
    innkeeper = {Seat(0): Seat(2), Seat(1): Seat(2)}
    standing = {Seat(0): 3, Seat(1): 3, Seat(2): lives}
    assert payers(cards, [Seat(0), Seat(1)], innkeeper, standing) == paid


def test_the_horse_and_the_cat_undo_only_the_chain_of_the_card() -> None:
    table = cuccu("5 horse 7 cat 10", players=5, revealed_acts=True)
    table.do("A request", "B request", "C request")
    assert table.told(TakenBack) == [("B", "C")]
    assert [table.card(letter) for letter in "ABC"] == ["7", "horse", "5"]


def test_a_second_requester_at_the_dealers_horse_gets_the_card_that_lies_on_top_now() -> None:
    table = cuccu(on_top("5 horse horse", "9"), players=3, revealed_acts=True).do("A request", "B request")
    assert table.told(PackTopTaken) == [("A",), ("B",)]
    assert (table.card("A"), table.card("B")) == ("9", "5")


def test_the_presets_are_those_of_the_rule_book() -> None:
    assert dict(GAMES["cuccu"].presets) == {"cuccu": {}, "quick": {"lives": 1, "all_out": "last_ones_return"}}
