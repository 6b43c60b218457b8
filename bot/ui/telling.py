"""Events put into words: one text for each kind of event, with the names and cards that its fields hold."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Any, get_args, get_type_hints

from bot.tables.ports import SeatRow
from bot.tables.session import Session
from bot.text import Words
from bot.ui.faces import Emojis, card_text, seat_name
from engine import Card, Event, Seat

_QUIET = frozenset({"RoundBegan", "RoundScored", "Dealt", "LifeLost", "Revealed", "HadToStand"})
"""Kinds of events that the board shows in another way than by a line of its log."""

_FOLLOWS = frozenset({"TakenBack", "SeenAgain", "HarlequinPassed", "WentOut"}) | frozenset(
    {"Withdrew", "PaymentAsked", "PaymentAgreed", "PaymentRefused"}
)
"""Kinds of events that are understood only together with what stands before them."""

_HUNTS_ACES = frozenset({"Ass!", "Jagd!"})
"""Block words of tables that hunt the ace."""


@cache
def _fields(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)


def text_key(event: Event) -> str:
    """The key of the text for this kind of event: `event-king-blocked`."""
    return "event-" + re.sub(r"(?<!^)(?=[A-Z])", "-", type(event).__name__).lower()


class Teller:
    """Tells the events of one table in one language."""

    def __init__(
        self,
        words: Words,
        emojis: Emojis,
        seats: tuple[SeatRow, ...],
        block_word: str = "none",
        pack: str = "french",
    ) -> None:
        self.words = words
        self.emojis = emojis
        self.seats = seats
        self.pack = pack
        self._block_word = block_word

    @classmethod
    def of(cls, session: Session, words: Words, emojis: Emojis) -> Teller:
        """Who tells of this match: in the words called at its table, with the cards of its pack."""
        called = str(getattr(session.match.rules, "block_word", "none"))
        return cls(words, emojis, session.seats, called, session.match.game.pack.name.lower())

    def name(self, seat: int) -> str:
        return f"**{seat_name(self.words, self.seats, seat)}**"

    def names(self, seats: Iterable[int]) -> str:
        return self.words.list([self.name(seat) for seat in seats])

    def card(self, card: str) -> str:
        """A card in a running text; where one hunts the ace, it is marked as the losing card (RULES.md 1.B)."""
        text = card_text(self.words, self.emojis, card, self.pack)
        return f"🟥{text}" if self._block_word in _HUNTS_ACES and card[:-1] == "A" else text

    def tell(self, event: Event) -> str:
        """One line about this event."""
        values: dict[str, Any] = {"called": self._called()}
        for name, kind in _fields(type(event)).items():
            values[name] = self._value(kind, getattr(event, name))
        return self.words(text_key(event), **values)

    def quiet(self, event: Event) -> bool:
        """Whether this kind of event is shown in another way than by a line."""
        return type(event).__name__ in _QUIET

    def log(self, events: Iterable[Event], most: int = 6) -> list[str]:
        """The last events in words, without those that are shown in another way.

        What follows from an event, like the exchanges that a Cat undoes, is never torn from it and counts as one.
        """
        told: list[list[str]] = []
        for event in events:
            kind = type(event).__name__
            if kind in _FOLLOWS and told:
                told[-1].append(self.tell(event))
            elif not self.quiet(event):
                told.append([self.tell(event)])
        return [text for block in told[-most:] for text in block]

    def _called(self) -> str:
        """What is called out when a king blocks, with the mark that makes it loud; empty where nothing is."""
        return "" if self._block_word == "none" else self.words("called-out", word=self._block_word)

    def _value(self, kind: Any, value: Any) -> Any:
        if kind is Seat:
            return self.name(value)
        if kind is Card:
            return self.card(value)
        if value is None:
            return ""
        if isinstance(value, tuple) and value and isinstance(value[0], tuple):
            return self.words.list([f"{self.name(seat)} {self.card(card)}" for seat, card in value])
        if get_args(kind)[:1] == (Card,):
            return self.words.list([self.card(card) for card in value])
        if isinstance(value, tuple):
            return self.names(value)
        return value
