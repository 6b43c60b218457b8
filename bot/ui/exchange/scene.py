"""The reveal as a scene on the board: the drum roll, the cards, who loses, and a sudden death of its own."""

from __future__ import annotations

from collections.abc import Sequence

from bot.tables.session import Scene, Session
from bot.ui.exchange.score_sheet import lives_after, lives_at_start
from bot.ui.exchange.tokens import tokens
from bot.ui.telling import Teller
from engine import Event

LAST_EVENTS = 2


def scene_text(session: Session, scene: Scene, teller: Teller) -> str:
    """The text of the scene in its present phase."""
    story = session.match.stories()[scene.entry]
    if not scene.shown:
        drum = teller.emojis("drum", "🥁")
        key = "scene-drum-sudden" if _find(story, "SuddenDeathDealt") else "scene-drum"
        return "\n".join([*teller.log(story, LAST_EVENTS), teller.words(key, drum=drum)])
    if (sudden := _find(story, "SuddenDeathDealt")) is not None:
        return _sudden_death(sudden, teller)
    if (revealed := _find(story, "Revealed")) is not None:
        return _reveal(session, scene, revealed, story, teller)
    return "\n".join(teller.log(story))


def _find(story: Sequence[Event], kind: str) -> Event | None:
    return next((event for event in story if type(event).__name__ == kind), None)


def _reveal(session: Session, scene: Scene, revealed: Event, story: Sequence[Event], teller: Teller) -> str:
    words = teller.words
    after = lives_after(session.match, scene.entry)
    most = lives_at_start(session.match)
    losers = getattr(revealed, "losers", ())
    kept = _find(story, "LivesKept")
    lines = [*teller.log(story, LAST_EVENTS), words("scene-cards-up")]
    for seat, card in getattr(revealed, "cards", ()):
        text = f"{teller.card(card)} {teller.name(seat)}  {tokens(teller.emojis, after[seat], most - after[seat])}"
        if seat in losers and kept is None:
            text += "  " + words("scene-loses" if after[seat] else "scene-goes-out")
        lines.append(text)
    lines += [words("scene-dead", card=teller.card(card), name=teller.name(seat)) for seat, card in _dead(revealed)]
    if kept is not None:
        lines.append(teller.tell(kept))
    elif not losers:
        lines.append(words("scene-nobody-loses"))
    return "\n".join(lines)


def _dead(revealed: Event) -> Sequence[tuple[int, str]]:
    return getattr(revealed, "dead", ())


def _sudden_death(sudden: Event, teller: Teller) -> str:
    words = teller.words
    winners = getattr(sudden, "winners", ())
    lines = [words("scene-sudden-death")]
    lines += [f"{teller.card(card)} {teller.name(seat)}" for seat, card in getattr(sudden, "cards", ())]
    key = "scene-sudden-winner" if len(winners) == 1 else "scene-sudden-again"
    lines.append(words(key, names=teller.names(winners)))
    return "\n".join(lines)
