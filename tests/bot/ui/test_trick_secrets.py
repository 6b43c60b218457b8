"""Who may see which card before the bids: blind, forehead and dark rounds."""

from __future__ import annotations

from bot.text import words_for
from bot.ui.faces import card_short, card_spoken
from engine import Seat
from engine.tricks import hand_in

from .people import Person, Place, Seen
from .trick_tables import begin_tricks, choose, gallery, offered, seat_of, until_asked

ONE_CARD = {"start_size": 1, "rounds_limit": 1}


def people_of(place: Place) -> tuple[Person, Person, Person]:
    return place.person("Ann"), place.person("Ben"), place.person("Cem")


def names(seen: Seen, card: str) -> bool:
    """Whether a message tells this card in words, in its picture's words, or in a button."""
    words = words_for("en")
    all_of_it = [seen.text, *seen.labels, *seen.custom_ids, *gallery(seen)]
    ways = (card_short(words, card), card_spoken(words, card), f":{card}", f"_{card.lower()}")
    return any(way in text.lower() or way in text for way in ways for text in all_of_it)


async def test_before_a_blind_choice_neither_panel_nor_picture_shows_a_card(place: Place) -> None:
    people = people_of(place)
    session = await begin_tricks(place, "kachuful", {"start_size": 4, "blind": "optional"}, *people)
    hands = [[str(card) for card in session.match._table.hands[seat].cards] for seat in range(3)]
    person = await until_asked(place, session, people, "blind")
    assert person is not None
    for one in people:
        assert not any(names(one.panel, card) for hand in hands for card in hand)
        assert one.panel.stored.attachments == []
    assert "have not seen them yet" in person.panel.text
    assert offered(person.panel) == ["look", "blind"]
    assert person.panel.labels == ["Look at my cards", "Bid blind"]

    await choose(place, person, "blind")
    assert offered(person.panel) == ["0", "1", "2", "3", "4"]
    assert not any(names(person.panel, card) for hand in hands for card in hand), "bidding blind"
    await choose(place, person, "1")
    await place.wait(2)
    mine = hands[seat_of(session, person)]
    assert all(names(person.panel, card) for card in mine), "after his bid he sees his hand"
    assert "🙈 blind" in place.public[-1].text


async def test_who_looks_sees_his_hand_with_the_bids(place: Place) -> None:
    people = people_of(place)
    session = await begin_tricks(place, "kachuful", {"start_size": 4, "blind": "optional"}, *people)
    person = await until_asked(place, session, people, "blind")
    assert person is not None
    await choose(place, person, "look")
    hand = hand_in(session.see(Seat(seat_of(session, person))))
    assert len(hand) == 4
    await place.wait(1)
    assert gallery(person.panel), "its picture comes by itself"
    assert all(names(person.panel, card) for card in hand)
    assert offered(person.panel) == ["0", "1", "2", "3", "4"]


async def test_in_a_forehead_round_everybody_sees_all_cards_but_his_own_and_the_board_shows_none(place: Place) -> None:
    people = people_of(place)
    session = await begin_tricks(place, "kachuful", ONE_CARD | {"single_card": "forehead"}, *people)
    cards = [str(session.match._table.hands[seat_of(session, person)].cards[0]) for person in people]
    for person in people:
        for owner, card in zip(people, cards, strict=True):
            assert names(person.panel, card) == (owner is not person), (person.member.name, card)
            assert not names(place.public[-1], card)
        assert "only you do not see it" in person.panel.text


async def test_an_onlooker_of_a_forehead_round_sees_no_card(place: Place) -> None:
    people = people_of(place)
    session = await begin_tricks(place, "kachuful", ONE_CARD | {"single_card": "forehead"}, *people)
    assert all(isinstance(hand, int) for hand in session.see(None).table.hands)


async def test_in_a_dark_round_nobody_sees_a_card_before_the_bids(place: Place) -> None:
    people = people_of(place)
    session = await begin_tricks(place, "kachuful", ONE_CARD | {"single_card": "dark"}, *people)
    cards = [str(session.match._table.hands[seat].cards[0]) for seat in range(3)]
    for person in people:
        assert not any(names(person.panel, card) for card in cards)
        assert "Nobody sees a card before all have bid." in person.panel.text
