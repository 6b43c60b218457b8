"""What the slash commands do."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.tables.lobby import Lobby
from bot.tables.ports import MatchRow, Status
from bot.tables.refused import Refused
from bot.tables.session import Session
from bot.text import words_for
from bot.ui import permissions
from bot.ui.answer import NONE, Interaction, Shown, in_guild, notice, show
from bot.ui.fairness_actions import show_verified
from bot.ui.family import PLAYABLE
from bot.ui.frames import AMBER, GREEN, layout, line, row
from bot.ui.lobby_actions import show_join_panel
from bot.ui.lobby_view import join_panel
from bot.ui.match_actions import show_hand
from bot.ui.past.ended import last_match
from bot.ui.presses import Press, button
from bot.ui.rules_page import rules_page
from engine import GAMES

if TYPE_CHECKING:
    from bot.ui.client import Kuckuck

HELPFUL = (
    "play", "rules", "hand", "table", "leaderboard", "stats", "history", "replay", "verify", "language", "privacy",
)  # fmt: skip
"""What `/help` explains, how to begin first."""


def _link(table: Lobby | Session) -> str:
    row = table.row
    message = row.board_id if isinstance(table, Session) else row.lobby_id
    channel = f"https://discord.com/channels/{row.guild_id}/{row.channel_id}"
    return f"{channel}/{message}" if message else channel  # it is only just being posted


async def play(client: Kuckuck, interaction: Interaction, game: str, preset: str | None, seats: int | None) -> None:
    """Open a lobby, or show the table that is in this channel already."""
    guild_id, channel_id = in_guild(interaction)
    locale = await client.locale_of(interaction)
    words = words_for(locale)
    chosen = PLAYABLE.get(game)
    if chosen is None:
        raise Refused("refused-no-game")
    if missing := permissions.missing(interaction.app_permissions, interaction.channel):
        raise Refused("refused-permissions", names=permissions.in_words(words, missing))
    settings = await client.store.guild_settings(guild_id)
    here = client.tables.in_channel(channel_id)
    if len(here) >= settings.tables_per_channel:
        await show_first(client, interaction, here[0])
        return
    rules = chosen.presets.get(preset or "")
    if preset is not None and rules is None:
        raise Refused("refused-no-preset")
    least, most = chosen.seats
    if seats is not None and not least <= seats <= most:
        raise Refused("refused-number", least=least, most=most)
    now = client.clock.now()
    opened = MatchRow(
        id=0,
        guild_id=guild_id,
        channel_id=channel_id,
        host_id=interaction.user.id,
        game=game,
        revision=chosen.revision,
        rules=chosen.rules.agreed(rules or {}).changed(),
        status=Status.OPEN,
        secret="",
        commitment="",
        opened=now,
        clicked=now,
        preset=preset or "",
        most_seats=seats or chosen.usual_seats,
    )
    try:
        lobby = await client.tables.open(opened)
    except Refused as refused:
        await show_instead(client, interaction, refused)
        return
    user = interaction.user
    await lobby.join(user.id, user.display_name, locale, interaction.id)
    try:
        await _post(client, interaction, lobby)
    except discord.HTTPException:
        lobby.unseen = True  # the next /play in this channel shows it
        raise
    client.screen.panels.answering(lobby.id, user.id)
    view = join_panel(lobby, user.id, client.card_emojis, locale=locale)
    panel = await interaction.followup.send(view=view, ephemeral=True, wait=True, allowed_mentions=NONE)
    client.screen.panels.keep(lobby.id, interaction, Shown(panel.id), view)


async def _post(client: Kuckuck, interaction: Interaction, lobby: Lobby) -> None:
    """Answer with the lobby's public message."""
    response = await interaction.response.send_message(
        view=await client.screen.lobbies.message(lobby), allowed_mentions=NONE
    )
    if response.message_id is not None:
        client.boards.own.add(response.message_id)
        await lobby.posted(response.message_id)


