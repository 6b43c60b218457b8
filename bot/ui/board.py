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
EVENTS_SHOWN = 3
MOST_TEXT = 4000
"""Characters that Discord allows in all texts of one message."""
LESS = ((ROUNDS_SHOWN, EVENTS_SHOWN), (1, EVENTS_SHOWN), (0, EVENTS_SHOWN), (0, 2), (0, 1), (0, 0))
"""Rounds and events to be shown: the first that fit. Only at large tables of long names something must go."""


def board(session: Session, emojis: Emojis, locale: str, *, leaving: bool = False) -> discord.ui.LayoutView:
    """The board as it must look now. `leaving`: the bot will be away for a while."""
    teller = Teller.of(session, words_for(locale), emojis)
    for rounds, events in LESS:
        view = _board(session, teller, rounds, events, teller.words("leaving") if leaving else None)
        if view.content_length() <= MOST_TEXT:
            break
    return view


def _board(session: Session, teller: Teller, rounds: int, events: int, notice: str | None) -> discord.ui.LayoutView:
    words = teller.words
    scene = session.scene
    number = session.match.see(None).table.signs["round"] if scene is None else scene.entry + 1
    heading = words("board-heading", game=words(f"game-{session.row.game}"), round=number)
    hand_button = button(words("board-my-hand"), Press("hand", session.id), discord.ButtonStyle.primary)
    rules_button = button(words("board-rules"), Press("rules", session.id))
    family = family_of(session.match.game)
    pad_button = family.board_button(session, words)
    if scene is not None:
        last = session.match.outcome is not None and scene.entry + 1 == len(session.match.rounds)
        onward = words("board-to-result" if last else "board-go-on")
        go_on = button(onward, Press("go-on", session.id), discord.ButtonStyle.success)
        return layout(
            AMBER,
            heading,
            notice,
            family.scene_text(session, scene, teller),
            absence_lines(session, teller),
            line(),
            _past_rounds(session, teller, scene.entry, rounds),
            # Three buttons make two rows on a phone; for a few seconds going on matters more than the rules.
            row(hand_button, go_on if scene.shown else rules_button, pad_button),
        )
    return layout(
        GREEN,
        "\n".join([heading, rules_line(words, session.match.rules, session.match.game)]).strip(),
        notice,
        "\n".join(_seat_line(session, seat, teller) for seat in _around_the_table(session)),
        _turn_line(session, teller),
        "\n".join(family.happenings(session, teller, events)),
        absence_lines(session, teller),
        line(),
        _past_rounds(session, teller, len(session.match.rounds), rounds),
        "\n".join(family.table_lines(session, teller)),
        row(hand_button, pad_button, rules_button),
        lucky_numbers_of(words, session),
    )


def _around_the_table(session: Session) -> list[int]:
    """All seats in the direction of play, so that a turn always moves down the list."""
    first, *others = session.match.seats
    anticlockwise = session.see(None).table.signs.get("direction") == "anticlockwise"
    return [first, *(others[::-1] if anticlockwise else others)]


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


def _past_rounds(session: Session, teller: Teller, upto: int, most: int) -> str:
    family = family_of(session.match.game)
    past = range(max(0, upto - most), upto)
    return "\n".join("-# " + family.round_line(session, teller, entry) for entry in past)
