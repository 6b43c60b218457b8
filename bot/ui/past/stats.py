"""`/stats`: what a player's matches on this server come to, shown to who asks alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.tables.played import PlayedRow
from bot.tables.ratings import BEGINS_AT, SHOWN_AFTER, Rated
from bot.tables.refused import Refused
from bot.tables.statistics import Statistics, Tally, statistics_of
from bot.text import Words, words_for
from bot.ui.answer import Interaction, in_guild, in_time, show
from bot.ui.frames import AMBER, GOLD, layout, line
from bot.ui.presses import Press
from bot.ui.result import MEDALS

if TYPE_CHECKING:
    from bot.ui.client import Kuckuck

OTHER_PLACE = "▫️"


async def stats(client: Kuckuck, interaction: Interaction, player: discord.User | discord.Member | None) -> None:
    """The statistics of this player; None: of who asks."""
    in_guild(interaction)
    if player is None or player.id == interaction.user.id:
        await _show(client, interaction, interaction.user.id)
    elif player.bot:
        raise Refused("refused-stats-of-bot")
    elif not isinstance(player, discord.Member):
        raise Refused("refused-not-on-this-server")
    else:
        await _show(client, interaction, player.id)


async def own_stats(client: Kuckuck, interaction: Interaction, _: Press, __: list[str]) -> None:
    """The button below the leaderboard."""
    await _show(client, interaction, interaction.user.id)


async def _show(client: Kuckuck, interaction: Interaction, user_id: int) -> None:
    words = words_for(await client.locale_of(interaction))
    own = user_id == interaction.user.id
    await show(interaction, await in_time(interaction, _view(client, interaction, words, user_id, own), ephemeral=True))


async def _view(
    client: Kuckuck, interaction: Interaction, words: Words, user_id: int, own: bool
) -> discord.ui.LayoutView:
    guild_id, _ = in_guild(interaction)
    found = statistics_of(await client.store.played_by(guild_id, user_id))
    games = [key for key, _ in found.games]
    ratings = await client.ratings.of(guild_id, None, *games)
    places = {leader.user_id: leader.place for leader in await client.store.leaderboard(guild_id)}
    return stats_view(words, user_id, own, found, ratings, places.get(user_id))


def stats_view(
    words: Words,
    user_id: int,
    own: bool,
    found: Statistics,
    ratings: dict[str | None, Rated],
    place: int | None,
) -> discord.ui.LayoutView:
    """The statistics of a player as a message; `own`: he reads them himself."""
    player = f"<@{user_id}>"
    heading = words("stats-heading-own") if own else words("stats-heading", player=player)
    practice = _practice(words, found.practice)
    if place is None:
        what = "practice" if practice else "nothing"
        begin = f"**/{words('command-play')}**"
        next_step = words(f"stats-only-{what}-own" if own else f"stats-only-{what}", player=player, command=begin)
        return layout(AMBER, heading, next_step, practice)
    games = [_game_line(words, key, tally, ratings[key].figures.get(user_id)) for key, tally in found.games]
    return layout(
        GOLD,
        heading,
        _together(words, user_id, found, ratings[None], place),
        line(),
        words("stats-games-heading") + "\n" + "\n".join(games),
        line(),
        words("stats-last-heading") + "\n" + "\n".join(_result_line(words, one) for one in found.last),
        line(),
        "\n".join(
            part for part in (practice, "-# " + words("rating-about", begins=str(BEGINS_AT), after=SHOWN_AFTER)) if part
        ),
    )


def _together(words: Words, user_id: int, found: Statistics, rated: Rated, place: int) -> str:
    """All games in a few lines."""
    figure = rated.figures.get(user_id)
    tally = found.rated
    return "\n".join(
        [
            _won(words, tally),
            words("stats-place", place=place),
            words("stats-rating-later", missing=rated.missing(user_id))
            if figure is None
            else words("stats-rating", rating=str(figure)),
            words("stats-streaks", longest=found.longest_streak, now=found.streak),
        ]
    )


def _won(words: Words, tally: Tally) -> str:
    return words("stats-won", wins=tally.wins, matches=tally.matches, share=round(100 * tally.share))


def _game_line(words: Words, key: str, tally: Tally, figure: int | None) -> str:
    """A game in two lines, the second one small."""
    rating = "" if figure is None else " · " + words("leaderboard-rating", rating=str(figure))
    return f"**{words(f'game-{key}')}**\n-# {_won(words, tally)}{rating}"


def _result_line(words: Words, one: PlayedRow) -> str:
    """One match: his place among how many, and when. Seats, computers too, share places as at the end of the match."""
    values = {"game": words(f"game-{one.game}"), "when": int(one.finished.timestamp())}
    sign = "👑" if one.won else MEDALS.get(one.place, OTHER_PLACE)
    if one.broken_off:
        return f"-# {OTHER_PLACE} " + words("stats-broken-off", **values)
    return f"-# {sign} " + words("stats-result", place=one.place, seats=one.seats, **values)


def _practice(words: Words, tally: Tally) -> str | None:
    """Matches that count for nothing."""
    return "-# " + words("stats-practice", matches=tally.matches, wins=tally.wins) if tally.matches else None
