"""The lobby: the public message of an open table, and each player's own panel for it."""

from __future__ import annotations

import discord

from bot.tables.lobby import CLOSES_AFTER, Lobby
from bot.text import Words, words_for
from bot.ui import starts
from bot.ui.faces import Emojis, plain_name, seat_name, short_name
from bot.ui.frames import AMBER, GREEN, GREY, layout, line, row
from bot.ui.presses import Press, button, select
from bot.ui.rules_in_words import preset_of, rules_line

SUCCESS, PRIMARY, DANGER = discord.ButtonStyle.success, discord.ButtonStyle.primary, discord.ButtonStyle.danger


def lobby_view(
    lobby: Lobby, emojis: Emojis, locale: str, minutes: int | None, *, leaving: bool = False
) -> discord.ui.LayoutView:
    """The public message. `minutes`: about how long a match takes with these rules, if that is known. `leaving`: the
    bot will be away for a while."""
    words = words_for(locale)
    game = lobby.row.game
    host = lobby.seat_of(lobby.row.host_id)
    names = [
        words("lobby-seat", number=seat.seat + 1, name=f"**{seat_name(words, lobby.seats, seat.seat)}**")
        + (" " + words("lobby-host-mark", sign=emojis("winner", "👑")) if seat.user_id == lobby.row.host_id else "")
        for seat in lobby.seats
    ]
    table = lobby.id
    return layout(
        AMBER,
        words("lobby-heading", game=words(f"game-{game}"), host="" if host is None else plain_name(host.name)),
        words("leaving") if leaving else None,
        words(f"game-{game}-about"),
        words("lobby-players", count=len(lobby.seats), most=lobby.row.most_seats) + "\n" + "\n".join(names),
        rules_text(words, lobby, minutes),
        words("lobby-waits-for-players", missing=lobby.missing, host="" if host is None else plain_name(host.name))
        if lobby.missing
        else words("lobby-waits-for-host", host="" if host is None else plain_name(host.name)),
        words("lobby-starts-by-itself", seconds=int(starts.STARTS_AFTER)) if lobby.row.again is not None else None,
        row(
            button(words("lobby-join"), Press("join", table), SUCCESS),
            button(words("lobby-leave"), Press("leave", table)),
            button(words("lobby-add-computers"), Press("computers", table)),
            button(words("lobby-start"), Press("start", table), PRIMARY),
        ),
        row(
            button(words("lobby-house-rules"), Press("house", table)),
            button(words("lobby-how"), Press("how", table)),
        ),
        "-# "
        + words("lobby-closes", until=int((lobby.row.clicked + CLOSES_AFTER).timestamp()))
        + "\n-# "
        + words("lobby-commitment", commitment=lobby.row.commitment),
    )


def rules_text(words: Words, lobby: Lobby, minutes: int | None) -> str:
    """The rules in force, by the name of their preset and in words, and how long a match takes."""
    rules = lobby.rules
    preset = preset_of(lobby.game, rules)
    name = words(f"preset-{lobby.row.game}-{preset}") if preset is not None else words("lobby-own-rules")
    lines = [words("lobby-rules", name=name, pace=words(f"pace-{lobby.row.pace}"))]
    if minutes is not None and lobby.row.pace != "slow":
        lines[0] += " " + words("lobby-minutes", minutes=minutes)
    lines.append(rules_line(words, rules, lobby.game))
    lines += [f"⚠️ {words(f'warning-{key}')}" for key in rules.warnings()]
    return "\n".join(part for part in lines if part)


def rules_in_short(words: Words, lobby: Lobby) -> str:
    """How the game goes, in half a minute, and what was agreed on besides."""
    return "\n".join(filter(None, (words(f"game-{lobby.row.game}-how"), rules_line(words, lobby.rules, lobby.game))))


def lobby_closed_view(words: Words, reason: str) -> discord.ui.LayoutView:
    """What is left of a lobby that was closed."""
    return layout(GREY, words(reason))


def lobby_begun_view(words: Words, game: str, commitment: str, link: str) -> discord.ui.LayoutView:
    """What is left of a lobby whose match has begun: the way to the board, and the commitment."""
    return layout(
        GREEN,
        words("lobby-begun", game=words(f"game-{game}"), link=link),
        "-# " + words("lobby-commitment", commitment=commitment),
    )


def join_panel(lobby: Lobby, user_id: int, emojis: Emojis, *, locale: str, note: str = "") -> discord.ui.LayoutView:
    """A player's own panel: it becomes his hand when the match starts."""
    words = words_for(locale)
    mine = lobby.seat_of(user_id)
    small = f"-# {note}" if note else None
    table = lobby.id
    if mine is None:
        again = button(words("lobby-join"), Press("join", table), SUCCESS)
        return layout(GREY, words("panel-left"), row(again), small)
    host = lobby.seat_of(lobby.row.host_id)
    is_host = lobby.row.host_id == user_id
    heading = words(
        "panel-you-host" if is_host else "panel-you-sit", host="" if host is None else plain_name(host.name)
    )
    lucky = words("panel-lucky-mine", number=mine.lucky) if mine.lucky else words("panel-lucky-none")
    return layout(
        GREEN,
        heading,
        rules_in_short(words, lobby),
        words("panel-stays"),
        lucky,
        row(
            button(words("panel-lucky"), Press("lucky", table)),
            button(words("lobby-leave"), Press("leave", table)),
            button(words("lobby-start"), Press("start", table), PRIMARY) if is_host else None,
            button(words("lobby-house-rules"), Press("house", table)) if is_host else None,
            button(words("lobby-cancel"), Press("cancel", table), DANGER) if is_host else None,
        ),
        *(_host_controls(words, lobby, user_id) if is_host and len(lobby.seats) > 1 else ()),
        small,
    )


def _host_controls(words: Words, lobby: Lobby, host_id: int) -> list[discord.ui.Item[discord.ui.LayoutView] | None]:
    others = [seat for seat in lobby.seats if seat.user_id != host_id][:25]
    humans = [seat for seat in others if seat.user_id is not None]
    kick = [
        discord.SelectOption(label=short_name(words, lobby.seats, seat.seat), value=f"{seat.seat}:{seat.user_id or 0}")
        for seat in others
    ]
    hosts = [
        discord.SelectOption(label=short_name(words, lobby.seats, seat.seat), value=str(seat.user_id))
        for seat in humans
    ]
    return [
        line(),
        row(select(words("panel-kick"), Press("kick", lobby.id), kick)),
        row(select(words("panel-hand-over"), Press("host", lobby.id), hosts)) if hosts else None,
    ]
