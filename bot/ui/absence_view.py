"""What is shown about seats that are not held: reminders, votes, who was sent away, who is host, and leaving."""

from __future__ import annotations

import discord

from bot.tables.session import Session
from bot.text import Words
from bot.ui.frames import AMBER, GREY, Item, layout, row
from bot.ui.presses import Press, below, button
from bot.ui.telling import Teller


def absence_lines(session: Session, teller: Teller) -> str:
    """What everybody should know about the seats: votes, who gave up his seat in this round, and a new host."""
    words = teller.words
    lines = [words(news.key, name=teller.name(news.seat)) for news in session.news]
    for seat in session.votes.seats:
        count = session.count(seat)
        if count.votes:
            lines.append(words("vote-line", name=teller.name(seat), votes=count.votes, needed=count.needed))
    host = session.seat_of(session.host_id)
    if host is not None and host.user_id != session.row.host_id:
        lines.append(words("host-now", name=teller.name(host.seat), sign=teller.emojis("winner", "👑")))
    return "\n".join(lines)


def reminder_buttons(words: Words, session: Session, seat: int) -> discord.ui.View:
    """Under a reminder: the way to the cards, and for the others, where there are enough, a vote."""
    hand = button(words("board-my-hand"), Press("hand", session.id), discord.ButtonStyle.primary)
    vote = button(words("vote-button"), Press("vote", session.id, session.match.step, str(seat)))
    return below(hand, vote if session.may_be_voted_out(seat) else None)


def vote_on_panel(words: Words, session: Session, seat: int) -> Item | None:
    """On the own panel of who waits, where it is drawn anew after half of the asked player's time: the same vote."""
    late = session.kept_waiting_by
    if late is None or late == seat or not session.held(seat) or seat in session.votes.about(late):
        return None
    if not session.may_be_voted_out(late):
        return None
    return button(words("vote-button"), Press("vote", session.id, session.match.step, str(late)))


def leave_question(words: Words, session: Session) -> discord.ui.LayoutView:
    """Leaving is for good, so it is asked."""
    last = sum(1 for seat in session.seats if seat.user_id is not None and not seat.left) < 2
    yes = button(words("leave-yes"), Press("leave-now", session.id), discord.ButtonStyle.danger)
    return layout(AMBER, words("leave-question-last" if last else "leave-question"), row(yes))


def gave_up_panel(words: Words) -> discord.ui.LayoutView:
    """The panel of who has left or was sent away: no card any more."""
    return layout(GREY, words("panel-gave-up"))
