"""`/table kick` and `/table vote`, the reminder and its vote, spectators, and what the board says about seats."""

from __future__ import annotations

import json

import pytest

from bot.tables.session import Session
from bot.ui.limits import Limiter
from bot.ui.presses import Press

from .matches import begin, open_lobby, play_out, wait_for_turn
from .people import Person, Place, Seen, read


def chosen(session: Session, person: Person) -> str:
    """What Discord sends when this player is chosen from the list."""
    row = session.seat_of(person.id)
    assert row is not None
    return f"{row.seat}:{person.id}"


def board(place: Place, session: Session) -> Seen:
    return next(one for one in place.public if one.id == session.row.board_id)


async def four(place: Place) -> tuple[Session, list[Person]]:
    people = [place.person(name) for name in ("Ann", "Ben", "Cora", "Dora")]
    return await begin(place, *people, computers=False), people


async def test_the_host_sends_a_player_away_and_the_board_and_his_panel_say_so(place: Place) -> None:
    session, (ann, ben, cora, _) = await four(place)
    assert "Only the host" in read(await cora.slash("table kick", player=chosen(session, ben)))
    result = await ann.slash("table kick", player=chosen(session, ben))
    assert "**Ben** was sent away" in read(result)
    await place.wait(3)
    assert session.seat_of(ben.id) is None
    assert "**Ben** was sent away; a computer plays on" in board(place, session).text
    assert "A computer plays your seat to the end" in ben.panel.text
    assert ben.panel.labels == []
    assert "You are not playing at this table" in read(await ben.press("My hand", board(place, session)))


async def test_a_name_may_be_typed_and_a_wrong_or_doubtful_one_sends_nobody_away(place: Place) -> None:
    ann, ben, cora = (place.person(name) for name in ("Ann", "Ben", "Cora"))
    session = await begin(place, ann, ben, cora, computers=False)
    for typed in ("nobody", "", "9:1", "0:0", f"0:{ben.id}", "**", "\u202e", "x" * 400):
        assert "Nobody of this name" in read(await ann.slash("table kick", player=typed))
        await place.wait(1)
    assert all(not row.left for row in session.seats)
    await ann.slash("table kick", player=" ben ")
    assert session.seat_of(ben.id) is None


async def test_a_moderator_sends_the_host_away_and_the_next_player_is_host(place: Place) -> None:
    mod = place.person("Mod", manage_messages=True)
    session, (ann, ben, cora, _) = await four(place)
    await mod.slash("table kick", player=chosen(session, ann))
    await place.wait(3)
    assert "**Ben** is the host now" in board(place, session).text
    await ben.slash("table kick", player=chosen(session, cora))
    assert session.seat_of(cora.id) is None
    assert "Only the host (<@" in read(await ann.slash("table end"))
    await ben.slash("table end")
    await place.wait(5)
    assert session.row.ended == "host"
    assert "It counts for the host alone" in place.public[-1].text


async def test_kick_in_a_lobby_sends_away_too_and_vote_says_why_not(place: Place) -> None:
    ann, ben = place.person("Ann"), place.person("Ben")
    lobby = await open_lobby(place, ann, ben)
    assert "The match has not begun yet" in read(await ben.slash("table vote", player="Ann"))
    await ann.slash("table kick", player="Ben")
    assert lobby.seat_of(ben.id) is None


