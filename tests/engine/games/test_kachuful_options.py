"""Blind and dark rounds, the extra round, what is seen, and why a card or bid is refused (RULES.md 5.B)."""

from __future__ import annotations

import pytest

from engine import GAMES, Match, Seat, why_not
from engine.games.kachuful import (
    BidForced,
    BidHit,
    BidMade,
    BidMissed,
    ExtraRoundBegan,
    ForeheadsShown,
    Looked,
    TrumpAnnounced,
    TrumpTurned,
    WentBlind,
)
from engine.testing import act_all, stacked_match
from engine.tricks import NO_BID, CardPlayed, HandDealt, TrickTaken, trick_in

from .trick_tables import asked, hands, offered, own, play_on, told, told_to

KACHUFUL = GAMES["kachuful"]
TWO = hands("AS 2H", "3S AH", "4S 3H")
"""Two cards each for three players; C deals, A leads, trump spades."""


def table(*packs: str, size: int = 2, seats: int = 3, **rules: object) -> Match:
    return stacked_match("kachuful", *packs, dealer=seats - 1, seats=seats, rules={"start_size": size, **rules})


# Bids and tricks


def test_bids_are_made_from_the_dealers_left_and_are_public() -> None:
    match = table(TWO)
    assert match.tally("bids") == (NO_BID, NO_BID, NO_BID)
    act_all(match, "1")
    assert told(match, BidMade) == [BidMade(0, 1)]
    assert match.see(None).table.tallies["bids"] == (1, NO_BID, NO_BID)
    assert asked(match) == (1, "bid")


def test_the_dealers_left_leads_and_not_the_highest_bidder() -> None:
    match = table(TWO)
    act_all(match, "0", "2", "1")
    assert asked(match) == (0, "play")


def test_the_trump_is_announced_before_the_bids() -> None:
    match = table(TWO)
    assert told(match, TrumpAnnounced, BidMade) == [TrumpAnnounced("S", 2)]
    assert asked(match) == (0, "bid")


def test_there_is_no_limit_on_bids_of_zero() -> None:
    match = play_on(stacked_match("kachuful", dealer=5, seats=6), 15)
    assert match.outcome is not None
    for entry in match.rounds:
        bids = entry["bids"]
        assert isinstance(bids, list)
        assert bids == [0] * 6


def test_tricks_are_counted_while_the_round_is_played() -> None:
    match = table(hands("AS 2H 3H", "3S AH 4H", "4S 5H 6H"), size=3)
    act_all(match, "1", "0", "0", "AS", "3S", "4S")
    assert match.see(None).table.tallies["tricks"] == (1, 0, 0)
    assert match.tally("scores") == (0, 0, 0)
    assert match.see(None).table.signs["trick"] == 2


def test_the_scores_of_a_round_are_told() -> None:
    match = table(TWO)
    act_all(match, "1", "0", "0", "AS", "3S", "4S")
    assert told(match, BidHit, BidMissed) == [BidHit(0, 1, 11), BidMissed(1, 0, 1, 0), BidHit(2, 0, 10)]


def test_nobody_has_to_beat_or_to_trump() -> None:
    match = table(hands("2H 3H 4H", "3C 5S 6S", "AH 7H 8H"), size=3)
    act_all(match, "0", "0", "0", "2H")
    assert offered(match) == "5S 6S 3C"


# blind


def test_with_optional_blind_bids_a_hand_is_hidden_until_its_owner_looks() -> None:
    match = table(TWO, blind="optional")
    assert asked(match) == (0, "blind")
    assert match.pending is not None
    assert match.pending.options == ("look", "blind")
    assert [own(match, seat) for seat in range(3)] == [2, 2, 2]
    act_all(match, "look")
    assert own(match, 0) == ("AS", "2H")
    assert told(match, Looked) == [Looked(0)]
    assert asked(match) == (0, "bid")
    assert own(match, 1) == 2


