"""Sending players away, voting, and the host's place: only for who may, only against who keeps the others waiting."""

from __future__ import annotations

import pytest

from bot.tables.ports import LeaderRow, Status
from bot.tables.refused import Refused, Stale
from bot.tables.votes import votes_needed

from .hall import ANNA, BEN, CORA, DORA, EMIL, GUILD, Hall, asked, mover, sights
from .test_absence import made_away, until_asked

FIVE = (ANNA, BEN, CORA, DORA, EMIL)


def seat_of(user: int) -> int:
    return FIVE.index(user)


# Kicking


async def test_a_kicked_seat_is_a_computers_for_good_and_keeps_its_cards_and_lives(hall: Hall) -> None:
    session = await hall.session(ANNA, BEN, CORA, rules={"lives": 9})
    before = sights(session)
    await session.kick(ANNA, 1, BEN)
    assert sights(session) == before
    assert (session.seats[1].left, session.seat_of(BEN), session.host_id) == (True, None, ANNA)
    assert [one.key for one in session.news] == ["news-kicked"]
    await session.come_back(BEN)
    with pytest.raises(Refused):
        await session.act(BEN, 1, session.match.step, "stand", at=hall.clock.now())
    assert (await hall.stored(session.id)).row == session.row
    await until_asked(hall, session, CORA)
    assert {by for _, seat, _, by in hall.written() if seat == 1} <= {"computer"}


async def test_kicking_who_is_asked_leaves_the_turn_where_it_is(hall: Hall) -> None:
    session = await hall.session(ANNA, BEN, CORA)
    await until_asked(hall, session, BEN)
    ask = asked(session)
    await session.kick(ANNA, 1, BEN)
    assert asked(session) == ask
    assert session.deadline is None
    await hall.wait(session)
    assert hall.written()[-1][1::2] == (1, "computer")


@pytest.mark.parametrize("user", [BEN, DORA])
async def test_only_the_host_or_a_moderator_kicks(hall: Hall, user: int) -> None:
    session = await hall.session(ANNA, BEN, CORA)
    with pytest.raises(Refused, match="refused-only-host"):
        await session.kick(user, 2, CORA)
    assert not session.seats[2].left
    await session.kick(user, 2, CORA, moderator=True)
    assert session.seats[2].left


async def test_nobody_kicks_himself_a_computer_or_somebody_who_is_not_there_any_more(hall: Hall) -> None:
    session = await hall.session(ANNA, BEN, None)
    with pytest.raises(Refused, match="refused-kick-yourself"):
        await session.kick(ANNA, 0, ANNA)
    for seat, user in ((2, 0), (1, CORA), (7, BEN), (-1, BEN)):
        with pytest.raises(Stale):
            await session.kick(ANNA, seat, user)
    await session.leave(BEN)
    with pytest.raises(Stale):
        await session.kick(ANNA, 1, BEN)


async def test_a_match_ends_when_its_last_player_is_kicked(hall: Hall) -> None:
    session = await hall.session(ANNA, None, None)
    await session.kick(DORA, 0, ANNA, moderator=True)
    assert (session.row.status, session.row.ended) == (Status.BROKEN_OFF, "gone")
    with pytest.raises(Stale):
        await session.kick(DORA, 0, ANNA, moderator=True)


# The host


async def test_while_the_host_is_away_the_next_player_is_host_and_he_is_again_when_he_is_back(hall: Hall) -> None:
    session = await made_away(hall)
    assert (session.row.host_id, session.host_id) == (ANNA, BEN)
    with pytest.raises(Refused):
        await session.kick(ANNA, 2, CORA)
    await session.come_back(ANNA)
    assert session.host_id == ANNA


async def test_when_the_host_has_left_the_next_player_who_holds_his_seat_is_host(hall: Hall) -> None:
    session = await hall.session(None, CORA, None, ANNA, BEN, host_id=ANNA)
    await session.leave(ANNA)
    assert session.host_id == BEN
    await session.leave(BEN)
    assert session.host_id == CORA
    assert (await hall.brought_back(session.id)).host_id == CORA, "also after a restart"


async def test_a_host_who_ends_the_match_has_left_it_and_it_counts_for_nobody_else(hall: Hall) -> None:
    session = await hall.session(ANNA, BEN, CORA)
    with pytest.raises(Refused):
        await session.end_by_host(BEN)
    await session.end_by_host(ANNA)
    assert (session.row.status, session.row.ended) == (Status.BROKEN_OFF, "host")
    (result,) = await hall.store.results(session.id)
    assert (result.user_id, result.place, result.won) == (ANNA, 3, False)
    assert await hall.store.leaderboard(GUILD) == [LeaderRow(1, ANNA, wins=0, matches=1)]
    with pytest.raises(Stale):
        await session.end_by_host(ANNA)


