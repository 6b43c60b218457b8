"""`/replay`: a match that is over, told round by round with all its cards, to the clicker alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.tables.session import Session
from bot.text import Words, words_for
from bot.ui.answer import Interaction, show
from bot.ui.faces import Emojis
from bot.ui.family import family_of
from bot.ui.frames import GOLD, GREEN, layout, line, row
from bot.ui.past.ended import ended_match, last_match, replayed
from bot.ui.presses import Press, PressedSelect, button, number_in, select
from bot.ui.result import result_in_short
from bot.ui.rules_in_words import rules_line
from bot.ui.telling import Teller

if TYPE_CHECKING:
    from bot.ui.client import Kuckuck

MOST_TEXT = 3400
"""Characters of a round that leave room for what stands around it; of a longer one the middle is left out."""
MOST_CHOICES = 25
"""Options that Discord allows in one menu."""


async def replay(client: Kuckuck, interaction: Interaction, number: int | None) -> None:
    """How a match went; without a number, the last one of this server."""
    await show_match(client, interaction, await last_match(client, interaction) if number is None else number)


async def turned(client: Kuckuck, interaction: Interaction, press: Press, values: list[str]) -> None:
    """Another round of the same match; 0 is its result."""
    chosen = number_in(values[0] if values else "")
    await show_match(client, interaction, press.table, press.step if chosen is None else chosen)


async def show_match(client: Kuckuck, interaction: Interaction, number: int, page: int = 0) -> None:
    """The result of a match, or one of its rounds, counted from 1. Raises Refused where there is none to show."""
    session = await replayed(client, await ended_match(client, interaction, number))
    locale = await client.locale_of(interaction)
    page = max(0, min(page, len(session.match.rounds)))
    view = (
        round_page(session, client.card_emojis, locale, page)
        if page
        else result_page(session, client.card_emojis, locale)
    )
    await show(interaction, view)


def result_page(session: Session, emojis: Emojis, locale: str) -> discord.ui.LayoutView:
    """How the match ended, by which rules it was played, and the way to its rounds."""
    words = words_for(locale)
    teller = Teller.of(session, words, emojis)
    rounds, finished = len(session.match.rounds), session.row.finished
    heading = words("replay-heading", game=words(f"game-{session.row.game}"), number=session.id)
    when = words("replay-facts", at=int(finished.timestamp()) if finished else 0, rounds=rounds)
    first = button(words("replay-begin"), Press("replay", session.id, 1, "on"), discord.ButtonStyle.primary)
    return layout(
        GOLD,
        "\n".join([heading, when, rules_line(words, session.match.rules, session.match.game)]).strip(),
        result_in_short(session, teller),
        line(),
        row(
            first if rounds else None,
            button(words("result-verify"), Press("verify", session.id)),
            button(words("replay-others"), Press("history")),
        ),
    )


def round_page(session: Session, emojis: Emojis, locale: str, page: int) -> discord.ui.LayoutView:
    """One round from the deal to its end."""
    words = words_for(locale)
    teller = Teller.of(session, words, emojis)
    rounds = len(session.match.rounds)
    heading = words(
        "replay-round", game=words(f"game-{session.row.game}"), number=session.id, round=page, rounds=rounds
    )
    told = family_of(session.match.game).retold(session, teller, page - 1)
    back = Press("replay", session.id, page - 1, "back")
    on = Press("replay", session.id, page + 1, "on")
    return layout(
        GREEN,
        heading,
        "\n".join(shortened(told)),
        row(
            button(words("replay-back"), back, disabled=page == 1),
            button(words("replay-on"), on, discord.ButtonStyle.primary, disabled=page == rounds),
            button(words("replay-result"), Press("replay", session.id, 0, "result")),
        ),
        row(_menu(words, session.id, page, rounds)),
    )


def _menu(words: Words, number: int, page: int, rounds: int) -> PressedSelect | None:
    """The rounds to choose from; of a short match the buttons are enough, of a very long one they must do."""
    if not 2 < rounds <= MOST_CHOICES:
        return None
    choices = [
        discord.SelectOption(label=words("replay-choice", round=one), value=str(one), default=one == page)
        for one in range(1, rounds + 1)
    ]
    return select(words("replay-go-to"), Press("replay", number, page, "to"), choices)


def shortened(lines: list[str], most: int = MOST_TEXT) -> list[str]:
    """The lines, without so many after the first that they fit into one message; the end of a round always stands."""
    kept = list(lines)
    while len(kept) > 2 and sum(len(one) + 1 for one in kept) > most:
        del kept[1]
    return kept if len(kept) == len(lines) else [kept[0], "…", *kept[1:]]