def test_who_bids_blind_sees_his_hand_after_his_bid() -> None:
    match = table(TWO, blind="optional")
    act_all(match, "blind")
    assert own(match, 0) == 2
    assert told_to(match, 0, HandDealt) == []
    act_all(match, "1")
    assert own(match, 0) == ("AS", "2H")
    assert told(match, WentBlind) == [WentBlind(0)]


def test_an_exact_blind_bid_is_doubled_for_who_went_blind_alone() -> None:
    match = table(TWO, blind="optional")
    act_all(match, "blind", "1", "look", "1", "blind", "1", "AS", "3S", "4S")
    assert match.rounds[0]["scores"] == [22, 11, 0]


def test_with_forced_blind_bids_nobody_sees_a_card_before_all_have_bid() -> None:
    match = table(TWO, blind="forced")
    act_all(match, "1", "1")
    assert [own(match, seat) for seat in range(3)] == [2, 2, 2]
    act_all(match, "1")
    assert own(match, 2) == ("4S", "3H")
    act_all(match, "AS", "3S", "4S")
    assert match.rounds[0]["scores"] == [22, 22, 0]


def test_the_hook_applies_to_blind_bids_too() -> None:
    match = table(TWO, blind="forced")
    act_all(match, "1", "0")
    assert offered(match) == "0 2"


def test_a_dealer_whose_bid_is_forced_is_asked_whether_he_bids_blind() -> None:
    match = table("", size=1, blind="optional")
    act_all(match, "look", "0", "look", "0")
    assert asked(match) == (2, "blind")
    act_all(match, "blind")
    assert told(match, BidForced) == [BidForced(2, 0)]
    assert match.outcome is not None


@pytest.mark.parametrize("blind", ["optional", "forced"])
@pytest.mark.parametrize("single", ["forehead", "dark"])
def test_in_one_card_rounds_single_card_goes_before_blind_and_nothing_is_doubled(blind: str, single: str) -> None:
    match = table(hands("2H", "3H", "4H"), size=1, blind=blind, single_card=single)
    assert asked(match) == (0, "bid")
    act_all(match, "0", "0")
    assert match.rounds[0]["scores"] == [10, 10, 0]


# single_card


def test_in_a_dark_round_nobody_sees_a_card_before_all_bids_are_in() -> None:
    match = table(hands("2H", "3H", "4H"), size=1, single_card="dark", hook=False)
    for _ in range(2):
        assert [match.see(Seat(seat)).table.hands for seat in range(3)] == [(1, 1, 1)] * 3
        act_all(match, "0")
    assert told_to(match, 0, HandDealt) == []
    act_all(match, "0")
    assert told(match, TrickTaken) == [TrickTaken(2, "4H")]


def test_in_a_forehead_round_everybody_is_told_the_cards_of_the_others() -> None:
    match = table(hands("2H", "3H", "4H"), size=1, single_card="forehead")
    assert told_to(match, 1, ForeheadsShown) == [ForeheadsShown(((0, "2H"), (2, "4H")))]
    assert told(match, ForeheadsShown) == []
    assert told_to(match, 1, HandDealt) == []


def test_rounds_of_more_cards_are_open_whatever_single_card_says() -> None:
    assert own(table(TWO, single_card="dark"), 0) == ("AS", "2H")


# trump


def test_with_turn_up_nothing_is_turned_in_a_round_that_has_no_trump_anyway() -> None:
    match = table(size=5, trump_source="turn_up", nt_every_5th=True, cycle="down")
    play_on(match, 4)
    assert len(told(match, TrumpTurned)) == 4
    assert told(match, TrumpAnnounced) == [TrumpAnnounced(None, 1)]
    assert match.see(None).table.zones["turned"] == ()


# The end


def test_example_23_players_with_the_same_highest_score_win_together() -> None:
    match = table(hands("2H", "3H", "4H"), size=1)
    act_all(match, "0", "0")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.places) == ((0, 1), ((0, 1), (2,)))


def tied(*packs: str) -> Match:
    """A and B have 10 points each, C none, after the only round; C dealt it."""
    match = table(hands("2H", "3H", "4H"), *packs, size=1, tie_break="extra_round")
    act_all(match, "0", "0")
    return match


