"""Options of Cucumber (RULES.md 4.B) that no worked example covers, what is seen, and why a card may not be played."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine import GAMES, Match, Seat, why_not
from engine.games.cucumber import LowestForced
from engine.testing import act_all, stacked_match
from engine.tricks import CardPlayed, HandDealt, TrickTaken, trick_in

from .trick_tables import asked, hands, offered, own, play_on, ranks, told, told_to

CUCUMBER = GAMES["cucumber"]


def table(*dealt: str, **rules: object) -> Match:
    """A table at which these hands are dealt; the last one deals, A leads."""
    return stacked_match(
        "cucumber",
        hands(*dealt),
        dealer=len(dealt) - 1,
        seats=len(dealt),
        rules={"cards_per_player": len(dealt[0].split()), **rules},
    )


# The tricks


def test_compared_to_the_previous_card_a_follower_need_not_equal_the_highest_one() -> None:
    match = table("10 2 2", "4 4 3", "5 9 K", compare_to="previous")
    act_all(match, "10S", "3S")
    assert ranks(match) == "5 9 K"
    match = table("10 2 2", "4 4 3", "5 9 K")
    act_all(match, "10S", "3S")
    assert ranks(match) == "K"


def test_compared_to_the_previous_card_the_trick_still_goes_to_the_highest_one() -> None:
    match = table("10 2 2", "4 4 3", "5 9 K", compare_to="previous")
    act_all(match, "10S", "3S", "5S")
    assert told(match, TrickTaken) == [TrickTaken(0, "10S")]


def test_the_ace_rule_goes_before_compare_to_and_must_beat() -> None:
    match = table("AS 2", "3 9", "4 K", compare_to="previous", must_beat=False)
    act_all(match, "AS")
    assert [event.card for event in told(match, CardPlayed)][:3] == ["AS", "3S", "4S"]


def test_with_ace_rule_any_only_the_next_player_is_forced_and_the_ace_is_still_to_be_equalled() -> None:
    match = table("AS 2 2", "3 9 Q", "4 K AH", "5 6 7", ace_rule="any")
    act_all(match, "AS")
    assert told(match, LowestForced) == [LowestForced(1)]
    assert asked(match) == (2, "play")
    assert offered(match) == "AH"
    act_all(match, "AH")
    assert told(match, LowestForced) == [LowestForced(1), LowestForced(3)]
    assert told(match, TrickTaken) == [TrickTaken(2, "AH")]


def test_with_ace_rule_any_who_holds_aces_alone_plays_one_and_the_next_player_is_forced_too() -> None:
    match = table("AS 2", "AH AD", "3 9", "4 AC", ace_rule="any")
    act_all(match, "AS")
    assert told(match, LowestForced) == [LowestForced(1), LowestForced(2)]
    assert asked(match) == (3, "play")
    assert offered(match) == "AC"


def test_without_must_beat_the_lowest_card_is_still_forced_under_a_led_ace() -> None:
    match = table("AS 2", "3 AH", must_beat=False)
    act_all(match, "AS")
    assert CardPlayed(1, "3S") in told(match, CardPlayed)


def test_who_is_asked_under_no_ace_is_asked_even_with_one_legal_card() -> None:
    match = table("9 2", "3 4")
    act_all(match, "9S")
    assert asked(match) == (1, "play")
    assert offered(match) == "3S"


# fixed_rounds


def test_fixed_rounds_with_several_lowest_totals_are_decided_by_sudden_death_and_others_share_places() -> None:
    match = stacked_match(
        "cucumber",
        hands("AS 9", "2 3", "2 3", "2 3"),
        hands("AS 5", "2 3"),
        dealer=3,
        rules={"cards_per_player": 2, "fixed_rounds": 1},
        standing=[40, 6, 49, 6],
    )
    act_all(match, "AS", "AS")
    assert match.outcome is not None
    assert match.rounds[1]["last_trick"] == [[3, "5S"], [1, "3S"]]
    assert match.outcome.places == ((1,), (3,), (0, 2))


# What is seen


def test_only_the_owner_sees_his_hand_and_he_is_told_what_he_was_dealt() -> None:
    match = table("7 3 9", "4 5 6")
    assert own(match, 0) == ("3S", "7S", "9S")
    assert match.see(Seat(1)).table.hands[0] == 3
    assert told_to(match, 0, HandDealt) == [HandDealt(("3S", "7S", "9S"))]
    assert told(match, HandDealt) == []


def test_the_trick_lies_open_and_everybody_knows_who_played_what() -> None:
    match = table("7 3 9", "4 5 8", "J Q K")
    act_all(match, "7S", "8S")
    view = match.see(None)
    assert view.table.zones["trick"] == ("7S", "8S")
    assert trick_in(view) == [(0, "7S"), (1, "8S")]


@pytest.mark.parametrize(("shown", "seen"), [(False, 2), (True, ("7S", "8S"))])
def test_old_tricks_are_turned_over_unless_they_stay_visible(shown: bool, seen: object) -> None:
    match = table("7 3 9", "4 5 8", show_played=shown)
    act_all(match, "7S", "8S")
    sight = match.see(None).table
    assert sight.zones["trick"] == ()
    assert sight.zones["played"] == seen
    assert sight.signs["trick"] == 2


def test_who_is_out_sees_what_an_onlooker_sees() -> None:
    match = stacked_match(
        "cucumber", hands("AS 9", "2 3", "2 3"), dealer=2, rules={"cards_per_player": 2}, standing=[25, 0, 0]
    )
    act_all(match, "AS")
    assert match.tally("playing") == (0, 1, 1)
    assert own(match, 0) == ()
    assert match.see(Seat(0)).table.hands[1:] == match.see(None).table.hands[1:] == (2, 2)
    assert match.see(Seat(0)).table.events == match.see(None).table.events


# Options


def test_a_threshold_of_its_own_decides_who_is_out() -> None:
    match = stacked_match("cucumber", hands("AS J", "2 3"), dealer=1, seats=2, rules={"cards_per_player": 2})
    act_all(match, "AS")
    assert match.outcome is None
    match = table("AS J", "2 3", threshold=11)
    act_all(match, "AS")
    assert match.outcome is not None
    assert match.outcome.winners == (1,)


def test_every_number_of_players_and_cards_fits_the_pack() -> None:
    for cards in range(2, 8):
        for seats in range(2, 8):
            assert CUCUMBER.fault_of(CUCUMBER.rules.agreed({"cards_per_player": cards}), seats) is None


def test_options_without_effect_say_what_silences_them() -> None:
    assert CUCUMBER.rules().inert() == {"reverse_value": "reverse"}
    assert CUCUMBER.rules.agreed({"reverse": True}).inert() == {}
    silenced = CUCUMBER.rules.agreed({"fixed_rounds": 5, "reverse": True}).inert()
    assert silenced == dict.fromkeys(("threshold", "threshold_mode", "revival"), "fixed_rounds")


def test_the_presets_are_those_of_the_rule_book() -> None:
    assert dict(CUCUMBER.presets) == {
        "cucumber": {},
        "agurk": {"threshold": 21, "last_trick_tie": "earlier_pays"},
        "agurk-handed-down": {"threshold": 21, "threshold_mode": "gt", "must_beat": False, "revival": "chip"},
        "gurka": {},
        "gurka-no-ace": {"ace_rule": "none"},
        "gurka-handed-down": {
            "cards_per_player": 6,
            "ace_rule": "any",
            "compare_to": "previous",
            "last_trick_tie": "all_tied_pay",
            "revival": "chip",
        },
        "three-cards": {"cards_per_player": 3},
        "revival": {"revival": "chip"},
        "reverse": {"reverse": True},
        "quick": {"cards_per_player": 3, "fixed_rounds": 5},
    }


# Why not


def test_a_card_that_may_not_be_played_has_its_reason() -> None:
    match = table("9 2 2", "4 5 Q", "4 7 K")
    act_all(match, "9S")
    view = match.see(Seat(1))
    assert [why_not(view, card) for card in ("4S", "5S", "QS")] == ["beat", "beat", None]
    act_all(match, "QS")
    play_on(match)
    match = table("K 2 2", "4 5 Q")
    act_all(match, "KS")
    assert [why_not(match.see(Seat(1)), card) for card in ("4S", "5S", "QS")] == [None, "lowest", "lowest"]


def test_where_the_lowest_card_may_always_be_played_the_reason_says_so() -> None:
    match = table("9 2 2", "4 5 Q", must_beat=False)
    act_all(match, "9S")
    assert [why_not(match.see(Seat(1)), card) for card in ("4S", "5S", "QS")] == [None, "beat-or-lowest", None]


def test_under_a_led_ace_the_reason_is_the_ace() -> None:
    """Nobody is asked then; but whoever shows such a trick can say why."""
    match = table("9 2 2", "4 5 Q")
    act_all(match, "9S")
    view = match.see(Seat(1))
    under_ace = replace(
        view,
        table=replace(view.table, zones={"trick": ("AS",)}, events=(CardPlayed(Seat(0), "AS"),)),  # type: ignore[arg-type]  # a card by its key
    )
    assert why_not(under_ace, "5S") == "ace"


def test_who_is_not_asked_has_that_as_his_reason_and_a_foreign_card_is_not_offered() -> None:
    match = table("9 2 2", "4 5 Q")
    assert why_not(match.see(Seat(1)), "4S") == "not-your-turn"
    assert why_not(match.see(None), "4S") == "not-your-turn"
    assert why_not(match.see(Seat(0)), "4S") == "not-offered"
