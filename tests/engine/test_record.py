"""What a record may say and what is refused (RECORD.md), answered in the same process."""

from __future__ import annotations

import json

import pytest

from engine import FRENCH, GAMES, BadRecord, Record
from engine.__main__ import answer_to
from engine.testing import stacked

from .samples import PLAIN, SEED, answered, line, refused

# What is answered


def test_a_match_is_answered_with_asks_pending_rounds_tally_and_outcome() -> None:
    turn, dealer = ["stand", "swap"], ["stand", "draw"]
    answer = json.loads(json.dumps(answered(line())))
    assert answer == {
        "asks": [[0, "turn", turn], [1, "turn", turn], [2, "dealer", dealer], [2, "turn", turn], [0, "dealer", dealer]],
        "pending": None,
        "rounds": [
            {"dealer": 2, "cards": {"0": "9S", "1": "5S", "2": "7S"}, "lives": [1, 0, 1]},
            {"dealer": 0, "cards": {"2": "8S", "0": "QS"}, "lives": [1, 0, 0]},
        ],
        "tally": {"lives": [1, 0, 0]},
        "outcome": {"winners": [0], "places": [[0], [2], [1]]},
    }


def test_a_running_match_has_no_outcome_and_says_who_is_asked() -> None:
    answer = answered(line(moves=PLAIN["moves"][:2]))
    assert answer["outcome"] is None
    assert answer["pending"] == [2, "dealer", ("stand", "draw")]
    assert answer["rounds"] == []
    assert answer["tally"] == {"lives": (1, 1, 1)}
    assert len(answer["asks"]) == 2


def test_rules_packs_and_moves_may_be_absent() -> None:
    answer = answered(line(rules=..., packs=..., moves=..., seed=SEED))
    assert answer["asks"] == []
    assert answer["pending"] is not None


def test_an_empty_list_of_packs_counts_as_not_given() -> None:
    assert answered(line(packs=[], moves=[], seed=SEED)) == answered(line(packs=..., moves=[], seed=SEED))
    assert "packs or a seed" in refused(line(packs=[]))


def test_a_default_value_may_be_given() -> None:
    defaults = {option.name: option.default for option in GAMES["kuckuck"].rules.options()} | {"lives": 1}
    assert answered(line(rules=defaults)) == answered(line())


def test_packs_that_are_not_given_come_from_the_seed_by_their_number() -> None:
    record = Record(game="kuckuck", rules={"lives": 1}, seats=3, dealer=2, seed=SEED)
    seeded = [ask[0] for ask in answer_to(record.to_json().encode())["asks"]]
    assert seeded == []
    first = answered(line(packs=PLAIN["packs"][:1], moves=PLAIN["moves"][:3], seed=SEED))
    assert first["rounds"] == answered(line(moves=PLAIN["moves"][:3]))["rounds"]


def test_more_packs_than_needed_are_allowed() -> None:
    assert answered(line(packs=PLAIN["packs"] * 2)) == answered(line())


def test_the_dealer_is_drawn_from_the_seed_when_absent() -> None:
    match = Record.parse(line(dealer=..., packs=..., moves=..., seed=SEED)).start()
    again = Record.parse(line(dealer=..., packs=..., moves=..., seed=SEED)).start()
    assert match.see(None) == again.see(None)


@pytest.mark.parametrize("ending", ["host", "moderator", "gone", "update"])
def test_what_only_verify_needs_is_ignored_by_replay(ending: str) -> None:
    extra = {"commitment": "a" * 64, "secret": "b" * 64, "contributions": ["1", "22"], "ended": ending}
    assert answered(line(**extra)) == answered(line())


def test_the_current_revision_may_be_given_or_absent() -> None:
    assert answered(line(revision=GAMES["kuckuck"].revision)) == answered(line())


def test_white_space_around_and_inside_a_record_is_nothing() -> None:
    spaced = json.dumps(PLAIN, indent=1).replace("\n", "\r \t")
    assert answered(f" \t{spaced}\r") == answered(line())


