"""A table in a thread: Discord archives it while people think, moderators lock it, its channel goes."""

from __future__ import annotations

import pytest

from bot.sandbox import faults
from bot.sandbox.permissions import SEND_MESSAGES_IN_THREADS
from bot.sandbox.person import Person
from bot.sandbox.seen import Seen
from bot.sandbox.server import Sandbox
from tests.wire.bots import PATIENCE, Bots, eventually
from tests.wire.driver import NAMES, Script
from tests.wire.judging import ended, judge, nothing_retried_a_dead_token, stored


@pytest.fixture
async def script(sandbox: Sandbox, bots: Bots) -> Script:
    """A match of three in a thread; the second player is asked."""
    thread = sandbox.world.add_thread("evening", sandbox.world.channel)
    people = [Person(sandbox.world, sandbox.world.add_user(name, owner=name == NAMES[0]), thread) for name in NAMES[:3]]
    script = Script(bots, people, preset="quick", seed="thread")
    await script.run(lambda: len(script.sent) == 1)
    await script.asked()
    return script


async def test_a_match_in_a_thread_that_is_archived_again_and_again_goes_on_and_opens_it(
    sandbox: Sandbox, script: Script
) -> None:
    thread = script.host.person.channel
    for _ in range(3):
        asked = await script.asked()
        await sandbox.world.until(lambda a=asked: script.named_by_board(a), PATIENCE)
        board = sandbox.world.messages[script.hand_button()[0]]
        before = board.rev
        sandbox.faults.delay(faults.EDIT, 0.3)
        assert not (await script.act(asked)).failed
        sandbox.world.change_channel(thread, archived=True)
        await sandbox.world.until(lambda one=board, rev=before: one.rev > rev, PATIENCE)
        assert not thread.archived
    await script.run()
    await judge(script)
    nothing_retried_a_dead_token(script)
    assert script.bots.starts == 1


async def test_who_is_asked_in_an_archived_thread_is_shown_it_when_the_bot_has_opened_it(
    sandbox: Sandbox, script: Script
) -> None:
    thread = script.host.person.channel
    asked = await script.asked()
    held = sandbox.faults.delay(faults.TOKEN_EDIT, 0.2, times=None)
    sandbox.faults.delay(faults.EDIT, 0.4)
    assert not (await script.act(asked)).failed
    sandbox.world.change_channel(thread, archived=True)
    await sandbox.world.until(lambda: not thread.archived, PATIENCE)
    sandbox.faults.remove(held)
    assert await script.asked() is not asked, "his panel, which could not be pushed to, has the buttons now"
    await script.run()
    await judge(script)


async def test_the_end_is_shown_in_an_archived_thread(sandbox: Sandbox, script: Script) -> None:
    thread = script.host.person.channel
    board = sandbox.world.messages[script.hand_button()[0]]
    sandbox.faults.delay(faults.EDIT, 0.5, times=None)
    await script.run(lambda: ended(script.bots.database, script.table)[0] == "finished")
    sandbox.world.change_channel(thread, archived=True)
    await sandbox.world.until(lambda: script.over, PATIENCE)
    assert not thread.archived
    assert "over after" in Seen(board).text


@pytest.mark.parametrize("told", [True, False], ids=["told by the gateway", "found out"])
async def test_a_thread_that_a_moderator_locks_has_its_match_ended_by_a_moderator_and_the_result_follows(
    sandbox: Sandbox, script: Script, told: bool
) -> None:
    thread = script.host.person.channel
    if not told:
        sandbox.faults.lose_event("THREAD_UPDATE")
        asked = await script.asked()
        sandbox.faults.delay(faults.EDIT, 0.3)
        await script.act(asked)
    sandbox.world.change_channel(thread, archived=True, locked=True)
    await eventually(lambda: ended(script.bots.database, script.table) == ("broken-off", "moderator"))
    assert (await stored(script.bots.database, script.table))[1] == [], "it counts for nobody"
    await eventually(lambda: sandbox.count(faults.SEND, status=400))
    assert script.bots.alive
    assert not script.over
    sandbox.world.change_channel(thread, archived=False, locked=False)
    await sandbox.world.until(lambda: script.over, PATIENCE)
    told_of = [one for one in script.players[1].person.visible() if "A moderator ended the match" in one.text]
    assert len(told_of) >= 2, "on the board and in the result"


async def test_a_lobby_in_a_thread_that_is_locked_is_closed_and_one_that_is_archived_is_not(
    sandbox: Sandbox, bots: Bots
) -> None:
    await bots.start()
    thread = sandbox.world.add_thread("evening", sandbox.world.channel)
    anna = Person(sandbox.world, sandbox.world.add_user("Anna"), thread)
    ben = Person(sandbox.world, sandbox.world.add_user("Ben"), thread)
    await anna.slash("play", game="kuckuck")
    sandbox.world.change_channel(thread, archived=True)
    await ben.click("Join")
    await anna.sees("Ben")
    sandbox.world.change_channel(thread, archived=True, locked=True)
    await eventually(lambda: ended(bots.database, 1)[0] == "cancelled")


async def test_a_match_in_an_archived_thread_that_is_deleted_is_over(sandbox: Sandbox, script: Script) -> None:
    thread, asked = script.host.person.channel, await script.asked()
    await sandbox.world.until(lambda: script.named_by_board(asked), PATIENCE)
    sandbox.world.change_channel(thread, archived=True)
    sandbox.world.remove_channel(thread)
    await eventually(lambda: ended(script.bots.database, script.table) == ("broken-off", "gone"))
    assert script.bots.alive


async def test_a_match_in_a_thread_whose_channel_is_deleted_is_over(sandbox: Sandbox, script: Script) -> None:
    sandbox.world.remove_channel(sandbox.world.channel)
    await eventually(lambda: ended(script.bots.database, script.table) == ("broken-off", "gone"))
    assert script.bots.alive


async def test_a_match_in_an_archived_thread_in_which_the_bot_may_not_write_goes_on_in_the_panels(
    sandbox: Sandbox, script: Script
) -> None:
    """It is not locked: the client of whoever clicks opens it."""
    thread, asked = script.host.person.channel, await script.asked()
    await sandbox.world.until(lambda: script.named_by_board(asked), PATIENCE)
    sandbox.faults.lose_event("CHANNEL_UPDATE")
    sandbox.world.change_channel(sandbox.world.channel, deny=SEND_MESSAGES_IN_THREADS)
    sandbox.faults.delay(faults.EDIT, 0.3)
    assert not (await script.act(asked)).failed
    sandbox.world.change_channel(thread, archived=True)
    await eventually(lambda: sandbox.count("PATCH /channels/*", status=403))
    await script.host.person.click(script.hand_button()[1])
    await script.run(lambda: all("I could not post" in one.person.ephemerals[-1].text for one in script.players))
    assert "**Send Messages in Threads**" in script.players[1].person.ephemerals[-1].text
    await judge(script)
