"""What `/table` does: show, leave, end, kick and vote. It works at every moment, for who may."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar

from discord import app_commands

from bot.tables.lobby import Lobby
from bot.tables.ports import SeatRow
from bot.tables.refused import Refused
from bot.tables.session import Session
from bot.text import Words, words_for
from bot.ui import permissions
from bot.ui.absence_actions import vote_in_words
from bot.ui.absence_view import leave_question
from bot.ui.answer import Interaction, in_guild, notice, show
from bot.ui.command_actions import show_first
from bot.ui.faces import plain_name, short_name
from bot.ui.frames import GREEN, layout

if TYPE_CHECKING:
    from bot.ui.client import Kuckuck


def _tables_here(client: Kuckuck, interaction: Interaction) -> list[Lobby | Session]:
    """The tables of this channel, the player's own first; where a moderator allows it there are up to three."""
    _, channel_id = in_guild(interaction)
    here = client.tables.in_channel(channel_id)
    if not here:
        raise Refused("refused-no-table")
    return sorted(here, key=lambda table: table.seat_of(interaction.user.id) is None)


def _table_here(client: Kuckuck, interaction: Interaction, chosen: str | None) -> Lobby | Session:
    """The table that was chosen from the list, or else the player's own, or else the first."""
    here = _tables_here(client, interaction)
    return here[0] if chosen is None else _chosen(here, chosen)


def _chosen(tables: list[Lobby | Session], chosen: str) -> Lobby | Session:
    found = next((table for table in tables if str(table.id) == chosen), None)
    if found is None:
        raise Refused("refused-no-such-table")
    return found


def _host_of(table: Lobby | Session) -> int:
    return table.host_id if isinstance(table, Session) else table.row.host_id


async def table_show(client: Kuckuck, interaction: Interaction, chosen: str | None) -> None:
    """The way to the table of this channel."""
    await show_first(client, interaction, _table_here(client, interaction, chosen))


async def table_leave(client: Kuckuck, interaction: Interaction, chosen: str | None) -> None:
    """Stand up. In a running match it is asked before: a computer plays the seat for good."""
    table = _table_here(client, interaction, chosen)
    words = words_for(await client.locale_of(interaction))
    if isinstance(table, Session):
        if table.seat_of(interaction.user.id) is None:
            raise Refused("refused-not-seated")
        await show(interaction, leave_question(words, table))
        return
    await table.leave(interaction.user.id)
    await show(interaction, layout(GREEN, words("table-left")))


async def table_end(client: Kuckuck, interaction: Interaction, chosen: str | None) -> None:
    """End the table: the host, or a moderator. Who may end several is asked which one."""
    moderator = permissions.may_moderate(interaction.permissions)
    table = _table_to_end(_tables_here(client, interaction), interaction.user.id, chosen, moderator=moderator)
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


def _table_to_end(here: list[Lobby | Session], user_id: int, chosen: str | None, *, moderator: bool) -> Lobby | Session:
    if chosen is not None:
        return _chosen(here, chosen)
    own = [table for table in here if _host_of(table) == user_id]
    if len(own) > 1 or (moderator and not own and len(here) > 1):
        raise Refused("refused-which-table")
    return (own or here)[0]


async def table_kick(client: Kuckuck, interaction: Interaction, player: str) -> None:
    """Send a player away: the host, or a moderator. A computer plays his seat for good."""
    here = _tables_here(client, interaction)
    moderator = permissions.may_moderate(interaction.permissions)
    may = [table for table in here if moderator or _host_of(table) == interaction.user.id]
    if not may:
        raise Refused("refused-only-host-or-moderator", host=_host_of(here[0]))
    table, seat = _player(may, player)
    assert seat.user_id is not None
    await table.kick(interaction.user.id, seat.seat, seat.user_id, moderator=moderator)
    words = words_for(await client.locale_of(interaction))
    await show(interaction, layout(GREEN, words("table-kicked", name=f"**{plain_name(seat.name)}**")))


async def table_vote(client: Kuckuck, interaction: Interaction, player: str) -> None:
    """Vote that a computer plays for somebody who keeps the table waiting."""
    here = _tables_here(client, interaction)
    matches = [table for table in here if isinstance(table, Session)]
    if not matches:
        raise Refused("refused-vote-lobby")
    own = [table for table in matches if table.seat_of(interaction.user.id) is not None]
    table, seat = _player(own or matches, player)
    count = await table.vote(interaction.user.id, seat.seat, seat.user_id)
    await notice(interaction, vote_in_words(words_for(await client.locale_of(interaction)), count))


async def player_choices(client: Kuckuck, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The other players at this channel's tables; also those who are not on the server any more."""
    try:
        here = _tables_here(client, interaction)
    except Refused:
        return []
    words = words_for(await client.locale_of(interaction))
    named = [
        (f"{seat.seat + 1}. {name}{_of_game(words, table) if len(here) > 1 else ''}", f"{seat.seat}:{seat.user_id}")
        for table in here
        for seat in _players(table)
        if seat.user_id != interaction.user.id
        and current.lower() in (name := short_name(words, table.seats, seat.seat)).lower()
    ]
    return [app_commands.Choice(name=name[:100], value=value) for name, value in named][:25]


async def table_choices(client: Kuckuck, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The tables of this channel: their games, and who sits there."""
    try:
        here = _tables_here(client, interaction)
    except Refused:
        return []
    words = words_for(await client.locale_of(interaction))
    named = []
    for table in here:
        people = [short_name(words, table.seats, seat.seat) for seat in _players(table)]
        named.append((f"{words(f'game-{table.row.game}')}: {words.list(people)}", str(table.id)))
    return [
        app_commands.Choice(name=name[:100], value=value) for name, value in named if current.lower() in name.lower()
    ][:25]


def _of_game(words: Words, table: Lobby | Session) -> str:
    return f" · {words(f'game-{table.row.game}')}"


def _players(table: Lobby | Session) -> list[SeatRow]:
    return [seat for seat in table.seats if seat.user_id is not None and not seat.left]


_Table = TypeVar("_Table", bound=Lobby | Session)


def _player(tables: Sequence[_Table], typed: str) -> tuple[_Table, SeatRow]:
    """Who was chosen from the list, or whose name was typed. Raises Refused where nobody is meant for certain."""
    players = [(table, seat) for table in tables for seat in _players(table)]
    meant = [one for one in players if f"{one[1].seat}:{one[1].user_id}" == typed]
    meant = meant or [one for one in players if one[1].name.strip().casefold() == typed.strip().casefold()]
    if len(meant) != 1:
        raise Refused("refused-no-such-player")
    return meant[0]
