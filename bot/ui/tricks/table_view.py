"""The middle of the board: trump, bids, the trick as it grows, and the one before."""

from __future__ import annotations

from bot.tables.session import Session
from bot.ui.telling import Teller
from bot.ui.tricks.story import Tricks, tricks_in, went_blind
from engine import View
from engine.tricks import NO_BID

NEWS_SHOWN = 3


def seat_marks(session: Session, seat: int, teller: Teller) -> list[str] | None:
    """What stands behind a name: bid against tricks, and the points; None: out."""
    words, view = teller.words, session.see(None)
    tallies = view.table.tallies
    marks = []
    if "bids" not in tallies:
        if not tallies["playing"][seat] and _goes_out(view):
            return None
    elif not tallies["playing"][seat]:
        marks.append(words("tricks-not-in-round"))
    elif tallies["bids"][seat] == NO_BID:
        marks.append(words("tricks-bid-open"))
    else:
        marks.append(words("tricks-bid", bid=tallies["bids"][seat], tricks=tallies["tricks"][seat]))
        if seat in went_blind(session.match.stories()[-1]):
            marks.append(words("tricks-blind-mark"))
    return [" · ".join([*marks, score_text(teller, view, tallies["scores"][seat])])]


def score_text(teller: Teller, view: View, score: int) -> str:
    """Points, and against which limit they count."""
    limit = getattr(view.rules, "threshold", None)
    if limit is None or not _goes_out(view):
        return teller.words("tricks-score", score=score)
    return teller.words("tricks-score-of", score=score, limit=limit)


def _goes_out(view: View) -> bool:
    """Whether points put people out of this match."""
    return "threshold" not in view.rules.inert() and hasattr(view.rules, "threshold")


def trump_text(teller: Teller, view: View) -> str:
    """Trump as sign and word, and the card that was turned up for it; empty without trumps."""
    words, sight = teller.words, view.table
    if "trump" not in sight.signs:
        return ""
    trump = words("tricks-trump", trump=words(f"trump-{sight.signs['trump'] or 'none'}"))
    turned = sight.zones.get("turned", ())
    if not isinstance(turned, tuple) or not turned:
        return trump
    return f"{trump} · {words('tricks-turned', card=teller.card(turned[0]))}"


def trump_line(teller: Teller, view: View) -> str:
    """Trump, the size of the hands, and how far the match has come; empty without trumps."""
    words, sight = teller.words, view.table
    if "trump" not in sight.signs:
        return ""
    parts = [trump_text(teller, view), cards_each(teller, view)]
    if sight.signs["stage"] == "round":
        parts.append(words("tricks-round-of", round=sight.signs["round"], rounds=sight.signs["rounds"]))
    return " · ".join(parts)


def cards_each(teller: Teller, view: View) -> str:
    return teller.words("tricks-cards-each", cards=int(view.table.signs["cards"] or 0))


def bids_line(teller: Teller, view: View) -> str:
    """How the bids stand against the tricks that there are; empty where one does not bid."""
    tallies, words = view.table.tallies, teller.words
    if "bids" not in tallies:
        return ""
    there = int(view.table.signs["cards"] or 0)
    own = [bid for bid, part in zip(tallies["bids"], tallies["playing"], strict=True) if part]
    total = sum(bid for bid in own if bid != NO_BID)
    if NO_BID in own:
        return words("tricks-bids-open", sum=total, tricks=there)
    if total == there:
        return words("tricks-bids-equal")
    return (
        words("tricks-bids-over", more=total - there)
        if total > there
        else words("tricks-bids-under", less=there - total)
    )


def trick_lines(teller: Teller, view: View, seen: Tricks) -> list[str]:
    """The trick that lies on the table, card by card, under who leads it; empty before the first one."""
    signs, ask = view.table.signs, view.ask
    if seen.lying:
        leader = int(seen.lying[0].seat)
    elif ask is not None and ask.prompt == "play":
        leader = int(ask.seat)
    else:
        return []
    heading = teller.words("tricks-trick", trick=signs["trick"], tricks=signs["cards"], name=teller.name(leader))
    return [heading, *(f"{teller.card(play.card)} {teller.name(play.seat)}" for play in seen.lying)]


def last_trick_line(teller: Teller, seen: Tricks) -> str:
    """The trick that was taken last, and by whom; it stays until the next one is taken."""
    if seen.taken is None:
        return ""
    cards = " ".join(teller.card(play.card) for play in seen.before[-1])
    return teller.words("tricks-last", name=teller.name(seen.taken.seat), cards=cards)


def middle(session: Session, teller: Teller) -> list[str]:
    """All of it."""
    view = session.see(None)
    seen = tricks_in(session.match.stories()[-1])
    lines = [trump_line(teller, view), bids_line(teller, view)]
    lines += [teller.tell(event) for event in seen.news][-NEWS_SHOWN:]
    if view.ask is not None and view.ask.prompt == "revive":
        lines.append(teller.words("tricks-may-return", name=teller.name(view.ask.seat)))
    lines += trick_lines(teller, view, seen)
    lines.append(last_trick_line(teller, seen))
    played = view.table.zones.get("played")
    if isinstance(played, tuple) and len(seen.before) > 1:
        earlier = [play.card for trick in seen.before[:-1] for play in trick]
        lines.append(teller.words("tricks-played", cards=" ".join(teller.card(card) for card in earlier)))
    return [line for line in lines if line]
