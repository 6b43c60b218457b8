"""Refusals: Discord's own (HTTP status, JSON error code, sentence), and that of a person's client."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]
"""One JSON object."""

KNOWN: dict[int, tuple[int, str]] = {
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10013: (404, "Unknown User"),
    10014: (404, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    20012: (403, "You are not authorized to perform this action on this application"),
    30008: (400, "Maximum number of emojis reached (2000)"),
    30032: (400, "Maximum number of application commands reached (100)."),
    30034: (429, "Max number of daily application command creates has been reached (200)"),
    30046: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later"),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50013: (403, "Missing Permissions"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50035: (400, "Invalid Form Body"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    160005: (400, "This thread is locked"),
}


class ApiError(Exception):
    """A refused request. `body` is what Discord would send, `headers` what it would add."""

    def __init__(self, status: int, body: Json, headers: dict[str, str] | None = None) -> None:
        super().__init__(f"{status} {body}")
        self.status = status
        self.body = body
        self.headers = headers or {}

    @property
    def code(self) -> int:
        """Discord's JSON error code, 0 where it has none."""
        return int(self.body.get("code", 0))


def refuse(code: int) -> ApiError:
    """The refusal Discord gives under this JSON error code."""
    status, message = KNOWN[code]
    return ApiError(status, {"message": message, "code": code})


def unauthorized() -> ApiError:
    """The answer to a missing or wrong bot token."""
    return ApiError(401, {"message": "401: Unauthorized", "code": 0})


def out_of_service() -> ApiError:
    """The answer while Discord has a trouble of its own."""
    return ApiError(503, {"message": "503: Service Unavailable", "code": 0})


def no_such_route() -> ApiError:
    """The answer to an address that Discord does not have."""
    return ApiError(404, {"message": "404: Not Found", "code": 0})


class Unfit(ValueError):
    """What a person tried is not possible in Discord's client; Discord and the bot never hear of it."""
