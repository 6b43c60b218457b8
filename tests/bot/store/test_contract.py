"""What every store promises (bot.tables.ports.Store), whatever stands behind it."""

from __future__ import annotations

import asyncio
from dataclasses import MISSING, fields, replace
from datetime import datetime, timedelta, timezone

import pytest

from bot.tables.ports import (
    FORGOTTEN,
    Ending,
    GuildSettings,
    MatchRow,
    MovedBy,
    ResultRow,
    SeatRow,
    Status,
    StepTaken,
    StillSeated,
    Store,
    StoredMatch,
    StoreFailed,
)

from .rows import ANNA, BEN, CORA, DORA, GUILD, NOON, later, lobby, played, running, seats

FULL = lobby(
    rules={"lives": 3, "nobody_first": True, "variant": "hidden", "card": "Ж♥"},
    preset="long",
    most_seats=11,
    pace="slow",
    lobby_id=1_300_000_000_000_000_008,
    board_id=1_300_000_000_000_000_009,
    board_posted=later(seconds=1),
    dealer=2,
    contributions=("123456789012345678", "7"),
    started=later(minutes=2),
    finished=later(minutes=7),
    ended="host",
    again=41,
    seats=(
        SeatRow(0, ANNA, "Änna 🐦", "de", "1399999999999999999", "42", away=True, left=False, late=2),
        SeatRow(1, None, "Computer", "fr"),
        SeatRow(3, BEN, 'B"en\\', "en-GB", "5", None, left=True),
    ),
    status=Status.RUNNING,
)


def test_the_full_row_leaves_no_field_at_its_default() -> None:
    usual = lobby()
    always = {field.name for field in fields(MatchRow) if field.default is MISSING}
    same = {field.name for field in fields(MatchRow) if getattr(FULL, field.name) == getattr(usual, field.name)}
    assert same <= always


@pytest.mark.parametrize("row", [lobby(), FULL, lobby(seats=())], ids=["lobby", "full", "no seats"])
async def test_a_match_comes_back_equal_to_what_was_written(store: Store, row: MatchRow) -> None:
    match_id = await store.add_match(row)
    assert await store.match(match_id) == StoredMatch(replace(row, id=match_id))


async def test_a_match_that_was_never_added_is_none(store: Store) -> None:
    assert await store.match(1) is None


async def test_a_moment_of_another_time_zone_comes_back_as_the_same_moment(store: Store) -> None:
    moment = datetime(2026, 7, 1, 1, 2, 3, 999999, tzinfo=timezone(timedelta(hours=5, minutes=45)))
    match_id = await store.add_match(lobby(clicked=moment))
    found = await store.match(match_id)
    assert found is not None
    assert found.row.clicked == moment
    assert found.row.clicked.utcoffset() == timedelta(0)


async def test_a_moment_without_a_time_zone_is_refused_and_nothing_is_written(store: Store) -> None:
    with pytest.raises(ValueError, match="time zone"):
        await store.add_match(lobby(opened=NOON.replace(tzinfo=None)))
    assert await store.unfinished() == []


async def test_every_match_has_an_id_of_its_own(store: Store) -> None:
    ids = await asyncio.gather(*(store.add_match(lobby()) for _ in range(20)))
    assert len(set(ids)) == 20


async def test_saving_a_match_replaces_the_row_and_its_seats(store: Store) -> None:
    match_id = await store.add_match(lobby())
    changed = replace(FULL, id=match_id)
    await store.save_match(changed)
    assert await store.match(match_id) == StoredMatch(changed)


async def test_saving_one_match_leaves_the_others_alone(store: Store) -> None:
    first, second = await store.add_match(lobby()), await store.add_match(lobby(channel_id=8))
    await store.save_match(replace(FULL, id=first))
    assert await store.match(second) == StoredMatch(lobby(id=second, channel_id=8))


async def test_saving_a_match_that_was_never_added_is_refused(store: Store) -> None:
    with pytest.raises(StoreFailed):
        await store.save_match(lobby(id=5))
    assert await store.match(5) is None


