"""What the buttons of a running match do. Each shows the present state, also to a click that came too late."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

import discord

from bot.tables.refused import Refused, Stale
from bot.tables.session import Session
from bot.text import words_for
from bot.ui.answer import Interaction, notice, on_own_panel, show
from bot.ui.frames import GREY, layout
from bot.ui.hand_panel import hand_panel
from bot.ui.modals import cut_modal
from bot.ui.presses import Press, number_in
from bot.ui.rules_page import rules_page
from bot.ui.tricks.score_pad import score_pad
from engine import why_not

if TYPE_CHECKING:
    from bot.ui.client import Kuckuck


def session_of(client: Kuckuck, press: Press) -> Session:
    """The match of a press. Raises Stale when it is not in memory any more."""
    session = client.tables.sessions.get(press.table)
    if session is None:
        raise Stale
    return session


async def show_hand(client: Kuckuck, interaction: Interaction, session: Session, note: str = "") -> None:
    """Show a player his hand as it is now, and remember the panel. Raises Refused when he has no seat."""
    row = session.seat_of(interaction.user.id)
    if row is None:
        raise Refused("refused-not-at-this-table")
    locale = await client.locale_of(interaction)
    step, ask = session.match.step, session.pending
    client.screen.panels.answering(session.id, interaction.user.id)
    missing = client.closed.missing(session)
    view = hand_panel(session, row.seat, client.card_emojis, locale=locale, note=note, missing=missing)
    shown = await show(interaction, view)
    if shown is not None:
        client.screen.panels.keep(session.id, interaction, shown, view)
    if ask is not None and ask.seat == row.seat:
        session.offered(step, discord.utils.utcnow(), live=True)
    client.screen.answered(session, row.seat)


def _notice_channel(client: Kuckuck, interaction: Interaction, session: Session) -> None:
    channel = interaction.channel
    client.boards.notice(session, getattr(channel, "last_message_id", None))


async def hand(client: Kuckuck, interaction: Interaction, press: Press, _: list[str]) -> None:
    session = client.tables.sessions.get(press.table)
    if session is None:
        lobby = client.tables.lobbies.get(press.table)
        if lobby is None:
            raise Refused("refused-match-over")
        raise Refused("refused-starting")
    _notice_channel(client, interaction, session)
    await show_hand(client, interaction, session)


async def _after(client: Kuckuck, interaction: Interaction, session: Session, work: object) -> None:
    """Do it; a click on a state that has passed is answered with the state that is."""
    words = words_for(await client.locale_of(interaction))
    note = ""
    try:
        await work  # type: ignore[misc]  # a coroutine of the session
    except Stale:
        note = words("panel-moved-on")
    _notice_channel(client, interaction, session)
    if session.seat_of(interaction.user.id) is None:
        await show(interaction, layout(GREY, words("refused-not-at-this-table")))
        return
    await show_hand(client, interaction, session, note)


async def act(client: Kuckuck, interaction: Interaction, press: Press, _: list[str]) -> None:
    session = client.tables.sessions.get(press.table)
    if session is None:
        await _gone(client, interaction)
        return
    row = session.seat_of(interaction.user.id)
    if row is None:
        raise Refused("refused-not-at-this-table")
    at = discord.utils.snowflake_time(interaction.id)
    move = session.act(interaction.user.id, row.seat, press.step, press.arg, at=at)
    await _after(client, interaction, session, move)


async def why(client: Kuckuck, interaction: Interaction, press: Press, _: list[str]) -> None:
    """A card or bid that may not be chosen was pressed: tell why."""
    session = session_of(client, press)
    row = session.seat_of(interaction.user.id)
    if row is None:
        raise Refused("refused-not-at-this-table")
    words = words_for(await client.locale_of(interaction))
    if press.step != session.match.step or session.pending is None:
        await show_hand(client, interaction, session, words("panel-moved-on"))
        return
    reason = why_not(session.see(row.seat), press.arg)
    await show_hand(client, interaction, session, "" if reason is None else f"🚫 {words(f'why-not-{reason}')}")


async def pad(client: Kuckuck, interaction: Interaction, press: Press, _: list[str]) -> None:
    """The score pad, for everybody; the board opens its last page."""
    session = client.tables.sessions.get(press.table)
    if session is None or session.match.game.figure != "scores":
        raise Refused("refused-match-over")
    words = words_for(await client.locale_of(interaction))
    await show(interaction, score_pad(session, words, number_in(press.arg)))


async def cut(client: Kuckuck, interaction: Interaction, press: Press, _: list[str]) -> None:
    """Cut anywhere: the place carries no information, so chance may choose it."""
    session = session_of(client, press)
    ask = session.pending
    cuts = [key for key in ask.options if key.startswith("cut:")] if ask is not None else []
    key = secrets.choice(cuts) if cuts else ""
    await act(client, interaction, Press("act", press.table, press.step, key), [])


async def cut_at(client: Kuckuck, interaction: Interaction, press: Press, _: list[str]) -> None:
    words = words_for(await client.locale_of(interaction))
    cuts = number_in(press.arg)
    if cuts is None:
        raise Stale
    modal = cut_modal(words, Press("cut-typed", press.table, press.step), cuts)
    await interaction.response.send_modal(modal)


async def cut_typed(client: Kuckuck, interaction: Interaction, press: Press, values: list[str]) -> None:
    session = session_of(client, press)
    typed = (values[0] if values else "").strip()
    ask = session.pending
    cuts = sum(1 for key in ask.options if key.startswith("cut:")) if ask is not None else 0
    if not 1 <= (number_in(typed) or 0) <= cuts and cuts and press.step == session.match.step:
        raise Refused("refused-number", least=1, most=cuts)
    await act(client, interaction, Press("act", press.table, press.step, f"cut:{typed}"), [])


async def later(client: Kuckuck, interaction: Interaction, press: Press, _: list[str]) -> None:
    session = session_of(client, press)
    row = session.seat_of(interaction.user.id)
    if row is None:
        raise Refused("refused-not-at-this-table")
    work = session.stand_if_left_alone(interaction.user.id, row.seat, press.arg == "yes")
    await _after(client, interaction, session, work)


async def back(client: Kuckuck, interaction: Interaction, press: Press, _: list[str]) -> None:
    session = session_of(client, press)
    await _after(client, interaction, session, session.come_back(interaction.user.id))


async def go_on(client: Kuckuck, interaction: Interaction, press: Press, _: list[str]) -> None:
    session = session_of(client, press)
    try:
        await session.skip_scene(interaction.user.id)
    except Stale:
        if session.seat_of(interaction.user.id) is None:
            raise Refused("refused-not-at-this-table") from None
    await interaction.response.defer()


async def rules(client: Kuckuck, interaction: Interaction, press: Press, _: list[str]) -> None:
    session = session_of(client, press)
    words = words_for(await client.locale_of(interaction))
    view = rules_page(words, session.match.game, client.card_emojis, session.match.rules)
    await interaction.response.send_message(view=view, ephemeral=True)


async def _gone(client: Kuckuck, interaction: Interaction) -> None:
    """A panel of a match that this process does not hold any more."""
    words = words_for(await client.locale_of(interaction))
    if on_own_panel(interaction):
        await show(interaction, layout(GREY, words("panel-over")))
    else:
        await notice(interaction, words("refused-match-over"))
