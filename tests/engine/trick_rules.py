"""What holds in every match of a trick game (RULES.md 8.5-8.6, RECORD.md `outcome`): written apart from the engine.

Every check passes over the games that it is not about.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import Any

from engine import Ask, Card, Match

RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]


def value(card: str) -> int:
    """2 to 14, the ace highest."""
    return RANKS.index(card[:-1]) + 2


def in_key_order(game: str, cards: list[str]) -> list[str]:
    """The order in which RECORD.md lists the cards of `play`."""
    by_suit: Callable[[str], tuple[int, int]] = lambda card: ("SHDC".index(card[-1]), value(card))  # noqa: E731
    by_rank: Callable[[str], tuple[int, int]] = lambda card: (value(card), "SHDC".index(card[-1]))  # noqa: E731
    return sorted(cards, key=by_rank if game == "cucumber" else by_suit)


def check_ask(match: Match, ask: Ask, trick: list[Card], hand: tuple[Card, ...]) -> None:
    """What is offered is what the rules allow."""
    rules: Any = match.rules
    if ask.prompt == "play":
        assert len(hand) > 1, "the last card of a hand is played without asking"
        assert list(ask.options) == in_key_order(match.game.key, list(ask.options))
        allowed = _cucumber(rules, trick, hand) if match.game.key == "cucumber" else _kachuful(trick, hand)
        assert set(ask.options) == allowed
    if ask.prompt == "bid":
        bids = [bid for bid in match.tally("bids") if bid >= 0]
        bidders = sum(match.tally("playing"))
        allowed = {str(bid) for bid in range(len(hand) + 1)}
        if rules.hook and len(bids) == bidders - 1:
            allowed.discard(str(len(hand) - sum(bids)))
        assert len(allowed) > 1, "a single legal bid is not asked for"
        assert list(ask.options) == sorted(allowed, key=int)
    if ask.prompt == "revive":
        assert not any(seat == ask.seat for seat, key in match.moves if key in ("yes", "no")), "asked to return twice"


def _cucumber(rules: Any, trick: list[Card], hand: tuple[Card, ...]) -> set[str]:
    """Never empty; every legal card equals or beats, or has the lowest rank of the hand (RULES.md 8.5)."""
    if not trick:
        return set(hand)
    if rules.ace_rule == "led":
        assert trick[0][:-1] != "A", "nobody is asked under a led ace"
    if rules.ace_rule == "any":
        assert trick[-1][:-1] != "A", "who plays after an ace is not asked"
    wanted = value(trick[-1]) if rules.compare_to == "previous" else max(map(value, trick))
    beating = {card for card in hand if value(card) >= wanted}
    lowest = {card for card in hand if value(card) == min(map(value, hand))}
    return beating if beating and rules.must_beat else beating | lowest


def _kachuful(trick: list[Card], hand: tuple[Card, ...]) -> set[str]:
    following = {card for card in hand if trick and card[-1] == trick[0][-1]}
    return following or set(hand)


def check_round(match: Match, number: int) -> None:
    """One payer a round in Cucumber; tricks, bids and misses of a round in Kachuful."""
    rules: Any = match.rules
    entry: Any = match.rounds[number]
    before: Any = match.rounds[number - 1]["scores"] if number and match.game.figure == "scores" else [0] * 99
    if match.game.key == "cucumber" and rules.revival == "off":
        paid = [now - then for now, then in zip(entry["scores"], before, strict=False)]
        payers = [points for points in paid if points]
        if entry.get("sudden_death"):
            assert not payers, "a sudden death changes no totals"
        else:
            assert len(payers) == 1 or (payers and rules.last_trick_tie == "all_tied_pay")
            assert all(2 <= points <= 14 for points in payers)
    if match.game.key == "kachuful":
        bids, tricks = ([one for one in entry[name] if one is not None] for name in ("bids", "tricks"))
        size = sum(tricks)
        assert len(bids) == len(tricks) >= 2
        assert 0 <= min(bids) <= max(bids) <= size <= 17
        if rules.hook:
            assert sum(bids) != size
            assert bids != tricks, "with the hook at least one player misses"


def check_places(match: Match) -> None:
    """Places of a finished match by its score sheet."""
    rules: Any = match.rules
    assert match.outcome is not None
    places = [list(place) for place in match.outcome.places]
    sheet: list[Any] = match.rounds
    if match.game.key == "kachuful":
        extra = [seat for seat, bid in enumerate(sheet[-1]["bids"]) if bid is not None and "extra_round" in sheet[-1]]
        assert places == _grouped(match, lambda seat: (seat not in extra, -sheet[-1]["scores"][seat]))
    if match.game.key == "cucumber":
        deaths = [(place, entry) for place, entry in enumerate(sheet) if "sudden_death" in entry]
        last = {seat: place for place, entry in deaths for seat, _ in entry["last_trick"]}
        assert len(match.outcome.winners) == 1
        if rules.fixed_rounds != "off":
            assert len(sheet) - len(deaths) == rules.fixed_rounds
            ranks = _grouped(match, lambda seat: (-last.get(seat, -1), sheet[-1]["scores"][seat]))
            assert [seat for place in places for seat in place][1:] == [
                seat for rank in ranks for seat in rank if seat not in places[0]
            ]
        elif rules.revival == "off":
            falls = {seat: last.get(seat, _crossing(sheet, rules, seat)) for seat in match.seats}
            falls[places[0][0]] = len(sheet)
            assert places == _grouped(match, lambda seat: -falls[seat])


def _crossing(sheet: list[Any], rules: Any, seat: int) -> int:
    """The entry in which a seat reached the threshold; the number of entries when it never did."""
    least = rules.threshold + (rules.threshold_mode == "gt")
    return next((place for place, entry in enumerate(sheet) if entry["scores"][seat] >= least), len(sheet))


def _grouped(match: Match, rank: Callable[[int], Any]) -> list[list[int]]:
    ranked = sorted(match.seats, key=lambda seat: (rank(seat), seat))
    return [list(equal) for _, equal in groupby(ranked, key=rank)]