async def test_saving_seats_replaces_them_and_nothing_else(store: Store) -> None:
    match_id = await running(store)
    await store.add_move(match_id, 0, 0, "swap", MovedBy.PLAYER)
    before = await store.match(match_id)
    assert before is not None
    await store.save_seats(match_id, seats(CORA, None, ANNA))
    after = await store.match(match_id)
    assert after == replace(before, row=replace(before.row, seats=seats(CORA, None, ANNA)))


async def test_saving_seats_of_a_match_that_was_never_added_is_refused(store: Store) -> None:
    with pytest.raises(StoreFailed):
        await store.save_seats(5, seats(ANNA))


async def test_moves_come_back_in_the_order_of_their_steps(store: Store) -> None:
    match_id = await running(store)
    moves = [(step % 3, f"card-{step}") for step in range(12)]
    for step, (seat, key) in enumerate(moves):
        await store.add_move(match_id, step, seat, key, MovedBy.COMPUTER)
    found = await store.match(match_id)
    assert found is not None
    assert list(found.moves) == moves


async def test_a_move_writes_the_seats_it_implies(store: Store) -> None:
    match_id = await running(store)
    implied = (replace(seats(ANNA)[0], away=True, late=2), SeatRow(1, BEN, "Ben"))
    await store.add_move(match_id, 0, 0, "stand", MovedBy.TIME, seats=implied)
    found = await store.match(match_id)
    assert found is not None
    assert (found.moves, found.row.seats) == (((0, "stand"),), implied)


async def test_a_second_move_of_the_same_step_changes_nothing(store: Store) -> None:
    match_id = await running(store)
    await store.add_move(match_id, 0, 0, "stand", MovedBy.PLAYER)
    before = await store.match(match_id)
    with pytest.raises(StepTaken):
        await store.add_move(match_id, 0, 1, "swap", MovedBy.TIME, seats=seats(CORA))
    assert await store.match(match_id) == before


async def test_of_many_clicks_on_one_step_exactly_one_is_written(store: Store) -> None:
    match_id = await running(store)
    clicks = [store.add_move(match_id, 0, seat, "swap", MovedBy.PLAYER) for seat in range(10)]
    answers = await asyncio.gather(*clicks, return_exceptions=True)
    assert [type(answer) for answer in answers if answer is not None] == [StepTaken] * 9
    (winner,) = [seat for seat, answer in enumerate(answers) if answer is None]
    found = await store.match(match_id)
    assert found is not None
    assert found.moves == ((winner, "swap"),)


async def test_the_same_step_of_two_matches_is_two_moves(store: Store) -> None:
    first, second = await running(store), await running(store)
    await store.add_move(first, 0, 0, "swap", MovedBy.PLAYER)
    await store.add_move(second, 0, 0, "stand", MovedBy.PLAYER)
    assert [match.moves for match in await store.unfinished()] == [((0, "swap"),), ((0, "stand"),)]


async def test_a_doubled_last_click_is_a_taken_step_although_the_match_is_over(store: Store) -> None:
    match_id = await played(store, [ANNA], [BEN])
    with pytest.raises(StepTaken):
        await store.add_move(match_id, 0, 0, "stand", MovedBy.PLAYER)


@pytest.mark.parametrize("step", [1, 7, -1])
async def test_a_move_that_does_not_follow_the_last_one_is_refused(store: Store, step: int) -> None:
    match_id = await running(store)
    with pytest.raises(StoreFailed):
        await store.add_move(match_id, step, 0, "swap", MovedBy.PLAYER, seats=seats(CORA))
    assert await store.match(match_id) == StoredMatch(lobby(id=match_id, status=Status.RUNNING, started=NOON))


@pytest.mark.parametrize("status", [Status.OPEN, Status.FINISHED, Status.BROKEN_OFF, Status.CANCELLED])
async def test_a_move_of_a_match_that_is_not_running_is_refused(store: Store, status: Status) -> None:
    match_id = await store.add_match(lobby(status=status))
    with pytest.raises(StoreFailed):
        await store.add_move(match_id, 0, 0, "swap", MovedBy.PLAYER)
    found = await store.match(match_id)
    assert found is not None
    assert found.moves == ()


