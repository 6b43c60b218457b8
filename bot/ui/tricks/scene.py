"""The end of a round on the board: the last trick, then what it brought to everybody."""

from __future__ import annotations

import discord

from bot.tables.session import Scene, Session
from bot.ui.frames import GREEN, RED
from bot.ui.telling import Teller
from bot.ui.tricks import score_sheet
from bot.ui.tricks.score_sheet import plain, signed
from engine import Match
from engine.tricks import CardPlayed, TrickTaken


def scene_text(session: Session, scene: Scene, teller: Teller) -> str:
    """The text of the scene in its present phase."""
    words = teller.words
    if not scene.shown:
        return words("tricks-drum", drum=teller.emojis("drum", "🥁"))
    lines = [words("tricks-last-trick"), *_last_trick(session.match, scene.entry, teller)]
    if totals := points(session.match, scene.entry, teller):
        lines += ["", *totals]
    return "\n".join(lines)


def _last_trick(match: Match, entry: int, teller: Teller) -> list[str]:
    """The cards of the last trick, and behind one of them who takes it, pays for it or goes out by it."""
    words, changed = teller.words, score_sheet.changes(match, entry)
    story = match.stories()[entry]
    plays = [event for event in story if isinstance(event, CardPlayed)]
    taken = [event for event in story if isinstance(event, TrickTaken)]
    part = sum(1 for one in changed if one is not None)
    marks: dict[int, str] = {}
    if score_sheet.bids(match, entry) is not None:
        marks = {int(event.seat): words("tricks-takes") for event in taken[-1:]}
    else:
        for seat in score_sheet.payers(match, entry):
            points = changed[seat]
            marks[seat] = words("tricks-pays", points=points) if points else words("tricks-pays-out")
    if score_sheet.is_sudden_death(match, entry) and len(marks) == part:
        marks = {}
    lines = []
    for play in plays[-part:]:
        mark = marks.get(int(play.seat))
        lines.append(f"{teller.card(play.card)} {teller.name(play.seat)}" + (f"  {mark}" if mark else ""))
    again = [event for event in story if type(event).__name__ == "SuddenDeathRepeated"]
    return [*lines, *(teller.tell(event) for event in again)]


def points(match: Match, entry: int, teller: Teller) -> list[str]:
    """The score table with the change, the best first; nothing after a sudden death, which brings no points."""
    if score_sheet.is_sudden_death(match, entry):
        return []
    words, after, changed = teller.words, score_sheet.totals(match, entry), score_sheet.changes(match, entry)
    given = score_sheet.bids(match, entry)
    out = score_sheet.fallen(match, entry)
    lines = [words("tricks-totals")]
    for seat in sorted(match.seats, key=lambda one: (after[one] if given is None else -after[one], one)):
        change = changed[seat]
        if change is None:
            continue
        values = {"name": teller.name(seat), "points": signed(change), "total": plain(after[seat])}
        if given is None:
            lines.append(words("tricks-total-out" if seat in out else "tricks-total", **values))
        else:
            bid, taken = given[seat], score_sheet.tricks(match, entry)[seat]
            lines.append(words("tricks-hit" if bid == taken else "tricks-missed", bid=bid, tricks=taken, **values))
    return lines


def after_round(session: Session, scene: Scene, seat: int, teller: Teller) -> tuple[discord.Colour, str]:
    """The same for one player alone."""
    words, match, entry = teller.words, session.match, scene.entry
    points, total = score_sheet.changes(match, entry)[seat], plain(score_sheet.totals(match, entry)[seat])
    given = score_sheet.bids(match, entry)
    if points is None:
        return GREEN, words("tricks-not-playing")
    if given is not None:
        hit = given[seat] == score_sheet.tricks(match, entry)[seat]
        key = "tricks-panel-hit" if hit else "tricks-panel-missed"
        return (GREEN if hit else RED), words(key, points=signed(points), total=total)
    out = seat in score_sheet.fallen(match, entry)
    if score_sheet.is_sudden_death(match, entry):
        return (RED if out else GREEN), words("tricks-panel-sudden-out" if out else "tricks-panel-sudden-in")
    if not points:
        return GREEN, words("tricks-panel-clean", total=total)
    return RED, words("tricks-panel-paid-out" if out else "tricks-panel-paid", points=signed(points), total=total)


def round_line(session: Session, teller: Teller, entry: int) -> str:
    """A finished round in one line: who hit the bid, or who paid with which card."""
    words, match = teller.words, session.match
    number, given = entry + 1, score_sheet.bids(match, entry)
    if given is not None:
        taken = score_sheet.tricks(match, entry)
        hit = [seat for seat in match.seats if given[seat] is not None and given[seat] == taken[seat]]
        if not hit:
            return words("tricks-round-all-missed", round=number)
        return words("tricks-round-hit", round=number, names=teller.names(hit), count=len(hit))
    if score_sheet.is_sudden_death(match, entry):
        return words("tricks-round-sudden", round=number)
    paid = score_sheet.payers(match, entry)
    laid = dict(score_sheet.last_trick(match, entry))
    points = score_sheet.changes(match, entry)[paid[0]] or 0
    text = words(
        "tricks-round-paid", round=number, names=teller.names(paid), points=points, card=teller.card(laid[paid[0]])
    )
    out = score_sheet.fallen(match, entry)
    return text + (" " + words("round-out", names=teller.names(out), count=len(out)) if out else "")
