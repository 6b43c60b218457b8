"""Point discord.py at another server on this machine (DISCORD_API_BASE), and never anywhere else."""

from __future__ import annotations

import ipaddress

import aiohttp
import discord
import yarl
from discord.gateway import DiscordWebSocket

from bot.settings import SettingsError


def is_loopback(url: yarl.URL) -> bool:
    """Whether an address leads to this machine itself."""
    host = url.host or ""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


async def point_at(base: str, token: str) -> None:
    """Send REST calls to `base` and connect to the gateway that it names.

    Raises SettingsError when either is not on this machine, so that a stray variable never sends the token away.
    """
    if not is_loopback(yarl.URL(base)):
        raise SettingsError(
            "DISCORD_API_BASE must be an address of this machine, such as http://127.0.0.1:8080/api/v10."
        )
    discord.http.Route.BASE = base.rstrip("/")
    try:
        async with (
            aiohttp.ClientSession() as session,
            session.get(f"{discord.http.Route.BASE}/gateway/bot", headers={"Authorization": f"Bot {token}"}) as answer,
        ):
            answer.raise_for_status()
            gateway = yarl.URL(str((await answer.json(content_type=None))["url"]))
    except (aiohttp.ClientError, KeyError, ValueError) as failed:
        raise SettingsError(
            f"DISCORD_API_BASE does not answer like Discord ({type(failed).__name__}); start that server first, "
            "or remove the variable to use Discord itself."
        ) from None
    if not is_loopback(gateway):
        raise SettingsError("The server of DISCORD_API_BASE names a gateway that is not on this machine.")
    DiscordWebSocket.DEFAULT_GATEWAY = gateway
    _keep_resumes_here()


def _keep_resumes_here() -> None:
    """A RESUME goes to the address of READY; refuse one that leads away."""
    from_client = DiscordWebSocket.from_client.__func__  # type: ignore[attr-defined]  # a classmethod's function

    async def checked(cls: type[DiscordWebSocket], /, client: discord.Client, **options: object) -> DiscordWebSocket:
        gateway = options.get("gateway")
        if isinstance(gateway, yarl.URL) and not is_loopback(gateway):
            options["gateway"] = DiscordWebSocket.DEFAULT_GATEWAY
        socket: DiscordWebSocket = await from_client(cls, client, **options)
        return socket

    DiscordWebSocket.from_client = classmethod(checked)  # type: ignore[assignment,method-assign]  # only on loopback
