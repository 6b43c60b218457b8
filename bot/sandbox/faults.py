"""Faults on request: what the network and Discord's own troubles do to a bot."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING, Any

from .errors import ApiError, refuse, unauthorized
from .limits import limited

if TYPE_CHECKING:
    from .gateway import Gateway
    from .world import World

CALLBACK = "POST /interactions/*/callback"
FOLLOW_UP = "POST /webhooks/*"
TOKEN_EDIT = "PATCH /webhooks/*"
SEND = "POST /channels/*/messages"
EDIT = "PATCH /channels/*/messages/*"
DELETE = "DELETE /channels/*/messages/*"
EVERYTHING = "*"


class Kind(StrEnum):
    """What a fault does to a request."""

    DELAY = "delay"
    LOSE_REQUEST = "lose request"
    LOSE_ANSWER = "lose answer"
    DUPLICATE = "duplicate"
    REFUSE = "refuse"


When = Callable[[str, Any], bool]
"""Decides by the path and the body whether a fault strikes."""


@dataclass(slots=True)
class Fault:
    """One fault in waiting. `left` is how often it may still strike (None: always), `struck` how often it did."""

    pattern: str
    kind: Kind
    left: int | None = 1
    when: When | None = None
    seconds: float = 0.0
    error: ApiError | None = None
    struck: int = 0


class Faults:
    """Faults by route. A pattern is method and path with wildcards, as `POST /interactions/*/callback`.

    Every method takes `times` (None: for ever) and `when(path, body)`, and gives the `Fault`, which counts.
    """

    def __init__(self, world: World, gateway: Gateway) -> None:
        self._world = world
        self._gateway = gateway
        self._faults: list[Fault] = []

    def add(self, fault: Fault) -> Fault:
        """Lay a fault in wait."""
        self._faults.append(fault)
        return fault

    def clear(self) -> None:
        """Take all faults away, the gateway's as well."""
        self._faults.clear()
        self._gateway.refused_until = self._gateway.resumes_refused_until = 0.0
        self._gateway.silent = False
        self._gateway.lost_events.clear()

    def remove(self, fault: Fault) -> None:
        """Take one fault away."""
        self._faults.remove(fault)

    def strike(self, method: str, path: str, body: Any) -> list[Fault]:
        """The faults that hit this request; each is used up once more."""
        hits = []
        for fault in list(self._faults):
            if not fnmatchcase(f"{method} {path}", fault.pattern):
                continue
            if fault.when is not None and not fault.when(path, body):
                continue
            fault.struck += 1
            hits.append(fault)
            if fault.left is not None:
                fault.left -= 1
                if fault.left <= 0:
                    self._faults.remove(fault)
        return hits

    def delay(self, pattern: str, seconds: float, times: int | None = 1, when: When | None = None) -> Fault:
        """The request arrives later, in real seconds."""
        return self.add(Fault(pattern, Kind.DELAY, times, when, seconds))

    def lose(self, pattern: str, times: int | None = 1, when: When | None = None) -> Fault:
        """The request never arrives; the connection breaks."""
        return self.add(Fault(pattern, Kind.LOSE_REQUEST, times, when))

    def lose_answer(self, pattern: str, times: int | None = 1, when: When | None = None) -> Fault:
        """The request is carried out, then the connection breaks before the answer."""
        return self.add(Fault(pattern, Kind.LOSE_ANSWER, times, when))

    def duplicate(self, pattern: str, times: int | None = 1, when: When | None = None) -> Fault:
        """The request arrives twice; the bot sees the second answer."""
        return self.add(Fault(pattern, Kind.DUPLICATE, times, when))

    def refuse(self, pattern: str, error: ApiError, times: int | None = 1, when: When | None = None) -> Fault:
        """The request is refused with this error and not carried out."""
        return self.add(Fault(pattern, Kind.REFUSE, times, when, error=error))

    def server_error(self, pattern: str, status: int = 500, times: int | None = 1, when: When | None = None) -> Fault:
        """Discord has a trouble of its own: 500, 502 or 503."""
        body = {"message": f"{status}: Internal Server Error", "code": 0}
        return self.refuse(pattern, ApiError(status, body), times, when)

    def rate_limit(
        self,
        pattern: str,
        retry_after: float,
        times: int | None = 1,
        when: When | None = None,
        *,
        everywhere: bool = False,
    ) -> Fault:
        """A 429 as Discord sends it, of this route or of everything."""
        scope = "global" if everywhere else "user"
        return self.refuse(pattern, limited(retry_after, scope=scope, everywhere=everywhere), times, when)

    def ban(self, pattern: str = EVERYTHING, times: int | None = None, when: When | None = None) -> Fault:
        """A 429 without `Via`, as Cloudflare sends it to the banned."""
        return self.refuse(pattern, limited(3600, via=False), times, when)

    def unauthorized(self, pattern: str, times: int | None = 1, when: When | None = None) -> Fault:
        """The bot's token is refused."""
        return self.refuse(pattern, unauthorized(), times, when)

    def code(self, pattern: str, code: int, times: int | None = 1, when: When | None = None) -> Fault:
        """A refusal under one of Discord's codes: 50001, 50013, 10008, 10062, 50027 and so on."""
        return self.refuse(pattern, refuse(code), times, when)

    # The gateway and the clock

    def drop_gateway(self, code: int | None = None) -> None:
        """Break every gateway connection: without a code as a cut cable, with one as a proper close."""
        self._gateway.drop(code)

    def ask_reconnect(self) -> None:
        """Op 7: the bot has to reconnect and resume."""
        self._gateway.ask_reconnect()

    def invalidate(self, *, resumable: bool = False) -> None:
        """Op 9: the session is gone; without `resumable` the bot has to identify anew."""
        self._gateway.invalidate(resumable=resumable)

    def refuse_gateway(self, seconds: float, *, only_resumes: bool = False) -> None:
        """No new gateway connection for so many real seconds. Those that are open stay.

        `only_resumes` refuses at the address that READY names, where discord.py then tries for ever.
        """
        self._gateway.refuse_for(seconds, only_resumes=only_resumes)

    def silence_gateway(self) -> None:
        """New gateway connections are accepted and never greeted, until `clear`. Those that are open stay."""
        self._gateway.silent = True

    def lose_event(self, name: str, times: int = 1) -> None:
        """The next gateway events of this name never arrive, not even by a resume."""
        self._gateway.lost_events[name] = self._gateway.lost_events.get(name, 0) + times

    def jump(self, seconds: float) -> None:
        """The sandbox's clock jumps."""
        self._world.advance(seconds)
