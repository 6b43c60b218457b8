"""A match that is watched: after every move the promises of RULES.md 8 and RECORD.md are checked."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import chain, pairwise
from typing import Any

from engine import Card, Event, Illegal, Match, Record, Seat, Told, View, view_as_json
from engine.__main__ import answer_to
from engine.testing import MOST_ROUNDS

from .open_cards import Deal
from .trail import Trail
from .trick_rules import check_ask, check_places, check_round
from .truth import Witnessed

REFUSALS = frozenset(
    {
        *("KingBlocked", "QueenBlocked", "HussarShown", "CuckooShown"),
        *("HunterShown", "CuckooRefused", "Withdrew", "PaymentAgreed"),
    }
)
"""Events after which a requester has the card that he had (RULES.md 8.2)."""

ONCE_A_ROUND = frozenset({"turn", "dealer", "dealer-again", "blind", "bid"})
FOREIGN_KEYS = ("", "nonsense", "STAND", "stand ", "cut:0", "cut:52", "timeout", "-1", "99", "look", "yes", "AS", "é")


def unbounded(record: Record) -> bool:
    """Whether these rules have no fixed end, so that random play may give up (RULES.md 8.8)."""
    _, rules = record.rule_book()
    return (
        bool(getattr(rules, "pairs_safe", False))
        or getattr(rules, "last_lives_tie", None) == "keep_last_life"
        or getattr(rules, "all_out", None) in ("all_return", "last_ones_return")
    )


def losers_allowed(record: Record) -> tuple[int, int] | None:
    """The fewest and the most losers of one reveal, where the rule book bounds them (RULES.md 8.2, 8.3)."""
    game, rules = record.rule_book()
    chosen = rules.model_dump()
    if game.key in ("kuckuck", "chase-the-ace"):
        if chosen["pairs_safe"]:
            return 0, 1
        return (0 if chosen["all_equal"] == "none_lose" else 1), 4
    if game.key == "kille":
        return 1, 4
    if game.key == "cuccu" and not chosen["revealed_acts"] and chosen["two_fools"] == "fourteen_half":
        return 0, 3
    return None


def printed(view: View) -> str:
    """A view to the byte."""
    return json.dumps(view_as_json(view))


def heard(told: Iterable[Told]) -> list[tuple[Seat | None, str, Event]]:
    """What was told, with the kind of each event: as tuples, events of two kinds with equal fields would be equal."""
    return [(to, type(event).__name__, event) for to, event in told]


def cards_in(view: View, pack: frozenset[str]) -> Iterator[Card]:
    """Every card whose face stands anywhere in a view."""
    sight = view.table
    for seen in (*sight.hands, *sight.zones.values()):
        if not isinstance(seen, int):
            yield from seen
    yield from _cards_of(sight.events, pack)


def _cards_of(facts: object, pack: frozenset[str]) -> Iterator[Card]:
    if isinstance(facts, str):
        if facts in pack:
            yield Card(facts)
    elif isinstance(facts, tuple):
        for fact in facts:
            yield from _cards_of(fact, pack)


class Watched(Witnessed):
    """A match whose promises are checked after every move, for some seats and an onlooker."""

    def __init__(self, record: Record, viewers: tuple[Seat, ...] = ()) -> None:
        super().__init__(record)
        self.viewers = viewers
        self.reveals = 0
        self.undone = 0
        self._names = frozenset(self.match.game.pack.cards)
        self._whole = Counter(self.match.game.pack.cards)
        self._losers_allowed = losers_allowed(record)
        self._last_deal = 0
        self._before = self.dealt
        self._check_point()

    def move(self, key: str) -> None:
        """Let whoever is asked answer with this key."""
        match = self.match
        ask = match.pending
        assert ask is not None
        self._before = self.hands()
        tally, entries = match.tally(match.game.figure), len(match.rounds)
        events = self.act(ask.seat, key)
        assert match.moves[-1] == (ask.seat, key)
        self._check_events(events)
        self._check_undo(events)
        self._check_lives(tally, entries, events)
        for number in range(entries, len(match.rounds)):
            check_round(match, number)
        self._check_point()

    def _check_events(self, events: list[Any]) -> None:
        bounds = self._losers_allowed
        for event in events:
            name = type(event).__name__
            if name == "Revealed" and bounds is not None:
                self.reveals += 1
                assert bounds[0] <= len(event.losers) <= bounds[1], event
            if name in REFUSALS and self.deals == self._last_deal:
                assert self.hands()[event.asker] == self._before[event.asker], f"a blocked card moved: {event}"

    def _check_undo(self, events: list[Any]) -> None:
        """A card that goes back is with its first holder again, and no card outside its way has moved."""
        undone = self._trail.follow(events)
        if undone is None or self.deals != self._last_deal:
            return
        dealt = self.first_cards or {seat: hand[0] for seat, hand in enumerate(self.dealt) if hand}
        for seat, hand in enumerate(self.hands()):
            if hand and seat in undone:
                assert hand == (dealt[undone[seat]],), f"seat {seat} holds {hand} after {events}"
        self.undone += 1

    def _check_lives(self, before: tuple[int, ...], entries: int, events: list[Any]) -> None:
        """Lives never rise, and every loss is told."""
        if self.match.game.figure != "lives":
            return  # points rise and fall by other rules
        if self.match.game.key == "cuccu":
            self._check_lives_that_may_rise(list(before), events)
            return
        lost = Counter(event.seat for event in events if type(event).__name__ == "LifeLost")
        now = list(self.match.tally("lives"))
        assert [lives - lost[seat] for seat, lives in enumerate(before)] == now, "lives changed without being told"
        sheet: list[Any] = [entry["lives"] for entry in self.match.rounds[entries:]]
        for earlier, later in pairwise([list(before), *sheet]):
            assert all(then >= lives for then, lives in zip(earlier, later, strict=True)), "lives rose"
        assert not sheet or sheet[-1] == now

    def _check_lives_that_may_rise(self, lives: list[int], events: list[Any]) -> None:
        """Cuccù: every change is told, and nobody loses two lives to one request or one reveal (RULES.md 8.3)."""
        lost: Counter[Seat] = Counter()
        for event in events:
            name = type(event).__name__
            if name == "LifeLost":
                lives[event.seat] -= 1
                lost[event.seat] += 1
                assert event.lives == lives[event.seat] >= 0
            elif name == "LifeGained":
                lives[event.seat] += 1
            elif name == "CameBack":
                assert not any(lives), "somebody comes back while others have lives"
                for seat in event.seats:
                    lives[seat] = event.lives
            if name in ("CatShown", "HunterShown"):
                self._hits[name] += 1
            if name == "Revealed":
                assert not lost or max(lost.values()) == 1
                lost.clear()
        assert lives == list(self.match.tally("lives")), "lives changed without being told"
        if not getattr(self.rules, "revealed_acts", False):
            assert max(lost.values(), default=0) <= 1
            assert self._hits["CatShown"] <= 2
            assert self._hits["HunterShown"] <= 2

    def _check_point(self) -> None:
        match = self.match
        if self.deals != self._last_deal:
            self._trail = Trail(len(match.seats))
            self._hits: Counter[str] = Counter()
            self._last_deal = self.deals
            self._asked: Counter[tuple[Seat, str]] = Counter()
            self._known: dict[Seat, set[Card]] = {seat: set() for seat in self.viewers}
        lying = Counter(chain.from_iterable((*self.hands(), *self.zones().values())))
        assert lying == self._whole, "hands and zones are not the pack"
        ask = match.pending
        assert (ask is None) == (match.outcome is not None)
        if ask is not None:
            assert ask.seat in match.seats
            assert ask.options
            assert len({*ask.options, *ask.unlisted}) == len(ask.options) + len(ask.unlisted)
            check_ask(match, ask, self.zones().get("trick", []), self.hands()[ask.seat])
            if ask.prompt in ONCE_A_ROUND:
                self._asked[ask.seat, ask.prompt] += 1
                assert self._asked[ask.seat, ask.prompt] == 1, f"seat {ask.seat} is asked {ask.prompt!r} twice a round"
                assert ask.prompt != "dealer" or not self._asked[ask.seat, "turn"], "the dealer has two turns"
        for seat in self.viewers:
            self._known[seat] |= self.open_to(seat)
        # Everybody in his turn: a fault that lasts is seen all the same, at a fraction of the time.
        watching = (None, *self.viewers)
        self._check_view(watching[match.step % len(watching)])

    def _check_view(self, seat: Seat | None) -> None:
        view = self.match.see(seat)
        ask = self.match.pending
        if ask is not None:
            assert view.ask is not None
            assert (view.ask.seat, view.ask.prompt) == ask[:2]
            assert view.ask.options == (ask.options if ask.seat == seat else ())
        allowed = self.open_to_all()
        if seat is not None:
            allowed |= self._known[seat]
        if ask is None:
            allowed |= self._turned_up_at_the_end(self.deal())
        leaked = sorted(set(cards_in(view, self._names)) - allowed)
        assert not leaked, f"{'an onlooker' if seat is None else f'seat {seat}'} sees {leaked}"

    def _turned_up_at_the_end(self, deal: Deal) -> set[Card]:
        """What the last reveal shows, also when sudden deaths followed; without a reveal nothing (RULES.md 1.A.29)."""
        last = self.match.rounds[-1]
        if self.match.game.figure != "lives":
            return {card for hand in deal.dealt for card in hand}  # all tricks were played
        if "cards" not in last:
            return set()
        turned = {card for hand in deal.hands for card in hand}
        for entry in reversed(self.match.rounds):
            turned |= set(entry["cards"].values())  # type: ignore[attr-defined]  # cards by seat
            if "sudden_death" not in entry:
                break
            turned |= {card for hand in self._before for card in hand}
        return turned

    def check_refusals(self) -> None:
        """Whatever is not offered is refused, and changes nothing that anybody sees."""
        match = self.match
        ask = match.pending
        before = self.everything()
        tries: list[tuple[int, str]] = [(seat, "stand") for seat in (-1, len(match.seats), 10**30)]
        if ask is None:
            tries += [(seat, key) for seat in match.seats for key in ("stand", "timeout", "0")]
        else:
            legal = {*ask.options, *ask.unlisted}
            tries += [(seat, key) for seat in match.seats if seat != ask.seat for key in sorted(legal)[:3]]
            tries += [(ask.seat, key) for key in (*FOREIGN_KEYS, *match.game.pack.cards[::9]) if key not in legal]
        for seat, key in tries:
            try:
                match.act(seat, key)
            except Illegal:
                continue
            raise AssertionError(f"seat {seat} was allowed {key!r} at {ask}")
        assert self.everything() == before, "a refused move changed something"

    def everything(self) -> list[object]:
        """All that can be read from the match."""
        match = self.match
        views: list[object] = [printed(match.see(seat)) for seat in (*match.seats, None)]
        return [*views, list(match.moves), heard(match.told), json.dumps(match.rounds), match.pending, match.outcome]


def played(record: Record, rng: random.Random, *, refusals: float = 0.02, late: float = 0.1) -> Watched:
    """Play a record's match to its end at random, watched by a seat and an onlooker."""
    watched = Watched(record, (Seat(rng.randrange(record.seats)),))
    match = watched.match
    while (ask := match.pending) is not None and len(match.rounds) < MOST_ROUNDS:
        if rng.random() < refusals:
            watched.check_refusals()
        is_late = ask.unlisted and rng.random() < late
        watched.move(rng.choice(ask.unlisted if is_late else ask.options))
    watched.check_refusals()
    if match.pending is None:
        check_outcome(match)
    else:
        assert unbounded(record), "a match under rules with a bound does not end"
    check_replay(match, record)
    return watched


