"""Routes of the application itself: who it is, its commands, its emojis, the gateway's address."""

from __future__ import annotations

import base64
import binascii
import re
from typing import Any

from .. import payloads
from ..commands import checked_command, registered
from ..entities import Emoji
from ..errors import Json, refuse
from ..events import CommandsChanged
from ..problems import Problems
from ..uploads import picture_type
from .call import Call, Route

MAX_EMOJIS = 2000
EMOJI_BYTES = 256 * 1024
MAX_COMMANDS = 100
MAX_COMMANDS_A_DAY = 200
DAY_SECONDS = 86_400


def _own(call: Call) -> None:
    if call.number("application") != call.world.application_id:
        raise refuse(20012)


async def me(call: Call) -> Json:
    """The bot's user."""
    return payloads.me(call.world)


async def application(call: Call) -> Json:
    """The bot's application."""
    return payloads.application(call.world)


# Commands


def _scope(call: Call) -> str | None:
    """The guild whose commands are meant, None for the global ones."""
    _own(call)
    if "guild" not in call.params:
        return None
    if call.number("guild") not in call.world.guilds:
        raise refuse(50001)
    return call.params["guild"]


def _there(call: Call, scope: str | None) -> list[Json]:
    return [one for one in call.world.commands.values() if one.get("guild_id") == scope]


def _shown(call: Call, command: Json) -> Json:
    if call.method == "GET" and call.query.get("with_localizations", "").lower() not in ("1", "true"):
        return {**command, "name_localizations": None, "description_localizations": None}
    return command


async def list_commands(call: Call) -> list[Json]:
    """The registered commands of a scope."""
    return [_shown(call, one) for one in _there(call, _scope(call))]