async def test_a_reminder_offers_a_vote_whose_end_is_on_the_board(place: Place) -> None:
    session, people = await four(place)
    sleeper = await wait_for_turn(place, session, people)
    others = [one for one in people if one is not sleeper]
    await place.wait(16)
    reminder = place.public[-1]
    assert reminder.labels == ["My hand", "Vote: let a computer play on"]
    assert f"<@{sleeper.id}>" in reminder.text
    name = session.seats[session.match.pending.seat].name if session.match.pending else ""
    assert "You cannot vote about yourself" in read(await sleeper.press("Vote: let a computer play on", reminder))
    for _ in range(2):
        text = read(await others[0].press("Vote: let a computer play on", reminder))
        assert "Your vote counts: 1 of 2" in text
    await place.wait(2)
    assert f"1 of 2 votes that a computer plays on for **{name}**" in board(place, session).text
    stranger = place.person("Eve")
    assert "You are not playing" in read(await stranger.press("Vote: let a computer play on", reminder))
    assert "the last vote" in read(await others[1].slash("table vote", player=chosen(session, sleeper)))
    await place.wait(3)
    assert session.seat_of(sleeper.id) is None
    assert f"The table has voted: a computer plays on for **{name}**" in board(place, session).text
    assert reminder.id not in [one.id for one in place.public], "the reminder goes"


async def test_a_reminder_that_waits_for_its_turn_pings_nobody_who_has_moved_meanwhile(place: Place) -> None:
    session, people = await four(place)
    sleeper = await wait_for_turn(place, session, people)
    await place.wait(5)
    busy = place.client.screen.limiter = Limiter(1, 3600)
    await busy.take()
    await place.wait(11)
    await sleeper.press("Stand", sleeper.panel)
    for _ in range(5):
        busy.give_back()
        await place.wait(2)
    sent = [one.json for one in place.env.http_requests if one.method == "POST" and one.path.endswith("/messages")]
    assert sent
    assert not [one for one in sent if f"<@{sleeper.id}>" in json.dumps(one)]


VOTE = "Vote: let a computer play on"


async def test_who_waits_votes_on_his_own_panel_as_well_once_half_of_the_time_has_passed(place: Place) -> None:
    session, people = await four(place)
    sleeper = await wait_for_turn(place, session, people)
    others = [one for one in people if one is not sleeper]
    await place.wait(8)
    await others[0].press("My hand", board(place, session))
    assert VOTE not in others[0].panel.labels, "nobody is late yet"
    pushes = place.client.screen.panels.pushes
    await place.wait(9)
    assert place.client.screen.panels.pushes == pushes, "the button comes with what is shown anyhow"
    for one in (*others, sleeper):
        await one.press("My hand", board(place, session))
    assert [VOTE in one.panel.labels for one in (*others, sleeper)] == [True, True, True, False]
    text = read(await others[0].press(VOTE, others[0].panel))
    assert "Your vote counts: 1 of 2" in text
    assert VOTE not in others[0].panel.labels, "his vote is given"
    assert VOTE in others[1].panel.labels
    await others[1].press(VOTE, others[1].panel)
    assert session.seat_of(sleeper.id) is None
    assert VOTE not in others[1].panel.labels


async def test_a_vote_on_a_panel_of_before_the_move_counts_for_nothing_and_heals_the_panel(place: Place) -> None:
    session, people = await four(place)
    sleeper = await wait_for_turn(place, session, people)
    other = next(one for one in people if one is not sleeper)
    await place.wait(16)
    await other.press("My hand", board(place, session))
    custom_id = other.panel.custom_id(VOTE)
    await sleeper.press("Stand", sleeper.panel)
    assert "The table has moved on" in read(await other.click(other.panel, custom_id))
    assert session.votes.seats == []
    assert VOTE not in other.panel.labels


async def test_at_a_table_of_two_nobody_is_offered_a_vote(place: Place) -> None:
    people = [place.person(name) for name in ("Ann", "Ben")]
    session = await begin(place, *people)
    sleeper = await wait_for_turn(place, session, people)
    other = next(one for one in people if one is not sleeper)
    await place.wait(16)
    await other.press("My hand", board(place, session))
    assert VOTE not in other.panel.labels


async def test_a_vote_on_an_old_reminder_is_answered_and_counts_for_nothing(place: Place) -> None:
    session, people = await four(place)
    sleeper = await wait_for_turn(place, session, people)
    await place.wait(16)
    reminder = place.public[-1]
    await sleeper.press("Stand", sleeper.panel)
    other = next(one for one in people if one is not sleeper)
    text = read(await other.press("Vote: let a computer play on", reminder))
    assert "The table has moved on" in text
    assert session.votes.seats == []


