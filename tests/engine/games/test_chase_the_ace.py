"""Chase the Ace: the worked examples of RULES.md 2.C and the rules of 2.A. Seats stand in order; the last one deals."""

from __future__ import annotations

import pytest

from engine.ask import Ask
from engine.events import Told
from engine.exchange import LivesKept, Revealed
from engine.games import GAMES
from engine.games.kuckuck import HadToStand, KingBlocked, KingDrawn, KingLaidOpen, LowCardAnnounced, StockTaken
from engine.match import Illegal, Match
from engine.shuffle import Packs
from engine.testing import act_all, stacked_match

CHASE = GAMES["chase-the-ace"]
TURN = ("stand", "swap")
BEN_CARLA_DAN_EVA_ANNA = "3 9 K 10 4"


def told(match: Match, kind: type) -> list[Told]:
    """What of this kind was told, to whom (None: everybody)."""
    return [entry for entry in match.told if type(entry[1]) is kind]


def chase(cards: str, *packs: str, standing: list[int] | None = None, seats: int = 0, **rules: object) -> Match:
    """A match whose last seat with lives deals; without `seats` and `standing`, four players."""
    alive = [seat for seat, lives in enumerate(standing or [3] * (seats or 4)) if lives]
    return stacked_match(
        "chase-the-ace", cards, *packs, dealer=alive[-1], seats=len(alive), standing=standing, rules=rules
    )


def cuts(most: int) -> tuple[str, ...]:
    return ("stand", *(f"cut:{depth}" for depth in range(1, most + 1)))


# The worked examples (2.C)


def test_example_1_a_whole_round() -> None:
    match = chase(f"{BEN_CARLA_DAN_EVA_ANNA} J 7", seats=5)
    act_all(match, "swap", "swap")
    assert told(match, KingBlocked) == [(None, KingBlocked(1, 2, "KS"))]
    assert match.pending == Ask(3, "turn", TURN)
    act_all(match, "stand", "cut:2")
    assert match.rounds[0]["cards"] == {"0": "9S", "1": "3S", "2": "KS", "3": "10S", "4": "7S"}
    assert match.tally("lives") == (3, 2, 3, 3, 3)


def test_example_2_with_king_ends_round_the_shown_king_stops_everything() -> None:
    match = chase(BEN_CARLA_DAN_EVA_ANNA, seats=5, king_ends_round=True)
    act_all(match, "swap", "swap")
    assert match.rounds[0]["cards"] == {"0": "9S", "1": "3S", "2": "KS", "3": "10S", "4": "4S"}
    assert match.tally("lives") == (3, 2, 3, 3, 3)


def test_example_3_with_kings_that_do_not_block_the_king_moves_on() -> None:
    match = chase(f"{BEN_CARLA_DAN_EVA_ANNA} K", seats=5, king_blocks=False)
    act_all(match, "swap", "swap")
    assert match.pending == Ask(2, "turn", TURN)
    act_all(match, "stand", "stand", "cut:1")
    assert match.rounds[0]["cards"] == {"0": "9S", "1": "KS", "2": "3S", "3": "10S", "4": "KH"}
    assert match.tally("lives") == (3, 3, 2, 3, 3)


def test_example_4_a_king_is_laid_open_on_its_turn() -> None:
    match = chase("8 K 5 9")
    act_all(match, "stand")
    assert told(match, KingLaidOpen) == [(None, KingLaidOpen(1, "KS"))]
    assert match.pending == Ask(2, "turn", TURN)
    act_all(match, "stand", "stand")
    assert match.tally("lives") == (3, 3, 2, 3)


def test_example_5_a_king_laid_open_on_its_turn_can_end_the_round() -> None:
    match = chase("8 K 5 9", king_ends_round=True)
    act_all(match, "stand")
    assert match.rounds[0]["cards"] == {"0": "8S", "1": "KS", "2": "5S", "3": "9S"}
    assert match.tally("lives") == (3, 3, 2, 3)


def test_example_6_a_king_opened_immediately_can_end_the_round_before_anybody_acted() -> None:
    match = chase("8 K 5 9", "8 9 5 6", king_open="immediately", king_ends_round=True)
    assert match.moves == []
    assert match.rounds[0]["cards"] == {"0": "8S", "1": "KS", "2": "5S", "3": "9S"}
    assert match.tally("lives") == (3, 3, 2, 3)


