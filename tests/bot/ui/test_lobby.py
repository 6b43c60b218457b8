"""The buttons of a lobby and of each player's own panel for it."""

from __future__ import annotations

import pytest

from bot.ui.presses import Press

from .matches import begin, fill_table, host_and_stranger, lobby_at, match_at, open_lobby, sit_down
from .people import Place, privately, read

# Join and leave


async def test_join_is_answered_with_the_players_own_panel(place: Place) -> None:
    ann, ben = place.person("Ann"), place.person("Ben")
    await open_lobby(place, ann)
    result = await ben.press("Join")
    assert "You sit at the table of Ann" in privately(result)
    assert "your hand appears right here" in read(result)
    assert ben.panel.labels == ["Lucky number", "Leave"]
    await place.wait(2)
    assert "2. **Ben**" in place.public[0].text


async def test_joining_twice_takes_one_seat_and_leaves_one_panel(place: Place) -> None:
    ann, ben = place.person("Ann"), place.person("Ben")
    await open_lobby(place, ann)
    await ben.press("Join")
    await ben.press("Join", place.public[0])
    assert len(lobby_at(place).seats) == 2
    await place.wait(2)
    assert len(ben.ephemerals) == 1


async def test_who_joins_a_full_table_gets_the_seat_of_a_computer(place: Place) -> None:
    ann, ben = place.person("Ann"), place.person("Ben")
    await ann.slash("play", game="kuckuck", seats=4)
    await ann.press("Add computers")
    assert [seat.user_id for seat in lobby_at(place).seats] == [ann.id, None, None, None]
    await ben.press("Join")
    assert [seat.user_id for seat in lobby_at(place).seats] == [ann.id, ben.id, None, None]


async def test_a_table_full_of_people_starts_by_itself_and_everybody_has_his_card(place: Place) -> None:
    people = await fill_table(place, "Ann", "Ben", "Cem")
    assert len(match_at(place).seats) == 3
    for person in people:
        assert len(person.ephemerals) == 1, "the panel of the lobby became the hand"
        assert "Your card" in person.panel.text


async def test_one_more_than_there_is_room_for_is_refused(place: Place) -> None:
    people = [place.person(name) for name in ("Ann", "Ben", "Cem")]
    await people[0].slash("play", game="kuckuck", seats=3)
    await people[1].press("Join")
    join = place.public[0]
    await people[2].press("Join")
    late = place.person("Dora")
    assert "The table has moved on" in privately(await late.press("Join", join))
    assert match_at(place).seat_of(late.id) is None


async def test_leave_takes_the_seat_away_and_offers_to_join_again(place: Place) -> None:
    ann, ben = await sit_down(place, "Ann", "Ben")
    await ben.press("Leave", ben.panel)
    assert [seat.user_id for seat in lobby_at(place).seats] == [ann.id]
    assert "You are not at this table" in ben.panel.text
    await ben.press("Join", ben.panel)
    assert lobby_at(place).seat_of(ben.id) is not None
    assert "You sit at the table" in ben.panel.text
    await place.wait(2)
    assert len(ben.ephemerals) == 1


async def test_leave_on_the_public_message_by_somebody_without_a_seat_is_refused(place: Place) -> None:
    _, eve = await host_and_stranger(place)
    assert "You are not at this table" in privately(await eve.press("Leave"))


async def test_when_the_host_leaves_the_next_who_joined_gets_the_hosts_panel(place: Place) -> None:
    ann, ben = await sit_down(place, "Ann", "Ben")
    await ann.press("Leave", ann.panel)
    await place.wait(2)
    assert lobby_at(place).row.host_id == ben.id
    assert "Close table" in ben.panel.labels
    assert "Ben opens a table" in place.public[0].text


# Computers and start


async def test_add_computers_fills_to_five_then_adds_one_each_time(place: Place) -> None:
    (ann,) = await sit_down(place, "Ann")
    counts = []
    for _ in range(3):
        result = await ann.press("Add computers")
        assert result.acknowledged
        counts.append(len(lobby_at(place).seats))
    assert counts == [5, 6, 7]


async def test_add_computers_at_a_full_table_is_refused(place: Place) -> None:
    ann = place.person("Ann")
    await ann.slash("play", game="kuckuck", seats=3)
    await ann.press("Add computers")
    assert "The table is full" in read(await ann.press("Add computers"))
    assert len(lobby_at(place).seats) == 3


@pytest.mark.parametrize("label", ["Add computers", "Start"])
async def test_only_the_host_adds_computers_and_starts(place: Place, label: str) -> None:
    _, ben, _ = await sit_down(place, "Ann", "Ben", "Cem")
    assert "Only the host" in privately(await ben.press(label, place.public[0]))
    assert len(lobby_at(place).seats) == 3
    assert not place.client.tables.sessions