async def show_instead(client: Kuckuck, interaction: Interaction, refused: Refused) -> None:
    """No table was opened; where that is because another one is here, show that one. Raises the refusal elsewhere."""
    here = client.tables.in_channel(interaction.channel_id or 0)
    if refused.key != "refused-table-here" or not here:
        raise refused
    await show_first(client, interaction, here[0])


async def show_first(client: Kuckuck, interaction: Interaction, table: Lobby | Session) -> None:
    """The channel has its table: show the way to it, and its Join."""
    words = words_for(await client.locale_of(interaction))
    game = words(f"game-{table.row.game}")
    if isinstance(table, Session):
        open_hand = button(words("board-my-hand"), Press("hand", table.id), discord.ButtonStyle.primary)
        view = layout(AMBER, words("play-running-here", game=game, link=_link(table)), row(open_hand))
    elif table.unseen:
        await _post(client, interaction, table)
        return
    else:
        client.screen.lobby_changed(table)  # where its message was deleted, it comes back
        join = button(words("lobby-join"), Press("join", table.id), discord.ButtonStyle.success)
        view = layout(AMBER, words("play-open-here", game=game, link=_link(table)), row(join))
    await show(interaction, view)


async def preset_choices(client: Kuckuck, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Presets of the game that is chosen so far."""
    words = words_for(await client.locale_of(interaction))
    game = PLAYABLE.get(str(getattr(interaction.namespace, "game", "")))
    if game is None:
        return []
    named = [(words(f"preset-{game.key}-{name}"), name) for name in game.presets]
    return [
        app_commands.Choice(name=label[:100], value=name)
        for label, name in named
        if current.lower() in label.lower() or current.lower() in name
    ][:25]


async def rules(client: Kuckuck, interaction: Interaction, game: str | None) -> None:
    """The rules of a game; without a name, of the game at this channel's table."""
    words = words_for(await client.locale_of(interaction))
    here = client.tables.in_channel(interaction.channel_id or 0)
    if game is None and here:
        table = here[0]
        house = table.match.rules if isinstance(table, Session) else table.rules
        await show(interaction, rules_page(words, GAMES[table.row.game], client.card_emojis, house))
        return
    chosen = PLAYABLE.get(game or next(iter(PLAYABLE)))
    if chosen is None:
        raise Refused("refused-no-game")
    await show(interaction, rules_page(words, chosen, client.card_emojis))


async def help_(client: Kuckuck, interaction: Interaction) -> None:
    """What there is to play, how a table comes about, and which command helps when."""
    words = words_for(await client.locale_of(interaction))
    games = [f"- **{words(f'game-{key}')}** · {words(f'game-{key}-about')}" for key in PLAYABLE]
    begin, *others = [words(f"help-{name}", command=f"**/{words(f'command-{name}')}**") for name in HELPFUL]
    await show(interaction, layout(GREEN, words("help-heading"), "\n".join(games), begin, line(), "\n".join(others)))


async def hand(client: Kuckuck, interaction: Interaction) -> None:
    """The way back to one's own cards, whatever happened to the panel."""
    _, channel_id = in_guild(interaction)
    here = client.tables.in_channel(channel_id)
    elsewhere: list[Lobby | Session] = [*client.tables.sessions.values(), *client.tables.lobbies.values()]
    for table in [*here, *(one for one in elsewhere if one.row.guild_id == interaction.guild_id)]:
        if isinstance(table, Session) and table.over:
            continue
        if table.seat_of(interaction.user.id) is None:
            continue
        if isinstance(table, Session):
            await show_hand(client, interaction, table)
        else:
            await show_join_panel(client, interaction, table)
        return
    raise Refused("refused-no-hand")


async def verify(client: Kuckuck, interaction: Interaction, match: int | None) -> None:
    """Check a match; without a number, the last one of this server."""
    await show_verified(client, interaction, await last_match(client, interaction) if match is None else match)


async def language(client: Kuckuck, interaction: Interaction, chosen: str) -> None:
    """In which language the bot speaks to somebody alone."""
    await client.choose_locale(interaction.user.id, None if chosen == "auto" else chosen)
    words = words_for(await client.locale_of(interaction))
    await notice(interaction, words("language-now", language=words(f"language-{chosen}")))
