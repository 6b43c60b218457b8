"""`/leaderboard`: who wins most on a server, or is rated highest; and the same board in another order for oneself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Self

import discord

from bot.tables.ports import LeaderRow
from bot.tables.ratings import BEGINS_AT, SHOWN_AFTER, Rated, by_rating
from bot.text import Words, words_for
from bot.ui.answer import NONE, Interaction, in_guild, in_time, show
from bot.ui.family import PLAYABLE
from bot.ui.frames import GOLD, layout, line, row
from bot.ui.presses import Press, button
from bot.ui.server_settings import zone_named

if TYPE_CHECKING:
    from bot.ui.client import Kuckuck

PERIODS = ("today", "week", "month", "year", "all")
ORDERS = ("wins", "rating")
LINES = 10
"""So many players are shown, in two lines each, and whoever asks if he stands below."""
STREAK = 2
"""So many wins in a row are worth telling."""


@dataclass(frozen=True, slots=True)
class Asked:
    """Which board: of one game or of all, since when, in which order."""

    game: str | None
    period: str
    order: str

    @classmethod
    def of(cls, game: str | None, period: str | None, order: str | None) -> Self:
        """What was asked for; a custom_id is untrusted, so what is not known is as if it was not named."""
        return cls(
            game if game in PLAYABLE else None,
            period if period in PERIODS else "all",
            order if order in ORDERS else "wins",
        )

    def press(self, order: str) -> Press:
        """The press that shows the same board in this order."""
        return Press("leaders", arg=f"{self.game or ''}/{self.period}/{order}")


async def leaderboard(client: Kuckuck, interaction: Interaction, asked: Asked) -> None:
    """Show the board to everybody, in the language of the server. Nobody is pinged."""
    guild_id, _ = in_guild(interaction)
    words = words_for(await client.public_locale(guild_id))
    view = await in_time(interaction, _board(client, interaction, asked, words), ephemeral=False)
    if interaction.response.is_done():
        await interaction.followup.send(view=view, allowed_mentions=NONE)
    else:
        await interaction.response.send_message(view=view, allowed_mentions=NONE)


async def reordered(client: Kuckuck, interaction: Interaction, press: Press, _: list[str]) -> None:
    """Show the board in the other order to who pressed: the message of all stays as it was asked for."""
    words = words_for(await client.locale_of(interaction))
    asked = Asked.of(*[*press.arg.split("/"), "", "", ""][:3])
    await show(interaction, await in_time(interaction, _board(client, interaction, asked, words), ephemeral=True))


async def _board(client: Kuckuck, interaction: Interaction, asked: Asked, words: Words) -> discord.ui.LayoutView:
    guild_id, _ = in_guild(interaction)
    settings = await client.store.guild_settings(guild_id)
    since = since_when(asked.period, client.clock.now(), settings.time_zone)
    leaders = await client.store.leaderboard(guild_id, asked.game, since)
    if not leaders:
        return layout(GOLD, _heading(words, asked), words("leaderboard-empty"), "-# " + words("leaderboard-counts"))
    rated = (await client.ratings.of(guild_id, asked.game))[asked.game]
    ordered = by_rating(leaders, rated.figures) if asked.order == "rating" else leaders
    user_id = interaction.user.id
    shown = [one for line, one in enumerate(ordered) if line < LINES or one.user_id == user_id]
    streaks = await client.store.streaks(guild_id, [one.user_id for one in shown], asked.game, since)
    waiting = any(one.user_id == user_id for one in leaders) and user_id not in rated.figures
    return board_view(words, asked, shown, streaks, rated, user_id if waiting else None)


def board_view(
    words: Words,
    asked: Asked,
    shown: Sequence[LeaderRow],
    streaks: Mapping[int, int],
    rated: Rated,
    waiting: int | None,
) -> discord.ui.LayoutView:
    """The board as a message: its first lines and, if `shown` has one more, whoever asks and stands below them.

    `waiting` is who asks if he has matches but no rating yet.
    """
    by_figure = asked.order == "rating"
    texts = [_in_words(words, by_figure, one, streaks.get(one.user_id, 0), rated) for one in shown]
    other = "wins" if by_figure else "rating"
    return layout(
        GOLD,
        _heading(words, asked),
        "\n".join(texts[:LINES]) or words("leaderboard-nobody-rated", after=SHOWN_AFTER),
        "\n".join(texts[LINES:]),
        _rating_to_come(words, rated, waiting) if by_figure and waiting is not None else None,
        line(),
        "-# " + words("leaderboard-counts") + "\n-# " + words("rating-about", begins=str(BEGINS_AT), after=SHOWN_AFTER),
        row(
            button(words(f"leaderboard-by-{other}"), asked.press(other)),
            button(words("leaderboard-own"), Press("stats")),
        ),
    )


def _heading(words: Words, asked: Asked) -> str:
    title = words("game-all") if asked.game is None else words(f"game-{asked.game}")
    return words(
        "leaderboard-heading", game=title, period=words(f"period-{asked.period}"), order=words(f"order-{asked.order}")
    )


def _in_words(words: Words, by_figure: bool, one: LeaderRow, streak: int, rated: Rated) -> str:
    """A player in two lines, the second one small."""
    figure = rated.figures.get(one.user_id)
    wins = words("leaderboard-wins", wins=one.wins)
    rating = "" if figure is None else words("leaderboard-rating", rating=str(figure))
    share = words("leaderboard-share", matches=one.matches, share=round(100 * one.share))
    row_of_wins = words("leaderboard-streak", count=streak) if streak >= STREAK else ""
    first, small = (rating, [wins, share, row_of_wins]) if by_figure else (wins, [share, rating, row_of_wins])
    text = words("leaderboard-line", place=one.place, player=f"<@{one.user_id}>", first=first)
    return f"{text}\n-# {' · '.join(filter(None, small))}"


def _rating_to_come(words: Words, rated: Rated, user_id: int) -> str:
    return "-# " + words("leaderboard-rating-later", player=f"<@{user_id}>", missing=rated.missing(user_id))


def since_when(period: str, now: datetime, zone: str) -> datetime | None:
    """When a period began in the server's time zone; None: all time."""
    midnight = now.astimezone(zone_named(zone)).replace(hour=0, minute=0, second=0, microsecond=0)
    match period:
        case "today":
            return midnight
        case "week":
            return midnight - timedelta(days=midnight.weekday())
        case "month":
            return midnight.replace(day=1)
        case "year":
            return midnight.replace(month=1, day=1)
        case _:
            return None
