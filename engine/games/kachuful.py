"""Kachuful (Judgement, Oh Hell): say exactly how many tricks you will take, and take exactly so many.

The rule book's chapter 5 (RULES.md 5.A; the options of 5.B stand in `kachuful_terms`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.ask import Seat
from engine.cards import FRENCH, SUITS, Card, suit_of
from engine.game import Game, Outcome
from engine.games.kachuful_terms import (
    BidForced,
    BidHit,
    BidMade,
    BidMissed,
    ExtraRoundBegan,
    ForeheadsShown,
    KachufulRules,
    Looked,
    TrumpAnnounced,
    TrumpTurned,
    WentBlind,
    limits,
)
from engine.match import View
from engine.table import Faces, Table
from engine.tricks import (
    HEIGHT,
    NO_BID,
    CardPlayed,
    TrickTaken,
    begin_deal,
    deal,
    gather,
    hand_in,
    look,
    next_dealer,
    order_after,
    places,
    trick_in,
    turns_from,
)

BLIND = ("look", "blind")
BIDS = [tuple(str(bid) for bid in range(size + 1)) for size in range(18)]
"""All bids for a hand of so many cards (5.A.8)."""
KEY_ORDER = {card: (SUITS.index(suit_of(card)), HEIGHT[card]) for card in FRENCH.cards}
"""By suit S, H, D, C, within a suit lowest first; the trump makes no difference (RECORD.md, keys)."""
FOUR = ("S", "D", "C", "H")
FOUR_AND_NONE = ("S", "D", "C", "H", None)


@dataclass(slots=True)
class Round:
    """One round: its number, its players in the order of play with the dealer last, their bids and tricks."""

    table: Table
    rules: KachufulRules
    number: int
    size: int
    order: list[Seat]
    bids: list[int]
    tricks: list[int]
    went_blind: set[Seat]
    trump: str | None = None

    @property
    def dealer(self) -> Seat:
        return self.order[-1]

    @property
    def hidden(self) -> bool:
        """A round of one card that its owner does not see before the bids (5.B `single_card`)."""
        return self.size == 1 and self.rules.single_card != "open"

    @property
    def blind(self) -> str:
        """How bids are made blind in this round; `single_card` goes before `blind` (5.B, combinations)."""
        return "off" if self.hidden else self.rules.blind


async def play(table: Table, rules: KachufulRules) -> Outcome:
    """One match: the whole cycle of hands, perhaps an extra round."""
    scores = table.tally("scores", 0)
    sizes = schedule(rules, len(table.seats))
    table.signs["rounds"] = len(sizes)
    order = order_after(table, table.first_dealer(), table.seats)
    for number, size in enumerate(sizes, 1):
        await play_round(table, rules, "round", number, size, order)
        order = turns_from(order, order[1])
    best = [seat for seat in table.seats if scores[seat] == max(scores)]
    if len(best) > 1 and rules.tie_break == "extra_round":
        last_dealer = order[-2]  # the deal has moved on already
        order = order_after(table, next_dealer(table, last_dealer, best), best)
        await play_round(table, rules, "extra-round", len(sizes) + 1, sizes[0], order)
    ranked = places(table.seats, lambda seat: (seat not in best, -scores[seat]))
    return Outcome(winners=ranked[0], places=ranked)


async def play_round(table: Table, rules: KachufulRules, stage: str, number: int, size: int, order: list[Seat]) -> None:
    """Deal, bid, play all tricks, score."""
    begin_deal(table, stage, number, order[-1], order, size)
    bids, tricks = table.tally("bids", NO_BID), table.tally("tricks", 0)
    this = Round(table, rules, number, size, order, bids, tricks, set())
    if stage == "extra-round":
        table.tell(ExtraRoundBegan(tuple(order)))
    deal_and_announce(this)
    await bidding(this)
    await play_tricks(this)
    score(this, extra=stage == "extra-round")


# Setup (5.A.3-7)


def schedule(rules: KachufulRules, seats: int) -> list[int]:
    """The sizes of the hands, round by round (5.A.4; 5.B `cycle`, `rounds_limit`)."""
    biggest = rules.biggest_hand(seats)
    down = list(range(biggest, 0, -1))
    down_up = down + down[-2::-1]
    sizes = {"down": down, "down_up": down_up, "double": down_up * 2}[rules.cycle]
    return sizes if rules.rounds_limit == "off" else sizes[: rules.rounds_limit]


def trump_of(rules: KachufulRules, number: int, turned: Card | None) -> str | None:
    """The trump of a round by its number, or by the card turned up; None: no trump (5.A.6; 5.B)."""
    if rules.nt_every_5th and number % 5 == 0:
        return None
    if rules.trump_source == "turn_up":
        return None if turned is None else suit_of(turned)
    if rules.trump_source == "four_nt":
        return FOUR_AND_NONE[(number - 1) % 5]
    return FOUR[(number - 1) % 4]


def deal_and_announce(this: Round) -> None:
    """Deal, say who sees what, and announce the trump before the bids."""
    table, rules = this.table, this.rules
    faces = Faces.OWNER
    if this.hidden:
        faces = Faces.OTHERS if rules.single_card == "forehead" else Faces.NONE
    elif this.blind != "off":
        faces = Faces.NONE
    stock = deal(table, this.order, this.size, KEY_ORDER.__getitem__, faces)
    turned_up = table.zone("turned", Faces.ALL)
    if rules.trump_source == "turn_up" and not (rules.nt_every_5th and this.number % 5 == 0):
        turned_up.cards.append(stock.pop(0))
    turned = turned_up.cards[0] if turned_up.cards else None
    this.trump = table.signs["trump"] = trump_of(rules, this.number, turned)
    table.tell(TrumpAnnounced(this.trump, this.size) if turned is None else TrumpTurned(turned, this.size))
    if faces is Faces.OTHERS:
        for seat in this.order:
            others = tuple((other, table.hands[other].cards[0]) for other in this.order if other != seat)
            table.tell(ForeheadsShown(others), to=seat)


# Bidding (5.A.8-10)


async def bidding(this: Round) -> None:
    """From the dealer's left, dealer last, one bid each; it is public and final."""
    table = this.table
    for seat in this.order:
        if this.blind == "optional":
            await look_or_not(this, seat)
        allowed = legal_bids(this, seat)
        forced = len(allowed) == 1
        bid = int(allowed[0] if forced else await table.ask(seat, "bid", allowed))
        this.bids[seat] = bid
        table.tell(BidForced(seat, bid) if forced else BidMade(seat, bid))
        if seat in this.went_blind:
            look(table, seat)
    if this.blind == "forced":
        this.went_blind.update(this.order)
    if this.blind == "forced" or (this.hidden and this.rules.single_card == "dark"):
        for seat in this.order:
            look(table, seat)


