"""Everything that comes from a client is untrusted text: whatever it is, it is answered and moves nothing."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.tables.lobby import Lobby
from bot.tables.session import Session
from bot.ui import throttle
from bot.ui.handlers import BUTTONS, MODALS
from bot.ui.presses import BUTTON, MODAL, SELECT, Press

from .matches import asked, begin, open_lobby, wait_for_turn
from .people import Person, Place

T = TypeVar("T")
ANY_TEXT = st.text(st.characters(exclude_categories=()), max_size=120)
PRINTABLE = st.text(st.characters(min_codepoint=32, max_codepoint=126), max_size=40)
ARGS = st.one_of(
    st.sampled_from(
        ["", "stand", "swap", "draw", "cut:1", "cut:٣", "yes", "no", "0", "1", "99", "lives", "turn_timer", "-1", ":::"]
    ),
    PRINTABLE,
)
STEPS = st.integers(0, 36**6 - 1)
VALUES = st.lists(
    st.one_of(st.sampled_from(["0:0", "1:1", "other", "slow", "quick", "lives", "true", "3", "²"]), ANY_TEXT),
    max_size=3,
)
FAR = st.tuples(
    st.sampled_from("bbsm"),
    st.sampled_from([*BUTTONS, *MODALS, "dance"]),
    st.sampled_from(["match", "lobby", "other"]),
    st.one_of(st.none(), STEPS),
    ARGS,
    VALUES,
)
NEAR = st.tuples(
    st.just("b"),
    st.sampled_from(["act", "act", "act", "cut", "later", "back", "go-on", "vote"]),
    st.just("match"),
    st.none(),
    st.sampled_from(["stand", "swap", "draw", "cut:1", "yes", "0", "1", "2"]),
    st.just([]),
)
"""What a button of another one's panel would send at this moment."""
PRESSES = st.one_of(FAR, NEAR)
FORGED = tuple[str, str, str, int | None, str, list[str]]


@given(st.one_of(ANY_TEXT, st.from_regex(re.compile(r"k1[bsm]:[a-z-]{1,30}:[0-9a-z]{1,14}:.{0,60}"), fullmatch=False)))
@settings(max_examples=400, deadline=None)
def test_no_custom_id_makes_the_parser_raise(custom_id: str) -> None:
    press = Press.of_modal(custom_id)
    matches = [found for form in (BUTTON, SELECT) if (found := form.fullmatch(custom_id)) is not None]
    assert (Press.of_item(custom_id) is not None) == bool(matches)
    for one in [*([] if press is None else [press]), *(Press.parse(found) for found in matches)]:
        assert 0 <= one.table < 36**12
        assert 0 <= one.step < 36**6
        assert len(one.arg) <= 40
    assert (press is not None) == (MODAL.fullmatch(custom_id) is not None)


@given(st.sampled_from([*BUTTONS, *MODALS]), st.integers(0, 36**12 - 1), STEPS, PRINTABLE, st.sampled_from("bsm"))
@settings(max_examples=200, deadline=None)
def test_every_press_comes_back_from_its_custom_id(verb: str, table: int, step: int, arg: str, kind: str) -> None:
    custom_id = Press(verb, table, step, arg).custom_id(kind)
    assert len(custom_id) <= 100
    found = {"b": BUTTON, "s": SELECT, "m": MODAL}[kind].fullmatch(custom_id)
    assert found is not None
    assert Press.parse(found) == Press(verb, table, step, arg)