def test_example_7_beside_a_king_opened_immediately_nobody_is_asked() -> None:
    match = chase("2 K 7", seats=3, king_open="immediately")
    assert match.pending == Ask(2, "dealer", cuts(49))
    assert told(match, HadToStand) == [(None, HadToStand(0)), (None, HadToStand(1))]
    act_all(match, "stand")
    assert match.tally("lives") == (2, 3, 3)


def test_example_8_a_dealer_who_cuts_a_king_keeps_his_card() -> None:
    match = chase("5 8 9 2 K")
    act_all(match, "stand", "stand", "stand", "cut:1")
    assert match.rounds == [{"dealer": 3, "cards": {"0": "5S", "1": "8S", "2": "9S", "3": "2S"}, "lives": [3, 3, 3, 2]}]


def test_example_9_with_dealer_king_loses_life_it_costs_him_two_lives() -> None:
    match = chase("5 8 9 2 K", dealer_king_loses_life=True)
    act_all(match, "stand", "stand", "stand", "cut:1")
    assert match.tally("lives") == (3, 3, 3, 1)


def test_example_10_with_his_last_life_the_dealer_is_out_at_once_and_the_other_wins() -> None:
    match = chase("5 8 K", standing=[1, 1, 0], dealer_king_loses_life=True)
    act_all(match, "stand", "cut:1")
    assert match.outcome is not None
    assert match.outcome.winners == (0,)
    assert told(match, Revealed) == []


def test_example_11_the_dealers_death_spares_nobody_else() -> None:
    match = chase("5 8 2 K", standing=[3, 3, 1], dealer_king_loses_life=True)
    act_all(match, "stand", "stand", "cut:1")
    assert match.rounds == [{"dealer": 2, "cards": {"0": "5S", "1": "8S"}, "lives": [2, 3, 0]}]


def test_example_12_a_pair_of_aces_is_safe() -> None:
    match = chase("A A 5 9", pairs_safe=True)
    act_all(match, *["stand"] * 4)
    assert match.tally("lives") == (3, 3, 2, 3)


def test_example_13_when_all_are_paired_nobody_loses_and_the_deal_moves_on() -> None:
    match = chase("A A 5 5", pairs_safe=True)
    act_all(match, *["stand"] * 4)
    assert match.tally("lives") == (3, 3, 3, 3)
    assert match.see(None).table.signs["dealer"] == 0


def test_example_14_a_lone_king_loses_against_pairs() -> None:
    match = chase("2 2 2 K", pairs_safe=True)
    act_all(match, *["stand"] * 3)
    assert match.tally("lives") == (3, 3, 3, 2)


def test_example_15_with_pairs_safe_a_final_tie_is_no_tie_of_last_lives() -> None:
    match = chase("6 6", standing=[1, 1, 0], pairs_safe=True)
    act_all(match, "stand", "stand")
    assert match.tally("lives") == (1, 1, 0)
    assert told(match, LivesKept) == []


def test_example_16_at_a_tie_of_last_lives_both_keep_theirs_and_the_deal_moves_on() -> None:
    match = chase("6 6", standing=[1, 1, 0])
    act_all(match, "stand", "stand")
    assert match.tally("lives") == (1, 1, 0)
    assert match.outcome is None
    assert match.see(None).table.signs["dealer"] == 0


def test_example_16_joint_winners_end_the_match_with_two_winners() -> None:
    match = chase("6 6", standing=[1, 1, 0], last_lives_tie="joint_winners")
    act_all(match, "stand", "stand")
    assert match.outcome is not None
    assert match.outcome.winners == (0, 1)


def test_example_16_sudden_death_is_that_of_kuckuck() -> None:
    match = chase("6 6", "J 9", standing=[1, 1, 0], last_lives_tie="sudden_death")
    act_all(match, "stand", "stand")
    assert match.outcome is not None
    assert match.outcome.winners == (0,)
    assert match.rounds[1]["cards"] == {"0": "JS", "1": "9S"}


def test_example_17_both_low_cards_are_announced() -> None:
    match = chase("3 2 9 J", announce_low="both")
    act_all(match, "swap")
    assert told(match, LowCardAnnounced) == [
        (None, LowCardAnnounced("3S", 0, 1)),
        (None, LowCardAnnounced("2S", 1, 0)),
    ]


