"""A plain player for Kachuful: bid the tricks to be expected, never less than the sure ones, and play to hit the bid.

It counts the cards that it has not seen and takes them to be anywhere alike: in another hand or in the stock.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

from engine.ask import Seat
from engine.cards import FRENCH, SUITS, Card, suit_of
from engine.match import View
from engine.tricks import HEIGHT, CardPlayed, hand_in, trick_in, turns_from

PLAYS = ("kachuful",)

GOOD = 0.4
"""A card that wins as often as this is played to win."""
SAFE = 0.1
"""A card that wins no more often than this is played to lose."""
DARING = 0.25
"""What is added to the expected tricks before the fraction is cut off: it is easier to lose a trick than to win one."""


@dataclass(slots=True)
class Knowledge:
    """What a seat knows of a round: trump, its hand, the trick, the cards it has not seen, and who is still to play."""

    trump: object
    hand: tuple[Card, ...]
    best: Card | None
    """The card that takes the trick so far."""
    unseen: list[Card]
    heights: dict[object, list[int]]
    """How high the unseen cards of each suit are."""
    to_come: int
    """How many players play to this trick after this seat."""
    held: int
    """How many cards each of them holds."""


def decide(view: View, rng: random.Random) -> str:
    """Look at the hand, bid what it is worth, play to hit the bid."""
    assert view.ask is not None
    if view.ask.prompt == "blind":
        return "look"
    known = knowledge(view)
    if view.ask.prompt == "bid":
        wanted = expected(view, known)
        return min(view.ask.options, key=lambda bid: (abs(int(bid) - wanted), -int(bid)))
    return card_for(view, known, [Card(option) for option in view.ask.options])


def knowledge(view: View) -> Knowledge:
    """Put together what the view shows."""
    sight = view.table
    hand, trick, trump = hand_in(view), trick_in(view), sight.signs["trump"]
    players = sum(sight.tallies["playing"])
    seen = {event.card for event in sight.events if isinstance(event, CardPlayed)}
    seen.update(hand)
    for lying in (*sight.hands, sight.zones["turned"]):
        if not isinstance(lying, int):
            seen.update(lying)
    best = None
    for _, card in trick:
        if best is None or beats(card, best, trump):
            best = card
    held = int(sight.signs["cards"] or 0) + 1 - max(1, int(sight.signs["trick"] or 0))
    unseen = [card for card in FRENCH.cards if card not in seen]
    heights: dict[object, list[int]] = {suit: [] for suit in (*SUITS, None)}
    for card in unseen:
        heights[suit_of(card)].append(HEIGHT[card])
    return Knowledge(trump, hand, best, unseen, heights, players - len(trick) - 1, held)


def beats(card: Card, best: Card, trump: object) -> bool:
    """Whether a card played later takes the trick from the best so far (RULES.md 5.A.14)."""
    if suit_of(card) == suit_of(best):
        return HEIGHT[card] > HEIGHT[best]
    return suit_of(card) == trump


def chance(known: Knowledge, card: Card) -> float:
    """How likely this card takes the trick, when the players to come take it wherever they can."""
    if known.best is not None and not beats(card, known.best, known.trump):
        return 0.0
    if not known.to_come:
        return 1.0
    suit, trump = suit_of(card), known.trump
    absent = 1 - min(1.0, known.held / max(1, len(known.unseen)))
    own = HEIGHT[card]
    higher = sum([height > own for height in known.heights[suit]])
    holds = absent ** (higher * known.to_come)
    led = suit if known.best is None else suit_of(known.best)
    if trump is None or suit == trump:
        return float(holds)
    ruffs = absent ** len(known.heights[led]) * (1 - absent ** len(known.heights[trump]))
    return float(holds * (1 - ruffs) ** known.to_come)


# Bidding


def expected(view: View, known: Knowledge) -> int:
    """How many tricks the hand should take; where it is not seen, its share or what the foreheads leave."""
    size = int(view.table.signs["cards"] or 0)
    players = sum(view.table.tallies["playing"])
    if not known.hand:
        return forehead(view, known) if size == 1 else round(size / players)
    worth = sum(worth_of(known, card, players) for card in known.hand)
    return min(size, max(sure_tricks(known), int(worth + DARING)))


def worth_of(known: Knowledge, card: Card, players: int) -> float:
    """How likely a card takes a trick in the course of a round, led or played when its suit is led."""
    own = chance(replace(known, best=None, to_come=players - 1), card)
    if suit_of(card) != known.trump:
        return own
    # A low trump takes a trick where its owner cannot follow: the more, the fewer suits he has to follow.
    trumps = sum(1 for other in known.hand if suit_of(other) == known.trump)
    others = len(known.hand) - trumps
    room = min(1.0, others / max(1, trumps))
    return max(own, 0.55 * room * (1 - 0.06 * (players - 3)))


def sure_tricks(known: Knowledge) -> int:
    """The trumps in the own hand above the highest trump that somebody else may hold."""
    top = max(known.heights[known.trump], default=0)
    return sum(1 for card in known.hand if suit_of(card) == known.trump and HEIGHT[card] > top)


def forehead(view: View, known: Knowledge) -> int:
    """One card, not seen: whether most of the cards that it may be take the trick from those that are seen, if any."""
    dealer = int(view.table.signs["dealer"] or 0)
    seats = [Seat(seat) for seat, plays in enumerate(view.table.tallies["playing"]) if plays]
    order = turns_from(seats, seats[(seats.index(Seat(dealer)) + 1) % len(seats)])
    hands = view.table.hands
    shown = {seat: hand[0] for seat in order if not isinstance(hand := hands[seat], int) and hand}
    if len(shown) < len(order) - 1:
        return 0
    wins = 0
    for own in known.unseen:
        best, winner = None, order[0]
        for seat in order:
            card = shown.get(seat, own)
            if best is None or beats(card, best, known.trump):
                best, winner = card, seat
        wins += winner == view.seat
    return int(2 * wins > len(known.unseen))


# Play


def card_for(view: View, known: Knowledge, options: list[Card]) -> Card:
    """Win while tricks are missing, as cheaply as is good enough; otherwise lose, and get rid of what might win."""
    assert view.seat is not None
    sight = view.table
    missing = sight.tallies["bids"][view.seat] - sight.tallies["tricks"][view.seat]
    players = sum(sight.tallies["playing"])
    chances = {card: chance(known, card) for card in options}
    worth = {card: (worth_of(known, card, players), HEIGHT[card]) for card in options}
    if missing > 0:
        good = [card for card in options if chances[card] >= GOOD]
        if missing >= len(known.hand):
            return max(options, key=lambda card: (chances[card], -HEIGHT[card]))
        if good:
            return max(good, key=worth.__getitem__) if known.to_come else min(good, key=worth.__getitem__)
        losing = [card for card in options if chances[card] <= SAFE] or options
        return min(losing, key=worth.__getitem__)
    losing = [card for card in options if chances[card] <= SAFE]
    if losing:
        return max(losing, key=worth.__getitem__)
    if not known.to_come:
        return max(options, key=worth.__getitem__)
    return min(options, key=lambda card: (chances[card], HEIGHT[card]))
