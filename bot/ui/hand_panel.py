"""The hand panel: what one player alone sees, and the buttons with which he acts (DESIGN: hidden cards).

Rendered from `session.see(seat)` and nothing else, always afresh, so that a stale panel heals with any click.
"""

from __future__ import annotations

import discord

from bot.art import emoji_name
from bot.tables.session import Session
from bot.text import Words, words_for
from bot.ui.exchange_hand import notice, partner_of, turns_before, worth
from bot.ui.faces import Emojis, card_spoken, short_name
from bot.ui.frames import AMBER, GREEN, GREY, RED, Item, beside, layout, row
from bot.ui.presses import Press, button
from bot.ui.score_sheet import lives_after
from bot.ui.telling import Teller
from bot.ui.tokens import tokens
from engine import Ask, View

PRIMARY, DANGER = discord.ButtonStyle.primary, discord.ButtonStyle.danger
SUCCESS = discord.ButtonStyle.success


def hand_panel(session: Session, seat: int, emojis: Emojis, *, locale: str, note: str = "") -> discord.ui.LayoutView:
    """The panel of a seat as it must look now. `note` is one line about the click it answers."""
    words = words_for(locale)
    view = session.see(seat)
    teller = Teller(words, emojis, session.seats, str(getattr(view.rules, "block_word", "none")))
    mine = session.seats[seat]
    small = f"-# {note}" if note else None
    if session.over and session.scene is None:
        return layout(GREY, words("panel-over"), small)
    lives = view.table.tallies["lives"][seat]
    heading = words("panel-heading", round=view.table.signs["round"])
    if session.scene is not None:
        return _between_rounds(session, seat, teller, heading, small)
    if not lives:
        return layout(GREY, heading, words("panel-out"), small)
    hand = view.table.hands[seat]
    card = hand[0] if isinstance(hand, tuple) else ""
    text = "\n".join(
        part
        for part in (
            heading + "  " + tokens(emojis, lives, 0),
            words("panel-card", card=teller.card(card), name=card_spoken(words, card)),
            worth(words, view, card),
            notice(teller, view.table.events, seat),
        )
        if part
    )
    picture = emojis.picture(emoji_name(card, words.language))
    ask = session.pending
    on_turn = ask is not None and ask.seat == seat
    return layout(
        AMBER if on_turn else GREEN,
        beside(picture, card_spoken(words, card), text),
        _turn_line(session, seat, teller, view),
        *(_act_rows(words, session, view, ask) if ask is not None and on_turn and not mine.away else []),
        row(_back_button(words, session) if mine.away else _waiting_button(words, session, view, seat)),
        small,
    )


def _between_rounds(
    session: Session, seat: int, teller: Teller, heading: str, small: str | None
) -> discord.ui.LayoutView:
    """While a reveal is shown: the same for everybody until the cards lie open on the board."""
    scene = session.scene
    assert scene is not None
    if not scene.shown:
        return layout(GREEN, teller.words("panel-drum"), small)
    before, after = lives_after(session.match, scene.entry - 1), lives_after(session.match, scene.entry)
    lost = before[seat] - after[seat]
    if not before[seat]:
        text = teller.words("panel-out")
    elif lost > 0:
        text = teller.words("panel-lost", lives=after[seat])
    else:
        text = teller.words("panel-kept")
    return layout(RED if lost > 0 else GREEN, text, small)


def _turn_line(session: Session, seat: int, teller: Teller, view: View) -> str:
    words = teller.words
    ask = session.pending
    if session.seats[seat].away:
        return words("panel-away")
    if ask is None:
        return ""
    if ask.seat == seat:
        if session.deadline is None:
            return words("panel-your-turn-clock", seconds=int(session.seconds_to_act))
        return words("panel-your-turn", until=int(session.deadline.timestamp()))
    before = turns_before(view, seat)
    return words("panel-before-you", names=teller.names(before)) if before else words("panel-turn-passed")


def _act_rows(words: Words, session: Session, view: View, ask: Ask) -> list[Item]:
    """The decision: one button for each key offered; a cut may fall anywhere or at a place of his choice."""
    press = Press("act", session.id, session.match.step)
    partner = partner_of(view, ask.seat)
    name = "" if partner is None else short_name(words, session.seats, partner)
    buttons: list[Item] = []
    for key in ask.options:
        if key.startswith("cut:"):
            continue
        style = PRIMARY if key == "stand" else DANGER
        label = words(f"move-{ask.prompt}-{key}", partner=name)
        buttons.append(button(label, Press("act", press.table, press.step, key), style))
    cuts = sum(1 for key in ask.options if key.startswith("cut:"))
    if cuts:
        buttons.append(button(words("move-cut-anywhere"), Press("cut", press.table, press.step, "any"), DANGER))
        buttons.append(button(words("move-cut-at"), Press("cut-at", press.table, press.step, str(cuts))))
    there = row(*buttons)
    return [there] if there is not None else []


def _waiting_button(words: Words, session: Session, view: View, seat: int) -> Item | None:
    """ "Stand, if nobody swaps with me": may be pressed, and taken back, before one's turn."""
    if not turns_before(view, seat) or session.pending is None:
        return None
    chosen = seat in session.waiting_stand
    return button(
        words("move-stand-later-chosen" if chosen else "move-stand-later"),
        Press("later", session.id, session.match.step, "no" if chosen else "yes"),
        SUCCESS if chosen else discord.ButtonStyle.secondary,
    )


def _back_button(words: Words, session: Session) -> Item:
    return button(words("move-back"), Press("back", session.id, session.match.step), SUCCESS)
