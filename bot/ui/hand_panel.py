"""The hand panel: what one player alone sees, and the buttons with which he acts (DESIGN: hidden cards).

Rendered from `session.see(seat)` and nothing else, always afresh, so that a stale panel heals with any click.
"""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.tables.ports import Status
from bot.tables.session import Session
from bot.text import Words, words_for
from bot.ui import permissions
from bot.ui.absence_view import gave_up_panel, vote_on_panel
from bot.ui.faces import Emojis
from bot.ui.family import family_of
from bot.ui.frames import AMBER, GREEN, GREY, Item, beside, layout, row
from bot.ui.presses import Press, button
from bot.ui.result import result_in_short
from bot.ui.telling import Teller
from bot.ui.threads import MODERATE
from engine import View

SUCCESS = discord.ButtonStyle.success


def hand_panel(
    session: Session, seat: int, emojis: Emojis, *, locale: str, note: str = "", missing: Sequence[str] = ()
) -> discord.ui.LayoutView:
    """The panel of a seat as it must look now. `note` is one line about the click it answers, `missing` are the
    permissions without which the board cannot be written any more."""
    words = words_for(locale)
    mine = session.seats[seat]
    if mine.left and not session.over:
        return gave_up_panel(words)
    view = session.see(seat)
    teller = Teller.of(session, words, emojis)
    small = f"-# {note}" if note else None
    if session.over and (session.scene is None or mine.left):
        if missing:
            return layout(GREY, _closed(words, "panel-over", missing), result_in_short(session, teller), small)
        return layout(GREY, _over(session, words), small)
    closed = _closed(words, "panel", missing) if missing else None
    family = family_of(session.match.game)
    scene = session.scene
    if scene is not None:
        if not scene.shown:
            return layout(GREEN, words(family.drum), closed, small)
        colour, text = family.after_round(session, scene, seat, teller)
        return layout(colour, text, closed, small)
    own = family.own_hand(session, seat, teller, view)
    if own is None:
        # Without the number of the round: who is out is not told of every round anew.
        return layout(GREY, words("panel-out"), closed, row(vote_on_panel(words, session, seat)), small)
    ask = session.pending
    on_turn = ask is not None and ask.seat == seat
    return layout(
        AMBER if on_turn else GREEN,
        beside(own.picture, own.alt, "\n".join(part for part in own.lines if part)),
        own.gallery,
        closed,
        _turn_line(session, seat, teller, view),
        *(family.act_rows(session, teller, view, ask) if ask is not None and on_turn and not mine.away else []),
        row(_back_button(words, session) if mine.away else _waiting_button(words, session, view, seat, own.later)),
        row(vote_on_panel(words, session, seat)),
        small,
    )


def _closed(words: Words, where: str, missing: Sequence[str]) -> str:
    """That the channel is closed to the bot, and who can open it again."""
    if MODERATE in missing:
        return words(f"{where}-locked")
    return words(f"{where}-closed", names=permissions.in_words(words, list(missing)))


def _over(session: Session, words: Words) -> str:
    """That the match is over, and why where it was broken off."""
    if session.row.status is not Status.BROKEN_OFF:
        return words("panel-over")
    if session.row.ended == "gone":
        return words("panel-over-gone")
    return "\n".join([words("panel-over"), words(f"ended-{session.row.ended}").lstrip("# ")])


def _turn_line(session: Session, seat: int, teller: Teller, view: View) -> str:
    words = teller.words
    ask = session.pending
    if session.seats[seat].away:
        return words("panel-away")
    if ask is None:
        return ""
    if ask.seat == seat:
        if session.deadline is None:
            return words("panel-your-turn-clock", seconds=int(session.seconds_to_act))
        return words("panel-your-turn", until=int(session.deadline.timestamp()))
    return family_of(session.match.game).waiting_line(session, seat, teller, view)


def _waiting_button(words: Words, session: Session, view: View, seat: int, key: str) -> Item | None:
    """ "Stand, if nobody swaps with me": may be pressed, and taken back, before one's turn."""
    before = family_of(session.match.game).turns_before(view, seat)
    if not key or not before or session.pending is None:
        return None
    chosen = seat in session.waiting_stand
    return button(
        words(f"move-{key}-later-chosen" if chosen else f"move-{key}-later"),
        Press("later", session.id, session.match.step, "no" if chosen else "yes"),
        SUCCESS if chosen else discord.ButtonStyle.secondary,
    )


def _back_button(words: Words, session: Session) -> Item:
    return button(words("move-back"), Press("back", session.id, session.match.step), SUCCESS)
