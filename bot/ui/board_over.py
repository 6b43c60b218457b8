"""The board before the cards are dealt, after it has moved, and when the match is over."""

from __future__ import annotations

import discord

from bot.tables.lobby import Lobby
from bot.tables.ports import MatchRow, SeatRow, Status
from bot.tables.session import Session
from bot.text import Words, words_for
from bot.ui.faces import Emojis, seat_name
from bot.ui.family import family_of
from bot.ui.frames import AMBER, GREY, layout
from bot.ui.telling import Teller


def numbers_of(words: Words, seats: tuple[SeatRow, ...]) -> str:
    """Everybody's number, so that each finds his own before a card is dealt (RECORD.md, verifiable shuffle 2)."""
    lines = [
        words("board-number", name=seat_name(words, seats, seat.seat), number=seat.lucky or seat.joined_by)
        for seat in seats
        if seat.user_id is not None
    ]
    return "-# " + words("board-numbers", numbers=" · ".join(lines))


def lucky_numbers_of(words: Words, session: Session) -> str:
    """The numbers that were typed; the rest stands on the board before the deal and after the match."""
    lines = [
        words("board-number", name=seat_name(words, session.seats, seat.seat), number=seat.lucky)
        for seat in session.seats
        if seat.lucky is not None
    ]
    return "-# " + words("board-lucky-numbers", numbers=" · ".join(lines)) if lines else ""


def board_dealing(words: Words, lobby: Lobby, *, struck: bool = False) -> discord.ui.LayoutView:
    """The message that becomes the board, before a card is dealt."""
    heading = words("board-heading", game=words(f"game-{lobby.row.game}"), round=1)
    return layout(
        GREY if struck else AMBER,
        words("board-struck", heading=heading.lstrip("# ")) if struck else heading,
        None if struck else words("board-dealing"),
        numbers_of(words, lobby.seats),
        "-# " + words("lobby-commitment", commitment=lobby.row.commitment),
    )


def board_moved(words: Words, session: Session, link: str) -> discord.ui.LayoutView:
    """What is left where the board was before."""
    return layout(
        GREY,
        words("board-moved", link=link),
        numbers_of(words, session.seats),
        "-# " + words("lobby-commitment", commitment=session.row.commitment),
    )


def board_over(session: Session, emojis: Emojis, locale: str) -> discord.ui.LayoutView:
    """The board of a match that is over: how it stands, and why it ended if it was broken off."""
    words = words_for(locale)
    teller = Teller.of(session, words, emojis)
    family = family_of(session.match.game)
    broken_off = session.row.status is Status.BROKEN_OFF
    return layout(
        GREY,
        words("board-over-heading", game=words(f"game-{session.row.game}"), rounds=len(session.match.rounds)),
        words(f"ended-{session.row.ended}") if broken_off else words("board-over-won"),
        "\n".join(f"▫️ {teller.name(seat)}  {family.standing(session, seat, teller)}" for seat in session.match.seats),
        "-# " + words("board-secret", secret=session.row.secret, number=session.id),
    )


def board_updated(words: Words, row: MatchRow) -> discord.ui.LayoutView:
    """The board of a match that an update broke off: no seat is shown, for its record is of another revision."""
    return layout(
        GREY,
        words("ended-update"),
        words("result-no-points"),
        numbers_of(words, row.seats),
        "-# " + words("lobby-commitment", commitment=row.commitment),
        "-# " + words("board-secret", secret=row.secret, number=row.id),
    )