async def look_or_not(this: Round, seat: Seat) -> None:
    """`blind=optional`: in his bidding turn, before his cards are shown to him, everybody decides (5.B)."""
    if await this.table.ask(seat, "blind", BLIND) == "blind":
        this.went_blind.add(seat)
        this.table.tell(WentBlind(seat))
    else:
        this.table.tell(Looked(seat))
        look(this.table, seat)


def legal_bids(this: Round, seat: Seat) -> tuple[str, ...]:
    """0 to the size of the hand; the hook forbids the dealer one of them (5.A.9)."""
    bids = BIDS[this.size]
    if seat != this.dealer or not this.rules.hook:
        return bids
    hooked = hooked_bid(this.size, [this.bids[other] for other in this.order[:-1]])
    return tuple(bid for bid in bids if bid != hooked)


def hooked_bid(size: int, others: Sequence[int]) -> str:
    """The bid with which all bids would add up to the number of tricks; it may be none of the possible ones."""
    return str(size - sum(others))


# Play (5.A.11-15)


async def play_tricks(this: Round) -> None:
    """The dealer's left leads, then the winner of each trick; the last cards are laid without asking (0.2.8)."""
    table, order, trump = this.table, this.order, this.trump
    signs, tricks = table.signs, this.tricks
    leader = order[0]
    for number in range(1, this.size + 1):
        signs["trick"] = number
        leader, card = await play_trick(table, turns_from(order, leader), trump, asks=number < this.size)
        tricks[leader] += 1
        table.tell(TrickTaken(leader, card))
        gather(table)


