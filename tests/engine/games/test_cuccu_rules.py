"""The rules of RULES.md 3.A that its worked examples do not show, one test a sentence."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engine import GAMES, BadRules, Illegal, Match, Packs
from engine.cards import CUCCU_RANKS
from engine.chain import SeenAgain, TakenBack
from engine.events import Dealt
from engine.exchange import Exchanged, LifeLost, Revealed, Swapped
from engine.games.cuccu_events import HorseShown, InnPaid, Kept, PaymentAsked

from .lettered import Lettered, cuccu, on_top

CUCCU = GAMES["cuccu"]
ORDINARY = ("lion", "mask", "bucket", "null", *(str(number) for number in range(1, 11)), "fool")
REFUSING = ("cat", "hunter", "cuckoo")


# Pack and players (3.A.1-3)


def test_40_cards_20_ranks_twice() -> None:
    assert len(CUCCU.pack.cards) == 40
    assert CUCCU.pack.cards == tuple(rank for rank in CUCCU_RANKS for _ in range(2))


@pytest.mark.parametrize(("lower", "higher"), list(pairwise(CUCCU_RANKS[:-1])))
def test_the_lower_rank_loses_from_lion_up_to_cuckoo(lower: str, higher: str) -> None:
    table = cuccu(f"{higher} {lower} {higher}", players=3).do("A keep", "B keep", "C keep")
    assert table.lives == [3, 2, 3]


@pytest.mark.parametrize("seats", [1, 21])
def test_fewer_than_2_or_more_than_20_cannot_play(seats: int) -> None:
    with pytest.raises(Illegal):
        Match.start(CUCCU, seats, CUCCU.rules(), Packs(seed="1" * 64))


def test_everybody_starts_with_three_lives_and_four_players_are_usual() -> None:
    match = Match.start(CUCCU, 4, CUCCU.rules(), Packs(seed="1" * 64))
    assert match.tally("lives") == (3, 3, 3, 3)
    assert CUCCU.usual_seats == 4


@pytest.mark.parametrize("option", ["direction", "turn_timer", "last_lives_tie", "dealer_rotation", "cuckoo_lowest"])
def test_no_option_of_another_game_exists_here(option: str) -> None:
    with pytest.raises(BadRules, match=option):
        CUCCU.rules.agreed({option: "off"})


# Deal and order (3.A.5-7)


def test_play_goes_anticlockwise_from_the_dealers_right() -> None:
    table = cuccu("5 6 7 8")
    assert [table.seats[letter] for letter in "ABCD"] == [3, 2, 1, 0]
    assert table.asked == "A turn"
    table.do("A keep")
    assert table.asked == "B turn"


def test_a_card_is_dealt_only_when_its_player_has_a_turn_or_is_asked() -> None:
    table = cuccu("5 6 7 8")
    assert [table.card(letter) for letter in "ABCD"] == ["5", None, None, None]
    assert table.sight(None).zones["stock"] == 39
    table.do("A request")
    assert [table.card(letter) for letter in "ABCD"] == ["6", "5", None, None]
    table.do("B keep")
    assert [table.card(letter) for letter in "ABCD"] == ["6", "5", "7", None]


def test_a_card_is_told_to_its_receiver_alone() -> None:
    table = cuccu("5 6 7 8").do("A request")
    assert table.told(Dealt, "B") == [("B", "6")]
    assert table.told(Dealt, "A") == [("A", "5")]
    assert table.told(Dealt) == []
    assert table.sight("C").hands == (0, (), 1, 1)
    assert table.sight(None).hands == (0, 0, 1, 1)


def test_the_pack_is_shuffled_for_every_round() -> None:
    table = cuccu("5 6", "9 10", players=2).do("A keep", "B keep")
    assert table.sight(None).zones["stock"] == 39
    assert table.card("B") == "9"


# A non-dealer's turn (3.A.8-12)


@pytest.mark.parametrize("card", CUCCU_RANKS)
def test_any_card_may_be_offered_and_acts_only_when_asked_for(card: str) -> None:
    table = cuccu(f"{card} 5 9").do("A request")
    assert (table.card("A"), table.card("B")) == ("5", card)
    assert table.lives == [3, 3, 3, 3]


@pytest.mark.parametrize("card", ORDINARY)
def test_an_ordinary_card_is_exchanged_hidden_and_its_holder_is_next(card: str) -> None:
    table = cuccu(f"9 {card} 10").do("A request")
    assert (table.card("A"), table.card("B")) == (card, "9")
    assert table.told(Exchanged, "A") == [("A", "9", card, "B")]
    assert table.told(Exchanged, "B") == [("B", card, "9", "A")]
    assert table.told(Exchanged) == []
    assert table.open_cards() == {}
    assert table.asked == "B turn"


@pytest.mark.parametrize("card", REFUSING)
def test_a_refusing_card_lies_open_is_kept_and_its_holder_is_done(card: str) -> None:
    table = cuccu(f"9 {card} 10").do("A request")
    assert (table.card("A"), table.card("B")) == ("9", card)
    assert table.open_cards() == {"B": card}
    assert table.asked == "C turn"
    assert table.lives == [3 - (card != "cuckoo"), 3, 3, 3]


@pytest.mark.parametrize("card", REFUSING)
def test_a_horse_leads_on_to_the_table_of_the_next_card(card: str) -> None:
    table = cuccu(f"9 horse {card} 5 10", players=5).do("A request")
    assert table.told(HorseShown) == [("A", "B", "horse")]
    assert table.open_cards() == {"B": "horse", "C": card}
    assert table.asked == "D turn"


def test_one_request_is_all_whatever_comes_of_it() -> None:
    table = cuccu("5 cuckoo 2 9").do("A request")
    with pytest.raises(Illegal):
        table.do("A request")


def test_a_cuckoo_may_be_given_away_and_then_protects_its_new_holder() -> None:
    table = cuccu("cuckoo 5 9", players=3).do("A request", "B keep", "C keep")
    assert table.revealed == "A 5, B cuckoo, C 9"
    assert table.lives == [2, 3, 3]


# Inn (3.A.13-17)


@pytest.mark.parametrize("card", ["null", "5", "hunter"])
def test_ask_pay_is_offered_whatever_the_requester_holds_and_the_innkeeper_does_not_learn_it(card: str) -> None:
    table = cuccu(f"{card} inn 5 9").do("A request")
    assert table.keys == ("withdraw", "ask-pay")
    table.do("A ask-pay")
    assert table.told(PaymentAsked) == [("A", "B")]
    assert table.sight("B").hands[table.seats["A"]] == 1
    assert table.open_cards() == {"B": "inn"}


def test_after_an_accepted_payment_both_are_finished() -> None:
    table = cuccu("null inn 5 9").do("A request", "A ask-pay", "B accept")
    assert (table.card("A"), table.card("B"), table.asked) == ("null", "inn", "C turn")


def test_a_withdrawn_inn_lies_open_and_can_be_given_away_without_effect() -> None:
    table = cuccu("3 inn 6 9").do("A request", "A withdraw")
    assert table.open_cards() == {"B": "inn"}
    table.do("B request")
    assert (table.card("B"), table.card("C")) == ("6", "inn")
    assert table.open_cards() == {}
    assert table.asked == "C turn"


@pytest.mark.parametrize("key", ["keep", "exchange"])
def test_a_dealer_with_an_inn_from_which_the_requester_withdrew_acts_as_dealer(key: str) -> None:
    table = cuccu("9 2 inn 10", players=3).do("A keep", "B request", "B withdraw")
    assert table.asked == "C dealer"
    table.do(f"C {key}")
    assert table.revealed == f"A 9, B 2, C {'inn' if key == 'keep' else '10'}"


def test_a_dealer_who_refused_to_pay_acts_with_the_card_he_got() -> None:
    table = cuccu("9 2 inn 10", players=3).do("A keep", "B request", "B ask-pay", "C refuse")
    assert (table.card("B"), table.card("C"), table.asked) == ("inn", "2", "C dealer")


def test_a_dealer_who_will_pay_is_done() -> None:
    table = cuccu("9 null inn 10", players=3).do("A keep", "B request", "B ask-pay", "C accept")
    assert table.revealed == "A 9, B null, C inn"
    assert table.lives == [3, 3, 2]


def test_a_cat_later_in_the_round_undoes_no_bargain() -> None:
    table = cuccu("null inn 4 cat 9", players=5).do("A request", "A ask-pay", "B accept", "C request", "E keep")
    assert table.lives == [3, 2, 2, 3, 3]


# Cat (3.A.18-21)


def test_nothing_outside_the_chain_is_touched() -> None:
    table = cuccu("6 7 lion 8 cat 9", players=6)
    table.do("A request", "B keep", "C request", "D request")
    assert table.told(TakenBack) == [("C", "D")]
    assert [table.card(letter) for letter in "ABCDE"] == ["7", "6", "lion", "8", "cat"]
    assert table.lives == [3, 3, 3, 2, 3, 3]


def test_the_owners_learn_their_cards_step_by_step() -> None:
    table = cuccu("lion 8 4 cat").do("A request", "B request", "C request")
    assert table.told(Exchanged, "C")[-1] == ("C", "lion", "4", "B")
    assert table.told(Exchanged, "B")[-2:] == [("B", "4", "lion", "C"), ("B", "lion", "8", "A")]
    assert table.told(Exchanged, "A")[-1] == ("A", "8", "lion", "B")


def test_everybody_can_follow_a_card_that_was_shown() -> None:
    """An Inn given away after WITHDRAW is known to lie with its receiver; the undo brings it back step by step."""
    table = cuccu("3 inn 6 cat 9", players=5).do("A request", "A withdraw", "B request", "C request")
    assert table.told(TakenBack) == [("B", "C")]
    assert table.told(SeenAgain) == [("B", "inn")]


# Horse at the dealer (3.A.22), dealer's turn (3.A.23-24)


@pytest.mark.parametrize("card", CUCCU_RANKS)
def test_the_top_card_has_no_effect_and_only_its_taker_sees_it(card: str) -> None:
    table = cuccu(on_top("5 6 horse", card), players=3).do("A keep", "B request")
    assert table.told(Exchanged, "B") == [("B", "6", card, None)]
    assert table.told(LifeLost)[0][0] in "ABC"
    assert table.revealed == f"A 5, B {card}, C horse"


@pytest.mark.parametrize("card", CUCCU_RANKS)
def test_the_dealer_exchanges_with_the_bottom_card_without_effect(card: str) -> None:
    table = cuccu(f"5 6 7 {card}", players=3).do("A keep", "B keep", "C exchange")
    assert table.told(Exchanged, "C") == [("C", "7", card, None)]
    assert table.revealed == f"A 5, B 6, C {card}"
    assert len(table.told(Swapped)) == 0


@pytest.mark.parametrize("card", [*REFUSING, "horse"])
def test_a_dealer_who_showed_a_card_is_done(card: str) -> None:
    table = cuccu(on_top(f"5 6 {card}", "9"), players=3).do("A keep", "B request")
    assert len(table.match.rounds) == 1


def test_who_keeps_is_told_to_all() -> None:
    table = cuccu("5 6 7", players=3).do("A keep", "B keep", "C keep")
    assert table.told(Kept) == [("A",), ("B",), ("C",)]


# Losing the last life during the round (3.A.25-26)


def test_a_dead_card_is_turned_up_with_the_others_and_not_compared() -> None:
    table = cuccu("1 hunter 6 9", lives=[1, 3, 3, 3]).do("A request", "C keep", "D keep")
    assert table.told(Revealed)[0][1] == ((3, "1"),)


def test_the_round_goes_on_with_one_player_left_and_he_may_lose_to_nobody() -> None:
    table = cuccu("5 cat", "7 8", lives=[1, 2]).do("A request")
    assert table.revealed == "B cat"
    assert (table.lives, table.winners) == ([0, 1], "B")


# Reveal (3.A.27-35)


@pytest.mark.parametrize(
    ("pack", "losing"),
    [
        ("5 5 9 10", "AB"),
        ("cuckoo lion 9 10", "B"),
        ("fool lion 9 10", "AB"),
        ("fool fool 9 10", "C"),
        ("fool fool cuckoo 10", "D"),
        ("fool hunter hunter cuckoo", "ABC"),
        ("hunter hunter cuckoo cuckoo", "AB"),
    ],
)
def test_who_loses_at_the_reveal(pack: str, losing: str) -> None:
    assert _kept_by_all(pack).lives == [2 if letter in losing else 3 for letter in "ABCD"]


def test_two_live_fools_alone_lose_both() -> None:
    table = cuccu("fool fool", players=2).do("A keep", "B keep")
    assert table.lives == [2, 2]


def test_a_live_fool_alone_loses() -> None:
    table = cuccu("5 cat fool", lives=[1, 1, 2]).do("A request", "C keep")
    assert table.revealed == "B cat, C fool"
    assert table.lives == [0, 0, 1]


def test_two_losing_nulls_are_paid_each_by_its_innkeeper() -> None:
    table = cuccu("null inn null inn 9", players=5)
    table.do("A request", "A ask-pay", "B accept", "C request", "C ask-pay", "D accept", "E keep")
    assert sorted(table.told(InnPaid)) == [("A", "B"), ("C", "D")]
    assert table.lives == [3, 2, 3, 2, 3]


def _kept_by_all(pack: str) -> Lettered:
    return cuccu(pack).do("A keep", "B keep", "C keep", "D keep")


# Next round and end (3.A.36-39)


def test_players_without_lives_sit_out() -> None:
    table = cuccu("5 6 7", lives=[0, 3, 3, 3])
    assert table.asked == "B turn"
    assert table.sight(None).hands[table.seats["A"]] == 0


def test_the_deal_moves_anticlockwise_to_the_next_seat_with_lives() -> None:
    table = cuccu("2 6 7 8", "9 9 10", lives=[1, 3, 3, 3]).do("A keep", "B keep", "C keep", "D keep")
    assert table.sight(None).signs["dealer"] == table.seats["B"]
    assert table.asked == "C turn"


def test_exactly_one_player_with_lives_wins() -> None:
    table = cuccu("2 6", lives=[1, 1, 0, 0]).do("A keep", "B keep")
    assert table.winners == "B"


def test_earlier_eliminations_count_no_more_once_all_have_returned() -> None:
    """A falls first of all; after the return B falls for good before him."""
    returned = ("9 2 10", "2 9 10", "9 10 2", "2 9", "9 2", "2 9")
    table = cuccu("2 9 10", "fool 7", *returned, lives=[1, 1, 1])
    for lives in ([0, 1, 1], [3, 3, 3], [3, 2, 3], [3, 1, 3], [3, 0, 3], [2, 0, 3], [1, 0, 3], [0, 0, 3]):
        rounds = len(table.match.rounds)
        while len(table.match.rounds) == rounds:
            assert table.asked is not None
            table.do(f"{table.asked[0]} keep")
        assert table.lives == lives
    assert table.match.outcome is not None
    assert table.match.outcome.places == tuple((table.seats[letter],) for letter in "CAB")


def test_the_deal_moves_on_after_a_return_as_after_any_round() -> None:
    table = cuccu("fool 7", "5 6 7 8", lives=[1, 1, 0, 0]).do("A keep", "B keep")
    assert table.sight(None).signs["dealer"] == table.seats["A"]
    assert table.asked == "B turn"
