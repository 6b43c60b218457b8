"""Every request to the API: faults, token, limits, then the route; the answer in Discord's form; a log of all."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any

from aiohttp import web

from .entities import EPHEMERAL
from .errors import ApiError, Json, no_such_route, unauthorized
from .faults import Faults, Kind
from .gateway import Gateway
from .limits import TOKEN_MESSAGES, Limits, limited
from .rest import application, interactions, messages
from .rest.call import Call, Route, read_body
from .world import World

_log = logging.getLogger(__name__)

BASE = "/api/v10"
OLD_MESSAGE_SECONDS = 3600.0
UNFIT_CODES = (50006, 50035, 50109)
"""Refusals that a bot which knows the rules never meets."""


@dataclass(frozen=True, slots=True)
class Logged:
    """One request: when it came (monotonic seconds), its address without the base, its route, how it was answered."""

    at: float
    method: str
    path: str
    route: str | None
    status: int
    code: int = 0


class Api:
    """Discord's HTTP API. `failures` holds what no bot should ever ask: unknown routes, refused forms, wrong tokens."""

    def __init__(self, world: World, gateway: Gateway, limits: Limits, faults: Faults) -> None:
        self._world = world
        self._gateway = gateway
        self._limits = limits
        self._faults = faults
        self.log: list[Logged] = []
        self.failures: list[str] = []

    def count(self, pattern: str, *, status: int | None = None) -> int:
        """How many requests fit a pattern such as `POST /channels/*/messages`, with this status where one is given."""
        return sum(
            fnmatchcase(f"{one.method} {one.path}", pattern) and status in (None, one.status) for one in self.log
        )

    def add_to(self, app: web.Application) -> None:
        """Mount all routes, and the answer for addresses that Discord does not have."""
        gateway_routes = [Route("GET", "/gateway", self._gateway_address), Route("GET", "/gateway/bot", self._for_bots)]
        for route in (*application.ROUTES, *messages.ROUTES, *interactions.ROUTES, *gateway_routes):
            app.router.add_route(route.method, BASE + route.path, self._handler(route))
        app.router.add_route("*", "/api/{tail:.*}", self._handler(None))

    async def _gateway_address(self, call: Call) -> Json:
        return {"url": self._gateway.address}

    async def _for_bots(self, call: Call) -> Json:
        limit = {"total": 1000, "remaining": 1000, "reset_after": 86_400_000, "max_concurrency": 1}
        return {"url": self._gateway.address, "shards": 1, "session_start_limit": limit}

    def _handler(self, route: Route | None) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        async def handle(request: web.Request) -> web.StreamResponse:
            return await self._serve(route, request)

        return handle

    async def _serve(self, route: Route | None, request: web.Request) -> web.StreamResponse:
        path = request.path.removeprefix(BASE)
        call = Call(
            self._world,
            request.method,
            f"{request.method} {route.path}" if route else "",
            path,
            dict(request.match_info),
            dict(request.query),
        )
        headers: dict[str, str] = {}
        body: Any
        cut = False
        try:
            body, cut = await self._answer(route, request, call, headers)
            status = 204 if body is None else 200
        except ApiError as error:
            status, body = error.status, error.body
            headers |= error.headers
            self._limits.count_invalid(status, headers)
        except ConnectionResetError:
            # The caller went away in the middle of his request: nothing was asked, and nobody reads the answer.
            status, body = 400, None
        except Exception as error:
            # A fault of the sandbox itself: the bot sees Discord's 500, the test sees it among the failures.
            _log.exception("the sandbox failed at %s %s", call.method, call.route)
            status, body = 500, {"message": "500: Internal Server Error", "code": 0}
            self.failures.append(f"{call.method} {call.path}: the sandbox itself failed: {error!r}")
        code = int(body.get("code", 0)) if status >= 400 and isinstance(body, dict) else 0
        self.log.append(Logged(time.monotonic(), call.method, path, call.route or None, status, code))
        if cut and request.transport is not None:
            request.transport.abort()
        if body is None:
            return web.Response(status=status, headers=headers)
        # discord.py compares the content type as a whole: with a charset the body would stay a string to it.
        headers["Content-Type"] = "application/json"
        return web.Response(status=status, headers=headers, body=json.dumps(body).encode())

    async def _answer(
        self, route: Route | None, request: web.Request, call: Call, headers: dict[str, str]
    ) -> tuple[Any, bool]:
        """The body, and whether the connection breaks before it is sent."""
        if "Origin" in request.headers:
            raise unauthorized()
        if self._limits.banned:
            raise limited(3600, via=False)
        await self._checked(route, call, read_body(request, call))
        strikes = self._faults.strike(call.method, call.path, call.payload)
        cut = False
        for fault in strikes:
            if fault.kind is Kind.DELAY:
                await asyncio.sleep(fault.seconds)
            elif fault.kind is Kind.LOSE_REQUEST:
                return None, True
            elif fault.kind is Kind.REFUSE and fault.error is not None:
                raise ApiError(fault.error.status, dict(fault.error.body), dict(fault.error.headers))
            elif fault.kind is Kind.LOSE_ANSWER:
                cut = True
        if any(fault.kind is Kind.DUPLICATE for fault in strikes):
            await self._checked(route, call, self._carried_out(route, request, call, headers))
        return await self._checked(route, call, self._carried_out(route, request, call, headers)), cut

    async def _checked(self, route: Route | None, call: Call, work: Awaitable[Any]) -> Any:
        """Do a part of the work and remember a refusal that only a bot with a fault of its own meets."""
        try:
            return await work
        except ApiError as error:
            if error.code in UNFIT_CODES or route is None or (error.status == 401 and error.code == 0):
                self.failures.append(f"{call.method} {call.path}: {error.status} {json.dumps(error.body)}")
            raise

    async def _carried_out(self, route: Route | None, request: web.Request, call: Call, headers: dict[str, str]) -> Any:
        if route is None:
            raise no_such_route()
        authorised = request.headers.get("Authorization") == f"Bot {self._world.token}"
        if route.needs_token and not authorised:
            raise unauthorized()
        self._limits.check_everywhere("the bot" if authorised else str(request.remote))
        major = call.params.get("token") or call.params.get("channel") or call.params.get("guild") or ""
        headers |= self._limits.check_route(call.route, major)
        self._check_hidden_limits(call)
        return await route.handler(call)

    def _check_hidden_limits(self, call: Call) -> None:
        if call.route == f"POST {TOKEN_MESSAGES}":
            interaction = self._world.interactions.get(call.params["token"])
            if interaction is not None:
                self._limits.check_follow_up(interaction.channel.id)
        elif call.method == "PATCH" and "message" in call.params and "channel" in call.params:
            message = self._world.messages.get(call.number("message"))
            if message is not None and self._world.clock.now() - message.created > OLD_MESSAGE_SECONDS:
                self._limits.check_old_edit(message.channel_id)
        elif call.method == "POST" and "channel" in call.params and int(call.body().get("flags") or 0) & EPHEMERAL:
            # Discord drops the flag and shows the message to everybody: what was meant for one person leaks.
            self.failures.append(f"{call.method} {call.path}: the ephemeral flag without an interaction")
