"""Rate limits as they were measured on Discord: buckets, headers, the global limit, the ban for invalid requests."""

from __future__ import annotations

import hashlib
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from .errors import KNOWN, ApiError, Json

Clock = Callable[[], float]


@dataclass(frozen=True, slots=True)
class Rule:
    """So many requests in so many seconds."""

    limit: int
    seconds: float


@dataclass(slots=True)
class _Window:
    ends: float
    used: int = 0


TOKEN_MESSAGES = "/webhooks/{application}/{token}"
CHANNEL_MESSAGES = "/channels/{channel}/messages"

RULES: dict[str, Rule] = {
    f"POST {CHANNEL_MESSAGES}": Rule(5, 5),
    f"PATCH {CHANNEL_MESSAGES}/{{message}}": Rule(5, 5),
    f"DELETE {CHANNEL_MESSAGES}/{{message}}": Rule(5, 1),
    f"POST {TOKEN_MESSAGES}": Rule(5, 2),
    f"GET {TOKEN_MESSAGES}/messages/{{message}}": Rule(5, 2),
    f"PATCH {TOKEN_MESSAGES}/messages/{{message}}": Rule(5, 2),
    f"DELETE {TOKEN_MESSAGES}/messages/{{message}}": Rule(5, 2),
}
"""Every bucket belongs to one channel or one token; all four routes of a token share one bucket."""

GLOBAL = Rule(50, 1)
FOLLOW_UPS = Rule(30, 60)
"""Shared by all who follow up in a channel; no header announces it."""
OLD_EDITS = Rule(3, 6)
"""Edits a channel takes of messages older than an hour."""
INVALID = Rule(10_000, 600)


def limited(retry_after: float, *, scope: str = "user", everywhere: bool = False, via: bool = True) -> ApiError:
    """A 429. Without `via` it is what Cloudflare sends to the banned: no JSON that a library could read."""
    headers = {"Retry-After": str(max(1, round(retry_after))), "X-RateLimit-Scope": scope}
    if everywhere:
        headers["X-RateLimit-Global"] = "true"
    if via:
        headers["Via"] = "1.1 google"
    body: Json = {
        "message": "You are being rate limited.",
        "retry_after": round(retry_after, 3),
        "global": everywhere,
    }
    return ApiError(429, body, headers)


class Limits:
    """Counts requests. `enabled = False` counts nothing; every rule can be replaced before or during a run."""

    def __init__(self, clock: Clock = time.monotonic) -> None:
        self.enabled = True
        self.rules = dict(RULES)
        self.everywhere: Rule | None = GLOBAL
        self.follow_ups: Rule | None = FOLLOW_UPS
        self.old_edits: Rule | None = OLD_EDITS
        self.invalid = INVALID
        self._clock = clock
        self._windows: dict[tuple[str, str], _Window] = {}
        self._invalid: deque[float] = deque()

    def _take(self, key: tuple[str, str], rule: Rule) -> tuple[int, float]:
        """Count one request; gives how many are left (below 0: too many) and the seconds until the window ends."""
        now = self._clock()
        window = self._windows.get(key)
        if window is None or window.ends <= now:
            if len(self._windows) > 10_000:
                self._windows = {key: one for key, one in self._windows.items() if one.ends > now}
            window = self._windows[key] = _Window(now + rule.seconds)
        if window.used >= rule.limit:
            return -1, window.ends - now
        window.used += 1
        return rule.limit - window.used, window.ends - now

    def check_everywhere(self, who: str) -> None:
        """The global limit, of the bot or of an address that sent no token. Raises `ApiError` 429."""
        if self.enabled and self.everywhere is not None:
            left, wait = self._take(("global", who), self.everywhere)
            if left < 0:
                raise limited(wait, scope="global", everywhere=True)

    def check_route(self, route: str, major: str) -> dict[str, str]:
        """The bucket of a route and its channel or token. Gives the headers; raises `ApiError` 429."""
        rule = self.rules.get(route)
        if not self.enabled or rule is None:
            return {}
        family = TOKEN_MESSAGES if TOKEN_MESSAGES in route else route
        left, wait = self._take((family, major), rule)
        headers = {
            "X-RateLimit-Limit": str(rule.limit),
            "X-RateLimit-Remaining": str(max(0, left)),
            "X-RateLimit-Reset": f"{time.time() + wait:.3f}",
            "X-RateLimit-Reset-After": f"{wait:.3f}",
            "X-RateLimit-Bucket": hashlib.sha256(family.encode()).hexdigest()[:32],
        }
        if left < 0:
            error = limited(wait)
            error.headers |= headers
            raise error
        return headers

    def check_follow_up(self, channel_id: int) -> None:
        """The hidden limit of follow-ups in a channel. Raises `ApiError` 429 of scope `shared`."""
        if self.enabled and self.follow_ups is not None:
            left, wait = self._take(("follow-ups", str(channel_id)), self.follow_ups)
            if left < 0:
                raise limited(wait, scope="shared")

    def check_old_edit(self, channel_id: int) -> None:
        """The limit of edits to messages older than an hour. Raises `ApiError` 429 with code 30046."""
        if self.enabled and self.old_edits is not None:
            left, wait = self._take(("old edits", str(channel_id)), self.old_edits)
            if left < 0:
                error = limited(wait)
                error.body |= {"message": KNOWN[30046][1], "code": 30046}
                raise error

    def count_invalid(self, status: int, headers: dict[str, str]) -> None:
        """Remember an answer that counts against the address: 401, 403, and 429 unless it is of scope `shared`."""
        if status in (401, 403) or (status == 429 and headers.get("X-RateLimit-Scope") != "shared"):
            self._invalid.append(self._clock())

    @property
    def banned(self) -> bool:
        """True when the address sent too many invalid requests."""
        limit = self._clock() - self.invalid.seconds
        while self._invalid and self._invalid[0] < limit:
            self._invalid.popleft()
        return self.enabled and len(self._invalid) >= self.invalid.limit