async def all_night(
    forged: st.SearchStrategy[T], sends: Callable[[T], Coroutine[Any, Any, None]], examples: int
) -> None:
    """Send so many of these. Hypothesis is not asynchronous: it calls from a thread of its own, and what it starts runs
    on this loop."""
    loop = asyncio.get_running_loop()

    @settings(max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    @given(forged)
    def one(value: T) -> None:
        asyncio.run_coroutine_threadsafe(sends(value), loop).result(60)

    await asyncio.to_thread(one)


@pytest.fixture
async def night(place: Place, monkeypatch: pytest.MonkeyPatch) -> tuple[Session, Lobby, list[Person]]:
    """A match in which Ann or Ben is asked, a lobby of Cora's in another channel, and Eve, who sits nowhere."""
    monkeypatch.setattr(throttle, "CLICKS", 1_000_000)
    ann, ben, cora, eve = (place.person(name) for name in ("Ann", "Ben", "Cora", "Eve"))
    session = await begin(place, ann, ben)
    games, place.channel = place.channel, place.guild.create_text_channel("second")
    lobby = await open_lobby(place, cora)
    place.channel = games
    person = await wait_for_turn(place, session, (ann, ben))
    return session, lobby, [person, ben if person is ann else ann, eve]


async def forge(person: Person, session: Session, lobby: Lobby, forged: FORGED) -> None:
    """Send what no button of ours would send, and see that it is answered."""
    kind, verb, where, step, arg, values = forged
    table = {"match": session.id, "lobby": lobby.id}.get(where, 36**12 - 1)
    press = Press(verb, table, session.match.step if step is None else step, arg)
    seen = next(one for one in person.place.public if one.id == session.row.board_id)
    if kind == "m":
        result = await person.send_form(press.custom_id("m"), values[0] if values else "")
    elif kind == "s":
        result = await person.choose_raw(seen, press.custom_id("s"), *values)
    else:
        result = await person.click(seen, press.custom_id())
    assert result.acknowledged, forged


async def test_a_stranger_moves_nothing_whatever_he_sends(
    night: tuple[Session, Lobby, list[Person]], caplog: pytest.LogCaptureFixture
) -> None:
    session, lobby, (_, _, eve) = night
    mine = (lobby.row.host_id, lobby.row.rules, lobby.row.pace, lobby.row.preset, lobby.row.status)

    async def sends(forged: FORGED) -> None:
        before = (list(session.match.moves), session.row, session.waiting_stand.copy(), session.votes.seats)
        await forge(eve, session, lobby, forged)
        assert (list(session.match.moves), session.row, session.waiting_stand, session.votes.seats) == before
        assert (lobby.row.host_id, lobby.row.rules, lobby.row.pace, lobby.row.preset, lobby.row.status) == mine

    await all_night(PRESSES, sends, 150)
    assert [one.getMessage() for one in caplog.records if one.levelname == "ERROR"] == []


async def test_a_player_moves_only_his_own_seat_and_only_when_he_is_asked(
    night: tuple[Session, Lobby, list[Person]], caplog: pytest.LogCaptureFixture
) -> None:
    session, lobby, (first, other, _) = night

    async def sends(forged: FORGED) -> None:
        if forged[1] in ("leave-now", "vote"):
            return  # that is his to do
        moves, seats, pending = list(session.match.moves), session.seats, session.match.pending
        assert asked(session, [first]) is first
        await forge(other, session, lobby, forged)
        assert (session.match.moves, session.seats, session.match.pending) == (moves, seats, pending)
        await forge(
            first, session, lobby, ("b", "act", "match", (forged[3] or 0) + session.match.step + 1, *forged[4:])
        )
        assert session.match.moves == moves, "another step than the present one"

    await all_night(PRESSES, sends, 80)
    assert [one.getMessage() for one in caplog.records if one.levelname == "ERROR"] == []


async def test_no_text_typed_into_a_command_or_form_is_more_than_text(
    night: tuple[Session, Lobby, list[Person]], caplog: pytest.LogCaptureFixture
) -> None:
    session, lobby, (first, *_) = night
    rules = dict(lobby.row.rules)

    async def types(text: str) -> None:
        for verb, arg in (("lucky-typed", ""), ("value", "turn_timer"), ("cut-typed", "")):
            result = await first.send_form(Press(verb, lobby.id, 0, arg).custom_id("m"), text)
            assert result.acknowledged
        assert (await first.slash("table kick", player=text)).acknowledged
        assert lobby.row.rules == rules
        assert not any(row.left for row in session.seats)

    nobody = ANY_TEXT.filter(lambda text: text.strip().casefold() not in ("ann", "ben"))
    await all_night(nobody, types, 30)
    assert [one.getMessage() for one in caplog.records if one.levelname == "ERROR"] == []
