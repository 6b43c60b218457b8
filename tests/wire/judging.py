"""What must be true of a match in the database, whatever happened to the bot while it was played."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.art import emoji_name
from bot.store import SqliteStore
from bot.tables.fairness import record_of
from bot.tables.ports import ResultRow, Status, StoredMatch
from bot.text import words_for
from bot.ui.faces import card_spoken
from engine import Match, Record, Seat, verify
from tests.wire.driver import Press, Script, chosen_key


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
    cards_did_not_change(script, record, {user: seat for user, seat in seats.items() if user is not None})
    return match


def answered(script: Script) -> list[Press]:
    """The presses that the bot has answered in time."""
    return [one for one in script.sent if one.interaction.answer is not None and not one.interaction.failed]


def cards_did_not_change(script: Script, record: Record, seats: dict[int, int]) -> None:
    """Each panel that was pressed showed the cards that this seat holds at that step of the record."""
    words = words_for("en")
    for press in script.sent:
        match = record.model_copy(update={"moves": record.moves[: press.step]}).replay()
        hand = match.see(Seat(seats[press.user])).table.hands[seats[press.user]]
        assert isinstance(hand, tuple)
        pack = match.game.pack.name.lower()
        for card in hand:
            # By name, also in the spoken text of a picture, or by its sign while the picture is being drawn.
            assert card_spoken(words, card, pack) in press.panel or emoji_name(card, "en", pack) in press.panel


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