async def play_trick(table: Table, turns: list[Seat], trump: str | None, *, asks: bool) -> tuple[Seat, Card]:
    """Everybody plays a card, clockwise; give who takes the trick and with what. (`lay`, written out for speed.)"""
    lying, told, hands = table.zones["trick"].cards, table.told, table.hands
    led = best = Card("")
    winner = turns[0]
    for seat in turns:
        hand = hands[seat].cards
        card = Card(await table.ask(seat, "play", legal(hand, led))) if asks else hand[0]
        hand.remove(card)
        lying.append(card)
        told.append((None, CardPlayed(seat, card)))
        if not led:
            led = best = card
        elif beats(card, best, trump):
            best, winner = card, seat
    return winner, best


def legal(hand: list[Card], led: Card) -> tuple[Card, ...]:
    """The leader plays any card; who can follow the led suit must, who cannot plays what he likes (5.A.12-13)."""
    if led:
        suit = led[-1]
        following = [card for card in hand if card[-1] == suit]
        if following:
            return tuple(following)
    return tuple(hand)


def beats(card: Card, best: Card, trump: str | None) -> bool:
    """The highest trump takes the trick, else the highest card of the led suit (5.A.14)."""
    if card[-1] == best[-1]:
        return HEIGHT[card] > HEIGHT[best]
    return card[-1] == trump


def reason(view: View, key: str) -> str | None:
    """Why a card may not be played: `follow-S` and so on; why a bid may not be made: `hook`."""
    if view.ask is not None and view.ask.prompt == "bid":
        sight = view.table
        size, bids = int(sight.signs["cards"] or 0), sight.tallies["bids"]
        others = [bid for bid in bids if bid != NO_BID]
        return "hook" if key in BIDS[size] and key == hooked_bid(size, others) else None
    trick = trick_in(view)
    return f"follow-{suit_of(trick[0][1])}" if trick and key in hand_in(view) else None


# Score and end (5.A.16-17)


def points_for(rules: KachufulRules, bid: int, tricks: int, *, blind: bool = False) -> int:
    """What a round is worth, by the table of 5.B. A missed blind bid is not doubled."""
    if bid != tricks:
        return {"classic": 0, "minus_diff": -abs(bid - tricks), "trick_plus": tricks, "judgement": -10}[rules.scoring]
    own = 0 if rules.scoring == "judgement" else tricks
    if not blind:
        return 10 + own
    return 2 * (10 + own) if rules.blind_bonus == "total" else 20 + own


def score(this: Round, *, extra: bool) -> None:
    """Add the points of the round and write it down; who does not take part has no bid and no tricks."""
    table, scores = this.table, this.table.tallies["scores"]
    for seat in this.order:
        bid, tricks = this.bids[seat], this.tricks[seat]
        points = points_for(this.rules, bid, tricks, blind=seat in this.went_blind)
        scores[seat] += points
        table.tell(BidHit(seat, bid, points) if bid == tricks else BidMissed(seat, bid, tricks, points))
    part = [seat in this.order for seat in table.seats]
    entry: dict[str, object] = {
        "dealer": this.dealer,
        "trump": this.trump,
        "bids": [bid if own else None for bid, own in zip(this.bids, part, strict=True)],
        "tricks": [tricks if own else None for tricks, own in zip(this.tricks, part, strict=True)],
        "scores": list(scores),
    }
    table.score(entry | {"extra_round": True} if extra else entry)


# Presets (RULES.md 9)

PRESETS: dict[str, dict[str, object]] = {
    "kachuful": {},
    "judgement": {"scoring": "judgement"},
    "blackout": {},
    "minus": {"scoring": "minus_diff"},
    "trick-bonus": {"scoring": "trick_plus"},
    "short": {"cycle": "down"},
    "party": {"single_card": "forehead"},
    "blind": {"blind": "optional"},
    "no-hook": {"hook": False},
    "turned-up": {"trump_source": "turn_up"},
    "five-cycle": {"trump_source": "four_nt"},
    "no-trump-fifth": {"nt_every_5th": True},
    "double": {"cycle": "double"},
    "quick": {"start_size": 5, "cycle": "down"},
}

GAME = Game(
    key="kachuful",
    revision=1,
    seats=(3, 7),
    usual_seats=5,
    rules=KachufulRules,
    play=play,
    pack=FRENCH,
    figure="scores",
    safe=frozenset({"blind"}),
    presets=PRESETS,
    limits=limits,
    reason=reason,
)
