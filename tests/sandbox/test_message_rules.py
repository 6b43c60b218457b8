"""Discord's rules for messages: what is refused, and in which form what is taken comes back."""

from __future__ import annotations

import io
from typing import Any

import aiohttp
import discord
import pytest

from bot.sandbox.components import fill
from bot.sandbox.entities import COMPONENTS_V2
from bot.sandbox.server import Sandbox

from .conftest import ByHand
from .little_bot import LittleBot, layout

BUTTON = {"type": 2, "style": 1, "label": "x", "custom_id": "a"}
PIXEL = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x00\x03\x00\x00\x00\x02" + b"\x00" * 20


def row(*children: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(children)}


def text(content: str) -> dict[str, Any]:
    return {"type": 10, "content": content}


def options(number: int) -> list[dict[str, str]]:
    return [{"label": str(one), "value": str(one)} for one in range(number)]


@pytest.mark.parametrize(
    ("body", "path"),
    [
        ({"content": "x" * 2001}, ["content"]),
        ({"embeds": [{"title": "x" * 257}]}, ["embeds", 0, "title"]),
        ({"embeds": [{"description": "x" * 4097}]}, ["embeds", 0, "description"]),
        ({"embeds": [{"title": "x"}] * 11}, ["embeds"]),
        ({"embeds": [{"footer": "no object"}]}, ["embeds", 0, "footer"]),
        ({"embeds": [{"description": "x" * 3001}] * 2}, ["embeds"]),
        ({"embeds": [{"fields": [{"name": "", "value": "x"}]}]}, ["embeds", 0, "fields", 0, "name"]),
        ({"content": "x", "components": [row()]}, ["components", 0, "components"]),
        ({"content": "x", "components": [row(BUTTON)] * 6}, ["components"]),
        (
            {"content": "x", "components": [row(*({**BUTTON, "custom_id": str(n)} for n in range(6)))]},
            ["components", 0, "components"],
        ),
        ({"content": "x", "components": [row(BUTTON, BUTTON)]}, ["components", 0, "components", 1, "custom_id"]),
        (
            {"content": "x", "components": [row({**BUTTON, "custom_id": "x" * 101})]},
            ["components", 0, "components", 0, "custom_id"],
        ),
        (
            {"content": "x", "components": [row({**BUTTON, "label": "x" * 81})]},
            ["components", 0, "components", 0, "label"],
        ),
        ({"content": "x", "components": [row({**BUTTON, "style": 9})]}, ["components", 0, "components", 0, "style"]),
        (
            {"content": "x", "components": [row({**BUTTON, "emoji": {"id": "17"}})]},
            ["components", 0, "components", 0, "emoji", "id"],
        ),
        (
            {"content": "x", "components": [row({"type": 3, "custom_id": "s", "options": options(26)})]},
            ["components", 0, "components", 0, "options"],
        ),
        (
            {"content": "x", "components": [row({"type": 3, "custom_id": "s", "options": options(2)}, BUTTON)]},
            ["components", 0],
        ),
        ({"content": "x", "components": [text("V2 without its flag")]}, ["components", 0, "type"]),
        ({"flags": COMPONENTS_V2, "content": "x", "components": [text("x")]}, ["content"]),
        ({"flags": COMPONENTS_V2, "embeds": [{"title": "x"}], "components": [text("x")]}, ["embeds"]),
        ({"flags": COMPONENTS_V2, "components": [text("x")] * 41}, ["components"]),
        ({"flags": COMPONENTS_V2, "components": [text("x" * 2001), text("x" * 2000)]}, ["components"]),
        ({"flags": COMPONENTS_V2, "components": [BUTTON]}, ["components", 0, "type"]),
        (
            {
                "flags": COMPONENTS_V2,
                "components": [{"type": 17, "components": [{"type": 17, "components": [text("x")]}]}],
            },
            ["components", 0, "components", 0, "type"],
        ),
        (
            {"flags": COMPONENTS_V2, "components": [{"type": 9, "components": [text("x")]}]},
            ["components", 0, "accessory"],
        ),
        (
            {
                "flags": COMPONENTS_V2,
                "components": [{"type": 12, "items": [{"media": {"url": "attachment://no.png"}}]}],
            },
            ["components", 0, "items", 0, "media", "url"],
        ),
    ],
)
async def test_a_form_that_discord_refuses_is_refused_with_the_failing_path(
    sandbox: Sandbox, by_hand: ByHand, body: dict[str, Any], path: list[str | int]
) -> None:
    answer = await by_hand.send(**body)
    assert (answer.status, answer.code) == (400, 50035)
    assert answer.errors(*path)
    assert sandbox.person("Anna").visible() == []
    assert len(sandbox.failures) == 1


