"""The table: all that a script can do, and the one place where secrecy is stated.

Script locals are invisible. What lies on the table has an audience: hands, zones and events say who sees their
faces; tallies, signs and the score sheet are public. `see` is the only way out.
"""

from __future__ import annotations

from collections.abc import Awaitable, Iterable, Mapping
from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING, Any, TypeAlias

from engine.ask import Ask, Seat, pause
from engine.cards import Card, Pack
from engine.events import Event, RoundBegan, RoundScored, Told

if TYPE_CHECKING:
    from engine.shuffle import Source

Seen: TypeAlias = int | tuple[Card, ...]
"""Cards as somebody sees them: their faces, or only how many there are."""


class Faces(Enum):
    """Who sees the faces of a hand or zone."""

    OWNER = auto()
    ALL = auto()
    NONE = auto()
    OTHERS = auto()
    """The other seats that hold such cards themselves, not the owner (cards held outward on the forehead)."""


class Hand:
    """The cards of one seat and who sees them."""

    __slots__ = ("cards", "faces")

    def __init__(self) -> None:
        self.cards: list[Card] = []
        self.faces = Faces.OWNER

    def seen_by(self, viewer: Hand | None) -> Seen:
        """The hand as the holder of another hand, or of this one, sees it; None: an onlooker."""
        if viewer is self:
            is_open = self.faces in (Faces.OWNER, Faces.ALL)
        else:
            outward = viewer is not None and viewer.faces is Faces.OTHERS
            is_open = self.faces is Faces.ALL or (self.faces is Faces.OTHERS and outward)
        return tuple(self.cards) if is_open else len(self.cards)


class Zone:
    """Cards that lie on the table and belong to nobody: stock, trick, shown cards."""

    __slots__ = ("cards", "faces")

    def __init__(self, faces: Faces) -> None:
        self.cards: list[Card] = []
        self.faces = faces

    def seen(self) -> Seen:
        return tuple(self.cards) if self.faces is Faces.ALL else len(self.cards)


@dataclass(frozen=True, slots=True)
class Sight:
    """What one seat, or an onlooker, sees of a table.

    Events are compared by their fields alone; to compare two sights to the byte, compare `view_as_json`.
    """

    hands: tuple[Seen, ...]
    zones: Mapping[str, Seen]
    tallies: Mapping[str, tuple[int, ...]]
    signs: Mapping[str, str | int | None]
    events: tuple[Event, ...]
    """What happened in this round, as far as he could notice it."""


class Table:
    """Seats, hands, zones, tallies, signs and what was told.

    A script deals with `shuffled`, asks with `ask`, tells with `tell` and writes finished rounds with `score`.
    """

    __slots__ = ("_round_mark", "_source", "hands", "rounds", "seats", "signs", "tallies", "told", "zones")

    def __init__(self, seats: int, source: Source) -> None:
        self.seats: tuple[Seat, ...] = tuple(Seat(seat) for seat in range(seats))
        self.hands: list[Hand] = [Hand() for _ in self.seats]
        self.zones: dict[str, Zone] = {}
        self.tallies: dict[str, list[int]] = {}
        self.signs: dict[str, str | int | None] = {}
        self.rounds: list[dict[str, Any]] = []
        self.told: list[Told] = []
        self._source = source
        self._round_mark = 0

    def first_dealer(self) -> Seat:
        """The first dealer: given by the record or drawn from the seed (RULES.md 0.2.5)."""
        return Seat(self._source.dealer(len(self.seats)))

    def shuffled(self, pack: Pack) -> list[Card]:
        """The next pack of the match; its first card is the next to be dealt (RULES.md 0.2.3)."""
        return self._source.pack(pack)

    def zone(self, name: str, faces: Faces) -> Zone:
        """Clear the zone of that name, or make it, and say who sees its cards."""
        zone = self.zones[name] = Zone(faces)
        return zone

    def tally(self, name: str, start: int) -> list[int]:
        """A public number for every seat: lives, scores, bids, tricks."""
        numbers = self.tallies[name] = [start] * len(self.seats)
        return numbers

    def clear_hands(self) -> None:
        """Take every hand from the table; new ones are seen by their owners alone."""
        for hand in self.hands:
            hand.cards = []
            hand.faces = Faces.OWNER

    def begin_round(self, number: int, dealer: Seat) -> None:
        """Announce a round. What was told before belongs to the rounds before."""
        self._round_mark = len(self.told)
        self.signs["round"] = number
        self.signs["dealer"] = dealer
        self.told.append((None, RoundBegan(number, dealer)))

    def score(self, entry: dict[str, Any]) -> None:
        """Write a finished round on the score sheet (RECORD.md, `rounds`)."""
        self.rounds.append(entry)
        self.told.append((None, RoundScored(len(self.rounds) - 1)))

    def tell(self, event: Event, to: Seat | None = None) -> None:
        """Something happened; `to` is the only seat that may know, None: everybody."""
        self.told.append((to, event))

    def ask(self, seat: Seat, prompt: str, options: tuple[str, ...], unlisted: tuple[str, ...] = ()) -> Awaitable[str]:
        """Let a seat decide among `options`, the only statement of what is legal."""
        return pause(Ask(seat, prompt, options, unlisted))

    def see(self, seat: Seat | None) -> Sight:
        """The table as that seat sees it; None: as an onlooker."""
        viewer = None if seat is None else self.hands[seat]
        return Sight(
            hands=tuple(hand.seen_by(viewer) for hand in self.hands),
            zones={name: zone.seen() for name, zone in self.zones.items()},
            tallies={name: tuple(numbers) for name, numbers in self.tallies.items()},
            signs=dict(self.signs),
            events=tuple(audible(self.told[self._round_mark :], seat)),
        )


def audible(told: Iterable[Told], seat: Seat | None) -> Iterable[Event]:
    """The events that this seat may know, in their order."""
    return (event for to, event in told if to is None or to == seat)
