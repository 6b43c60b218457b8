"""Kuckuck (Ranter-Go-Round): pass your one card on; the lowest card loses a life.

The rule book's chapter 1 (RULES.md 1.A, options 1.B). Chase the Ace is the same procedure with other defaults.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Annotated, Literal, NamedTuple

from pydantic import Field

from engine.ask import Seat
from engine.cards import FRENCH, RANKS, Card, rank_of
from engine.exchange import Exchanged, Swapped, change_hands, lose_now
from engine.game import Game, Outcome
from engine.rules import HouseRules
from engine.swap import RoundOver, SwapRound, play_rounds
from engine.table import Faces, Table


class KuckuckRules(HouseRules):
    """The options of RULES.md 1.B with Kuckuck's defaults."""

    lives: Annotated[int, Field(ge=1, le=9)] = 3
    """Lives at the start."""
    king_blocks: bool = True
    """A king refuses the exchange and is shown; off: kings are ordinary highest cards."""
    king_open: Literal["never", "on_turn", "immediately"] = "never"
    """When a king must be laid open: never, on its holder's turn, or right after the deal."""
    dealer_exchange: Literal["top", "cut"] = "top"
    """The dealer exchanges with the top card of the stock, or with the card he cuts to."""
    dealer_draws: Annotated[int, Field(ge=1, le=2)] = 1
    """How often the dealer may draw."""
    dealer_king_loses_life: bool = False
    """A king drawn by the dealer costs him a life at once."""
    king_ends_round: bool = False
    """As soon as a king is shown there are no more exchanges and all cards are revealed."""
    pairs_safe: bool = False
    """Ranks held by two or more cannot lose; the lowest single card loses."""
    announce_low: Literal["off", "both", "forced_giver"] = "off"
    """Every ace, 2 or 3 that changes hands is announced to all; forced_giver: only what the asked player gives."""
    queen_block: Literal["off", "neighbour", "skip"] = "off"
    """A queen blocks a neighbour's exchange; skip: the request jumps over her to the next player."""
    turn_timer: Literal["off"] | Annotated[int, Field(ge=1, le=60)] = "off"
    """Seconds for a decision; who is late loses a life at once and stands."""
    dealer_rotation: Literal["rotate", "fixed"] = "rotate"
    """The deal moves on after every round, or stays with one dealer while he is in."""
    last_lives_tie: Literal["sudden_death", "keep_last_life", "joint_winners", "void"] = "sudden_death"
    """What happens when all who are left would be out together."""
    all_equal: Literal["all_lose", "none_lose"] = "all_lose"
    """Whether all lose a life, or nobody, when all cards have the same rank."""
    direction: Literal["clockwise", "anticlockwise"] = "clockwise"
    """The direction of deal and play."""
    stake: Literal["off", "on"] = "off"
    """Everybody pays a chip of play money into a prize pot for the winner."""
    block_word: Literal["Kuckuck!", "Figur!", "Ass!", "Jagd!", "Bo!", "none"] = "Kuckuck!"
    """What is called out when a king blocks."""

    def inert(self) -> dict[str, str]:
        """RULES.md 1.B, combinations."""
        silenced: dict[str, str] = {}
        if not self.king_blocks:
            silenced |= dict.fromkeys(("king_ends_round", "dealer_king_loses_life", "king_open"), "king_blocks")
            if self.queen_block == "off":
                silenced["block_word"] = "king_blocks"
        if self.pairs_safe:
            silenced |= dict.fromkeys(("all_equal", "last_lives_tie"), "pairs_safe")
        return silenced

    def warnings(self) -> tuple[str, ...]:
        """RULES.md 1.B, combinations."""
        opened = self.king_blocks and self.king_open == "immediately"
        return ("king-ends-before-turns",) if opened and self.king_ends_round else ()


class HadToStand(NamedTuple):
    """A seat was not asked, because everybody knows that it cannot exchange (RULES.md 0.2.8)."""

    seat: Seat


class LowCardAnnounced(NamedTuple):
    """A low card changed hands and was named to all (RULES.md 1.B note e)."""

    card: Card
    giver: Seat
    taker: Seat


class KingBlocked(NamedTuple):
    """The asked player showed a king and keeps it; the asker keeps his card too."""

    asker: Seat
    holder: Seat
    card: Card


