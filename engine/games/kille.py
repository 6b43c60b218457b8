"""Kille (Swedish Cuckoo): one card, one exchange, and pictures that refuse it in their own ways.

The rule book's chapter 1.K. Deal, turns, dealer, lives and the end of a match are those of Kuckuck.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal, NamedTuple

from pydantic import Field

from engine.ask import Seat
from engine.cards import KILLE, KILLE_RANKS, Card
from engine.chain import Exchanges
from engine.exchange import Exchanged, Swapped, lose_now
from engine.game import Game, Outcome
from engine.rules import HouseRules
from engine.swap import RoundOver, SwapRound, play_rounds
from engine.table import Faces, Table


class KilleRules(HouseRules):
    """The options of RULES.md 1.K.2, with the values that they have in Kuckuck."""

    lives: Annotated[int, Field(ge=1, le=9)] = 3
    """Lives at the start."""
    last_lives_tie: Literal["sudden_death", "keep_last_life", "joint_winners", "void"] = "sudden_death"
    """What happens when all who are left would be out together."""
    dealer_rotation: Literal["rotate", "fixed"] = "rotate"
    """The deal moves on after every round, or stays with one dealer while he is in."""
    direction: Literal["clockwise", "anticlockwise"] = "clockwise"
    """The direction of deal and play."""
    turn_timer: Literal["off"] | Annotated[int, Field(ge=1, le=60)] = "off"
    """Seconds for a decision; who is late loses a life at once and stands."""
    stake: Literal["off", "on"] = "off"
    """Everybody pays a chip of play money into a prize pot for the winner."""
    cuckoo_lowest: bool = False
    """The Cuckoo is the worst card at the reveal; it still ends the round."""


class HarlequinPassed(NamedTuple):
    """A Harlequin changed hands face up: for who received it, it is now low (RULES.md 1.K.8)."""

    giver: Seat
    taker: Seat
    card: Card


class PassedOver(NamedTuple):
    """The asked player showed an Inn or a Cavalier; the request goes on to the next one."""

    asker: Seat
    holder: Seat
    card: Card


class PigShown(NamedTuple):
    """The asked player showed a Pig: the exchanges that brought the asker his card are undone.

    `victim` is the first holder of that card; he loses a life.
    """

    asker: Seat
    holder: Seat
    card: Card
    victim: Seat


class HussarShown(NamedTuple):
    """The asked player showed a Hussar: the asker keeps his card and loses a life."""

    asker: Seat
    holder: Seat
    card: Card


class CuckooShown(NamedTuple):
    """The asked player showed a Cuckoo: the round is over at once."""

    asker: Seat
    holder: Seat
    card: Card


class TopCardTaken(NamedTuple):
    """A seat exchanged its card with the top card of the stock, unseen."""

    seat: Seat


class DrewOn(NamedTuple):
    """The stock gave an Inn or a Cavalier: it is shown, and the dealer draws the next card."""

    seat: Seat
    card: Card


class PigDrawn(NamedTuple):
    """The stock gave a Pig: the draw fails, and the exchanges that brought the dealer his card are undone.

    `victim` is the first holder of that card; he loses a life.
    """

    seat: Seat
    card: Card
    victim: Seat


class HussarDrawn(NamedTuple):
    """The stock gave a Hussar: the draw fails, and the dealer loses a life."""

    seat: Seat
    card: Card


class CuckooDrawn(NamedTuple):
    """The stock gave a Cuckoo: the draw fails."""

    seat: Seat
    card: Card


HEIGHT = {Card(rank): height for height, rank in enumerate(KILLE_RANKS)}
"""Rank low to high: Mask, Flowerpot, Wreath, 1 ... 12, Inn, Cavalier, Pig, Hussar, Cuckoo, Harlequin (1.K.1)."""
MASK, PIG, HUSSAR = Card("mask"), Card("pig"), Card("hussar")
CUCKOO, HARLEQUIN = Card("cuckoo"), Card("harlequin")
PASSED_OVER = frozenset({Card("inn"), Card("cavalier")})

TURN = ("stand", "swap")
DRAW = ("stand", "draw")


@dataclass(slots=True)
class Round(SwapRound):
    """One round of Kille, with what changed hands in it."""

    rules: KilleRules
    exchanges: Exchanges = field(init=False)

    def __post_init__(self) -> None:
        self.exchanges = Exchanges(self.table)


async def play(table: Table, rules: KilleRules) -> Outcome:
    """A whole match, as in Kuckuck (RULES.md 1.K.2); a sudden death deals plain cards by their height (1.K.10)."""
    return await play_rounds(table, rules, KILLE, HEIGHT, Round, turns, losers)


# Turns (1.K.3-5)


async def turns(this: Round) -> None:
    """The dealer's neighbour begins, the dealer comes last, each has one turn."""
    for place, seat in enumerate(this.order[:-1]):
        if seat not in this.done and await this.chooses(seat, "turn", TURN) == "swap":
            swap(this, seat, this.order[place + 1 :])
    await dealers_turn(this)


