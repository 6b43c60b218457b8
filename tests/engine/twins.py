"""The two-run swap test: two matches that differ in two cards which a seat cannot see must look the same to it.

Both twins are played in step, with the same moves, from the deal in which the cards lie. As long as neither card has
come to a seat's knowledge in either twin, its views are equal to the byte. What counts as knowledge is read from where
the cards really lie, never from a view, unless the rule book lets everybody see such a card.
"""

from __future__ import annotations

import random

from engine import Card, Illegal, Seat, audible

from .open_cards import PLAYED_OPENLY
from .truth import Witnessed
from .watching import cards_in, heard, printed


def compare_twins(whole: Witnessed, rng: random.Random) -> int:
    """Exchange two random cards of a random deal of this finished match; give how many views were compared."""
    packs = [list(pack) for pack in whole.source.dealt]
    number = rng.randrange(len(packs))
    reach = min(len(packs[number]), max(3 * whole.record.seats, whole.dealt_in(number)) + 2)
    one, other = rng.sample(range(reach), 2)
    cards = {packs[number][one], packs[number][other]}
    if len(cards) == 1:
        return 0
    changed = [list(pack) for pack in packs]
    changed[number][one], changed[number][other] = changed[number][other], changed[number][one]
    left, right = (
        Witnessed(whole.record.model_copy(update={"packs": pair, "dealer": whole.first_dealer}))
        for pair in (packs, changed)
    )
    seats = rng.sample(left.match.seats, min(4, len(left.match.seats)))
    return _play_in_step(left, right, number, cards, whole.match.moves, [*seats, None])


def _play_in_step(
    left: Witnessed,
    right: Witnessed,
    number: int,
    cards: set[Card],
    moves: list[tuple[Seat, str]],
    blind: list[Seat | None],
) -> int:
    compared = 0
    for seat, key in moves:
        if left.deals > number + 1 or right.deals > number + 1:
            break
        if left.deals == number + 1:
            if _shown(left, cards) or _shown(right, cards):
                break
            blind = [viewer for viewer in blind if not (_holds(left, viewer, cards) or _holds(right, viewer, cards))]
            for viewer in blind:
                _compare(left, right, viewer, cards)
            compared += len(blind)
            if not blind:
                break
        left.act(seat, key)
        if not _follow(right, seat, key, cards):
            break
    return compared


def _compare(left: Witnessed, right: Witnessed, viewer: Seat | None, cards: set[Card]) -> None:
    same = printed(left.match.see(viewer)) == printed(right.match.see(viewer))
    assert same, f"{'an onlooker' if viewer is None else f'seat {viewer}'} can tell {sorted(cards)} apart"
    told = [heard((viewer, event) for event in audible(twin.match.told, viewer)) for twin in (left, right)]
    assert told[0] == told[1]


def _follow(right: Witnessed, seat: int, key: str, cards: set[Card]) -> bool:
    """Make the same move in the twin; a card game may forbid it to who holds one of the cards, and to nobody else."""
    pending = right.match.pending
    holds = pending is not None and bool(cards & set(right.hands()[pending.seat]))
    try:
        right.act(seat, key)
    except Illegal:
        shown = _shown(right, cards) or right.match.pending is None
        assert shown or (holds and right.match.game.key in PLAYED_OPENLY), (
            f"{key} of seat {seat} is illegal in the twin"
        )
        return False
    return True


def _shown(match: Witnessed, cards: set[Card]) -> bool:
    """Whether one of the cards was shown to all, as the rule book allows for such a card."""
    if cards & match.open_to_all() - match.showable:
        return True
    return bool(cards & match.showable & set(cards_in(match.match.see(None), frozenset(cards))))


def _holds(match: Witnessed, seat: Seat | None, cards: set[Card]) -> bool:
    """Whether one of the cards lies where this seat sees it."""
    return seat is not None and bool(cards & match.open_to(seat))
