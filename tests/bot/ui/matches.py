"""Tables brought to where a test begins, and matches played to their end by pressing buttons."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

from bot.tables.lobby import Lobby
from bot.tables.session import Session

from .people import Person, Place

STAND = {"Stand", "Stehen"}
JOIN = {"en-US": "Join", "de": "Mitspielen"}


def lobby_at(place: Place) -> Lobby:
    """The only lobby."""
    (lobby,) = place.client.tables.lobbies.values()
    return lobby


def match_at(place: Place) -> Session:
    """The match that was begun last."""
    return list(place.client.tables.sessions.values())[-1]


async def open_lobby(place: Place, host: Person, *others: Person, preset: str | None = None) -> Lobby:
    """A lobby of Kuckuck in which these people sit."""
    options = {} if preset is None else {"rules": preset}
    await host.slash("play", game="kuckuck", **options)
    for other in others:
        await other.click(place.public[-1], f"k1b:join:{place_number(place)}:0:")
    await place.wait(2)
    return lobby_at(place)


async def sit_down(place: Place, *names: str) -> list[Person]:
    """People of these names in a lobby of Kuckuck; the first is its host."""
    people = [place.person(name) for name in names]
    await open_lobby(place, *people)
    return people


async def host_and_stranger(place: Place) -> tuple[Person, Person]:
    """Ann, the host of a lobby of Kuckuck, and Eve, who has no seat."""
    ann, eve = place.person("Ann"), place.person("Eve")
    await open_lobby(place, ann)
    return ann, eve


async def fill_table(place: Place, *names: str, game: str = "kuckuck") -> list[Person]:
    """People of these names at a table with no more room: it has started by itself, and the cards are dealt."""
    people = [place.person(name) for name in names]
    await people[0].slash("play", game=game, seats=len(people))
    for person in people[1:]:
        await person.press("Join")
    await place.wait(2)
    return people


def place_number(place: Place) -> str:
    """The number of the only lobby as custom_ids write it; below 36 for the few tables of a test."""
    return "0123456789abcdefghijklmnopqrstuvwxyz"[lobby_at(place).id]


async def begin(
    place: Place, host: Person, *others: Person, preset: str | None = None, computers: bool = True
) -> Session:
    """A match of Kuckuck whose first card is dealt."""
    await open_lobby(place, host, *others, preset=preset)
    if computers:
        await host.click(place.public[-1], f"k1b:computers:{place_number(place)}:0:")
        await place.wait(2)
    start = f"k1b:start:{place_number(place)}:0:"
    result = await host.click(host.panel, start)
    assert result.acknowledged
    await place.wait(2)
    return match_at(place)


def asked(session: Session, people: Sequence[Person]) -> Person | None:
    """Who of these is asked now."""
    if session.pending is None:
        return None
    return next((one for one in people if one.id == session.seats[session.pending.seat].user_id), None)


async def wait_for_turn(place: Place, session: Session, people: Sequence[Person]) -> Person:
    """Let time pass until one of these people is asked, and give him."""
    for _ in range(200):
        person = asked(session, people)
        if person is not None:
            return person
        await place.wait(1)
    raise AssertionError("nobody of these is ever asked")


async def stand(place: Place, person: Person) -> None:
    """Press Stand as soon as it is offered."""
    for _ in range(20):
        label = next((one for one in person.panel.labels if one in STAND), None)
        if label is not None:
            await person.press(label, person.panel)
            return
        await place.wait(0.5)
    raise AssertionError(f"Stand is not offered in {person.panel}")


async def play_out(
    place: Place, session: Session, people: Sequence[Person], each: Callable[[], None] | None = None
) -> None:
    """Play until the match is over and its result stands in the channel; `each` is called after every step."""
    for _ in range(600):
        if session.over and session.scene is None:
            await place.wait(5)
            return
        person = asked(session, people)
        if person is not None:
            await stand(place, person)
        else:
            await place.wait(1)
        if each is not None:
            each()
    raise AssertionError("the match does not end")


@contextmanager
def refusing(database: Path) -> Iterator[None]:
    """The database refuses every move, as on a full disk."""
    refusal = "CREATE TRIGGER full BEFORE INSERT ON moves BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END"
    with closing(sqlite3.connect(database)) as other:
        other.execute(refusal)
        yield
        other.execute("DROP TRIGGER full")