def check_outcome(match: Match) -> None:
    """Every seat has exactly one place, and the winners are the first (RECORD.md, `outcome`)."""
    outcome = match.outcome
    assert outcome is not None
    assert sorted(seat for place in outcome.places for seat in place) == list(match.seats)
    assert all(place == tuple(sorted(place)) and place for place in outcome.places)
    if outcome.winners:
        assert outcome.winners == outcome.places[0]
    else:
        assert getattr(match.rules, "last_lives_tie", None) == "void", "nobody has won"
    if match.game.figure == "lives" and match.game.key != "cuccu":
        falls = {seat: _fall(match.rounds, seat) for seat in match.seats if seat not in outcome.winners}
        by_fall = [tuple(s for s in falls if falls[s] == entry) for entry in sorted(set(falls.values()), reverse=True)]
        assert list(outcome.places[1 if outcome.winners else 0 :]) == by_fall
    check_places(match)


def _fall(rounds: list[dict[str, Any]], seat: int) -> int:
    """The entry of the score sheet in which a seat fell: the first that shows it without lives, or its last deal of a
    sudden death."""
    deaths = [number for number, entry in enumerate(rounds) if "sudden_death" in entry and str(seat) in entry["cards"]]
    return deaths[-1] if deaths else next(number for number, entry in enumerate(rounds) if not entry["lives"][seat])


def check_replay(match: Match, record: Record) -> Record:
    """The record of a match, through its text, plays the same match."""
    finished = record.model_copy(update={"moves": [list(move) for move in match.moves]})
    line = finished.to_json()
    again = Match.replay(Record.parse(line))
    assert heard(again.told) == heard(match.told)
    assert again.rounds == match.rounds
    assert (again.moves, again.pending, again.outcome) == (match.moves, match.pending, match.outcome)
    assert printed(again.see(None)) == printed(match.see(None))
    answer = answer_to(line.encode())
    assert [ask[0] for ask in answer["asks"]] == [seat for seat, _ in match.moves]
    assert answer["rounds"] == match.rounds
    return finished
