"""Ratings follow from the stored results alone, whenever and however often they are asked for."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import SqliteStore
from bot.tables.played import RatedMatch, RatedPast
from bot.tables.ports import Ending, LeaderRow, ResultRow, Status
from bot.tables.ratings import BEGINS_AT, SHOWN_AFTER, Rated, Ratings, by_rating
from tests.bot.store.rows import ANNA, BEN, CORA, DORA, GUILD, later, played, running, seats

PEOPLE = [ANNA, BEN, CORA, DORA]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "kuckuck.sqlite3"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[SqliteStore]:
    async with SqliteStore.open(path) as opened:
        yield opened


async def evening(store: SqliteStore, seed: int, *, matches: int = 12) -> None:
    """Matches of some of the people in several games, with ties, ended in any order."""
    rng = random.Random(seed)
    for _ in range(matches):
        table = rng.sample(PEOPLE, rng.randint(2, 4))
        first = rng.randint(1, len(table) - 1)
        game, at = rng.choice(["kuckuck", "kille"]), later(seconds=rng.randrange(10**6))
        await played(store, table[:first], table[first:], game=game, at=at)


async def anew(store: SqliteStore) -> dict[str | None, Rated]:
    return await Ratings(store).of(GUILD, None, "kuckuck", "kille")


async def all_win(store: SqliteStore, winner: int, loser: int, times: int, **where: object) -> None:
    for hours in range(times):
        await played(store, [winner], [loser], at=later(hours=hours), **where)  # type: ignore[arg-type]  # game and guild


async def test_a_figure_is_shown_after_five_rated_matches(store: SqliteStore) -> None:
    ratings = Ratings(store)
    for count in range(SHOWN_AFTER):
        before = (await ratings.of(GUILD, None))[None]
        assert (before.figures, before.missing(ANNA)) == ({}, SHOWN_AFTER - count)
        await played(store, [ANNA], [BEN], at=later(hours=count))
        await played(store, [ANNA], [], at=later(hours=count), rated=False)
    rated = (await ratings.of(GUILD, None))[None]
    assert set(rated.figures) == {ANNA, BEN}
    assert rated.missing(ANNA) == 0


async def test_who_finishes_ahead_rises_and_who_finishes_behind_falls(store: SqliteStore) -> None:
    await all_win(store, ANNA, BEN, SHOWN_AFTER)
    figures = (await anew(store))[None].figures
    assert figures[ANNA] > BEGINS_AT > figures[BEN]


async def test_people_with_equal_places_in_every_match_have_equal_figures(store: SqliteStore) -> None:
    for hours in range(SHOWN_AFTER):
        await played(store, [ANNA, BEN], [CORA, DORA], at=later(hours=hours))
    figures = (await anew(store))[None].figures
    assert figures[ANNA] == figures[BEN] > figures[CORA] == figures[DORA]


async def test_each_game_has_figures_of_its_own_and_all_together_theirs(store: SqliteStore) -> None:
    await all_win(store, ANNA, BEN, SHOWN_AFTER, game="kuckuck")
    await all_win(store, BEN, ANNA, SHOWN_AFTER - 1, game="kille")
    found = await anew(store)
    assert found["kuckuck"].figures[ANNA] > found[None].figures[ANNA]
    assert found["kille"].figures == {}
    assert found["kille"].missing(BEN) == 1


async def test_a_server_knows_nothing_of_another(store: SqliteStore) -> None:
    await all_win(store, ANNA, BEN, SHOWN_AFTER, guild=GUILD + 1)
    ratings = Ratings(store)
    assert (await ratings.of(GUILD, None))[None].matches == {}
    assert (await ratings.of(GUILD + 1, None))[None].matches == {ANNA: 5, BEN: 5}


@pytest.mark.parametrize("seed", range(5))
async def test_figures_that_were_continued_are_those_computed_anew(store: SqliteStore, seed: int) -> None:
    ratings = Ratings(store)
    for part in range(3):
        # The ends lie in any order, so that a later part also brings matches before the last one seen.
        await evening(store, 10 * seed + part)
        assert await ratings.of(GUILD, None, "kuckuck", "kille") == await anew(store)


async def test_the_order_in_which_matches_ended_counts_not_that_of_their_numbers(
    store: SqliteStore, tmp_path: Path
) -> None:
    async with SqliteStore.open(tmp_path / "other") as other:
        for hours in range(6):
            winner, loser = (ANNA, BEN) if hours < 3 else (BEN, ANNA)
            await played(store, [winner], [loser], at=later(hours=hours))
        for hours in reversed(range(6)):
            winner, loser = (ANNA, BEN) if hours < 3 else (BEN, ANNA)
            await played(other, [winner], [loser], at=later(hours=hours))
        assert await anew(store) == await anew(other)


async def test_who_is_taken_out_of_the_results_is_forgotten_at_once(store: SqliteStore, path: Path) -> None:
    ratings = Ratings(store)
    await evening(store, 1, matches=20)
    assert ANNA in (await ratings.of(GUILD, None))[None].matches
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("DELETE FROM results WHERE user_id = ?", [ANNA])
    rated = await ratings.of(GUILD, None, "kuckuck", "kille")
    assert ANNA not in rated[None].matches
    assert rated == await anew(store)


async def test_a_host_who_ends_his_match_falls_as_the_last_and_the_others_stay(store: SqliteStore) -> None:
    await all_win(store, ANNA, BEN, SHOWN_AFTER)
    before = (await anew(store))[None]
    match_id = await running(store, seats=seats(ANNA, BEN, CORA))
    ending = Ending(Status.BROKEN_OFF, later(days=1), "host", (ResultRow(0, ANNA, 3, False, 1),), rated=True)
    await store.end_match(match_id, ending)
    after = (await anew(store))[None]
    assert after.figures[ANNA] < before.figures[ANNA]
    assert after.figures[BEN] == before.figures[BEN]
    assert after.matches == {ANNA: 6, BEN: 5}


async def test_many_who_ask_at_once_are_told_the_same(store: SqliteStore) -> None:
    await evening(store, 2, matches=20)
    ratings = Ratings(store)
    answers = await asyncio.gather(*(ratings.of(GUILD, None) for _ in range(10)))
    assert all(answer == answers[0] for answer in answers)
    assert sum(answers[0][None].matches.values()) == sum([len(await store.played_by(GUILD, one)) for one in PEOPLE])


async def test_who_stops_asking_halfway_leaves_nothing_halfway(store: SqliteStore) -> None:
    await evening(store, 3, matches=60)
    ratings = Ratings(store)
    for pause in (0.0, 0.001, 0.003, 0.01):
        asking = asyncio.create_task(ratings.of(GUILD, None))
        await asyncio.sleep(pause)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
    assert await ratings.of(GUILD, None, "kuckuck", "kille") == await anew(store)


class Reads:
    """The store's past, and how many matches were read of it."""

    def __init__(self, store: SqliteStore) -> None:
        self._store = store
        self.matches: list[int] = []

    async def rated_past(self, guild_id: int, after: RatedMatch | None = None) -> RatedPast:
        past = await self._store.rated_past(guild_id, after)
        self.matches.append(len(past.matches))
        return past


