"""Hands of many cards: the picture, a button for every card and bid, and why one may not be chosen."""

from __future__ import annotations

import asyncio

import pytest

from bot.art import MOST_CARDS, emoji_name
from bot.tables.session import Session
from bot.text import words_for
from bot.ui.faces import card_short, card_spoken
from bot.ui.frames import GREEN, layout, row
from bot.ui.frames import rows as card_rows
from bot.ui.presses import Press, button
from bot.ui.tricks.hand import spoken
from engine import FRENCH, Seat, why_not
from engine.tricks import hand_in

from .people import Person, Place, read
from .trick_tables import begin_tricks, choose, gallery, offered, refused, seat_of, until_asked

SHORT = {"start_size": 5, "cycle": "down", "rounds_limit": 2}


def three(place: Place, locale: str = "en-US") -> tuple[Person, Person, Person]:
    return place.person("Ann", locale), place.person("Ben", locale), place.person("Cem", locale)


async def who_may_not_play_all(place: Place, session: Session, people: tuple[Person, ...]) -> Person:
    """Play on until somebody is shown a card that he may not play, and give him."""
    for _ in range(60):
        person = await until_asked(place, session, people, "play")
        assert person is not None
        await place.wait(1)
        if refused(person.panel):
            return person
        await choose(place, person, offered(person.panel)[0])
    raise AssertionError("everybody may play everything")


async def test_a_hand_is_a_picture_whose_alt_text_names_every_card(place: Place) -> None:
    people = three(place)
    session = await begin_tricks(place, "cucumber", {}, *people)
    for person in people:
        hand = hand_in(session.see(Seat(seat_of(session, person))))
        assert len(hand) == 7
        assert gallery(person.panel) == [", ".join(card_spoken(words_for("en"), card) for card in hand)]
        assert len(person.panel.stored.attachments) == 1
        assert len(person.ephemerals) == 1, "it came where his lobby panel was"


async def test_a_picture_is_uploaded_once_and_kept_while_only_the_buttons_change(place: Place) -> None:
    people = three(place)
    session = await begin_tricks(place, "kachuful", SHORT, *people)
    waiting = next(one for one in people if not offered(one.panel))
    (before,) = waiting.panel.stored.attachments
    for _ in range(2):
        person = await until_asked(place, session, people, "bid")
        assert person is not None
        if person is waiting:
            break
        await choose(place, person, offered(person.panel)[0])
        await place.wait(1)
    assert offered(waiting.panel), "his panel was edited"
    assert waiting.panel.stored.attachments == [before]


async def test_cards_that_may_not_be_played_are_greyed_and_pressing_one_tells_why(place: Place) -> None:
    people = three(place)
    session = await begin_tricks(place, "kachuful", SHORT, *people)
    person = await who_may_not_play_all(place, session, people)
    panel, step = person.panel, session.match.step
    seat = Seat(seat_of(session, person))
    view = session.see(seat)
    assert view.ask is not None
    assert set(offered(panel)) == set(view.ask.options)
    assert set(offered(panel)) | set(refused(panel)) == set(hand_in(view))
    card = refused(panel)[0]
    (one,) = [part for part in panel.parts if part.get("custom_id", "").endswith(f":{card}")]
    assert (one["style"], one["emoji"]["name"], one.get("disabled", False)) == (2, "🚫", False)
    result = await person.click(panel, one["custom_id"])
    code = why_not(view, card)
    assert code is not None
    assert code.startswith("follow-")
    assert words_for("en")(f"why-not-{code}") in read(result)
    assert session.match.step == step
    assert offered(person.panel) == offered(panel), "he can still play"
    await choose(place, person, offered(person.panel)[0])
    assert session.match.step == step + 1


async def test_a_playable_card_is_a_button_with_its_emoji_and_its_letter(place: Place) -> None:
    people = three(place, "de")
    session = await begin_tricks(place, "cucumber", {}, *people)
    person = await until_asked(place, session, people, "play")
    assert person is not None
    await place.wait(1)
    for part in person.panel.parts:
        if part.get("custom_id", "").startswith("k1b:act:"):
            card = part["custom_id"].rsplit(":", 1)[1]
            assert part["label"] == card_short(words_for("de"), card)
            assert part["emoji"]["name"] == emoji_name(card, "de")
    assert "Spiel eine Karte." in person.panel.text


