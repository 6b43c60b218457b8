"""About how long a match takes, by playing some with computer players."""

from __future__ import annotations

import random
from functools import lru_cache

from bot.tables.pacing import FAST, PACES
from engine import GAMES, HouseRules, Match, Packs, decide

MATCHES = 8
SECONDS_A_DECISION = 6.0
"""The usual pace of people with a phone in their hand."""
MOST_ROUNDS = 120
"""Some rules have no end in sight; then this many rounds are counted."""
ENOUGH_DECISIONS = 400
"""Long matches differ less from each other: after so many decisions no further one is played."""


@lru_cache(maxsize=256)
def minutes_to_play(game: str, rules: HouseRules, seats: int, pace: str) -> int | None:
    """Whole minutes, at least one; None where so many cannot play by these rules."""
    if GAMES[game].fault_of(rules, seats) is not None:
        return None
    rng = random.Random(0)
    decisions = rounds = played = 0
    while played < MATCHES and decisions < ENOUGH_DECISIONS:
        match = Match.start(GAMES[game], seats, rules, Packs(seed=rng.randbytes(32).hex()))
        while (ask := match.pending) is not None and len(match.rounds) < MOST_ROUNDS:
            match.act(ask.seat, decide(match.see(ask.seat), rng))
        decisions += match.step
        rounds += len(match.rounds)
        match.close()
        played += 1
    hurried = getattr(rules, "turn_timer", "off") != "off"
    each = FAST if hurried else PACES[pace]
    thinking = min(SECONDS_A_DECISION, float(getattr(rules, "turn_timer", 0))) if hurried else SECONDS_A_DECISION
    seconds = (decisions * thinking + rounds * (each.drum + each.reveal)) / played
    return max(1, round(seconds / 60))
