"""How a match ends when all would be out together: sudden death and `last_lives_tie` (RULES.md 1.A.27-28, note h)."""

from __future__ import annotations

import pytest

from engine.events import Told
from engine.exchange import LivesKept, SuddenDeathDealt
from engine.match import Match
from engine.testing import act_all, stacked_match


def told(match: Match, kind: type) -> list[Told]:
    """What of this kind was told, to whom (None: everybody)."""
    return [entry for entry in match.told if type(entry[1]) is kind]


def tie(*packs: str, standing: list[int], **rules: object) -> Match:
    """All who have lives show a 6; the last of them deals."""
    alive = [seat for seat, lives in enumerate(standing) if lives]
    match = stacked_match(
        "kuckuck", " ".join("6" for _ in alive), *packs, dealer=alive[-1], standing=standing, rules=rules
    )
    act_all(match, *["stand"] * len(alive))
    return match


# Sudden death


def test_in_sudden_death_only_the_tied_players_get_a_card_in_the_order_of_play() -> None:
    match = tie("2 9 5", standing=[1, 0, 1, 1])
    assert told(match, SuddenDeathDealt) == [(None, SuddenDeathDealt(((0, "2S"), (2, "9S"), (3, "5S")), (2,)))]
    assert match.rounds[1]["cards"] == {"0": "2S", "2": "9S", "3": "5S"}


def test_sudden_death_cards_lie_face_up_and_nobody_is_asked() -> None:
    match = tie("2 9", standing=[1, 1, 0])
    assert match.pending is None
    assert match.see(None).table.hands == (("2S",), ("9S",), 0)


def test_in_sudden_death_of_three_the_highest_card_wins_and_the_others_are_equal() -> None:
    match = tie("2 9 5", standing=[1, 1, 1])
    assert match.outcome is not None
    assert match.outcome.winners == (1,)
    assert match.outcome.places == ((1,), (0, 2))


def test_at_equal_highest_cards_only_their_holders_repeat() -> None:
    match = tie("9 2 9", "3 8", standing=[1, 1, 1])
    assert [entry["cards"] for entry in match.rounds[1:]] == [{"0": "9S", "1": "2S", "2": "9H"}, {"0": "3S", "2": "8S"}]
    assert match.outcome is not None
    assert match.outcome.winners == (2,)
    assert match.outcome.places == ((2,), (0,), (1,))


def test_sudden_death_leaves_the_deal_where_it_is_and_changes_no_lives() -> None:
    match = tie("9 2 9", "3 8", standing=[1, 1, 1])
    assert [entry["dealer"] for entry in match.rounds] == [2, 2, 2]
    assert [entry["lives"] for entry in match.rounds] == [[0, 0, 0]] * 3
    assert [entry.get("sudden_death") for entry in match.rounds] == [None, True, True]


def test_players_who_fell_earlier_come_after_those_of_the_sudden_death() -> None:
    match = stacked_match("kuckuck", "2 9 8", "6 6", "3 J", dealer=2, standing=[1, 1, 1])
    act_all(match, *["stand"] * 5)
    assert match.outcome is not None
    assert match.outcome.places == ((1,), (2,), (0,))


@pytest.mark.parametrize(
    "rules",
    [
        {"king_blocks": False},
        {"king_open": "immediately", "king_ends_round": True},
        {"king_open": "on_turn", "dealer_king_loses_life": True},
        {"queen_block": "skip", "announce_low": "both"},
        {"dealer_exchange": "cut", "dealer_draws": 2, "turn_timer": 2},
        {"dealer_rotation": "fixed"},
    ],
    ids=lambda rules: "-".join(rules),
)
@pytest.mark.parametrize(("cards", "winner"), [("A K", 1), ("K Q", 0), ("2 A", 0)])
def test_no_option_changes_a_sudden_death_deal(rules: dict[str, object], cards: str, winner: int) -> None:
    match = tie(cards, standing=[1, 1, 0], **rules)
    plain = tie(cards, standing=[1, 1, 0])
    assert match.outcome == plain.outcome
    assert match.outcome is not None
    assert match.outcome.winners == (winner,)
    assert match.rounds == plain.rounds


def test_a_sudden_death_deal_leaves_nothing_of_the_round_before_on_the_table() -> None:
    match = stacked_match("kuckuck", "6 6 K", "J 9", dealer=1, standing=[1, 1, 0])
    act_all(match, "stand", "draw")
    assert match.outcome is not None
    assert match.see(None).table.zones == {"stock": 50, "under the stock": 0, "open under the stock": ()}


# last_lives_tie (note h)


def test_keep_last_life_leaves_all_their_life_and_deals_another_round_by_the_next_dealer() -> None:
    match = tie("9 2", standing=[1, 1, 0], last_lives_tie="keep_last_life")
    assert told(match, LivesKept) == [(None, LivesKept((0, 1)))]
    assert match.rounds == [{"dealer": 1, "cards": {"0": "6S", "1": "6H"}, "lives": [1, 1, 0]}]
    assert match.outcome is None
    assert match.see(None).table.signs["dealer"] == 0
    act_all(match, "stand", "stand")
    assert match.outcome is not None
    assert match.outcome.winners == (1,)


def test_joint_winners_share_the_first_place() -> None:
    match = tie(standing=[1, 0, 1, 1], last_lives_tie="joint_winners")
    assert match.pending is None
    assert match.outcome is not None
    assert match.outcome.winners == (0, 2, 3)
    assert match.outcome.places[0] == (0, 2, 3)
    assert match.tally("lives") == (0, 0, 0, 0)


def test_void_ends_the_match_without_a_winner_and_the_last_to_fall_share_the_first_place() -> None:
    match = stacked_match("kuckuck", "2 9 8", "6 6", dealer=2, standing=[1, 1, 1], rules={"last_lives_tie": "void"})
    act_all(match, *["stand"] * 5)
    assert match.pending is None
    assert match.outcome is not None
    assert match.outcome.winners == ()
    assert match.outcome.places == ((1, 2), (0,))


@pytest.mark.parametrize("rule", ["sudden_death", "keep_last_life", "joint_winners", "void"])
def test_a_tie_of_last_lives_counts_only_when_no_active_player_would_be_left(rule: str) -> None:
    match = stacked_match("kuckuck", "6 6 6", dealer=2, standing=[1, 1, 2], rules={"last_lives_tie": rule})
    act_all(match, "stand", "stand", "stand")
    assert match.tally("lives") == (0, 0, 1)
    assert match.outcome is not None
    assert match.outcome.winners == (2,)
    assert match.outcome.places == ((2,), (0, 1))


@pytest.mark.parametrize("rule", ["sudden_death", "keep_last_life", "joint_winners", "void"])
def test_who_shows_a_higher_card_is_left_and_wins(rule: str) -> None:
    match = stacked_match("kuckuck", "6 6 9", dealer=2, standing=[1, 1, 1], rules={"last_lives_tie": rule})
    act_all(match, "stand", "stand", "stand")
    assert match.outcome is not None
    assert match.outcome.winners == (2,)
