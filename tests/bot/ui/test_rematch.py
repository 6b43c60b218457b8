""" "Again!": who is waited for, when it starts by itself, and what else may have come into the channel meanwhile."""

from __future__ import annotations

from collections.abc import Callable

from bot.ui.client import Kuckuck
from bot.ui.presses import Press

from .matches import begin, lobby_at, match_at, play_out
from .people import Person, Place, Seen, read


async def played(place: Place, *names: str) -> list[Person]:
    """People who have just played a short match with each other; its result is the newest message."""
    people = [place.person(name) for name in names]
    session = await begin(place, *people, preset="quick", computers=False)
    await play_out(place, session, people)
    return people


def result(place: Place) -> Seen:
    """The newest message with an "Again!"."""
    return next(one for one in reversed(place.public) if "Again!" in one.labels)


async def test_who_comes_by_join_has_come_again_as_well_and_when_all_are_back_it_starts(place: Place) -> None:
    ann, ben, cem = await played(place, "Ann", "Ben", "Cem")
    await ann.press("Again!", result(place))
    await place.wait(1)
    await ben.press("Join", place.public[-1])
    await place.wait(1)
    await cem.press("Join", place.public[-1])
    await place.wait(2)
    assert match_at(place).id == 2
    assert not place.client.tables.lobbies
    assert "Round 1" in ben.panel.text


async def test_twenty_seconds_after_the_second_it_starts_with_those_who_came(place: Place) -> None:
    ann, ben, cem, _ = await played(place, "Ann", "Ben", "Cem", "Dora")
    await ann.press("Again!", result(place))
    await place.wait(30)
    await ben.press("Join", place.public[-1])
    await place.wait(1)
    assert "starts by itself" in place.public[-1].text
    assert "20 seconds" in place.public[-1].text
    await cem.press("Again!", result(place))
    await place.wait(17)
    assert lobby_at(place).open
    await place.wait(5)
    assert [seat.user_id for seat in match_at(place).seats] == [ann.id, ben.id, cem.id]


async def test_where_too_few_have_come_in_time_it_starts_with_the_one_who_makes_them_enough(place: Place) -> None:
    ann, ben, cem, _ = await played(place, "Ann", "Ben", "Cem", "Dora")
    await ann.press("Again!", result(place))
    await ben.press("Again!", result(place))
    await place.wait(25)
    assert lobby_at(place).missing == 1
    await cem.press("Again!", result(place))
    await place.wait(2)
    assert [seat.user_id for seat in match_at(place).seats] == [ann.id, ben.id, cem.id]


async def test_who_thinks_better_of_it_leaves_the_other_alone_and_nothing_starts(place: Place) -> None:
    ann, ben = place.person("Ann"), place.person("Ben")
    await play_out(place, await begin(place, ann, ben, preset="quick"), (ann, ben))
    cem = place.person("Cem")
    await ann.press("Again!", result(place))
    await cem.press("Again!", result(place))
    await cem.press("Leave", cem.panel)
    await place.wait(25)
    assert lobby_at(place).open
    assert [seat.user_id for seat in lobby_at(place).humans] == [ann.id]
    await ben.press("Again!", result(place))
    await place.wait(2)
    assert match_at(place).id == 2


async def test_a_restart_while_it_waits_for_the_others_lets_it_start_all_the_same(
    place: Place, make_client: Callable[[], Kuckuck]
) -> None:
    ann, ben, cem, _ = await played(place, "Ann", "Ben", "Cem", "Dora")
    for person in (ann, ben, cem):
        await person.press("Again!", result(place))
    await place.wait(2)
    await place.client.tables.close()
    place.client = make_client()
    await place.env.restart_bot(place.client)
    assert lobby_at(place).open
    await place.wait(22)
    assert len(match_at(place).seats) == 3


async def test_again_beside_a_new_table_in_the_channel_shows_the_way_to_that_one(place: Place) -> None:
    ann, ben, _ = await played(place, "Ann", "Ben", "Cem")
    old = result(place)
    await ann.slash("play", game="chase-the-ace")
    text = read(await ben.press("Again!", old))
    assert "A table for **Chase the Ace** is open" in text
    assert ben.panel.labels == ["Join"]
    await ben.press("Join", ben.panel)
    assert lobby_at(place).seat_of(ben.id) is not None


async def test_again_while_the_others_play_already_shows_the_way_to_their_board(place: Place) -> None:
    ann, ben, cem, dora = await played(place, "Ann", "Ben", "Cem", "Dora")
    old = result(place)
    for person in (ann, ben, cem):
        await person.press("Again!", old)
    await place.wait(25)
    again = match_at(place)
    text = read(await dora.press("Again!", old))
    assert f"/{again.row.board_id})" in text
    assert dora.panel.custom_ids == [Press("hand", again.id).custom_id()]
