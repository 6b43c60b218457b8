"""A match of Kille or Cuccù told with letters: A, B, ... in the order of play at first, the last one deals."""

from __future__ import annotations

from typing import Any

from engine import GAMES, Event, Match, Seat, Sight
from engine.testing import stacked, stacked_match

LETTERS = "ABCDEFGH"


class Lettered:
    """A match on stacked packs whose seats are called by letters; `lives` are those of A, B, ... at the start."""

    def __init__(self, game: str, lives: list[int], packs: tuple[str, ...], rules: dict[str, object]) -> None:
        count = len(lives)
        # Cuccù is played anticlockwise: with dealer 0 the first player sits at the last seat.
        seats = [count - 1 - place for place in range(count)] if game == "cuccu" else list(range(count))
        self.seats = {LETTERS[place]: Seat(seat) for place, seat in enumerate(seats)}
        self.letters = {seat: letter for letter, seat in self.seats.items()}
        standing = [lives[LETTERS.index(self.letters[Seat(seat)])] for seat in range(count)]
        dealer = self.seats[LETTERS[count - 1]]
        self.match: Match = stacked_match(game, *packs, dealer=dealer, rules=rules, standing=standing)

    def do(self, *moves: str) -> Lettered:
        """Make moves such as "A swap"; whoever is named must be the one who is asked."""
        for move in moves:
            letter, key = move.split()
            self.match.act(self.seats[letter], key)
        return self

    @property
    def asked(self) -> str | None:
        """Who is asked what: "C turn"; None when the match is over."""
        ask = self.match.pending
        return ask and f"{self.letters[ask.seat]} {ask.prompt}"

    @property
    def keys(self) -> tuple[str, ...]:
        """What is offered now."""
        assert self.match.pending is not None
        return self.match.pending.options

    @property
    def lives(self) -> list[int]:
        """The lives of A, B, ..."""
        tally = self.match.tally("lives")
        return [tally[seat] for seat in self.seats.values()]

    @property
    def revealed(self) -> str:
        """The cards compared in the last finished round: "A 5, B 9"."""
        cards: Any = self.match.rounds[-1]["cards"]
        return ", ".join(f"{letter} {cards[str(seat)]}" for letter, seat in self.seats.items() if str(seat) in cards)

    @property
    def winners(self) -> str:
        """The winners by their letters; "-" while the match runs."""
        outcome = self.match.outcome
        return "-" if outcome is None else "".join(sorted(self.letters[seat] for seat in outcome.winners))

    def card(self, letter: str) -> str | None:
        """The card that a player sees in his hand; None if he has none."""
        seen = self.sight(letter).hands[self.seats[letter]]
        return seen[0] if isinstance(seen, tuple) and seen else None

    def sight(self, letter: str | None) -> Sight:
        """What a player sees; None: an onlooker."""
        return self.match.see(self.seats[letter] if letter else None).table

    def open_cards(self) -> dict[str, str]:
        """The cards that lie face up in hands."""
        hands = self.sight(None).hands
        return {
            letter: str(seen[0])
            for letter, seat in self.seats.items()
            if isinstance(seen := hands[seat], tuple) and seen
        }

    def told(self, kind: type, to: str | None = None) -> list[tuple[Any, ...]]:
        """What of this kind was told to a player, None: to everybody; seats as letters."""
        seat = self.seats[to] if to else None
        return [self._lettered(event) for one, event in self.match.told if type(event) is kind and one == seat]

    def _lettered(self, event: Event) -> tuple[Any, ...]:
        return tuple(self.letters[value] if _is_seat(event, place) else value for place, value in enumerate(event))  # type: ignore[index]


SEAT_FIELDS = frozenset({"seat", "asker", "giver", "holder", "victim", "taker", "innkeeper", "partner", "winner"})


def _is_seat(event: Event, place: int) -> bool:
    fields: tuple[str, ...] = event._fields  # type: ignore[attr-defined]  # every event is a NamedTuple
    return fields[place] in SEAT_FIELDS and event[place] is not None


def kille(pack: str, *more: str, lives: list[int] | None = None, players: int = 3, **rules: object) -> Lettered:
    """Kille on stacked packs, the last player deals."""
    return Lettered("kille", lives or [3] * players, (pack, *more), rules)


def cuccu(pack: str, *more: str, lives: list[int] | None = None, players: int = 4, **rules: object) -> Lettered:
    """Cuccù on stacked packs, bottom card first; the last player deals."""
    return Lettered("cuccu", lives or [3] * players, (pack, *more), rules)


def on_top(bottom: str, top: str) -> str:
    """A whole pack of Cuccù with these cards at the bottom and this one on top."""
    pack = stacked(f"{bottom} {top}", GAMES["cuccu"].pack)
    pack.append(pack.pop(len(bottom.split())))
    return " ".join(pack)
