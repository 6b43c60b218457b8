"""The real bot with short scenes; WIRE_KILL names a place at which it kills itself, as `kill -9` would.

WIRE_PACE multiplies every wait that is no decision. The emojis of the cards are left out: drawing and sending them
costs a start more time than everything else, and no test here looks at them. Pictures of hands are sent.
"""

from __future__ import annotations

import functools
import os
import signal
from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord.webhook.async_ import AsyncWebhookAdapter

from bot.__main__ import main
from bot.store import SqliteStore
from bot.tables import pacing, waiting
from bot.ui import client, panels, public_messages, running, starts, throttle, watchdog
from bot.ui.client import Kuckuck

from .places import WRITES, Place

ROUTES = {
    ("POST", "/interactions/{webhook_id}/{webhook_token}/callback"): "answer",
    ("PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}"): "push",
    ("PATCH", "/channels/{channel_id}/messages/{message_id}"): "publish",
    ("POST", "/channels/{channel_id}/messages"): "post",
}


def shorten(factor: float) -> None:
    """Make everything that is no decision shorter."""

    def short(pace: pacing.Pace) -> pacing.Pace:
        low, high = pace.automatic
        return pacing.Pace(pace.drum * factor, pace.reveal * factor, (low * factor, high * factor))

    vars(waiting).update(FAST=short(pacing.FAST), UNWATCHED=short(pacing.UNWATCHED))
    for name, pace in list(pacing.PACES.items()):
        pacing.PACES[name] = short(pace)
    public_messages.EDIT_SPAN *= factor
    public_messages.HOLD *= factor
    panels.DEBOUNCE *= factor
    starts.STARTS_AFTER *= factor
    # discord.py waits so long for further guilds before it says that it is ready.
    vars(running)["Kuckuck"] = functools.partial(Kuckuck, guild_ready_timeout=2 * factor)
    throttle.SECONDS *= factor / 4  # people here click faster still


class Death:
    """Counts passages of the one place and strikes at the nth."""

    def __init__(self, place: Place) -> None:
        self._place = place
        self._left = place.nth

    def pass_by(self, when: str, what: str) -> None:
        if (when, what) == (self._place.when, self._place.what):
            self._left -= 1
            if not self._left:
                os.kill(os.getpid(), signal.SIGKILL)

    def around(self, owner: type, method: str, name_of: Callable[..., str]) -> None:
        """Let every call of a method pass by here."""
        call: Callable[..., Awaitable[Any]] = getattr(owner, method)

        @functools.wraps(call)
        async def passing(*args: Any, **kwargs: Any) -> Any:
            what = name_of(*args, **kwargs)
            self.pass_by("before", what)
            done = await call(*args, **kwargs)
            self.pass_by("after", what)
            return done

        setattr(owner, method, passing)


def lie_in_wait(place: Place) -> None:
    """Kill this process at a place."""
    death = Death(place)
    for what, method in WRITES.items():
        death.around(SqliteStore, method, lambda *_, w=what, **__: w)

    def of_route(_: object, route: discord.http.Route, *__: object, **___: object) -> str:
        return ROUTES.get((route.method, route.path), "")

    death.around(discord.http.HTTPClient, "request", of_route)
    death.around(AsyncWebhookAdapter, "request", of_route)
    death.around(Kuckuck, "pressed", lambda _, __, press, ___: "click" if press.verb == "act" else "")


async def _no_pictures(_: Kuckuck) -> None:
    """Cards are written as text."""


def run() -> int:
    """Run the bot as the environment says; the exit status."""
    shorten(float(os.environ.get("WIRE_PACE", "1")))
    watchdog.PATIENCE = float(os.environ.get("WIRE_PATIENCE", watchdog.PATIENCE))
    if os.environ.get("WIRE_PICTURES") != "yes":
        vars(client)["sync_emojis"] = _no_pictures
    if os.environ.get("WIRE_KILL"):
        lie_in_wait(Place.of(os.environ["WIRE_KILL"]))
    return main(["run"])
