"""Cucumber (Gurka, Agurk, Kurkku): beat the highest card or play your lowest, and do not take the last trick.

The rule book's chapter 4 (RULES.md 4.A; the options of 4.B stand in `cucumber_terms`).
"""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.ask import Seat
from engine.cards import FRENCH, SUITS, Card, suit_of
from engine.game import Game, Outcome
from engine.games.cucumber_terms import (
    AceLed,
    Cucumbered,
    CucumberRules,
    LastTrickPlayed,
    LowestForced,
    PenaltyWritten,
    Revived,
    StayedOut,
    SuddenDeathBegan,
    SuddenDeathLost,
    SuddenDeathRepeated,
)
from engine.match import View
from engine.table import Faces, Table
from engine.tricks import (
    HEIGHT,
    Trick,
    TrickTaken,
    begin_deal,
    deal,
    gather,
    hand_in,
    lay,
    next_dealer,
    order_after,
    places,
    trick_in,
    turns_from,
)

REVIVE = ("no", "yes")
ACE = max(HEIGHT.values())


def key_order(card: Card) -> tuple[int, int]:
    """Lowest rank first, equal ranks by suit S, H, D, C (RECORD.md, keys)."""
    return HEIGHT[card], SUITS.index(suit_of(card))


@dataclass(slots=True)
class Standing:
    """Who stands how: totals, who is active, who fell when, and who may still come back."""

    table: Table
    rules: CucumberRules
    active: list[Seat]
    scores: list[int]
    fell: dict[Seat, int] = field(default_factory=dict)
    """The entry of the score sheet in which a seat fell."""
    asked: set[Seat] = field(default_factory=set)
    """Who was asked to come back: nobody is asked twice."""
    sitting_out: list[Seat] = field(default_factory=list)

    def is_out(self, seat: Seat) -> bool:
        """Total >= threshold: eliminated; with `gt` only above it (4.A.18)."""
        threshold = self.rules.threshold
        total = self.scores[seat]
        return total > threshold if self.rules.threshold_mode == "gt" else total >= threshold

    def outcome(self, winner: Seat) -> Outcome:
        """The winner; then by elimination, later is better; with `fixed_rounds` by total (RECORD.md, `outcome`)."""
        self.fell[winner] = len(self.table.rounds)
        by_total = self.rules.fixed_rounds != "off"
        return Outcome(
            winners=(winner,),
            places=places(
                self.table.seats, lambda seat: (-self.fell.get(seat, 0), self.scores[seat] if by_total else 0)
            ),
        )


async def play(table: Table, rules: CucumberRules) -> Outcome:
    """One match: rounds until one player is below the threshold, or the fixed number of rounds."""
    standing = Standing(table, rules, list(table.seats), table.tally("scores", 0))
    dealer = table.first_dealer()
    while True:
        number = len(table.rounds) + 1
        last_trick = await play_deal(standing, "round", number, dealer, standing.active)
        crossed = score(standing, dealer, last_trick)
        if rules.fixed_rounds != "off":
            if number == rules.fixed_rounds:
                least = min(standing.scores)
                return await decide(standing, [seat for seat in table.seats if standing.scores[seat] == least], dealer)
        elif not standing.active:
            least = min(standing.scores[seat] for seat in crossed)
            return await decide(standing, [seat for seat in crossed if standing.scores[seat] == least], dealer)
        else:
            await revive_for_a_chip(standing, crossed)
            if len(standing.active) == 1:
                return standing.outcome(standing.active[0])
            await revive_who_sat_out(standing, crossed, dealer)
        dealer = next_dealer(table, dealer, standing.active)


# The deal and its tricks (4.A.5-8)


async def play_deal(standing: Standing, stage: str, number: int, dealer: Seat, players: list[Seat]) -> Trick:
    """Deal, play all tricks and give the last one. Forehand leads first, then the winner of a trick."""
    table, rules = standing.table, standing.rules
    size = rules.cards_per_player
    order = order_after(table, dealer, players)
    begin_deal(table, stage, number, dealer, order, size)
    if stage == "sudden-death":
        table.tell(SuddenDeathBegan(tuple(players)))
    deal(table, order, size, key_order, played=Faces.ALL if rules.show_played else Faces.NONE)
    leader = order[0]
    for number_of_trick in range(1, size):
        table.signs["trick"] = number_of_trick
        trick = await play_trick(table, rules, turns_from(order, leader))
        leader, card = winner_of(rules, trick)
        table.tell(TrickTaken(leader, card))
        gather(table)
    table.signs["trick"] = size
    return play_last_trick(table, turns_from(order, leader))