async def test_a_move_of_a_match_that_was_never_added_is_refused(store: Store) -> None:
    with pytest.raises(StoreFailed):
        await store.add_move(5, 0, 0, "swap", MovedBy.PLAYER)


async def test_the_end_is_written_with_its_results(store: Store) -> None:
    match_id = await running(store)
    results = (ResultRow(0, ANNA, 1, True, 2), ResultRow(1, BEN, 2, False, -3))
    ending = Ending(Status.FINISHED, later(minutes=9), results=results, rated=True)
    await store.add_move(match_id, 0, 1, "stand", MovedBy.PLAYER)
    await store.end_match(match_id, ending)
    found = await store.match(match_id)
    assert found is not None
    assert (found.row.status, found.row.finished, found.row.ended) == (Status.FINISHED, later(minutes=9), None)
    assert found.moves == ((1, "stand"),)
    assert await store.results(match_id) == list(results)


async def test_a_match_can_be_broken_off(store: Store) -> None:
    match_id = await running(store)
    await store.end_match(match_id, Ending(Status.BROKEN_OFF, NOON, ended="moderator"))
    found = await store.match(match_id)
    assert found is not None
    assert (found.row.status, found.row.finished, found.row.ended) == (Status.BROKEN_OFF, NOON, "moderator")


async def test_ending_a_match_again_changes_nothing(store: Store) -> None:
    match_id = await played(store, [ANNA], [BEN])
    before, results = await store.match(match_id), await store.results(match_id)
    again = Ending(Status.BROKEN_OFF, later(days=1), "host", (ResultRow(5, CORA, 1, True, 9),))
    await store.end_match(match_id, again)
    assert (await store.match(match_id), await store.results(match_id)) == (before, results)


async def test_ending_a_match_that_was_never_added_is_refused(store: Store) -> None:
    with pytest.raises(StoreFailed):
        await store.end_match(5, Ending(Status.CANCELLED, NOON))


@pytest.mark.parametrize("status", [Status.OPEN, Status.RUNNING])
async def test_a_match_cannot_end_as_something_that_is_not_over(store: Store, status: Status) -> None:
    match_id = await running(store)
    with pytest.raises(ValueError, match=status):
        await store.end_match(match_id, Ending(status, NOON))


async def test_a_late_write_never_opens_a_match_again_that_is_over(store: Store) -> None:
    match_id = await played(store, [ANNA], [BEN])
    before = await store.match(match_id)
    with pytest.raises(StoreFailed):
        await store.save_match(lobby(id=match_id, status=Status.RUNNING))
    assert await store.match(match_id) == before
    assert await store.unfinished() == []


@pytest.mark.parametrize("way", ["end", "save", "seats"])
async def test_no_display_name_outlives_its_match(store: Store, way: str) -> None:
    match_id = await running(store)
    ending = Ending(Status.FINISHED, NOON)
    if way == "save":
        await store.save_match(lobby(id=match_id, status=Status.FINISHED))
    else:
        await store.end_match(match_id, ending)
    if way == "seats":
        await store.save_seats(match_id, seats(ANNA, CORA))
    found = await store.match(match_id)
    assert found is not None
    assert [seat.name for seat in found.row.seats] == ["", ""]


async def test_seats_that_are_saved_after_the_end_lose_their_names(store: Store) -> None:
    match_id = await played(store, [ANNA], [BEN])
    await store.save_seats(match_id, seats(ANNA, CORA))
    found = await store.match(match_id)
    assert found is not None
    assert [(seat.user_id, seat.name) for seat in found.row.seats] == [(ANNA, ""), (CORA, "")]


async def test_a_start_up_brings_back_lobbies_and_running_matches_oldest_first(store: Store) -> None:
    open_one = await store.add_match(lobby(opened=later(hours=1)))
    await played(store, [ANNA], [BEN])
    running_one = await running(store)
    cancelled = await store.add_match(lobby())
    await store.end_match(cancelled, Ending(Status.CANCELLED, NOON))
    await store.add_move(running_one, 0, 1, "swap", MovedBy.PLAYER)
    assert await store.unfinished() == [
        StoredMatch(lobby(id=open_one, opened=later(hours=1))),
        StoredMatch(lobby(id=running_one, status=Status.RUNNING, started=NOON), ((1, "swap"),)),
    ]


