"""What the bot may do where: told in interactions, and enforced on routes."""

from __future__ import annotations

from typing import Any

import pytest

from bot.sandbox import permissions
from bot.sandbox.entities import Channel
from bot.sandbox.errors import Unfit
from bot.sandbox.person import Person
from bot.sandbox.server import Sandbox

from .conftest import ByHand
from .little_bot import LittleBot


@pytest.mark.parametrize(("denied", "code"), [(permissions.VIEW_CHANNEL, 50001), (permissions.SEND_MESSAGES, 50013)])
async def test_a_channel_closed_to_the_bot_takes_no_message(
    sandbox: Sandbox, by_hand: ByHand, denied: int, code: int
) -> None:
    sandbox.world.change_channel(sandbox.world.channel, deny=denied)
    answer = await by_hand.send(content="x")
    assert (answer.status, answer.code) == (403, code)


async def test_an_embed_needs_its_permission(sandbox: Sandbox, by_hand: ByHand) -> None:
    sandbox.world.change_channel(sandbox.world.channel, deny=permissions.EMBED_LINKS)
    assert (await by_hand.send(embeds=[{"title": "x"}])).code == 50013
    assert (await by_hand.send(content="x")).status == 200


async def test_history_needs_its_permission(sandbox: Sandbox, by_hand: ByHand) -> None:
    sent = await by_hand.send(content="x")
    sandbox.world.change_channel(sandbox.world.channel, deny=permissions.READ_MESSAGE_HISTORY)
    path = f"/channels/{sandbox.world.channel.id}/messages"
    assert (await by_hand("GET", path)).body == []
    assert (await by_hand("GET", f"{path}/{sent.body['id']}")).code == 50013


async def test_the_bot_edits_only_its_own_and_deletes_others_by_permission(sandbox: Sandbox, by_hand: ByHand) -> None:
    seen = sandbox.person("Anna").say("mine")
    path = f"/channels/{sandbox.world.channel.id}/messages/{seen.id}"
    assert (await by_hand("PATCH", path, {"content": "x"})).code == 50005
    sandbox.world.change_channel(sandbox.world.channel, deny=permissions.MANAGE_MESSAGES)
    assert (await by_hand("DELETE", path)).code == 50013
    sandbox.world.change_channel(sandbox.world.channel, deny=0)
    assert (await by_hand("DELETE", path)).status == 204
    assert (await by_hand("DELETE", path)).code == 10008


async def test_a_thread_has_a_permission_of_its_own(sandbox: Sandbox, by_hand: ByHand) -> None:
    thread = sandbox.world.add_thread("game", sandbox.world.channel)
    path = f"/channels/{thread.id}/messages"
    sandbox.world.change_channel(sandbox.world.channel, deny=permissions.SEND_MESSAGES)
    assert (await by_hand("POST", path, {"content": "x"})).status == 200
    sandbox.world.change_channel(sandbox.world.channel, deny=permissions.SEND_MESSAGES_IN_THREADS)
    assert (await by_hand("POST", path, {"content": "x"})).code == 50013


async def test_an_archived_thread_takes_no_edit(sandbox: Sandbox, by_hand: ByHand) -> None:
    thread = sandbox.world.add_thread("game", sandbox.world.channel)
    path = f"/channels/{thread.id}/messages"
    sent = await by_hand("POST", path, {"content": "x"})
    sandbox.world.change_channel(thread, archived=True)
    assert (await by_hand("PATCH", f"{path}/{sent.body['id']}", {"content": "y"})).code == 50083


async def test_a_channel_that_is_gone_is_unknown(sandbox: Sandbox, by_hand: ByHand) -> None:
    path = f"/channels/{sandbox.world.channel.id}"
    sandbox.world.remove_channel(sandbox.world.channel)
    for method, where, body in (("GET", path, None), ("POST", f"{path}/messages", {"content": "x"})):
        answer = await by_hand(method, where, body)
        assert (answer.status, answer.code) == (404, 10003)


