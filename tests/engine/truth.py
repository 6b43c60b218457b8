"""The truth behind a match: which packs were dealt and where the cards really lie. Tests alone may look there."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from engine import Card, Match, Pack, Packs, Record, Seat

from .open_cards import SHOWABLE, Deal, open_to, open_to_all

Hands = tuple[tuple[Card, ...], ...]


class Witness(Packs):
    """The packs of a match, and which were dealt so far."""

    def __init__(self, packs: list[list[Card]], dealer: int | None, seed: str | None) -> None:
        super().__init__(packs, dealer=dealer, seed=seed)
        self.dealt: list[tuple[Card, ...]] = []

    def pack(self, pack: Pack) -> list[Card]:
        cards = super().pack(pack)
        self.dealt.append(tuple(cards))
        return cards


class Witnessed:
    """A match with its witness."""

    def __init__(self, record: Record) -> None:
        game, self.rules = record.rule_book()
        packs = [[Card(card) for card in pack] for pack in record.packs]
        self.record = record
        self.source = Witness(packs, record.dealer, record.seed)
        self.match = Match.start(game, record.seats, self.rules, self.source)
        self.first_dealer = self.source.dealer(record.seats)
        self.sizes: dict[int, int] = {}
        self.begin_deal()

    def begin_deal(self) -> None:
        self.deals = len(self.source.dealt)
        self.dealt = self.hands()
        self.first_cards = self._dealt_on_demand() if self.match.game.key == "cuccu" else {}
        self.answers: list[tuple[Seat, str, str]] = []
        self.sizes[self.deals] = sum(len(hand) for hand in self.dealt)

    def _dealt_on_demand(self) -> dict[int, Card]:
        """The card that each seat of this round gets when it needs one (RULES.md 3.A.5-6): anticlockwise, in order."""
        lives, seats = self.match.tally("lives"), len(self.match.seats)
        dealer = self.match.see(None).table.signs["dealer"]
        assert isinstance(dealer, int)
        order = [seat for step in range(1, seats + 1) if lives[seat := (dealer - step) % seats]]
        return dict(zip(order, self.source.dealt[-1], strict=False))

    def act(self, seat: int, key: str) -> list[object]:
        """Make a move; give the events. Raises Illegal."""
        ask = self.match.pending
        told = self.match.act(seat, key)
        if ask is not None:
            self.answers.append((ask.seat, ask.prompt, key))
        if len(self.source.dealt) != self.deals:
            self.begin_deal()
        return [event for _, event in told]

    def hands(self) -> Hands:
        return tuple([tuple(hand.cards) for hand in self.match._table.hands])

    def zones(self) -> Mapping[str, list[Card]]:
        return {name: zone.cards for name, zone in self.match._table.zones.items()}

    def deal(self) -> Deal:
        return Deal(self.source.dealt[-1], self.dealt, self.hands(), tuple(self.answers))

    def dealt_in(self, number: int) -> int:
        """How many cards were dealt in deal `number`, from 0; 0 when it was over before anybody was asked."""
        return self.sizes.get(number + 1, 0)

    @cached_property
    def showable(self) -> frozenset[Card]:
        """The cards that everybody may see while a round is being played."""
        game = self.match.game
        return frozenset(card for card in game.pack.cards if SHOWABLE[game.key](card, self.rules))

    def open_to_all(self) -> set[Card]:
        """The cards that everybody may have seen in this deal by now."""
        return open_to_all(self.match.game.key, self.rules, self.deal()) | self.showable

    def open_to(self, seat: Seat) -> set[Card]:
        """The cards in the hands that this seat may see now, and one that it was dealt and had to give at once."""
        seen = open_to(self.match.game.key, self.rules, self.deal(), seat)
        if seat in self.first_cards and self.hands()[seat]:
            seen.add(self.first_cards[seat])
        return seen
