"""The result of a match: a message of its own with the podium, each player's match in one line, and the rematch."""

from __future__ import annotations

import discord

from bot.tables.ports import Status, Store
from bot.tables.session import Session
from bot.text import Words, words_for
from bot.ui.faces import Emojis
from bot.ui.family import family_of
from bot.ui.frames import GOLD, GREY, layout, line, row
from bot.ui.presses import Press, button
from bot.ui.telling import Teller

MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


async def result_message(session: Session, emojis: Emojis, locale: str, store: Store) -> discord.ui.LayoutView:
    """Who won, how everybody fared, and what it did to the server's leaderboard."""
    words = words_for(locale)
    teller = Teller.of(session, words, emojis)
    again = row(
        button(words("result-again"), Press("again", session.id), discord.ButtonStyle.success),
        button(words("result-verify"), Press("verify", session.id)),
    )
    outcome = session.outcome
    if session.row.status is not Status.FINISHED or outcome is None:
        counts = "result-no-points" if not await store.results(session.id) else "result-host-left"
        return layout(GREY, words(f"ended-{session.row.ended}"), words(counts), again)
    heading = await _heading(session, words, teller, store)
    lines = [_seat_line(session, teller, seat) for place in outcome.places for seat in place]
    return layout(
        GOLD,
        heading,
        "\n".join(lines),
        *await family_of(session.match.game).result_parts(session, teller),
        line(),
        await _leaderboard_lines(session, words, teller, store),
        again,
    )


def result_in_short(session: Session, teller: Teller) -> str:
    """Who won and how everybody fared, for who cannot read the message: what is known without the leaderboard."""
    words = teller.words
    outcome = session.outcome
    if session.row.status is not Status.FINISHED or outcome is None:
        return words(f"ended-{session.row.ended}")
    lines = [_seat_line(session, teller, seat) for place in outcome.places for seat in place]
    return "\n".join([_winners(session, words, teller), *lines])


def _winners(session: Session, words: Words, teller: Teller) -> str:
    outcome = session.outcome
    assert outcome is not None
    if not outcome.winners:
        return words("result-void")
    sign = teller.emojis("winner", "👑")
    return words("result-winner", names=teller.names(outcome.winners), count=len(outcome.winners), sign=sign)


async def _heading(session: Session, words: Words, teller: Teller, store: Store) -> str:
    """Who won; where he was not there at the end, who counts as first in his place is named beside him."""
    outcome = session.outcome
    assert outcome is not None
    heading = _winners(session, words, teller)
    if not outcome.winners:
        return heading
    first = [result.seat for result in await store.results(session.id) if result.won]
    if first and not set(first) & set(outcome.winners):
        heading += "\n" + words("result-first-instead", names=teller.names(first), count=len(first))
    return heading


def _seat_line(session: Session, teller: Teller, seat: int) -> str:
    """One player's match in one line."""
    words = teller.words
    outcome = session.outcome
    assert outcome is not None
    place = outcome.place_of(session.match.seats[seat])
    medal = MEDALS.get(place) if outcome.winners else None  # where nobody has won, the first place is none
    sign = medal or words("result-place", place=place)
    text = family_of(session.match.game).result_line(session, seat, teller)
    if session.seats[seat].left or session.seats[seat].away:
        text += " " + words("result-not-held")
    return f"{sign} {text}"


async def _leaderboard_lines(session: Session, words: Words, teller: Teller, store: Store) -> str:
    """Where the winners of a rated match stand now on this server, and how far they climbed."""
    humans = [seat for seat in session.seats if seat.user_id is not None]
    if len(humans) < 2:
        return "-# " + words("result-practice")
    results = {result.user_id: result for result in await store.results(session.id)}
    lines = []
    for leader in await store.leaderboard(session.row.guild_id, session.row.game):
        result = results.get(leader.user_id)
        if result is not None and result.won:
            before = await _place_before(session, store, leader.user_id)
            key = "result-climbed" if before is None or leader.place < before else "result-stands"
            lines.append(words(key, name=teller.name(result.seat), place=leader.place, wins=leader.wins))
    return "\n".join(lines)


async def _place_before(session: Session, store: Store, user_id: int) -> int | None:
    """His place before this match; None: he was not on the board."""
    mine = {result.user_id: result for result in await store.results(session.id)}
    rows = []
    for leader in await store.leaderboard(session.row.guild_id, session.row.game):
        result = mine.get(leader.user_id)
        wins = leader.wins - (1 if result is not None and result.won else 0)
        matches = leader.matches - (1 if result is not None else 0)
        if matches:
            rows.append((leader.user_id, (-wins, -wins / matches)))
    own = next((key for user, key in rows if user == user_id), None)
    return None if own is None else 1 + sum(1 for _, key in rows if key < own)
