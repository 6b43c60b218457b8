"""A match: one game, its rules, and the moves made so far. Everything else follows from them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from engine.ask import Ask, Script, Seat
from engine.events import Event, RoundScored, Told
from engine.game import Game, Outcome
from engine.rules import HouseRules
from engine.shuffle import Source
from engine.table import Sight, Table

if TYPE_CHECKING:
    from engine.record import Record


class Illegal(ValueError):
    """A move that is not allowed now. Nothing has changed."""


@dataclass(frozen=True, slots=True)
class View:
    """What one seat, or an onlooker (`seat` None), may know of a match: the only thing a player is ever given.

    `ask` is public but for its options, which only the asked seat gets: in other views they are empty.
    """

    game: str
    rules: HouseRules
    seat: Seat | None
    step: int
    table: Sight
    ask: Ask | None


class Match:
    """A match as it stands. Made by `start`, moved by `act`, read by `see`."""

    __slots__ = ("_script", "_table", "game", "moves", "rules")

    def __init__(self, game: Game, rules: HouseRules, table: Table) -> None:
        self.game = game
        self.rules = rules
        self.moves: list[tuple[Seat, str]] = []
        self._table = table
        self._script = Script(game.play(self._table, rules))

    @classmethod
    def start(cls, game: Game, seats: int, rules: HouseRules, source: Source) -> Match:
        """Deal the first round. Raises Illegal where the rules cannot be played by so many."""
        if (fault := game.fault_of(rules, seats)) is not None:
            raise Illegal(fault)
        return cls(game, rules, Table(seats, source))

    @classmethod
    def replay(cls, record: Record) -> Match:
        """The match of a record, after its last move. Raises BadRecord where a move is not allowed."""
        return record.replay()

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self._table.seats

    @property
    def step(self) -> int:
        """The number of moves made, which is the number of the next one."""
        return len(self.moves)

    @property
    def pending(self) -> Ask | None:
        """Who must decide what; None when the match is over."""
        return self._script.asked

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None while it runs."""
        return cast("Outcome | None", self._script.result)

    @property
    def rounds(self) -> list[dict[str, object]]:
        """The score sheet: one entry for each finished round (RECORD.md, `rounds`)."""
        return self._table.rounds

    @property
    def told(self) -> list[Told]:
        """Everything that happened, with its audience."""
        return self._table.told

    def stories(self) -> list[list[Event]]:
        """What everybody could notice, round by round; the last one is still open while the match runs."""
        return [[event for to, event in told if to is None] for told in self.told_by_round()]

    def told_by_round(self) -> list[list[Told]]:
        """Everything that happened with its audience, round by round: what is told when a match is over."""
        rounds: list[list[Told]] = [[]]
        for to, event in self._table.told:
            rounds[-1].append((to, event))
            if isinstance(event, RoundScored):
                rounds.append([])
        return rounds

    def tally(self, name: str) -> tuple[int, ...]:
        """A public number of every seat, by its name."""
        return tuple(self._table.tallies[name])

    def act(self, seat: int, key: str) -> list[Told]:
        """Make a move and give what happened. Raises Illegal, and changes nothing, when it is not offered."""
        ask = self._script.asked
        if ask is None:
            raise Illegal("the match is over")
        if seat != ask.seat:
            raise Illegal(f"seat {ask.seat} is asked, not {seat}")
        if key not in ask.options and key not in ask.unlisted:
            raise Illegal(f"{key[:40]!a} is not offered at {ask.prompt}")
        told = self._table.told
        mark = len(told)
        self.moves.append((ask.seat, key))
        self._script.answer(key)
        return told[mark:]

    def see(self, seat: Seat | None) -> View:
        """The match as that seat sees it; None: as an onlooker."""
        ask = self._script.asked
        if ask is not None and ask.seat != seat:
            ask = Ask(ask.seat, ask.prompt, ())
        return View(self.game.key, self.rules, seat, self.step, self._table.see(seat), ask)

    def close(self) -> None:
        """Drop a match that will not be played on."""
        self._script.close()
