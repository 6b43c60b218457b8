"""The board: the one public message of a running match, edited in place.

It shows what everybody may know and nothing else: it is rendered from the onlooker's view and the public events.
"""

from __future__ import annotations

import discord

from bot.tables.session import Session
from bot.text import words_for
from bot.ui.absence_view import absence_lines
from bot.ui.board_over import lucky_numbers_of
from bot.ui.faces import Emojis
from bot.ui.family import family_of
from bot.ui.frames import AMBER, GREEN, layout, line, row
from bot.ui.presses import Press, button
from bot.ui.rules_in_words import rules_line
from bot.ui.telling import Teller

ROUNDS_SHOWN = 3
"""So many finished rounds stay on the board in words."""


def board(session: Session, emojis: Emojis, locale: str) -> discord.ui.LayoutView:
    """The board as it must look now."""
    words = words_for(locale)
    teller = Teller(words, emojis, session.seats, str(getattr(session.match.rules, "block_word", "none")))
    scene = session.scene
    number = session.match.see(None).table.signs["round"] if scene is None else scene.entry + 1
    heading = words("board-heading", game=words(f"game-{session.row.game}"), round=number)
    hand_button = button(words("board-my-hand"), Press("hand", session.id), discord.ButtonStyle.primary)
    rules_button = button(words("board-rules"), Press("rules", session.id))
    family = family_of(session.match.game)
    pad_button = family.board_button(session, words)
    if scene is not None:
        go_on = button(words("board-go-on"), Press("go-on", session.id), discord.ButtonStyle.success)
        return layout(
            AMBER,
            heading,
            family.scene_text(session, scene, teller),
            absence_lines(session, teller),
            line(),
            _past_rounds(session, teller, scene.entry),
            row(hand_button, go_on if scene.shown else None, pad_button, rules_button),
        )
    return layout(
        GREEN,
        "\n".join([heading, rules_line(words, session.match.rules, session.match.game)]).strip(),
        "\n".join(_seat_line(session, seat, teller) for seat in session.match.seats),
        _turn_line(session, teller),
        "\n".join(family.happenings(session, teller)),
        absence_lines(session, teller),
        line(),
        _past_rounds(session, teller, len(session.match.rounds)),
        "\n".join(family.table_lines(session, teller)),
        row(hand_button, pad_button, rules_button),
        lucky_numbers_of(words, session),
    )


def _seat_line(session: Session, seat: int, teller: Teller) -> str:
    words = teller.words
    name = teller.name(seat)
    marks = family_of(session.match.game).seat_marks(session, seat, teller)
    if marks is None:
        return words("board-seat-out", name=name)
    row = session.seats[seat]
    if seat == session.see(None).table.signs["dealer"]:
        marks.append(words("board-dealer", sign=teller.emojis("dealer", "🃏")))
    if row.left:
        marks.append(words("board-left"))
    elif row.away:
        marks.append(words("board-away"))
    turn = session.pending is not None and session.pending.seat == seat
    return f"{'👉' if turn else '▫️'} {name}  {'  '.join(marks)}"


def _turn_line(session: Session, teller: Teller) -> str:
    ask = session.pending
    if ask is None:
        return ""
    deadline = session.deadline
    if deadline is None or session.timed:
        return teller.words("board-turn", name=teller.name(ask.seat))
    return teller.words("board-turn-until", name=teller.name(ask.seat), until=int(deadline.timestamp()))


def _past_rounds(session: Session, teller: Teller, upto: int) -> str:
    family = family_of(session.match.game)
    past = range(max(0, upto - ROUNDS_SHOWN), upto)
    return "\n".join("-# " + family.round_line(session, teller, entry) for entry in past)
