"""A server in mid-match: lost by Discord itself, the bot thrown out and invited again, a player who has left it."""

from __future__ import annotations

import asyncio

import pytest

from bot.sandbox.server import Sandbox
from tests.wire.bots import PATIENCE, Bots, eventually
from tests.wire.driver import NAMES, Script
from tests.wire.judging import ended, judge, moved_by, nothing_retried_a_dead_token, stored


@pytest.fixture
async def script(sandbox: Sandbox, bots: Bots) -> Script:
    """A match of three in its first round, 5 s a decision; the second player is asked."""
    await bots.start()
    people = [sandbox.person(name, owner=name == NAMES[0]) for name in NAMES[:3]]
    script = Script(bots, people, preset="quick", seed="guilds")
    await script.host.person.slash("settings", seconds=5)
    await script.run(lambda: len(script.sent) == 1)
    await script.asked()
    return script


@pytest.mark.parametrize("restarted", [False, True], ids=["the bot runs on", "the bot is started anew meanwhile"])
async def test_nobody_is_timed_out_in_a_server_that_discord_has_lost_for_a_while(
    sandbox: Sandbox, script: Script, restarted: bool
) -> None:
    guild = sandbox.world.guild
    sandbox.world.lose_guild(guild)
    if restarted:
        await script.bots.kill()
        await script.bots.start()
        for player in script.players:
            player.lost = True
    await asyncio.sleep(7)
    assert ended(script.bots.database, script.table) == ("running", None)
    sandbox.world.lose_guild(guild, lost=False)
    await script.run()
    await judge(script)
    assert set(moved_by(script.bots.database, script.table)) == {"player"}
    nothing_retried_a_dead_token(script)


async def test_a_bot_that_is_thrown_out_ends_its_match_and_tells_the_result_when_it_is_invited_again(
    sandbox: Sandbox, script: Script
) -> None:
    guild = sandbox.world.guild
    sandbox.world.send_bot_away(guild)
    await eventually(lambda: ended(script.bots.database, script.table) == ("broken-off", "gone"))
    assert (await stored(script.bots.database, script.table))[1] == []
    assert script.bots.alive
    await asyncio.sleep(0.5)
    sandbox.world.send_bot_away(guild, away=False)
    await sandbox.world.until(lambda: script.over, PATIENCE)
    assert not (await script.players[1].person.slash("play", game="kuckuck")).failed
    await script.players[1].person.sees("Join")


async def test_a_bot_that_is_thrown_out_and_invited_again_while_it_was_off_goes_on(
    sandbox: Sandbox, script: Script
) -> None:
    await script.bots.kill()
    sandbox.world.send_bot_away(sandbox.world.guild)
    sandbox.world.send_bot_away(sandbox.world.guild, away=False)
    await script.run()
    await judge(script)


async def test_a_bot_that_was_thrown_out_while_it_was_off_ends_its_match(sandbox: Sandbox, script: Script) -> None:
    await script.bots.kill()
    sandbox.world.send_bot_away(sandbox.world.guild)
    await script.bots.start()
    await eventually(lambda: ended(script.bots.database, script.table) == ("broken-off", "gone"))
    assert script.bots.alive


async def test_a_player_who_has_left_the_server_holds_nobody_up(sandbox: Sandbox, script: Script) -> None:
    asked = await script.asked()
    sandbox.world.remove_user(asked.person.user)
    asked.silent = True
    await script.run()
    by = moved_by(script.bots.database, script.table)
    assert {"time", "computer"} & set(by)
    assert ended(script.bots.database, script.table) == ("finished", None)