def test_views_are_given_for_every_point_every_seat_and_an_onlooker() -> None:
    answer = answered(line(), views=True)
    assert len(answer["views"]) == len(PLAIN["moves"]) + 1
    assert [[view["seat"] for view in point] for point in answer["views"]] == [[0, 1, 2, None]] * 6
    assert [point[0]["step"] for point in answer["views"]] == list(range(6))
    assert answer["views"][0][0]["hands"] == [("5S",), 1, 1]
    assert answer["views"][0][3]["hands"] == [1, 1, 1]
    del answer["views"]
    assert answer == answered(line())


def test_asks_of_a_bad_record_are_not_given() -> None:
    assert "move 4" in refused(line(moves=[*PLAIN["moves"][:4], [0, "cut:1"]]))


def test_timeout_is_accepted_under_turn_timer_and_never_listed() -> None:
    timed = {"rules": {"turn_timer": 5, "lives": 2}, "moves": [[0, "timeout"]]}
    answer = answered(line(**timed))
    assert answer["asks"] == [[0, "turn", ("stand", "swap")]]
    assert answer["tally"] == {"lives": (1, 2, 2)}
    assert "move 0" in refused(line(moves=[[0, "timeout"]]))


# What is refused, and how the error names it

CHANGED: list[tuple[str, dict[str, object]]] = [
    ("no game", {"game": "whist"}),
    ("no game", {"game": "Kuckuck"}),
    ("game", {"game": ...}),
    ("game", {"game": 3}),
    ("game", {"game": None}),
    ("revision", {"revision": 2}),
    ("revision", {"revision": 0}),
    ("revision", {"revision": "1"}),
    ("revision", {"revision": 1.0}),
    ("revision", {"revision": True}),
    ("revision", {"revision": None}),
    ("jokers", {"rules": {"jokers": 2}}),
    ("lives", {"rules": {"lives": 0}}),
    ("lives", {"rules": {"lives": 10}}),
    ("lives", {"rules": {"lives": 4.0}}),
    ("lives", {"rules": {"lives": True}}),
    ("lives", {"rules": {"lives": "4"}}),
    ("lives", {"rules": {"lives": None}}),
    ("lives", {"rules": {"lives": [4]}}),
    ("lives", {"rules": {"lives": 10**100}}),
    ("king_blocks", {"rules": {"king_blocks": 1}}),
    ("king_blocks", {"rules": {"king_blocks": 0}}),
    ("king_blocks", {"rules": {"king_blocks": "true"}}),
    ("king_open", {"rules": {"king_open": True}}),
    ("king_open", {"rules": {"king_open": "Never"}}),
    ("turn_timer", {"rules": {"turn_timer": True}}),
    ("turn_timer", {"rules": {"turn_timer": False}}),
    ("turn_timer", {"rules": {"turn_timer": 0}}),
    ("turn_timer", {"rules": {"turn_timer": 61}}),
    ("turn_timer", {"rules": {"turn_timer": 2.0}}),
    ("turn_timer", {"rules": {"turn_timer": "2"}}),
    ("stake", {"rules": {"stake": True}}),
    ("block_word", {"rules": {"block_word": "Kuckuck"}}),
    ("rules", {"rules": None}),
    ("rules", {"rules": []}),
    ("rules", {"rules": "lives"}),
    ("seats", {"seats": ...}),
    ("seats", {"seats": 2}),
    ("seats", {"seats": 21}),
    ("seats", {"seats": -3}),
    ("seats", {"seats": 3.0}),
    ("seats", {"seats": True}),
    ("seats", {"seats": "3"}),
    ("seats", {"seats": 10**4000}),
    ("dealer", {"dealer": 3}),
    ("dealer", {"dealer": -1}),
    ("dealer", {"dealer": None}),
    ("dealer", {"dealer": False}),
    ("dealer", {"dealer": 1.0}),
    ("dealer", {"dealer": "1"}),
    ("dealer", {"dealer": 10**4000}),
    ("dealer", {"dealer": ...}),
    ("seed", {"packs": ...}),
    ("seed", {"seed": None}),
    ("seed", {"seed": "0F" * 32}),
    ("seed", {"seed": "0f" * 31}),
    ("seed", {"seed": "0f" * 32 + "\n"}),
    ("seed", {"seed": "0x" + "0f" * 31}),
    ("seed", {"seed": 7}),
    ("packs", {"packs": None}),
    ("packs", {"packs": "AS"}),
    ("packs", {"packs": ["AS"]}),
    ("packs", {"packs": [[1]]}),
    ("moves", {"moves": None}),
    ("moves", {"moves": {}}),
    ("moves", {"moves": [None]}),
    ("moves", {"moves": [[]]}),
    ("moves", {"moves": [[0]]}),
    ("moves", {"moves": [[0, "swap", "now"]]}),
    ("moves", {"moves": ["0s"]}),
    ("moves", {"moves": [[0.0, "swap"]]}),
    ("moves", {"moves": [[False, "swap"]]}),
    ("moves", {"moves": [[0, None]]}),
    ("move 0", {"moves": [["0", "swap"]]}),
    ("move 0", {"moves": [[0, 1]]}),
    ("move 0", {"moves": [[0, "Swap"]]}),
    ("move 0", {"moves": [[0, "swap "]]}),
    ("move 0", {"moves": [[0, ""]]}),
    ("move 0", {"moves": [[0, "draw"]]}),
    ("move 0", {"moves": [[0, "x" * 100_000]]}),
    ("move 0", {"moves": [[1, "swap"]]}),
    ("move 0", {"moves": [[-1, "swap"]]}),
    ("move 0", {"moves": [[3, "swap"]]}),
    ("move 0", {"moves": [[10**4000, "swap"]]}),
    ("move 1", {"moves": [[0, "swap"], [0, "swap"]]}),
    ("move 5", {"moves": [*PLAIN["moves"], [0, "stand"]]}),
    ("move 2", {"packs": PLAIN["packs"][:1], "moves": PLAIN["moves"][:3]}),
    ("ended", {"ended": "bored"}),
    ("ended", {"ended": None}),
    ("commitment", {"commitment": "z" * 64}),
    ("commitment", {"commitment": None}),
    ("secret", {"secret": "ab"}),
    ("contributions", {"contributions": "12"}),
    ("contributions", {"contributions": [12]}),
    ("contributions", {"contributions": ["-1"]}),
    ("contributions", {"contributions": [""]}),
    ("contributions", {"contributions": [None]}),
    ("comment", {"comment": "hello"}),
    ("Game", {"Game": "kuckuck"}),
]


