"""How an end that is no plain one is told: a sudden death, nobody's victory, a prize pot."""

from __future__ import annotations

import pytest

from engine import Card
from engine.cards import FRENCH

from .evenings import stack
from .matches import begin, match_at, play_out, stand, wait_for_turn
from .people import Person, Place

FIVES = (Card("5S"), Card("5H"), Card("5D"))


def stacked(monkeypatch: pytest.MonkeyPatch, *first: Card) -> None:
    stack(monkeypatch, [*first, *(card for card in FRENCH.cards if card not in first)])


async def agreed(place: Place, *names: str, **rules: str) -> list[Person]:
    """A match with one life each under these house rules besides, chosen by its host."""
    people = [place.person(name) for name in names]
    host = people[0]
    await host.slash("play", game="kuckuck", rules="quick", seats=len(people))
    await host.press("House rules", host.panel)
    for name, value in rules.items():
        await host.choose("Change one rule …", name)
        await host.choose("Choose a value …", value)
        await place.wait(1)
    for person in people[1:]:
        await person.press("Join")
    await place.wait(2)
    return people


async def until_cards_lie_open(place: Place, people: list[Person], entry: int = 0) -> str:
    """Everybody stands; what the board says when the cards of this entry lie open."""
    session = match_at(place)
    while session.scene is None or session.scene.entry < entry or not session.scene.shown:
        if session.pending is not None:
            await stand(place, await wait_for_turn(place, session, people))
        else:
            await place.wait(0.2)
    await place.wait(1.3)
    return next(one.text for one in place.public if one.id == session.row.board_id)


async def test_who_goes_into_a_sudden_death_is_not_told_that_he_is_out(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    stacked(monkeypatch, *FIVES)
    people = await agreed(place, "Ann", "Ben", "Cem")
    board = await until_cards_lie_open(place, people)
    assert board.count("⚡ goes into sudden death") == 3
    assert "is out" not in board
    await people[0].press("My hand")
    assert "Sudden death, and you are in it" in people[0].panel.text
    board = await until_cards_lie_open(place, people, 1)
    assert "### ⚡ Sudden death" in board
    assert " out" not in board
    session = match_at(place)
    assert session.outcome is not None
    for person in people:
        seat = session.seat_of(person.id)
        assert seat is not None
        await person.press("My hand")
        won = seat.seat in session.outcome.winners
        assert ("You win the sudden death" if won else "You lose the sudden death") in person.panel.text


async def test_where_nobody_wins_there_is_no_medal(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    stacked(monkeypatch, *FIVES)
    people = await agreed(place, "Ann", "Ben", "Cem", last_lives_tie="void", stake="on")
    await play_out(place, match_at(place), people)
    result = place.public[-1].text
    assert "Nobody wins" in result
    assert "🥇" not in result
    assert "1\\. **Ann**" in result
    assert "takes the prize pot" not in result


async def test_those_who_win_together_share_the_prize_pot_and_the_first_medal(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    stacked(monkeypatch, *FIVES, Card("4S"))
    people = await agreed(place, "Ann", "Ben", "Cem", last_lives_tie="joint_winners", stake="on")
    await play_out(place, match_at(place), people)
    result = place.public[-1].text
    assert result.count("🥇") == 3
    assert "share the prize pot of 3 chips" in result


async def test_one_winner_takes_the_prize_pot_and_without_a_stake_there_is_none(place: Place) -> None:
    people = await agreed(place, "Ann", "Ben", "Cem", stake="on")
    await play_out(place, match_at(place), people)
    assert "takes the prize pot of 3 chips" in place.public[-1].text
    plain = await begin(place, *people, preset="quick", computers=False)
    await play_out(place, plain, people)
    assert "prize pot" not in place.public[-1].text
