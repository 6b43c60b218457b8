"""A player's hand while a match runs: acting, acting too late, and clicks of others."""

from __future__ import annotations

from bot.art import emoji_name
from bot.tables.session import Session
from bot.text import words_for
from bot.ui.faces import card_spoken
from bot.ui.presses import Press

from .matches import asked, begin, match_at, play_out, stand, wait_for_turn
from .people import Person, Place, privately, read

MOVED_ON = "The table has moved on; this is how it stands now."


async def two(place: Place, preset: str | None = None) -> tuple[Person, Person]:
    ann, ben = place.person("Ann"), place.person("Ben")
    await begin(place, ann, ben, preset=preset)
    return ann, ben


async def two_of_whom_one_is_asked(place: Place) -> tuple[Session, Person, tuple[Person, Person]]:
    people = await two(place)
    session = match_at(place)
    person = await wait_for_turn(place, session, people)
    await place.wait(1)
    return session, person, people


async def test_every_player_sees_his_own_card_where_his_lobby_panel_was(place: Place) -> None:
    ann, ben = await two(place)
    session = match_at(place)
    for person in (ann, ben):
        assert len(person.ephemerals) == 1
        row = session.seat_of(person.id)
        assert row is not None
        hand = session.see(row.seat).table.hands[row.seat]
        assert isinstance(hand, tuple)
        assert f":{emoji_name(hand[0], 'en')}:" in person.panel.text
        assert card_spoken(words_for("en"), hand[0]) in person.panel.text


async def test_only_who_is_asked_gets_the_buttons_to_act(place: Place) -> None:
    ann, ben = await two(place)
    person = await wait_for_turn(place, match_at(place), (ann, ben))
    other = ben if person is ann else ann
    await place.wait(1)
    assert "Stand" in person.panel.labels
    assert "Stand" not in other.panel.labels


async def test_a_click_makes_the_move_and_shows_the_hand_after_it_in_the_same_message(place: Place) -> None:
    session, person, _ = await two_of_whom_one_is_asked(place)
    step, panel = session.match.step, person.panel
    result = await person.press("Stand", panel)
    assert session.match.step == step + 1
    assert result.response is not None
    assert result.response.id == panel.id
    assert "Stand" not in person.panel.labels
    stored = await place.client.store.match(session.id)
    assert stored is not None
    assert stored.moves[step][1] == "stand"


async def test_a_double_click_moves_once_and_is_answered_with_the_state_that_is(place: Place) -> None:
    session, person, _ = await two_of_whom_one_is_asked(place)
    step, panel = session.match.step, person.panel
    await person.press("Stand", panel)
    again = await person.press("Stand", panel)
    assert session.match.step == step + 1
    assert MOVED_ON in read(again)
    assert "Stand" not in person.panel.labels


async def test_a_click_on_the_panel_of_a_round_long_ago_heals_it_and_moves_nothing(place: Place) -> None:
    session, person, people = await two_of_whom_one_is_asked(place)
    old = person.panel
    await stand(place, person)
    for _ in range(60):
        if session.match.rounds:
            break
        other = asked(session, people)
        await (stand(place, other) if other is not None else place.wait(2))
    await place.wait(10)
    person_now = asked(session, people)
    step = session.match.step
    result = await person.press("Stand", old)
    assert session.match.step == step
    assert MOVED_ON in read(result)
    assert "Round 2" in read(result)
    assert ("Stand" in person.panel.labels) == (person_now is not None and person_now.id == person.id)


async def test_pressing_before_ones_turn_moves_nothing(place: Place) -> None:
    ann, ben = await two(place)
    session = match_at(place)
    person = await wait_for_turn(place, session, (ann, ben))
    other = ben if person is ann else ann
    step = session.match.step
    result = await other.click(other.panel, Press("act", session.id, step, "stand").custom_id())
    assert session.match.step == step
    assert MOVED_ON in read(result)


async def test_a_strangers_click_on_somebodys_panel_moves_nothing_and_shows_no_card(place: Place) -> None:
    people = await two(place)
    eve = place.person("Eve")
    session = match_at(place)
    person = await wait_for_turn(place, session, people)
    await place.wait(1)
    step = session.match.step
    result = await eve.click(place.public[-1], person.panel.custom_id("Stand"))
    assert session.match.step == step
    assert "You are not playing at this table" in privately(result)
    assert "Your card" not in read(result)


async def test_another_players_click_on_the_panel_of_who_is_asked_moves_nothing(place: Place) -> None:
    ann, ben = await two(place)
    session = match_at(place)
    person = await wait_for_turn(place, session, (ann, ben))
    await place.wait(1)
    other = ben if person is ann else ann
    step = session.match.step
    result = await other.click(place.public[-1], person.panel.custom_id("Stand"))
    assert session.match.step == step
    assert MOVED_ON in read(result), "he sees his own hand, as it is"