async def test_only_what_is_new_is_read(store: SqliteStore) -> None:
    await all_win(store, ANNA, BEN, 7)
    reads = Reads(store)
    ratings = Ratings(reads)
    await ratings.of(GUILD, None)
    await ratings.of(GUILD, "kuckuck")
    await played(store, [BEN], [ANNA], at=later(days=2))
    await ratings.of(GUILD, None)
    assert reads.matches == [7, 0, 1]


def test_by_rating_only_those_are_listed_whose_figure_is_shown_and_equal_ones_share_a_place() -> None:
    leaders = [LeaderRow(place, user, 1, 9) for place, user in enumerate([ANNA, BEN, CORA, DORA], 1)]
    listed = by_rating(leaders, {BEN: 1200, CORA: 1200, DORA: 1100})
    assert [(one.place, one.user_id) for one in listed] == [(1, BEN), (1, CORA), (3, DORA)]


async def test_a_server_that_was_not_asked_for_in_a_long_time_is_computed_anew(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tables.ratings.KEPT_SERVERS", 1)
    await all_win(store, ANNA, BEN, 6)
    await all_win(store, BEN, ANNA, 6, guild=GUILD + 1)
    reads = Reads(store)
    ratings = Ratings(reads)
    first = await ratings.of(GUILD, None)
    await ratings.of(GUILD + 1, None)
    assert await ratings.of(GUILD, None) == first
    assert reads.matches == [6, 6, 6]
