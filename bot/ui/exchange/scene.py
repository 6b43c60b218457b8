"""The reveal as a scene on the board: the drum roll, the cards, who loses, and a sudden death of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.tables.session import Scene, Session
from bot.ui.exchange.reveal_notes import note
from bot.ui.exchange.round_facts import paid_at_reveal
from bot.ui.exchange.score_sheet import (
    before_reveal,
    find,
    lives_at_reveal,
    lives_at_start,
    lost_before_reveal,
    rivals_in,
)
from bot.ui.exchange.tokens import tokens
from bot.ui.telling import Teller
from engine import Event, Match

LAST_EVENTS = 2
MOST_TEXT = 3000
"""So much text of a scene leaves room on the board for what stands around it, in characters."""
_AFTER_REVEAL = frozenset({"LivesKept", "LifeGained", "CameBack"})
"""Kinds of events that say what became of the lives."""


def scene_text(session: Session, scene: Scene, teller: Teller) -> str:
    """The text of the scene in its present phase."""
    story = session.match.stories()[scene.entry]
    sudden, revealed = find(story, "SuddenDeathDealt"), find(story, "Revealed")
    if not scene.shown and (sudden is not None or revealed is not None):
        drum = teller.emojis("drum", "🥁")
        key = "scene-drum" if sudden is None else "scene-drum-sudden"
        return _after_events(teller, story, [teller.words(key, drum=drum)])
    lines = ending(session.match, scene.entry, teller)
    if sudden is not None:
        return "\n".join(lines)
    return _after_events(teller, story, lines) if revealed is not None else "\n".join(teller.log(story))


def ending(match: Match, entry: int, teller: Teller) -> list[str]:
    """How a finished round ended: the cards and who loses, or the sudden death; nothing where no card was shown."""
    story = match.stories()[entry]
    sudden, revealed = find(story, "SuddenDeathDealt"), find(story, "Revealed")
    if sudden is not None:
        return _sudden_death(sudden, teller)
    return [] if revealed is None else _reveal(match, entry, revealed, story, teller)


def _reveal(match: Match, entry: int, revealed: Any, story: Sequence[Event], teller: Teller) -> list[str]:
    words = teller.words
    after, most = lives_at_reveal(match, entry), lives_at_start(match)
    paid = paid_at_reveal(story)
    lost_before = lost_before_reveal(match, entry)
    kept, rivals = find(story, "LivesKept"), rivals_in(match, entry + 1)
    lines = [words("scene-cards-up")]
    for seat, card in revealed.cards:
        parts = [f"{teller.card(card)} {teller.name(seat)}", tokens(teller, after[seat], most - after[seat])]
        if seat in paid:
            parts.append(words("scene-paid", name=teller.name(paid[seat])))
        elif seat in revealed.losers and kept is None:
            out = "scene-to-sudden-death" if seat in rivals else "scene-goes-out"
            parts.append(words("scene-loses" if after[seat] else out))
        if seat in paid.values():
            parts.append(words("scene-pays" if after[seat] else "scene-goes-out"))
        if seat in lost_before:
            parts.append(words("scene-lost-before"))
        if text := note(teller, match.rules, story, revealed, seat, card):
            parts.append(text)
        lines.append("  ".join(parts))
    lines += [words("scene-dead", card=teller.card(card), name=teller.name(seat)) for seat, card in revealed.dead]
    lines += [teller.tell(event) for event in story if type(event).__name__ in _AFTER_REVEAL]
    if kept is None and not revealed.losers:
        lines.append(words("scene-nobody-loses"))
    return lines


def _after_events(teller: Teller, story: Sequence[Event], lines: list[str]) -> str:
    """The last events of the round and these lines; of a long undo at a large table only its end finds room."""
    told = teller.log(before_reveal(story), LAST_EVENTS)
    while told and sum(len(line) + 1 for line in (*told, *lines)) > MOST_TEXT:
        del told[0]
    return "\n".join([*told, *lines])


def _sudden_death(sudden: Any, teller: Teller) -> list[str]:
    words, winners = teller.words, sudden.winners
    lines = [words("scene-sudden-death")]
    lines += [f"{teller.card(card)} {teller.name(seat)}" for seat, card in sudden.cards]
    key = "scene-sudden-winner" if len(winners) == 1 else "scene-sudden-again"
    lines.append(words(key, names=teller.names(winners)))
    return lines


def sudden_key(match: Match, entry: int, seat: int) -> str:
    """The key of what a sudden death is to one who took part in it."""
    sudden: Any = find(match.stories()[entry], "SuddenDeathDealt")
    winners = sudden.winners
    if seat not in winners:
        return "panel-sudden-lost"
    return "panel-sudden-won" if len(winners) == 1 else "panel-sudden-again"
