"""The worked examples of RULES.md 4.C about playing, each on its own cards. A, B, C, D are seats 0, 1, 2, 3."""

from __future__ import annotations

import pytest

from engine.games.cucumber import AceLed, LastTrickPlayed, PenaltyWritten
from engine.match import Match
from engine.testing import act_all, stacked_match
from engine.tricks import CardPlayed, TrickTaken

from .trick_tables import asked, hands, offered, ranks, told


def table(*dealt: str, **rules: object) -> Match:
    """A table at which these hands are dealt; the last one deals, A leads."""
    size = len(dealt[0].split())
    rules |= {} if size == 7 else {"cards_per_player": size}
    return stacked_match("cucumber", hands(*dealt), dealer=len(dealt) - 1, seats=len(dealt), rules=rules)


def duel(lead: str, hand: str, **rules: object) -> Match:
    """A has led a card of this rank; B holds this hand."""
    match = table(" ".join([f"{lead}C", *["2"] * (len(hand.split()) - 1)]), hand, **rules)
    act_all(match, f"{lead}C")
    return match


@pytest.mark.parametrize(("highest", "legal"), [("9", "Q"), ("5", "5 6 Q"), ("Q", "Q"), ("K", "4")])
def test_example_1_who_can_equal_or_beat_must_and_who_cannot_plays_his_lowest(highest: str, legal: str) -> None:
    assert ranks(duel(highest, "4 5 6 Q")) == legal


def test_example_2_an_equal_card_suffices() -> None:
    assert ranks(duel("8", "2 8 J")) == "8 J"


def test_example_3_of_equal_lowest_cards_any_may_be_played() -> None:
    assert offered(duel("J", "3C 3D 8S")) == "3D 3C"


def test_example_4_under_a_led_ace_all_play_their_lowest_card_unasked_and_the_leader_wins() -> None:
    match = table("AS 9", "AH 2", "5S 5D", "AD AC")
    act_all(match, "AS")
    first = told(match, CardPlayed)[:4]
    assert [event.card for event in first] == ["AS", "2S", "5S", "AD"]
    assert told(match, AceLed) == [AceLed(0)]
    assert told(match, TrickTaken) == [TrickTaken(0, "AS")]


def test_example_5_an_ace_played_by_a_follower_is_an_ordinary_highest_card() -> None:
    match = table("10 3", "AS 3", "AH 4")
    act_all(match, "10S", "AS")
    assert offered(match) == "AH"
    act_all(match, "AH")
    assert told(match, TrickTaken) == [TrickTaken(2, "AH")]


def test_example_5_with_ace_rule_any_the_next_player_must_play_his_lowest() -> None:
    match = table("10 3", "AS 3", "AH 4", ace_rule="any")
    act_all(match, "10S", "AS")
    assert told(match, TrickTaken) == [TrickTaken(1, "AS")]
    assert CardPlayed(2, "4S") in told(match, CardPlayed)


def test_example_6_without_an_ace_rule_a_led_ace_must_be_equalled() -> None:
    match = table("AS 3", "AH K", ace_rule="none")
    act_all(match, "AS")
    assert offered(match) == "AH"
    act_all(match, "AH")
    assert told(match, TrickTaken) == [TrickTaken(1, "AH")]


def test_example_7_of_equal_highest_cards_the_last_one_takes_the_trick_and_leads() -> None:
    match = table("8 J J", "8 Q Q", "5 6 7", "3 4 6")
    act_all(match, "8S", "8H")
    assert offered(match) == "5S"
    act_all(match, "5S")
    assert offered(match) == "3S"
    act_all(match, "3S")
    assert told(match, TrickTaken) == [TrickTaken(1, "8H")]
    assert asked(match) == (1, "play")


def test_example_8_a_middle_card_is_forbidden() -> None:
    assert ranks(duel("10", "4 7 Q")) == "Q"


def test_example_9_without_must_beat_the_lowest_card_may_be_played_instead() -> None:
    assert ranks(duel("10", "4 7 Q", must_beat=False)) == "4 Q"


def test_example_10_the_highest_card_of_the_last_trick_pays_its_value() -> None:
    match = table("AS 6", "2 K", "2 9", "2 2")
    act_all(match, "AS")
    assert match.rounds[0]["last_trick"] == [[0, "6S"], [1, "KS"], [2, "9S"], [3, "2C"]]
    assert match.rounds[0]["scores"] == [0, 13, 0, 0]
    assert told(match, PenaltyWritten) == [PenaltyWritten(1, 13, 13)]


