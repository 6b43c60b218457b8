"""A board that has scrolled away is posted anew between rounds, at every pace."""

from __future__ import annotations

import pytest

from bot.ui.boards import SCROLLED_BY
from bot.ui.presses import Press

from .matches import lobby_at, match_at, open_lobby, stand, wait_for_turn
from .people import Place


@pytest.mark.parametrize("pace", ["normal", "fast"])
async def test_a_board_that_has_scrolled_away_is_posted_anew_at_the_end_of_a_round(place: Place, pace: str) -> None:
    ann, ben, cem = people = [place.person(name) for name in ("Ann", "Ben", "Cem")]
    boss = place.person("Boss", manage_guild=True)
    await boss.slash("settings", seconds=600)
    await open_lobby(place, ann, ben, cem, preset="five-lives")
    lobby = lobby_at(place)
    await ann.choose_raw(ann.panel, Press("pace", lobby.id).custom_id("s"), pace)
    await ann.click(ann.panel, Press("start", lobby.id).custom_id())
    await place.wait(2)
    session = match_at(place)
    first = session.row.board_id
    for number in range(SCROLLED_BY):
        place.client.boards.notice(session, first + 1000 + number)
    await place.wait(185)
    rounds = len(session.match.rounds)
    while len(session.match.rounds) == rounds:
        assert session.row.board_id == first, "never while somebody thinks"
        await stand(place, await wait_for_turn(place, session, people))
    await place.wait(5)
    assert session.row.board_id > first
    new = next(one for one in place.public if one.id == session.row.board_id)
    assert "My hand" in new.labels
    old = next(one for one in place.public if one.id == first)
    assert "My hand" not in old.labels
