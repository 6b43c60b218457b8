"""The gateway session of a real bot: kept, resumed, refused and begun anew."""

from __future__ import annotations

import asyncio

import aiohttp
import discord
import pytest

from bot.sandbox.server import Sandbox

from .conftest import Connect
from .little_bot import PATIENCE, LittleBot, point_at


async def test_without_any_intent_no_message_event_arrives(sandbox: Sandbox, bot: LittleBot) -> None:
    anna = sandbox.person("Anna")
    anna.say("hello")
    await anna.slash("panel")
    assert "message" not in bot.events
    assert bot.guilds[0].unavailable


async def test_deletions_are_told_to_who_asked_for_them(sandbox: Sandbox, connect: Connect) -> None:
    bot = await connect(discord.Intents(guilds=True, guild_messages=True))
    anna = sandbox.person("Anna")
    seen = anna.say("hello")
    await bot.heard("message")
    sandbox.world.remove_message(sandbox.world.messages[seen.id])
    await bot.heard("raw_message_delete")
    sandbox.world.remove_channel(sandbox.world.channel)
    await bot.heard("guild_channel_delete")
    sandbox.world.remove_guild(sandbox.world.guild)
    await bot.heard("guild_remove")


async def test_without_the_content_intent_others_words_are_empty(sandbox: Sandbox, connect: Connect) -> None:
    bot = await connect(discord.Intents(guilds=True, guild_messages=True))
    sandbox.person("Anna").say("secret")
    [message] = await bot.messages(1)
    assert message.content == ""
    sandbox.person("Ben").say(f"<@{sandbox.world.bot.id}> listen")
    _, message = await bot.messages(2)
    assert message.content.endswith("listen")


async def test_a_privileged_intent_is_refused(sandbox: Sandbox, connect: Connect) -> None:
    bot = LittleBot(discord.Intents(members=True))
    try:
        with pytest.raises(discord.PrivilegedIntentsRequired):
            await bot.live(sandbox)
    finally:
        await bot.die()


async def test_a_wrong_token_is_refused_and_remembered(sandbox: Sandbox) -> None:
    bot = LittleBot()
    try:
        with pytest.raises(discord.LoginFailure):
            await bot.live(sandbox, token="wrong")
    finally:
        await bot.die()
    assert len(sandbox.failures) == 1


@pytest.mark.parametrize("code", [None, 1001, 4000])
async def test_a_broken_connection_is_resumed_and_what_was_missed_is_replayed(
    sandbox: Sandbox, bot: LittleBot, code: int | None
) -> None:
    anna = sandbox.person("Anna")
    sandbox.faults.drop_gateway(code)
    await sandbox.world.until(lambda: not sandbox.world.bot_online, PATIENCE)
    interaction = await anna.slash("panel")
    assert not interaction.failed
    await bot.heard("resumed")
    assert sandbox.gateway.resumes == 1
    assert len(sandbox.gateway.identifies) == 1


async def test_op_7_makes_the_bot_resume(sandbox: Sandbox, bot: LittleBot) -> None:
    sandbox.faults.ask_reconnect()
    await bot.heard("resumed")
    assert not (await sandbox.person("Anna").slash("panel")).failed


async def test_op_9_makes_the_bot_identify_anew(sandbox: Sandbox, bot: LittleBot) -> None:
    sandbox.faults.invalidate(resumable=False)
    await sandbox.world.until(lambda: len(sandbox.gateway.identifies) == 2 and sandbox.world.bot_online, PATIENCE)
    assert sandbox.gateway.resumes == 0
    assert not (await sandbox.person("Anna").slash("panel")).failed


async def test_a_gateway_that_refuses_for_a_while_is_found_again(sandbox: Sandbox, bot: LittleBot) -> None:
    sandbox.faults.refuse_gateway(0.05)
    sandbox.faults.drop_gateway()
    await bot.heard("resumed")
    assert not (await sandbox.person("Anna").slash("panel")).failed


