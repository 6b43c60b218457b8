"""People who press at the same moment, while a message of the bot is still on its way: there is one table."""

from __future__ import annotations

from fnmatch import fnmatchcase

import pytest

from bot.sandbox import faults
from bot.sandbox.seen import Seen
from bot.sandbox.server import Sandbox
from tests.wire.bots import PATIENCE, Bots
from tests.wire.driver import NAMES, Script
from tests.wire.judging import stored
from tests.wire.player import Player
from tests.wire.reading import pressables

ON_ITS_WAY = 0.5


def lobbies(player: Player) -> list[Seen]:
    """The public messages with a Join that he sees."""
    public = [one for one in player.person.visible() if not one.ephemeral]
    return [one for one in public if any(button.verb == "join" for button in pressables(one))]


@pytest.mark.parametrize("pressing", [3, 4])
async def test_all_who_press_again_at_once_come_to_one_table_with_one_message(
    sandbox: Sandbox, bots: Bots, pressing: int
) -> None:
    await bots.start()
    people = [sandbox.person(name, owner=name == NAMES[0]) for name in NAMES[:4]]
    script = Script(bots, people, preset="quick", seed="at once")
    await script.run()
    sandbox.faults.delay(faults.SEND, ON_ITS_WAY, times=None)
    before, presses = len(sandbox.log), []
    for player in script.players[:pressing]:
        again = player.find("again", script.table)
        assert again is not None
        presses.append(player.press(again))
    for press in presses:
        await press.settled.wait()
        assert not press.failed
    # Where one is missing it begins a little later.
    host = script.players[0]
    await sandbox.world.until(lambda: host.find("hand", script.table + 1), PATIENCE)
    await sandbox.world.until(lambda: not lobbies(host), PATIENCE)
    sent = [f"{one.method} {one.path}" for one in sandbox.log[before:]]
    assert sum(fnmatchcase(one, faults.SEND) for one in sent) == 2, "the lobby and the board"
    rows = await stored(bots.database, script.table + 1)
    assert len(rows[0].row.seats) == pressing


async def test_two_who_open_a_table_at_once_come_to_one_table(sandbox: Sandbox, bots: Bots) -> None:
    await bots.start()
    ann, ben = (sandbox.person(name) for name in NAMES[:2])
    given = [{"name": "game", "type": 3, "value": "kuckuck"}]
    sandbox.faults.delay(faults.CALLBACK, ON_ITS_WAY, times=None)
    for command in [person.command("play", given) for person in (ann, ben)]:
        await command.settled.wait()
        assert not command.failed
    player = Player(ben)
    await sandbox.world.until(lambda: len(lobbies(player)) == 1, PATIENCE)
    shown = await ben.sees("A table for **Kuckuck** is open")
    assert [one.verb for one in pressables(shown)] == ["join"]
    assert "/0)" not in shown.text
