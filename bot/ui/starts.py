"""How a lobby becomes a match: by its host's press, or by itself when nobody is waited for any more."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import discord

from bot.tables.lobby import Lobby
from bot.tables.refused import Refused
from bot.tables.session import Session

if TYPE_CHECKING:
    from bot.ui.client import Kuckuck

log = logging.getLogger(__name__)

STARTS_AFTER = 20.0
"""Seconds after the second human came to a rematch; then it starts with those who came."""


async def begin(client: Kuckuck, lobby: Lobby, user_id: int) -> Session:
    """Post the board, deal, and show everybody his card. Raises Refused with the permission that is missing."""
    try:
        session = await client.tables.start(lobby, user_id, lambda: client.boards.post_first(lobby))
    except discord.Forbidden:
        raise Refused("refused-cannot-post") from None
    guild, channel, board = lobby.row.guild_id, lobby.row.channel_id, session.row.board_id
    client.screen.lobbies.begun(lobby, f"https://discord.com/channels/{guild}/{channel}/{board}")
    return session


async def begin_if_all_are_here(client: Kuckuck, lobby: Lobby) -> None:
    """Somebody has joined: begin at a table full of people, and in a rematch when everybody of the last match is here.

    A rematch waits for the others 20 s from its second human on, and where too few have come by then, for enough.
    """
    if not lobby.missing and (lobby.full_of_humans or lobby.all_came_again or lobby.waited):
        await begin(client, lobby, lobby.row.host_id)
    elif lobby.row.again is not None:
        wait_for_others(client, lobby)


def wait_for_others(client: Kuckuck, lobby: Lobby) -> None:
    """From its second human on a rematch starts by itself; after a restart it waits anew."""
    if lobby.row.again is not None and len(lobby.humans) > 1 and not lobby.waiting:
        lobby.waiting = True
        client.spawn(_begin_later(client, lobby))


async def _begin_later(client: Kuckuck, lobby: Lobby) -> None:
    await asyncio.sleep(STARTS_AFTER)
    if len(lobby.humans) < 2:
        lobby.waiting = False  # he is alone again: the next who comes is the second one
        return
    lobby.waited = True
    try:
        if lobby.open and not lobby.starting and not lobby.missing:
            await begin(client, lobby, lobby.row.host_id)
    except (Refused, discord.HTTPException) as failed:
        # The lobby stays open: the host may start it.
        log.info("the rematch of table %s did not start by itself (%s)", lobby.id, type(failed).__name__)
