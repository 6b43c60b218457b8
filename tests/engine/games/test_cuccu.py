"""The worked examples of RULES.md 3.C. A, B, C, D play in this order; the last one deals."""

from __future__ import annotations

from engine.chain import SeenAgain, TakenBack
from engine.exchange import LifeLost, RoundStopped, Swapped
from engine.games.cuccu_events import (
    CameBack,
    CatShown,
    CuckooRefused,
    HorseShown,
    HunterShown,
    InnPaid,
    InnShown,
    PackBottomTaken,
    PackTopTaken,
    PaymentAgreed,
    PaymentRefused,
    Withdrew,
)

from .lettered import cuccu, on_top


def test_example_1_an_ordinary_chain() -> None:
    table = cuccu("2 7 9 5 10").do("A request")
    assert (table.card("A"), table.card("B")) == ("7", "2")
    table.do("B request")
    assert (table.card("B"), table.card("C")) == ("9", "2")
    table.do("C keep", "D keep")
    assert table.lives == [3, 3, 2, 3]


def test_example_2_the_cat_undoes_two_exchanges() -> None:
    table = cuccu("lion 8 4 cat 6").do("A request", "B request")
    assert [table.card(letter) for letter in "ABC"] == ["8", "4", "lion"]
    table.do("C request")
    assert table.told(CatShown) == [("C", "D", "cat", "C")]
    assert table.told(TakenBack) == [("B", "C"), ("A", "B")]
    assert table.told(LifeLost)[0] == ("C", 2)
    assert table.revealed == "A lion, B 8, C 4, D cat"
    assert table.lives == [2, 3, 2, 3]


def test_example_3_the_undo_skips_the_same_horse() -> None:
    table = cuccu("lion horse 6 cat 9", players=5).do("A request")
    assert table.told(HorseShown) == [("A", "B", "horse")]
    assert (table.card("A"), table.card("C")) == ("6", "lion")
    table.do("C request")
    assert table.told(TakenBack) == [("A", "C")]
    assert [table.card(letter) for letter in "ABCD"] == ["lion", "horse", "6", "cat"]
    table.do("E keep")
    assert table.lives == [2, 3, 2, 3, 3]


def test_example_4_a_cat_without_a_chain_only_costs_a_life() -> None:
    table = cuccu("1 cat 9 10").do("A request")
    assert (table.lives, table.card("A")) == ([2, 3, 3, 3], "1")
    assert table.told(TakenBack) == []
    table.do("C keep", "D keep")
    assert table.lives == [1, 3, 3, 3]


def test_example_5_keeping_breaks_the_chain() -> None:
    table = cuccu("lion 4 2 cat").do("A request", "B keep", "C request")
    assert table.told(TakenBack) == []
    assert table.revealed == "A 4, B lion, C 2, D cat"
    assert table.lives == [3, 2, 2, 3]


def test_example_6_the_innkeeper_who_accepted_pays_for_a_losing_null() -> None:
    table = cuccu("null inn 5 9").do("A request")
    assert table.told(InnShown) == [("A", "B", "inn")]
    assert (table.asked, table.keys) == ("A inn", ("withdraw", "ask-pay"))
    table.do("A ask-pay")
    assert (table.asked, table.keys) == ("B pay", ("accept", "refuse"))
    table.do("B accept", "C keep", "D keep")
    assert table.told(PaymentAgreed) == [("A", "B")]
    assert table.told(InnPaid) == [("A", "B")]
    assert table.lives == [3, 2, 3, 3]


def test_example_7_nobody_pays_for_a_null_that_does_not_lose() -> None:
    table = cuccu("null inn bucket 9").do("A request", "A ask-pay", "B accept", "C keep", "D keep")
    assert table.told(InnPaid) == []
    assert table.lives == [3, 3, 2, 3]


def test_example_8_a_bluff_is_paid_by_the_bluffer() -> None:
    table = cuccu("bucket inn 5 9").do("A request", "A ask-pay", "B accept", "C keep", "D keep")
    assert table.lives == [2, 3, 3, 3]


def test_example_9_a_refused_inn_is_exchanged() -> None:
    table = cuccu("null inn 6 9").do("A request", "A ask-pay", "B refuse")
    assert table.told(PaymentRefused) == [("A", "B")]
    assert (table.card("A"), table.card("B")) == ("inn", "null")
    table.do("B request")
    assert (table.card("B"), table.card("C")) == ("6", "null")
    table.do("C keep", "D keep")
    assert table.lives == [3, 3, 2, 3]


def test_example_10_a_refused_inn_goes_back_after_a_cat() -> None:
    table = cuccu("null inn cat 9").do("A request", "A ask-pay", "B refuse", "B request")
    assert (table.card("A"), table.card("B")) == ("null", "inn")
    assert table.told(SeenAgain) == [("B", "inn")]
    table.do("D keep")
    assert table.told(InnPaid) == []
    assert table.lives == [2, 2, 3, 3]


def test_example_11_an_inn_from_which_the_asker_withdrew_leaves_its_holder_his_turn() -> None:
    table = cuccu("3 inn 6 9").do("A request", "A withdraw")
    assert table.told(Withdrew) == [("A", "B")]
    table.do("B keep", "C keep", "D keep")
    assert table.lives == [2, 3, 3, 3]


def test_example_12_the_hunter_removes_the_requester() -> None:
    table = cuccu("1 hunter 6 9", lives=[1, 3, 3, 3]).do("A request")
    assert table.told(HunterShown) == [("A", "B", "hunter")]
    assert table.lives == [0, 3, 3, 3]
    table.do("C keep", "D keep")
    assert table.revealed == "B hunter, C 6, D 9"
    assert table.lives == [0, 3, 2, 3]


