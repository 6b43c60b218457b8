"""What must be true of a match in the database, whatever happened to the bot while it was played."""

from __future__ import annotations

import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.sandbox.seen import Seen
from bot.store import SqliteStore
from bot.tables.fairness import record_of
from bot.tables.ports import ResultRow, Status, StoredMatch
from engine import Game, Match, Record, Seat, View, verify
from engine.views import view_as_json
from tests.wire.driver import Script, chosen_key
from tests.wire.player import Press
from tests.wire.reading import french_cards_on, offer_in, own_cards, pressables


async def stored(database: Path, table: int) -> tuple[StoredMatch, list[ResultRow]]:
    """The match as it is kept, and its results."""
    async with SqliteStore.open(database) as store:
        found = await store.match(table)
        assert found is not None
        return found, await store.results(table)


def unkilled(record: Record, seed: str) -> Match:
    """The match that the same cards and the same rule of pressing give where nothing ever goes wrong."""
    match = record.model_copy(update={"moves": []}).replay()
    while match.pending is not None:
        match.act(match.pending.seat, chosen_key(seed, match.step, list(match.pending.options)))
    return match


async def judge(script: Script) -> StoredMatch:
    """Every answered press is kept once, nothing else is, no card differs, and it ends as the unkilled match."""
    match, results = await stored(script.bots.database, script.table)
    assert match.row.status is Status.FINISHED
    record = record_of(match)
    verify(record)
    whole = unkilled(record, script.seed)
    assert [(int(seat), key) for seat, key in whole.moves] == list(match.moves)
    assert whole.outcome is not None
    assert {(row.seat, row.place) for row in results} == {
        (int(seat), whole.outcome.place_of(seat)) for seat in whole.seats
    }
    seats = {row.user_id: row.seat for row in match.row.seats}
    for press in answered(script):
        assert match.moves[press.step] == (seats[press.user], press.key)
    panels_were_true(script, record, {user: seat for user, seat in seats.items() if user is not None})
    return match


def answered(script: Script) -> list[Press]:
    """The presses that the bot has answered in time."""
    return [one for one in script.sent if one.interaction.answer is not None and not one.interaction.failed]


def panels_were_true(script: Script, record: Record, seats: dict[int, int]) -> None:
    """Each panel that was pressed is as the record says for its seat at that step."""
    pressed: dict[int, list[Press]] = {}
    for press in script.sent:
        pressed.setdefault(press.step, []).append(press)
    match = record.model_copy(update={"moves": []}).replay()
    for step, (seat, key) in enumerate(record.moves):
        for press in pressed.pop(step, ()):
            panel_was_true(press.panel, match.see(Seat(seats[press.user])), match.game)
        match.act(Seat(int(seat)), str(key))
    assert not pressed, "a panel asked for a move after the last one"


def panel_was_true(panel: Seen, view: View, game: Game) -> None:
    """It offered every key and no other; it showed every card of the hand as the reader's own, and no other.

    Who may not see his hand saw none of it.
    """
    offer, ask, seat = offer_in(pressables(panel)), view.ask, view.seat
    assert offer is not None
    assert ask is not None
    assert seat is not None
    assert offer[1] == list(ask.options)
    hand = view.table.hands[seat]
    own = own_cards(panel, game.pack.name.lower())
    if isinstance(hand, int) or not hand:
        assert own.forms == []
    else:
        assert own.forms
        assert all(sorted(form) == sorted(hand) for form in own.forms), f"{own} instead of {hand}"
    if game.figure == "scores":
        assert own.on_buttons == (hand if ask.prompt == "play" else None)
        shown = french_cards_on(panel)
        assert shown <= known_cards(view), "the panel names a card that its reader may not know"
        others = [cards for other, cards in enumerate(view.table.hands) if other != seat and isinstance(cards, tuple)]
        assert shown >= {card for cards in others for card in cards}, "a card on a forehead is missing"


def known_cards(view: View) -> set[str]:
    """Every French card that stands in what a seat may know."""
    return set(re.findall(r'"((?:10|[2-9AJQK])[SHDC])"', json.dumps(view_as_json(view))))


def moved_by(database: Path, table: int) -> list[str]:
    """Who made each move: player, computer or time."""
    with closing(sqlite3.connect(database)) as kept:
        return [by for (by,) in kept.execute("SELECT by FROM moves WHERE match = ? ORDER BY step", [table])]


def ended(database: Path, table: int) -> tuple[str, str | None]:
    """Status of a match, and why it was broken off."""
    with closing(sqlite3.connect(database)) as kept:
        status, why = kept.execute("SELECT status, ended FROM matches WHERE id = ?", [table]).fetchone()
        return status, why


def nothing_retried_a_dead_token(script: Script) -> None:
    """A token that was refused once (401, 404) was never used again."""
    dead: set[str] = set()
    for one in script.bots.sandbox.log:
        if one.path.startswith("/webhooks/"):
            token = one.path.split("/")[3]
            assert token not in dead
            if one.status in (401, 404):
                dead.add(token)
