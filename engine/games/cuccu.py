"""Cuccù as played in Campli: dealt on demand from the bottom, anticlockwise, and full of cards that refuse.

The rule book's chapter 3 (RULES.md 3.A, options 3.B). The events stand in `cuccu_events`, the reveal in `cuccu_reveal`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal

from pydantic import Field

from engine.ask import Seat
from engine.cards import CUCCU, Card
from engine.chain import Exchanges
from engine.events import Dealt
from engine.exchange import Circle, Exchanged, OneLeft, Swapped, lose_now, round_entry, stop, sudden_death
from engine.game import Game, Outcome
from engine.games.cuccu_events import (
    CameBack,
    CatShown,
    CuckooRefused,
    HorseShown,
    HunterShown,
    InnShown,
    Kept,
    PackBottomTaken,
    PackTopTaken,
    PaymentAgreed,
    PaymentAsked,
    PaymentRefused,
    Withdrew,
)
from engine.games.cuccu_reveal import CUCKOO, HEIGHT, settle
from engine.rules import HouseRules
from engine.table import Faces, Table


class CuccuRules(HouseRules):
    """The options of RULES.md 3.B."""

    lives: Annotated[int, Field(ge=1, le=9)] = 3
    """Lives at the start."""
    cat_victim: Literal["requester", "first_holder"] = "requester"
    """Whom the Cat costs a life: who asked, or the first holder of his card."""
    inn_mode: Literal["ask", "auto"] = "ask"
    """What the Inn does: the two players make a bargain, or it always refuses and pays for a losing Null."""
    ties: Literal["all_lose", "first_loses"] = "all_lose"
    """Of several losers at the reveal all lose a life, or only the first in the order of play."""
    two_fools: Literal["fourteen_half", "gain_life"] = "fourteen_half"
    """Two Fools at the reveal rank between Hunter and Cuckoo, or each gains its holder a life."""
    sole_live_card_loses: bool = True
    """A round goes on to the reveal when one player is left; off: he wins at once."""
    all_out: Literal["all_return", "last_ones_return", "sudden_death"] = "all_return"
    """Nobody has a life left: all seats return, or those of this round with one life, or one card each decides."""
    deal: Literal["on_demand", "upfront"] = "on_demand"
    """A card is dealt when its player needs it, or to all at the start of the round."""
    revealed_acts: bool = False
    """Who had to show a card, or will pay, still takes his turn."""


INN, CAT, HORSE, HUNTER = Card("inn"), Card("cat"), Card("horse"), Card("hunter")

TURN = ("keep", "request")
AT_THE_INN = ("withdraw", "ask-pay")
PAY = ("accept", "refuse")
DEALER = ("keep", "exchange")


@dataclass(slots=True)
class Round:
    """One round: who plays in which order, the pack (bottom first), what changed hands, and who is done."""

    table: Table
    rules: CuccuRules
    circle: Circle
    order: list[Seat]
    stock: list[Card]
    exchanges: Exchanges
    done: set[Seat] = field(default_factory=set)
    agreements: dict[Seat, Seat] = field(default_factory=dict)
    """Who pays for whose losing Null: innkeeper by asker."""

    @property
    def dealer(self) -> Seat:
        return self.order[-1]


async def play(table: Table, rules: CuccuRules) -> Outcome:
    """A whole match (RULES.md 3.A)."""
    circle = Circle(table, rules.lives, clockwise=False)
    table.signs["direction"] = "anticlockwise"
    dealer = table.first_dealer()
    number = 0
    while True:
        number += 1
        table.begin_round(number, dealer)
        this = deal(table, rules, circle, circle.order(dealer))
        try:
            await turns(this)
        except OneLeft:
            return stop(table, circle, dealer)
        cards = settle(table, circle, this.order, this.agreements, ties=rules.ties, two_fools=rules.two_fools)
        if not circle.alive and rules.all_out != "sudden_death":
            come_back(this)
        table.score(round_entry(dealer, circle, cards))
        if not circle.alive:
            return circle.outcome([sudden_death(table, circle, this.order, dealer, CUCCU, HEIGHT.__getitem__)])
        if len(circle.alive) == 1:
            return circle.outcome(circle.alive)
        dealer = circle.next_dealer(dealer)


# Deal (3.A.5-7)


def deal(table: Table, rules: CuccuRules, circle: Circle, order: list[Seat]) -> Round:
    """The whole pack is shuffled anew; nobody has a card yet, but with `deal=upfront` everybody."""
    table.clear_hands()
    stock = table.zone("stock", Faces.NONE)
    stock.cards = table.shuffled(CUCCU)
    this = Round(table, rules, circle, order, stock.cards, Exchanges(table))
    if rules.deal == "upfront":
        for seat in order:
            card_of(this, seat)
    return this


def card_of(this: Round, seat: Seat) -> Card:
    """The card of a seat, which is dealt now from the bottom of the pack if the seat has none."""
    hand = this.table.hands[seat]
    if not hand.cards:
        hand.cards = [this.stock.pop(0)]
        this.table.tell(Dealt(seat, hand.cards[0]), to=seat)
    return hand.cards[0]


# Turns (3.A.8-12)


async def turns(this: Round) -> None:
    """The player at the dealer's right begins, the dealer comes last, each has one turn."""
    for place, seat in enumerate(this.order[:-1]):
        if seat in this.done:
            continue
        card_of(this, seat)
        if await this.table.ask(seat, "turn", TURN) == "request":
            await request(this, seat, this.order[place + 1 :])
        else:
            this.table.tell(Kept(seat))
    await dealers_turn(this)


