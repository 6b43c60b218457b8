"""A lobby: who sits, which rules are in force, who is the host. Every change is written before it is shown."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta

import pytest

from bot.tables.lobby import Lobby
from bot.tables.ports import SeatRow, Status, StoreFailed
from bot.tables.refused import Refused, Stale

from .hall import ANNA, BEN, CORA, DORA, EMIL, Hall, lobby_row


def sitting(lobby: Lobby) -> list[int | None]:
    assert [seat.seat for seat in lobby.seats] == list(range(len(lobby.seats)))
    return [seat.user_id for seat in lobby.seats]


async def same_in_store(hall: Hall, lobby: Lobby) -> bool:
    return (await hall.stored(lobby.id)).row == lobby.row


async def test_joining_seats_a_player_with_the_id_of_his_joining(hall: Hall) -> None:
    lobby = await hall.lobby(ANNA)
    await lobby.join(BEN, "Ben", "de", 4711)
    assert lobby.seat_of(BEN) == SeatRow(1, BEN, "Ben", "de", "4711")
    assert await same_in_store(hall, lobby)
    assert hall.screen.notes == [("lobby", lobby.id)]


async def test_a_name_that_is_no_text_is_written_with_a_mark_for_what_cannot_be(hall: Hall) -> None:
    lobby = await hall.lobby(ANNA)
    await lobby.join(BEN, "B\ud800en\udfff", "en-US", 1)
    assert [seat.name for seat in lobby.seats][1] == "B?en?"
    assert await same_in_store(hall, lobby)


async def test_a_change_is_written_before_it_is_shown(hall: Hall) -> None:
    lobby = await hall.lobby(ANNA)
    with hall.locked(), pytest.raises(StoreFailed):
        await lobby.join(BEN, "Ben", "de", 1)
    assert sitting(lobby) == [ANNA]
    assert hall.screen.notes == []
    await lobby.join(BEN, "Ben", "de", 1)
    assert sitting(lobby) == [ANNA, BEN]


async def test_joining_again_changes_nothing(hall: Hall) -> None:
    lobby = await hall.lobby(ANNA, BEN)
    before = lobby.row
    hall.clock.move(60)
    await lobby.join(BEN, "Other", "fr", 99)
    assert lobby.row == before


async def test_two_who_join_at_once_get_two_seats_and_the_last_seat_goes_to_one(hall: Hall) -> None:
    lobby = await hall.lobby(ANNA, most_seats=3)
    joins = [lobby.join(user, "Name", "en-US", user) for user in (BEN, CORA, DORA)]
    answers = await asyncio.gather(*joins, return_exceptions=True)
    assert sitting(lobby) == [ANNA, BEN, CORA]
    assert [answer.key for answer in answers if isinstance(answer, Refused)] == ["refused-full"]
    assert await same_in_store(hall, lobby)


async def test_a_human_takes_a_computers_place_at_a_full_table(hall: Hall) -> None:
    lobby = await hall.lobby(ANNA, None, None, most_seats=3)
    await lobby.join(BEN, "Ben", "de", 1)
    assert sitting(lobby) == [ANNA, BEN, None]


async def test_a_human_sits_before_the_computers(hall: Hall) -> None:
    lobby = await hall.lobby(ANNA, None)
    await lobby.join(BEN, "Ben", "de", 1)
    assert sitting(lobby) == [ANNA, BEN, None]


async def test_the_hosts_place_passes_to_who_joined_next(hall: Hall) -> None:
    lobby = await hall.lobby(ANNA, None, BEN, CORA)
    await lobby.leave(ANNA)
    assert (sitting(lobby), lobby.row.host_id) == ([None, BEN, CORA], BEN)
    await lobby.leave(CORA)
    assert lobby.row.host_id == BEN
    assert await same_in_store(hall, lobby)


async def test_a_lobby_without_humans_closes_and_says_so(hall: Hall) -> None:
    lobby = await hall.lobby(ANNA, None)
    await lobby.leave(ANNA)
    assert not lobby.open
    assert (await hall.stored(lobby.id)).row.status is Status.CANCELLED
    assert hall.screen.notes == [("lobby closed", lobby.id, "lobby-closed-empty")]


async def test_who_does_not_sit_cannot_leave(hall: Hall) -> None:
    lobby = await hall.lobby(ANNA)
    with pytest.raises(Refused) as refused:
        await lobby.leave(BEN)
    assert refused.value.key == "refused-not-seated"


async def test_computers_fill_to_five_and_then_come_one_by_one(hall: Hall) -> None:
    lobby = await hall.lobby(ANNA, BEN, most_seats=7)
    sizes = []
    for _ in range(3):
        await lobby.add_computers(ANNA)
        sizes.append(len(lobby.seats))
    assert sizes == [5, 6, 7]
    assert sitting(lobby) == [ANNA, BEN, *[None] * 5]
    with pytest.raises(Refused) as refused:
        await lobby.add_computers(ANNA)
    assert refused.value.key == "refused-full"


async def test_computers_never_fill_a_small_table_beyond_its_seats(hall: Hall) -> None:
    lobby = await hall.lobby(ANNA, most_seats=4)
    await lobby.add_computers(ANNA)
    assert len(lobby.seats) == 4


async def test_the_host_sends_a_player_and_a_computer_away(hall: Hall) -> None:
    lobby = await hall.lobby(ANNA, BEN, None, CORA)
    await lobby.kick(ANNA, 1, BEN)
    assert sitting(lobby) == [ANNA, None, CORA]
    await lobby.kick(ANNA, 1, None)
    assert sitting(lobby) == [ANNA, CORA]
    assert await same_in_store(hall, lobby)


@pytest.mark.parametrize(("seat", "user"), [(1, CORA), (2, BEN), (1, None), (7, None), (-1, None), (-2, BEN)])
async def test_nobody_is_sent_away_in_place_of_another(hall: Hall, seat: int, user: int | None) -> None:
    lobby = await hall.lobby(ANNA, BEN, None)
    before = lobby.row
    with pytest.raises(Stale):
        await lobby.kick(ANNA, seat, user)
    assert lobby.row == before


async def test_the_host_does_not_send_himself_away(hall: Hall) -> None:
    lobby = await hall.lobby(ANNA, BEN)
    with pytest.raises(Refused) as refused:
        await lobby.kick(ANNA, 0, ANNA)
    assert refused.value.key == "refused-kick-yourself"


async def test_the_host_hands_over_to_somebody_who_sits(hall: Hall) -> None:
    lobby = await hall.lobby(ANNA, BEN)
    with pytest.raises(Stale):
        await lobby.hand_over(ANNA, CORA)
    await lobby.hand_over(ANNA, BEN)
    assert lobby.row.host_id == BEN
    with pytest.raises(Refused):
        await lobby.hand_over(ANNA, ANNA)
    assert await same_in_store(hall, lobby)


HOSTS_OWN: dict[str, Callable[[Lobby], Awaitable[None]]] = {
    "kick": lambda lobby: lobby.kick(BEN, 2, CORA),
    "hand over": lambda lobby: lobby.hand_over(BEN, BEN),
    "add computers": lambda lobby: lobby.add_computers(BEN),
    "choose rules": lambda lobby: lobby.choose_rules(BEN, {"lives": 5}),
    "choose pace": lambda lobby: lobby.choose_pace(BEN, "fast"),
    "cancel": lambda lobby: lobby.cancel(BEN),
}


@pytest.mark.parametrize("what", HOSTS_OWN)
async def test_what_is_the_hosts_is_refused_to_others_who_are_told_who_he_is(hall: Hall, what: str) -> None:
    lobby = await hall.lobby(ANNA, BEN, CORA)
    before = lobby.row
    with pytest.raises(Refused) as refused:
        await HOSTS_OWN[what](lobby)
    assert (refused.value.key, refused.value.values) == ("refused-only-host", {"host": ANNA})
    assert lobby.row == before


async def test_the_host_or_a_moderator_cancels_and_the_lobby_says_so(hall: Hall) -> None:
    for user, moderator in ((ANNA, False), (EMIL, True)):
        lobby = await hall.lobby(ANNA, BEN)
        await lobby.cancel(user, moderator=moderator)
        assert (await hall.stored(lobby.id)).row.status is Status.CANCELLED
        assert hall.screen.notes[-1] == ("lobby closed", lobby.id, "lobby-closed-by-host")


async def test_nothing_can_be_done_in_a_lobby_that_is_closed(hall: Hall) -> None:
    lobby = await hall.lobby(ANNA, BEN)
    await lobby.cancel(ANNA)
    before, shown = lobby.row, list(hall.screen.notes)
    for work in (
        lobby.join(CORA, "Cora", "de", 1),
        lobby.leave(BEN),
        lobby.add_computers(ANNA),
        lobby.choose_pace(ANNA, "fast"),
        lobby.choose_lucky(ANNA, "7"),
        lobby.cancel(ANNA),
    ):
        with pytest.raises(Stale):
            await work
    await lobby.posted(5)
    assert (lobby.row, hall.screen.notes, lobby.next_due()) == (before, shown, None)


async def test_house_rules_keep_only_what_differs_from_the_defaults(hall: Hall) -> None:
    lobby = await hall.lobby(ANNA, BEN)
    await lobby.choose_rules(ANNA, {"lives": 5, "king_blocks": True}, "five-lives")
    assert (dict(lobby.row.rules), lobby.row.preset) == ({"lives": 5}, "five-lives")
    await lobby.choose_rules(ANNA, {})
    assert (dict(lobby.row.rules), lobby.row.preset) == ({}, "")
    assert await same_in_store(hall, lobby)


@pytest.mark.parametrize("rules", [{"lives": 0}, {"lives": 10}, {"lives": "3"}, {"no_such_rule": True}])
async def test_impossible_rules_are_refused(hall: Hall, rules: dict[str, object]) -> None:
    lobby = await hall.lobby(ANNA, BEN)
    before = lobby.row
    with pytest.raises(Stale):
        await lobby.choose_rules(ANNA, rules)
    assert lobby.row == before


async def test_rules_that_so_many_cannot_play_are_refused(hall: Hall) -> None:
    crowd = [1000 + number for number in range(21)]
    lobby = await hall.lobby(*crowd, most_seats=25)
    with pytest.raises(Refused) as refused:
        await lobby.choose_rules(crowd[0], {"lives": 1})
    assert (refused.value.key, refused.value.values) == ("refused-too-many-for-rules", {"seats": 21})
    with pytest.raises(Refused) as refused:
        lobby.ready(crowd[0])
    assert refused.value.key == "refused-too-many-for-rules"


async def test_a_table_of_too_few_may_choose_rules_but_not_start(hall: Hall) -> None:
    lobby = await hall.lobby(ANNA)
    await lobby.choose_rules(ANNA, {"lives": 1})
    assert lobby.missing == 2
    with pytest.raises(Refused) as refused:
        lobby.ready(ANNA)
    assert (refused.value.key, refused.value.values) == ("refused-too-few", {"missing": 2, "least": 3})


async def test_there_are_three_paces_and_no_other(hall: Hall) -> None:
    lobby = await hall.lobby(ANNA)
    for pace in ("fast", "slow", "normal"):
        await lobby.choose_pace(ANNA, pace)
        assert lobby.row.pace == pace
    with pytest.raises(Stale):
        await lobby.choose_pace(ANNA, "warp")
    assert await same_in_store(hall, lobby)


async def test_a_lucky_number_takes_the_place_of_the_joining_id(hall: Hall) -> None:
    lobby = await hall.lobby(ANNA, None, BEN)
    assert lobby.contributions() == ("7000", "7002")
    await lobby.choose_lucky(BEN, " 13 ")
    assert lobby.contributions() == ("7000", "13")
    with pytest.raises(Refused) as refused:
        await lobby.choose_lucky(BEN, "thirteen")
    assert refused.value.key == "refused-lucky"
    with pytest.raises(Refused) as refused:
        await lobby.choose_lucky(CORA, "13")
    assert refused.value.key == "refused-not-seated"
    assert lobby.contributions() == ("7000", "13")
    assert await same_in_store(hall, lobby)


async def test_a_lobby_closes_itself_fifteen_minutes_after_the_last_click_and_says_so(hall: Hall) -> None:
    lobby = await hall.lobby(ANNA)
    hall.clock.move(600)
    await lobby.join(BEN, "Ben", "de", 1)
    assert lobby.next_due() == hall.clock.now() + timedelta(minutes=15)
    hall.clock.move(15 * 60 - 0.001)
    await lobby.due()
    assert lobby.open
    hall.clock.move(0.001)
    await lobby.due()
    assert not lobby.open
    assert (await hall.stored(lobby.id)).row.status is Status.CANCELLED
    assert hall.screen.notes[-1] == ("lobby closed", lobby.id, "lobby-closed-by-time")


async def test_posting_the_lobby_is_no_click(hall: Hall) -> None:
    lobby = await hall.lobby(ANNA)
    due = lobby.next_due()
    hall.clock.move(60)
    await lobby.posted(77)
    assert (lobby.next_due(), lobby.row.lobby_id) == (due, 77)
    assert await same_in_store(hall, lobby)


async def test_in_a_rematch_everybody_sits_where_he_sat(hall: Hall) -> None:
    lobby = await hall.lobby(None, host_id=CORA)
    lobby.sit_as_in(lobby_row(ANNA, None, BEN, CORA))
    for user in (CORA, DORA, BEN, ANNA):
        await lobby.join(user, "Name", "de", user)
    assert sitting(lobby) == [ANNA, None, BEN, CORA, DORA]


async def test_whatever_is_written_about_a_lobby_its_secret_is_not(hall: Hall) -> None:
    lobby = await hall.lobby(ANNA, BEN)
    public = {
        name: value
        for name in ("commitment", "rules", "preset", "contributions", "seats", "ended")
        if (value := getattr(lobby.row, name)) is not None
    }
    assert lobby.row.secret not in repr(public)
    assert lobby.row.secret not in repr(lobby.row)