def test_example_13_the_dealers_horse_sends_the_requester_to_the_top_of_the_pack() -> None:
    table = cuccu(on_top("5 6 1 horse 2 3", "10")).do("A keep", "B keep", "C request")
    assert table.told(PackTopTaken) == [("C",)]
    assert table.revealed == "A 5, B 6, C 10, D horse"
    assert table.lives == [2, 3, 3, 3]


def test_example_14_two_horses_in_a_row() -> None:
    table = cuccu("2 horse horse 6").do("A request")
    assert (table.card("A"), table.card("D")) == ("6", "2")
    assert table.asked == "D dealer"
    table.do("D keep")
    assert table.lives == [3, 3, 3, 2]


def test_example_15_two_horses_of_which_the_dealer_has_the_second() -> None:
    table = cuccu(on_top("2 horse horse 6", "cuckoo"), players=3).do("A request")
    assert table.revealed == "A cuckoo, B horse, C horse"
    assert table.lives == [3, 2, 2]


def test_example_16_a_single_fool_loses_with_the_lowest() -> None:
    table = cuccu("fool 4 9 4").do("A keep", "B keep", "C keep", "D keep")
    assert table.lives == [2, 2, 3, 2]


def test_example_17_a_fool_among_cuckoos_loses_alone() -> None:
    table = cuccu("fool cuckoo cuckoo", players=3).do("A keep", "B keep", "C keep")
    assert table.lives == [2, 3, 3]


def test_example_18_two_fools_are_above_the_hunter() -> None:
    table = cuccu("fool fool hunter cuckoo").do("A keep", "B keep", "C keep", "D keep")
    assert table.lives == [3, 3, 2, 3]


def test_example_19_two_fools_are_below_the_cuckoos() -> None:
    table = cuccu("fool fool cuckoo cuckoo").do("A keep", "B keep", "C keep", "D keep")
    assert table.lives == [2, 2, 3, 3]


def test_example_20_against_two_cuckoos_nobody_loses() -> None:
    table = cuccu("cuckoo cuckoo", "5 6", lives=[1, 1]).do("A keep", "B keep")
    assert table.lives == [1, 1]
    assert table.asked == "B turn"


def test_example_21_everybody_at_zero_brings_all_seats_back() -> None:
    table = cuccu("fool 7", "5 6 7 8", lives=[1, 1, 0, 0]).do("A keep", "B keep")
    assert table.lives == [3, 3, 3, 3]
    assert table.match.rounds[0]["lives"] == [3, 3, 3, 3]
    assert table.told(CameBack) == [((0, 1, 2, 3), 3)]
    assert table.winners == "-"


def test_example_22_a_single_live_card_loses_too() -> None:
    table = cuccu("5 hunter", "5 6", lives=[1, 1]).do("A request")
    assert table.revealed == "B hunter"
    assert table.lives == [3, 3]


def test_example_22_without_sole_live_card_loses_the_hunters_holder_wins() -> None:
    table = cuccu("5 hunter", lives=[1, 1], sole_live_card_loses=False).do("A request")
    assert table.winners == "B"
    assert len(table.told(RoundStopped)) == 1
    assert "cards" not in table.match.rounds[0]


def test_example_23_a_cuckoo_as_the_only_live_card_wins() -> None:
    table = cuccu("5 hunter cuckoo", lives=[1, 1, 2]).do("A request", "C keep")
    assert table.revealed == "B hunter, C cuckoo"
    assert table.lives == [0, 0, 2]
    assert table.winners == "C"


def test_example_24_a_dead_fool_does_not_count() -> None:
    table = cuccu("fool cat fool", lives=[1, 2, 2]).do("A request", "C keep")
    assert table.revealed == "B cat, C fool"
    assert table.lives == [0, 1, 1]


def test_example_25_null_and_fool_lose_together_and_the_innkeeper_pays_for_the_null() -> None:
    table = cuccu("null inn fool 9").do("A request", "A ask-pay", "B accept", "C keep", "D keep")
    assert table.lives == [3, 2, 2, 3]


def test_example_26_a_special_card_from_the_pack_has_no_effect_on_the_dealer() -> None:
    table = cuccu("5 2 hunter", players=2).do("A keep", "B exchange")
    assert table.told(PackBottomTaken) == [("B",)]
    assert table.revealed == "A 5, B hunter"
    assert table.lives == [2, 3]


def test_example_27_the_cat_kills_a_player_in_the_middle_of_a_chain() -> None:
    table = cuccu("lion 7 cat 9", lives=[3, 1, 3, 3]).do("A request", "B request")
    assert table.lives == [3, 0, 3, 3]
    assert (table.card("A"), table.card("B")) == ("lion", "7")
    table.do("D keep")
    assert table.revealed == "A lion, C cat, D 9"
    assert table.lives == [2, 0, 3, 3]


def test_example_28_an_innkeeper_pays_with_his_last_life() -> None:
    table = cuccu("null inn 5", lives=[3, 1, 3]).do("A request", "A ask-pay", "B accept", "C keep")
    assert table.lives == [3, 0, 3]


def test_example_29_a_cuckoo_refuses_without_a_penalty() -> None:
    table = cuccu("null cuckoo 5", players=3).do("A request")
    assert table.told(CuckooRefused) == [("A", "B", "cuckoo")]
    assert table.told(Swapped) == []
    assert (table.lives, table.card("A")) == ([3, 3, 3], "null")
    table.do("C keep")
    assert table.lives == [2, 3, 3]


def test_example_30_after_the_dealers_cat_the_dealer_has_no_turn() -> None:
    table = cuccu("lion 6 cat", players=3).do("A request", "B request")
    assert table.revealed == "A lion, B 6, C cat"
    assert table.lives == [2, 2, 3]
