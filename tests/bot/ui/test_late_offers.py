"""Who is told late that he is asked has his full time from then on; for the board see tests/wire/test_faults.py."""

from __future__ import annotations

from datetime import timedelta

import pytest

from .matches import asked, begin, wait_for_turn
from .people import Place, Seen


def board_of(place: Place, board_id: int) -> Seen:
    return next(one for one in place.public if one.id == board_id)


async def test_a_panel_that_a_trouble_of_discords_own_holds_up_tells_the_time_that_is_left(place: Place) -> None:
    people = ann, ben, cid = place.person("Ann"), place.person("Ben"), place.person("Cid")
    session = await begin(place, ann, ben, cid, computers=False, preset="five-lives")
    first = await wait_for_turn(place, session, people)
    await place.wait(1)
    place.env.inject_error("PATCH", "/webhooks/*/*/messages/*", status=500, times=3)
    asked_at = place.client.clock.now()
    await first.press("Stand", first.panel)
    await place.wait(20)
    second = asked(session, people)
    assert second is not None
    assert second is not first
    assert session.deadline is not None
    assert session.deadline - asked_at > timedelta(seconds=32)
    stamp = f"<t:{int(session.deadline.timestamp())}:R>"
    assert stamp in second.panel.text
    assert stamp in board_of(place, session.row.board_id).text
    assert not [one for one in place.public if "it is your turn" in one.text], "half of his time is not over"


@pytest.mark.parametrize("status", [403, 404])
async def test_a_panel_that_cannot_be_reached_leaves_it_to_the_board(place: Place, status: int) -> None:
    people = ann, ben, cid = place.person("Ann"), place.person("Ben"), place.person("Cid")
    session = await begin(place, ann, ben, cid, computers=False, preset="five-lives")
    first = await wait_for_turn(place, session, people)
    await place.wait(1)
    place.env.inject_error("PATCH", "/webhooks/*/*/messages/*", status=status, code=50001, times=1)
    await first.press("Stand", first.panel)
    for _ in range(20):
        await place.wait(0.5)
        if not session.unseen:
            break
    assert session.pending is not None
    assert not session.unseen
