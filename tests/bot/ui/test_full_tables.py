"""Every message of the fullest table, with the longest and strangest names, is one that Discord takes."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import discord
import pytest

from bot.art import emoji_names
from bot.sandbox.components import Checker
from bot.sandbox.problems import Problems
from bot.store import SqliteStore
from bot.tables.session import Session
from bot.text import LANGUAGES
from bot.ui.attached import attached_to
from bot.ui.board import board
from bot.ui.board_over import board_over
from bot.ui.faces import Emojis
from bot.ui.hand_panel import hand_panel
from bot.ui.result import result_message
from engine import GAMES
from tests.bot.tables.hall import Hall

NAMES = ("*" * 32, "W" * 32, "_|_" * 10 + "ab", "ÄÖÜ" * 10, "@everyone @here <@1234567890123>")
LOOKED_AT = 40
"""Moves after which the messages say nothing that they have not said."""


class Messages:
    """The messages of a table, each judged as the sandbox judges what is sent to it."""

    def __init__(self) -> None:
        self.emojis = Emojis()
        names = emoji_names()
        self.known = [1_400_000_000_000_000_000 + number for number in range(len(names))]
        for emoji_id, name in zip(self.known, names, strict=True):
            data = {"id": str(emoji_id), "name": name, "animated": False}
            self.emojis.put(discord.Emoji(guild=discord.Object(0), state=None, data=data))  # type: ignore[arg-type]  # as discord.py makes an application's

    def judge(self, view: discord.ui.LayoutView) -> None:
        """Raises what Discord would answer to a message that it does not take."""
        picture = attached_to(view)
        problems = Problems()
        checker = Checker(problems, self.known, [] if picture is None else [picture.name])
        checker.message(view.to_components(), v2=True)  # type: ignore[no-untyped-call]  # untyped in discord.py
        problems.settle()

    def look(self, session: Session, seat: int, language: str) -> None:
        """The board, and the panel of one seat."""
        self.judge(board(session, self.emojis, language))
        self.judge(hand_panel(session, seat, self.emojis, locale=language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(GAMES))
async def test_every_message_of_the_fullest_table_is_taken(tmp_path: Path, game: str, language: str) -> None:
    chance, messages = random.Random(f"{game} {language}"), Messages()
    path = tmp_path / "kuckuck.sqlite3"
    async with SqliteStore.open(path) as store:
        hall = Hall(path, store)
        session = await hall.fullest(game, chance)
        seats = len(session.seats)
        named = (replace(one, name=NAMES[one.seat % len(NAMES)], locale=language) for one in session.seats)
        session.row = replace(session.row, seats=tuple(named))
        for seat in range(seats):
            messages.look(session, seat, language)
        while not session.closed:
            ask = session.pending
            await hall.go_on(session, chance)
            if session.match.step < LOOKED_AT and not session.over:
                messages.look(session, chance.randrange(seats) if ask is None else ask.seat, language)
                messages.look(session, chance.randrange(seats), language)
        messages.judge(board_over(session, messages.emojis, language))
        messages.judge(await result_message(session, messages.emojis, language, store))
