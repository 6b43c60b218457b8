"""`pairs_safe`, `announce_low`, `all_equal`, `direction`, what is only shown, defaults, presets (RULES.md 1.B, 9)."""

from __future__ import annotations

import pytest

from engine.ask import Ask
from engine.events import Dealt, Told
from engine.exchange import LivesKept, Swapped
from engine.games import GAMES
from engine.games.kuckuck import KingBlocked, LowCardAnnounced
from engine.match import Match
from engine.rules import BadRules
from engine.testing import act_all, stacked_match

KUCKUCK = GAMES["kuckuck"]


def told(match: Match, kind: type) -> list[Told]:
    """What of this kind was told, to whom (None: everybody)."""
    return [entry for entry in match.told if type(entry[1]) is kind]


def lives_after_all_stand(cards: str, **rules: object) -> tuple[int, ...]:
    seats = len(cards.split())
    match = stacked_match("kuckuck", cards, dealer=seats - 1, seats=seats, rules=rules)
    act_all(match, *["stand"] * seats)
    assert len(match.rounds) == 1
    return match.tally("lives")


# lives


@pytest.mark.parametrize("lives", [1, 3, 4, 5, 9])
def test_everybody_starts_with_the_agreed_number_of_lives(lives: int) -> None:
    match = stacked_match("kuckuck", "5 9 Q", dealer=2, seats=3, rules={"lives": lives})
    assert match.tally("lives") == (lives, lives, lives)


# pairs_safe (note d)


def test_a_rank_held_by_two_cannot_lose_so_the_lowest_single_card_loses() -> None:
    assert lives_after_all_stand("2 2 9 5", pairs_safe=True) == (3, 3, 3, 2)


def test_three_and_four_of_a_kind_are_safe_too() -> None:
    assert lives_after_all_stand("2 2 2 9", pairs_safe=True) == (3, 3, 3, 2)
    assert lives_after_all_stand("2 2 2 2 J", pairs_safe=True) == (3, 3, 3, 3, 2)


def test_when_all_are_paired_nobody_loses_and_the_next_round_follows() -> None:
    match = stacked_match("kuckuck", "2 2 9 9", dealer=3, seats=4, rules={"pairs_safe": True})
    act_all(match, "stand", "stand", "stand", "stand")
    assert match.tally("lives") == (3, 3, 3, 3)
    assert match.see(None).table.signs["dealer"] == 0


def test_two_aces_are_safe_and_one_ace_loses() -> None:
    assert lives_after_all_stand("A A 5 9", pairs_safe=True) == (3, 3, 2, 3)
    assert lives_after_all_stand("A 5 5 9", pairs_safe=True) == (2, 3, 3, 3)


def test_a_lone_king_loses_against_paired_cards() -> None:
    assert lives_after_all_stand("2 2 2 K", pairs_safe=True) == (3, 3, 3, 2)


def test_with_pairs_safe_the_last_lives_are_never_lost_together() -> None:
    match = stacked_match("kuckuck", "6 6", dealer=1, standing=[1, 1, 0], rules={"pairs_safe": True})
    act_all(match, "stand", "stand")
    assert match.tally("lives") == (1, 1, 0)
    assert match.outcome is None
    assert told(match, LivesKept) == []


def test_a_dead_card_makes_no_pair() -> None:
    rules = {"pairs_safe": True, "turn_timer": 2}
    match = stacked_match("kuckuck", "2 2 9 5", dealer=3, standing=[1, 3, 3, 3], rules=rules)
    act_all(match, "timeout", "stand", "stand", "stand")
    assert match.tally("lives") == (0, 2, 3, 3)


# announce_low (note e)


@pytest.mark.parametrize("low", ["A", "2", "3"])
def test_both_announces_every_low_card_that_changes_hands_with_giver_and_receiver(low: str) -> None:
    match = stacked_match("kuckuck", f"{low} {low} 9", dealer=2, seats=3, rules={"announce_low": "both"})
    act_all(match, "swap")
    assert told(match, LowCardAnnounced) == [
        (None, LowCardAnnounced(f"{low}S", 0, 1)),
        (None, LowCardAnnounced(f"{low}H", 1, 0)),
    ]