async def test_start_with_too_few_says_how_many_are_missing_and_what_to_do(place: Place) -> None:
    (ann,) = await sit_down(place, "Ann")
    text = read(await ann.press("Start", place.public[0]))
    assert "2 more players are needed (at least 3)" in text
    assert "Add computers" in text
    assert lobby_at(place).open


async def test_start_posts_the_board_and_the_lobby_leads_to_it(place: Place) -> None:
    ann = place.person("Ann")
    session = await begin(place, ann)
    lobby, board = place.public
    assert board.id == session.row.board_id
    assert f"/{board.id})" in lobby.text
    assert lobby.labels == []
    assert session.row.commitment in lobby.text
    assert "Round 1" in board.text
    assert board.labels == ["My hand", "Rules"]


async def test_a_second_start_of_the_same_lobby_begins_nothing(place: Place) -> None:
    (ann,) = await sit_down(place, "Ann")
    old = place.public[0]
    await ann.press("Add computers")
    await ann.press("Start", old)
    result = await ann.press("Start", old)
    assert "The table has moved on" in read(result)
    assert len(place.client.tables.sessions) == 1


async def test_the_buttons_of_an_old_lobby_are_answered_kindly(place: Place) -> None:
    ann, eve = await host_and_stranger(place)
    old = place.public[0]
    await ann.press("Close table")
    for label in ("Join", "Leave", "Add computers", "Start", "House rules", "How does it go?"):
        result = await eve.press(label, old)
        assert result.ephemeral, label
        assert "The table has moved on" in read(result), label


async def test_join_on_an_old_lobby_whose_match_runs_shows_a_player_his_hand(place: Place) -> None:
    (ann,) = await sit_down(place, "Ann")
    old = place.public[0]
    await ann.press("Add computers")
    await ann.press("Start", old)
    await place.wait(2)
    assert "Round 1" in read(await ann.press("Join", old))


# How, and the lucky number


async def test_how_explains_the_game_to_anybody(place: Place) -> None:
    _, eve = await host_and_stranger(place)
    assert "Everybody gets **one** card" in privately(await eve.press("How does it go?"))


async def test_who_sits_reads_how_it_goes_on_his_own_panel_which_is_dealt_to_afterwards(place: Place) -> None:
    ann, ben, cem = (place.person(name) for name in ("Ann", "Ben", "Cem"))
    await open_lobby(place, ann, ben, cem)
    assert "Everybody gets **one** card" in read(await ben.press("How does it go?", place.public[0]))
    await ann.press("Start", ann.panel)
    await place.wait(2)
    assert len(ben.ephemerals) == 1
    assert "Your card" in ben.panel.text


async def test_the_rules_on_a_panel_name_what_was_agreed_on_besides(place: Place) -> None:
    ann, ben, eve = (place.person(name) for name in ("Ann", "Ben", "Eve"))
    await ann.slash("play", game="kuckuck", rules="no-block")
    await ben.press("Join")
    agreed = next(line for line in place.public[0].text.splitlines() if "Kings do not block" in line)
    assert agreed in ben.panel.text
    assert agreed in read(await eve.press("How does it go?", place.public[0]))


async def test_a_lucky_number_is_asked_for_shown_and_put_into_the_shuffle(place: Place) -> None:
    ann, ben = await sit_down(place, "Ann", "Ben")
    form = await ben.press("Lucky number", ben.panel)
    assert form.modal is not None
    assert form.modal["title"] == "Lucky number"
    await ben.fill(form, "0042")
    assert "Your lucky number is **0042**" in ben.panel.text
    assert len(ben.ephemerals) == 1
    await ann.press("Add computers")
    await ann.press("Start", place.public[0])
    await place.wait(2)
    assert "Ben 0042" in place.public[-1].text
    assert "0042" in match_at(place).row.contributions


@pytest.mark.parametrize("typed", ["luck", "-1", "1 2", "٣", "1.5"])
async def test_what_is_no_lucky_number_is_refused_and_says_what_one_is(place: Place, typed: str) -> None:
    (ann,) = await sit_down(place, "Ann")
    result = await ann.fill(await ann.press("Lucky number"), typed)
    assert "1 to 18 digits" in read(result)
    assert lobby_at(place).seats[0].lucky is None


async def test_a_lucky_number_of_somebody_who_left_meanwhile_is_refused(place: Place) -> None:
    _, ben = await sit_down(place, "Ann", "Ben")
    await ben.press("Leave", place.public[0])
    form = Press("lucky-typed", lobby_at(place).id).custom_id("m")
    assert "You are not at this table" in read(await ben.send_form(form, "7"))


