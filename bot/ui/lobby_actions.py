"""What the buttons of a lobby do."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any

from bot.tables.lobby import Lobby
from bot.tables.refused import Refused, Stale
from bot.text import words_for
from bot.ui import permissions
from bot.ui.answer import Interaction, notice, show
from bot.ui.frames import GREEN, layout
from bot.ui.house_rules import house_rules, read_choice
from bot.ui.lobby_view import join_panel, rules_in_short
from bot.ui.match_actions import show_hand
from bot.ui.modals import lucky_modal, number_modal
from bot.ui.presses import Press, number_in
from bot.ui.starts import begin, begin_if_all_are_here

if TYPE_CHECKING:
    from bot.ui.client import Kuckuck


def lobby_of(client: Kuckuck, press: Press) -> Lobby:
    """The lobby of a press. Raises Stale when it is gone."""
    lobby = client.tables.lobbies.get(press.table)
    if lobby is None or not lobby.open:
        raise Stale
    return lobby


async def _stays_open(lobby: Lobby) -> None:
    """A click that changes nothing was made: it counts for the fifteen minutes as any other."""
    with contextlib.suppress(Stale):
        await lobby.pressed()


async def show_join_panel(client: Kuckuck, interaction: Interaction, lobby: Lobby, note: str = "") -> None:
    """Show a player his own panel, which becomes his hand at the start."""
    locale = await client.locale_of(interaction)
    client.screen.panels.answering(lobby.id, interaction.user.id)
    view = join_panel(lobby, interaction.user.id, client.card_emojis, locale=locale, note=note)
    client.screen.lobbies.read_rules(lobby, interaction.user.id)
    shown = await show(interaction, view)
    if shown is not None:
        client.screen.panels.keep(lobby.id, interaction, shown, view)


async def join(client: Kuckuck, interaction: Interaction, press: Press, _: list[str]) -> None:
    session = client.tables.sessions.get(press.table)
    if session is not None and session.seat_of(interaction.user.id) is not None:
        await show_hand(client, interaction, session)
        return
    lobby = lobby_of(client, press)
    user = interaction.user
    locale = await client.locale_of(interaction)
    await lobby.join(user.id, user.display_name, locale, interaction.id)
    await show_join_panel(client, interaction, lobby)
    await begin_if_all_are_here(client, lobby)


async def leave(client: Kuckuck, interaction: Interaction, press: Press, _: list[str]) -> None:
    lobby = lobby_of(client, press)
    await lobby.leave(interaction.user.id)
    await show_join_panel(client, interaction, lobby)


async def computers(client: Kuckuck, interaction: Interaction, press: Press, _: list[str]) -> None:
    await lobby_of(client, press).add_computers(interaction.user.id)
    await interaction.response.defer()


async def start(client: Kuckuck, interaction: Interaction, press: Press, _: list[str]) -> None:
    lobby = lobby_of(client, press)
    lobby.ready(interaction.user.id)
    await interaction.response.defer()
    await begin(client, lobby, interaction.user.id)


async def cancel(client: Kuckuck, interaction: Interaction, press: Press, _: list[str]) -> None:
    lobby = lobby_of(client, press)
    await lobby.cancel(interaction.user.id, moderator=permissions.may_moderate(interaction.permissions))
    words = words_for(await client.locale_of(interaction))
    await show(interaction, layout(GREEN, words("lobby-closed-by-host")))


async def kick(client: Kuckuck, interaction: Interaction, press: Press, values: list[str]) -> None:
    lobby = lobby_of(client, press)
    chosen, _, there = (values[0] if values else "").partition(":")
    seat, user_id = number_in(chosen), number_in(there)
    if seat is None or user_id is None:
        raise Stale
    await lobby.kick(interaction.user.id, seat, user_id or None)
    await show_join_panel(client, interaction, lobby)


async def host(client: Kuckuck, interaction: Interaction, press: Press, values: list[str]) -> None:
    lobby = lobby_of(client, press)
    user_id = number_in(values[0] if values else "")
    if user_id is None:
        raise Stale
    await lobby.hand_over(interaction.user.id, user_id)
    await show_join_panel(client, interaction, lobby)


async def how(client: Kuckuck, interaction: Interaction, press: Press, _: list[str]) -> None:
    """Tell how the game goes. Who sits reads it on his own panel, which comes down to where he looks."""
    lobby = lobby_of(client, press)
    if lobby.seat_of(interaction.user.id) is not None:
        await show_join_panel(client, interaction, lobby)
    else:
        words = words_for(await client.locale_of(interaction))
        await notice(interaction, f"### {words(f'game-{lobby.row.game}')}\n{rules_in_short(words, lobby)}")
    await _stays_open(lobby)


async def lucky(client: Kuckuck, interaction: Interaction, press: Press, _: list[str]) -> None:
    lobby = lobby_of(client, press)
    words = words_for(await client.locale_of(interaction))
    await interaction.response.send_modal(lucky_modal(words, lobby))
    await _stays_open(lobby)


async def lucky_typed(client: Kuckuck, interaction: Interaction, press: Press, values: list[str]) -> None:
    lobby = lobby_of(client, press)
    await lobby.choose_lucky(interaction.user.id, values[0] if values else "")
    await show_join_panel(client, interaction, lobby)


# House rules


async def house(client: Kuckuck, interaction: Interaction, press: Press, _: list[str]) -> None:
    """Turn the clicker's own panel to the house rules; at the start it becomes his hand all the same."""
    lobby = lobby_of(client, press)
    await _show_house(client, interaction, lobby)
    await _stays_open(lobby)