def swap(this: Round, asker: Seat, neighbours: list[Seat]) -> None:
    """Ask the next player; what happens depends on his card (the table of 1.K.3)."""
    table = this.table
    for holder in neighbours:
        card = this.card(holder)
        if card in PASSED_OVER:
            show(this, holder)
            table.tell(PassedOver(asker, holder, card))
            continue
        if card == PIG:
            show(this, holder)
            victim = this.exchanges.first_holder(asker)
            table.tell(PigShown(asker, holder, card, victim))
            root_up(this, asker, victim)
        elif card == HUSSAR:
            show(this, holder)
            table.tell(HussarShown(asker, holder, card))
            lose_now(this.circle, asker)
        elif card == CUCKOO:
            show(this, holder)
            table.tell(CuckooShown(asker, holder, card))
            raise RoundOver
        else:
            exchange(this, asker, holder)
        return
    take_from_stock(this, asker)  # all were passed over, the dealer last (1.K.4)


def show(this: Round, holder: Seat) -> None:
    """A shown card lies face up, and its holder's turn is used up."""
    this.table.hands[holder].faces = Faces.ALL
    this.done.add(holder)


def exchange(this: Round, asker: Seat, giver: Seat) -> None:
    """Both cards change hands; only a Harlequin does so face up."""
    this.table.tell(Swapped(asker, giver))
    this.exchanges.make(asker, giver)
    for taker, other in ((asker, giver), (giver, asker)):
        if this.card(taker) == HARLEQUIN:
            this.exchanges.known[taker] = HARLEQUIN
            this.table.tell(HarlequinPassed(other, taker, HARLEQUIN))
    lay_harlequins_open(this)


def lay_harlequins_open(this: Round) -> None:
    """A Harlequin that changed hands lies face up with whoever holds it, also when an exchange is undone."""
    for seat in this.exchanges.known:
        this.table.hands[seat].faces = Faces.ALL


def root_up(this: Round, holder: Seat, victim: Seat) -> None:
    """The Pig sends a card back to its first holder, who loses a life."""
    this.exchanges.undo(holder)
    lay_harlequins_open(this)
    lose_now(this.circle, victim)


def take_from_stock(this: Round, seat: Seat) -> None:
    """Exchange with the top card of the stock, whatever it is, without effect."""
    table, hand = this.table, this.table.hands[seat]
    [old] = hand.cards
    hand.cards = [this.stock.pop(0)]
    hand.faces = Faces.OWNER
    table.zones["under the stock"].cards.append(old)
    this.exchanges.draw(seat)
    table.tell(TopCardTaken(seat))
    table.tell(Exchanged(seat, old, hand.cards[0], None), to=seat)


# The dealer's turn (1.K.6)


async def dealers_turn(this: Round) -> None:
    """The dealer stands or draws; Inns and Cavaliers are passed over, the other pictures make the draw fail."""
    table, dealer = this.table, this.dealer
    if dealer in this.done or await this.chooses(dealer, "dealer", DRAW) == "stand":
        return
    while (card := this.stock[0]) in PASSED_OVER:
        put_under(this)
        table.tell(DrewOn(dealer, card))
    if card == PIG:
        put_under(this)
        victim = this.exchanges.first_holder(dealer)
        table.tell(PigDrawn(dealer, card, victim))
        root_up(this, dealer, victim)
    elif card == HUSSAR:
        put_under(this)
        table.tell(HussarDrawn(dealer, card))
        lose_now(this.circle, dealer)
    elif card == CUCKOO:
        put_under(this)
        table.tell(CuckooDrawn(dealer, card))
    else:
        take_from_stock(this, dealer)


def put_under(this: Round) -> None:
    """The top card is shown and goes under the stock."""
    this.table.zones["open under the stock"].cards.append(this.stock.pop(0))


# Reveal (1.K.8-9)


def losers(this: Round, cards: dict[Seat, Card]) -> list[Seat]:
    """All Masks, and all of the lowest rank among the other cards."""
    heights = {seat: height_at_reveal(this, seat, card) for seat, card in cards.items() if card != MASK}
    lowest = min(heights.values(), default=0)
    return [seat for seat, card in cards.items() if card == MASK or heights[seat] == lowest]


def height_at_reveal(this: Round, seat: Seat, card: Card) -> int:
    """A Harlequin that was received is below all numbers and pictures; with `cuckoo_lowest` the Cuckoo is below it."""
    if card == HARLEQUIN and this.exchanges.received(seat):
        return -1
    if card == CUCKOO and this.rules.cuckoo_lowest:
        return -2
    return HEIGHT[card]


# Presets (RULES.md 9)

PRESETS: dict[str, dict[str, object]] = {
    "kille": {},
    "cuckoo-lowest": {"cuckoo_lowest": True},
    "quick": {"lives": 1},
}

GAME = Game(
    key="kille",
    revision=1,
    seats=(3, 20),
    usual_seats=8,
    rules=KilleRules,
    play=play,
    pack=KILLE,
    figure="lives",
    safe=frozenset({"turn", "dealer"}),
    presets=PRESETS,
)
