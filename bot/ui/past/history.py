"""`/history`: the matches of this server, or of one of its players, newest first."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.tables.ports import FORGOTTEN, MatchRow, Status
from bot.text import Words, words_for
from bot.ui.answer import Interaction, in_guild, show
from bot.ui.frames import GOLD, layout, row
from bot.ui.past.replay import show_match
from bot.ui.presses import Press, button, number_in, select

if TYPE_CHECKING:
    from bot.ui.client import Kuckuck

MATCHES = 8
"""So many matches are shown at once; they fit a phone."""


async def history(client: Kuckuck, interaction: Interaction, user_id: int | None) -> None:
    """The newest matches; `user_id`: only those in which this player sat."""
    await _show(client, interaction, user_id or 0, 0)


async def turned(client: Kuckuck, interaction: Interaction, press: Press, _: list[str]) -> None:
    """Older or newer matches."""
    await _show(client, interaction, press.table, press.step)


async def opened(client: Kuckuck, interaction: Interaction, _: Press, values: list[str]) -> None:
    """One of the matches that are shown."""
    await show_match(client, interaction, number_in(values[0] if values else "") or 0)


async def _show(client: Kuckuck, interaction: Interaction, user_id: int, page: int) -> None:
    guild_id, _ = in_guild(interaction)
    words = words_for(await client.locale_of(interaction))
    found = await client.store.history(guild_id, MATCHES + 1, user_id=user_id or None, skip=page * MATCHES)
    shown = found[:MATCHES]
    lines = [await _line(client, words, match) for match in shown]
    heading = words("history-heading-of", player=f"<@{user_id}>") if user_id else words("history-heading")
    newer = button(words("history-newer"), Press("history", user_id, max(0, page - 1), "newer"), disabled=not page)
    older = button(words("history-older"), Press("history", user_id, page + 1, "older"), disabled=len(found) <= MATCHES)
    choices = [
        discord.SelectOption(label=words("history-choice", number=one.id, game=_game(words, one)), value=str(one.id))
        for one in shown
    ]
    await show(
        interaction,
        layout(
            GOLD,
            heading,
            "\n".join(lines) or words("history-empty-of" if user_id or page else "history-empty"),
            row(select(words("history-open"), Press("past"), choices)) if choices else None,
            row(newer, older) if page or len(found) > MATCHES else None,
        ),
    )


def _game(words: Words, match: MatchRow) -> str:
    return words(f"game-{match.game}") if words.has(f"game-{match.game}") else match.game


async def _line(client: Kuckuck, words: Words, match: MatchRow) -> str:
    """Number, game, who won, and when."""
    won = [f"<@{result.user_id}>" for result in await client.store.results(match.id) if result.won]
    if match.status is Status.BROKEN_OFF:
        how = words("history-broken-off")
    elif won:
        how = words("history-won", names=words.list(won))
    elif any(seat.user_id == FORGOTTEN for seat in match.seats):
        how = words("history-over")
    else:
        how = words("history-computer")
    at = int(match.finished.timestamp()) if match.finished is not None else 0
    return words("history-line", number=match.id, game=_game(words, match), how=how, at=at)
