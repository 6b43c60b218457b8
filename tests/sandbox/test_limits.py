"""Rate limits: the headers, the refusals, and how a real bot lives with them."""

from __future__ import annotations

import discord
import pytest

from bot.sandbox import faults, limits
from bot.sandbox.errors import ApiError
from bot.sandbox.limits import Limits, Rule
from bot.sandbox.server import Sandbox

from .conftest import ByHand
from .little_bot import LittleBot


class Hand:
    """A clock moved by hand."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


SEND = f"POST {limits.CHANNEL_MESSAGES}"
FOLLOW_UP = f"POST {limits.TOKEN_MESSAGES}"
TOKEN_EDIT = f"PATCH {limits.TOKEN_MESSAGES}/messages/{{message}}"


def test_a_channel_takes_five_messages_in_five_seconds() -> None:
    clock = Hand()
    bucket = Limits(clock)
    left = [bucket.check_route(SEND, "1")["X-RateLimit-Remaining"] for _ in range(5)]
    assert left == ["4", "3", "2", "1", "0"]
    clock.now += 2
    with pytest.raises(ApiError) as caught:
        bucket.check_route(SEND, "1")
    assert caught.value.body == {"message": "You are being rate limited.", "retry_after": 3.0, "global": False}
    assert caught.value.headers["Via"]
    assert caught.value.headers["X-RateLimit-Scope"] == "user"
    assert bucket.check_route(SEND, "2")["X-RateLimit-Remaining"] == "4"
    clock.now += 3
    assert bucket.check_route(SEND, "1")["X-RateLimit-Remaining"] == "4"


def test_all_routes_of_a_token_share_five_in_two_seconds() -> None:
    bucket = Limits(Hand())
    for route in (FOLLOW_UP, TOKEN_EDIT, TOKEN_EDIT, FOLLOW_UP, TOKEN_EDIT):
        bucket.check_route(route, "token")
    with pytest.raises(ApiError):
        bucket.check_route(TOKEN_EDIT, "token")
    bucket.check_route(TOKEN_EDIT, "another token")


def test_follow_ups_of_a_channel_share_a_hidden_limit() -> None:
    bucket = Limits(Hand())
    for _ in range(30):
        bucket.check_follow_up(1)
    with pytest.raises(ApiError) as caught:
        bucket.check_follow_up(1)
    assert caught.value.headers["X-RateLimit-Scope"] == "shared"
    bucket.check_follow_up(2)


def test_fifty_requests_a_second_are_the_limit_of_everything() -> None:
    clock = Hand()
    bucket = Limits(clock)
    for _ in range(50):
        bucket.check_everywhere("bot")
    with pytest.raises(ApiError) as caught:
        bucket.check_everywhere("bot")
    assert caught.value.body["global"] is True
    bucket.check_everywhere("an address without a token")
    clock.now += 1
    bucket.check_everywhere("bot")


def test_ten_thousand_invalid_requests_in_ten_minutes_are_a_ban() -> None:
    clock = Hand()
    bucket = Limits(clock)
    for _ in range(9_999):
        bucket.count_invalid(401, {})
    bucket.count_invalid(404, {})
    bucket.count_invalid(429, {"X-RateLimit-Scope": "shared"})
    assert not bucket.banned
    bucket.count_invalid(403, {})
    assert bucket.banned
    clock.now += 601
    assert not bucket.banned


def test_limits_that_are_off_count_nothing() -> None:
    bucket = Limits(Hand())
    bucket.enabled = False
    for _ in range(100):
        bucket.check_everywhere("bot")
        bucket.check_route(SEND, "1")
        bucket.check_follow_up(1)
        bucket.check_old_edit(1)


async def test_a_real_bot_waits_as_the_headers_say(sandbox: Sandbox, bot: LittleBot) -> None:
    sandbox.limits.rules[SEND] = Rule(2, 0.1)
    channel = bot.get_partial_messageable(sandbox.world.channel.id)
    for number in range(5):
        await channel.send(str(number))
    assert [seen.text for seen in sandbox.person("Anna").visible()] == list("01234")
    assert sandbox.count(faults.SEND, status=429) == 0


@pytest.mark.parametrize("everywhere", [False, True])
async def test_a_real_bot_honours_a_429_and_tries_again(sandbox: Sandbox, bot: LittleBot, everywhere: bool) -> None:
    fault = sandbox.faults.rate_limit(faults.SEND, 0.05, everywhere=everywhere)
    await bot.get_partial_messageable(sandbox.world.channel.id).send("hello")
    assert fault.struck == 1
    assert [one.status for one in sandbox.log[-2:]] == [429, 200]


async def test_a_429_without_via_is_a_ban_that_is_not_tried_again(sandbox: Sandbox, bot: LittleBot) -> None:
    fault = sandbox.faults.ban(faults.SEND)
    with pytest.raises(discord.HTTPException) as caught:
        await bot.get_partial_messageable(sandbox.world.channel.id).send("hello")
    assert (caught.value.status, fault.struck) == (429, 1)


async def test_messages_older_than_an_hour_take_few_edits(sandbox: Sandbox, by_hand: ByHand) -> None:
    sent = await by_hand.send(content="old")
    path = f"/channels/{sandbox.world.channel.id}/messages/{sent.body['id']}"
    for number in range(4):
        assert (await by_hand("PATCH", path, {"content": str(number)})).status == 200
    sandbox.world.advance(3601)
    sandbox.limits.rules.clear()
    answers = [await by_hand("PATCH", path, {"content": str(number)}) for number in range(4)]
    assert [one.status for one in answers] == [200, 200, 200, 429]
    assert answers[-1].code == 30046


async def test_who_is_banned_is_refused_everywhere(sandbox: Sandbox, by_hand: ByHand) -> None:
    sandbox.limits.invalid = Rule(2, 600)
    for _ in range(2):
        assert (await by_hand("GET", "/users/@me", token="wrong")).status == 401
    answer = await by_hand("GET", "/users/@me")
    assert answer.status == 429
    assert "Via" not in answer.headers
