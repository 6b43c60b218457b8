"""Schnell-Kuckuck: `turn_timer` (RULES.md 1.B note g). The clock itself belongs to the table; here time has run out."""

from __future__ import annotations

import pytest

from engine.ask import Ask
from engine.events import Told
from engine.exchange import LifeLost, Revealed, Stood, SuddenDeathDealt, TimeRanOut
from engine.match import Illegal, Match
from engine.testing import act_all, stacked_match


def told(match: Match, kind: type) -> list[Told]:
    """What of this kind was told, to whom (None: everybody)."""
    return [entry for entry in match.told if type(entry[1]) is kind]


def test_without_a_timer_nobody_can_run_out_of_time() -> None:
    match = stacked_match("kuckuck", "5 9 Q", dealer=2, seats=3)
    assert match.pending is not None
    assert match.pending.unlisted == ()
    with pytest.raises(Illegal):
        match.act(0, "timeout")


def test_running_out_of_time_is_accepted_but_never_listed() -> None:
    match = stacked_match("kuckuck", "5 9 Q", dealer=2, seats=3, rules={"turn_timer": 2})
    assert match.pending == Ask(0, "turn", ("stand", "swap"), ("timeout",))
    with pytest.raises(Illegal):
        match.act(1, "timeout")


def test_at_expiry_one_life_is_lost_at_once_and_stand_is_executed() -> None:
    match = stacked_match("kuckuck", "5 9 Q", dealer=2, seats=3, rules={"turn_timer": 2})
    act_all(match, "timeout")
    assert told(match, TimeRanOut) == [(None, TimeRanOut(0))]
    assert told(match, LifeLost) == [(None, LifeLost(0, 2))]
    assert told(match, Stood) == [(None, Stood(0))]
    assert match.tally("lives") == (2, 3, 3)
    assert match.see(0).table.hands[0] == ("5S",)
    assert match.pending is not None
    assert match.pending.seat == 1


def test_who_was_late_can_lose_another_life_at_the_reveal() -> None:
    match = stacked_match("kuckuck", "5 9 Q", dealer=2, seats=3, rules={"turn_timer": 2})
    act_all(match, "timeout", "stand", "stand")
    assert match.tally("lives") == (1, 3, 3)


def test_a_late_dealer_loses_a_life_and_keeps_his_card() -> None:
    match = stacked_match("kuckuck", "9 5 2 J", dealer=2, seats=3, rules={"turn_timer": 2})
    act_all(match, "stand", "stand", "timeout")
    assert match.rounds == [{"dealer": 2, "cards": {"0": "9S", "1": "5S", "2": "2S"}, "lives": [3, 3, 1]}]


def test_a_late_dealer_with_his_last_life_is_out_and_his_card_is_dead() -> None:
    match = stacked_match("kuckuck", "9 5 2 J", dealer=2, standing=[3, 3, 1], rules={"turn_timer": 2})
    act_all(match, "stand", "stand", "timeout")
    assert match.rounds == [{"dealer": 2, "cards": {"0": "9S", "1": "5S"}, "lives": [3, 2, 0]}]
    assert told(match, Revealed) == [(None, Revealed(((0, "9S"), (1, "5S")), ((2, "2S"),), (1,)))]


def test_at_the_second_draw_the_dealer_has_a_clock_of_its_own_and_keeps_the_first_card() -> None:
    rules = {"turn_timer": 2, "dealer_draws": 2}
    match = stacked_match("kuckuck", "9 5 2 J 3", dealer=2, seats=3, rules=rules)
    act_all(match, "stand", "stand", "draw")
    assert match.pending == Ask(2, "dealer-again", ("stand", "draw"), ("timeout",))
    act_all(match, "timeout")
    assert match.rounds == [{"dealer": 2, "cards": {"0": "9S", "1": "5S", "2": "JS"}, "lives": [3, 2, 2]}]


def test_a_dealer_who_is_late_at_his_first_draw_is_not_offered_the_second() -> None:
    rules = {"turn_timer": 2, "dealer_draws": 2}
    match = stacked_match("kuckuck", "9 5 2 J 3", dealer=2, seats=3, rules=rules)
    act_all(match, "stand", "stand", "timeout")
    assert len(match.rounds) == 1


def test_a_forced_action_has_no_clock() -> None:
    rules = {"turn_timer": 2, "king_open": "on_turn"}
    match = stacked_match("kuckuck", "5 K 9", dealer=2, seats=3, rules=rules)
    act_all(match, "stand")
    assert match.pending == Ask(2, "dealer", ("stand", "draw"), ("timeout",))
    assert match.tally("lives") == (3, 3, 3)


def test_who_is_out_by_the_timer_is_not_dealt_in_again() -> None:
    match = stacked_match("kuckuck", "5 9 Q J", "9 2 8", dealer=3, standing=[1, 3, 3, 3], rules={"turn_timer": 2})
    act_all(match, "timeout", "stand", "stand", "stand")
    assert match.see(None).table.hands == (0, 1, 1, 1)
    assert match.see(None).table.signs["dealer"] == 1


def test_who_fell_by_the_timer_shares_the_place_of_who_fell_at_the_reveal_of_that_round() -> None:
    match = stacked_match("kuckuck", "5 2 Q", dealer=2, standing=[1, 1, 3], rules={"turn_timer": 2})
    act_all(match, "timeout", "stand", "stand")
    assert match.outcome is not None
    assert match.outcome.places == ((2,), (0, 1))


@pytest.mark.parametrize(("rule", "winners"), [("sudden_death", (2,)), ("joint_winners", (1, 2)), ("void", ())])
def test_who_was_out_before_the_reveal_has_no_part_in_a_tie_of_last_lives(rule: str, winners: tuple[int, ...]) -> None:
    rules = {"turn_timer": 2, "last_lives_tie": rule}
    match = stacked_match("kuckuck", "K 6 6", "3 9", dealer=2, standing=[1, 1, 1], rules=rules)
    act_all(match, "timeout", "stand", "stand")
    assert match.outcome is not None
    assert match.outcome.winners == winners
    for _, event in told(match, SuddenDeathDealt):
        assert event == SuddenDeathDealt(((1, "3S"), (2, "9S")), (2,))


def test_who_was_out_before_the_reveal_keeps_no_last_life() -> None:
    rules = {"turn_timer": 2, "last_lives_tie": "keep_last_life"}
    match = stacked_match("kuckuck", "K 6 6", dealer=2, standing=[1, 1, 1], rules=rules)
    act_all(match, "timeout", "stand", "stand")
    assert match.tally("lives") == (0, 1, 1)
    assert match.outcome is None