def test_forced_giver_announces_only_the_card_of_the_target() -> None:
    match = stacked_match("kuckuck", "3 2 9", dealer=2, seats=3, rules={"announce_low": "forced_giver"})
    act_all(match, "swap")
    assert told(match, LowCardAnnounced) == [(None, LowCardAnnounced("2S", 1, 0))]


def test_a_four_is_no_low_card() -> None:
    match = stacked_match("kuckuck", "4 K 9", dealer=2, seats=3, rules={"announce_low": "both", "king_blocks": False})
    act_all(match, "swap", "swap")
    assert told(match, LowCardAnnounced) == []


def test_a_low_card_that_the_dealer_puts_under_the_stock_or_draws_is_not_announced() -> None:
    match = stacked_match("kuckuck", "9 8 2 3", dealer=2, seats=3, rules={"announce_low": "both"})
    act_all(match, "stand", "stand", "draw")
    assert told(match, LowCardAnnounced) == []


def test_a_low_card_that_a_king_keeps_from_changing_hands_is_not_announced() -> None:
    match = stacked_match("kuckuck", "2 K 9", dealer=2, seats=3, rules={"announce_low": "both"})
    act_all(match, "swap")
    assert told(match, LowCardAnnounced) == []


def test_by_default_nothing_is_announced() -> None:
    match = stacked_match("kuckuck", "3 2 9", dealer=2, seats=3)
    act_all(match, "swap")
    assert told(match, LowCardAnnounced) == []


# all_equal


def test_with_none_lose_equal_cards_cost_nobody_a_life() -> None:
    assert lives_after_all_stand("9 9 9 9", all_equal="none_lose") == (3, 3, 3, 3)


def test_with_none_lose_a_tie_for_lowest_among_others_still_loses() -> None:
    assert lives_after_all_stand("9 9 9 J", all_equal="none_lose") == (2, 2, 2, 3)


def test_none_lose_looks_at_live_cards_only() -> None:
    rules = {"all_equal": "none_lose", "turn_timer": 2}
    match = stacked_match("kuckuck", "2 9 9", dealer=2, standing=[1, 3, 3], rules=rules)
    act_all(match, "timeout", "stand", "stand")
    assert match.tally("lives") == (0, 3, 3)


@pytest.mark.parametrize("tie", ["sudden_death", "keep_last_life", "joint_winners", "void"])
def test_with_pairs_safe_last_lives_tie_is_inert(tie: str) -> None:
    """Nobody can be out together with the others, for at most one loses."""
    rules = {"pairs_safe": True, "last_lives_tie": tie}
    assert KUCKUCK.rules.agreed(rules).inert()["last_lives_tie"] == "pairs_safe"
    match = stacked_match("kuckuck", "6 6", "6 7", dealer=1, standing=[1, 1, 0], rules=rules)
    act_all(match, "stand", "stand", "stand", "stand")
    assert match.rounds[0]["lives"] == [1, 1, 0]
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


def test_with_pairs_safe_all_equal_is_inert() -> None:
    rules = KUCKUCK.rules.agreed({"pairs_safe": True, "all_equal": "none_lose"})
    assert rules.inert()["all_equal"] == "pairs_safe"
    assert lives_after_all_stand("9 9 9", pairs_safe=True, all_equal="none_lose") == (3, 3, 3)
    assert lives_after_all_stand("9 9 9", pairs_safe=True, all_equal="all_lose") == (3, 3, 3)
    assert lives_after_all_stand("9 9 J", pairs_safe=True, all_equal="none_lose") == (3, 3, 2)


# direction


def test_anticlockwise_mirrors_deal_turns_targets_and_the_move_of_the_deal() -> None:
    match = stacked_match("kuckuck", "5 9 Q 4", dealer=1, seats=4, rules={"direction": "anticlockwise"})
    assert [event for _, event in told(match, Dealt)] == [(0, "5S"), (3, "9S"), (2, "QS"), (1, "4S")]
    asked = []
    while not match.rounds and match.pending is not None:
        asked.append(match.pending.seat)
        act_all(match, "swap" if match.pending.prompt == "turn" else "stand")
    assert asked == [0, 3, 2, 1]
    assert told(match, Swapped) == [(None, Swapped(0, 3)), (None, Swapped(3, 2)), (None, Swapped(2, 1))]
    assert match.see(None).table.signs["dealer"] == 0


