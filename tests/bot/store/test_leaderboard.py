"""Who leads: rated matches only, by wins, then share, then the smaller user id."""

from __future__ import annotations

from bot.tables.ports import Ending, LeaderRow, ResultRow, Status, Store

from .rows import ANNA, BEN, CORA, DORA, GUILD, NOON, later, played, running


async def test_most_wins_lead_and_the_better_share_decides_between_equal_wins(store: Store) -> None:
    await played(store, [BEN], [ANNA])
    await played(store, [BEN], [CORA])
    await played(store, [CORA], [ANNA])
    await played(store, [ANNA], [])
    assert await store.leaderboard(GUILD) == [
        LeaderRow(1, BEN, 2, 2),
        LeaderRow(2, CORA, 1, 2),
        LeaderRow(3, ANNA, 1, 3),
    ]


async def test_equal_wins_and_share_have_equal_places_and_the_next_place_counts_them(store: Store) -> None:
    await played(store, [CORA, ANNA], [BEN])
    assert await store.leaderboard(GUILD) == [
        LeaderRow(1, ANNA, 1, 1),
        LeaderRow(1, CORA, 1, 1),
        LeaderRow(3, BEN, 0, 1),
    ]


async def test_who_never_won_has_the_same_share_after_one_match_as_after_two(store: Store) -> None:
    await played(store, [ANNA], [BEN, CORA])
    await played(store, [ANNA], [CORA])
    assert [(row.place, row.user_id) for row in await store.leaderboard(GUILD)] == [(1, ANNA), (2, BEN), (2, CORA)]


async def test_equal_shares_of_many_matches_are_equal_to_the_last_digit(store: Store) -> None:
    for _ in range(3):
        await played(store, [ANNA, BEN], [])
    for _ in range(4):
        await played(store, [CORA], [ANNA, BEN])
    assert [row.place for row in await store.leaderboard(GUILD)] == [1, 2, 2]


async def test_matches_that_are_not_rated_do_not_count(store: Store) -> None:
    await played(store, [ANNA], [BEN], rated=False)
    broken = await running(store)
    await store.end_match(broken, Ending(Status.BROKEN_OFF, NOON, "host", (ResultRow(0, ANNA, 1, True, 1),)))
    assert await store.leaderboard(GUILD) == []


async def test_each_game_has_its_own_board_and_all_together_one(store: Store) -> None:
    await played(store, [ANNA], [BEN], game="kuckuck")
    await played(store, [BEN], [ANNA], game="cucumber")
    await played(store, [BEN], [ANNA], game="cucumber")
    assert [row.user_id for row in await store.leaderboard(GUILD, "kuckuck")] == [ANNA, BEN]
    assert await store.leaderboard(GUILD, "cucumber") == [LeaderRow(1, BEN, 2, 2), LeaderRow(2, ANNA, 0, 2)]
    assert await store.leaderboard(GUILD) == [LeaderRow(1, BEN, 2, 3), LeaderRow(2, ANNA, 1, 3)]
    assert await store.leaderboard(GUILD, "kille") == []


async def test_only_matches_that_ended_since_the_moment_count_and_the_moment_itself_does(store: Store) -> None:
    await played(store, [ANNA], [BEN], at=later(microseconds=-1))
    await played(store, [CORA], [DORA], at=NOON)
    assert [row.user_id for row in await store.leaderboard(GUILD, since=NOON)] == [CORA, DORA]
    assert [row.user_id for row in await store.leaderboard(GUILD, "kuckuck", NOON)] == [CORA, DORA]
    assert await store.leaderboard(GUILD, since=later(microseconds=1)) == []


async def test_a_server_sees_its_own_matches_only(store: Store) -> None:
    await played(store, [ANNA], [BEN], guild=GUILD + 1)
    assert await store.leaderboard(GUILD) == []
    assert [row.share for row in await store.leaderboard(GUILD + 1)] == [1.0, 0.0]
