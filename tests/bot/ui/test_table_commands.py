"""`/table`: show, leave, end, kick and vote."""

from __future__ import annotations

from .matches import begin, host_and_stranger, lobby_at, open_lobby, play_out, sit_down, wait_for_turn
from .people import Place, privately, read


async def test_table_show_leads_to_the_lobby_and_to_the_board(place: Place) -> None:
    ann, eve = place.person("Ann"), place.person("Eve")
    assert "There is no table in this channel" in read(await eve.slash("table show"))
    lobby = await open_lobby(place, ann)
    assert str(lobby.row.lobby_id) in read(await eve.slash("table show"))


async def test_table_leave_of_the_host_passes_the_table_to_who_joined_next(place: Place) -> None:
    ann, ben, cem = await sit_down(place, "Ann", "Ben", "Cem")
    assert "You have left the table" in privately(await ann.slash("table leave"))
    lobby = lobby_at(place)
    assert lobby.row.host_id == ben.id
    assert [seat.user_id for seat in lobby.seats] == [ben.id, cem.id]
    await place.wait(2)
    assert "You are the host" in ben.panel.text


async def test_table_leave_of_the_last_player_closes_the_lobby(place: Place) -> None:
    (ann,) = await sit_down(place, "Ann")
    await ann.slash("table leave")
    await place.wait(11)
    assert not place.client.tables.lobbies
    assert "Everybody has left" in place.public[0].text


async def test_table_leave_in_a_match_hands_the_seat_to_a_computer_and_the_match_goes_on(place: Place) -> None:
    ann, ben = place.person("Ann"), place.person("Ben")
    session = await begin(place, ann, ben, preset="quick")
    assert "for good" in read(await ben.slash("table leave"))
    assert session.seat_of(ben.id) is not None, "it is asked before"
    await ben.press("Leave for good")
    assert session.seat_of(ben.id) is None
    assert not session.over
    await play_out(place, session, [ann])
    assert session.row.status == "finished"


async def test_table_leave_of_the_last_human_ends_the_match(place: Place) -> None:
    ann = place.person("Ann")
    session = await begin(place, ann)
    assert "the match ends" in read(await ann.slash("table leave"))
    await ann.press("Leave for good")
    await place.wait(5)
    assert session.over
    assert "nobody was left to play it" in place.public[-1].text


async def test_table_leave_of_a_stranger_is_refused(place: Place) -> None:
    _, eve = await host_and_stranger(place)
    assert "You are not at this table" in read(await eve.slash("table leave"))


async def test_table_end_by_the_host_breaks_the_match_off(place: Place) -> None:
    ann, ben = place.person("Ann"), place.person("Ben")
    session = await begin(place, ann, ben)
    assert "The table was ended" in read(await ann.slash("table end"))
    await place.wait(5)
    assert session.row.ended == "host"
    assert "The host ended the match" in place.public[-1].text
    assert session.row.secret in place.public[-2].text, "the seal is opened"
    assert "This match is over" in ben.panel.text


async def test_table_end_by_a_moderator_says_so(place: Place) -> None:
    ann, mod = place.person("Ann"), place.person("Mod", manage_messages=True)
    session = await begin(place, ann)
    await mod.slash("table end")
    await place.wait(5)
    assert session.row.ended == "moderator"
    assert "A moderator ended the match" in place.public[-1].text


async def test_table_end_of_a_lobby_by_a_moderator_closes_it(place: Place) -> None:
    ann, mod = place.person("Ann"), place.person("Mod", manage_messages=True)
    await open_lobby(place, ann)
    await mod.slash("table end")
    await place.wait(11)
    assert not place.client.tables.lobbies
    assert "This table was closed" in place.public[0].text


async def test_table_end_by_a_guest_or_a_stranger_is_refused_with_the_hosts_name(place: Place) -> None:
    ann, ben, eve = place.person("Ann"), place.person("Ben"), place.person("Eve")
    session = await begin(place, ann, ben)
    for person in (ben, eve):
        result = await person.slash("table end")
        assert "Only the host" in privately(result)
        assert f"<@{ann.id}>" in read(result) or "Ann" in read(result)
    assert not session.over


async def test_table_kick_by_host_or_moderator_gives_the_seat_to_a_computer(place: Place) -> None:
    ann, ben, cem = place.person("Ann"), place.person("Ben"), place.person("Cem")
    mod = place.person("Mod", manage_messages=True)
    session = await begin(place, ann, ben, cem)
    offered = await ann.member.autocomplete(place.channel, "table kick", "player", "")
    assert [one["name"] for one in offered] == ["2. Ben", "3. Cem"]
    await ann.slash("table kick", player=offered[0]["value"])
    assert session.seat_of(ben.id) is None
    await mod.slash("table kick", player="cem")
    assert session.seat_of(cem.id) is None
    assert not session.over