def test_anticlockwise_the_deal_skips_who_is_out() -> None:
    match = stacked_match("kuckuck", "5 9 2", dealer=2, standing=[3, 0, 3, 3], rules={"direction": "anticlockwise"})
    assert match.pending == Ask(0, "turn", ("stand", "swap"))
    act_all(match, "stand", "stand", "stand")
    assert match.see(None).table.signs["dealer"] == 0


# What is only shown


@pytest.mark.parametrize(
    "chosen",
    [{"stake": "on"}, *({"block_word": word} for word in ("Figur!", "Ass!", "Jagd!", "Bo!", "none"))],
)
def test_stake_and_block_word_have_no_effect_on_play(chosen: dict[str, object]) -> None:
    plain, with_rule = (
        stacked_match("kuckuck", "2 K 7 9 K J", dealer=3, seats=4, rules=rules) for rules in ({}, chosen)
    )
    for match in (plain, with_rule):
        act_all(match, "swap", "swap", "draw")
    assert told(plain, KingBlocked) == [(None, KingBlocked(0, 1, "KS"))]
    assert with_rule.told == plain.told
    assert with_rule.rounds == plain.rounds


# Values, defaults and presets


def test_the_defaults_are_those_of_the_rule_book() -> None:
    assert KUCKUCK.rules.agreed({}).model_dump() == {
        "lives": 3,
        "king_blocks": True,
        "king_open": "never",
        "dealer_exchange": "top",
        "dealer_draws": 1,
        "dealer_king_loses_life": False,
        "king_ends_round": False,
        "pairs_safe": False,
        "announce_low": "off",
        "queen_block": "off",
        "turn_timer": "off",
        "dealer_rotation": "rotate",
        "last_lives_tie": "sudden_death",
        "all_equal": "all_lose",
        "direction": "clockwise",
        "stake": "off",
        "block_word": "Kuckuck!",
    }


def test_the_options_have_the_values_of_the_rule_book() -> None:
    values = {
        option.name: (option.values, option.least, option.most)
        for option in KUCKUCK.rules.options()
        if option.kind != "bool"
    }
    assert values == {
        "lives": ((), 1, 9),
        "king_open": (("never", "on_turn", "immediately"), None, None),
        "dealer_exchange": (("top", "cut"), None, None),
        "dealer_draws": ((), 1, 2),
        "announce_low": (("off", "both", "forced_giver"), None, None),
        "queen_block": (("off", "neighbour", "skip"), None, None),
        "turn_timer": (("off",), 1, 60),
        "dealer_rotation": (("rotate", "fixed"), None, None),
        "last_lives_tie": (("sudden_death", "keep_last_life", "joint_winners", "void"), None, None),
        "all_equal": (("all_lose", "none_lose"), None, None),
        "direction": (("clockwise", "anticlockwise"), None, None),
        "stake": (("off", "on"), None, None),
        "block_word": (("Kuckuck!", "Figur!", "Ass!", "Jagd!", "Bo!", "none"), None, None),
    }


@pytest.mark.parametrize(
    ("name", "value"),
    [("lives", 0), ("lives", 10), ("dealer_draws", 3), ("turn_timer", 0), ("turn_timer", 61), ("turn_timer", "on")],
)
def test_a_value_beyond_the_rule_book_is_refused_by_name(name: str, value: object) -> None:
    with pytest.raises(BadRules, match=name):
        KUCKUCK.rules.agreed({name: value})


def test_the_presets_are_those_of_the_rule_book() -> None:
    assert {name: dict(preset) for name, preset in KUCKUCK.presets.items()} == {
        "kuckuck": {},
        "five-lives": {"lives": 5},
        "no-block": {"king_blocks": False},
        "fast": {"turn_timer": 2},
        "double-draw": {"dealer_draws": 2},
        "coucou": {"queen_block": "neighbour"},
        "ass": {"block_word": "Ass!"},
        "quick": {"lives": 1},
    }


def test_every_preset_is_a_set_of_allowed_options() -> None:
    for preset in KUCKUCK.presets.values():
        assert KUCKUCK.rules.agreed(preset).changed() == preset