@pytest.mark.parametrize("body", [{}, {"content": "  "}, {"flags": COMPONENTS_V2}])
async def test_an_empty_message_is_refused(by_hand: ByHand, body: dict[str, Any]) -> None:
    answer = await by_hand.send(**body)
    assert (answer.status, answer.code) == (400, 50006)


async def test_what_stays_within_the_limits_is_taken(sandbox: Sandbox, by_hand: ByHand) -> None:
    full = [row(*({**BUTTON, "custom_id": f"{n}.{m}"} for m in range(5))) for n in range(5)]
    assert (await by_hand.send(content="x" * 2000, components=full)).status == 200
    v2 = [{"type": 17, "components": [text("x" * 100)] * 39}]
    assert (await by_hand.send(flags=COMPONENTS_V2, components=v2)).status == 200
    assert sandbox.failures == []


async def test_components_come_back_numbered_and_with_defaults(by_hand: ByHand) -> None:
    menu = {"type": 3, "custom_id": "s", "options": options(2)}
    box = {"type": 17, "components": [{"type": 14}, row(menu), {"type": 10, "content": "x", "id": 2}]}
    answer = await by_hand.send(flags=COMPONENTS_V2, components=[box])
    [got] = answer.body["components"]
    assert [got["id"], *(one["id"] for one in got["components"])] == [1, 3, 4, 2]
    assert got["accent_color"] is None
    assert (got["components"][0]["spacing"], got["components"][0]["divider"]) == (1, True)
    assert got["components"][1]["components"][0]["max_values"] == 1


async def test_the_v2_flag_is_never_taken_away(sandbox: Sandbox, by_hand: ByHand) -> None:
    sent = await by_hand.send(flags=COMPONENTS_V2, components=[text("x")])
    path = f"/channels/{sandbox.world.channel.id}/messages/{sent.body['id']}"
    edited = await by_hand("PATCH", path, {"flags": 0, "components": [text("y")]})
    assert edited.body["flags"] & COMPONENTS_V2
    refused = await by_hand("PATCH", path, {"content": "old layout"})
    assert refused.errors("content") == ["MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"]


async def test_a_message_turns_v2_only_when_its_old_fields_are_emptied(sandbox: Sandbox, by_hand: ByHand) -> None:
    sent = await by_hand.send(content="old")
    path = f"/channels/{sandbox.world.channel.id}/messages/{sent.body['id']}"
    change = {"flags": COMPONENTS_V2, "components": [text("new")]}
    assert (await by_hand("PATCH", path, change)).code == 50035
    edited = await by_hand("PATCH", path, {**change, "content": None})
    assert (edited.status, edited.body["content"]) == (200, "")


async def test_discord_py_meets_the_limit_of_v2_text(sandbox: Sandbox, bot: LittleBot) -> None:
    channel = bot.get_partial_messageable(sandbox.world.channel.id)
    await channel.send(view=layout("x" * 4000))
    with pytest.raises(discord.HTTPException) as caught:
        await channel.send(view=layout("x" * 4001))
    assert caught.value.code == 50035


