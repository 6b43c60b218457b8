"""House rules of every game: every pair of values is played, presets are valid, inert options are inert."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations, product

import pytest

from engine import GAMES, BadRules, Game, HouseRules, Match, Option, Record
from engine.testing import MOST_ROUNDS, play_at_random, random_rules

from .watching import check_outcome, heard, unbounded

DISPLAY_ONLY = ("stake", "block_word", "show_played")
"""Options that the rule book says have no effect on play (RULES.md 1.A.4, 1.B, 4.A.14)."""


def values_of(option: Option) -> list[object]:
    """Every value; of many numbers the ends, their neighbours and the middle."""
    values: list[object] = list(option.values)
    if option.least is not None and option.most is not None:
        numbers = list(range(option.least, option.most + 1))
        if len(numbers) > 9:
            numbers = [numbers[0], numbers[1], numbers[len(numbers) // 2], numbers[-2], numbers[-1]]
        values += numbers
    return values


def pairs_of_options() -> Iterator[object]:
    for game in GAMES.values():
        for one in game.rules.options():
            yield pytest.param(game, one, id=f"{game.key}-{one.name}")


def start(game: Game, rules: dict[str, object], seed: int) -> Record | None:
    """A record under these rules for the fewest seats; None where the rule book rejects them together."""
    try:
        agreed = game.rules.agreed(rules)
    except BadRules:
        return None
    if game.fault_of(agreed, game.seats[0]) is not None:
        return None
    return Record(game=game.key, rules=rules, seats=game.seats[0], seed=f"{seed:064x}")


def finished(record: Record, seed: int) -> Record:
    """The record with the moves of a random match, which must end unless its rules have no bound."""
    match = play_at_random(record.start(), random.Random(seed))
    if match.pending is None:
        check_outcome(match)
    else:
        assert unbounded(record)
        assert len(match.rounds) >= MOST_ROUNDS
    return record.model_copy(update={"moves": [list(move) for move in match.moves]})


def changes_nothing(record: Record, option: Option) -> None:
    """Every other value of this option plays the same match."""
    told = heard(Match.replay(record).told)
    for value in values_of(option):
        other = record.model_copy(update={"rules": record.rules | {option.name: value}})
        assert heard(Match.replay(other).told) == told, f"{option.name}={value} is not inert in {record.to_json()}"


@pytest.mark.parametrize(("game", "one"), list(pairs_of_options()))
def test_every_pair_of_values_is_played_to_its_end(game: Game, one: Option) -> None:
    options = game.rules.options()
    seed = 0
    for other in options[options.index(one) + 1 :]:
        for value, another in product(values_of(one), values_of(other)):
            chosen = {one.name: value, other.name: another}
            if "lives" not in chosen and "lives" in game.rules.model_fields:
                chosen["lives"] = 2
            seed += 1
            if (record := start(game, chosen, seed)) is not None:
                finished(record, seed)


def test_inert_options_change_nothing(game: Game) -> None:
    """Random rules, and every pair of values that silences an option."""
    rng = random.Random(game.key)
    options = {option.name: option for option in game.rules.options()}
    silenced_names: set[str] = set()
    for rules in (*_silencing_pairs(game), *(random_rules(game, rng) for _ in range(150))):
        silenced = game.rules.agreed(rules).inert()
        record = start(game, rules, rng.randrange(10**9)) if silenced else None
        if record is None:
            continue
        moved = finished(record, 1)
        for name, by in silenced.items():
            assert by in options
            assert name in options
            changes_nothing(moved, options[name])
            silenced_names.add(name)
    declares_any = game.rules.inert is not HouseRules.inert
    assert bool(silenced_names) == declares_any


def _silencing_pairs(game: Game) -> Iterator[dict[str, object]]:
    for one, other in combinations(game.rules.options(), 2):
        for value, another in product(values_of(one)[:4], values_of(other)[:4]):
            chosen = {one.name: value, other.name: another}
            try:
                if len(game.rules.agreed(chosen).inert()) > len(game.rules().inert()):
                    yield chosen
                    break
            except BadRules:
                continue


def test_options_of_display_have_no_effect_on_play(game: Game) -> None:
    for seed, option in enumerate(game.rules.options()):
        if option.name in DISPLAY_ONLY:
            record = start(game, {}, seed)
            assert record is not None
            changes_nothing(finished(record, seed), option)


def test_the_defaults_are_the_rules_without_a_choice(game: Game) -> None:
    assert game.rules.agreed({}) == game.rules()
    assert game.rules().changed() == {}
    defaults = {option.name: option.default for option in game.rules.options()}
    assert game.rules.agreed(defaults).changed() == {}


def test_every_option_is_described_and_has_its_default_among_its_values(game: Game) -> None:
    for option in game.rules.options():
        assert option.description.endswith("."), option.name
        assert option.kind in ("bool", "int", "choice", "choice or int")
        in_bounds = (
            option.least is not None
            and option.most is not None
            and option.default in range(option.least, option.most + 1)
        )
        assert in_bounds or option.default in option.values


def test_presets_are_valid_say_only_what_differs_and_play(game: Game) -> None:
    assert game.presets
    for number, (name, chosen) in enumerate(game.presets.items()):
        assert game.rules.agreed(chosen).changed() == chosen, name
        assert name == name.lower()
        for seats in {game.seats[0], game.usual_seats}:
            assert game.fault_of(game.rules.agreed(chosen), seats) is None
        record = start(game, dict(chosen), number)
        assert record is not None
        finished(record, number)


NEAR_MISSES = [None, "", "True", "on ", -1, 0.5, 1.0, 10**30, float("inf"), [], {}, "\ud800", b"off", object()]


@pytest.mark.parametrize("bad", NEAR_MISSES, ids=lambda bad: type(bad).__name__)
def test_values_that_an_option_does_not_have_are_refused_by_its_name(game: Game, bad: object) -> None:
    for option in game.rules.options():
        with pytest.raises(BadRules, match=option.name):
            game.rules.agreed({option.name: bad})


def test_a_boolean_is_no_number_and_a_number_no_boolean(game: Game) -> None:
    for option in game.rules.options():
        for bad in (0, 1) if option.kind == "bool" else (True, False):
            with pytest.raises(BadRules, match=option.name):
                game.rules.agreed({option.name: bad})


def test_numbers_beside_the_bounds_are_refused(game: Game) -> None:
    for option in game.rules.options():
        if option.least is not None and option.most is not None:
            for bad in (option.least - 1, option.most + 1):
                with pytest.raises(BadRules, match=option.name):
                    game.rules.agreed({option.name: bad})


def test_an_unknown_option_is_refused_by_its_name(game: Game) -> None:
    with pytest.raises(BadRules, match="jokers"):
        game.rules.agreed({"jokers": 2})
