"""Stacked packs, random play and transcripts, for the tests of the engine and of whoever builds on it.

Chance comes from a `random.Random` of the caller.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence

from engine.ask import Seat
from engine.cards import Card, Pack
from engine.game import Game
from engine.games import GAMES
from engine.match import Match
from engine.record import Record
from engine.rules import BadRules, Option
from engine.shuffle import Packs
from engine.table import Table
from engine.views import event_as_json

MOST_ROUNDS = 1_000
"""Random play gives up after this many rounds (RULES.md 8: some rules have no fixed bound)."""


def stacked(top: str, pack: Pack) -> list[Card]:
    """A whole pack that begins with these cards, `"5 9H Q"`; a bare rank takes the first copy still free."""
    free = Counter(pack.cards)
    tokens = top.split()
    free.subtract(Card(token) for token in tokens if token in free)
    begin: list[Card] = []
    for token in tokens:
        card = Card(token)
        if card not in free:
            card = next(card for card in pack.cards if card[:-1] == token and free[card])
            free[card] -= 1
        begin.append(card)
    assert min(free.values()) >= 0, f"{top!r} names a card twice"
    rest: list[Card] = []
    for card in pack.cards:
        if free[card]:
            free[card] -= 1
            rest.append(card)
    return begin + rest


class SetTable(Table):
    """A table on which a match begins in the middle: its lives or points are set beforehand."""

    def __init__(self, seats: int, source: Packs, numbers: Sequence[int]) -> None:
        super().__init__(seats, source)
        self._numbers = numbers

    def tally(self, name: str, start: int) -> list[int]:
        numbers = super().tally(name, start)
        if name in ("lives", "scores"):
            numbers[:] = self._numbers
        return numbers


def stacked_match(
    key: str,
    *packs: str,
    dealer: int,
    seats: int = 0,
    rules: Mapping[str, object] | None = None,
    standing: Sequence[int] | None = None,
) -> Match:
    """A match on stacked packs, one text a pack. `standing` sets lives or points before the first deal."""
    game = GAMES[key]
    house_rules = game.rules.agreed(rules or {})
    source = Packs([stacked(pack, game.pack) for pack in packs], dealer=dealer, seed="0" * 64)
    if standing is None:
        return Match.start(game, seats, house_rules, source)
    return Match(game, house_rules, SetTable(len(standing), source, standing))


def act_all(match: Match, *keys: str) -> None:
    """Let whoever is asked answer with these keys, one after the other."""
    for key in keys:
        assert match.pending is not None, f"{key}: the match is over"
        match.act(match.pending.seat, key)


class ChancePacks:
    """Packs shuffled by the caller's generator; for play without a record."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def dealer(self, seats: int) -> int:
        return self._rng.randrange(seats)

    def pack(self, pack: Pack) -> list[Card]:
        cards = list(pack.cards)
        self._rng.shuffle(cards)
        return cards


def random_value(option: Option, rng: random.Random) -> object:
    """Any value of an option; small numbers more often, so that matches stay short."""
    values: list[object] = list(option.values)
    if option.least is not None and option.most is not None:
        values.append(min(rng.randint(option.least, option.most), rng.randint(option.least, option.most)))
    return rng.choice(values)


def random_rules(game: Game, rng: random.Random, most: int = 5) -> dict[str, object]:
    """Up to `most` options with random values that can be played together."""
    while True:
        options = rng.sample(game.rules.options(), rng.randint(0, min(most, len(game.rules.options()))))
        chosen = {option.name: random_value(option, rng) for option in options}
        try:
            return game.rules.agreed(chosen).changed()
        except BadRules:
            continue


def random_record(game: Game, rng: random.Random, *, seats: int | None = None) -> Record:
    """A match with random rules, played to its end at random, as a record with a seed."""
    rules = random_rules(game, rng)
    least, most = game.seats
    count = seats
    while count is None or game.fault_of(game.rules.agreed(rules), count) is not None:
        count = rng.randint(least, most)
    seed = rng.randbytes(32).hex()
    record = Record(game=game.key, revision=game.revision, rules=rules, seats=count, seed=seed)
    match = record.start()
    play_at_random(match, rng)
    return record.model_copy(update={"moves": [list(move) for move in match.moves]})


def play_at_random(match: Match, rng: random.Random, *, late: float = 0.1) -> Match:
    """Answer every ask with any key; where a clock runs, `late` is how often nobody answers."""
    rounds, choice, act = match.rounds, rng.choice, match.act
    while (ask := match.pending) is not None and len(rounds) < MOST_ROUNDS:
        is_late = ask.unlisted and rng.random() < late
        act(ask.seat, choice(ask.unlisted if is_late else ask.options))
    return match


def transcript(record: Record) -> str:
    """A whole match in readable lines: rules, events with their audience, moves, rounds and the outcome."""
    match = record.start()
    lines = [f"{record.game}, revision {match.game.revision}, {record.seats} seats, {record.rules or 'default rules'}"]
    told = 0
    for number, move in enumerate(record.moves):
        told = _write_events(match, told, lines)
        ask = match.pending
        assert ask is not None
        lines.append(f"  [{number}] seat {ask.seat} {ask.prompt} {'/'.join(ask.options[:4])}: {move[1]}")
        record.make(match, number, move)
    _write_events(match, told, lines)
    lines += [f"round {number + 1}: {entry}" for number, entry in enumerate(match.rounds)]
    if match.outcome is not None:
        lines.append(f"winners {list(match.outcome.winners)}, places {[list(place) for place in match.outcome.places]}")
    return "\n".join(lines) + "\n"


def _write_events(match: Match, told: int, lines: list[str]) -> int:
    for to, event in match.told[told:]:
        facts = event_as_json(event)
        name = facts.pop("event")
        audience: Seat | str = "all" if to is None else to
        lines.append(f"{name} -> {audience}: " + ", ".join(f"{key}={value}" for key, value in facts.items()))
    return len(match.told)