async def play_trick(table: Table, rules: CucumberRules, turns: list[Seat]) -> Trick:
    """Everybody plays one card, clockwise; who must play his lowest card is not asked (0.2.8)."""
    trick: Trick = []
    for seat in turns:
        hand = table.hands[seat].cards
        if trick and lowest_is_forced(rules, trick):
            if rules.ace_rule == "any":
                table.tell(LowestForced(seat))
            card = hand[0]
        else:
            card = Card(await table.ask(seat, "play", tuple(legal(rules, trick, hand))))
        lay(table, seat, card)
        trick.append((seat, card))
        if seat == turns[0] and rules.ace_rule == "led" and HEIGHT[card] == ACE:
            table.tell(AceLed(seat))
    return trick


# Playing to a trick (4.A.8-13)


def lowest_is_forced(rules: CucumberRules, trick: Trick) -> bool:
    """Under a led ace, or with `any` right after an ace, everybody plays his lowest card (4.A.11, 4.B)."""
    if rules.ace_rule == "led":
        return HEIGHT[trick[0][1]] == ACE
    return rules.ace_rule == "any" and HEIGHT[trick[-1][1]] == ACE


def legal(rules: CucumberRules, trick: Trick, hand: list[Card]) -> list[Card]:
    """The leader plays any card; a follower equals or beats, else he plays a card of his lowest rank (4.A.8-10)."""
    if not trick:
        return hand
    wanted = to_equal(rules, trick)
    least = HEIGHT[hand[0]]
    if HEIGHT[hand[-1]] < wanted:
        return [card for card in hand if HEIGHT[card] == least]
    if rules.must_beat:
        return [card for card in hand if HEIGHT[card] >= wanted]
    return [card for card in hand if HEIGHT[card] >= wanted or HEIGHT[card] == least]


def to_equal(rules: CucumberRules, trick: Trick) -> int:
    """The height that a follower has to equal: of the highest card so far, or of the previous one."""
    if rules.compare_to == "previous":
        return HEIGHT[trick[-1][1]]
    return max([HEIGHT[card] for _, card in trick])


def winner_of(rules: CucumberRules, trick: Trick) -> tuple[Seat, Card]:
    """The highest card takes the trick, of equal ones the last; but a led ace wins against forced aces (4.A.13)."""
    if rules.ace_rule == "led" and HEIGHT[trick[0][1]] == ACE:
        return trick[0]
    highest = max([HEIGHT[card] for _, card in trick])
    return next(played for played in reversed(trick) if HEIGHT[played[1]] == highest)


def reason(view: View, key: str) -> str | None:
    """Why a card of the hand may not be played: `ace`, `beat` (or `beat-or-lowest`), `lowest`."""
    rules, trick, hand = view.rules, trick_in(view), hand_in(view)
    assert isinstance(rules, CucumberRules)
    if not trick or key not in hand:
        return None
    if lowest_is_forced(rules, trick):
        return "ace"
    if HEIGHT[hand[-1]] < to_equal(rules, trick):
        return "lowest"
    return "beat" if rules.must_beat else "beat-or-lowest"


# Last trick and score (4.A.15-18)


def play_last_trick(table: Table, turns: list[Seat]) -> Trick:
    """Everybody lays his last card; nobody is asked (0.2.8)."""
    trick = [(seat, table.hands[seat].cards[0]) for seat in turns]
    for seat, card in trick:
        lay(table, seat, card)
    return trick


def penalties(rules: CucumberRules, last_trick: Trick) -> dict[Seat, int]:
    """Who pays for the last trick, and how much (4.A.16-17; 4.B `reverse`)."""
    heights = [HEIGHT[card] for _, card in last_trick]
    losing = min(heights) if rules.reverse else max(heights)
    tied = [seat for seat, card in last_trick if HEIGHT[card] == losing]
    value = losing if rules.reverse and rules.reverse_value == "own" else max(heights)
    if rules.last_trick_tie == "later_pays":
        tied = tied[-1:]
    elif rules.last_trick_tie == "earlier_pays":
        tied = tied[:1]
    return dict.fromkeys(tied, value)