async def test_a_form_that_was_open_across_a_restart_still_works(place: Place) -> None:
    ann = place.person("Ann")
    lobby = await open_lobby(place, ann)
    await ann.send_form(Press("lucky-typed", lobby.id).custom_id("m"), "77")
    assert lobby.seats[0].lucky == "77"


# The host's menus


async def test_the_host_sends_somebody_away(place: Place) -> None:
    ann, ben, cem = await sit_down(place, "Ann", "Ben", "Cem")
    await ann.choose("Send somebody away …", f"1:{ben.id}")
    assert [seat.user_id for seat in lobby_at(place).seats] == [ann.id, cem.id]
    await place.wait(2)
    assert "Ben" not in ann.panel.menus["Send somebody away …"].values()


async def test_the_host_sends_a_computer_away(place: Place) -> None:
    (ann,) = await sit_down(place, "Ann")
    await ann.press("Add computers")
    await place.wait(2)
    await ann.choose("Send somebody away …", "2:0")
    assert [seat.user_id for seat in lobby_at(place).seats] == [ann.id, None, None, None]


async def test_who_was_chosen_to_go_and_has_moved_meanwhile_takes_nobody_with_him(place: Place) -> None:
    ann, ben, cem = await sit_down(place, "Ann", "Ben", "Cem")
    old = ann.panel
    menu = old.custom_id("Send somebody away …")
    await ben.press("Leave", place.public[0])
    await ann.choose_raw(old, menu, f"1:{ben.id}")
    assert [seat.user_id for seat in lobby_at(place).seats] == [ann.id, cem.id]


async def test_a_guest_who_uses_the_hosts_menu_moves_nobody(place: Place) -> None:
    ann, ben, cem = await sit_down(place, "Ann", "Ben", "Cem")
    kick, host = (ann.panel.custom_id(name) for name in ("Send somebody away …", "Make somebody else the host …"))
    assert "Only the host" in read(await ben.choose_raw(ann.panel, kick, f"2:{cem.id}"))
    assert "Only the host" in read(await ben.choose_raw(ann.panel, host, str(ben.id)))
    assert [seat.user_id for seat in lobby_at(place).seats] == [ann.id, ben.id, cem.id]
    assert lobby_at(place).row.host_id == ann.id


async def test_the_host_hands_the_table_over(place: Place) -> None:
    ann, ben = await sit_down(place, "Ann", "Ben")
    await ann.choose("Make somebody else the host …", str(ben.id))
    assert lobby_at(place).row.host_id == ben.id
    assert "Close table" not in ann.panel.labels
    await place.wait(2)
    assert "Close table" in ben.panel.labels
    assert "starts when Ben presses" in place.public[0].text or "let Ben add" in place.public[0].text


@pytest.mark.parametrize("value", ["", ":", "x:y", "9:0", "0:", "1:1", "99999999999999999999:1", "-1:0", "²:0"])
async def test_forged_values_of_the_menu_send_nobody_away(place: Place, value: str) -> None:
    ann, _ = await sit_down(place, "Ann", "Ben")
    result = await ann.choose_raw(ann.panel, ann.panel.custom_id("Send somebody away …"), value)
    assert read(result)
    assert len(lobby_at(place).seats) == 2


async def test_the_host_cannot_send_himself_away(place: Place) -> None:
    ann, _ = await sit_down(place, "Ann", "Ben")
    menu = ann.panel.custom_id("Send somebody away …")
    assert "To go yourself" in read(await ann.choose_raw(ann.panel, menu, f"0:{ann.id}"))


async def test_a_stranger_cannot_be_made_the_host(place: Place) -> None:
    ann, ben, eve = place.person("Ann"), place.person("Ben"), place.person("Eve")
    await open_lobby(place, ann, ben)
    await ann.choose_raw(ann.panel, ann.panel.custom_id("Make somebody else the host …"), str(eve.id))
    assert lobby_at(place).row.host_id == ann.id


async def test_close_table_closes_it_for_everybody(place: Place) -> None:
    ann, ben = await sit_down(place, "Ann", "Ben")
    await ann.press("Close table")
    await place.wait(11)
    assert not place.client.tables.lobbies
    for seen in (place.public[0], ann.panel, ben.panel):
        assert "This table was closed" in seen.text
        assert seen.labels == []


async def test_close_table_by_a_guest_is_refused(place: Place) -> None:
    ann, ben = await sit_down(place, "Ann", "Ben")
    assert "Only the host" in read(await ben.click(ann.panel, ann.panel.custom_id("Close table")))
    assert lobby_at(place).open
