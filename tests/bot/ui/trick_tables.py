"""Tables of Cucumber and Kachuful brought to where a test begins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.tables.session import Session

from .matches import asked, lobby_at, match_at
from .people import Person, Place, Seen

ACT, WHY = "k1b:act:", "k1b:why:"


async def begin_tricks(place: Place, game: str, rules: Mapping[str, object], *people: Person) -> Session:
    """A match among these people whose first hands are dealt."""
    await people[0].slash("play", game=game)
    lobby = lobby_at(place)
    lobby.row = replace(lobby.row, rules=dict(rules))  # no preset has just these
    join, start = (next(one for one in place.public[0].custom_ids if verb in one) for verb in (":join:", ":start:"))
    for person in people[1:]:
        await person.click(place.public[0], join)
    await place.wait(2)
    await people[0].click(place.public[0], start)
    for _ in range(40):
        if all("Round 1" in one.panel.text or "Runde 1" in one.panel.text for one in people):
            break
        await place.wait(0.5)
    return match_at(place)


def offered(panel: Seen) -> list[str]:
    """The keys that a panel offers."""
    return [one.rsplit(":", 1)[1] for one in panel.custom_ids if one.startswith(ACT)]


def refused(panel: Seen) -> list[str]:
    """The keys that a panel shows and does not offer."""
    return [one.rsplit(":", 1)[1] for one in panel.custom_ids if one.startswith(WHY)]


async def choose(place: Place, person: Person, key: str) -> None:
    """Press the button of this key."""
    panel = person.panel
    (custom_id,) = [one for one in panel.custom_ids if one.startswith(ACT) and one.endswith(f":{key}")]
    result = await person.click(panel, custom_id)
    assert result.acknowledged


async def until_asked(place: Place, session: Session, people: Sequence[Person], prompt: str) -> Person | None:
    """Play on with the first key of every other decision until one of these people owes this one, and give him;
    None: the match ended before."""
    for _ in range(900):
        if session.over and session.scene is None:
            return None
        person = asked(session, people)
        if person is not None and session.pending is not None and offered(person.panel):
            if session.pending.prompt == prompt:
                return person
            await choose(place, person, offered(person.panel)[0])
        else:
            await place.wait(0.6)
    raise AssertionError(f"nobody is ever asked to {prompt}")


def gallery(seen: Seen) -> list[str]:
    """What the pictures of a message show, as one hears it."""
    return [str(item.get("description")) for part in seen.parts if part["type"] == 12 for item in part["items"]]


def seat_of(session: Session, person: Person) -> int:
    row = session.seat_of(person.id)
    assert row is not None
    return row.seat
