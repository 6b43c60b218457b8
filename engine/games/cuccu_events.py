"""What can happen at Cuccù, beyond what all exchange games tell (RULES.md 3.A)."""

from __future__ import annotations

from typing import NamedTuple

from engine.ask import Seat
from engine.cards import Card


class Kept(NamedTuple):
    """A seat kept its card: as its turn, or the dealer instead of an exchange."""

    seat: Seat


class InnShown(NamedTuple):
    """The asked player showed an Inn: "Fermatevi alquanto!" The asker may withdraw or ask for a payment."""

    asker: Seat
    holder: Seat
    card: Card


class Withdrew(NamedTuple):
    """The asker kept his card before the Inn; its holder still has his turn (RULES.md 3.A.17)."""

    asker: Seat
    holder: Seat


class PaymentAsked(NamedTuple):
    """The asker asks the innkeeper: will you pay if a Null loses?"""

    asker: Seat
    innkeeper: Seat


class PaymentAgreed(NamedTuple):
    """The innkeeper pays if the asker loses with a Null; both keep their cards (RULES.md 3.A.15)."""

    asker: Seat
    innkeeper: Seat


class PaymentRefused(NamedTuple):
    """The innkeeper does not pay, so the Inn must be exchanged (RULES.md 3.A.16)."""

    asker: Seat
    innkeeper: Seat


class CatShown(NamedTuple):
    """The asked player showed a Cat, "Gnao!": `victim` loses a life, and the asker's card goes back the way it came."""

    asker: Seat
    holder: Seat
    card: Card
    victim: Seat


class HorseShown(NamedTuple):
    """The asked player showed a Horse, "Salta!": the request goes on to the next player."""

    asker: Seat
    holder: Seat
    card: Card


class HunterShown(NamedTuple):
    """The asked player showed a Hunter, "Bum!": the asker loses a life."""

    asker: Seat
    holder: Seat
    card: Card


class CuckooRefused(NamedTuple):
    """The asked player showed a Cuckoo, "Cucù!": no exchange, and no penalty."""

    asker: Seat
    holder: Seat
    card: Card


class PackTopTaken(NamedTuple):
    """The dealer showed a Horse: the asker exchanged with the top card of the pack, unseen (RULES.md 3.A.22)."""

    seat: Seat


class PackBottomTaken(NamedTuple):
    """The dealer exchanged with the bottom card of the pack, unseen (RULES.md 3.A.23)."""

    seat: Seat


class InnPaid(NamedTuple):
    """The asker loses with a Null, and the innkeeper pays for it (RULES.md 3.A.35)."""

    asker: Seat
    innkeeper: Seat


class LifeGained(NamedTuple):
    """With `two_fools=gain_life` the holder of one of two Fools gained a life; `lives` he has now."""

    seat: Seat
    lives: int


class CameBack(NamedTuple):
    """Nobody had a life left, so these seats are back in the game with so many lives (RULES.md 3.A.37)."""

    seats: tuple[Seat, ...]
    lives: int
