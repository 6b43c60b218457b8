"""What the buttons of a vote and of leaving do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables.refused import Refused, Stale
from bot.tables.votes import Count
from bot.text import Words, words_for
from bot.ui.answer import Interaction, notice, on_own_panel, show
from bot.ui.frames import GREEN, layout
from bot.ui.match_actions import session_of, show_hand
from bot.ui.presses import Press, number_in

if TYPE_CHECKING:
    from bot.ui.client import Kuckuck


def vote_in_words(words: Words, count: Count) -> str:
    """How the vote stands, told to who has just voted."""
    if count.carried:
        return words("vote-carried")
    return words("vote-counted", votes=count.votes, needed=count.needed)


async def vote(client: Kuckuck, interaction: Interaction, press: Press, _: list[str]) -> None:
    session = session_of(client, press)
    seat = number_in(press.arg)
    if seat is None:
        raise Stale
    count = await session.vote(interaction.user.id, seat, None, press.step)
    told = vote_in_words(words_for(await client.locale_of(interaction)), count)
    if on_own_panel(interaction) and session.seat_of(interaction.user.id) is not None:
        await show_hand(client, interaction, session, told)
    else:
        await notice(interaction, told)


async def leave_now(client: Kuckuck, interaction: Interaction, press: Press, _: list[str]) -> None:
    session = session_of(client, press)
    if session.over:
        raise Refused("refused-match-over")
    await session.leave(interaction.user.id)
    await show(interaction, layout(GREEN, words_for(await client.locale_of(interaction))("table-left")))
