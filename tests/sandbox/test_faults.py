"""Faults on request: each does what it says, as often as it was asked to."""

from __future__ import annotations

import asyncio

import aiohttp
import discord
import pytest
import yarl

from bot.sandbox import faults
from bot.sandbox.server import Sandbox

from .conftest import ByHand
from .little_bot import LittleBot


async def test_a_lost_request_is_never_carried_out(sandbox: Sandbox, by_hand: ByHand) -> None:
    sandbox.faults.lose(faults.SEND)
    with pytest.raises(aiohttp.ClientError):
        await by_hand.send(content="lost")
    assert sandbox.person("Anna").visible() == []
    assert (await by_hand.send(content="kept")).status == 200


async def test_a_lost_answer_was_carried_out(sandbox: Sandbox, by_hand: ByHand) -> None:
    sandbox.faults.lose_answer(faults.SEND)
    with pytest.raises(aiohttp.ClientError):
        await by_hand.send(content="kept")
    assert [seen.text for seen in sandbox.person("Anna").visible()] == ["kept"]


async def test_a_lost_callback_fails_the_click_though_the_bot_answered(sandbox: Sandbox, bot: LittleBot) -> None:
    sandbox.world.ack_seconds = 0.1
    sandbox.faults.lose(faults.CALLBACK)
    assert (await sandbox.person("Anna").slash("panel")).failed


async def test_a_duplicated_callback_meets_40060_and_shows_once(sandbox: Sandbox, bot: LittleBot) -> None:
    sandbox.faults.duplicate(faults.CALLBACK)
    anna = sandbox.person("Anna")
    assert not (await anna.slash("panel")).failed
    await bot.heard("app_command_failed")
    assert len(anna.visible()) == 1
    assert sandbox.log[-1].code == 40060


async def test_a_real_bot_tries_again_after_a_server_error(sandbox: Sandbox, bot: LittleBot) -> None:
    sandbox.faults.server_error(faults.CALLBACK, 502)
    assert not (await sandbox.person("Anna").slash("panel")).failed


@pytest.mark.parametrize(("code", "status"), [(50001, 403), (50013, 403), (10008, 404)])
async def test_a_refusal_is_met_under_its_code(sandbox: Sandbox, bot: LittleBot, code: int, status: int) -> None:
    sandbox.faults.code(faults.SEND, code)
    channel = bot.get_partial_messageable(sandbox.world.channel.id)
    with pytest.raises(discord.HTTPException) as caught:
        await channel.send("x")
    assert (caught.value.status, caught.value.code) == (status, code)
    await channel.send("x")
    assert sandbox.failures == []


async def test_a_fault_strikes_only_when_its_condition_holds(sandbox: Sandbox, by_hand: ByHand) -> None:
    fault = sandbox.faults.unauthorized(faults.SEND, times=None, when=lambda path, body: body["content"] == "bad")
    assert (await by_hand.send(content="good")).status == 200
    assert [(await by_hand.send(content="bad")).status for _ in range(2)] == [401, 401]
    assert fault.struck == 2
    sandbox.faults.clear()
    assert (await by_hand.send(content="bad")).status == 200


async def test_a_clock_jump_ages_tokens_and_ids(sandbox: Sandbox, bot: LittleBot) -> None:
    anna = sandbox.person("Anna")
    await anna.slash("panel")
    sandbox.faults.jump(901)
    await anna.slash("panel")
    first, second = anna.visible()
    assert (second.id >> 22) - (first.id >> 22) >= 901_000
    assert not (await anna.click("count 0", first)).failed


async def test_a_caller_that_dies_in_the_middle_of_an_upload_is_no_fault_of_the_sandbox(
    sandbox: Sandbox, by_hand: ByHand
) -> None:
    address = yarl.URL(sandbox.api_base)
    assert address.port is not None
    _, writer = await asyncio.open_connection("127.0.0.1", address.port)
    head = [
        f"POST {address.path}/channels/{sandbox.world.channel.id}/messages HTTP/1.1",
        f"Host: 127.0.0.1:{address.port}",
        f"Authorization: Bot {sandbox.token}",
        "Content-Type: multipart/form-data; boundary=b",
        "Content-Length: 1000",
    ]
    writer.write("\r\n".join([*head, "", "--b\r\nContent-Disposition: form-data"]).encode())
    await writer.drain()
    assert (await by_hand("GET", "/users/@me")).status == 200, "the sandbox has begun to read"
    writer.transport.abort()
    async with asyncio.timeout(30):
        while sandbox.count("POST /channels/*/messages") == 0:  # noqa: ASYNC110 - nothing would set an event
            await asyncio.sleep(0.01)
    assert sandbox.failures == []
    assert (await by_hand.send(content="still here")).status == 200
