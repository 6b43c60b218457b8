"""What `/table` does: show, leave, end, kick and vote. It works at every moment, for who may."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands

from bot.tables.lobby import Lobby
from bot.tables.ports import SeatRow
from bot.tables.refused import Refused
from bot.tables.session import Session
from bot.text import words_for
from bot.ui import permissions
from bot.ui.absence_actions import vote_in_words
from bot.ui.absence_view import leave_question
from bot.ui.answer import Interaction, in_guild, notice, show
from bot.ui.command_actions import show_first
from bot.ui.faces import plain_name, short_name
from bot.ui.frames import GREEN, layout

if TYPE_CHECKING:
    from bot.ui.client import Kuckuck


def _table_here(client: Kuckuck, interaction: Interaction) -> Lobby | Session:
    _, channel_id = in_guild(interaction)
    here = client.tables.in_channel(channel_id)
    if not here:
        raise Refused("refused-no-table")
    seated = [table for table in here if table.seat_of(interaction.user.id) is not None]
    return (seated or here)[0]


def _host_of(table: Lobby | Session) -> int:
    return table.host_id if isinstance(table, Session) else table.row.host_id


async def table_show(client: Kuckuck, interaction: Interaction) -> None:
    """The way to the table of this channel."""
    await show_first(client, interaction, _table_here(client, interaction))


async def table_leave(client: Kuckuck, interaction: Interaction) -> None:
    """Stand up. In a running match it is asked before: a computer plays the seat for good."""
    table = _table_here(client, interaction)
    words = words_for(await client.locale_of(interaction))
    if isinstance(table, Session):
        if table.seat_of(interaction.user.id) is None:
            raise Refused("refused-not-seated")
        await show(interaction, leave_question(words, table))
        return
    await table.leave(interaction.user.id)
    await show(interaction, layout(GREEN, words("table-left")))


async def table_end(client: Kuckuck, interaction: Interaction) -> None:
    """End the table: the host, or a moderator."""
    table = _table_here(client, interaction)
    moderator = permissions.may_moderate(interaction.permissions)
    host = interaction.user.id == _host_of(table)
    if not host and not moderator:
        raise Refused("refused-only-host-or-moderator", host=_host_of(table))
    if not isinstance(table, Session):
        await table.cancel(interaction.user.id, moderator=moderator)
    elif host:
        await table.end_by_host(interaction.user.id)
    else:
        await table.break_off("moderator")
    words = words_for(await client.locale_of(interaction))
    await show(interaction, layout(GREEN, words("table-ended")))


async def table_kick(client: Kuckuck, interaction: Interaction, player: str) -> None:
    """Send a player away: the host, or a moderator. A computer plays his seat for good."""
    table = _table_here(client, interaction)
    moderator = permissions.may_moderate(interaction.permissions)
    if interaction.user.id != _host_of(table) and not moderator:
        raise Refused("refused-only-host-or-moderator", host=_host_of(table))
    seat = _player(table, player)
    assert seat.user_id is not None
    await table.kick(interaction.user.id, seat.seat, seat.user_id, moderator=moderator)
    words = words_for(await client.locale_of(interaction))
    await show(interaction, layout(GREEN, words("table-kicked", name=f"**{plain_name(seat.name)}**")))


async def table_vote(client: Kuckuck, interaction: Interaction, player: str) -> None:
    """Vote that a computer plays for somebody who keeps the table waiting."""
    table = _table_here(client, interaction)
    if not isinstance(table, Session):
        raise Refused("refused-vote-lobby")
    seat = _player(table, player)
    count = await table.vote(interaction.user.id, seat.seat, seat.user_id)
    await notice(interaction, vote_in_words(words_for(await client.locale_of(interaction)), count))


async def player_choices(client: Kuckuck, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The other players at this channel's table; also those who are not on the server any more."""
    try:
        table = _table_here(client, interaction)
    except Refused:
        return []
    words = words_for(await client.locale_of(interaction))
    named = [
        (short_name(words, table.seats, seat.seat), f"{seat.seat}:{seat.user_id}")
        for seat in _players(table)
        if seat.user_id != interaction.user.id
    ]
    return [
        app_commands.Choice(name=f"{int(value.partition(':')[0]) + 1}. {name}"[:100], value=value)
        for name, value in named
        if current.lower() in name.lower()
    ][:25]


def _players(table: Lobby | Session) -> list[SeatRow]:
    return [seat for seat in table.seats if seat.user_id is not None and not seat.left]


def _player(table: Lobby | Session, typed: str) -> SeatRow:
    """Who was chosen from the list, or whose name was typed. Raises Refused where nobody is meant for certain."""
    players = _players(table)
    meant = [seat for seat in players if f"{seat.seat}:{seat.user_id}" == typed]
    meant = meant or [seat for seat in players if seat.name.strip().casefold() == typed.strip().casefold()]
    if len(meant) != 1:
        raise Refused("refused-no-such-player")
    return meant[0]