async def test_under_a_table_of_cucumber_the_reason_is_that_of_cucumber(place: Place) -> None:
    people = three(place, "de")
    session = await begin_tricks(place, "cucumber", {}, *people)
    person = await who_may_not_play_all(place, session, people)
    card = refused(person.panel)[0]
    code = why_not(session.see(Seat(seat_of(session, person))), card)
    assert code in ("beat", "lowest")
    (custom_id,) = [one for one in person.panel.custom_ids if one.endswith(f":{card}")]
    assert words_for("de")(f"why-not-{code}") in read(await person.click(person.panel, custom_id))


async def test_a_card_of_his_own_that_is_pressed_out_of_turn_moves_nothing_and_tells_so(place: Place) -> None:
    people = three(place)
    session = await begin_tricks(place, "cucumber", {}, *people)
    person = await until_asked(place, session, people, "play")
    other = next(one for one in people if one is not person)
    step = session.match.step
    card = hand_in(session.see(Seat(seat_of(session, other))))[0]
    result = await other.click(other.panel, Press("why", session.id, step, card).custom_id())
    assert "It is not your turn." in read(result)
    assert session.match.step == step


async def test_a_stranger_learns_nothing_from_pressing_why(place: Place) -> None:
    session = await begin_tricks(place, "cucumber", {}, *three(place))
    eve = place.person("Eve")
    press = Press("why", session.id, session.match.step, "AS")
    result = await eve.click(place.public[-1], press.custom_id())
    assert "You are not playing at this table" in read(result)


async def test_standing_beforehand_is_never_offered_in_a_trick_game(place: Place) -> None:
    people = three(place)
    await begin_tricks(place, "cucumber", {}, *people)
    for person in people:
        assert not {one for one in person.panel.custom_ids if ":later:" in one}


async def test_a_hand_whose_picture_is_not_ready_is_written_in_emojis(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(*_: object) -> None:
        await asyncio.sleep(0)

    monkeypatch.setattr(place.client.card_emojis.hands, "draw", never)
    people = three(place)
    session = await begin_tricks(place, "cucumber", {}, *people)
    for person in people:
        assert gallery(person.panel) == []
        for card in hand_in(session.see(Seat(seat_of(session, person)))):
            assert f":{emoji_name(card, 'en')}:" in person.panel.text


async def test_a_hand_of_seventeen_cards_has_all_its_buttons_in_one_panel(place: Place) -> None:
    people = three(place)
    session = await begin_tricks(place, "kachuful", {"start_size": 17, "rounds_limit": 1}, *people)
    person = await until_asked(place, session, people, "play")
    assert person is not None
    await place.wait(1)
    assert len(offered(person.panel)) == 17
    assert all(len(row["components"]) <= 5 for row in person.panel.parts if row["type"] == 1)


def test_even_twenty_six_cards_fit_beside_everything_else_that_a_panel_shows() -> None:
    """Discord takes forty components a message, counting everything; discord.py refuses more."""
    words = words_for("en")
    cards = FRENCH.cards[:MOST_CARDS]
    buttons = [button(card_short(words, card), Press("act", 1, 1, card)) for card in cards]
    back = button(words("move-back"), Press("back", 1, 1))
    view = layout(GREEN, "the hand", "your turn", *card_rows(buttons), row(back), "a note")
    assert sum(1 for _ in view.walk_children()) + 1 <= 40, "one more for the picture"


def test_a_long_hand_is_told_suit_by_suit_and_stays_short_enough_for_an_alt_text() -> None:
    for language in ("en", "de"):
        told = spoken(words_for(language), FRENCH.cards[:MOST_CARDS])
        assert len(told) <= 256
    assert spoken(words_for("en"), ["2S", "3S", "4S", "5S", "6S", "7S", "8S", "AH"]).endswith("; hearts: ace")