def test_example_17_with_forced_giver_only_the_targets_card_is_announced() -> None:
    match = chase("3 2 9 J", announce_low="forced_giver")
    act_all(match, "swap")
    assert told(match, LowCardAnnounced) == [(None, LowCardAnnounced("2S", 1, 0))]


@pytest.mark.parametrize(("depth", "card"), [(1, "7S"), (2, "2S"), (3, "JS")])
def test_example_18_the_depth_of_the_cut_decides_the_card(depth: int, card: str) -> None:
    match = chase("5 8 9 2 7 K J")
    act_all(match, "stand", "stand", "stand", f"cut:{depth}")
    assert match.rounds[0]["cards"] == {"0": "5S", "1": "8S", "2": "9S", "3": card}
    assert len(told(match, KingDrawn)) == (depth == 2)


def test_example_18_with_dealer_exchange_top_it_is_always_the_top_card() -> None:
    match = chase("5 8 9 2 7 K J", dealer_exchange="top")
    act_all(match, "stand", "stand", "stand")
    assert match.pending == Ask(3, "dealer", ("stand", "draw"))
    act_all(match, "draw")
    assert match.rounds[0]["cards"] == {"0": "5S", "1": "8S", "2": "9S", "3": "7S"}


def test_example_19_a_king_on_the_dealers_hand_blocks_and_he_does_not_cut() -> None:
    match = chase("5 8 2 K")
    act_all(match, "stand", "stand", "swap")
    assert told(match, KingBlocked) == [(None, KingBlocked(2, 3, "KS"))]
    assert match.rounds[0]["cards"] == {"0": "5S", "1": "8S", "2": "2S", "3": "KS"}


def test_example_20_the_double_draw_is_off_by_default_and_can_be_switched_on() -> None:
    plain = chase("5 8 9 2 7 J")
    act_all(plain, "stand", "stand", "stand", "cut:1")
    assert len(plain.rounds) == 1
    double = chase("5 8 9 2 7 J", dealer_draws=2)
    act_all(double, "stand", "stand", "stand", "cut:1")
    assert double.pending == Ask(3, "dealer-again", cuts(47))


# The rules (2.A)


def test_from_3_to_20_players() -> None:
    rules = CHASE.rules.agreed({})
    assert [len(Match.start(CHASE, seats, rules, Packs(seed="5" * 64)).seats) for seats in (3, 20)] == [3, 20]
    for seats in (2, 21):
        with pytest.raises(Illegal):
            Match.start(CHASE, seats, rules, Packs(seed="5" * 64))


def test_the_ace_is_lowest_the_king_highest_and_suits_do_not_count() -> None:
    match = chase("K AC AS 2")
    act_all(match, "stand", "stand", "stand")
    assert match.tally("lives") == (3, 2, 2, 3)


def test_the_left_neighbour_must_give_his_card() -> None:
    match = chase("5 8 9 2")
    act_all(match, "swap")
    assert match.see(0).table.hands[0] == ("8S",)
    assert match.pending == Ask(1, "turn", TURN)


def test_everybody_acts_once_from_the_dealers_left_and_the_dealer_last() -> None:
    match = chase("5 8 9 2")
    asked = []
    while not match.rounds and match.pending is not None:
        asked.append((match.pending.seat, match.pending.prompt))
        act_all(match, "stand")
    assert asked == [(0, "turn"), (1, "turn"), (2, "turn"), (3, "dealer")]


def test_a_king_cannot_be_given_away() -> None:
    match = chase("K 8 9 2")
    assert match.pending == Ask(1, "turn", TURN)
    assert match.see(None).table.hands == (("KS",), 1, 1, 1)


def test_a_king_shown_by_a_block_is_not_laid_open_again_on_its_turn() -> None:
    match = chase("2 K 9 5")
    act_all(match, "swap")
    assert told(match, KingLaidOpen) == []
    assert match.pending == Ask(2, "turn", TURN)


def test_a_dealer_who_holds_a_king_lays_it_open_and_never_cuts() -> None:
    match = chase("5 8 9 K")
    act_all(match, "stand", "stand", "stand")
    assert told(match, KingLaidOpen) == [(None, KingLaidOpen(3, "KS"))]
    assert match.rounds[0]["cards"] == {"0": "5S", "1": "8S", "2": "9S", "3": "KS"}


