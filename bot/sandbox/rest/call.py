"""One request: its parts as the handlers want them."""

from __future__ import annotations

import json
import mimetypes
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web
from aiohttp.multipart import BodyPartReader

from ..entities import Channel, Upload
from ..errors import ApiError, Json, no_such_route, out_of_service, refuse
from ..payloads import ATTACHMENT_BYTES
from ..permissions import VIEW_CHANNEL
from ..problems import Problems
from ..uploads import picture_type, tidy
from ..validate import Form
from ..world import World


@dataclass(slots=True)
class Call:
    """A request to a known route. `payload` is the body or None, `files` are its uploads by number."""

    world: World
    method: str
    route: str
    path: str
    params: dict[str, str]
    query: dict[str, str]
    payload: Any = None
    files: dict[int, Upload] = field(default_factory=dict)

    def number(self, name: str) -> int:
        """An id out of the address; an address with something else in its place does not exist."""
        value = self.params[name]
        if not value.isdecimal():
            raise no_such_route()
        return int(value)

    def query_number(self, name: str, default: int) -> int:
        """A number out of the query. `ApiError` 50035 for anything else."""
        value = self.query.get(name)
        if value is None:
            return default
        if not value.isdecimal():
            problems = Problems()
            problems.add((name,), "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
            problems.settle()
        return int(value)

    def body(self) -> Json:
        """The body as an object."""
        if self.payload is None:
            return {}
        if not isinstance(self.payload, dict):
            raise refuse(50109)
        return self.payload

    def form(self) -> Form:
        """The body as a form for a message."""
        return Form(self.body(), self.files)

    def channel(self, *needs: int) -> Channel:
        """The channel of the address, if the bot sees it (50001) and has the permissions it needs there (50013)."""
        channel = self.world.channel_of(self.number("channel"))
        if self.world.guilds[channel.guild_id].unavailable:
            raise out_of_service()
        has = self.world.bot_permissions(channel)
        if not has & VIEW_CHANNEL:
            raise refuse(50001)
        if any(not has & need for need in needs):
            raise refuse(50013)
        return channel


Handler = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True, slots=True)
class Route:
    """A route of the API. `needs_token` is False where the address itself is the secret."""

    method: str
    path: str
    handler: Handler
    needs_token: bool = True


async def read_body(request: web.Request, call: Call) -> None:
    """Read a JSON or multipart body into the call. `ApiError` 50109 for what is neither, 40005 for too much."""
    if request.content_type.startswith("multipart/"):
        await _read_multipart(request, call)
        return
    raw = await request.read()
    if not raw:
        return
    if request.content_type != "application/json":
        raise ApiError(
            400, {"message": "Expected \"Content-Type\" header to be one of {'application/json'}.", "code": 50035}
        )
    call.payload = _parsed(raw)


def _parsed(raw: bytes) -> Any:
    try:
        return json.loads(raw)
    except ValueError:
        raise refuse(50109) from None


async def _read_multipart(request: web.Request, call: Call) -> None:
    reader = await request.multipart()
    async for part in reader:
        if not isinstance(part, BodyPartReader):
            raise refuse(50109)
        name = part.name or ""
        content = bytes(await part.read())
        if name == "payload_json":
            call.payload = _parsed(content)
        elif name.startswith("files[") and name.endswith("]") and name[6:-1].isdecimal():
            filename = tidy(part.filename or "unknown")
            # Discord looks into the file itself; what the sender calls it does not count.
            kind = picture_type(content) or mimetypes.guess_type(filename)[0] or "application/octet-stream"
            if len(content) > ATTACHMENT_BYTES:
                raise refuse(40005)
            call.files[int(name[6:-1])] = Upload(filename, content, kind)
        else:
            raise refuse(50109)
