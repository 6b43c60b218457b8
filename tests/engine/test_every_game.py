"""What every game promises, on random matches with random house rules. A new game is picked up unasked."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from dataclasses import FrozenInstanceError, fields, is_dataclass
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine import GAMES, Event, Game, HouseRules, Match, Record, View, audible, event_as_json
from engine.__main__ import answer_to
from engine.testing import play_at_random, random_record, random_rules

from .many import opening, play_many
from .open_cards import SHOWABLE
from .watching import Watched, heard, losers_allowed, played

BATCHES = 8
MATCHES_A_BATCH = 25


def test_the_collection_has_games_whose_keys_are_their_names() -> None:
    assert GAMES
    assert all(game.key == key for key, game in GAMES.items())


@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_matches_end_replay_identically_and_keep_every_promise(game: Game, batch: int) -> None:
    """Conservation of cards, one turn a round, lives, losers, places, refusals, secrecy and the swap of two cards: see
    `watching` and `twins`."""
    figures = play_many(game, MATCHES_A_BATCH, first_seed=batch * MATCHES_A_BATCH)
    assert figures.matches == MATCHES_A_BATCH
    assert figures.moves > MATCHES_A_BATCH
    assert figures.compared > 100, "the twins were hardly ever compared"


@given(seed=st.integers(0, 2**32), seats=st.integers(0, 19), data=st.data())
@settings(max_examples=15, suppress_health_check=[HealthCheck.function_scoped_fixture])  # a game is never changed
def test_any_seed_rules_and_answers_keep_every_promise(game: Game, seed: int, seats: int, data: st.DataObject) -> None:
    rng = random.Random(seed)
    record = opening(game, rng)
    count = game.seats[0] + seats % (game.seats[1] - game.seats[0] + 1)
    if game.fault_of(record.rule_book()[1], count) is None:
        record = record.model_copy(update={"seats": count})
    watched = Watched(record)
    for _ in range(30):
        if watched.match.pending is None:
            break
        watched.move(data.draw(st.sampled_from(watched.match.pending.options)))


def test_every_exchange_game_has_reveals_whose_losers_are_counted(game: Game) -> None:
    """Guards the check itself: an event renamed would make it pass for nothing."""
    record = Record(game=game.key, seats=game.seats[0], seed="5" * 64)
    watched = played(record, random.Random(5))
    assert (watched.reveals > 0) == (losers_allowed(record) is not None)
    assert (watched.reveals > 0) == (game.figure == "lives")


@pytest.mark.parametrize("key", ["kille", "cuccu"])
def test_chains_are_undone_often_enough_to_be_checked(key: str) -> None:
    """Guards the check itself, as above."""
    assert play_many(GAMES[key], 20).undone >= 10


def test_every_game_says_which_cards_everybody_may_see(game: Game) -> None:
    assert game.key in SHOWABLE, "write down in open_cards.py what the rule book lets everybody see"


def test_too_few_and_too_many_seats_are_refused(game: Game) -> None:
    least, most = game.seats
    for seats in (-1, 0, least - 1, most + 1, 1_000_000):
        assert game.fault_of(game.rules(), seats) is not None
    for seats in range(least, most + 1):
        assert game.fault_of(game.rules(), seats) is None
    assert least <= game.usual_seats <= most


def test_every_refusal_leaves_every_view_as_it_was(game: Game) -> None:
    rng = random.Random(11)
    for seats in (game.seats[0], game.usual_seats):
        record = Record(game=game.key, seats=seats, seed=rng.randbytes(32).hex())
        played(record, rng, refusals=1.0)


def test_prompts_that_the_clock_may_answer_are_asked_and_others_are_known(game: Game) -> None:
    """A prompt in `safe` that is never asked is a slip of the pen; prompts are letters and hyphens, for texts."""
    asked: set[str] = set()
    rng = random.Random(game.key)
    for option in game.rules.options():
        for value in (*option.values, *(number for number in (option.least, option.most) if number is not None)):
            record = Record(
                game=game.key, rules={option.name: value}, seats=game.seats[0], seed=rng.randbytes(32).hex()
            )
            match = play_at_random(record.start(), rng)
            moved = record.model_copy(update={"moves": [list(move) for move in match.moves]})
            asked |= {ask[1] for ask in answer_to(moved.to_json().encode())["asks"]}
    assert game.safe <= asked
    assert all(prompt.replace("-", "").isalpha() for prompt in asked)


# Views


def test_a_view_holds_facts_and_no_way_back_to_the_match(game: Game) -> None:
    match = Record(game=game.key, seats=game.usual_seats, seed="a" * 64).start()
    for seat in (*match.seats, None):
        _only_facts(match.see(seat))


def _only_facts(thing: object) -> None:
    if isinstance(thing, View) or (is_dataclass(thing) and not isinstance(thing, type)):
        for field in fields(thing):
            _only_facts(getattr(thing, field.name))
    elif isinstance(thing, dict):
        for name, value in thing.items():
            _only_facts(name)
            _only_facts(value)
    elif isinstance(thing, tuple):
        for part in thing:
            _only_facts(part)
    else:
        assert thing is None or isinstance(thing, (str, int, bool, HouseRules)), f"{type(thing)} in a view"


def test_nobody_changes_a_match_through_a_view(game: Game) -> None:
    match = Record(game=game.key, seats=game.usual_seats, seed="b" * 64).start()
    view, before = match.see(None), match.see(None)
    with pytest.raises(FrozenInstanceError):
        view.step = 7  # type: ignore[misc]  # that it is frozen is the point
    for part in (view.table.zones, view.table.tallies, view.table.signs):
        assert isinstance(part, dict)
        part.clear()
    assert match.see(None) == before


def test_an_onlooker_sees_no_more_than_any_seat(game: Game) -> None:
    """Signs, tallies and zones are public; hands show an onlooker nothing that is hidden from some other seat."""
    rng = random.Random(21)
    record = random_record(game, rng)
    match = record.start()
    for number, move in enumerate(record.moves):
        onlooker = match.see(None).table
        for seat in match.seats:
            sight = match.see(seat).table
            assert (sight.zones, sight.tallies, sight.signs) == (onlooker.zones, onlooker.tallies, onlooker.signs)
            heard = iter(_named(sight.events))
            assert all(event in heard for event in _named(onlooker.events)), "a public event is kept from a seat"
        record.make(match, number, move)


def test_the_story_of_a_match_is_what_an_onlooker_heard_round_by_round(game: Game) -> None:
    record = random_record(game, random.Random(61))
    match = record.replay()
    stories = match.stories()
    assert len(stories) == len(match.rounds) + 1
    told = [event for story in stories for event in story]
    assert _named(tuple(told)) == _named(tuple(audible(match.told, None)))


def _named(events: tuple[Event, ...]) -> list[str]:
    """Events as text: as tuples, events of two kinds with equal fields would be equal."""
    return [json.dumps(event_as_json(event)) for event in events]


# Replays


def test_a_record_replays_identically_in_another_process_with_other_hashes(tmp_path: Path) -> None:
    """Nothing hangs on the order of a set or on the memory of one process, neither results nor views."""
    rng = random.Random(31)
    full = [random_record(game, rng) for game in GAMES.values() for _ in range(8)]
    small = [random_record(game, rng, seats=game.seats[0]) for game in GAMES.values() for _ in range(2)]
    for records, options in ((full, []), (small, ["--views"])):
        path = tmp_path / "records.jsonl"
        path.write_text("".join(record.to_json() + "\n" for record in records), encoding="utf-8")
        here = [json.dumps(answer_to(record.to_json().encode(), views=bool(options))) for record in records]
        for hashes in ("1", "4242"):
            done = subprocess.run(
                [sys.executable, "-m", "engine", "replay", *options, str(path)],
                capture_output=True,
                env=os.environ | {"PYTHONHASHSEED": hashes},
            )
            assert (done.returncode, done.stderr) == (0, b"")
            assert done.stdout.decode().splitlines() == here


def test_a_match_that_is_closed_in_the_middle_says_nothing(game: Game) -> None:
    """Closing a script that waits must not raise, and its record still replays."""
    match = Record(game=game.key, seats=game.usual_seats, seed="c" * 64).start()
    assert match.pending is not None
    match.act(match.pending.seat, match.pending.options[0])
    match.close()
    assert match.step == 1


def test_a_match_begins_with_the_dealer_of_the_record(game: Game) -> None:
    for dealer in range(game.seats[0]):
        match = Record(game=game.key, seats=game.seats[0], dealer=dealer, seed="d" * 64).start()
        assert match.see(None).table.signs["dealer"] == dealer


def test_the_same_seed_gives_the_same_match_under_given_packs(game: Game) -> None:
    """A record that gives the packs which its seed would give plays the same match."""
    record = random_record(game, random.Random(41))
    watched = Watched(record.model_copy(update={"moves": []}))
    for _, key in record.moves:
        watched.move(str(key))
    packs = [list(pack) for pack in watched.source.dealt]
    given_packs = record.model_copy(update={"packs": packs, "seed": None, "dealer": watched.first_dealer})
    assert heard(Match.replay(given_packs).told) == heard(Match.replay(record).told)


def test_random_rules_are_only_what_differs_from_the_defaults(game: Game) -> None:
    rng = random.Random(51)
    for _ in range(100):
        chosen = random_rules(game, rng)
        assert game.rules.agreed(chosen).changed() == chosen