async def test_only_those_are_mentioned_whom_the_message_may_ping(sandbox: Sandbox, by_hand: ByHand) -> None:
    anna, ben = sandbox.person("Anna"), sandbox.person("Ben")
    words = f"<@{anna.id}> <@{ben.id}> @everyone"

    async def pinged(**more: Any) -> tuple[set[str], bool]:
        body = (await by_hand.send(content=words, **more)).body
        return {one["id"] for one in body["mentions"]}, body["mention_everyone"]

    assert await pinged() == ({str(anna.id), str(ben.id)}, True)
    assert await pinged(allowed_mentions={"parse": []}) == (set(), False)
    assert await pinged(allowed_mentions={"users": [str(ben.id)]}) == ({str(ben.id)}, False)


async def test_an_uploaded_picture_is_resolved_and_served(sandbox: Sandbox, bot: LittleBot) -> None:
    view = discord.ui.LayoutView()
    picture = discord.MediaGalleryItem("attachment://hand.png", description="a hand")
    view.add_item(discord.ui.MediaGallery(picture))
    view.stop()
    channel = bot.get_partial_messageable(sandbox.world.channel.id)
    message = await channel.send(view=view, file=discord.File(io.BytesIO(PIXEL), "hand.png"))
    [(url, description)] = sandbox.person("Anna").visible()[0].pictures
    assert description == "a hand"
    assert (message.attachments[0].width, message.attachments[0].height) == (3, 2)
    prefix = "https://cdn.discordapp.com/"
    assert url.startswith(prefix + "attachments/")
    served = sandbox.address + "cdn/" + url.removeprefix(prefix)
    async with aiohttp.ClientSession() as session, session.get(served) as response:
        assert (await response.read(), response.content_type) == (PIXEL, "image/png")


async def test_an_edit_keeps_or_drops_the_files_it_names(sandbox: Sandbox, bot: LittleBot) -> None:
    channel = bot.get_partial_messageable(sandbox.world.channel.id)
    files = [discord.File(io.BytesIO(PIXEL), name) for name in ("a.png", "b.png")]
    message = await channel.send("two", files=files)
    message = await message.edit(content="still two")
    assert [one.filename for one in message.attachments] == ["a.png", "b.png"]
    message = await message.edit(attachments=[message.attachments[1], discord.File(io.BytesIO(PIXEL), "c.png")])
    assert [one.filename for one in message.attachments] == ["b.png", "c.png"]
    message = await message.edit(attachments=[])
    assert message.attachments == []


async def test_an_embeds_picture_may_be_a_file_of_the_message(sandbox: Sandbox, bot: LittleBot) -> None:
    channel = bot.get_partial_messageable(sandbox.world.channel.id)
    embed = discord.Embed(title="board").set_image(url="attachment://board.png")
    message = await channel.send(embed=embed, file=discord.File(io.BytesIO(PIXEL), "board.png"))
    assert message.embeds[0].image.url == message.attachments[0].url


async def test_the_ephemeral_flag_without_an_interaction_is_a_leak_and_remembered(
    sandbox: Sandbox, by_hand: ByHand
) -> None:
    answer = await by_hand.send(content="for one", flags=64)
    assert answer.body["flags"] == 0
    assert len(sandbox.person("Ben").visible()) == 1
    assert "ephemeral" in sandbox.failures[0]


async def test_the_channels_messages_are_listed_newest_first(sandbox: Sandbox, by_hand: ByHand) -> None:
    ids = [(await by_hand.send(content=str(number))).body["id"] for number in range(4)]
    path = f"/channels/{sandbox.world.channel.id}/messages"

    async def listed(query: str) -> list[str]:
        return [one["id"] for one in (await by_hand("GET", path + query)).body]

    assert await listed("") == ids[::-1]
    assert await listed("?limit=2") == ids[:1:-1]
    assert await listed(f"?before={ids[2]}") == ids[1::-1]
    assert await listed(f"?after={ids[0]}&limit=2") == ids[2:0:-1]


def test_the_emoji_of_a_button_comes_back_with_its_id_as_text_however_it_was_sent() -> None:
    sent = [row({**BUTTON, "emoji": {"id": 1576728881052778496, "name": "c_JH"}})]
    (back,) = fill(sent, lambda url: {"url": url})
    assert back["components"][0]["emoji"] == {"id": "1576728881052778496", "name": "c_JH"}
