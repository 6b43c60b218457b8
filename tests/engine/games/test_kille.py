"""The worked examples of RULES.md 1.K. A, B, C, D play in this order; the last one deals."""

from __future__ import annotations

from engine.chain import SeenAgain, TakenBack
from engine.exchange import LifeLost, Revealed
from engine.games.kille import (
    CuckooShown,
    DrewOn,
    HarlequinPassed,
    HussarShown,
    PassedOver,
    PigDrawn,
    PigShown,
    TopCardTaken,
)

from .lettered import kille


def test_example_1_a_harlequin_handed_over_is_the_lowest_card() -> None:
    table = kille("harlequin 4 9")
    table.do("A swap")
    assert (table.card("A"), table.card("B")) == ("4", "harlequin")
    assert table.told(HarlequinPassed) == [("A", "B", "harlequin")]
    table.do("B stand", "C stand")
    assert table.lives == [3, 2, 3]


def test_example_2_a_harlequin_kept_is_the_highest_card() -> None:
    table = kille("3 harlequin 9").do("A stand", "B stand", "C stand")
    assert table.lives == [2, 3, 3]


def test_example_3_the_cuckoo_stops_the_round_at_once() -> None:
    table = kille("2 cuckoo 1 9", players=4).do("A swap")
    assert table.told(CuckooShown) == [("A", "B", "cuckoo")]
    assert table.revealed == "A 2, B cuckoo, C 1, D 9"
    assert table.lives == [3, 3, 2, 3]


def test_example_3_with_cuckoo_lowest_the_one_who_stopped_the_round_loses() -> None:
    table = kille("2 cuckoo 1 9", players=4, cuckoo_lowest=True).do("A swap")
    assert table.lives == [3, 2, 3, 3]


def test_example_4_the_pig_sends_the_card_back_to_its_first_holder_who_loses_a_life() -> None:
    table = kille("1 7 pig 9", players=4).do("A swap")
    assert (table.card("A"), table.card("B")) == ("7", "1")
    table.do("B swap")
    assert table.told(PigShown) == [("B", "C", "pig", "A")]
    assert table.told(TakenBack) == [("A", "B")]
    assert table.told(SeenAgain) == []
    assert (table.card("A"), table.card("B")) == ("1", "7")
    assert table.lives == [2, 3, 3, 3]
    assert table.asked == "D dealer"
    table.do("D stand")
    assert table.revealed == "A 1, B 7, C pig, D 9"
    assert table.lives == [1, 3, 3, 3]


def test_example_5_the_hussar_kills_and_the_card_of_the_dead_is_not_compared() -> None:
    table = kille("1 hussar 5", lives=[1, 3, 3]).do("A swap")
    assert table.told(HussarShown) == [("A", "B", "hussar")]
    assert table.lives == [0, 3, 3]
    assert table.asked == "C dealer"
    table.do("C stand")
    assert table.revealed == "B hussar, C 5"
    assert table.told(Revealed)[0][1] == ((0, "1"),)
    assert table.lives == [0, 3, 2]


def test_example_6_cavalier_and_inn_are_passed_over() -> None:
    table = kille("2 cavalier inn 8", players=4).do("A swap")
    assert table.told(PassedOver) == [("A", "B", "cavalier"), ("A", "C", "inn")]
    assert (table.card("A"), table.card("D")) == ("8", "2")
    assert table.asked == "D dealer"


def test_example_7_at_the_dealers_inn_the_card_comes_from_the_stock() -> None:
    table = kille("5 3 inn 11").do("A stand", "B swap")
    assert table.told(PassedOver) == [("B", "C", "inn")]
    assert table.told(TopCardTaken) == [("B",)]
    assert table.revealed == "A 5, B 11, C inn"
    assert table.lives == [2, 3, 3]


def test_example_8_the_mask_loses_and_so_does_the_lowest_of_the_rest() -> None:
    table = kille("mask 4 9").do("A stand", "B stand", "C stand")
    assert table.lives == [2, 2, 3]


def test_example_9_the_dealer_draws_on_over_inn_and_cavalier() -> None:
    table = kille("5 6 2 inn cavalier 10").do("A stand", "B stand", "C draw")
    assert table.told(DrewOn) == [("C", "inn"), ("C", "cavalier")]
    assert table.revealed == "A 5, B 6, C 10"


def test_example_10_a_pig_drawn_by_the_dealer_sends_his_card_all_the_way_back() -> None:
    table = kille("1 6 3 pig").do("A swap", "B swap")
    assert [table.card(letter) for letter in "ABC"] == ["6", "3", "1"]
    table.do("C draw")
    assert table.told(PigDrawn) == [("C", "pig", "A")]
    assert table.told(TakenBack) == [("B", "C"), ("A", "B")]
    assert table.told(LifeLost) == [("A", 2), ("A", 1)]
    assert table.revealed == "A 1, B 6, C 3"
    assert table.lives == [1, 3, 3]
