"""The match record as pydantic models, to and from JSON (RECORD.md)."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engine.cards import Card
from engine.game import Game
from engine.games import GAMES
from engine.match import Illegal, Match
from engine.rules import BadRules, HouseRules
from engine.shuffle import OutOfPacks, Packs

LONGEST_REASON = 500


class BadRecord(ValueError):
    """A record that cannot be played. The text says why, in one line of at most 500 characters."""

    def __init__(self, reason: str) -> None:
        line = " ".join(reason.split())
        super().__init__(line if len(line) <= LONGEST_REASON else line[: LONGEST_REASON - 3] + "...")


Hex64 = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
Contribution = Annotated[str, Field(pattern=r"^[0-9]{1,20}$")]


class Record(BaseModel):
    """A match: game, house rules, seats, first dealer, how the packs lie, and the moves."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    game: str
    revision: int | None = None
    rules: dict[str, Any] = Field(default_factory=dict)
    seats: int
    dealer: int | None = None
    packs: list[list[str]] = Field(default_factory=list)
    seed: Hex64 | None = None
    moves: list[Annotated[list[int | str], Field(min_length=2, max_length=2)]] = Field(default_factory=list)
    commitment: Hex64 | None = None
    secret: Hex64 | None = None
    contributions: list[Contribution] | None = None
    ended: Literal["host", "moderator", "gone", "update"] | None = None

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read a record from JSON. Raises BadRecord."""
        try:
            raw = json.loads(text, object_pairs_hook=_no_key_twice, parse_constant=_no_constant)
        except BadRecord:
            raise
        except RecursionError:
            raise BadRecord("this is nested too deeply to be a record") from None
        except ValueError as failed:
            raise BadRecord(f"this is not JSON: {failed}") from None
        if not isinstance(raw, dict):
            raise BadRecord("a record is a JSON object")
        for key, value in raw.items():
            if key not in cls.model_fields:
                raise BadRecord(f"a record has no key {_cut(key)}")
            if value is None:
                raise BadRecord(f"{_cut(key)} is null; leave the key out instead")
        try:
            return cls.model_validate(raw)
        except ValidationError as failed:
            raise BadRecord(_reason(failed)) from None

    def to_json(self) -> str:
        """The record as one line of JSON, without what is absent."""
        return self.model_dump_json(exclude_none=True, exclude_defaults=True)

    def rule_book(self) -> tuple[Game, HouseRules]:
        """The game and its rules. Raises BadRecord for an unknown game, another revision or a bad option."""
        game = GAMES.get(self.game)
        if game is None:
            raise BadRecord(f"there is no game {_cut(self.game)}; the games are {', '.join(GAMES)}")
        if self.revision is not None and self.revision != game.revision:
            raise BadRecord(
                f"this record has revision {_cut(self.revision)} of {game.key}, which would play differently now;"
                f" the current revision is {game.revision}"
            )
        try:
            rules = game.rules.agreed(self.rules)
        except BadRules as bad:
            raise BadRecord(str(bad)) from None
        if self.seats.bit_length() > 32:
            raise BadRecord(f"{_cut(self.seats)} is no number of seats")
        if (fault := game.fault_of(rules, self.seats)) is not None:
            raise BadRecord(fault)
        return game, rules

    def start(self) -> Match:
        """The match before its first move. Raises BadRecord."""
        game, rules = self.rule_book()
        if self.seed is None and not self.packs:
            raise BadRecord("a record needs packs or a seed")
        if self.dealer is None and self.seed is None:
            raise BadRecord("a record without a seed needs a dealer")
        if self.dealer is not None and not 0 <= self.dealer < self.seats:
            raise BadRecord(f"dealer {_cut(self.dealer)} is none of the {self.seats} seats")
        for number, pack in enumerate(self.packs):
            if (fault := game.pack.fault_of(pack)) is not None:
                raise BadRecord(f"pack {number}: {fault}")
        packs = [[Card(card) for card in pack] for pack in self.packs]
        try:
            return Match.start(game, self.seats, rules, Packs(packs, dealer=self.dealer, seed=self.seed))
        except OutOfPacks as missing:
            raise BadRecord(str(missing)) from None

    def replay(self) -> Match:
        """The match after its last move. Raises BadRecord naming the number of a bad move."""
        match = self.start()
        for number, move in enumerate(self.moves):
            self.make(match, number, move)
        return match

    @staticmethod
    def make(match: Match, number: int, move: list[int | str]) -> None:
        """Make move `number` of a record. Raises BadRecord naming it."""
        seat, key = move
        if not isinstance(seat, int) or not isinstance(key, str):
            raise BadRecord(f'move {number} must be a seat and a key, like [0, "stand"]')
        try:
            match.act(seat, key)
        except (Illegal, OutOfPacks) as refused:
            raise BadRecord(f"move {number}: {refused}") from None


def _no_key_twice(pairs: Iterable[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise BadRecord(f"the key {_cut(key)} is given twice")
        found[key] = value
    return found


def _no_constant(name: str) -> Any:
    raise BadRecord(f"{name} is no JSON number")


def _reason(failed: ValidationError) -> str:
    error = failed.errors(include_url=False)[0]
    where = ".".join(str(part)[:60] for part in error["loc"])
    if error["type"] == "missing":
        return f"the key {where} is missing"
    return f"{where}: {error['msg']}, not {_cut(error['input'])}"


def _cut(value: object) -> str:
    text = ascii(value)
    return text if len(text) <= 80 else text[:77] + "..."