def score(standing: Standing, dealer: Seat, last_trick: Trick) -> list[Seat]:
    """Write down the penalties and the round; give those who are out now, in the order of play of the round."""
    table, scores = standing.table, standing.scores
    paying = penalties(standing.rules, last_trick)
    table.tell(LastTrickPlayed(tuple(last_trick), tuple(paying)))
    for seat, points in paying.items():
        scores[seat] += points
        table.tell(PenaltyWritten(seat, points, scores[seat]))
    crossed: list[Seat] = []
    if standing.rules.fixed_rounds == "off":
        crossed = [seat for seat in order_after(table, dealer, standing.active) if standing.is_out(seat)]
        for seat in crossed:
            standing.active.remove(seat)
            standing.fell[seat] = len(table.rounds)
            table.tell(Cucumbered(seat, scores[seat]))
    table.score(entry(standing, dealer, last_trick))
    gather(table)
    return crossed


def entry(standing: Standing, dealer: Seat, last_trick: Trick) -> dict[str, object]:
    """A finished deal on the score sheet (RECORD.md, `rounds`)."""
    played = [[seat, card] for seat, card in last_trick]
    return {"dealer": dealer, "last_trick": played, "scores": list(standing.scores)}


# Revival (4.B)


async def revive_for_a_chip(standing: Standing, crossed: list[Seat]) -> None:
    """`chip`: who has just gone out may pay his one chip, before the match is looked at as over."""
    if standing.rules.revival == "chip":
        for seat in crossed:
            await offer_revival(standing, seat)


async def revive_who_sat_out(standing: Standing, crossed: list[Seat], dealer: Seat) -> None:
    """`skip_round`: who went out a round ago may come back; who has just gone out sits out the next round first."""
    if standing.rules.revival == "skip_round":
        for seat in order_after(standing.table, dealer, standing.sitting_out):
            await offer_revival(standing, seat)
        standing.sitting_out = crossed


async def offer_revival(standing: Standing, seat: Seat) -> None:
    """Once in a match, and back with the highest total of the other active players."""
    if seat in standing.asked:
        return
    standing.asked.add(seat)
    table, scores = standing.table, standing.scores
    if await table.ask(seat, "revive", REVIVE) == "no":
        table.tell(StayedOut(seat))
        return
    scores[seat] = max(scores[other] for other in standing.active)
    standing.active.append(seat)
    del standing.fell[seat]
    table.tell(Revived(seat, scores[seat]))


# The end (4.A.20-22)


async def decide(standing: Standing, rivals: list[Seat], dealer: Seat) -> Outcome:
    """Sudden death: the tied play complete deals among themselves until one is left (4.A.22)."""
    table = standing.table
    while len(rivals) > 1:
        dealer = next_dealer(table, dealer, rivals)
        last_trick = await play_deal(standing, "sudden-death", len(table.rounds) + 1, dealer, rivals)
        losing = penalties(standing.rules, last_trick)
        table.tell(LastTrickPlayed(tuple(last_trick), tuple(losing)))
        if len(losing) == len(rivals):
            table.tell(SuddenDeathRepeated(tuple(rivals)))
        else:
            for seat in losing:
                rivals.remove(seat)
                standing.fell[seat] = len(table.rounds)
                table.tell(SuddenDeathLost(seat))
        table.score(entry(standing, dealer, last_trick) | {"sudden_death": True})
        gather(table)
    return standing.outcome(rivals[0])


# Presets (RULES.md 9)

PRESETS: dict[str, dict[str, object]] = {
    "cucumber": {},
    "agurk": {"threshold": 21, "last_trick_tie": "earlier_pays"},
    "agurk-handed-down": {"threshold": 21, "threshold_mode": "gt", "must_beat": False, "revival": "chip"},
    "gurka": {},
    "gurka-no-ace": {"ace_rule": "none"},
    "gurka-handed-down": {
        "cards_per_player": 6,
        "ace_rule": "any",
        "compare_to": "previous",
        "last_trick_tie": "all_tied_pay",
        "revival": "chip",
    },
    "three-cards": {"cards_per_player": 3},
    "revival": {"revival": "chip"},
    "reverse": {"reverse": True},
    "quick": {"cards_per_player": 3, "fixed_rounds": 5},
}

GAME = Game(
    key="cucumber",
    revision=1,
    seats=(2, 7),
    usual_seats=6,
    rules=CucumberRules,
    play=play,
    pack=FRENCH,
    figure="scores",
    safe=frozenset({"revive"}),
    presets=PRESETS,
    reason=reason,
)