def test_example_23_with_extra_round_they_alone_play_one_more_round() -> None:
    match = tied("")
    assert told(match, ExtraRoundBegan) == [ExtraRoundBegan((1, 0))]
    sight = match.see(None).table
    assert sight.hands == (1, 1, 0)
    assert (sight.signs["dealer"], sight.signs["trump"], asked(match)) == (0, "D", (1, "bid"))
    assert sight.signs["stage"] == "extra-round"


def test_the_extra_round_is_added_to_the_totals_and_orders_the_tied_among_themselves() -> None:
    match = tied(hands("2H", "3H"))
    act_all(match, "0")
    assert match.rounds[1] == {
        "dealer": 0,
        "trump": "D",
        "bids": [0, 0, None],
        "tricks": [1, 0, None],
        "scores": [10, 20, 0],
        "extra_round": True,
    }
    assert match.outcome is not None
    assert match.outcome.places == ((1,), (0,), (2,))


def test_those_who_are_still_equal_after_the_extra_round_win_together() -> None:
    """B bids nothing and takes the trick, A bids one and takes none: both miss."""
    match = table(hands("2H", "3H", "4H"), hands("2H", "3S"), size=1, tie_break="extra_round", hook=False)
    act_all(match, "0", "0", "0", "0", "1")
    assert len(match.rounds) == 2
    assert match.outcome is not None
    assert match.outcome.places == ((0, 1), (2,))


def test_the_tied_keep_the_first_places_even_if_they_fall_below_somebody_else() -> None:
    match = stacked_match(
        "kachuful",
        hands("2H", "3H", "4H"),
        hands("2H", "3H"),
        dealer=2,
        rules={"start_size": 1, "scoring": "judgement", "tie_break": "extra_round"},
        standing=[0, 0, 19],
    )
    act_all(match, "0", "0", "1")
    assert match.tally("scores") == (20, 0, 9)
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.places) == ((0,), ((0,), (1,), (2,)))


def test_the_extra_round_has_the_biggest_hands_and_the_next_trump_whatever_the_rounds_limit() -> None:
    """A and B have 11 points each after the rounds of two cards and of one; A dealt the last one."""
    match = table(
        hands("AS 2H", "3S AH", "4S 3H"), hands("2H", "3H", "4H"), "", rounds_limit=2, tie_break="extra_round"
    )
    act_all(match, "1", "1", "1", "AS", "3S", "4S")
    act_all(match, "1", "1", "0")
    assert match.tally("scores") == (11, 11, 0)
    signs = match.see(None).table.signs
    assert (signs["round"], signs["cards"], signs["trump"], signs["dealer"]) == (3, 2, "C", 1)
    assert asked(match) == (0, "bid")


def test_the_hook_and_blind_bids_apply_in_the_extra_round_too() -> None:
    """One trick, and the dealer's left has bid none: the dealer bids none, unasked, after saying how he bids."""
    match = stacked_match(
        "kachuful",
        hands("2H", "3H", "4H"),
        "",
        dealer=2,
        rules={"start_size": 1, "blind": "optional", "tie_break": "extra_round"},
        standing=[50, 50, 0],
    )
    act_all(match, *["look", "0"] * 2, "look")
    assert match.tally("scores") == (60, 60, 0)
    act_all(match, "blind", "0")
    assert asked(match) == (0, "blind")
    act_all(match, "look")
    assert told(match, BidForced)[-1] == BidForced(0, 0)
    assert match.outcome is not None


@pytest.mark.parametrize("tie_break", ["shared", "extra_round"])
def test_ties_for_lower_places_are_shared(tie_break: str) -> None:
    match = stacked_match(
        "kachuful",
        hands("2H", "3H", "4H", "5H"),
        dealer=3,
        rules={"start_size": 1, "tie_break": tie_break},
        standing=[90, 10, 10, 20],
    )
    act_all(match, "1", "0", "0")
    assert match.tally("scores") == (90, 20, 20, 31)
    assert match.outcome is not None
    assert match.outcome.places == ((0,), (3,), (1, 2))