@pytest.mark.parametrize("others", [(None, None), (BEN, None)])
async def test_a_host_alone_with_computers_ends_it_for_nobody(hall: Hall, others: tuple[int | None, ...]) -> None:
    session = await hall.session(ANNA, *others)
    if BEN in others:
        await session.leave(BEN)
    await session.end_by_host(ANNA)
    assert await hall.store.results(session.id) == []
    assert await hall.store.leaderboard(GUILD) == []


async def test_a_moderators_end_counts_for_nobody(hall: Hall) -> None:
    session = await hall.session(ANNA, BEN, CORA)
    await session.break_off("moderator")
    assert await hall.store.leaderboard(GUILD) == []


# Votes


def test_more_than_half_of_the_others_and_two_at_least_must_agree() -> None:
    assert [votes_needed(others) for others in range(8)] == [2, 2, 2, 2, 3, 3, 4, 4]


async def test_enough_votes_hand_the_seat_that_owes_a_move_to_a_computer(hall: Hall) -> None:
    session = await hall.session(*FIVE)
    await until_asked(hall, session, BEN)
    step, before = session.match.step, sights(session)
    for voter, votes in ((ANNA, 1), (ANNA, 1), (CORA, 2)):
        count = await session.vote(voter, 1, BEN, step)
        assert (count.votes, count.needed, count.carried) == (votes, 3, False)
        assert not session.seats[1].left
    assert (await session.vote(EMIL, 1, None)).carried
    assert (session.seats[1].left, session.match.step, sights(session)) == (True, step, before)
    assert [one.key for one in session.news] == ["news-voted-out"]
    assert session.votes.seats == []
    await hall.wait(session)
    assert hall.written()[-1][1::2] == (1, "computer")


async def test_votes_go_with_the_move_they_were_about(hall: Hall) -> None:
    session = await hall.session(*FIVE, rules={"lives": 9})
    await until_asked(hall, session, BEN)
    await session.vote(ANNA, 1, BEN)
    await session.vote(CORA, 1, BEN)
    step = session.match.step
    await hall.click(session, "stand")
    assert session.votes.seats == []
    with pytest.raises(Stale):
        await session.vote(DORA, 1, BEN, step)
    with pytest.raises(Refused, match="refused-vote-not-waiting"):
        await session.vote(DORA, 1, BEN)
    await until_asked(hall, session, BEN)
    assert (await session.vote(DORA, 1, BEN)).votes == 1


async def test_who_is_away_may_be_voted_out_until_he_is_back(hall: Hall) -> None:
    session = await made_away(hall)
    await until_asked(hall, session, CORA)
    assert (await session.vote(BEN, 0, ANNA)).votes == 1
    await session.come_back(ANNA)
    with pytest.raises(Refused, match="refused-vote-not-waiting"):
        await session.vote(CORA, 0, ANNA)
    assert not session.seats[0].left


async def test_an_away_seat_is_handed_over_by_two_votes(hall: Hall) -> None:
    session = await made_away(hall)
    await session.vote(BEN, 0, ANNA)
    assert (await session.vote(CORA, 0, ANNA)).carried
    assert session.seat_of(ANNA) is None
    assert session.host_id == BEN


async def test_nobody_votes_who_is_not_present_at_the_table_or_about_himself(hall: Hall) -> None:
    session = await hall.session(*FIVE[:4], None)
    await until_asked(hall, session, BEN)
    await session.leave(DORA)
    for user, seat in ((EMIL, 1), (DORA, 1), (BEN, 1)):
        with pytest.raises(Refused):
            await session.vote(user, seat, None)
    for seat in (4, 3, 5, -1):
        with pytest.raises(Stale):
            await session.vote(ANNA, seat, None)
    away = await made_away(hall)
    await until_asked(hall, away, BEN)
    with pytest.raises(Refused, match="refused-vote-away"):
        await away.vote(ANNA, 1, BEN)


async def test_two_players_cannot_vote_about_each_other(hall: Hall) -> None:
    session = await hall.session(ANNA, BEN, None)
    await until_asked(hall, session, BEN)
    assert not session.may_be_voted_out(1)
    with pytest.raises(Refused, match="refused-vote-too-few"):
        await session.vote(ANNA, 1, BEN)


async def test_a_voter_who_leaves_takes_his_vote_along_and_one_vote_less_may_then_be_enough(hall: Hall) -> None:
    session = await hall.session(*FIVE)
    await until_asked(hall, session, BEN)
    await session.vote(ANNA, 1, BEN)
    await session.vote(CORA, 1, BEN)
    await session.leave(CORA)
    assert (session.count(1).votes, session.count(1).needed) == (1, 2)
    await session.vote(DORA, 1, BEN)
    assert session.seats[1].left
    other = await hall.session(*FIVE)
    await until_asked(hall, other, BEN)
    await other.vote(ANNA, 1, BEN)
    await other.vote(CORA, 1, BEN)
    await other.leave(EMIL)
    assert other.seats[1].left, "two of three is more than half"