@pytest.mark.parametrize(("named", "changed"), CHANGED)
def test_a_bad_value_is_refused_and_named(named: str, changed: dict[str, object]) -> None:
    assert named in refused(line(**changed))


PACK = PLAIN["packs"][0]


@pytest.mark.parametrize(
    ("named", "pack"),
    [
        ("KC", [card for card in PACK if card != "KC"]),
        ("is missing", []),
        ("AS", [*PACK, "AS"]),
        ("AS is missing", ["2H" if card == "AS" else card for card in PACK]),
        ("1S", ["1S", *PACK[1:]]),
        ("as", ["as" if card == "AS" else card for card in PACK]),
        ("joker", [*PACK, "joker"]),
        ("fool", ["fool", *PACK]),
    ],
)
@pytest.mark.parametrize("place", [0, 1, 2])
def test_a_pack_with_a_missing_doubled_or_foreign_card_is_refused_even_if_it_is_not_needed(
    named: str, pack: list[str], place: int
) -> None:
    packs = [*PLAIN["packs"], stacked("", FRENCH)]
    packs[place] = pack
    error = refused(line(packs=packs))
    assert named in error
    assert f"pack {place}" in error


def test_a_bad_record_raises_with_the_same_text() -> None:
    with pytest.raises(BadRecord, match="no game 'whist'"):
        Record.parse(line(game="whist")).start()


# The text form


def test_to_json_leaves_out_what_is_absent_and_reads_back() -> None:
    record = Record.parse(line(packs=[], moves=[], seed=SEED, rules={}))
    assert json.loads(record.to_json()) == {"game": "kuckuck", "seats": 3, "dealer": 2, "seed": SEED}
    assert Record.parse(record.to_json()) == record
    assert Record.parse(line()) == Record.parse(Record.parse(line()).to_json())
