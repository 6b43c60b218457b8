"""The procedure that Kuckuck, Chase the Ace and Kille share: deal, turns, reveal, the next round (RULES.md 1.A, 1.K.2).

What the cards do in the turns, and who loses at the reveal, is the game's own.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Protocol, TypeVar

from engine.ask import Seat
from engine.cards import Card, Pack
from engine.events import Dealt
from engine.exchange import (
    Circle,
    LivesKept,
    OneLeft,
    Stood,
    TimeRanOut,
    deal_one_each,
    live_cards,
    lose_now,
    round_entry,
    stop,
    sudden_death,
    turn_up,
)
from engine.game import Outcome
from engine.table import Faces, Table


class SwapRules(Protocol):
    """The options that these games share (RULES.md 1.K.2)."""

    @property
    def lives(self) -> int: ...
    @property
    def last_lives_tie(self) -> str: ...
    @property
    def dealer_rotation(self) -> str: ...
    @property
    def direction(self) -> str: ...
    @property
    def turn_timer(self) -> str | int: ...


LATE = ("timeout",)
"""What is accepted beside the offered keys while a clock runs."""


class RoundOver(Exception):
    """A rule ended the turns of this round before its last one; the reveal follows."""


@dataclass(slots=True)
class SwapRound:
    """One round: who plays in which order, the stock, and whose turn is already used up."""

    table: Table
    rules: SwapRules
    circle: Circle
    order: list[Seat]
    stock: list[Card]
    done: set[Seat] = field(default_factory=set, init=False)

    @property
    def dealer(self) -> Seat:
        return self.order[-1]

    def card(self, seat: Seat) -> Card:
        return self.table.hands[seat].cards[0]

    async def chooses(self, seat: Seat, prompt: str, options: tuple[str, ...]) -> str:
        """Ask a player who may stand; who is late loses a life at once and stands (RULES.md 1.B note g)."""
        key = await self.table.ask(seat, prompt, options, () if self.rules.turn_timer == "off" else LATE)
        if key == "timeout":
            self.table.tell(TimeRanOut(seat))
            lose_now(self.circle, seat)
            key = "stand"
        if key == "stand":
            self.table.tell(Stood(seat))
        return key


AnyRules = TypeVar("AnyRules", bound=SwapRules)
AnyRound = TypeVar("AnyRound", bound=SwapRound)


async def play_rounds(
    table: Table,
    rules: AnyRules,
    pack: Pack,
    heights: Mapping[Card, int],
    round_of: Callable[[Table, AnyRules, Circle, list[Seat], list[Card]], AnyRound],
    turns: Callable[[AnyRound], Awaitable[None]],
    losers: Callable[[AnyRound, dict[Seat, Card]], list[Seat]],
) -> Outcome:
    """A whole match: deal, turns and reveal, until no more than one player has lives (1.A.25-29).

    `heights` are those of plain cards, for a sudden death. `turns` may end a round with RoundOver or OneLeft.
    """
    circle = Circle(table, rules.lives, clockwise=rules.direction == "clockwise")
    table.signs["direction"] = rules.direction
    dealer = table.first_dealer()
    number = 0
    while True:
        number += 1
        table.begin_round(number, dealer)
        order = circle.order(dealer)
        this = round_of(table, rules, circle, order, deal(table, pack, order))
        try:
            await turns(this)
        except RoundOver:
            pass
        except OneLeft:
            return stop(table, circle, dealer)
        cards = live_cards(table, circle, order)
        if together := reveal(this, cards, losers(this, cards)):
            return end_together(this, together, pack, heights)
        if len(circle.alive) == 1:
            return circle.outcome(circle.alive)
        dealer = circle.next_dealer(dealer, fixed=rules.dealer_rotation == "fixed")


def deal(table: Table, pack: Pack, order: list[Seat]) -> list[Card]:
    """The whole pack is shuffled anew; one card to each, dealer last; the rest is the stock (1.A.6-8)."""
    stock = table.zone("stock", Faces.NONE)
    stock.cards = deal_one_each(table, pack, order)
    table.zone("under the stock", Faces.NONE)
    table.zone("open under the stock", Faces.ALL)
    for seat in order:
        table.tell(Dealt(seat, table.hands[seat].cards[0]), to=seat)
    return stock.cards


def reveal(this: SwapRound, cards: dict[Seat, Card], losing: list[Seat]) -> list[Seat]:
    """All turn up, lives are lost, the round is written down (1.A.20-24; 1.B note h).

    Give those who lost their last lives together, if nobody is left.
    """
    table, circle = this.table, this.circle
    turn_up(table, circle, this.order, losing)
    together = len(losing) == len(cards) and all(circle.lives[seat] == 1 for seat in cards)
    if together and this.rules.last_lives_tie == "keep_last_life":
        table.tell(LivesKept(tuple(losing)))
        losing, together = [], False
    for seat in losing:
        circle.lose(seat)
    table.score(round_entry(this.dealer, circle, cards))
    return losing if together else []


def end_together(this: SwapRound, together: list[Seat], pack: Pack, heights: Mapping[Card, int]) -> Outcome:
    """How the match ends for those who lost their last lives together (1.B note h)."""
    tie = this.rules.last_lives_tie
    if tie == "sudden_death":
        winner = sudden_death(this.table, this.circle, together, this.dealer, pack, heights.__getitem__)
        return this.circle.outcome([winner])
    return this.circle.outcome(together if tie == "joint_winners" else ())
