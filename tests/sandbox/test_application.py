"""The application's own routes: who it is, its commands, its emojis; and addresses that Discord does not have."""

from __future__ import annotations

import base64
from typing import Any

import aiohttp
import discord
import pytest
from discord import app_commands

from bot.sandbox.server import Sandbox

from .conftest import ByHand
from .little_bot import LittleBot
from .test_message_rules import PIXEL


def commands(sandbox: Sandbox) -> str:
    return f"/applications/{sandbox.world.application_id}/commands"


def emojis(sandbox: Sandbox) -> str:
    return f"/applications/{sandbox.world.application_id}/emojis"


def option(name: str, kind: int = 3, **more: Any) -> dict[str, Any]:
    return {"name": name, "description": "x", "type": kind, **more}


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"name": "Big"}, ["name"]),
        ({"name": "with space"}, ["name"]),
        ({"name": "x" * 33}, ["name"]),
        ({"description": ""}, ["description"]),
        ({"description": "x" * 101}, ["description"]),
        ({"name_localizations": {"xx": "name"}}, ["name_localizations", "xx"]),
        ({"name_localizations": {"de": "Groß"}}, ["name_localizations", "de"]),
        ({"options": [option("a"), option("b", required=True)]}, ["options", 1]),
        ({"options": [option("a"), option("a")]}, ["options", 1, "name"]),
        ({"options": [option(f"a{n}") for n in range(26)]}, ["options"]),
        ({"options": [option("a", 99)]}, ["options", 0, "type"]),
        (
            {"options": [option("a", choices=[{"name": "x" * 101, "value": "x"}])]},
            ["options", 0, "choices", 0, "name"],
        ),
        ({"options": [option("a", 4, choices=[{"name": "x", "value": "x"}])]}, ["options", 0, "choices", 0, "value"]),
        ({"options": [option("a", 1), option("b")]}, ["options", 1, "type"]),
    ],
)
async def test_a_command_that_discord_refuses_is_refused_with_the_failing_path(
    sandbox: Sandbox, by_hand: ByHand, change: dict[str, Any], path: list[str | int]
) -> None:
    answer = await by_hand("POST", commands(sandbox), {"name": "x", "description": "x", **change})
    assert (answer.status, answer.code) == (400, 50035)
    assert answer.errors(*path)
    assert (await by_hand("GET", commands(sandbox))).body == []


async def test_commands_are_registered_changed_and_removed(sandbox: Sandbox, by_hand: ByHand) -> None:
    path = commands(sandbox)
    first = await by_hand("POST", path, {"name": "one", "description": "x", "name_localizations": {"de": "eins"}})
    again = await by_hand("POST", path, {"name": "one", "description": "y"})
    assert (again.body["id"], again.body["description"]) == (first.body["id"], "y")
    both = [{"name": "one", "description": "z"}, {"name": "two", "description": "z"}]
    put = await by_hand("PUT", path, both)
    assert put.body[0]["id"] == first.body["id"]
    two = f"{path}/{put.body[1]['id']}"
    assert (await by_hand("PATCH", two, {"description": "new"})).body["description"] == "new"
    assert (await by_hand("DELETE", two)).status == 204
    assert (await by_hand("GET", two)).code == 10063
    assert [one["name"] for one in (await by_hand("GET", path)).body] == ["one"]


async def test_translations_are_listed_when_asked_for(sandbox: Sandbox, by_hand: ByHand) -> None:
    body = {"name": "one", "description": "x", "name_localizations": {"de": "eins"}}
    await by_hand("POST", commands(sandbox), body)
    [plain] = (await by_hand("GET", commands(sandbox))).body
    [full] = (await by_hand("GET", commands(sandbox) + "?with_localizations=true")).body
    assert (plain["name_localizations"], full["name_localizations"]) == (None, {"de": "eins"})


async def test_a_guilds_command_is_offered_there_alone(sandbox: Sandbox, by_hand: ByHand) -> None:
    guild = sandbox.world.guild.id
    path = f"/applications/{sandbox.world.application_id}/guilds/{guild}/commands"
    await by_hand("PUT", path, [{"name": "here", "description": "x"}])
    assert sandbox.person("Anna").command("here", []).data["guild_id"] == str(guild)
    assert (await by_hand("GET", commands(sandbox))).body == []


async def test_a_group_with_sub_commands_is_sent_nested(sandbox: Sandbox, bot: LittleBot) -> None:
    group = app_commands.Group(name="settings", description="x")
    inner = app_commands.Group(name="time", description="x", parent=group)

    @inner.command(name="zone", description="x")
    async def zone(interaction: discord.Interaction, name: str) -> None:
        await interaction.response.send_message(f"zone {name}", ephemeral=True)

    bot.tree.add_command(group)
    await bot.tree.sync()
    anna = sandbox.person("Anna")
    await anna.slash("settings time zone", name="Europe/Prague")
    await anna.sees("zone Europe/Prague")