def test_who_sits_out_the_extra_round_sees_what_an_onlooker_sees() -> None:
    match = table(hands("2H", "3H", "4H"), "", size=1, tie_break="extra_round", single_card="forehead")
    act_all(match, "0", "0")
    assert match.see(Seat(0)).table.hands[1] != 1
    assert match.see(Seat(2)).table.hands[:2] == match.see(None).table.hands[:2] == (1, 1)
    assert match.tally("playing") == (1, 1, 0)


# Options


@pytest.mark.parametrize(
    ("rules", "silenced"),
    [
        ({}, {"blind_bonus": "blind"}),
        ({"blind": "optional"}, {}),
        ({"blind": "forced", "scoring": "judgement"}, {"blind_bonus": "scoring"}),
        ({"blind": "forced", "trump_source": "four_nt"}, {"nt_every_5th": "trump_source"}),
        ({"start_size": 2, "single_card": "dark", "blind": "forced"}, {}),
        (
            {"start_size": 1, "single_card": "dark", "blind": "forced"},
            {"blind": "single_card", "blind_bonus": "single_card"},
        ),
    ],
)
def test_options_without_effect_say_what_silences_them(rules: dict[str, object], silenced: dict[str, str]) -> None:
    assert KACHUFUL.rules.agreed(rules).inert() == silenced


@pytest.mark.parametrize(("limit", "rounds"), [(2, 2), (3, 3), (100, 5)])
def test_the_match_stops_at_the_rounds_limit_and_a_limit_beyond_the_end_has_no_effect(limit: int, rounds: int) -> None:
    match = play_on(table(size=3, rounds_limit=limit), 100)
    assert len(match.rounds) == rounds
    assert match.see(None).table.signs["rounds"] == rounds


@pytest.mark.parametrize(("seats", "most"), [(3, 17), (4, 13), (5, 10), (6, 8), (7, 7)])
def test_the_biggest_hands_that_the_pack_allows_are_played_and_no_bigger_ones(seats: int, most: int) -> None:
    for size in range(1, 18):
        fault = KACHUFUL.fault_of(KACHUFUL.rules.agreed({"start_size": size}), seats)
        assert (fault is None) == (size <= most)
    assert KACHUFUL.fault_of(KACHUFUL.rules.agreed({"trump_source": "turn_up"}), seats) is None


def test_the_presets_are_those_of_the_rule_book() -> None:
    assert dict(KACHUFUL.presets) == {
        "kachuful": {},
        "judgement": {"scoring": "judgement"},
        "blackout": {},
        "minus": {"scoring": "minus_diff"},
        "trick-bonus": {"scoring": "trick_plus"},
        "short": {"cycle": "down"},
        "party": {"single_card": "forehead"},
        "blind": {"blind": "optional"},
        "no-hook": {"hook": False},
        "turned-up": {"trump_source": "turn_up"},
        "five-cycle": {"trump_source": "four_nt"},
        "no-trump-fifth": {"nt_every_5th": True},
        "double": {"cycle": "double"},
        "quick": {"start_size": 5, "cycle": "down"},
    }


# Why not


def test_a_card_that_does_not_follow_has_the_led_suit_as_its_reason() -> None:
    match = table(TWO)
    act_all(match, "0", "0", "0", "2H")
    view = match.see(Seat(1))
    assert trick_in(view) == [(0, "2H")]
    assert [why_not(view, card) for card in ("3S", "AH", "KD")] == ["follow-H", None, "not-offered"]


def test_the_bid_that_the_dealer_may_not_make_has_the_hook_as_its_reason() -> None:
    match = table(TWO)
    act_all(match, "1", "0")
    view = match.see(Seat(2))
    assert [why_not(view, bid) for bid in ("0", "1", "2", "3")] == [None, "hook", None, "not-offered"]
    assert why_not(match.see(Seat(1)), "1") == "not-your-turn"
    assert CardPlayed not in map(type, view.table.events)
