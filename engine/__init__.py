"""Rules of old European party card games: pure, and driven by records (RULES.md, RECORD.md).

This is the public door. A match is started or replayed, moved with `act` and read with `see`.
"""

from engine.ask import Ask, Seat
from engine.cards import FRENCH, Card, Pack
from engine.events import Event, Told
from engine.game import Game, Outcome
from engine.games import GAMES
from engine.match import Illegal, Match, View
from engine.players import decide
from engine.reasons import why_not
from engine.record import BadRecord, Record
from engine.rules import BadRules, HouseRules, Option
from engine.shuffle import Packs, commitment_of, first_dealer, seed_of
from engine.table import Sight, audible
from engine.verify import Differs, verify
from engine.views import event_as_json, view_as_json

__all__ = [
    "FRENCH",
    "GAMES",
    "Ask",
    "BadRecord",
    "BadRules",
    "Card",
    "Differs",
    "Event",
    "Game",
    "HouseRules",
    "Illegal",
    "Match",
    "Option",
    "Outcome",
    "Pack",
    "Packs",
    "Record",
    "Seat",
    "Sight",
    "Told",
    "View",
    "audible",
    "commitment_of",
    "decide",
    "event_as_json",
    "first_dealer",
    "seed_of",
    "verify",
    "view_as_json",
    "why_not",
]
