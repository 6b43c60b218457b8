"""Where Discord refuses the board, the panels say what is missing, and nobody hammers at a closed door."""

from __future__ import annotations

import pytest

from .matches import begin, stand, wait_for_turn
from .people import Place

CLOSED = "I may not write in this channel any more"
BOARD = "/channels/*/messages/*"


@pytest.mark.parametrize(("code", "named"), [(50001, "**View Channel**"), (50013, "**Send Messages**")])
async def test_a_refusal_alone_tells_what_is_missing(place: Place, code: int, named: str) -> None:
    people = place.person("Ann"), place.person("Ben"), place.person("Cid")
    session = await begin(place, *people, computers=False, preset="five-lives")
    person = await wait_for_turn(place, session, people)
    place.env.inject_error("PATCH", BOARD, status=403, code=code, times=None)
    await stand(place, person)
    await place.wait(3)
    for one in people:
        assert f"{CLOSED}. I need this there again: {named}." in one.panel.text
    await place.client.tables.close()


async def test_a_closed_board_is_tried_again_once_a_minute_and_mended_when_it_is_open(place: Place) -> None:
    people = place.person("Ann"), place.person("Ben"), place.person("Cid")
    session = await begin(place, *people, computers=False, preset="five-lives")
    await stand(place, await wait_for_turn(place, session, people))
    await place.wait(3)
    place.env.inject_error("PATCH", BOARD, status=403, code=50013, times=1)
    await stand(place, await wait_for_turn(place, session, people))
    await place.wait(3)
    before, shown = place.client.screen.requests, place.public[-1].text
    await stand(place, await wait_for_turn(place, session, people))
    await place.wait(5)
    assert place.client.screen.requests == before
    assert place.public[-1].text == shown
    assert CLOSED in people[0].panel.text
    await place.wait(61)
    await stand(place, await wait_for_turn(place, session, people))
    await place.wait(5)
    assert place.public[-1].text != shown
    assert not any(CLOSED in one.panel.text for one in people)


async def test_a_permission_that_only_makes_it_prettier_closes_nothing(place: Place) -> None:
    people = place.person("Ann"), place.person("Ben"), place.person("Cid")
    session = await begin(place, *people, computers=False)
    place.client.closed.look(session.row.guild_id)
    place.client.closed.refused(session, 50035)
    await place.wait(3)
    assert place.client.closed.missing(session) == []
    assert place.client.closed.may_try(session)


async def test_a_channel_that_is_found_closed_in_the_moment_of_the_end_hides_no_end(place: Place) -> None:
    people = place.person("Ann"), place.person("Ben"), place.person("Cid")
    session = await begin(place, *people, computers=False)
    await wait_for_turn(place, session, people)
    await session.break_off("moderator")
    place.client.closed.refused(session, 50013, edit=True)  # an edit of before the end comes back only now
    place.client.closed.written(session, posted=True)
    await place.wait(5)
    assert "A moderator ended the match" in place.public[-1].text
    assert session.row.secret in place.public[-2].text
