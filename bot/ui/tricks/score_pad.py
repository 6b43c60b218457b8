"""The score pad: the points of every round in columns that fit a phone."""

from __future__ import annotations

import discord

from bot.tables.session import Session
from bot.text import Words
from bot.ui.faces import seat_name
from bot.ui.frames import GREEN, layout, row
from bot.ui.presses import Press, button
from bot.ui.tricks import score_sheet
from bot.ui.tricks.score_sheet import plain
from engine import Match

ROUNDS = 15
"""Rounds a page."""
WIDE = 4
"""Signs a column: three digits, or a minus and two."""
FIRST = 3


def score_pad(session: Session, words: Words, page: int | None = None) -> discord.ui.LayoutView:
    """One page of the pad, the last one where none is named; only finished rounds whose end was shown stand on it."""
    match = session.match
    over = len(match.rounds) if session.scene is None else session.scene.entry + int(session.scene.shown)
    players = " · ".join(f"**{seat + 1}**\u00a0{seat_name(words, session.seats, seat)}" for seat in match.seats)
    if not over:
        return layout(GREEN, words("tricks-pad-heading"), players, words("tricks-pad-empty"))
    pages = -(-over // ROUNDS)
    page = pages - 1 if page is None else min(max(page, 0), pages - 1)
    first, last = page * ROUNDS, min(over, (page + 1) * ROUNDS)
    where = words("tricks-pad-page", first=first + 1, last=last, all=over) if pages > 1 else words("tricks-pad-about")
    before = button(words("tricks-pad-earlier"), Press("pad", session.id, 0, str(page - 1)), emoji="◀️")
    after = button(words("tricks-pad-later"), Press("pad", session.id, 0, str(page + 1)), emoji="▶️")
    return layout(
        GREEN,
        words("tricks-pad-heading"),
        players,
        _columns(match, first, last),
        "-# " + where,
        row(before if page else None, after if page < pages - 1 else None),
    )


def _columns(match: Match, first: int, last: int) -> str:
    """Rounds downwards, seats across, the totals below."""
    heads = "".join(str(seat + 1).rjust(WIDE) for seat in match.seats)
    rule = "─" * (FIRST + WIDE * len(match.seats))
    lines = [" " * FIRST + heads, rule]
    for entry in range(first, last):
        points = ("·" if one is None else plain(one) for one in score_sheet.changes(match, entry))
        lines.append(str(entry + 1).rjust(FIRST) + "".join(one.rjust(WIDE) for one in points))
    sums = "".join(plain(one).rjust(WIDE) for one in score_sheet.totals(match, last - 1))
    return "```\n" + "\n".join([*lines, rule, "Σ".rjust(FIRST) + sums]) + "\n```"
