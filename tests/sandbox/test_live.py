"""The page's connection: the whole state first, then every change, to whom it belongs."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from typing import Any

import aiohttp
import pytest

from bot.sandbox.server import Sandbox

from .little_bot import LittleBot


class Page:
    """The page's end of the connection."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.frames: list[dict[str, Any]] = []
        self.asked = 0

    async def until(self, fits: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """The next frame that fits."""
        while True:
            frame: dict[str, Any] = await self.socket.receive_json(timeout=30)
            self.frames.append(frame)
            if fits(frame):
                return frame

    async def of(self, kind: str) -> dict[str, Any]:
        return await self.until(lambda frame: frame["t"] == kind)

    async def ask(self, do: str, **more: Any) -> str | None:
        """Send a request and give the error it was answered with."""
        self.asked += 1
        await self.socket.send_json({"do": do, "n": self.asked, **more})
        done = await self.until(lambda frame: frame["t"] == "done" and frame["n"] == self.asked)
        error: str | None = done["error"]
        return error

    def kinds(self) -> list[str]:
        return [frame["t"] for frame in self.frames]


@pytest.fixture
async def page(sandbox: Sandbox) -> AsyncIterator[Page]:
    url = sandbox.address.replace("http", "ws") + "live"
    origin = sandbox.address.rstrip("/")
    async with aiohttp.ClientSession() as session, session.ws_connect(url, origin=origin) as socket:
        yield Page(socket)


async def test_the_whole_state_comes_first(sandbox: Sandbox, page: Page) -> None:
    state = await page.of("state")
    assert state["guild"] == {"id": str(sandbox.world.guild.id), "name": "Kuckuck"}
    assert [one["name"] for one in state["channels"]] == ["table"]
    assert state["bot"]["online"] is False
    assert (state["people"], state["messages"], state["ephemerals"]) == ([], [], {})


async def test_a_command_of_the_page_is_answered_on_the_page(sandbox: Sandbox, bot: LittleBot, page: Page) -> None:
    anna = sandbox.person("Anna", "de", owner=True)
    state = await page.until(lambda frame: frame["t"] == "state" and frame["people"])
    assert state["people"] == [{"id": str(anna.id), "name": "Anna", "locale": "de", "owner": True, "moderator": False}]
    assert "panel" in [one["name"] for one in state["commands"]]
    where = {"user": str(anna.id), "channel": state["channels"][0]["id"]}
    assert await page.ask("slash", command="panel", options=[], **where) is None
    shown = await page.of("ephemeral")
    assert shown["user"] == str(anna.id)
    assert shown["message"]["rev"] == 0
    await page.of("answered")
    message = shown["message"]["id"]
    click = {"user": str(anna.id), "message": message, "custom_id": "count:0", "type": 2}
    assert await page.ask("click", **click) is None
    changed = await page.until(lambda frame: frame["t"] == "ephemeral" and frame["message"]["rev"] == 1)
    assert changed["message"]["content"] == "count 1"
    thinking = [frame for frame in page.frames if frame["t"] == "thinking"]
    assert [frame["message"] for frame in thinking] == [None, message]
    assert await page.ask("dismiss", user=str(anna.id), message=message) is None
    assert {"t": "ephemeral_gone", "user": str(anna.id), "id": message} in page.frames


async def test_a_form_is_shown_filled_and_sent(sandbox: Sandbox, bot: LittleBot, page: Page) -> None:
    anna = sandbox.person("Anna")
    where = {"user": str(anna.id), "channel": str(sandbox.world.channel.id)}
    await page.ask("slash", command="form", options=[], **where)
    modal = (await page.of("modal"))["modal"]
    assert modal["title"] == "Lucky number"
    error = await page.ask("modal", user=str(anna.id), modal=modal["id"], fields={"number": ""})
    assert "must be filled" in str(error)
    assert await page.ask("modal", user=str(anna.id), modal=modal["id"], fields={"number": "7"}) is None
    shown = await page.of("ephemeral")
    assert shown["message"]["content"] == "lucky 7"


async def test_what_is_typed_is_completed_by_the_bot_in_the_persons_language(
    sandbox: Sandbox, bot: LittleBot, page: Page
) -> None:
    anna = sandbox.person("Anna", "de")
    typed = [
        {"name": "game", "type": 3, "value": "kuckuck"},
        {"name": "rules", "type": 3, "value": "f", "focused": True},
    ]
    where = {"user": str(anna.id), "channel": str(sandbox.world.channel.id)}
    assert await page.ask("complete", command="complete", options=typed, **where) is None
    assert page.frames[-1]["choices"] == [{"name": "kuckuck: schnell", "value": "fast"}]
    assert not {"thinking", "answered"} & set(page.kinds())
    sandbox.faults.lose_event("INTERACTION_CREATE")
    sandbox.world.ack_seconds = 0.05
    assert "in time" in str(await page.ask("complete", command="complete", options=typed, **where))


async def test_silence_is_shown_as_a_failure(sandbox: Sandbox, bot: LittleBot, page: Page) -> None:
    sandbox.world.ack_seconds = 0.05
    anna = sandbox.person("Anna")
    await page.ask("slash", user=str(anna.id), channel=str(sandbox.world.channel.id), command="silent", options=[])
    assert (await page.of("failed"))["user"] == str(anna.id)


async def test_words_are_shown_to_all_and_gone_when_deleted(sandbox: Sandbox, page: Page) -> None:
    ben = sandbox.person("Ben")
    assert await page.ask("say", user=str(ben.id), channel=str(sandbox.world.channel.id), content="hello") is None
    [shown] = [frame["message"] for frame in page.frames if frame["t"] == "message"]
    assert (shown["content"], shown["author"]["username"]) == ("hello", "ben")
    sandbox.world.remove_message(sandbox.world.messages[int(shown["id"])])
    gone = await page.of("gone")
    assert (gone["id"], gone["channel"]) == (shown["id"], str(sandbox.world.channel.id))


async def test_people_come_and_go_and_the_clock_moves(sandbox: Sandbox, page: Page) -> None:
    assert await page.ask("add_person", name="Dora", locale="cs") is None
    [dora] = sandbox.world.users.values()
    assert await page.ask("locale", user=str(dora.id), locale="de") is None
    assert dora.locale == "de"
    assert sandbox.world.guild.locale == "en-US"
    sandbox.world.guild.owner_id = dora.id
    assert await page.ask("locale", user=str(dora.id), locale="de") is None
    assert sandbox.world.guild.locale == "de"
    sandbox.world.guild.owner_id = 0
    assert await page.ask("advance", seconds=900) is None
    assert page.frames[-2]["skew"] == 900_000
    assert await page.ask("add_channel", name="second") is None
    assert await page.ask("remove_person", user=str(dora.id)) is None
    assert sandbox.world.users == {}


@pytest.mark.parametrize(
    "request_",
    [
        {"do": "fly"},
        {"do": "click", "user": "1", "message": "1", "custom_id": "x"},
        {"do": "slash"},
        {"do": "restart_bot"},
        {"do": "advance", "seconds": "soon"},
    ],
)
async def test_a_request_that_cannot_be_done_says_why(page: Page, request_: dict[str, Any]) -> None:
    assert await page.ask(**request_)


async def test_the_bots_connection_is_shown(sandbox: Sandbox, bot: LittleBot, page: Page) -> None:
    assert (await page.of("state"))["bot"]["online"] is True
    await bot.die()
    assert await page.of("bot") == {"t": "bot", "online": False}


async def test_latency_delays_frames_without_changing_their_order(sandbox: Sandbox, page: Page) -> None:
    ben = sandbox.person("Ben")
    assert await page.ask("latency", ms=30) is None
    assert page.frames[-2]["latency"] == 30
    for number in range(5):
        ben.say(str(number))
    await page.until(lambda frame: frame["t"] == "message" and frame["message"]["content"] == "4")
    said = [frame["message"]["content"] for frame in page.frames if frame["t"] == "message"]
    assert said == list("01234")