async def test_a_vote_tells_nothing_of_who_chose_to_stand_beforehand(hall: Hall) -> None:
    session = await hall.session(*FIVE)
    first = asked(session).seat
    second = (first + 1) % 5
    await session.stand_if_left_alone(FIVE[second], second, True)
    await hall.click(session, "stand")
    if asked(session).seat == second:
        assert (await session.vote(FIVE[first], second, None)).votes == 1


async def test_who_is_asked_keeps_the_others_waiting_after_half_of_his_time_and_while_he_can_be_reached(
    hall: Hall,
) -> None:
    session = await hall.session(ANNA, BEN, CORA)
    session.offered(0, hall.clock.now(), live=True)
    hall.clock.move(14)
    assert session.kept_waiting_by is None
    hall.clock.move(1)
    assert session.kept_waiting_by == asked(session).seat
    session.unreachable()
    assert session.kept_waiting_by is None
    await session.reached_again()
    assert session.kept_waiting_by == asked(session).seat
    await session.reached_again(anew=True)
    assert session.kept_waiting_by is None
    timed = await hall.session(ANNA, BEN, CORA, rules={"turn_timer": 5})
    timed.offered(0, hall.clock.now(), live=True)
    hall.clock.move(4)
    assert timed.kept_waiting_by is None, "the clock of the rules is too short for a vote"


# What is told


async def test_what_happened_to_a_seat_is_told_until_the_round_is_over(hall: Hall) -> None:
    session = await hall.session(ANNA, BEN, CORA, rules={"lives": 9})
    await session.kick(ANNA, 1, BEN)
    entry = len(session.match.rounds)
    while len(session.match.rounds) == entry:
        if session.pending is None or not session.held(asked(session).seat):
            await hall.wait(session)
        else:
            assert session.news
            await hall.click(session, "stand")
    assert session.news
    await hall.through_scenes(session)
    assert session.news == []


# Slow tables


async def test_a_slow_table_reminds_after_half_a_day_and_its_lobby_closes_like_any_other(hall: Hall) -> None:
    session = await hall.session(ANNA, BEN, CORA, pace="slow")
    seat = asked(session).seat
    hall.clock.move(12 * 3600 - 1)
    await session.due()
    assert hall.screen.all_of("remind") == []
    hall.clock.move(1)
    await session.due()
    assert (session.match.step, hall.screen.all_of("remind")) == (0, [("remind", session.id, seat)])
    await hall.click(session, "stand")
    lobby = await hall.lobby(ANNA, BEN, pace="slow", clicked=hall.clock.now())
    hall.clock.move(15 * 60)
    await lobby.due()
    assert not lobby.open


# Outages


async def test_an_ask_starts_its_full_time_anew_after_an_outage(hall: Hall) -> None:
    session = await hall.session(ANNA, BEN, CORA)
    hall.clock.move(10)
    session.unreachable()
    hall.clock.move(3600)
    await session.due()
    assert (session.match.step, session.next_due(), hall.screen.all_of("remind")) == (0, None, [])
    await session.reached_again()
    assert session.deadline is not None
    assert (session.deadline - hall.clock.now()).total_seconds() == 30
    assert session.seats == (await hall.stored(session.id)).row.seats
    user = mover(session)
    await hall.time_out(session)
    assert session.seats[seat_of(user)].late == 1


async def test_a_short_hiccup_changes_no_clock(hall: Hall) -> None:
    session = await hall.session(ANNA, BEN, CORA)
    hall.clock.move(10)
    before = (session.deadline, session.next_due())
    session.unreachable()
    hall.clock.move(1.9)
    await session.reached_again()
    assert (session.deadline, session.next_due()) == before


@pytest.mark.parametrize(("seconds", "reminders"), [(14.5, 1), (29.5, 0)])
async def test_a_hiccup_at_the_moment_of_the_reminder_or_the_end_stops_nothing(
    hall: Hall, seconds: float, reminders: int
) -> None:
    session = await hall.session(ANNA, BEN, CORA)
    hall.clock.move(seconds)
    session.unreachable()
    hall.clock.move(1)
    await session.due()
    assert (session.match.step, hall.screen.all_of("remind")) == (0, [])
    await session.reached_again()
    await hall.time_out(session)
    assert len(hall.screen.all_of("remind")) == reminders
    assert session.match.step == 1


async def test_a_new_connection_starts_the_ask_anew_at_once(hall: Hall) -> None:
    session = await hall.session(ANNA, BEN, CORA, rules={"turn_timer": 3})
    session.offered(0, hall.clock.now(), live=True)
    hall.clock.move(2)
    await session.reached_again(anew=True)
    assert session.deadline is None, "the clock of the rules waits until the offer is confirmed again"
    session.offered(0, hall.clock.now(), live=True)
    hall.clock.move(2.9)
    await session.due()
    assert session.match.step == 0


async def test_computers_and_scenes_go_on_during_an_outage(hall: Hall) -> None:
    session = await hall.session(ANNA, None, None)
    session.unreachable()
    while session.pending is None or not session.held(asked(session).seat):
        await hall.wait(session)
    assert mover(session) == ANNA
