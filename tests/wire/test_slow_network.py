"""Schnell-Kuckuck over a slow network: 300 ms each way between people, Discord and the bot."""

from __future__ import annotations

from bot.sandbox import faults
from bot.sandbox.server import Sandbox
from bot.tables.fairness import record_to_play
from tests.wire.bots import Bots
from tests.wire.driver import NAMES, Script
from tests.wire.judging import moved_by, stored

ONE_WAY = 0.3
ANSWERS_WITHIN = 1.0
PRESSES = 4


async def test_who_answers_within_a_second_loses_no_life_and_who_does_not_answer_loses_one(
    sandbox: Sandbox, bots: Bots
) -> None:
    await bots.start()
    people = [sandbox.person(name, owner=name == NAMES[0]) for name in NAMES[:3]]
    script = Script(bots, people, preset="fast", seed="slow")
    await script.run(lambda: all(one.joined for one in script.players))
    sandbox.faults.delay(faults.EVERYTHING, ONE_WAY, times=None)
    # He sees the button one way later, and his click is with Discord another way after he pressed.
    script.think = ONE_WAY + ANSWERS_WITHIN + ONE_WAY
    silent = script.players[1]
    silent.silent = True

    def late() -> bool:
        return "time" in moved_by(bots.database, script.table)

    await script.run(lambda: len(script.sent) >= PRESSES and late())

    match, _ = await stored(bots.database, script.table)
    seats = {row.user_id: row.seat for row in match.row.seats}
    by = moved_by(bots.database, script.table)
    assert {seat for (seat, key), who in zip(match.moves, by, strict=True) if who == "time" or key == "late"} == {
        seats[silent.person.id]
    }
    seat, at = seats[silent.person.id], by.index("time")
    record = record_to_play(match)
    before, after = (record.model_copy(update={"moves": record.moves[:step]}).replay() for step in (at, at + 1))
    assert after.tally("lives")[seat] < before.tally("lives")[seat]