async def panel(client: Kuckuck, interaction: Interaction, press: Press, _: list[str]) -> None:
    """Turn the panel back from the house rules."""
    lobby = lobby_of(client, press)
    await show_join_panel(client, interaction, lobby)
    await _stays_open(lobby)


async def _show_house(client: Kuckuck, interaction: Interaction, lobby: Lobby, option: str = "") -> None:
    locale = await client.locale_of(interaction)
    minutes = await client.minutes_for(lobby)
    client.screen.panels.answering(lobby.id, interaction.user.id)
    view = house_rules(lobby, locale, interaction.user.id, minutes, option)
    shown = await show(interaction, view)
    if shown is not None and lobby.seat_of(interaction.user.id) is not None:
        client.screen.panels.keep(lobby.id, interaction, shown, view)
        client.screen.lobbies.reads_rules(lobby, interaction.user.id)


async def preset(client: Kuckuck, interaction: Interaction, press: Press, values: list[str]) -> None:
    lobby = lobby_of(client, press)
    name = values[0] if values else ""
    chosen = lobby.game.presets.get(name)
    if chosen is None:
        raise Stale
    await lobby.choose_rules(interaction.user.id, dict(chosen), name)
    await _show_house(client, interaction, lobby)


async def option(client: Kuckuck, interaction: Interaction, press: Press, values: list[str]) -> None:
    lobby = lobby_of(client, press)
    await _show_house(client, interaction, lobby, values[0] if values else "")
    await _stays_open(lobby)


async def value(client: Kuckuck, interaction: Interaction, press: Press, values: list[str]) -> None:
    """A value of the option that the custom_id names was chosen or typed."""
    lobby = lobby_of(client, press)
    found = next((one for one in lobby.game.rules.options() if one.name == press.arg), None)
    if found is None:
        raise Stale
    if values == ["other"]:
        words = words_for(await client.locale_of(interaction))
        modal = number_modal(words, Press("value", lobby.id, 0, found.name), found)
        await interaction.response.send_modal(modal)
        await _stays_open(lobby)
        return
    chosen: Any = read_choice(found, values[0] if values else "")
    if chosen is None:
        raise Refused("refused-number", least=found.least or 0, most=found.most or 0)
    rules = lobby.rules.changed() | {found.name: chosen}
    await lobby.choose_rules(interaction.user.id, rules)
    await _show_house(client, interaction, lobby, found.name)


async def pace(client: Kuckuck, interaction: Interaction, press: Press, values: list[str]) -> None:
    lobby = lobby_of(client, press)
    if not values or values[0] not in ("normal", "fast", "slow"):
        raise Stale
    await lobby.choose_pace(interaction.user.id, values[0])
    await _show_house(client, interaction, lobby)