async def test_a_lost_event_fails_the_click_and_nothing_else(sandbox: Sandbox, bot: LittleBot) -> None:
    anna = sandbox.person("Anna")
    sandbox.world.ack_seconds = 0.1
    sandbox.faults.lose_event("INTERACTION_CREATE")
    assert (await anna.slash("panel")).failed
    sandbox.world.ack_seconds = 3.0
    assert not (await anna.slash("panel")).failed


async def test_shards_share_the_guilds(sandbox: Sandbox) -> None:
    for number in range(7):
        sandbox.world.add_guild(f"guild {number}")
    known = []
    async with aiohttp.ClientSession() as session:
        for shard in (0, 1):
            async with session.ws_connect(sandbox.gateway_url) as socket:
                assert (await socket.receive_json())["op"] == 10
                identify = {"token": sandbox.token, "intents": 0, "shard": [shard, 2]}
                await socket.send_json({"op": 2, "d": identify})
                ready = await socket.receive_json()
                known.append({int(one["id"]) for one in ready["d"]["guilds"]})
    assert known[0] | known[1] == set(sandbox.world.guilds)
    assert not known[0] & known[1]
    assert all((one >> 22) % 2 == 0 for one in known[0])


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ({"op": 2, "d": {"token": "wrong", "intents": 0}}, 4004),
        ({"op": 8, "d": {}}, 4003),
        ({"no": "op"}, 4002),
        ({"op": 2, "d": {"token": "own", "intents": 0, "shard": [2, 2]}}, 4010),
        ({"op": 2, "d": {"token": "own", "intents": 1 << 15}}, 4014),
        ({"op": 2, "d": {"token": "own"}}, 4013),
    ],
)
async def test_a_frame_out_of_order_closes_with_discords_code(
    sandbox: Sandbox, frame: dict[str, object], code: int
) -> None:
    sandbox.world.token = "own"
    async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.gateway_url) as socket:
        await socket.receive_json()
        await socket.send_json(frame)
        message = await socket.receive()
        assert (message.type, message.data) == (aiohttp.WSMsgType.CLOSE, code)


async def test_an_unknown_session_cannot_be_resumed(sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.gateway_url) as socket:
        await socket.receive_json()
        resume = {"token": sandbox.token, "session_id": "none", "seq": 3}
        await socket.send_json({"op": 6, "d": resume})
        frame = await socket.receive_json()
        assert (frame["op"], frame["d"]) == (9, False)


async def test_a_client_that_shards_by_itself_asks_for_the_gateway_and_works(sandbox: Sandbox) -> None:
    point_at(sandbox.api_base)

    class Sharded(discord.AutoShardedClient):
        async def on_interaction(self, interaction: discord.Interaction) -> None:
            await interaction.response.send_message(f"shard {interaction.guild and interaction.guild.shard_id}")

    bot = Sharded(intents=discord.Intents.none(), guild_ready_timeout=0.05)
    await bot.login(sandbox.token)
    running = asyncio.create_task(bot.connect())
    try:
        await asyncio.wait_for(bot.wait_until_ready(), PATIENCE)
        anna = sandbox.person("Anna")
        sandbox.world.commands[1] = {"id": "1", "type": 1, "name": "x", "options": []}
        await anna.slash("x")
        assert [seen.text for seen in anna.visible()] == ["shard 0"]
        assert sandbox.count("GET /gateway/bot") == 1
    finally:
        await bot.close()
        await asyncio.gather(running, return_exceptions=True)


async def test_where_only_resumes_are_refused_a_new_bot_still_gets_in(sandbox: Sandbox, bot: LittleBot) -> None:
    sandbox.faults.refuse_gateway(60, only_resumes=True)
    sandbox.faults.drop_gateway()
    await sandbox.world.until(lambda: not sandbox.world.bot_online, PATIENCE)
    other = LittleBot()
    await other.live(sandbox)
    assert not (await sandbox.person("Anna").slash("panel")).failed
    await other.die()
