"""`/leaderboard`: who wins most on a server, or is rated highest; and the same board in another order for oneself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Self

import discord

from bot.tables.ports import LeaderRow
from bot.tables.ratings import BEGINS_AT, SHOWN_AFTER, Rated
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


@dataclass(frozen=True, slots=True)
class _Line:
    """A player's place in the order that was asked for."""

    place: int
    leader: LeaderRow


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
    streaks = await client.store.streaks(guild_id, asked.game, since)
    rated = (await client.ratings.of(guild_id, asked.game))[asked.game]
    return board_view(words, asked, leaders, streaks, rated, interaction.user.id)


def board_view(
    words: Words,
    asked: Asked,
    leaders: Sequence[LeaderRow],
    streaks: Mapping[int, int],
    rated: Rated,
    user_id: int,
) -> discord.ui.LayoutView:
    """The board as a message; `user_id` is who asks and finds himself on it, however far below."""
    title = words("game-all") if asked.game is None else words(f"game-{asked.game}")
    heading = words("leaderboard-heading", game=title, period=words(f"period-{asked.period}"))
    if not leaders:
        return layout(GOLD, heading, words("leaderboard-empty"), "-# " + words("leaderboard-counts"))
    lines = _by_rating(leaders, rated) if asked.order == "rating" else [_Line(one.place, one) for one in leaders]
    texts = [_in_words(words, asked, one, streaks, rated) for one in lines[:LINES]]
    own = next((one for one in lines[LINES:] if one.leader.user_id == user_id), None)
    if own is not None:
        texts += ["⋯", _in_words(words, asked, own, streaks, rated)]
    other = "wins" if asked.order == "rating" else "rating"
    return layout(
        GOLD,
        heading,
        "\n".join(texts) or words("leaderboard-nobody-rated", after=SHOWN_AFTER),
        _own_rating_to_come(words, asked, leaders, rated, user_id),
        line(),
        "-# " + words("leaderboard-counts") + "\n-# " + words("rating-about", begins=str(BEGINS_AT), after=SHOWN_AFTER),
        row(
            button(words(f"leaderboard-by-{other}"), asked.press(other)),
            button(words("leaderboard-own"), Press("stats")),
        ),
    )


def _by_rating(leaders: Sequence[LeaderRow], rated: Rated) -> list[_Line]:
    """Those whose rating is shown, the highest first; equal figures have equal places."""
    shown = [one for one in leaders if one.user_id in rated.figures]
    shown.sort(key=lambda one: -rated.figures[one.user_id])
    figures = [rated.figures[one.user_id] for one in shown]
    return [_Line(1 + figures.index(figure), one) for figure, one in zip(figures, shown, strict=True)]


def _in_words(words: Words, asked: Asked, one: _Line, streaks: Mapping[int, int], rated: Rated) -> str:
    """A player in one or two lines, the second one small."""
    leader = one.leader
    figure = rated.figures.get(leader.user_id)
    wins = words("leaderboard-wins", wins=leader.wins, matches=leader.matches, share=round(100 * leader.share))
    rating = None if figure is None else words("leaderboard-rating", rating=str(figure))
    first, second = (rating, wins) if asked.order == "rating" else (wins, rating)
    streak = streaks.get(leader.user_id, 0)
    small = [second, words("leaderboard-streak", count=streak) if streak >= STREAK else None]
    text = words("leaderboard-line", place=one.place, player=f"<@{leader.user_id}>", first=first or "")
    told = " · ".join(part for part in small if part)
    return f"{text}\n-# {told}" if told else text


def _own_rating_to_come(
    words: Words, asked: Asked, leaders: Sequence[LeaderRow], rated: Rated, user_id: int
) -> str | None:
    """By rating, who asks and is not rated yet reads how far he is from it."""
    if asked.order != "rating" or user_id in rated.figures or user_id not in {one.user_id for one in leaders}:
        return None
    return words("leaderboard-rating-later", player=f"<@{user_id}>", missing=rated.missing(user_id))


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
