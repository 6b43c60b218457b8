"""The worked examples of RULES.md 4.C about who is out, comes back and wins. A, B, C, D are seats 0, 1, 2, 3."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.cucumber import (
    Cucumbered,
    Revived,
    StayedOut,
    SuddenDeathBegan,
    SuddenDeathLost,
    SuddenDeathRepeated,
)
from engine.match import Match, Outcome
from engine.testing import act_all, stacked_match

from .trick_tables import asked, hands, told


def pack(*last: str, leads: int = 0) -> str:
    """A pack of two tricks: with his ace the leader wins the first one, the second one consists of these cards."""
    return hands(*[f"{'AS' if place == leads else '2'} {card}" for place, card in enumerate(last)])


def after(*packs: str, standing: Sequence[int], **rules: object) -> Match:
    """The rounds of these packs, two cards each, the last seat deals first; A stands at the first number and so on."""
    match = stacked_match(
        "cucumber", *packs, dealer=len(standing) - 1, rules={"cards_per_player": 2, **rules}, standing=standing
    )
    for _ in packs:
        if match.pending is not None and match.pending.prompt == "play":
            act_all(match, "AS")
    return match


def outcome(*places: tuple[int, ...]) -> Outcome:
    return Outcome(winners=places[0], places=places)  # type: ignore[arg-type]  # seats are numbers here


def test_example_13_reaching_the_threshold_exactly_is_out() -> None:
    match = after(pack("J", "3", "4"), standing=[19, 0, 0])
    assert told(match, Cucumbered) == [Cucumbered(0, 30)]
    assert match.see(None).table.hands == (0, 2, 2)


def test_example_13_with_gt_it_is_still_in_and_one_more_is_out() -> None:
    assert told(after(pack("J", "3", "4"), standing=[19, 0, 0], threshold_mode="gt"), Cucumbered) == []
    match = after(pack("Q", "3", "4"), standing=[19, 0, 0], threshold_mode="gt")
    assert told(match, Cucumbered) == [Cucumbered(0, 31)]


def test_example_14_when_two_cross_and_one_remains_below_he_wins() -> None:
    match = after(pack("K", "K", "5"), standing=[22, 25, 3], last_trick_tie="all_tied_pay")
    assert match.tally("scores") == (35, 38, 3)
    assert match.outcome == outcome((2,), (0, 1))


def test_example_15_when_nobody_remains_the_lower_total_wins() -> None:
    match = after(pack("K", "K"), standing=[22, 25], last_trick_tie="all_tied_pay")
    assert match.tally("scores") == (35, 38)
    assert match.outcome == outcome((0,), (1,))


def test_example_15_the_others_who_crossed_stay_equal_whatever_their_totals() -> None:
    match = after(pack("K", "K", "K"), standing=[22, 25, 28], last_trick_tie="all_tied_pay")
    assert match.outcome == outcome((0,), (1, 2))


def test_example_16_equal_totals_play_a_sudden_death_deal() -> None:
    match = after(pack("K", "K"), standing=[22, 22], last_trick_tie="all_tied_pay")
    assert match.pending is not None
    assert told(match, SuddenDeathBegan) == [SuddenDeathBegan((0, 1))]
    sight = match.see(None).table
    assert sight.hands == (2, 2)
    assert (sight.signs["dealer"], sight.signs["stage"], asked(match)) == (0, "sudden-death", (1, "play"))


def test_a_sudden_death_is_lost_by_who_would_pay_and_changes_no_total() -> None:
    match = after(pack("K", "K"), pack("9", "5"), standing=[22, 22], last_trick_tie="all_tied_pay")
    assert told(match, SuddenDeathLost) == [SuddenDeathLost(1)]
    assert match.rounds[1] == {
        "dealer": 0,
        "last_trick": [[1, "9S"], [0, "5S"]],
        "scores": [35, 35],
        "sudden_death": True,
    }
    assert match.outcome == outcome((0,), (1,))


def test_if_all_tied_players_lose_together_they_play_again_and_the_deal_moves_on() -> None:
    match = after(pack("K", "K"), pack("9", "9"), pack("3", "4"), standing=[22, 22], last_trick_tie="all_tied_pay")
    assert told(match, SuddenDeathRepeated) == [SuddenDeathRepeated((0, 1))]
    assert [entry["dealer"] for entry in match.rounds] == [1, 0, 1]
    assert match.outcome == outcome((0,), (1,))


def test_a_sudden_death_is_for_the_tied_alone_and_who_falls_later_is_better() -> None:
    """A crossed with more points and does not take part; D falls first, then B."""
    match = after(
        pack("K", "K", "K", "K"),
        pack("3", "4", "9"),
        pack("9", "3"),
        standing=[25, 22, 22, 22],
        last_trick_tie="all_tied_pay",
    )
    assert [[seat for seat, _ in entry["last_trick"]] for entry in match.rounds[1:]] == [[2, 3, 1], [3, 2]]
    assert match.outcome == outcome((2,), (3,), (1,), (0,))


def test_in_a_sudden_death_whoever_would_pay_is_out_and_that_can_be_several() -> None:
    match = after(pack("K", "K", "K"), pack("9", "9", "5"), standing=[22, 22, 22], last_trick_tie="all_tied_pay")
    assert told(match, SuddenDeathLost) == [SuddenDeathLost(1), SuddenDeathLost(2)]
    assert match.outcome == outcome((0,), (1, 2))


def test_in_reverse_a_sudden_death_is_lost_by_the_lowest_card() -> None:
    match = after(pack("5", "5"), pack("9", "4"), standing=[27, 27], last_trick_tie="all_tied_pay", reverse=True)
    assert told(match, SuddenDeathLost) == [SuddenDeathLost(0)]
    assert match.outcome == outcome((1,), (0,))


def test_example_19_for_a_chip_he_comes_back_at_once_with_the_highest_total_of_the_others() -> None:
    match = after(pack("8", "3", "4"), standing=[28, 12, 20], revival="chip")
    assert match.tally("scores") == (36, 12, 20)
    assert asked(match) == (0, "revive")
    assert match.pending is not None
    assert match.pending.options == ("no", "yes")
    act_all(match, "yes")
    assert told(match, Revived) == [Revived(0, 20)]
    assert match.tally("scores") == (20, 12, 20)
    assert match.see(None).table.signs["dealer"] == 0
    assert match.rounds[0]["scores"] == [36, 12, 20]


def test_example_19_a_second_elimination_is_final() -> None:
    match = after(pack("8", "3", "4"), pack("3", "4", "K"), standing=[28, 12, 20], revival="chip")
    act_all(match, "yes", "AS")
    assert match.tally("scores") == (33, 12, 20)
    assert asked(match) == (2, "play")


def test_example_20_with_skip_round_he_sits_out_one_round_and_is_asked_after_it() -> None:
    match = after(pack("8", "3", "4"), pack("9", "3"), standing=[28, 12, 10], revival="skip_round")
    assert match.rounds[1]["scores"] == [36, 12, 19]
    assert asked(match) == (0, "revive")
    act_all(match, "yes")
    assert match.tally("scores") == (19, 12, 19)
    assert match.see(None).table.hands == (2, 2, 2)


def test_with_skip_round_nobody_is_asked_when_the_match_is_over() -> None:
    match = after(pack("8", "3", "4"), pack("J", "3"), standing=[28, 12, 20], revival="skip_round")
    assert match.outcome == outcome((1,), (2,), (0,))
    match = after(pack("8", "3"), standing=[28, 12], revival="skip_round")
    assert match.outcome == outcome((1,), (0,))


def test_who_goes_out_while_another_sits_out_is_asked_one_round_later() -> None:
    """A goes out in the first round, B in the second, which A sits out and B deals."""
    match = after(
        pack("8", "3", "4", "4"),
        pack("3", "4", "9"),
        pack("3", "4", "9"),
        standing=[28, 22, 2, 1],
        revival="skip_round",
    )
    assert match.rounds[1]["scores"] == [36, 31, 2, 1]
    assert asked(match) == (0, "revive")
    act_all(match, "yes")
    assert match.see(None).table.hands == (2, 0, 2, 2)
    act_all(match, "AS")
    assert asked(match) == (1, "revive")
    act_all(match, "yes")
    assert match.see(None).table.hands == (2, 2, 2, 2)


def test_those_who_sat_out_together_are_asked_in_the_order_of_play_of_the_round_they_missed() -> None:
    """A and C go out together; B deals the round without them, so C comes first, then A."""
    match = after(
        pack("K", "3", "K", "3"),
        pack("3", "4"),
        standing=[20, 1, 20, 2],
        last_trick_tie="all_tied_pay",
        revival="skip_round",
    )
    assert match.rounds[1]["dealer"] == 1
    assert asked(match) == (2, "revive")
    act_all(match, "yes")
    assert asked(match) == (0, "revive")
    act_all(match, "yes")
    assert match.tally("scores") == (5, 5, 5, 2)


def test_who_says_no_is_out_for_good_and_asked_no_more() -> None:
    match = after(pack("8", "3", "4"), pack("9", "3"), standing=[28, 12, 10], revival="skip_round")
    act_all(match, "no")
    assert told(match, StayedOut) == [StayedOut(0)]
    assert match.see(None).table.hands == (0, 2, 2)


def test_example_21_the_final_two_can_be_prolonged_with_a_chip() -> None:
    match = after(pack("9", "3"), standing=[29, 10], revival="chip")
    assert match.tally("scores") == (38, 10)
    act_all(match, "yes")
    assert match.tally("scores") == (10, 10)
    assert match.outcome is None


def test_example_21_without_a_chip_or_when_he_declines_the_other_wins() -> None:
    assert after(pack("9", "3"), standing=[29, 10]).outcome == outcome((1,), (0,))
    match = after(pack("9", "3"), standing=[29, 10], revival="chip")
    act_all(match, "no")
    assert match.outcome == outcome((1,), (0,))


def test_if_nobody_remains_below_no_revival_is_offered() -> None:
    match = after(pack("K", "K"), standing=[22, 25], last_trick_tie="all_tied_pay", revival="chip")
    assert match.outcome == outcome((0,), (1,))


def test_no_revival_is_offered_in_a_sudden_death_or_after_it() -> None:
    match = after(pack("K", "K"), pack("9", "5"), standing=[22, 22], last_trick_tie="all_tied_pay", revival="chip")
    assert match.outcome == outcome((0,), (1,))


def test_several_who_go_out_together_are_asked_in_the_order_of_play() -> None:
    """C deals, so that A plays first, then B."""
    match = after(pack("K", "K", "3"), standing=[20, 20, 5], last_trick_tie="all_tied_pay", revival="chip")
    assert asked(match) == (0, "revive")
    act_all(match, "yes")
    assert asked(match) == (1, "revive")
    act_all(match, "yes")
    assert match.tally("scores") == (5, 5, 5)


def test_example_22_with_fixed_rounds_the_lowest_total_wins_and_nobody_is_eliminated() -> None:
    """Last tricks: Q Q Q; then A and C an ace; then A alone takes it with a 5."""
    match = after(
        pack("Q", "Q", "Q"),
        hands("AS 3", "2 AH", "2 AD"),
        pack("3", "5", "3"),
        standing=[0, 0, 0],
        fixed_rounds=3,
        last_trick_tie="all_tied_pay",
    )
    assert [entry["scores"] for entry in match.rounds] == [[12, 12, 12], [26, 12, 26], [31, 12, 26]]
    assert told(match, Cucumbered) == []
    assert match.outcome == outcome((1,), (2,), (0,))


def test_example_23_the_deal_skips_who_was_eliminated_in_this_round() -> None:
    match = stacked_match(
        "cucumber", pack("9", "3", "4", "5"), dealer=0, rules={"cards_per_player": 2}, standing=[0, 25, 0, 0]
    )
    act_all(match, "AS")
    assert told(match, Cucumbered) == [Cucumbered(1, 34)]
    assert match.see(None).table.signs["dealer"] == 2
    assert match.see(None).table.hands == (2, 0, 2, 2)
