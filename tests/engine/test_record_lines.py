"""Lines that are no record at all, and any line that may come: each gets one line, none raises (RECORD.md)."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import Record
from engine.__main__ import answer_to

from .samples import SEED, line, refused

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
