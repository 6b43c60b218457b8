"""The rules of RULES.md 1.K that its worked examples do not show, one test a sentence."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engine import GAMES, BadRules, Illegal, Match, Packs
from engine.cards import KILLE_RANKS
from engine.chain import SeenAgain, TakenBack
from engine.events import Dealt
from engine.exchange import Exchanged, LifeLost, RoundStopped, Stood, SuddenDeathDealt, Swapped, TimeRanOut
from engine.games.kille import CuckooDrawn, CuckooShown, HarlequinPassed, HussarDrawn, HussarShown, PigShown

from .lettered import kille

KILLE = GAMES["kille"]
PLAIN = ("mask", "flowerpot", "wreath", *(str(number) for number in range(1, 13)))


# Pack and players (1.K.1-2)


def test_42_cards_21_ranks_twice() -> None:
    assert len(KILLE.pack.cards) == 42
    assert KILLE.pack.cards == tuple(rank for rank in KILLE_RANKS for _ in range(2))
    assert len(set(KILLE_RANKS)) == 21


@pytest.mark.parametrize(("lower", "higher"), list(pairwise(KILLE_RANKS)))
def test_the_lower_rank_loses_from_mask_up_to_harlequin(lower: str, higher: str) -> None:
    table = kille(f"{higher} {lower} {higher}").do("A stand", "B stand", "C stand")
    assert table.lives == ([2, 2, 2] if lower == "mask" else [3, 2, 3])


@pytest.mark.parametrize("seats", [2, 21])
def test_fewer_than_3_or_more_than_20_cannot_play(seats: int) -> None:
    with pytest.raises(Illegal):
        Match.start(KILLE, seats, KILLE.rules(), Packs(seed="1" * 64))


@pytest.mark.parametrize("option", ["king_blocks", "dealer_draws", "block_word", "all_equal", "pairs_safe", "inn_mode"])
def test_no_option_of_another_game_exists_here(option: str) -> None:
    with pytest.raises(BadRules, match=option):
        KILLE.rules.agreed({option: True})


def test_kille_has_exactly_its_seven_options_with_their_defaults() -> None:
    assert {option.name: option.default for option in KILLE.rules.options()} == {
        "lives": 3,
        "last_lives_tie": "sudden_death",
        "dealer_rotation": "rotate",
        "direction": "clockwise",
        "turn_timer": "off",
        "stake": "off",
        "cuckoo_lowest": False,
    }


def test_everybody_sees_his_own_card_from_the_deal_on_and_no_other() -> None:
    table = kille("5 9 2")
    assert [table.card(letter) for letter in "ABC"] == ["5", "9", "2"]
    assert table.sight("A").hands[1] == 1
    assert table.told(Dealt, "B") == [("B", "9")]
    assert table.told(Dealt) == []


def test_play_goes_clockwise_and_the_deal_moves_on() -> None:
    table = kille("5 9 2", "4 6 8")
    assert table.asked == "A turn"
    assert table.keys == ("stand", "swap")
    table.do("A stand", "B stand", "C stand")
    assert table.asked == "B turn"
    table.do("B stand", "C stand")
    assert table.asked == "A dealer"
    assert table.keys == ("stand", "draw")


def test_anticlockwise_mirrors_deal_turns_and_targets() -> None:
    table = kille("5 9 2", direction="anticlockwise")
    assert table.card("B") == "5"
    table.do("B swap")
    assert (table.card("B"), table.card("A")) == ("9", "5")


def test_a_fixed_dealer_deals_again() -> None:
    table = kille("5 9 2", dealer_rotation="fixed").do("A stand", "B stand", "C stand")
    assert table.asked == "A turn"


# The asked player's card (1.K.3)


@pytest.mark.parametrize("card", PLAIN)
def test_a_card_without_a_power_must_be_given_and_its_holder_plays_on_with_the_one_he_got(card: str) -> None:
    table = kille(f"5 {card} 9").do("A swap")
    assert (table.card("A"), table.card("B")) == (card, "5")
    assert table.asked == "B turn"
    assert table.told(Exchanged, "A") == [("A", "5", card, "B")]
    assert table.told(Exchanged, "B") == [("B", card, "5", "A")]
    assert table.told(Exchanged) == []
    assert table.open_cards() == {}


def test_a_harlequin_that_the_asked_player_has_to_give_changes_hands_face_up() -> None:
    table = kille("5 harlequin 9").do("A swap")
    assert table.told(HarlequinPassed) == [("B", "A", "harlequin")]
    assert table.open_cards() == {"A": "harlequin"}
    table.do("B stand", "C stand")
    assert table.lives == [2, 3, 3]


def test_two_harlequins_exchanged_are_both_low() -> None:
    table = kille("harlequin harlequin 9").do("A swap")
    assert table.open_cards() == {"A": "harlequin", "B": "harlequin"}
    table.do("B stand", "C stand")
    assert table.lives == [2, 2, 3]


def test_a_harlequin_passed_on_lies_open_with_its_new_holder() -> None:
    table = kille("harlequin 4 9").do("A swap", "B swap")
    assert table.open_cards() == {"C": "harlequin"}
    assert table.asked == "C dealer"


@pytest.mark.parametrize("card", ["inn", "cavalier"])
def test_inn_and_cavalier_are_shown_and_their_holder_has_no_turn(card: str) -> None:
    table = kille(f"5 {card} 9 7", players=4).do("A swap")
    assert (table.card("A"), table.card("B"), table.card("C")) == ("9", card, "5")
    assert table.open_cards() == {"B": card}
    assert table.asked == "C turn"


def test_a_request_passed_on_meets_the_power_of_the_next_card() -> None:
    table = kille("5 inn hussar 7", players=4).do("A swap")
    assert table.told(HussarShown) == [("A", "C", "hussar")]
    assert table.lives == [2, 3, 3, 3]
    assert table.card("A") == "5"
    assert table.asked == "D dealer"


def test_a_pig_takes_a_life_of_the_asker_whose_card_was_dealt_to_him() -> None:
    table = kille("5 pig 9").do("A swap")
    assert table.told(PigShown) == [("A", "B", "pig", "A")]
    assert table.told(TakenBack) == []
    assert (table.lives, table.card("A")) == ([2, 3, 3], "5")
    assert table.open_cards() == {"B": "pig"}
    assert table.asked == "C dealer"


def test_a_hussar_costs_the_asker_a_life_and_no_card_moves() -> None:
    table = kille("5 hussar 9").do("A swap")
    assert (table.lives, table.card("A"), table.card("B")) == ([2, 3, 3], "5", "hussar")
    assert table.open_cards() == {"B": "hussar"}
    assert table.asked == "C dealer"


def test_after_a_cuckoo_nobody_else_acts() -> None:
    table = kille("5 cuckoo 2 9 7", players=5).do("A swap")
    assert table.told(CuckooShown) == [("A", "B", "cuckoo")]
    assert table.told(Swapped) == []
    assert len(table.match.rounds) == 1


def test_the_dealer_may_be_asked_and_then_plays_with_the_card_he_got() -> None:
    table = kille("5 9 2").do("A stand", "B swap")
    assert (table.card("B"), table.card("C")) == ("2", "9")
    assert table.asked == "C dealer"


def test_a_dealer_who_showed_a_card_has_no_turn() -> None:
    table = kille("5 9 hussar").do("A stand", "B swap")
    assert len(table.match.rounds) == 1
    assert table.lives == [2, 2, 3]


# Inn or Cavalier at the dealer (1.K.4)


@pytest.mark.parametrize("card", ["pig", "hussar", "cuckoo", "inn", "mask", "7"])
def test_the_stock_gives_the_asker_any_card_without_effect_and_unseen(card: str) -> None:
    table = kille(f"5 6 cavalier {card}", "5 6 7").do("A stand", "B swap")
    assert table.revealed == f"A 5, B {card}, C cavalier"
    assert table.told(Exchanged, "B") == [("B", "6", card, None)]
    assert table.lives == ([2, 2, 3] if card == "mask" else [2, 3, 3])


def test_a_harlequin_from_the_stock_counts_as_drawn() -> None:
    table = kille("5 6 inn harlequin").do("A stand", "B swap")
    assert table.told(HarlequinPassed) == []
    assert table.lives == [2, 3, 3]


def test_a_player_passed_over_by_all_takes_from_the_stock() -> None:
    table = kille("5 inn cavalier 8").do("A swap")
    assert table.revealed == "A 8, B inn, C cavalier"


# Chains (1.K.5)


def test_standing_ends_a_chain() -> None:
    table = kille("1 7 3 pig 9", players=5).do("A swap", "B stand", "C swap")
    assert table.told(PigShown) == [("C", "D", "pig", "C")]
    assert [table.card(letter) for letter in "ABC"] == ["7", "1", "3"]
    assert table.lives == [3, 3, 2, 3, 3]


def test_an_exchange_across_a_passed_over_player_is_undone_across_him() -> None:
    table = kille("1 inn 6 pig 9", players=5).do("A swap", "C swap")
    assert table.told(TakenBack) == [("A", "C")]
    assert [table.card(letter) for letter in "ABC"] == ["1", "inn", "6"]


def test_an_undone_harlequin_is_high_again_and_everybody_sees_where_it_is() -> None:
    table = kille("harlequin 7 pig 9", players=4).do("A swap", "B swap")
    assert table.open_cards() == {"A": "harlequin", "C": "pig"}
    assert table.told(SeenAgain) == [("A", "harlequin")]
    table.do("D stand")
    assert table.revealed == "A harlequin, B 7, C pig, D 9"
    assert table.lives == [2, 2, 3, 3]


def test_a_harlequin_given_for_a_card_that_goes_back_is_high_again() -> None:
    table = kille("1 harlequin pig 9", players=4).do("A swap", "B swap")
    assert table.told(SeenAgain) == [("B", "harlequin")]
    table.do("D stand")
    assert table.lives == [1, 3, 3, 3]


# The dealer's turn (1.K.6)


@pytest.mark.parametrize("card", [*PLAIN, "harlequin"])
def test_any_other_card_is_taken_unseen_and_the_old_one_goes_under_the_stock(card: str) -> None:
    table = kille(f"12 11 10 {card}", lives=[1, 1, 1]).do("A stand", "B stand", "C draw")
    assert table.told(Exchanged, "C") == [("C", "10", card, None)]
    assert table.told(HarlequinPassed) == []
    assert table.revealed == f"A 12, B 11, C {card}"


def test_a_cuckoo_drawn_is_shown_and_fails() -> None:
    table = kille("12 11 10 cuckoo").do("A stand", "B stand", "C draw")
    assert table.told(CuckooDrawn) == [("C", "cuckoo")]
    assert table.revealed == "A 12, B 11, C 10"
    assert table.lives == [3, 3, 2]


def test_a_hussar_drawn_fails_and_costs_the_dealer_a_life() -> None:
    table = kille("12 11 10 hussar").do("A stand", "B stand", "C draw")
    assert table.told(HussarDrawn) == [("C", "hussar")]
    assert table.told(LifeLost) == [("C", 2), ("C", 1)]
    assert table.revealed == "A 12, B 11, C 10"


def test_a_pig_drawn_costs_the_dealer_a_life_where_his_card_was_dealt_to_him() -> None:
    table = kille("12 11 10 pig").do("A stand", "B stand", "C draw")
    assert table.lives == [3, 3, 1]


def test_a_failed_card_lies_open_under_the_stock() -> None:
    table = kille("12 10 inn hussar", lives=[1, 0, 1]).do("A stand", "C draw")
    assert table.winners == "A"
    assert table.sight(None).zones["open under the stock"] == ("inn", "hussar")
    assert table.sight(None).zones["under the stock"] == 0


def test_a_dealer_who_dies_of_a_hussar_is_not_compared() -> None:
    table = kille("12 11 1 hussar", lives=[3, 3, 1]).do("A stand", "B stand", "C draw")
    assert table.revealed == "A 12, B 11"
    assert table.lives == [3, 2, 0]


# Lives lost during the round (1.K.7)


def test_the_first_holder_dies_of_the_pig_and_his_card_is_dead() -> None:
    table = kille("1 7 pig 9", lives=[1, 3, 3, 3]).do("A swap", "B swap", "D stand")
    assert table.revealed == "B 7, C pig, D 9"
    assert table.lives == [0, 2, 3, 3]


def test_the_match_ends_at_once_without_a_reveal_when_one_player_is_left() -> None:
    table = kille("1 hussar", lives=[1, 2, 0]).do("A swap")
    assert table.winners == "B"
    assert len(table.told(RoundStopped)) == 1
    assert table.match.rounds == [{"dealer": 2, "lives": [0, 2, 0]}]


def test_who_is_late_loses_a_life_at_once_and_stands() -> None:
    table = kille("1 7 9", turn_timer=5).do("A timeout")
    assert table.told(TimeRanOut) == [("A",)]
    assert table.told(Stood) == [("A",)]
    assert (table.lives, table.asked) == ([2, 3, 3], "B turn")


def test_a_late_player_without_lives_is_out_and_play_goes_on() -> None:
    table = kille("1 7 9", lives=[1, 3, 3], turn_timer=5).do("A timeout", "B stand", "C stand")
    assert table.revealed == "B 7, C 9"


# Reveal (1.K.8-9)


def test_masks_alone_lose_alone() -> None:
    table = kille("mask mask", lives=[3, 3, 0]).do("A stand", "B stand")
    assert table.lives == [2, 2, 0]


def test_a_received_harlequin_is_below_the_flowerpot_and_no_mask() -> None:
    table = kille("harlequin 4 flowerpot mask", players=4).do("A swap", "B stand", "C stand", "D stand")
    assert table.lives == [3, 2, 3, 2]


def test_with_cuckoo_lowest_the_cuckoo_is_below_a_received_harlequin() -> None:
    table = kille("harlequin 4 cuckoo 9", players=4, cuckoo_lowest=True).do("A swap", "B stand", "C stand", "D stand")
    assert table.lives == [3, 3, 2, 3]


def test_mask_and_any_other_card_are_a_tie_for_the_last_life() -> None:
    table = kille("mask 9", lives=[1, 1, 0], last_lives_tie="joint_winners").do("A stand", "B stand")
    assert table.winners == "AB"


@pytest.mark.parametrize(("rule", "lives"), [("keep_last_life", [1, 1, 0]), ("void", [0, 0, 0])])
def test_last_lives_tie_is_as_in_kuckuck(rule: str, lives: list[int]) -> None:
    table = kille("5 5", lives=[1, 1, 0], last_lives_tie=rule).do("A stand", "B stand")
    assert table.lives == lives
    assert table.winners == ("-" if rule == "keep_last_life" else "")


@pytest.mark.parametrize(("tie", "winners"), [("sudden_death", "C"), ("joint_winners", "BC"), ("void", "")])
def test_who_fell_to_a_hussar_or_a_pig_has_no_part_in_a_tie_of_last_lives(tie: str, winners: str) -> None:
    """B's Hussar, or C's Pig, takes A's last life; those who are left show equal cards, B a Mask beside the Pig."""
    table = kille("1 hussar hussar", "3 9", lives=[1, 1, 1], last_lives_tie=tie).do("A swap", "C stand")
    assert (table.lives, table.winners) == ([0, 0, 0], winners)
    table = kille("1 mask pig", "3 9", lives=[1, 1, 1], last_lives_tie=tie).do("A swap", "B swap")
    assert (table.lives, table.winners) == ([0, 0, 0], winners)


def test_who_fell_to_a_hussar_keeps_no_last_life() -> None:
    table = kille("1 hussar hussar", lives=[1, 1, 1], last_lives_tie="keep_last_life").do("A swap", "C stand")
    assert (table.lives, table.winners) == ([0, 1, 1], "-")


# Sudden death (1.K.10)


@pytest.mark.parametrize(
    ("cards", "winner"), [("mask flowerpot", "B"), ("harlequin cuckoo", "A"), ("cuckoo hussar", "A"), ("12 inn", "B")]
)
@pytest.mark.parametrize("cuckoo_lowest", [False, True])
def test_sudden_death_deals_plain_cards(cards: str, winner: str, cuckoo_lowest: bool) -> None:
    table = kille("5 5", cards, lives=[1, 1, 0], cuckoo_lowest=cuckoo_lowest).do("A stand", "B stand")
    assert len(table.told(SuddenDeathDealt)) == 1
    assert table.winners == winner


# Presets (RULES.md 9)


def test_the_presets_are_those_of_the_rule_book() -> None:
    assert dict(GAMES["kille"].presets) == {
        "kille": {},
        "cuckoo-lowest": {"cuckoo_lowest": True},
        "quick": {"lives": 1},
    }
