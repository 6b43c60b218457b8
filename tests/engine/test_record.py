"""What a record may say and what is refused (RECORD.md), answered in the same process."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import FRENCH, GAMES, BadRecord, Record
from engine.__main__ import answer_to
from engine.testing import stacked

from .samples import PLAIN, SEED, line


def answered(text: str, **options: bool) -> dict[str, Any]:
    """The answer to a line that is a good record."""
    answer = answer_to(text.encode("utf-8"), **options)
    assert "error" not in answer, answer
    return answer


def refused(text: str | bytes) -> str:
    """The error text of a line that is a bad record: one line, not too long, and nothing beside it."""
    answer = answer_to(text if isinstance(text, bytes) else text.encode("utf-8"))
    assert list(answer) == ["error"], answer
    error = answer["error"]
    assert isinstance(error, str)
    assert 0 < len(error) <= 500
    assert len(error.splitlines()) == 1
    assert "Traceback" not in error
    return error


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


RAW = [
    ("JSON", "kuckuck"),
    ("JSON", "{"),
    ("JSON", line()[:-1]),
    ("JSON", line() + line()),
    ("JSON", line() + ","),
    ("JSON", line().replace('"', "'")),
    ("JSON", "\ufeff" + line()),
    ("JSON", "\u2028"),
    ("JSON", "\x85"),
    ("JSON", "\x0c"),
    ("JSON", '{"game": "kuck\tuck"}'),
    ("JSON", '{"seats": ' + "9" * 5000 + "}"),
    ("JSON", '{"seats": 03}'),
    ("object", "[]"),
    ("object", "null"),
    ("object", "3"),
    ("object", '"kuckuck"'),
    ("object", f"[{line()}]"),
    ("NaN", line()[:-1] + ', "seats": NaN}'),
    ("NaN", '{"rules": {"lives": NaN}}'),
    ("Infinity", '{"seats": Infinity}'),
    ("Infinity", '{"seats": -Infinity}'),
    ("seats", line(seats=...)[:-1] + ', "seats": 1e999}'),
    ("seats", line(seats=...)[:-1] + ', "seats": 3e0}'),
    ("lives", line(rules=...)[:-1] + ', "rules": {"lives": 1e999}}'),
    ("seats", line()[:-1] + ', "seats": 3}'),
    ("lives", line(rules=...)[:-1] + ', "rules": {"lives": 1, "lives": 1}}'),
    ("twice", line()[:-1] + ', "\\u0073eats": 3}'),
    ("game", "{}"),
]


@pytest.mark.parametrize(("named", "text"), RAW)
def test_a_line_that_is_no_proper_json_is_refused(named: str, text: str) -> None:
    assert named in refused(text)


@pytest.mark.parametrize("raw", [b"\xff", b'{"game": "\xe4"}', b'{"game": "\xed\xa0\x80"}', line().encode("utf-16")])
def test_a_line_that_is_not_utf_8_is_refused(raw: bytes) -> None:
    assert "UTF-8" in refused(raw)


SURROGATES: list[dict[str, object]] = [
    {"game": "\ud800"},
    {"rules": {"lives": "\udfff"}},
    {"rules": {"\ud800": 1}},
    {"seed": "\ud800" * 64},
    {"packs": [["\ud800"] * 52]},
    {"moves": [["\ud800", "swap"]]},
    {"moves": [[0, "\ud800"]]},
    {"ended": "\ud800"},
    {"contributions": ["\ud800"]},
    {"\ud800": 1},
]


@pytest.mark.parametrize("changed", SURROGATES, ids=str)
def test_half_a_character_is_refused_like_any_other_text(changed: dict[str, object]) -> None:
    error = refused(line(**changed))
    assert not error.startswith(":"), "the error names nothing"
    error.encode("utf-8")


@pytest.mark.parametrize("text", ["a\nb", "a\u2028b\u2029c", "a\x85b", "a\rb", "a\x0bb\x0c", "a\x1cb", "\x00\x1b[31m"])
def test_line_ends_in_a_value_do_not_break_the_error_text(text: str) -> None:
    for changed in ({"game": text}, {"rules": {text: 1}}, {"moves": [[0, text]]}, {text: 1}, {"packs": [[text]]}):
        error = refused(line(**changed))
        assert text not in error
        assert error.isprintable()


LONG: list[dict[str, object]] = [
    {"game": "g" * 10_000},
    {"rules": {"r" * 10_000: 1}},
    {"rules": {"lives": "r" * 10_000}},
    {"rules": {"lives": [1] * 10_000}},
    {"packs": [["c" * 10_000]]},
    {"moves": [[0, "m" * 10_000]]},
    {"k" * 10_000: 1},
    {"seed": "0" * 10_000},
    {"ended": "e" * 10_000},
]


@pytest.mark.parametrize("changed", LONG, ids=lambda changed: next(iter(changed)))
def test_long_values_are_cut(changed: dict[str, object]) -> None:
    assert len(refused(line(**changed))) <= 500


@pytest.mark.parametrize("depth", [2, 50, 300, 600, *range(880, 1000, 7), 1_000, 5_000, 100_000])
def test_deep_nesting_is_refused_at_every_depth(depth: int) -> None:
    arrays, objects = "[" * depth + "]" * depth, '{"a":' * depth + "1" + "}" * depth
    for deep in (arrays, objects):
        refused(deep)
        for key in ("game", "seats", "rules", "moves", "packs", "zz"):
            refused(line(**{key: ...})[:-1] + f', "{key}": {deep}}}')
        refused(line(rules=...)[:-1] + f', "rules": {{"lives": {deep}}}}}')


def test_a_bad_record_raises_with_the_same_text() -> None:
    with pytest.raises(BadRecord, match="no game 'whist'"):
        Record.parse(line(game="whist")).start()


# Any line at all

JSON_VALUES: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=8,
)


@given(st.binary(max_size=200))
def test_any_bytes_are_answered(raw: bytes) -> None:
    assert list(answer_to(raw)) == ["error"]


@given(st.dictionaries(st.sampled_from([*Record.model_fields, "x"]), JSON_VALUES, max_size=5), st.booleans())
def test_a_record_with_any_values_is_answered_in_one_line(changed: dict[str, Any], views: bool) -> None:
    answer = answer_to(line(**changed).encode(), views=views)
    if "error" in answer:
        assert len(answer["error"].splitlines()) == 1
        assert len(answer["error"]) <= 500
    assert "\n" not in json.dumps(answer)


@given(st.data())
def test_a_record_with_a_byte_changed_is_answered(data: st.DataObject) -> None:
    raw = bytearray(line().encode())
    for _ in range(data.draw(st.integers(1, 3))):
        raw[data.draw(st.integers(0, len(raw) - 1))] = data.draw(st.integers(0, 255))
    answer = answer_to(bytes(raw))
    assert set(answer) in ({"error"}, {"asks", "pending", "rounds", "tally", "outcome"})


KEYS = st.sampled_from(["stand", "swap", "draw", "timeout", "cut:1"])


@given(st.lists(st.tuples(st.integers(-1, 3), KEYS), max_size=8))
def test_any_moves_are_played_or_refused_by_their_number(moves: list[tuple[int, str]]) -> None:
    answer = answer_to(line(moves=moves, seed=SEED).encode())
    if "error" in answer:
        assert answer["error"].startswith("move ")
    else:
        assert len(answer["asks"]) == len(moves)


# The text form


def test_to_json_leaves_out_what_is_absent_and_reads_back() -> None:
    record = Record.parse(line(packs=[], moves=[], seed=SEED, rules={}))
    assert json.loads(record.to_json()) == {"game": "kuckuck", "seats": 3, "dealer": 2, "seed": SEED}
    assert Record.parse(record.to_json()) == record
    assert Record.parse(line()) == Record.parse(Record.parse(line()).to_json())