async def test_my_hand_brings_a_new_panel_and_takes_the_old_one_away(place: Place) -> None:
    ann, _ = await two(place)
    old = ann.panel
    assert "Round 1" in privately(await ann.press("My hand"))
    await place.wait(1)
    assert [one.id for one in ann.ephemerals] == [ann.panel.id]
    assert ann.panel.id != old.id


async def test_my_hand_of_an_onlooker_is_refused_without_a_card(place: Place) -> None:
    await two(place)
    eve = place.person("Eve")
    assert "You are not playing at this table" in privately(await eve.press("My hand"))


async def test_rules_on_the_board_are_for_everybody(place: Place) -> None:
    await two(place, "quick")
    assert "Everybody starts with just one life." in privately(await place.person("Eve").press("Rules"))


async def test_stand_unless_somebody_swaps_is_chosen_and_taken_back_and_nobody_else_learns_of_it(place: Place) -> None:
    people = [place.person(name) for name in ("Ann", "Ben", "Cem")]
    session = await begin(place, *people, computers=False)
    await wait_for_turn(place, session, people)
    await place.wait(1)
    later, undo = (words_for("en")(key) for key in ("move-stand-later", "move-stand-later-chosen"))
    waiting = next(one for one in people if later in one.panel.labels)
    board = place.public[-1].text
    others = [one.panel.text for one in people if one is not waiting]
    await waiting.press(later, waiting.panel)
    await place.wait(1)
    assert session.waiting_stand
    assert place.public[-1].text == board
    assert [one.panel.text for one in people if one is not waiting] == others
    await waiting.press(undo, waiting.panel)
    assert not session.waiting_stand


async def test_who_is_silent_twice_is_away_and_comes_back_by_a_button(place: Place) -> None:
    ann, ben = await two(place)
    session = match_at(place)
    for _ in range(200):
        row = session.seat_of(ben.id)
        assert row is not None
        if row.away:
            break
        person = asked(session, (ann,))
        await (stand(place, ann) if person is not None else place.wait(5))
    while session.scene is not None:
        await place.wait(1)
    await place.wait(1)
    await ben.press("I'm back", ben.panel)
    row = session.seat_of(ben.id)
    assert row is not None
    assert not row.away


async def test_half_of_the_time_brings_one_reminder_that_pings_only_who_is_asked_and_goes_after_the_move(
    place: Place,
) -> None:
    people = await two(place)
    session = match_at(place)
    person = await wait_for_turn(place, session, people)
    await place.wait(16)
    reminder = place.public[-1]
    assert f"<@{person.id}>" in reminder.text
    assert reminder.stored.ping_user_ids == [person.id]
    await place.wait(5)
    assert [one.id for one in place.public].count(reminder.id) == 1
    await stand(place, person)
    await place.wait(2)
    assert reminder.id not in [one.id for one in place.public]


async def test_a_panel_of_a_match_that_is_over_says_so_and_has_no_buttons(place: Place) -> None:
    ann, ben = await two(place)
    session = match_at(place)
    person = await wait_for_turn(place, session, (ann, ben))
    await place.wait(1)
    old = person.panel
    await ann.slash("table end")
    await place.wait(5)
    result = await person.press("Stand", old)
    assert "This match is over" in read(result)
    assert person.panel.labels == []


async def test_the_result_stands_in_a_message_of_its_own_and_again_opens_a_rematch(place: Place) -> None:
    ann, ben = await two(place, "quick")
    session = match_at(place)
    await play_out(place, session, (ann, ben))
    result = place.public[-1]
    assert result.labels == ["Again!", "Was it fair?"]
    assert "## Kuckuck · over after" in place.public[-2].text
    assert session.row.secret in place.public[-2].text
    await ann.press("Again!")
    (lobby,) = place.client.tables.lobbies.values()
    assert lobby.row.commitment != session.row.commitment
    assert lobby.row.rules == session.row.rules
    assert {seat.user_id for seat in lobby.seats} == {ann.id, None}
    await place.wait(2)
    await ben.press("Again!", result)
    await place.wait(2)
    assert match_at(place).id != session.id
    assert "Round 1" in ann.panel.text
    assert "Round 1" in ben.panel.text


async def test_again_while_the_match_runs_is_refused(place: Place) -> None:
    ann, _ = await two(place)
    session = match_at(place)
    result = await ann.click(place.public[-1], Press("again", session.id).custom_id())
    assert "still running" in read(result)
    assert not place.client.tables.lobbies


async def test_next_round_is_pressed_by_players_only(place: Place) -> None:
    people = await two(place)
    eve = place.person("Eve")
    session = match_at(place)
    for _ in range(400):
        if session.scene is not None and session.scene.shown and "Next round" in place.public[-1].labels:
            break
        person = asked(session, people)
        await (stand(place, person) if person is not None else place.wait(0.5))
    board = place.public[-1]
    result = await eve.press("Next round", board)
    assert "You are not playing at this table" in read(result)
    assert session.scene is not None
    again = await people[0].press("Next round", board)
    assert again.acknowledged
    assert session.scene is None
    late = await people[1].press("Next round", board)
    assert late.acknowledged, "a second press is too late and no fault"
