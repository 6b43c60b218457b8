"""kill -9 in the middle of a round: everybody sees the same as before, and the match goes on."""

from __future__ import annotations

import re
from pathlib import Path

from bot.sandbox.seen import Seen
from bot.sandbox.server import Sandbox
from tests.wire.bots import PATIENCE, Bots
from tests.wire.driver import NAMES, Script
from tests.wire.judging import judge


def lasting(seen: Seen | None) -> str:
    """The words without times of day: an ask starts its full time anew after a restart."""
    assert seen is not None
    return re.sub(r"<t:\d+:R>", "<t>", seen.text)


async def test_after_a_kill_in_mid_round_board_and_hands_are_as_before_and_the_match_ends_as_unkilled(
    sandbox: Sandbox, bots: Bots
) -> None:
    script = Script(bots, [sandbox.person(name, owner=name == NAMES[0]) for name in NAMES[:4]], seed="restart")
    await script.run(lambda: len(script.sent) == 2)
    asked = await script.asked()
    hand = script.hand_button()
    await sandbox.world.until(lambda: script.named_by_board(asked), PATIENCE)
    for player in script.players:
        await player.person.click(hand[1])
    board = Seen(sandbox.world.messages[hand[0]])
    before = [lasting(player.person.ephemerals[-1]) for player in script.players]
    await bots.kill()
    failed = asked.person.press(*hand)
    await failed.settled.wait()
    assert failed.failed

    await bots.start()
    for player in script.players:
        await player.person.click(hand[1])
    assert [lasting(player.person.ephemerals[-1]) for player in script.players] == before
    await sandbox.world.until(lambda: sandbox.world.messages[hand[0]].rev > board.rev, PATIENCE)
    assert lasting(Seen(sandbox.world.messages[hand[0]])) == lasting(board)
    assert not (await script.act(asked)).failed
    await script.run()
    await judge(script)


async def test_a_panel_of_the_time_before_the_kill_heals_with_a_click(sandbox: Sandbox, bots: Bots) -> None:
    script = Script(bots, [sandbox.person(name, owner=name == NAMES[0]) for name in NAMES[:3]], seed="heal")
    await script.run(lambda: len(script.sent) == 1)
    asked = await script.asked()
    old = asked.person.ephemerals[-1]
    assert not (await script.act(asked)).failed
    await bots.kill()
    await bots.start()
    button = next(one for one in old.buttons if ":act:" in one.custom_id)
    again = asked.person.press(old.id, button.custom_id, stale=True)
    await again.settled.wait()
    assert not again.failed
    assert "The table has moved on; this is how it stands now." in Seen(sandbox.world.messages[old.id]).text
    for player in script.players:
        player.lost = True
    await script.run()
    await judge(script)


async def test_a_lobby_outlives_a_kill(sandbox: Sandbox, bots: Bots) -> None:
    script = Script(bots, [sandbox.person(name, owner=name == NAMES[0]) for name in NAMES[:3]], preset="quick")
    await script.run(lambda: all(one.joined for one in script.players[:2]))
    await bots.kill()
    await script.run()
    await judge(script)


async def test_the_board_is_in_the_servers_language_from_the_first_edit_after_a_start(tmp_path: Path) -> None:
    async with Sandbox(locale="de") as sandbox:
        sandbox.limits.enabled = False
        bots = Bots(sandbox, tmp_path / "kuckuck.sqlite3")
        script = Script(bots, [sandbox.person(name, owner=name == NAMES[0]) for name in NAMES[:3]], seed="language")
        await script.run(lambda: len(script.sent) == 1)
        board_id, _ = script.hand_button()
        before = sandbox.world.messages[board_id].rev
        await bots.kill()
        await bots.start()
        texts: list[str] = []

        def edited() -> bool:
            board = sandbox.world.messages[board_id]
            texts.append(Seen(board).text)
            return board.rev > before

        await sandbox.world.until(edited, PATIENCE)
        assert all("Runde 1" in text for text in texts), texts
        await bots.kill()
