"""Which cards the rule book lets everybody see before the reveal, game by game: written apart from the engine.

A seat may always know what it holds or held in this deal. Everything else that it sees must be allowed here.
A new game needs its line in `SHOWABLE`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from engine import Card, Seat


class Deal(NamedTuple):
    """The truth about one deal: its pack, the hands as they were dealt, the hands now, and the answers given since."""

    pack: tuple[Card, ...]
    dealt: tuple[tuple[Card, ...], ...]
    hands: tuple[tuple[Card, ...], ...]
    answers: tuple[tuple[Seat, str, str], ...] = ()


def _french(card: Card, rules: Any) -> bool:
    """RULES.md 1.A.11-18, 1.B: kings blocking or laid open, queens with `queen_block`, low cards announced."""
    rank = card[:-1]
    return (
        (rank == "K" and rules.king_blocks)
        or (rank == "Q" and rules.queen_block != "off")
        or (rank in ("A", "2", "3") and rules.announce_low != "off")
    )


def _kille(card: Card, rules: Any) -> bool:
    """RULES.md 1.K.3-6: the cards with a power, and a Harlequin that changes hands."""
    return card in ("inn", "cavalier", "pig", "hussar", "cuckoo", "harlequin")


def _cuccu(card: Card, rules: Any) -> bool:
    """RULES.md 3.A.9-13: the cards that refuse or are jumped over."""
    return card in ("inn", "cat", "horse", "hunter", "cuckoo")


def _never(card: Card, rules: Any) -> bool:
    """Cards are seen when they are played, no sooner (RULES.md 4.A, 5.A)."""
    return False


SHOWABLE: dict[str, Callable[[Card, Any], bool]] = {
    "kuckuck": _french,
    "chase-the-ace": _french,
    "kille": _kille,
    "cuccu": _cuccu,
    "cucumber": _never,
    "kachuful": _never,
}
"""May this card be shown to all while the round is being played?"""

PLAYED_OPENLY = frozenset({"cucumber", "kachuful"})
"""Games in which a card that leaves a hand is seen by all."""


def open_to_all(game: str, rules: Any, deal: Deal) -> set[Card]:
    """The cards that everybody may have seen in this deal, beside the showable ones."""
    seen: set[Card] = set()
    if game in PLAYED_OPENLY:
        held = {card for hand in deal.hands for card in hand}
        seen |= {card for hand in deal.dealt for card in hand if card not in held}
    if getattr(rules, "trump_source", None) == "turn_up":
        turned = sum(len(hand) for hand in deal.dealt)
        seen |= set(deal.pack[turned : turned + 1])
    return seen


def open_to(game: str, rules: Any, deal: Deal, seat: Seat) -> set[Card]:
    """The cards that this seat may have seen in the hands now: its own, unless it has still to bid blind.

    In a forehead round it sees all cards but its own; in a dark round nobody sees a card before it is played.
    """
    own = set(deal.hands[seat])
    if game != "kachuful" or not deal.dealt[seat]:
        return own
    if len(deal.dealt[seat]) == 1 and rules.single_card != "open":
        others = {card for other, hand in enumerate(deal.dealt) if other != seat for card in hand}
        return others if rules.single_card == "forehead" else set()
    bidders = {who for who, prompt, _ in deal.answers if prompt == "bid"}
    if rules.blind == "forced":
        return own if len(bidders) == sum(1 for hand in deal.dealt if hand) else set()
    if rules.blind == "optional":
        return own if seat in bidders or (seat, "blind", "look") in deal.answers else set()
    return own
