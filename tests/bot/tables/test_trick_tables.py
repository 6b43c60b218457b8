"""What a running match of a trick game shows to whom, and how fast it goes."""

from __future__ import annotations

import pytest

from bot.tables.pacing import NORMAL, UNWATCHED
from bot.tables.ports import MovedBy, Status
from bot.tables.session import Session

from .hall import ANNA, BEN, CORA, Hall, asked

SHORT = {"cards_per_player": 2, "threshold": 14}


async def test_everybody_whose_hand_has_a_card_fewer_is_shown_it_anew_also_where_the_rules_played_it(
    hall: Hall,
) -> None:
    session = await cucumber(hall, ANNA, BEN, CORA, cards_per_player=7, threshold=100)
    laid = 0
    for _ in range(400):
        await hall.through_scenes(session)
        ask = asked(session)
        leads = session.see(None).table.zones["trick"] == ()
        ace = next((key for key in ask.options if leads and key[0] == "A"), ask.options[0])
        before = session.see(None).table.hands
        hall.screen.notes.clear()
        await hall.click(session, ace)
        shown = {seat for note in hall.screen.all_of("hands") for seat in note[2]}  # type: ignore[attr-defined]  # a tuple of seats
        after = session.see(None).table.hands
        if session.scene is None:
            fewer = {seat for seat in range(3) if after[seat] != before[seat]} - {ask.seat}
            laid += len(fewer)
            assert fewer <= shown, "the answer to his click shows the mover his own"
        if laid:
            return
    pytest.fail("an ace is led at some time, and the others lay their lowest card unasked")


async def test_nobody_waits_for_computers_when_all_people_of_a_trick_game_are_out(hall: Hall) -> None:
    session = await cucumber(hall, ANNA, None, None)
    while session.pace == NORMAL:
        assert session.match.tally("playing")[0] == 1
        await step(hall, session)
        assert not session.closed
    assert session.pace == UNWATCHED
    assert session.match.tally("playing")[0] == 0


async def test_who_is_asked_to_come_back_and_is_silent_stays_out_by_the_clock(hall: Hall) -> None:
    session = await cucumber(hall, ANNA, BEN, revival="chip")
    while session.pending is None or session.pending.prompt != "revive":
        await step(hall, session)
        assert not session.closed
    seat = asked(session).seat
    await hall.time_out(session)
    assert hall.written()[-1][1:] == (seat, "no", MovedBy.TIME)


async def test_the_match_ends_when_the_last_who_might_come_back_declines(hall: Hall) -> None:
    session = await cucumber(hall, ANNA, BEN, revival="chip")
    while not (session.pending is not None and session.pending.prompt == "revive"):
        await step(hall, session)
    await hall.click(session, "no")
    await hall.wait(session)
    assert session.closed
    assert len(hall.screen.all_of("ended")) == 1
    assert (await hall.stored(session.id)).row.status is Status.FINISHED


async def step(hall: Hall, session: Session) -> None:
    """The next thing: whoever is present plays his highest card, everything else happens in time."""
    ask = session.pending
    if ask is None or not session.held(ask.seat):
        await hall.wait(session)
    else:
        await hall.click(session, ask.options[-1])


async def cucumber(hall: Hall, *users: int | None, **rules: object) -> Session:
    return await hall.session(*users, game="cucumber", revision=1, rules=SHORT | rules)
