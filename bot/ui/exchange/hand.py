"""What a player of an exchange game should know about the one card in his hand."""

from __future__ import annotations

from typing import Any, cast

import discord

from bot.tables.ports import SeatRow
from bot.text import Words
from bot.ui.exchange.round_facts import used_up
from bot.ui.faces import seat_name
from bot.ui.frames import Item
from bot.ui.telling import Teller
from engine import Ask, Event, View
from engine.cards import RANKS


def active_after(view: View, seat: int) -> list[int]:
    """The players with lives after this seat in the direction of play; the seat itself is not among them."""
    lives = view.table.tallies["lives"]
    step = 1 if view.table.signs["direction"] == "clockwise" else -1
    circle = [(seat + step * away) % len(lives) for away in range(1, len(lives))]
    return [other for other in circle if lives[other]]


def partner_of(view: View, seat: int) -> int | None:
    """With whom this seat would swap: the next player; None for the dealer, who turns to the stock."""
    if seat == view.table.signs["dealer"]:
        return None
    after = active_after(view, seat)
    return after[0] if after else None


def turns_before(view: View, seat: int) -> list[int]:
    """Who decides before this seat, beginning with who is asked now; empty when its turn has passed or is now."""
    if view.ask is None or view.ask.seat == seat:
        return []
    dealer = view.table.signs["dealer"]
    done: set[int] = set() if getattr(view.rules, "revealed_acts", False) else used_up(view.table.events)
    done |= held_by_open_kings(view)
    waiting: list[int] = [view.ask.seat]
    last: int = view.ask.seat
    for other in active_after(view, view.ask.seat):
        if last == dealer:
            break
        last = other
        if other not in done:
            waiting.append(other)
    return waiting[: waiting.index(seat)] if seat in waiting else []


def held_by_open_kings(view: View) -> set[int]:
    """Who is not asked because his own king, or that of his next neighbour, lies open (RULES.md 1.B, `king_open`)."""
    opened = {cast(Any, event).holder for event in view.table.events if type(event).__name__ == "KingLaidOpen"}
    lives = view.table.tallies["lives"]
    return opened | {seat for seat, left in enumerate(lives) if left and partner_of(view, seat) in opened}


def will_lie_open(view: View, card: str) -> bool:
    """Whether the rules lay this king of his open on his turn, and so leave him nothing to decide."""
    rules = view.rules
    return card[:-1] == "K" and getattr(rules, "king_blocks", False) and getattr(rules, "king_open", "never") != "never"


def worth(words: Words, view: View, card: str) -> str:
    """What the card is worth now, in one sentence."""
    rank = card[:-1]
    rules = view.rules
    if rank == "A":
        return words("worth-ace-pairs" if getattr(rules, "pairs_safe", False) else "worth-ace")
    if rank == "K":
        return words("worth-king" if getattr(rules, "king_blocks", False) else "worth-king-plain")
    queen = getattr(rules, "queen_block", "off")
    if rank == "Q" and queen != "off":
        return words(f"worth-queen-{queen}")
    return words("worth-rank", lower=RANKS.index(rank), higher=len(RANKS) - 1 - RANKS.index(rank))


def notice(teller: Teller, events: tuple[Event, ...], seat: int) -> str:
    """The last thing that happened to this seat in this round, told to its player; empty when nothing did."""
    for event in reversed(events):
        kind = type(event).__name__
        if kind == "Exchanged":
            partner = getattr(event, "partner", None)
            values = {"gave": teller.card(getattr(event, "gave", "")), "got": teller.card(getattr(event, "got", ""))}
            if partner is None:
                return teller.words("notice-stock", **values)
            return teller.words("notice-swapped", partner=teller.name(partner), **values)
        if kind in ("KingBlocked", "QueenBlocked") and getattr(event, "asker", None) == seat:
            return teller.words("notice-blocked", holder=teller.name(getattr(event, "holder", seat)))
        if kind in ("KingBlocked", "QueenBlocked", "QueenSkipped") and getattr(event, "holder", None) == seat:
            key = "notice-you-blocked" if kind != "QueenSkipped" else "notice-you-skipped"
            return teller.words(key, asker=teller.name(getattr(event, "asker", seat)))
        if kind == "KingDrawn" and getattr(event, "seat", None) == seat:
            return teller.words("notice-king-drawn")
        if kind == "TimeRanOut" and getattr(event, "seat", None) == seat:
            return teller.words("notice-late")
        if kind == "KingLaidOpen" and getattr(event, "holder", None) == seat:
            return teller.words("notice-laid-open")
        if kind == "HadToStand" and getattr(event, "seat", None) == seat:
            return teller.words("notice-had-to-stand")
    return ""


def question(teller: Teller, view: View, ask: Ask) -> Item | None:
    """What is asked, where the buttons alone do not say it: who stands before whose inn (RULES.md 3.A.13-16)."""
    shown = [cast(Any, event) for event in view.table.events if type(event).__name__ == "InnShown"]
    if ask.prompt not in ("inn", "pay") or not shown:
        return None
    asker, holder = teller.name(shown[-1].asker), teller.name(shown[-1].holder)
    return discord.ui.TextDisplay(teller.words(f"question-{ask.prompt}", asker=asker, holder=holder))


def is_innkeeper(view: View, seat: int) -> bool:
    """Whether somebody stands before this seat's inn now: it was asked for its card, and must see what comes of it."""
    shown = [cast(Any, event) for event in view.table.events if type(event).__name__ == "InnShown"]
    return view.ask is not None and view.ask.prompt in ("inn", "pay") and bool(shown) and shown[-1].holder == seat


def partner_name(words: Words, seats: tuple[SeatRow, ...], view: View, seat: int) -> str:
    """The name of who would be asked to swap; empty for the dealer."""
    partner = partner_of(view, seat)
    return "" if partner is None else seat_name(words, seats, partner)
