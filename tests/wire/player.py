"""A person with a seat: what he sees, what is asked of him, and what he has pressed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from bot.sandbox.entities import Interaction, Message
from bot.sandbox.person import Person
from bot.sandbox.seen import Seen
from tests.wire.reading import Pressable, menus, offer_in, pressables

Kind = Callable[[Seen], Iterator[Pressable]]
"""Reads one kind of what can be pressed."""


@dataclass
class Press:
    """A press that was sent: at which step, by which seat's player, which key, and the panel as he saw it."""

    step: int
    user: int
    key: str
    panel: Seen
    interaction: Interaction


@dataclass
class Player:
    """A person with a seat. `lost`: the bot has been started anew since his last click, his panel may be old."""

    person: Person
    joined: bool = False
    lost: bool = False
    silent: bool = False
    """He presses nothing any more."""
    looked: int | None = None
    """Which state of the board made him open his hand last."""
    pressed: dict[int, Press] = field(default_factory=dict)
    _read: dict[tuple[int, Kind], tuple[int, tuple[Pressable, ...]]] = field(default_factory=dict)
    """What he has read, by message and kind: of which revision, and what stood there."""

    def find(self, verb: str, table: int = 0) -> Pressable | None:
        """The newest button with this verb that he sees, of this table where one is named."""
        return next((one for one in self._newest(pressables, verb) if table in (0, one.table)), None)

    def menu(self, verb: str, table: int, arg: str = "") -> Pressable | None:
        """The newest select with this verb and argument that he sees at this table."""
        return next((one for one in self._newest(menus, verb) if (one.table, one.arg) == (table, arg)), None)

    def _newest(self, kind: Kind, verb: str) -> Iterator[Pressable]:
        person = self.person
        for message in person.world.messages_in(person.channel, person.user, newest_first=True):
            yield from (one for one in self._on(message, kind) if one.verb == verb)

    def _on(self, message: Message, kind: Kind) -> tuple[Pressable, ...]:
        """Read a message again only when it has changed: most have not, and a match leaves many."""
        rev, found = self._read.get((message.id, kind), (-1, ()))
        if rev != message.rev:
            found = tuple(kind(Seen(message)))
            self._read[(message.id, kind)] = (message.rev, found)
        return found

    def press(self, one: Pressable) -> Interaction:
        """Click it, even if it has gone in this very moment."""
        return self.person.press(one.message, one.custom_id, stale=True)

    def offers(self) -> Iterator[tuple[Pressable, list[str]]]:
        """His panels that ask him for something, newest first, and all that is offered there."""
        for message in reversed(self.person.world.ephemerals_of(self.person.user)):
            offer = offer_in(self._on(message, pressables))
            if offer is not None:
                yield offer

    def todo(self) -> tuple[Pressable, list[str]] | None:
        """The newest panel that asks him for something which he has not answered."""
        for offer, options in self.offers():
            before = self.pressed.get(offer.step)
            if before is None or before.interaction.failed:
                return offer, options
        return None