async def put_commands(call: Call) -> list[Json]:
    """Replace all commands of a scope; those with the same name and type keep their id."""
    scope = _scope(call)
    bodies = call.payload if isinstance(call.payload, list) else []
    problems = Problems()
    if not isinstance(call.payload, list):
        problems.add((), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
    if len(bodies) > MAX_COMMANDS:
        raise refuse(30032)
    checked = [checked_command(problems, (index,), body) for index, body in enumerate(bodies)]
    names = [(one["type"], one["name"]) for one in checked]
    for index, name in enumerate(names):
        if names.index(name) != index:
            problems.add(
                (index, "name"),
                "APPLICATION_COMMANDS_DUPLICATE_NAME",
                "Application command names must be unique",
            )
    problems.settle()
    old = {(one["type"], one["name"]): one for one in _there(call, scope)}
    for one in old.values():
        del call.world.commands[int(one["id"])]
    return [_register(call, scope, body, old.get((body["type"], body["name"]))) for body in checked]


def _register(call: Call, scope: str | None, body: Json, old: Json | None) -> Json:
    if old is None:
        _count_new(call, scope)
    command = registered(call.world, scope, body, old)
    call.world.commands[int(command["id"])] = command
    call.world.publish(CommandsChanged())
    return command


def _count_new(call: Call, scope: str | None) -> None:
    now, world = call.world.clock.now(), call.world
    world.commands_made = [(where, at) for where, at in world.commands_made if at > now - DAY_SECONDS]
    if sum(where == scope for where, _ in world.commands_made) >= MAX_COMMANDS_A_DAY:
        raise refuse(30034)
    world.commands_made.append((scope, now))


async def post_command(call: Call) -> Json:
    """Register one command, or replace the one of the same name and type."""
    scope = _scope(call)
    problems = Problems()
    body = checked_command(problems, (), call.body())
    problems.settle()
    there = _there(call, scope)
    old = next((one for one in there if (one["type"], one["name"]) == (body["type"], body["name"])), None)
    if old is None and len(there) >= MAX_COMMANDS:
        raise refuse(30032)
    return _register(call, scope, body, old)


def _command(call: Call) -> tuple[str | None, Json]:
    scope = _scope(call)
    command = call.world.commands.get(call.number("command"))
    if command is None or command.get("guild_id") != scope:
        raise refuse(10063)
    return scope, command


async def get_command(call: Call) -> Json:
    """One registered command."""
    return _command(call)[1]


async def patch_command(call: Call) -> Json:
    """Change some fields of a command."""
    scope, command = _command(call)
    problems = Problems()
    body = checked_command(problems, (), {**command, **call.body(), "type": command["type"]})
    problems.settle()
    return _register(call, scope, body, command)


async def delete_command(call: Call) -> None:
    """Remove a command."""
    _, command = _command(call)
    del call.world.commands[int(command["id"])]
    call.world.publish(CommandsChanged())


# Emojis


def _emoji_name(problems: Problems, value: Any) -> str:
    name = problems.text(("name",), value, 2, 32)
    if name and not re.fullmatch(r"[A-Za-z0-9_]+", name):
        problems.add(("name",), "STRING_TYPE_REGEX", "String value did not match validation regex.")
    return name


async def list_emojis(call: Call) -> Json:
    """All emojis of the application."""
    _own(call)
    return {"items": [payloads.emoji(call.world, one) for one in call.world.emojis.values()]}


async def post_emoji(call: Call) -> Json:
    """A new emoji out of a data URI."""
    _own(call)
    body, problems = call.body(), Problems()
    name = _emoji_name(problems, body.get("name"))
    content = b""
    match = re.fullmatch(r"data:(image/[a-z]+);base64,(.*)", str(body.get("image", "")), re.DOTALL)
    if match is not None:
        try:
            content = base64.b64decode(match.group(2), validate=True)
        except binascii.Error:
            content = b""
    kind = picture_type(content)
    if kind is None:
        problems.add(("image",), "IMAGE_INVALID", "Invalid image data")
    elif len(content) > EMOJI_BYTES:
        problems.add(("image",), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    if any(one.name == name for one in call.world.emojis.values()):
        problems.add(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "An emoji with that name already exists")
    problems.settle()
    if len(call.world.emojis) >= MAX_EMOJIS:
        raise refuse(30008)
    emoji = Emoji(call.world.ids.next(), name, content, str(kind))
    call.world.emojis[emoji.id] = emoji
    return payloads.emoji(call.world, emoji)


def _emoji(call: Call) -> Emoji:
    _own(call)
    emoji = call.world.emojis.get(call.number("emoji"))
    if emoji is None:
        raise refuse(10014)
    return emoji


async def get_emoji(call: Call) -> Json:
    """One emoji."""
    return payloads.emoji(call.world, _emoji(call))


async def patch_emoji(call: Call) -> Json:
    """Rename an emoji."""
    emoji, problems = _emoji(call), Problems()
    name = _emoji_name(problems, call.body().get("name"))
    problems.settle()
    emoji.name = name
    return payloads.emoji(call.world, emoji)


async def delete_emoji(call: Call) -> None:
    """Remove an emoji."""
    del call.world.emojis[_emoji(call).id]


_COMMANDS = "/applications/{application}/commands"
_GUILD_COMMANDS = "/applications/{application}/guilds/{guild}/commands"
_EMOJIS = "/applications/{application}/emojis"

ROUTES = [
    Route("GET", "/users/@me", me),
    Route("GET", "/applications/@me", application),
    Route("GET", "/oauth2/applications/@me", application),
    *[
        route
        for base in (_COMMANDS, _GUILD_COMMANDS)
        for route in (
            Route("GET", base, list_commands),
            Route("PUT", base, put_commands),
            Route("POST", base, post_command),
            Route("GET", base + "/{command}", get_command),
            Route("PATCH", base + "/{command}", patch_command),
            Route("DELETE", base + "/{command}", delete_command),
        )
    ],
    Route("GET", _EMOJIS, list_emojis),
    Route("POST", _EMOJIS, post_emoji),
    Route("GET", _EMOJIS + "/{emoji}", get_emoji),
    Route("PATCH", _EMOJIS + "/{emoji}", patch_emoji),
    Route("DELETE", _EMOJIS + "/{emoji}", delete_emoji),
]