def test_the_dealer_may_stand_or_cut_but_neither_swap_nor_draw() -> None:
    match = chase("5 8 9 2")
    act_all(match, "stand", "stand", "stand")
    assert match.pending == Ask(3, "dealer", cuts(48))
    for key in ("swap", "draw", "cut:49"):
        with pytest.raises(Illegal):
            match.act(3, key)


def test_the_king_found_by_the_cut_is_shown_to_all() -> None:
    match = chase("5 8 9 2 J K", dealer_draws=2)
    act_all(match, "stand", "stand", "stand", "cut:2")
    assert told(match, KingDrawn) == [(None, KingDrawn(3, "KS"))]
    assert match.see(None).table.zones["open under the stock"] == ("KS",)


def test_the_depth_of_a_cut_is_public_and_the_card_is_not() -> None:
    match = chase("5 8 9 2 J 10", dealer_draws=2)
    act_all(match, "stand", "stand", "stand", "cut:2")
    assert told(match, StockTaken) == [(None, StockTaken(3, 2))]
    assert match.see(0).table.hands == (("5S",), 1, 1, 1)
    assert match.see(3).table.hands == (1, 1, 1, ("10S",))


def test_all_tied_for_lowest_lose_one() -> None:
    match = chase("5 5 9 J")
    act_all(match, *["stand"] * 4)
    assert match.tally("lives") == (2, 2, 3, 3)


def test_the_next_dealer_is_the_left_neighbour_and_eliminated_seats_are_skipped() -> None:
    match = chase("2 8 9 J", standing=[1, 3, 3, 3])
    act_all(match, *["stand"] * 4)
    assert match.see(None).table.signs["dealer"] == 1


def test_the_last_player_with_lives_wins() -> None:
    match = chase("2 9", standing=[1, 3, 0])
    act_all(match, "stand", "stand")
    assert match.outcome is not None
    assert match.outcome.winners == (1,)


def test_keep_last_life_does_not_save_two_of_three_when_the_third_survives() -> None:
    match = chase("6 6 9", standing=[1, 1, 1])
    act_all(match, "stand", "stand", "stand")
    assert match.tally("lives") == (0, 0, 1)
    assert match.outcome is not None
    assert match.outcome.winners == (2,)


# Defaults and presets (1.B, 9)


def test_the_defaults_differ_from_kuckucks_in_four_options() -> None:
    kuckuck = GAMES["kuckuck"].rules.agreed({}).model_dump()
    assert CHASE.rules.agreed({}).model_dump() == kuckuck | {
        "king_open": "on_turn",
        "dealer_exchange": "cut",
        "last_lives_tie": "keep_last_life",
        "block_word": "none",
    }


def test_the_presets_are_those_of_the_rule_book() -> None:
    assert {name: dict(preset) for name, preset in CHASE.presets.items()} == {
        "chase": {},
        "announce": {"announce_low": "both"},
        "dealer-king": {"dealer_king_loses_life": True},
        "dealer-draws": {"dealer_exchange": "top"},
        "four-lives": {"lives": 4},
        "kings-swap": {"king_blocks": False},
        "king-ends": {"king_ends_round": True},
        "pairs": {"pairs_safe": True},
        "quick": {"lives": 1},
    }


def test_every_preset_is_a_set_of_allowed_options() -> None:
    for preset in CHASE.presets.values():
        assert CHASE.rules.agreed(preset).changed() == preset


def test_the_options_and_their_values_are_those_of_kuckuck() -> None:
    def values(key: str) -> list[tuple[object, ...]]:
        return [(option.name, option.values, option.least, option.most) for option in GAMES[key].rules.options()]

    assert values("chase-the-ace") == values("kuckuck")


def test_with_chases_defaults_the_game_is_kuckuck_with_those_options() -> None:
    keys = ["swap", "swap", "stand", "cut:2"]
    match = chase(f"{BEN_CARLA_DAN_EVA_ANNA} J 7", seats=5)
    twin = stacked_match(
        "kuckuck", f"{BEN_CARLA_DAN_EVA_ANNA} J 7", dealer=4, seats=5, rules=CHASE.rules.agreed({}).model_dump()
    )
    for one in (match, twin):
        act_all(one, *keys)
    assert match.told == twin.told
    assert match.rounds == twin.rounds
