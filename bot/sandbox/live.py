"""The page's WebSocket: the whole state first, then every change; and what the page's people do."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import WSMsgType, web

from . import slash
from .entities import AUTOCOMPLETE, Channel, Interaction, Message, User
from .errors import Json, Unfit
from .events import (
    BotConnection,
    ChannelChanged,
    CommandsChanged,
    Event,
    GuildChanged,
    InteractionSettled,
    InteractionStarted,
    MessageGone,
    MessageShown,
    ModalShown,
    WorldChanged,
)
from .person import Person
from .world import World

SHOWN_MESSAGES = 60


class _View:
    """One open page. Frames wait out the latency in order."""

    def __init__(self, socket: web.WebSocketResponse) -> None:
        self.socket = socket
        self.frames: deque[tuple[float, str]] = deque()
        self.more = asyncio.Event()

    async def write(self) -> None:
        loop = asyncio.get_running_loop()
        while not self.socket.closed:
            while self.frames:
                due, text = self.frames.popleft()
                await asyncio.sleep(max(0.0, due - loop.time()))
                try:
                    await self.socket.send_str(text)
                except ConnectionError:
                    return
            self.more.clear()
            await self.more.wait()


class Live:
    """Serves all open pages. `restart_bot` is called when a page asks for it; without one it cannot be asked."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.latency = 0.0
        """Seconds each way between the page's people and the sandbox."""
        self.restart_bot: Callable[[], Awaitable[None]] | None = None
        self._views: set[_View] = set()
        world.subscribe(self._hear)

    # Frames to the page

    def state(self) -> Json:
        """The whole state of the page."""
        world = self.world
        messages = []
        for channel in world.channels.values():
            messages += [_shown(one) for one in list(world.messages_in(channel))[-SHOWN_MESSAGES:]]
        return {
            "t": "state",
            "now": round(world.clock.now() * 1000),
            "skew": round(world.clock.skew * 1000),
            "latency": round(self.latency * 1000),
            "guild": {"id": str(world.guild.id), "name": world.guild.name},
            "channels": [{"id": str(one.id), "name": one.name} for one in world.channels.values()],
            "bot": {"id": str(world.bot.id), "name": world.bot.name, "online": world.bot_online},
            "people": [
                {
                    "id": str(one.id),
                    "name": one.name,
                    "locale": one.locale,
                    "owner": one.id == world.guild.owner_id,
                    "moderator": one.moderator,
                }
                for one in world.users.values()
            ],
            "commands": list(world.commands.values()),
            "messages": sorted(messages, key=lambda one: int(one["id"])),
            "ephemerals": {
                str(one.id): [_shown(message) for message in world.ephemerals_of(one)] for one in world.users.values()
            },
        }

    def _send(self, frame: Json, views: set[_View] | None = None) -> None:
        text = json.dumps(frame)
        due = asyncio.get_running_loop().time() + self.latency
        for view in self._views if views is None else views:
            view.frames.append((due, text))
            view.more.set()

    def _hear(self, event: Event) -> None:
        if not self._views:
            return
        if isinstance(event, WorldChanged | ChannelChanged):
            self._send(self.state())
        elif isinstance(event, CommandsChanged):
            self._send({"t": "commands", "commands": list(self.world.commands.values())})
        elif isinstance(event, BotConnection):
            self._send({"t": "bot", "online": event.online})
        else:
            frame = _frame(event)
            if frame is not None:
                self._send(frame)

    # Requests of the page

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Serve one page."""
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        view = _View(socket)
        self._views.add(view)
        self._send(self.state(), {view})
        writer = asyncio.create_task(view.write())
        tasks: set[asyncio.Task[None]] = set()
        try:
            async for message in socket:
                if message.type is WSMsgType.TEXT:
                    task = asyncio.create_task(self._request(view, message.data))
                    tasks.add(task)
                    task.add_done_callback(tasks.discard)
        finally:
            self._views.discard(view)
            for task in (writer, *tasks):
                task.cancel()
        return socket

    async def _request(self, view: _View, text: str) -> None:
        await asyncio.sleep(self.latency)
        number: Any = None
        error: str | None = None
        more: Json = {}
        try:
            body = json.loads(text)
            number = body.get("n")
            more = await self._do(body) or {}
        except Unfit as unfit:
            error = str(unfit)
        except (KeyError, ValueError, TypeError, AttributeError) as wrong:
            error = f"not understood: {wrong!r}"
        self._send({"t": "done", "n": number, "error": error, **more}, {view})

    async def _do(self, body: Json) -> Json | None:
        """Do it; gives what is told besides that it is done."""
        todo = body["do"]
        if todo in _BY_PERSON:
            _BY_PERSON[todo](self._person(body), body)
        elif todo == "complete":
            return await _complete(self._person(body), body)
        elif todo == "add_person":
            name = str(body["name"]).strip()
            if not 1 <= len(name) <= 32:
                raise Unfit("a name has 1 to 32 characters")
            self.world.add_user(name, str(body.get("locale") or "en-US"))
        elif todo == "advance":
            self.world.advance(float(body["seconds"]))
        elif todo == "restart_bot":
            if self.restart_bot is None:
                raise Unfit("the bot was not started by the sandbox")
            await self.restart_bot()
            self._send(self.state())
        elif todo == "latency":
            self.latency = min(max(float(body["ms"]), 0.0), 10_000.0) / 1000
            self._send(self.state())
        elif todo == "add_channel":
            self.world.add_channel(str(body["name"]).strip() or "channel")
        else:
            raise Unfit(f"there is no {todo!r}")
        return None

    def _person(self, body: Json) -> Person:
        user = self.world.users.get(int(body["user"]))
        if user is None:
            raise Unfit("that person is not here")
        return Person(self.world, user)

    async def close(self) -> None:
        """Close all pages' connections."""
        for view in list(self._views):
            await view.socket.close(code=1001)