@pytest.mark.parametrize("arg", ["", "x", "99", "-1", "٣", "9" * 40])
async def test_a_forged_vote_is_answered_and_counts_for_nothing(place: Place, arg: str) -> None:
    session, people = await four(place)
    await wait_for_turn(place, session, people)
    for person in (*people, place.person("Eve")):
        press = Press("vote", session.id, session.match.step, arg)
        result = await person.click(board(place, session), press.custom_id())
        assert result.acknowledged
        assert read(result)
    assert session.votes.seats == []
    assert all(not row.left for row in session.seats)


async def test_leaving_needs_the_second_press_and_only_by_who_sits_there(place: Place) -> None:
    session, (ann, ben, *_) = await four(place)
    eve = place.person("Eve")
    await ben.slash("table leave")
    question = ben.panel
    leave = Press("leave-now", session.id).custom_id()
    assert "You are not at this table" in read(await eve.click(board(place, session), leave))
    assert "You are not at this table" in read(await eve.slash("table leave"))
    await ben.press("Leave for good", question)
    await ben.press("Leave for good", question)
    assert [row.user_id for row in session.seats if row.left] == [ben.id]
    await place.wait(2)
    assert "**Ben** has left; a computer plays on" in board(place, session).text
    await ann.slash("table end")
    assert "This match is over" in read(await ann.click(board(place, session), leave))


async def test_spectators_see_the_board_read_the_rules_and_are_told_kindly_that_they_do_not_play(place: Place) -> None:
    ann, eve = place.person("Ann"), place.person("Eve")
    session = await begin(place, ann)
    seen = board(place, session)
    assert seen.id in [one.id for one in eve.visible]
    assert "Kuckuck" in read(await eve.press("Rules", seen))
    assert "You are not playing at this table. Watch here" in read(await eve.press("My hand", seen))
    assert "You are not playing" in read(await eve.click(seen, Press("go-on", session.id).custom_id()))


async def test_the_match_of_players_who_were_sent_away_is_played_to_its_end(place: Place) -> None:
    ann, ben, cora = (place.person(name) for name in ("Ann", "Ben", "Cora"))
    session = await begin(place, ann, ben, cora, preset="quick", computers=False)
    await ann.slash("table kick", player=chosen(session, cora))
    await ann.press("My hand", board(place, session))
    await play_out(place, session, (ann, ben))
    assert session.row.status == "finished"
    assert "(did not stay to the end)" in place.public[-1].text


async def test_a_hostile_name_stays_text_in_votes_news_and_answers(place: Place) -> None:
    name = "**@everyone** <@1> [x](https://example.com)"
    ann, ben, bad = place.person("Ann"), place.person("Ben"), place.person(name)
    session = await begin(place, ann, ben, bad, computers=False)
    row = session.seat_of(bad.id)
    assert row is not None
    while session.pending is None or session.pending.seat != row.seat:
        person = await wait_for_turn(place, session, (ann, ben, bad))
        if person is not bad:
            await person.press("Stand", person.panel)
    await place.wait(16)
    before = len(place.env.http_requests)
    await ann.press("Vote: let a computer play on")
    await place.wait(3)
    voted = board(place, session).text
    result = await ann.slash("table kick", player=chosen(session, bad))
    await place.wait(3)
    for text in (voted, board(place, session).text, read(result)):
        assert "\\*\\*" in text
        assert "@everyone" not in text
        assert "<@1>" not in text.replace("\\<", "")
        assert "](https:" not in text
    for entry in place.env.http_requests[before:]:
        if entry.json and "components" in json.dumps(entry.json):
            allowed = (entry.json.get("data") or entry.json).get("allowed_mentions")
            assert allowed == {"parse": []} or (entry.method == "PATCH" and allowed is None), entry
