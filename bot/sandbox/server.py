"""The sandbox: one HTTP server with Discord's API, its gateway, its CDN and the page."""

from __future__ import annotations

import re
from pathlib import Path
from types import TracebackType

import yarl
from aiohttp import web
from aiohttp.typedefs import Handler

from .api import BASE, Api, Logged
from .faults import Faults
from .gateway import Gateway
from .limits import Limits
from .live import Live
from .person import Person
from .world import World

PAGE = Path(__file__).parent / "page"
PAGE_TYPES = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
}
LOOPBACK = "127.0.0.1"
OWN_NAMES = ("127.0.0.1", "localhost")
UPLOAD_BYTES = 26 * 1024 * 1024


class Sandbox:
    """A Discord of our own on loopback. An async context manager; `start` and `stop` by hand do the same.

    `world` is what there is, `faults` what goes wrong, `limits` the rate limits, `failures` what a bot should never
    have asked, `log` every request.
    """

    def __init__(self, locale: str = "en-US") -> None:
        self.world = World(locale=locale)
        self.gateway = Gateway(self.world)
        self.faults = Faults(self.world, self.gateway)
        self.limits = Limits()
        self.api = Api(self.world, self.gateway, self.limits, self.faults)
        self.live = Live(self.world)
        self.port = 0
        self._runner: web.AppRunner | None = None

    async def __aenter__(self) -> Sandbox:
        if self._runner is None:
            await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()

    async def start(self, port: int = 0) -> None:
        """Listen on loopback, on any free port where none is named. `OSError` when the port is in use."""
        app = web.Application(middlewares=[self._only_ours], client_max_size=UPLOAD_BYTES)
        self.api.add_to(app)
        for path in ("/gateway", "/gateway/", "/gateway/resume"):
            app.router.add_get(path, self.gateway.handle)
        app.router.add_get("/live", self.live.handle)
        app.router.add_get("/cdn/emojis/{file}", self._emoji)
        app.router.add_get("/cdn/attachments/{channel}/{id}/{file}", self._attachment)
        app.router.add_get("/", self._page)
        app.router.add_get("/page/{file}", self._page)
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await runner.setup()
        try:
            await web.TCPSite(runner, LOOPBACK, port).start()
        except OSError:
            await runner.cleanup()
            raise
        self._runner = runner
        self.port = int(runner.addresses[0][1])
        self.gateway.address = f"ws://{LOOPBACK}:{self.port}/gateway/"

    async def stop(self) -> None:
        """Close all connections and the port."""
        if self._runner is not None:
            await self.live.close()
            await self.gateway.close()
            await self._runner.cleanup()
            self._runner = None

    @property
    def address(self) -> str:
        """Where the page is."""
        return f"http://{LOOPBACK}:{self.port}/"

    @property
    def api_base(self) -> str:
        """What the bot needs as DISCORD_API_BASE."""
        return f"http://{LOOPBACK}:{self.port}{BASE}"

    @property
    def gateway_url(self) -> str:
        """Where the bot's gateway connection goes."""
        return self.gateway.address

    @property
    def token(self) -> str:
        """What the bot needs as DISCORD_TOKEN."""
        return self.world.token

    @property
    def failures(self) -> list[str]:
        """Requests to unknown routes or otherwise not as Discord wants them. A good bot leaves it empty."""
        return self.api.failures

    @property
    def log(self) -> list[Logged]:
        """Every request in order."""
        return self.api.log

    def count(self, pattern: str, *, status: int | None = None) -> int:
        """How many requests fit a pattern such as `POST /channels/*/messages`."""
        return self.api.count(pattern, status=status)

    def person(self, name: str, locale: str = "en-US", *, owner: bool = False, moderator: bool = False) -> Person:
        """A new person in the guild."""
        return Person(self.world, self.world.add_user(name, locale, owner=owner, moderator=moderator))

    async def bot_ready(self, within: float = 10.0) -> None:
        """Wait until the bot is connected. `TimeoutError` after real seconds."""
        await self.world.until(lambda: self.world.bot_online, within)

    # What is not Discord's API

    @web.middleware
    async def _only_ours(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Refuse other sites' pages: a foreign Origin, and a foreign name that points at this machine."""
        if request.url.host not in OWN_NAMES:
            raise web.HTTPForbidden(text="only on this machine")
        origin = request.headers.get("Origin")
        if origin is not None:
            url = yarl.URL(origin)
            if url.scheme != "http" or url.host not in OWN_NAMES or url.port != self.port:
                raise web.HTTPForbidden(text="only from the sandbox's own page")
        response = await handler(request)
        if not response.prepared:
            response.headers["Cache-Control"] = "no-store"
        return response

    async def _emoji(self, request: web.Request) -> web.Response:
        match = re.fullmatch(r"(\d+)\.(png|gif|webp|jpg|jpeg|avif)", request.match_info["file"])
        emoji = self.world.emojis.get(int(match.group(1))) if match else None
        if emoji is None:
            raise web.HTTPNotFound
        return web.Response(body=emoji.content, content_type=emoji.content_type)

    async def _attachment(self, request: web.Request) -> web.Response:
        parts = request.match_info
        upload = None
        if parts["channel"].isdecimal() and parts["id"].isdecimal():
            upload = self.world.uploads.get((int(parts["channel"]), int(parts["id"])))
        if upload is None or upload.filename != parts["file"]:
            raise web.HTTPNotFound
        # Files of the bot are shown, never run: a picture cannot become a page of this origin.
        safe = upload.content_type if upload.content_type.startswith("image/") else "application/octet-stream"
        headers = {"X-Content-Type-Options": "nosniff", "Content-Security-Policy": "sandbox"}
        return web.Response(body=upload.content, content_type=safe, headers=headers)

    async def _page(self, request: web.Request) -> web.FileResponse:
        path = PAGE / request.match_info.get("file", "index.html")
        if path.parent != PAGE or not path.is_file():
            raise web.HTTPNotFound(text="the sandbox's page is not installed")
        kind = PAGE_TYPES.get(path.suffix)
        if kind is None:
            raise web.HTTPNotFound
        # Named here: a machine's own table of types may call scripts plain text, which browsers then refuse to run.
        return web.FileResponse(path, headers={"Content-Type": kind, "X-Content-Type-Options": "nosniff"})
