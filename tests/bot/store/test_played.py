"""What the store tells of matches that are over: streaks, a player's matches, and what ratings follow from."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.tables.played import PlayedRow, RatedMatch
from bot.tables.ports import Ending, ResultRow, Status, Store

from .rows import ANNA, BEN, CORA, DORA, GUILD, NOON, later, played, running, seats

# Streaks


async def test_a_streak_is_the_newest_wins_in_a_row_and_ends_with_a_lost_match(store: Store) -> None:
    await played(store, [ANNA], [BEN], at=later(hours=1))
    await played(store, [BEN], [ANNA], at=later(hours=2))
    await played(store, [ANNA], [BEN], at=later(hours=3))
    await played(store, [ANNA, CORA], [BEN], at=later(hours=4))
    assert await store.streaks(GUILD, [ANNA, BEN, CORA]) == {ANNA: 2, BEN: 0, CORA: 1}


async def test_a_streak_follows_the_ends_of_the_matches_not_their_numbers(store: Store) -> None:
    await played(store, [BEN], [ANNA], at=later(hours=2))
    await played(store, [ANNA], [BEN], at=later(hours=1))
    assert await store.streaks(GUILD, [ANNA, BEN]) == {ANNA: 0, BEN: 1}


async def test_of_matches_that_ended_in_the_same_moment_the_later_number_is_the_newer(store: Store) -> None:
    await played(store, [BEN], [ANNA])
    await played(store, [ANNA], [BEN])
    assert await store.streaks(GUILD, [ANNA, BEN]) == {ANNA: 1, BEN: 0}


async def test_streaks_count_what_the_board_counts_and_only_who_is_asked_for(store: Store) -> None:
    await played(store, [ANNA], [BEN], at=later(hours=1))
    await played(store, [BEN], [ANNA], at=later(hours=2), game="kille")
    await played(store, [BEN], [ANNA], at=later(hours=3), rated=False)
    await played(store, [BEN], [ANNA], at=later(hours=4), guild=GUILD + 1)
    assert await store.streaks(GUILD, [ANNA, DORA], "kuckuck") == {ANNA: 1}
    assert await store.streaks(GUILD, [ANNA]) == {ANNA: 0}
    assert await store.streaks(GUILD, [ANNA, BEN], None, later(hours=2)) == {ANNA: 0, BEN: 1}
    assert await store.streaks(GUILD, []) == {}


# A player's matches


async def test_a_players_matches_come_newest_first_with_practice_and_without_other_servers(store: Store) -> None:
    first = await played(store, [BEN], [ANNA, CORA], at=later(hours=1))
    second = await played(store, [ANNA], [], at=later(hours=3), game="kille", rated=False)
    await played(store, [ANNA], [BEN], guild=GUILD + 1)
    await played(store, [CORA], [BEN])
    assert await store.played_by(GUILD, ANNA) == [
        PlayedRow(second, "kille", later(hours=3), place=1, seats=1, won=True, rated=False),
        PlayedRow(first, "kuckuck", later(hours=1), place=2, seats=3, won=False, rated=True),
    ]
    assert await store.played_by(GUILD, DORA) == []


async def test_the_places_of_a_match_are_among_all_its_seats_computers_too(store: Store) -> None:
    match_id = await running(store, seats=seats(ANNA, None, None, BEN))
    results = (ResultRow(0, ANNA, 3, False, 0), ResultRow(3, BEN, 1, True, 2))
    await store.end_match(match_id, Ending(Status.FINISHED, NOON, results=results, rated=True))
    (row,) = await store.played_by(GUILD, ANNA)
    assert (row.place, row.seats) == (3, 4)


async def host_ended(store: Store) -> int:
    """A match of Anna, Ben, Cora and a computer that Anna, its host, broke off."""
    match_id = await running(store, seats=seats(ANNA, BEN, None, CORA))
    results = (ResultRow(0, ANNA, 4, False, 1),)
    await store.end_match(match_id, Ending(Status.BROKEN_OFF, later(hours=5), "host", results, rated=True))
    return match_id


async def test_a_match_that_its_host_ended_is_his_alone(store: Store) -> None:
    match_id = await host_ended(store)
    expected = PlayedRow(match_id, "kuckuck", later(hours=5), 4, 4, won=False, rated=True, broken_off=True)
    assert await store.played_by(GUILD, ANNA) == [expected]
    assert await store.played_by(GUILD, BEN) == []


# The past from which ratings follow


async def test_the_rated_past_comes_in_the_order_in_which_matches_ended(store: Store) -> None:
    late = await played(store, [ANNA], [BEN], at=later(hours=2))
    early = await played(store, [CORA, BEN], [ANNA], at=later(hours=1), game="kille")
    same = await played(store, [BEN], [CORA], at=later(hours=2))
    await played(store, [ANNA], [BEN], rated=False)
    await played(store, [ANNA], [BEN], guild=GUILD + 1)
    past = await store.rated_past(GUILD)
    assert past.total == 3
    assert past.matches == (
        RatedMatch(early, "kille", later(hours=1), ((CORA, 1), (BEN, 1), (ANNA, 3))),
        RatedMatch(late, "kuckuck", later(hours=2), ((ANNA, 1), (BEN, 2))),
        RatedMatch(same, "kuckuck", later(hours=2), ((BEN, 1), (CORA, 2))),
    )


async def test_the_rated_past_goes_on_after_the_last_match_seen_and_counts_all(store: Store) -> None:
    for hours in (1, 2, 3):
        await played(store, [ANNA], [BEN], at=later(hours=hours))
    whole = await store.rated_past(GUILD)
    rest = await store.rated_past(GUILD, whole.matches[1])
    assert (rest.total, rest.matches) == (3, whole.matches[2:])
    assert (await store.rated_past(GUILD, whole.matches[2])).matches == ()
    assert (await store.rated_past(GUILD + 1)).matches == ()


async def test_a_host_who_ended_his_match_is_behind_the_others_for_whom_it_does_not_count(store: Store) -> None:
    match_id = await host_ended(store)
    (match,) = (await store.rated_past(GUILD)).matches
    assert match == RatedMatch(match_id, "kuckuck", later(hours=5), ((ANNA, 4),), (BEN, CORA))


async def test_new_results_change_nothing_that_is_past(store: Store) -> None:
    await played(store, [ANNA], [BEN])
    before = (await store.rated_past(GUILD)).changes
    await played(store, [ANNA], [BEN])
    assert (await store.rated_past(GUILD)).changes == before


async def test_whoever_changes_or_removes_results_is_noticed_each_time(store: Store, path: Path) -> None:
    match_id = await played(store, [ANNA], [BEN])
    seen = [(await store.rated_past(GUILD)).changes]
    for change in ("UPDATE results SET place = 2 WHERE seat = 0", "DELETE FROM results WHERE seat = 0"):
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute(change)
        seen.append((await store.rated_past(GUILD)).changes)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("PRAGMA foreign_keys = ON")
        other.execute("DELETE FROM matches WHERE id = ?", [match_id])
    seen.append((await store.rated_past(GUILD)).changes)
    assert sorted(set(seen)) == seen