class KingLaidOpen(NamedTuple):
    """A king was laid open: on its holder's turn or right after the deal."""

    holder: Seat
    card: Card


class QueenBlocked(NamedTuple):
    """The asked player showed a queen; the asker keeps his card (RULES.md 1.B note f)."""

    asker: Seat
    holder: Seat
    card: Card


class QueenSkipped(NamedTuple):
    """The asked player showed a queen; the request goes on to the next one (RULES.md 1.B note f)."""

    asker: Seat
    holder: Seat
    card: Card


class StockTaken(NamedTuple):
    """A seat exchanged its card with the stock, unseen. `depth` counts from the top, 1 is the top card."""

    seat: Seat
    depth: int


class KingDrawn(NamedTuple):
    """The stock gave a king: it is shown, the exchange fails, the old card stays (RULES.md 1.A.18)."""

    seat: Seat
    card: Card


HEIGHT = {card: RANKS.index(rank_of(card)) + 1 for card in FRENCH.cards}
"""Rank low to high: A 2 3 ... J Q K (RULES.md 1.A.2)."""
LOW = frozenset(card for card, height in HEIGHT.items() if height <= 3)
KINGS = frozenset(card for card in FRENCH.cards if rank_of(card) == "K")
QUEENS = frozenset(card for card in FRENCH.cards if rank_of(card) == "Q")

TURN = ("stand", "swap")
DRAW = ("stand", "draw")
CUTS = [("stand", *(f"cut:{depth}" for depth in range(1, size + 1))) for size in range(len(FRENCH.cards))]


@dataclass(slots=True)
class Round(SwapRound):
    """One round of Kuckuck."""

    rules: KuckuckRules

    def open(self, seat: Seat) -> bool:
        return self.table.hands[seat].faces is Faces.ALL

    def blocks(self, card: Card) -> bool:
        return self.rules.king_blocks and card in KINGS


async def play(table: Table, rules: KuckuckRules) -> Outcome:
    """A whole match: rounds of deal, turns and reveal as `engine.swap` plays them (RULES.md 1.A)."""
    return await play_rounds(table, rules, FRENCH, HEIGHT, Round, turns, losers)


# Turns (1.A.9-15)


async def turns(this: Round) -> None:
    """The dealer's neighbour begins, the dealer comes last, each has one turn."""
    if this.rules.king_open == "immediately":
        lay_all_kings_open(this)
    for place, seat in enumerate(this.order[:-1]):
        if seat in this.done or must_stand(this, seat, this.order[place + 1]):
            continue
        if await this.chooses(seat, "turn", TURN) == "swap":
            swap(this, seat, this.order[place + 1 :])
    await dealers_turn(this)


def lay_all_kings_open(this: Round) -> None:
    """`king_open=immediately`: right after the deal every king is opened, the dealer's too."""
    kings = [seat for seat in this.order if this.blocks(this.card(seat))]
    for seat in kings:
        lay_open(this, seat)
    if kings and this.rules.king_ends_round:
        raise RoundOver


def must_stand(this: Round, seat: Seat, neighbour: Seat | None = None) -> bool:
    """Who has an open king, or an open king as his neighbour, stands and is not asked (1.B, 2.A.8, 0.2.8)."""
    if this.rules.king_open == "never":
        return False  # a king is then shown only by blocking, after which its holder is done
    if this.rules.king_open == "on_turn" and this.blocks(this.card(seat)):
        lay_open(this, seat)
        king_shown(this)
        return True
    if any(this.open(one) and this.blocks(this.card(one)) for one in (seat, neighbour) if one is not None):
        this.table.tell(HadToStand(seat))
        return True
    return False


def lay_open(this: Round, seat: Seat) -> None:
    this.table.hands[seat].faces = Faces.ALL
    this.table.tell(KingLaidOpen(seat, this.card(seat)))


