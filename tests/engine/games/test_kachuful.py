"""The worked examples of RULES.md 5.C, each on its own cards. A, B, C, D are seats 0, 1, 2, 3; D deals."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine import GAMES, Match, Seat
from engine.games.kachuful import (
    BidForced,
    BidHit,
    BidMade,
    BidMissed,
    TrumpAnnounced,
    TrumpTurned,
    hooked_bid,
    points_for,
    schedule,
)
from engine.testing import act_all, stacked_match
from engine.tricks import CardPlayed, TrickTaken

from .trick_tables import asked, hands, offered, own, play_on, told

KACHUFUL = GAMES["kachuful"]


def bidding(size: int, *bids: int, seats: int = 4, **rules: object) -> Match:
    """The bids of a first round with hands of this size."""
    match = stacked_match("kachuful", "", dealer=seats - 1, seats=seats, rules={"start_size": size, **rules})
    act_all(match, *map(str, bids))
    return match


def trick(*dealt: str, **rules: object) -> Match:
    """A first round, trump spades, in which these hands are dealt; everybody has bid nothing, the dealer one."""
    size = len(dealt[0].split())
    match = stacked_match(
        "kachuful",
        hands(*dealt),
        dealer=len(dealt) - 1,
        seats=len(dealt),
        rules={"start_size": size, "hook": False, **rules},
    )
    act_all(match, *["0"] * len(dealt))
    return match


def scores(scoring: str, bid: int, tricks: int, *, blind: bool = False, bonus: str = "total") -> int:
    rules = KACHUFUL.rules.agreed({"scoring": scoring, "blind_bonus": bonus})
    return points_for(rules, bid, tricks, blind=blind)  # type: ignore[arg-type]  # the rules of this game


def test_example_1_the_dealer_may_not_bid_so_that_the_bids_add_up_to_the_tricks() -> None:
    match = bidding(8, 3, 2, 2)
    assert asked(match) == (3, "bid")
    assert offered(match) == "0 2 3 4 5 6 7 8"


def test_example_2_one_card_and_all_zero_the_dealer_must_bid_zero_and_is_not_asked() -> None:
    match = bidding(1, 0, 0, 0)
    assert told(match, BidForced) == [BidForced(3, 0)]
    assert match.rounds[0]["bids"] == [0, 0, 0, 0]


def test_example_3_one_card_and_a_total_of_one_the_dealer_must_bid_one() -> None:
    assert bidding(1, 1, 0, 0).rounds[0]["bids"] == [1, 0, 0, 1]


def test_example_4_one_card_overbid_the_dealer_is_free() -> None:
    assert offered(bidding(1, 1, 1, 0)) == "0 1"


def test_example_5_ten_cards_overbid_all_bids_are_legal() -> None:
    assert offered(bidding(10, 5, 4, 3)) == "0 1 2 3 4 5 6 7 8 9 10"


def test_example_6_without_the_hook_the_dealer_is_free() -> None:
    assert offered(bidding(1, 0, 0, 0, hook=False)) == "0 1"


@pytest.mark.parametrize(
    ("scoring", "hit", "one_trick"),
    [("classic", 10, 0), ("minus_diff", 10, -1), ("trick_plus", 10, 1), ("judgement", 10, -10)],
)
def test_example_7_a_bid_of_zero(scoring: str, hit: int, one_trick: int) -> None:
    assert (scores(scoring, 0, 0), scores(scoring, 0, 1)) == (hit, one_trick)


@pytest.mark.parametrize(
    ("scoring", "points"), [("classic", 20), ("minus_diff", 20), ("trick_plus", 20), ("judgement", 10)]
)
def test_example_8_ten_of_ten(scoring: str, points: int) -> None:
    assert scores(scoring, 10, 10) == points


@pytest.mark.parametrize(
    ("scoring", "under_by_two", "over_by_one"),
    [("classic", 0, 0), ("minus_diff", -2, -1), ("trick_plus", 2, 3), ("judgement", -10, -10)],
)
def test_example_9_a_miss_by_two_and_over_by_one(scoring: str, under_by_two: int, over_by_one: int) -> None:
    assert (scores(scoring, 4, 2), scores(scoring, 2, 3)) == (under_by_two, over_by_one)


def test_example_10_a_trump_wins_and_its_player_leads() -> None:
    match = trick("9H 2C", "KH 3C", "2S 4C", "AH 5C")
    act_all(match, "9H", "KH", "2S", "AH")
    assert told(match, TrickTaken)[0] == TrickTaken(2, "2S")
    assert told(match, CardPlayed)[4] == CardPlayed(2, "4C")


def test_example_11_of_two_trumps_the_higher_wins() -> None:
    match = trick("9H 2C", "3S 3C", "10S 4C", "AH 5C")
    act_all(match, "9H", "3S", "10S", "AH")
    assert told(match, TrickTaken)[0] == TrickTaken(2, "10S")


def test_example_12_without_trump_the_highest_card_of_the_led_suit_wins() -> None:
    """With `four_nt` the fifth round has no trump; D deals again."""
    match = stacked_match(
        "kachuful",
        *[""] * 4,
        hands("9H 2C 2D", "KH 3C 3D", "AS 4C 4D", "AD 5C 5D"),
        dealer=3,
        seats=4,
        rules={"start_size": 3, "trump_source": "four_nt"},
    )
    play_on(match, 4)
    assert told(match, TrumpAnnounced)[-1] == TrumpAnnounced(None, 3)
    act_all(match, "0", "0", "0", "0", "9H", "KH", "AS", "AD")
    assert told(match, TrickTaken)[-1] == TrickTaken(1, "KH")


def test_example_13_who_can_follow_must() -> None:
    match = trick("9C 8C", "2C AS", "3C 3D", "4C 4D")
    act_all(match, "9C")
    assert offered(match) == "2C"


def test_example_14_who_cannot_follow_plays_what_he_likes() -> None:
    match = trick("9C 8C 7C", "4H 5S 9D", "3C 3D 3S", "4C 4D 4S")
    act_all(match, "9C")
    assert offered(match) == "5S 4H 9D"


def test_example_15_trump_may_be_led() -> None:
    match = trick("AS 8C", "2C 2D", "3C 3D", "4C 4D")
    assert offered(match) == "AS 8C"
    assert told(match, TrumpAnnounced) == [TrumpAnnounced("S", 2)]


SIZES = [(3, 10, 19), (4, 10, 19), (5, 10, 19), (6, 8, 15), (7, 7, 13)]


@pytest.mark.parametrize(("players", "biggest", "rounds"), SIZES)
def test_example_16_the_hands_go_down_to_one_card_and_up_again(players: int, biggest: int, rounds: int) -> None:
    sizes = schedule(KACHUFUL.rules(), players)  # type: ignore[arg-type]  # the rules of this game
    assert sizes == [*range(biggest, 0, -1), *range(2, biggest + 1)]
    assert len(sizes) == rounds


@pytest.mark.parametrize(("players", "biggest", "rounds"), SIZES)
def test_example_17_double_is_the_whole_cycle_twice_and_down_its_first_half(
    players: int, biggest: int, rounds: int
) -> None:
    double, down = (schedule(KACHUFUL.rules.agreed({"cycle": cycle}), players) for cycle in ("double", "down"))  # type: ignore[arg-type]  # the rules of this game
    assert len(double) == 2 * rounds
    assert double[rounds - 1] == double[rounds] == biggest
    assert down == list(range(biggest, 0, -1))


def trumps(rounds: int, **rules: object) -> str:
    """The trumps of the first rounds of a match with one-card hands, which are over at once."""
    match = stacked_match("kachuful", dealer=3, seats=4, rules={"cycle": "double", **rules})
    play_on(match, rounds)
    return " ".join(str(entry["trump"] or "N") for entry in match.rounds)


def test_example_17_round_20_of_double_has_hearts() -> None:
    assert trumps(20).split()[19] == "H"


def test_the_trumps_of_a_whole_cycle_are_those_of_the_schedule() -> None:
    assert trumps(19) == "S D C H S D C H S D C H S D C H S D C"
    assert trumps(19, trump_source="four_nt") == "S D C H N S D C H N S D C H N S D C H"
    assert trumps(19, nt_every_5th=True) == "S D C H N D C H S N C H S D N H S D C"


def test_example_18_the_deal_moves_on_clockwise() -> None:
    match = play_on(stacked_match("kachuful", dealer=3, seats=4), 5)
    assert [entry["dealer"] for entry in match.rounds] == [3, 0, 1, 2, 3]


@pytest.mark.parametrize(
    ("scoring", "bonus", "bid", "tricks", "points"),
    [
        ("classic", "total", 2, 2, 24),
        ("classic", "bonus", 2, 2, 22),
        ("classic", "total", 2, 1, 0),
        ("classic", "total", 0, 0, 20),
        ("judgement", "total", 2, 2, 20),
        ("judgement", "bonus", 2, 2, 20),
        ("judgement", "total", 2, 1, -10),
        ("trick_plus", "total", 2, 2, 24),
        ("trick_plus", "bonus", 2, 2, 22),
        ("trick_plus", "total", 2, 1, 1),
        ("minus_diff", "total", 2, 4, -2),
    ],
)
def test_example_19_an_exact_blind_bid_is_doubled_and_a_missed_one_is_not(
    scoring: str, bonus: str, bid: int, tricks: int, points: int
) -> None:
    assert scores(scoring, bid, tricks, blind=True, bonus=bonus) == points


def forehead(*cards: str) -> Match:
    """The second round of a match that begins with hands of two cards: dealer A, B leads, trump diamonds."""
    return play_on(
        stacked_match(
            "kachuful", "", hands(*cards), dealer=3, seats=4, rules={"start_size": 2, "single_card": "forehead"}
        )
    )


def test_example_20_in_a_forehead_round_everybody_sees_all_cards_but_his_own() -> None:
    match = forehead("3D", "9H", "KS", "5H")
    assert own(match, 1) == 1
    assert match.see(Seat(1)).table.hands == (("5H",), 1, ("9H",), ("KS",))
    assert match.see(Seat(0)).table.hands == (1, ("3D",), ("9H",), ("KS",))
    assert match.see(None).table.hands == (1, 1, 1, 1)


def test_example_20_the_card_is_played_unasked() -> None:
    match = forehead("3D", "9H", "KS", "5H")
    act_all(match, "0", "0", "1")
    assert told(match, TrickTaken)[-1] == TrickTaken(1, "3D")
    assert match.rounds[1]["tricks"] == [0, 1, 0, 0]


def test_example_21_the_hook_holds_in_a_forehead_round_too() -> None:
    match = forehead("3D", "9H", "KS", "5H")
    act_all(match, "0", "0", "1")
    assert told(match, BidForced)[-1] == BidForced(0, 1)


def test_example_22_the_card_after_the_deal_is_turned_up_and_its_suit_is_trump() -> None:
    plain = " ".join(card for card in KACHUFUL.pack.cards if card not in ("4H", "9D", "KS"))
    top = " ".join(plain.split()[:49]) + " 9D 4H KS"
    match = stacked_match("kachuful", top, dealer=4, seats=5, rules={"trump_source": "turn_up"})
    sight = match.see(None).table
    assert sight.hands == (10,) * 5
    assert sight.zones["turned"] == ("4H",)
    assert sight.zones["stock"] == 1
    assert sight.signs["trump"] == "H"
    assert told(match, TrumpTurned) == [TrumpTurned("4H", 10)]


def test_example_22_hands_that_leave_no_card_to_turn_up_are_refused_by_the_name_of_the_option() -> None:
    rules = {"trump_source": "turn_up", "start_size": 13}
    fault = KACHUFUL.fault_of(KACHUFUL.rules.agreed(rules), 4)
    assert fault == (
        "start_size may be at most 12 with 4 players, because trump_source turn_up needs one more card, not 13"
    )
    assert KACHUFUL.fault_of(KACHUFUL.rules.agreed({"start_size": 13}), 4) is None
    assert "start_size" in str(KACHUFUL.fault_of(KACHUFUL.rules.agreed({"start_size": 14}), 4))


def test_example_24_without_the_hook_all_four_may_hit() -> None:
    match = stacked_match(
        "kachuful", hands("AS 2H", "3S AH", "4S 3H", "5S 4H"), dealer=3, seats=4, rules={"start_size": 2, "hook": False}
    )
    act_all(match, "1", "1", "0", "0", "AS", "3S", "4S", "5S")
    assert told(match, BidMade)[:4] == [BidMade(seat, bid) for seat, bid in enumerate((1, 1, 0, 0))]
    assert told(match, BidMissed) == []
    assert told(match, BidHit)[0] == BidHit(0, 1, 11)
    assert match.rounds[0] == {
        "dealer": 3,
        "trump": "S",
        "bids": [1, 1, 0, 0],
        "tricks": [1, 1, 0, 0],
        "scores": [11, 11, 10, 10],
    }


@pytest.mark.parametrize(("bids", "hooked"), [((3, 2, 2), "1"), ((5, 4, 3), "-4")])
def test_the_hooked_bid_may_be_none_of_the_possible_ones(bids: Sequence[int], hooked: str) -> None:
    assert hooked_bid(8, bids) == hooked
