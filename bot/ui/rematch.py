"""Once more: a new lobby with the same game, rules and order of seats. Nobody is seated who has not pressed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.tables.lobby import Lobby
from bot.tables.ports import MatchRow, SeatRow, Status
from bot.tables.refused import Refused, Stale
from bot.ui.answer import Interaction
from bot.ui.command_actions import show_instead
from bot.ui.lobby_actions import show_join_panel
from bot.ui.presses import Press
from bot.ui.starts import begin_if_all_are_here
from engine import GAMES

if TYPE_CHECKING:
    from bot.ui.client import Kuckuck


async def again(client: Kuckuck, interaction: Interaction, press: Press, _: list[str]) -> None:
    """Press "Again!": join the rematch, and open it if nobody has."""
    lobby = _open_rematch(client, press.table)
    if lobby is not None and lobby.row.channel_id != interaction.channel_id:
        raise Stale
    if lobby is None:
        try:
            lobby = await _open(client, interaction, press.table)
        except Refused as refused:
            lobby = _open_rematch(client, press.table)  # somebody else pressed at the same moment
            if lobby is None:
                await show_instead(client, interaction, refused)
                return
    locale = await client.locale_of(interaction)
    await lobby.join(interaction.user.id, interaction.user.display_name, locale, interaction.id)
    await show_join_panel(client, interaction, lobby)
    if not lobby.row.lobby_id and not lobby.posting:
        await post_lobby(client, lobby)
    await begin_if_all_are_here(client, lobby)


def _open_rematch(client: Kuckuck, match_id: int) -> Lobby | None:
    return next((one for one in client.tables.lobbies.values() if one.row.again == match_id and one.open), None)


async def _open(client: Kuckuck, interaction: Interaction, match_id: int) -> Lobby:
    stored = await client.store.match(match_id)
    if stored is None or stored.row.guild_id != interaction.guild_id or stored.row.game not in GAMES:
        raise Stale
    old = stored.row
    if old.channel_id != interaction.channel_id:
        raise Stale
    if old.status not in (Status.FINISHED, Status.BROKEN_OFF):
        raise Refused("refused-not-over")
    now = client.clock.now()
    seats = tuple(SeatRow(number, None, "") for number in range(sum(seat.user_id is None for seat in old.seats)))
    lobby = await client.tables.open(
        MatchRow(
            id=0,
            guild_id=old.guild_id,
            channel_id=old.channel_id,
            host_id=interaction.user.id,
            game=old.game,
            revision=GAMES[old.game].revision,
            rules=old.rules,
            status=Status.OPEN,
            secret="",
            commitment="",
            opened=now,
            clicked=now,
            preset=old.preset,
            most_seats=old.most_seats,
            pace=old.pace,
            again=match_id,
            seats=seats,
        )
    )
    lobby.order = tuple(seat.user_id for seat in old.seats if not seat.left)
    return lobby


async def post_lobby(client: Kuckuck, lobby: Lobby) -> None:
    """Post a lobby's public message. Raises Refused where the bot may not."""
    channel = client.get_partial_messageable(lobby.row.channel_id)
    lobby.posting = True
    try:
        message = await channel.send(view=await client.screen.lobbies.message(lobby))
    except discord.Forbidden:
        raise Refused("refused-cannot-post") from None
    finally:
        lobby.posting = False
    client.boards.own.add(message.id)
    await lobby.posted(message.id)
    if lobby.row.lobby_id != message.id:
        await message.delete()  # the lobby was closed, or began, in the meantime