async def request(this: Round, asker: Seat, neighbours: list[Seat]) -> None:
    """The next player looks at his card; what happens depends on it (the table of 3.A.9)."""
    table = this.table
    for holder in neighbours:
        card = card_of(this, holder)
        if card == HORSE:
            show(this, holder)
            table.tell(HorseShown(asker, holder, card))
            continue
        if card == INN:
            await stop_at_the_inn(this, asker, holder)
        elif card == CAT:
            show(this, holder)
            meet_the_cat(this, asker, holder)
        elif card == HUNTER:
            show(this, holder)
            table.tell(HunterShown(asker, holder, card))
            lose_life(this, asker)
        elif card == CUCKOO:
            show(this, holder)
            table.tell(CuckooRefused(asker, holder, card))
        else:
            exchange(this, asker, holder)
        return
    take_the_top(this, asker)


def show(this: Round, holder: Seat) -> None:
    """A shown card lies face up, and its holder's turn is used up (3.A.11)."""
    lay_open(this, holder)
    use_up(this, holder)


def lay_open(this: Round, holder: Seat) -> None:
    hand = this.table.hands[holder]
    hand.faces = Faces.ALL
    this.exchanges.known[holder] = hand.cards[0]


def use_up(this: Round, holder: Seat) -> None:
    if not this.rules.revealed_acts:
        this.done.add(holder)


def exchange(this: Round, asker: Seat, giver: Seat) -> None:
    """Both cards change hands face down."""
    this.table.tell(Swapped(asker, giver))
    this.exchanges.make(asker, giver)


def lose_life(this: Round, seat: Seat) -> None:
    """A life lost to the Cat or the Hunter (3.A.25); the round goes on to the reveal, whoever is left (3.A.26)."""
    if this.rules.sole_live_card_loses:
        this.circle.lose(seat)
    else:
        lose_now(this.circle, seat)


# Inn (3.A.13-17)


async def stop_at_the_inn(this: Round, asker: Seat, holder: Seat) -> None:
    """The asker keeps his card, or asks the innkeeper to pay in case a Null loses."""
    table = this.table
    lay_open(this, holder)
    table.tell(InnShown(asker, holder, INN))
    if this.rules.inn_mode == "ask":
        if await table.ask(asker, "inn", AT_THE_INN) == "withdraw":
            table.tell(Withdrew(asker, holder))
            return
        table.tell(PaymentAsked(asker, holder))
        if await table.ask(holder, "pay", PAY) == "refuse":
            table.tell(PaymentRefused(asker, holder))
            exchange(this, asker, holder)
            return
    table.tell(PaymentAgreed(asker, holder))
    this.agreements[asker] = holder
    use_up(this, holder)


# Cat (3.A.18-21)


def meet_the_cat(this: Round, asker: Seat, holder: Seat) -> None:
    """A life is lost, and every exchange that brought the asker his card is undone, last to first."""
    victim = asker if this.rules.cat_victim == "requester" else this.exchanges.first_holder(asker)
    this.table.tell(CatShown(asker, holder, CAT, victim))
    lose_life(this, victim)
    this.exchanges.undo(asker)


# Horse at the dealer (3.A.22)


def take_the_top(this: Round, asker: Seat) -> None:
    """The dealer's Horse sends the asker to the top card of the pack; his own card goes on top, out of play."""
    this.table.tell(PackTopTaken(asker))
    trade_with_pack(this, asker, top=True)


def trade_with_pack(this: Round, seat: Seat, *, top: bool) -> None:
    hand, end = this.table.hands[seat], -1 if top else 0
    [old], hand.cards = hand.cards, [this.stock[end]]
    this.stock[end] = old
    hand.faces = Faces.OWNER
    this.exchanges.draw(seat)
    this.table.tell(Exchanged(seat, old, hand.cards[0], None), to=seat)


# The dealer's turn (3.A.23-24)


async def dealers_turn(this: Round) -> None:
    """The dealer keeps his card or exchanges with the bottom card of the pack, without any effect."""
    dealer = this.dealer
    if dealer in this.done:
        return
    card_of(this, dealer)
    if await this.table.ask(dealer, "dealer", DEALER) == "keep":
        this.table.tell(Kept(dealer))
    else:
        this.table.tell(PackBottomTaken(dealer))
        trade_with_pack(this, dealer, top=False)


# Everybody out (3.A.37)


def come_back(this: Round) -> None:
    """All seats return with all their lives; with `last_ones_return` those of this round with one life each."""
    everybody = this.rules.all_out == "all_return"
    seats = this.table.seats if everybody else tuple(sorted(this.order))
    lives = this.rules.lives if everybody else 1
    this.circle.come_back(seats, lives)
    this.table.tell(CameBack(seats, lives))


# Presets (RULES.md 9)

PRESETS: dict[str, dict[str, object]] = {
    "cuccu": {},
    "quick": {"lives": 1, "all_out": "last_ones_return"},
}

GAME = Game(
    key="cuccu",
    revision=1,
    seats=(2, 20),
    usual_seats=4,
    rules=CuccuRules,
    play=play,
    pack=CUCCU,
    figure="lives",
    safe=frozenset({"turn", "inn", "dealer"}),
    presets=PRESETS,
)