async def test_results_come_by_seat(store: Store) -> None:
    match_id = await running(store)
    results = (ResultRow(2, CORA, 2, False, 0), ResultRow(0, ANNA, 1, True, 1))
    await store.end_match(match_id, Ending(Status.FINISHED, NOON, results=results))
    assert await store.results(match_id) == [results[1], results[0]]
    assert await store.results(match_id + 1) == []


async def test_the_history_of_a_guild_is_newest_first_and_without_cancelled_lobbies(store: Store) -> None:
    old = await played(store, [ANNA], [BEN], at=later(hours=1))
    new = await running(store)
    await store.end_match(new, Ending(Status.BROKEN_OFF, later(hours=3), "host"))
    middle = await played(store, [ANNA], [BEN], at=later(hours=2))
    cancelled = await store.add_match(lobby())
    await store.end_match(cancelled, Ending(Status.CANCELLED, later(hours=4)))
    await played(store, [ANNA], [BEN], guild=GUILD + 1)
    await running(store)
    assert [row.id for row in await store.history(GUILD)] == [new, middle, old]
    assert [row.id for row in await store.history(GUILD, limit=2)] == [new, middle]
    assert [seat.user_id for seat in (await store.history(GUILD, limit=1))[0].seats] == [ANNA, BEN]
    assert [row.id for row in await store.history(GUILD, limit=2, skip=1)] == [middle, old]
    assert [row.id for row in await store.history(GUILD, user_id=ANNA)] == [new, middle, old]
    assert await store.history(GUILD, user_id=DORA) == []


async def test_who_is_forgotten_leaves_results_preferences_and_seats_of_his_matches(store: Store) -> None:
    match_id = await played(store, [ANNA], [BEN])
    await store.set_locale(ANNA, "de")
    await store.set_locale(BEN, "de")
    await store.forget(ANNA)
    stored = await store.match(match_id)
    assert stored is not None
    assert [seat.user_id for seat in stored.row.seats] == [FORGOTTEN, BEN]
    assert (stored.row.host_id, stored.moves) == (FORGOTTEN, ((0, "stand"),))
    assert [result.user_id for result in await store.results(match_id)] == [BEN]
    assert [leader.user_id for leader in await store.leaderboard(GUILD)] == [BEN]
    assert (await store.locale(ANNA), await store.locale(BEN)) == (None, "de")


async def test_who_sits_at_a_table_is_not_forgotten(store: Store) -> None:
    old = await played(store, [ANNA], [BEN])
    await store.add_match(lobby())
    with pytest.raises(StillSeated):
        await store.forget(ANNA)
    stored = await store.match(old)
    assert stored is not None
    assert [seat.user_id for seat in stored.row.seats] == [ANNA, BEN]


async def test_a_server_without_settings_has_the_defaults(store: Store) -> None:
    assert await store.guild_settings(GUILD) == GuildSettings()


async def test_settings_of_a_server_are_replaced_and_are_its_own(store: Store) -> None:
    other = GuildSettings(locale="sv")
    await store.set_guild_settings(GUILD + 1, other)
    for settings in (GuildSettings("de", 20, 86400, 90, 3, 5, "Europe/Vienna"), GuildSettings(turn_seconds=15)):
        await store.set_guild_settings(GUILD, settings)
        assert await store.guild_settings(GUILD) == settings
    assert await store.guild_settings(GUILD + 1) == other


async def test_a_language_is_kept_changed_and_forgotten(store: Store) -> None:
    assert await store.locale(ANNA) is None
    await store.set_locale(ANNA, "de")
    await store.set_locale(BEN, "fr")
    await store.set_locale(ANNA, "it")
    assert (await store.locale(ANNA), await store.locale(BEN)) == ("it", "fr")
    await store.set_locale(ANNA, None)
    assert (await store.locale(ANNA), await store.locale(BEN)) == (None, "fr")


async def test_notes_are_kept_and_replaced(store: Store) -> None:
    assert await store.meta("commands") is None
    await store.set_meta("commands", "abc")
    await store.set_meta("commands", "def")
    assert await store.meta("commands") == "def"