def _shown(message: Message) -> Json:
    return {**message.data, "rev": message.rev}


def _frame(event: Event) -> Json | None:
    if isinstance(event, MessageShown):
        message = event.message
        if message.viewer is None:
            return {"t": "message", "message": _shown(message)}
        return {"t": "ephemeral", "user": str(message.viewer), "message": _shown(message)}
    if isinstance(event, MessageGone):
        message = event.message
        if message.viewer is None:
            return {"t": "gone", "id": str(message.id), "channel": str(message.channel_id)}
        return {"t": "ephemeral_gone", "user": str(message.viewer), "id": str(message.id)}
    if isinstance(event, InteractionStarted | InteractionSettled) and event.interaction.kind == AUTOCOMPLETE:
        # Nobody waits for it: whoever types gets the choices with `done`.
        return None
    if isinstance(event, InteractionStarted):
        source = event.interaction.source
        public = source is not None and source.viewer is None
        return {"t": "thinking", **_about(event.interaction), "public": public}
    if isinstance(event, InteractionSettled):
        if event.interaction.failed:
            return {"t": "failed", **_about(event.interaction)}
        return {"t": "answered", "user": str(event.interaction.user.id), "interaction": str(event.interaction.id)}
    if isinstance(event, ModalShown):
        modal = event.modal
        return {"t": "modal", "user": str(modal.user.id), "modal": {**modal.data, "id": str(modal.id)}}
    return None


def _about(interaction: Interaction) -> Json:
    source = interaction.source
    return {
        "user": str(interaction.user.id),
        "interaction": str(interaction.id),
        "message": str(source.id) if source is not None else None,
    }


def _channel(person: Person, body: Json) -> Channel:
    channel = person.world.channels.get(int(body["channel"]))
    if channel is None:
        raise Unfit("that channel is not there")
    return channel


def _slash(person: Person, body: Json) -> None:
    person.command(str(body["command"]), body.get("options") or [], _channel(person, body))


async def _complete(person: Person, body: Json) -> Json:
    interaction = person.completion(str(body["command"]), body.get("options") or [], _channel(person, body))
    await interaction.settled.wait()
    if interaction.failed:
        raise Unfit("the bot offered nothing in time")
    offered = interaction.choices
    return {"choices": [{"name": slash.choice_name(one, person.user), "value": one["value"]} for one in offered]}


def _click(person: Person, body: Json) -> None:
    person.press(int(body["message"]), str(body["custom_id"]))


def _select(person: Person, body: Json) -> None:
    person.choose(int(body["message"]), str(body["custom_id"]), [str(one) for one in body["values"]])


def _modal(person: Person, body: Json) -> None:
    person.send_form(int(body["modal"]), body["fields"])


def _locale(person: Person, body: Json) -> None:
    """The owner's language is the server's as well: who changes it expects the table in it."""
    world, locale = person.world, str(body["locale"])
    person.user.locale = locale
    if person.id == world.guild.owner_id:
        world.guild.locale = locale
        world.publish(GuildChanged(world.guild, "update"))
    world.publish(WorldChanged())


def _remove(person: Person, body: Json) -> None:
    user: User = person.user
    if user.id == person.world.guild.owner_id:
        raise Unfit("the owner of the server cannot leave it")
    person.world.remove_user(user)


_BY_PERSON: dict[str, Callable[[Person, Json], Any]] = {
    "slash": _slash,
    "click": _click,
    "select": _select,
    "modal": _modal,
    "close_modal": lambda person, body: person.close_modal(int(body["modal"])),
    "dismiss": lambda person, body: person.dismiss(int(body["message"])),
    "reload": lambda person, body: person.reload(),
    "say": lambda person, body: person.say(str(body["content"]), _channel(person, body)),
    "remove_person": _remove,
    "locale": _locale,
}
