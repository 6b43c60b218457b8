"""The screen: boards and lobbies edited in place, panels pushed, reminders posted; never awaited by a table.

What is shown where, and in whose language; `public_messages` has when.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

import discord

from bot.tables.lobby import Lobby
from bot.tables.ports import MatchRow
from bot.tables.session import Session
from bot.text import language_of, words_for
from bot.ui.absence_view import reminder_buttons
from bot.ui.attached import files_of
from bot.ui.board import board
from bot.ui.board_over import board_over, board_updated
from bot.ui.family import family_of
from bot.ui.hand_panel import hand_panel
from bot.ui.hand_pictures import LONGEST, PATIENCE
from bot.ui.limits import Limiter, Urgency
from bot.ui.lobbies import Lobbies
from bot.ui.panels import LINE_BROKE, Panels, Sign
from bot.ui.public_messages import PublicMessages
from bot.ui.result import result_message
from bot.ui.threads import ARCHIVED, LOCKED, ThreadLocked, edit_message
from engine import Card

if TYPE_CHECKING:
    from bot.ui.client import Kuckuck

log = logging.getLogger(__name__)

NO_MESSAGE = 10008


def _passes_by_itself(session: Session) -> bool:
    """Whether a computer has moved and another is to move. Who stands beforehand is no computer: the pace of the board
    must not tell that he does."""
    ask, moves = session.pending, session.match.moves
    return ask is not None and bool(moves) and not session.held(ask.seat) and not session.held(moves[-1][0])


class DiscordScreen:
    """`bot.tables.ports.Screen` on Discord."""

    def __init__(self, client: Kuckuck) -> None:
        self._client = client
        self.limiter = Limiter(max(1, int(client.settings.own_requests_per_second)), 1.0)
        self.panels = Panels(self.limiter)
        self.requests = 0
        """Requests for public messages since the start; benches count them."""
        self._public = PublicMessages(client.wait_until_ready)
        self.lobbies = Lobbies(client, self, self._public)
        self._reminders: dict[tuple[int, int], int] = {}
        self._unpushed: dict[int, int] = {}
        """By table: the step that could not be offered on the panel of who is asked."""

    # Lobbies

    def lobby_changed(self, lobby: Lobby) -> None:
        self.lobbies.changed(lobby)

    def lobby_closed(self, lobby: Lobby, reason: str) -> None:
        self.lobbies.closed(lobby, reason)

    # Matches

    def board_changed(self, session: Session) -> None:
        if session.closed:
            return  # its end is owed, or was shown: no board may take its place
        self._public.owe(session.id, lambda: self._edit_board(session), passing=_passes_by_itself(session))

    async def _edit_board(self, session: Session) -> None:
        locale = await self._client.public_locale(session.row.guild_id)
        offer: int | None = None

        def draw() -> discord.ui.LayoutView | None:
            nonlocal offer
            if session.over and session.scene is None:
                return None
            self._public.drawn(session.id)
            if self._told_by_board(session):
                offer = session.match.step
                session.offering(offer, live=False)
            return board(session, self._client.card_emojis, locale, leaving=self._client.leaving)

        urgent = lambda: Urgency.ASKED if self._told_by_board(session) else Urgency.PUBLIC  # noqa: E731 - a name of its own says nothing more
        await self._client.boards.edit(session, draw, urgency=urgent)
        if offer is not None:
            session.offered(offer, discord.utils.utcnow(), live=False)

    def _told_by_board(self, session: Session) -> bool:
        """Whether who is asked learns it by the board: he has no live panel, or it could not be shown there."""
        if not session.unseen or session.pending is None:
            return False
        failed = self._unpushed.get(session.id) == session.match.step
        return failed or not self.panels.live(session.id, session.seats[session.pending.seat].user_id or 0)

    def hands_changed(self, session: Session, seats: Iterable[int]) -> None:
        for number in seats:
            if self.panels.live(session.id, session.seats[number].user_id or 0) and self._to_draw(session, number):
                self._public.spawn(self._draw_and_push(session, number))
            else:
                self._push_hand(session, number)

    def _to_draw(self, session: Session, number: int) -> tuple[Card, ...]:
        """The hand of this seat as one picture, where the game shows it so and it is not drawn yet."""
        cards = family_of(session.match.game).cards_to_draw(session.see(number))
        language = language_of(session.seats[number].locale)
        return () if not cards or self._client.card_emojis.hands.ready(cards, language) else cards

    async def _draw_and_push(self, session: Session, number: int) -> None:
        if not await self._draw(session, number):
            self._push_hand(session, number)
            await self._draw(session, number, LONGEST)
        self._push_hand(session, number)

    def answered(self, session: Session, number: int) -> None:
        """An answer never waits for a picture: it is drawn now, and shown to who must decide with this hand."""
        if self._to_draw(session, number):
            asked = session.pending is not None and session.pending.seat == number
            self._public.spawn(self._draw_and_push(session, number) if asked else self._draw(session, number))

    async def _draw(self, session: Session, number: int, patience: float = PATIENCE) -> bool:
        cards, language = self._to_draw(session, number), language_of(session.seats[number].locale)
        return await self._client.card_emojis.hands.draw(cards, language, patience)

    def _push_hand(self, session: Session, number: int) -> None:
        seat = session.seats[number]
        if seat.user_id is None:
            return
        asked = session.pending is not None and session.pending.seat == number
        self.panels.push(
            session.id,
            seat.user_id,
            lambda: self._hand(session, number),
            at_once=asked,
            sign=self._sign(session) if asked else None,
        )

    def _hand(self, session: Session, number: int) -> discord.ui.LayoutView:
        locale, missing = session.seats[number].locale, self._client.closed.missing(session)
        return hand_panel(session, number, self._client.card_emojis, locale=locale, missing=missing)

    def _sign(self, session: Session) -> Sign:
        """Who is asked now learns it by the push of his panel; where that fails, by the board."""
        step = session.match.step

        def failed() -> None:
            self._unpushed[session.id] = step
            self.board_changed(session)

        return Sign(
            sending=lambda: session.offering(step, live=True),
            confirmed=lambda at: session.offered(step, at, live=True),
            failed=failed,
            urgency=lambda: Urgency.ASKED if session.unseen and session.match.step == step else Urgency.PANEL,
        )

    def remind(self, session: Session, seat: int) -> None:
        self._public.spawn(self._post_reminder(session, seat, session.match.step))

    async def _post_reminder(self, session: Session, number: int, step: int) -> None:
        seat = session.seats[number]
        words = words_for(await self._client.public_locale(session.row.guild_id))

        def owes() -> bool:
            ask = session.pending
            return ask is not None and ask.seat == number and session.match.step == step and session.held(number)

        deadline = session.deadline
        if seat.user_id is None or deadline is None or not owes() or self._client.closed.missing(session):
            return
        text = words("reminder", player=f"<@{seat.user_id}>", until=int(deadline.timestamp()))
        user = discord.Object(seat.user_id)
        message = await self._send(
            session,
            owes,
            content=text,
            view=reminder_buttons(words, session, number),
            allowed_mentions=discord.AllowedMentions(users=[user]),
        )
        if message is None:
            return
        self._reminders[(session.id, number)] = message.id
        if not owes():
            self.moved(session, number)

    def moved(self, session: Session, seat: int) -> None:
        message_id = self._reminders.pop((session.id, seat), None)
        if message_id is not None:
            self._public.spawn(self._delete(session.row.channel_id, message_id))

    def updated(self, row: MatchRow) -> None:
        async def show() -> None:
            words = words_for(await self._client.public_locale(row.guild_id))
            await self.edit(row.channel_id, row.board_id, board_updated(words, row))

        self._public.owe(row.id, show)

    def ended(self, session: Session) -> None:
        self._unpushed.pop(session.id, None)
        for seat in session.seats:
            self._push_hand(session, seat.seat)
        self._public.owe(session.id, lambda: self._show_end(session))

    async def _show_end(self, session: Session) -> None:
        locale = await self._client.public_locale(session.row.guild_id)
        over = board_over(session, self._client.card_emojis, locale)
        await self._client.boards.edit(session, lambda: over, last=True)
        view = await result_message(session, self._client.card_emojis, locale, self._client.store)
        # Discord shows a nonce once: a start after a death just here does not post the result again.
        posted = await self._post(session, view=view, nonce=f"end-{session.id}", **files_of(view))
        if posted is None:
            # It is not tried again at the next start: the players have it on their panels.
            self._client.closed.unposted(session)
            self.hands_changed(session, range(len(session.seats)))
        await self._client.store.end_shown(session.id)

    # Requests

    async def edit(self, channel_id: int, message_id: int, view: discord.ui.LayoutView) -> bool:
        """Edit a public message by the bot's own route. Say whether it is still there, as far as is known."""
        await self.limiter.take()
        try:
            await edit_message(self._client, channel_id, message_id, view)
        except discord.DiscordServerError:
            raise
        except discord.HTTPException as failed:
            log.info("a message in channel %s was not edited (%s, code %s)", channel_id, failed.status, failed.code)
            return failed.code != NO_MESSAGE
        except ThreadLocked:
            log.info("a message in thread %s was not edited: it is locked", channel_id)
        return True

    async def _send(self, session: Session, wanted: Callable[[], bool], **content: Any) -> discord.Message | None:
        """Post something that nobody misses when Discord has a trouble of its own, or when it came too late."""
        try:
            return await self._post(session, wanted, **content)
        except (discord.HTTPException, *LINE_BROKE) as failed:
            log.info("a message was not sent to channel %s (%s)", session.row.channel_id, type(failed).__name__)
            return None

    async def _post(
        self, session: Session, wanted: Callable[[], bool] = lambda: True, **content: Any
    ) -> discord.Message | None:
        """Post a message; None where the bot may not, or where it is not `wanted` any more when its turn comes.

        Raises what another time may not be raised.
        """
        content.setdefault("allowed_mentions", discord.AllowedMentions.none())
        channel_id = session.row.channel_id
        await self.limiter.take()
        if not wanted():
            self.limiter.give_back()
            return None
        try:
            self.requests += 1
            message = await self._client.get_partial_messageable(channel_id).send(**content)
        except discord.HTTPException as failed:
            if failed.status not in (403, 404) and failed.code not in (ARCHIVED, LOCKED):
                raise
            log.info("a message was not sent to channel %s (%s, code %s)", channel_id, failed.status, failed.code)
            self._client.closed.refused(session, failed.code)
            return None
        self._client.closed.written(session, posted=True)
        return message

    async def _delete(self, channel_id: int, message_id: int) -> None:
        await self.limiter.take()
        try:
            self.requests += 1
            await self._client.get_partial_messageable(channel_id).get_partial_message(message_id).delete()
        except (discord.HTTPException, *LINE_BROKE) as failed:
            log.info("a message in channel %s was not deleted (%s)", channel_id, type(failed).__name__)

    async def close(self) -> None:
        """Stop everything that is still owed."""
        await self.panels.close()
        await self._public.close()
