"""What the screens ask of a family of games, and which family a game belongs to.

Board, hand panel and result are the same for all games; what differs (lives or points, one card or many, a reveal or a
trick) stands in one package a family.
"""

from __future__ import annotations

from typing import Protocol

import discord

from bot.tables.scenes import Scene
from bot.tables.session import Session
from bot.text import Words
from bot.ui.attached import Attached
from bot.ui.exchange.family import ExchangeFamily
from bot.ui.frames import Item
from bot.ui.own_hand import OwnHand
from bot.ui.telling import Teller
from bot.ui.tricks.family import TricksFamily
from engine import GAMES, Ask, Card, Game, View


class Family(Protocol):
    """How one kind of game is shown. Everything is rendered from public facts or from one seat's own view."""

    drum: str
    """The key of what a player's panel says before the end of a round is shown."""

    def seat_marks(self, session: Session, seat: int, teller: Teller) -> list[str] | None:
        """What stands behind a name on the board; None: this seat is out."""

    def happenings(self, session: Session, teller: Teller, most: int) -> list[str]:
        """What happens in this round: the last events (no more than `most`), or the trick as it grows."""

    def table_lines(self, session: Session, teller: Teller) -> list[str]:
        """What else lies on the table for all to see, below the rounds before: a pot."""

    def board_button(self, session: Session, words: Words) -> Item | None:
        """What else can be pressed on the board by everybody."""

    def scene_text(self, session: Session, scene: Scene, teller: Teller) -> str:
        """The end of a round on the board, in its present phase."""

    def after_round(self, session: Session, scene: Scene, seat: int, teller: Teller) -> tuple[discord.Colour, str]:
        """The same for one player alone, once the cards lie open."""

    def round_line(self, session: Session, teller: Teller, entry: int) -> str:
        """A finished round in one line."""

    def retold(self, session: Session, teller: Teller, entry: int) -> list[str]:
        """A finished round of a match that is over, from the deal to its end, with all its cards."""

    def own_hand(self, session: Session, seat: int, teller: Teller, view: View) -> OwnHand | None:
        """A player's own hand; None: he is out."""

    def cards_to_draw(self, view: View) -> tuple[Card, ...]:
        """The cards of this player that his panel shows as one picture."""

    def act_rows(self, session: Session, teller: Teller, view: View, ask: Ask) -> list[Item]:
        """The buttons of the decision that this player owes."""

    def turns_before(self, view: View, seat: int) -> list[int]:
        """Who decides before this seat; empty when its turn is now or has passed."""

    def waiting_line(self, session: Session, seat: int, teller: Teller, view: View) -> str:
        """What a player reads while others decide."""

    def standing(self, session: Session, seat: int, teller: Teller) -> str:
        """How a seat stood when the match ended."""

    def result_line(self, session: Session, seat: int, teller: Teller) -> str:
        """One player's match in one line."""

    async def result_parts(self, session: Session, teller: Teller) -> list[Attached | str]:
        """What else stands in the result, below the players."""


_FAMILIES: dict[str, Family] = {"lives": ExchangeFamily(), "scores": TricksFamily()}
"""By what a game counts."""


PLAYABLE = {key: game for key, game in GAMES.items() if game.figure in _FAMILIES}
"""The games that can be played at a table: those that a family shows."""


def family_of(game: Game) -> Family:
    """The family that shows this game."""
    return _FAMILIES[game.figure]