async def test_the_bots_permissions_come_with_every_interaction(sandbox: Sandbox, bot: LittleBot) -> None:
    anna = sandbox.person("Anna")
    sandbox.world.change_channel(sandbox.world.channel, deny=permissions.ATTACH_FILES)
    await anna.slash("panel")
    sandbox.world.change_channel(sandbox.world.channel, deny=permissions.VIEW_CHANNEL)
    await anna.slash("panel")
    first, second = (one.app_permissions for one in bot.got)
    assert first.send_messages
    assert not first.attach_files
    assert second.value == 0


async def test_guild_and_members_are_read(sandbox: Sandbox, by_hand: ByHand) -> None:
    anna = sandbox.person("Anna", owner=True)
    guild: Any = (await by_hand("GET", f"/guilds/{sandbox.world.guild.id}")).body
    assert guild["owner_id"] == str(anna.id)
    member: Any = (await by_hand("GET", f"/guilds/{guild['id']}/members/{anna.id}")).body
    assert member["user"]["username"] == "anna"
    assert (await by_hand("GET", f"/guilds/{guild['id']}/members/1")).code == 10007
    assert (await by_hand("GET", "/guilds/1")).code == 10004


async def test_an_archived_thread_is_opened_by_a_message_or_by_who_may_write_there(
    sandbox: Sandbox, by_hand: ByHand
) -> None:
    world = sandbox.world
    thread = world.add_thread("game", world.channel)
    path = f"/channels/{thread.id}"
    for opens in (("POST", f"{path}/messages", {"content": "x"}), ("PATCH", path, {"archived": False})):
        world.change_channel(thread, archived=True)
        assert (await by_hand(*opens)).status == 200
        assert not thread.archived
    world.change_channel(thread, archived=True)
    world.change_channel(world.channel, deny=permissions.SEND_MESSAGES_IN_THREADS)
    assert (await by_hand("PATCH", path, {"archived": False})).code == 50013
    assert thread.archived


@pytest.mark.parametrize(("archived", "code"), [(True, 50083), (False, 160005)])
async def test_a_locked_thread_is_closed_to_all_but_its_moderators(
    sandbox: Sandbox, by_hand: ByHand, archived: bool, code: int
) -> None:
    world = sandbox.world
    anna, mod = sandbox.person("Anna"), sandbox.person("Mod", moderator=True)
    thread = world.add_thread("game", world.channel)
    path = f"/channels/{thread.id}"
    sent = (await by_hand("POST", f"{path}/messages", {"content": "x"})).body
    world.change_channel(thread, archived=archived, locked=True)
    for method, where in (("POST", f"{path}/messages"), ("PATCH", f"{path}/messages/{sent['id']}")):
        assert (await by_hand(method, where, {"content": "y"})).code == code
    assert (await by_hand("PATCH", path, {"archived": False})).code == 50013
    assert not world.open_by(anna.user, thread)
    assert thread.archived == archived
    assert world.open_by(mod.user, thread)
    world.change_channel(thread, archived=archived)
    world.guild.bot_role |= permissions.MANAGE_THREADS
    assert (await by_hand("PATCH", path, {"archived": False})).status == 200
    assert (await by_hand("PATCH", f"{path}/messages/{sent['id']}", {"content": "y"})).status == 200


async def test_the_client_opens_an_archived_thread_before_it_sends_a_click(sandbox: Sandbox, bot: LittleBot) -> None:
    thread = sandbox.world.add_thread("game", sandbox.world.channel)
    anna = sandbox.person("Anna")
    sandbox.world.change_channel(thread, archived=True)
    await looking_at(anna, thread).slash("panel")
    assert not thread.archived
    sandbox.world.change_channel(thread, archived=True, locked=True)
    with pytest.raises(Unfit):
        await looking_at(anna, thread).slash("panel")


def looking_at(person: Person, thread: Channel) -> Person:
    """The same person, looking at a thread."""
    return Person(person.world, person.user, thread)
