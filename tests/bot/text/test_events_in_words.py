"""The log of a table: every kind of event that the engine declares has a line in every language."""

from __future__ import annotations

import pkgutil
import re
from functools import cache
from importlib import import_module
from itertools import product
from typing import Any, get_args, get_origin, get_type_hints

import pytest

import engine
from bot.tables.ports import SeatRow
from bot.text import LANGUAGES, words_for
from bot.ui.faces import Emojis
from bot.ui.telling import Teller, text_key
from engine import FRENCH, Card, Seat
from engine.events import Dealt
from engine.exchange import LifeLost, Revealed
from engine.games.kuckuck import KingBlocked, QueenBlocked, StockTaken

from .messages import messages

NO_EVENTS = {"Ask"}
"""NamedTuples of the engine that are no events: a question to a seat."""

PRIVATE = {"Dealt", "Exchanged"}
"""Kinds that only their owner is told, so that nobody has to be named."""

SEATS = (SeatRow(0, 7, "Anna"), SeatRow(1, 8, "Ben"), SeatRow(2, 9, "Cora"))


@cache
def kinds() -> dict[str, type]:
    """Every kind of event, from all modules of the engine."""
    names = [module.name for module in pkgutil.walk_packages(engine.__path__, "engine.")]
    values = [vars(import_module(name)).values() for name in names if not name.endswith("__main__")]
    named = {value for some in values for value in some if isinstance(value, type) and hasattr(value, "_fields")}
    events = {kind.__name__: kind for kind in named if issubclass(kind, tuple) and kind.__name__ not in NO_EVENTS}
    return dict(sorted(events.items()))


def samples(kind: Any) -> list[Any]:
    """A few values that a field of this type may have."""
    if kind is Seat:
        return [1]
    if kind is Card:
        return [FRENCH.cards[12]]
    if kind is int:
        return [0, 1, 2, 11]
    if get_origin(kind) is tuple:
        item = get_args(kind)[0]
        one = tuple(samples(part)[0] for part in get_args(item)) if get_origin(item) is tuple else samples(item)[0]
        return [(one,), (one, one, one)]
    if get_origin(kind) is not None:
        return [value for part in get_args(kind) for value in ([None] if part is type(None) else samples(part))]
    return [kind()]


def teller(language: str, call: str = "Kuckuck!") -> Teller:
    return Teller(words_for(language), Emojis(), SEATS, call)


def test_the_events_of_both_games_are_found() -> None:
    assert {"RoundBegan", "LifeLost", "KingBlocked", "StockTaken", "Revealed"} <= set(kinds())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", kinds().values(), ids=list(kinds()))
def test_every_event_is_told_in_one_tidy_line(kind: type, language: str) -> None:
    hints = get_type_hints(kind)
    for values in product(*(samples(hint) for hint in hints.values())):
        for call in ("Kuckuck!", "none"):
            line = teller(language, call).tell(kind(*values))
            assert line == line.strip()
            assert "  " not in line
            assert "\n" not in line
            assert len(line) <= 200


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", kinds().values(), ids=list(kinds()))
def test_an_event_is_told_from_its_own_fields(kind: Any, language: str) -> None:
    values = [samples(hint)[0] for hint in get_type_hints(kind).values()]
    assert messages(language)[text_key(kind(*values))].variables <= {*kind._fields, "called"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", kinds().values(), ids=list(kinds()))
def test_a_public_line_names_every_seat_and_card_it_is_about(kind: Any, language: str) -> None:
    hints = get_type_hints(kind)
    if kind.__name__ not in PRIVATE:
        named = {name for name, hint in hints.items() if hint in (Seat, Card)}
        assert named <= messages(language)[text_key(kind(*(samples(hint)[0] for hint in hints.values())))].variables


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_block_begins_with_its_call_and_does_without_one(language: str) -> None:
    king, queen = KingBlocked(Seat(0), Seat(1), Card("KS")), QueenBlocked(Seat(0), Seat(1), Card("QS"))
    for event in (king, queen):
        assert teller(language, "Figur!").tell(event).startswith("📣 **Figur!** **Ben**")
        assert teller(language, "none").tell(event).startswith("**Ben**")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reveal_at_which_nobody_loses_is_told_without_a_gap(language: str) -> None:
    line = teller(language).tell(Revealed(((Seat(0), Card("7D")), (Seat(1), Card("7S"))), (), ()))
    assert re.fullmatch(r"👀 [^:]+: \*\*Anna\*\* \*\*♦ 7\*\* (?:and|und) \*\*Ben\*\* \*\*♠ 7\*\*\.", line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_top_card_and_a_cut_are_told_apart(language: str) -> None:
    top, cut = (teller(language).tell(StockTaken(Seat(2), depth)) for depth in (1, 7))
    assert top != cut
    assert not re.search(r"\d", top + cut), "where somebody cut tells nothing"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lives_left_are_told_as_a_number_and_the_last_as_the_last(language: str) -> None:
    lines = [teller(language).tell(LifeLost(Seat(0), lives)) for lives in (0, 1, 2)]
    assert len(set(lines)) == 3
    assert "2" in lines[2]
    assert {"en": "the last life", "de": "das letzte Leben"}[language] in lines[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_private_line_speaks_to_its_owner(language: str) -> None:
    line = teller(language).tell(Dealt(Seat(0), Card("7D")))
    assert {"en": "You", "de": "Du"}[language] in line
    assert "♦ 7" in line
    assert "Anna" not in line