@pytest.mark.parametrize(
    ("rule", "scores"),
    [("later_pays", [0, 11, 0, 0]), ("earlier_pays", [11, 0, 0, 0]), ("all_tied_pay", [11, 11, 0, 0])],
)
def test_example_11_of_equal_highest_cards_the_later_pays_or_the_earlier_or_both(rule: str, scores: list[int]) -> None:
    match = table("AS J", "3 J", "3 4", "3 9", last_trick_tie=rule)
    act_all(match, "AS")
    assert match.rounds[0]["last_trick"] == [[0, "JS"], [1, "JH"], [2, "4S"], [3, "9S"]]
    assert match.rounds[0]["scores"] == scores


def test_example_12_of_an_ace_that_was_led_to_the_last_trick_and_a_later_one_the_later_pays() -> None:
    match = table("AS AH", "3 AD", "3 9", "2 3")
    act_all(match, "AS")
    assert match.rounds[0]["last_trick"][:2] == [[0, "AH"], [1, "AD"]]
    assert match.rounds[0]["scores"] == [0, 14, 0, 0]


def test_example_17_with_three_cards_the_third_trick_is_scored() -> None:
    match = table("2 3 4", "2 3 5", "2 3 6", "5 5 7", "6 6 8", "7 7 9", "8 8 10", cards_per_player=3)
    assert match.see(None).table.zones["stock"] == 52 - 21
    while not match.rounds:
        assert match.pending is not None
        act_all(match, match.pending.options[0])
    assert len(told(match, TrickTaken)) == 2
    assert len(told(match, CardPlayed)) == 21


@pytest.mark.parametrize(
    ("cards", "rules", "scores"),
    [
        (("3", "9", "Q"), {}, [12, 0, 0]),
        (("3", "3", "Q"), {}, [0, 12, 0]),
        (("3", "3", "Q"), {"last_trick_tie": "earlier_pays"}, [12, 0, 0]),
        (("3", "3", "Q"), {"last_trick_tie": "all_tied_pay"}, [12, 12, 0]),
        (("3", "9", "Q"), {"reverse_value": "own"}, [3, 0, 0]),
    ],
)
def test_example_18_in_reverse_the_lowest_card_pays_the_highest_one(
    cards: tuple[str, ...], rules: dict[str, object], scores: list[int]
) -> None:
    match = table(*[f"{'A' if seat == 0 else '2'} {card}" for seat, card in enumerate(cards)], reverse=True, **rules)
    act_all(match, "AS")
    assert match.rounds[0]["scores"] == scores


def test_example_24_seven_players_get_49_cards_and_three_are_left() -> None:
    match = stacked_match("cucumber", "", dealer=6, seats=7)
    sight = match.see(None).table
    assert sight.hands == (7,) * 7
    assert sight.zones["stock"] == 3


# Rule sentences that no example covers


def test_the_last_card_of_a_hand_is_played_without_asking_the_leader_included() -> None:
    match = table("2 3", "4 5")
    act_all(match, "2S", "4S")
    assert told(match, LastTrickPlayed) == [LastTrickPlayed(((1, "5S"), (0, "3S")), (1,))]
    assert len(match.rounds) == 1


def test_forehand_leads_the_first_trick_and_the_deal_moves_on() -> None:
    match = stacked_match("cucumber", "", dealer=1, seats=3, rules={"cards_per_player": 2})
    assert asked(match) == (2, "play")
    while not match.rounds:
        assert match.pending is not None
        act_all(match, match.pending.options[0])
    assert match.see(None).table.signs["dealer"] == 2
    assert asked(match) == (0, "play")


def test_a_led_ace_wins_against_forced_aces_but_without_the_rule_the_last_ace_does() -> None:
    for rule, winner in (("led", 0), ("none", 1), ("any", 1)):
        match = table("AS 2", "AH AD", ace_rule=rule)
        act_all(match, "AS")
        if rule == "none":
            act_all(match, "AH")
        assert [event.seat for event in told(match, TrickTaken)] == [winner]


def test_the_leader_may_play_any_card() -> None:
    assert ranks(table("2 7 K", "3 4 5")) == "2 7 K"