async def test_an_emoji_is_uploaded_used_served_renamed_and_removed(sandbox: Sandbox, bot: LittleBot) -> None:
    emoji = await bot.create_application_emoji(name="card_7", image=PIXEL)
    assert [one.id for one in await bot.fetch_application_emojis()] == [emoji.id]
    view = discord.ui.View()
    view.add_item(discord.ui.Button(label="Seven", custom_id="other:7", emoji=emoji))
    view.stop()
    channel = bot.get_partial_messageable(sandbox.world.channel.id)
    await channel.send(f"{emoji}", view=view)
    async with aiohttp.ClientSession() as session, session.get(f"{sandbox.address}cdn/emojis/{emoji.id}.png") as got:
        assert await got.read() == PIXEL
    assert (await emoji.edit(name="card_8")).name == "card_8"
    await emoji.delete()
    assert await bot.fetch_application_emojis() == []
    assert sandbox.failures == []


@pytest.mark.parametrize(
    ("name", "image", "field"),
    [
        ("x", PIXEL, "name"),
        ("no-dash", PIXEL, "name"),
        ("x" * 33, PIXEL, "name"),
        ("fine", b"no picture", "image"),
        ("fine", PIXEL + b"\x00" * 256 * 1024, "image"),
    ],
)
async def test_an_emoji_that_discord_refuses_is_refused(
    sandbox: Sandbox, by_hand: ByHand, name: str, image: bytes, field: str
) -> None:
    uri = "data:image/png;base64," + base64.b64encode(image).decode()
    answer = await by_hand("POST", emojis(sandbox), {"name": name, "image": uri})
    assert answer.errors(field)


async def test_an_unknown_address_is_404_and_remembered(sandbox: Sandbox, by_hand: ByHand) -> None:
    answer = await by_hand("GET", "/guilds/1/nonsense")
    assert (answer.status, answer.body) == (404, {"message": "404: Not Found", "code": 0})
    assert (await by_hand("PUT", "/users/@me", {})).status == 404
    assert len(sandbox.failures) == 2


async def test_a_broken_body_and_a_wrong_content_type_are_refused(sandbox: Sandbox, by_hand: ByHand) -> None:
    url = sandbox.api_base + f"/channels/{sandbox.world.channel.id}/messages"
    headers = {"Authorization": f"Bot {sandbox.token}"}
    async with by_hand.session.post(
        url, data=b"{", headers={**headers, "Content-Type": "application/json"}
    ) as response:
        assert (response.status, (await response.json())["code"]) == (400, 50109)
    async with by_hand.session.post(url, data=b"{}", headers={**headers, "Content-Type": "text/plain"}) as response:
        assert response.status == 400
    assert len(sandbox.failures) == 2


async def test_answers_are_application_json_to_the_letter(by_hand: ByHand) -> None:
    assert (await by_hand("GET", "/users/@me")).headers["Content-Type"] == "application/json"


async def test_a_foreign_page_reaches_nothing(sandbox: Sandbox, by_hand: ByHand) -> None:
    for path in ("live", "gateway/", "api/v10/users/@me"):
        async with by_hand.session.get(sandbox.address + path, headers={"Origin": "http://evil.example"}) as response:
            assert response.status == 403
        async with by_hand.session.get(sandbox.address + path, headers={"Host": "evil.example"}) as response:
            assert response.status == 403


async def test_two_hundred_new_commands_a_day_are_the_limit(sandbox: Sandbox, by_hand: ByHand) -> None:
    for half in ("a", "b"):
        many = [{"name": f"{half}{number}", "description": "x"} for number in range(100)]
        assert (await by_hand("PUT", commands(sandbox), many)).status == 200
    one_more = [{"name": "more", "description": "x"}]
    assert (await by_hand("PUT", commands(sandbox), one_more)).code == 30034
    sandbox.world.advance(86_401)
    assert (await by_hand("PUT", commands(sandbox), one_more)).status == 200


async def test_a_fault_of_the_sandbox_itself_is_a_500_and_remembered(sandbox: Sandbox, by_hand: ByHand) -> None:
    channel = sandbox.world.channel
    sandbox.world.guilds.clear()
    assert (await by_hand("GET", f"/channels/{channel.id}")).status == 500
    assert "the sandbox itself failed" in sandbox.failures[0]