async def test_table_kick_by_a_guest_or_of_somebody_who_is_not_there_sends_nobody_away(place: Place) -> None:
    ann, ben, cem = place.person("Ann"), place.person("Ben"), place.person("Cem")
    session = await begin(place, ann, ben, cem)
    assert "Only the host" in read(await ben.slash("table kick", player="Cem"))
    for player in ("nobody", "", f"1:{cem.id}", "9:9"):
        assert read(await ann.slash("table kick", player=player))
    assert all(session.seat_of(person.id) is not None for person in (ann, ben, cem))


async def test_table_vote_needs_more_than_half_of_the_others_and_only_against_who_keeps_them_waiting(
    place: Place,
) -> None:
    people = [place.person(name) for name in ("Ann", "Ben", "Cem")]
    session = await begin(place, *people)
    slow = await wait_for_turn(place, session, people)
    others = [one for one in people if one is not slow]
    slow_seat, other_seat = session.seat_of(slow.id), session.seat_of(others[0].id)
    assert slow_seat is not None
    assert other_seat is not None
    name = f"{slow_seat.seat}:{slow.id}"
    idle = f"{other_seat.seat}:{others[0].id}"
    assert "Nobody is waiting for this player" in read(await others[1].slash("table vote", player=idle))
    assert "You cannot vote about yourself" in read(await slow.slash("table vote", player=name))
    assert "1 of 2" in read(await others[0].slash("table vote", player=name))
    assert "1 of 2" in read(await others[0].slash("table vote", player=name)), "one vote each"
    assert session.held(slow_seat.seat)
    assert "the last vote it needed" in read(await others[1].slash("table vote", player=name))
    assert not session.held(slow_seat.seat)


# Several tables in a channel


async def test_where_a_channel_has_several_tables_everybody_acts_at_his_own_and_a_moderator_chooses(
    place: Place,
) -> None:
    boss = place.person("Boss", manage_guild=True)
    await boss.slash("settings", tables=2)
    ann, ben, cem, dora = (place.person(name) for name in ("Ann", "Ben", "Cem", "Dora"))
    first = await begin(place, ann, ben)
    await cem.slash("play", game="kille")
    second = lobby_at(place)
    await dora.press("Join")
    offered = await boss.member.autocomplete(place.channel, "table end", "table", "")
    assert [one["name"] for one in offered] == ["Kuckuck: Ann and Ben", "Kille: Cem and Dora"]
    people = await boss.member.autocomplete(place.channel, "table kick", "player", "d")
    assert [one["name"] for one in people] == ["2. Dora · Kille"]
    assert "Nobody of this name" in read(await cem.slash("table kick", player="Ben"))
    assert first.seat_of(ben.id) is not None
    assert "Only the host" in read(await cem.slash("table end", table=offered[0]["value"]))
    await boss.slash("table kick", player=people[0]["value"])
    assert second.seat_of(dora.id) is None
    assert "There are several tables here" in read(await boss.slash("table end"))
    assert "There is no such table" in read(await boss.slash("table end", table="77"))
    assert second.open
    assert not first.over
    await cem.slash("table end")
    assert not second.open
    await boss.slash("table end")
    assert first.row.ended == "moderator"


async def test_a_player_at_two_tables_of_a_channel_leaves_the_one_that_he_chooses(place: Place) -> None:
    boss = place.person("Boss", manage_guild=True)
    await boss.slash("settings", tables=2)
    ann, ben, cem = (place.person(name) for name in ("Ann", "Ben", "Cem"))
    first = await begin(place, ann, ben)
    await cem.slash("play", game="kille")
    second = lobby_at(place)
    await ben.press("Join")
    await ben.slash("table leave", table=str(second.id))
    assert second.seat_of(ben.id) is None
    assert first.seat_of(ben.id) is not None


async def test_a_moderator_sends_the_host_of_a_lobby_away_and_the_table_passes_on(place: Place) -> None:
    mod = place.person("Mod", manage_messages=True)
    ann, ben = place.person("Ann"), place.person("Ben")
    lobby = await open_lobby(place, ann, ben)
    assert "**Ann** was sent away" in read(await mod.slash("table kick", player="Ann"))
    assert lobby.row.host_id == ben.id