def swap(this: Round, asker: Seat, neighbours: list[Seat]) -> None:
    """Exchange with the next player, whatever he wants, unless he shows a king or a queen (1.A.11-13)."""
    for holder in neighbours:
        card = this.card(holder)
        if this.blocks(card):
            this.table.hands[holder].faces = Faces.ALL
            this.done.add(holder)
            this.table.tell(KingBlocked(asker, holder, card))
            king_shown(this)
            return
        if card in QUEENS and this.rules.queen_block != "off":
            this.table.hands[holder].faces = Faces.ALL
            if this.rules.queen_block == "neighbour":
                this.table.tell(QueenBlocked(asker, holder, card))
                return
            this.done.add(holder)
            this.table.tell(QueenSkipped(asker, holder, card))
            continue
        exchange(this, asker, holder)
        return
    if not take_from_stock(this, asker, 1):
        king_shown(this)


def exchange(this: Round, asker: Seat, giver: Seat) -> None:
    """Both cards change hands face down (1.A.11a)."""
    table = this.table
    passed, forced = this.card(asker), this.card(giver)
    table.tell(Swapped(asker, giver))
    change_hands(table, asker, giver)
    if this.rules.announce_low == "both" and passed in LOW:
        table.tell(LowCardAnnounced(passed, asker, giver))
    if this.rules.announce_low != "off" and forced in LOW:
        table.tell(LowCardAnnounced(forced, giver, asker))


def king_shown(this: Round) -> None:
    """`king_ends_round`: any shown king stops the round (1.B note c)."""
    if this.rules.king_ends_round:
        raise RoundOver


# The dealer's turn (1.A.16-19)


async def dealers_turn(this: Round) -> None:
    """The dealer stands or exchanges with the stock, with `dealer_draws=2` twice (1.B note a)."""
    dealer = this.dealer
    if dealer in this.done or must_stand(this, dealer):
        return
    prompt = "dealer"
    for _ in range(this.rules.dealer_draws):
        options = DRAW if this.rules.dealer_exchange == "top" else CUTS[len(this.stock)]
        key = await this.chooses(dealer, prompt, options)
        if key == "stand":
            return
        depth = 1 if key == "draw" else int(key.removeprefix("cut:"))
        if not take_from_stock(this, dealer, depth):
            if this.rules.dealer_king_loses_life:
                lose_now(this.circle, dealer)
            if not this.circle.lives[dealer]:
                raise RoundOver
            king_shown(this)
        prompt = "dealer-again"


def take_from_stock(this: Round, seat: Seat, depth: int) -> bool:
    """Exchange with a card of the stock; a king is shown and fails (1.A.17-18). Say whether it was taken."""
    table = this.table
    card = this.stock.pop(depth - 1)
    if this.blocks(card):
        table.zones["open under the stock"].cards.append(card)
        table.tell(KingDrawn(seat, card))
        return False
    hand = table.hands[seat]
    [old] = hand.cards
    table.zones["under the stock"].cards.append(old)
    hand.cards = [card]
    hand.faces = Faces.OWNER
    table.tell(StockTaken(seat, depth))
    table.tell(Exchanged(seat, old, card, None), to=seat)
    return True


# Reveal (1.A.20-24)


def losers(this: Round, cards: dict[Seat, Card]) -> list[Seat]:
    """Who loses a life: every holder of the lowest rank (1.A.21), but for `pairs_safe` and `all_equal`."""
    heights = {seat: HEIGHT[card] for seat, card in cards.items()}
    if this.rules.pairs_safe:
        held = Counter(heights.values())
        heights = {seat: height for seat, height in heights.items() if held[height] == 1}
    elif this.rules.all_equal == "none_lose" and len(set(heights.values())) == 1:
        return []
    lowest = min(heights.values(), default=0)
    return [seat for seat, height in heights.items() if height == lowest]


# Presets (RULES.md 9)

PRESETS: dict[str, dict[str, object]] = {
    "kuckuck": {},
    "five-lives": {"lives": 5},
    "no-block": {"king_blocks": False},
    "fast": {"turn_timer": 2},
    "double-draw": {"dealer_draws": 2},
    "coucou": {"queen_block": "neighbour"},
    "ass": {"block_word": "Ass!"},
    "quick": {"lives": 1},
}

GAME = Game(
    key="kuckuck",
    revision=1,
    seats=(3, 20),
    usual_seats=10,
    rules=KuckuckRules,
    play=play,
    pack=FRENCH,
    figure="lives",
    safe=frozenset({"turn", "dealer", "dealer-again"}),
    presets=PRESETS,
)
