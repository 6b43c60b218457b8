"""A player's own hand: what he sees of it, what he is asked, and a button for every card or bid.

What may not be chosen is a button too, greyed and marked: pressing it tells why. Discord's disabled buttons cannot be
pressed.
"""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.art import MOST_CARDS, emoji_name
from bot.tables.session import Session
from bot.text import Words
from bot.ui.attached import Attached
from bot.ui.faces import card_short, card_spoken
from bot.ui.frames import Item, rows
from bot.ui.own_hand import OwnHand
from bot.ui.presses import Press, PressedButton, button
from bot.ui.telling import Teller
from bot.ui.tricks.story import tricks_in
from bot.ui.tricks.table_view import bids_line, cards_each, last_trick_line, trick_lines, trump_text
from engine import Ask, Card, View
from engine.cards import SUITS, suit_of
from engine.tricks import NO_BID, hand_in

PRIMARY, SECONDARY, DANGER = discord.ButtonStyle.primary, discord.ButtonStyle.secondary, discord.ButtonStyle.danger
FORBIDDEN = "🚫"
LISTED = 7
"""So many cards are named one by one; longer hands suit by suit."""


def own_hand(session: Session, seat: int, teller: Teller, view: View) -> OwnHand | None:
    """What this player sees of his own cards, and of the table when it is his turn; None: he is out."""
    ask = session.pending
    asked = ask is not None and ask.seat == seat
    if asked and ask is not None and ask.prompt == "revive":
        return OwnHand([_revival(teller, view, seat)])
    if not view.table.tallies["playing"][seat]:
        return None if "bids" not in view.table.tallies else OwnHand([_heading(teller, view)])
    lines = [_heading(teller, view), trump_text(teller, view), _own_bid(teller, view, seat)]
    cards = hand_in(view)
    picture = picture_of(teller, cards) if cards else None
    if not cards:
        lines += _unseen(teller, view, seat)
    elif picture is None:
        lines.append(teller.words("tricks-you-hold", cards=" ".join(teller.card(card) for card in cards)))
    if asked and ask is not None:
        lines += _asked(session, teller, view, ask)
    return OwnHand(lines, gallery=picture)


def picture_of(teller: Teller, cards: Sequence[str]) -> Attached | None:
    """The picture of a hand, where it is drawn already."""
    ready = teller.emojis.hands.ready(cards, teller.words.language)
    return None if ready is None else Attached(*ready, alt=spoken(teller.words, cards))


def spoken(words: Words, cards: Sequence[str]) -> str:
    """The cards of a hand, for who hears the picture."""
    if len(cards) <= LISTED:
        return ", ".join(card_spoken(words, card) for card in cards)
    suits = []
    for suit in SUITS:
        held = [words(f"rank-{card[:-1]}") for card in cards if suit_of(Card(card)) == suit]
        if held:
            suits.append(f"{words(f'suit-{suit}')}: {', '.join(held)}")
    return "; ".join(suits)


def waiting(session: Session, seat: int, teller: Teller, view: View) -> str:
    """What stands there while others decide. It says nothing that passes before his own next turn."""
    words, tallies = teller.words, view.table.tallies
    if session.pending is None or session.pending.prompt == "revive":
        return words("tricks-between")
    if not tallies["playing"][seat]:
        return words("tricks-not-playing")
    played = tricks_in(session.match.stories()[-1]).card_of(seat)
    if played is not None:
        return words("tricks-you-played", card=teller.card(played))
    if session.pending.prompt != "play" and tallies.get("bids", (NO_BID,) * len(tallies["scores"]))[seat] != NO_BID:
        return words("tricks-you-have-bid", bid=tallies["bids"][seat])
    return words("tricks-not-yet")


def act_rows(session: Session, teller: Teller, ask: Ask, view: View) -> list[Item]:
    """The buttons of a decision, five a row."""
    if ask.prompt == "play":
        buttons = [_card_button(session, teller, ask, card) for card in hand_in(view)]
    elif ask.prompt == "bid":
        size = int(view.table.signs["cards"] or 0)
        buttons = [_bid_button(session, ask, str(bid)) for bid in range(size + 1)]
    else:
        buttons = [_choice_button(session, teller, ask, key) for key in ask.options]
    return [*rows(list(buttons[:MOST_CARDS]))]


def _card_button(session: Session, teller: Teller, ask: Ask, card: str) -> PressedButton:
    label = card_short(teller.words, card)
    if card in ask.options:
        picture = teller.emojis.for_button(emoji_name(card, teller.words.language))
        return button(label, Press("act", session.id, session.match.step, card), PRIMARY, emoji=picture)
    return button(label, Press("why", session.id, session.match.step, card), emoji=FORBIDDEN)


def _bid_button(session: Session, ask: Ask, bid: str) -> PressedButton:
    if bid in ask.options:
        return button(bid, Press("act", session.id, session.match.step, bid), PRIMARY)
    return button(bid, Press("why", session.id, session.match.step, bid), emoji=FORBIDDEN)


def _choice_button(session: Session, teller: Teller, ask: Ask, key: str) -> PressedButton:
    style = DANGER if key == "blind" else PRIMARY if key in ("look", "yes") else SECONDARY
    return button(teller.words(f"move-{ask.prompt}-{key}"), Press("act", session.id, session.match.step, key), style)


def _heading(teller: Teller, view: View) -> str:
    return teller.words("tricks-panel-heading", round=view.table.signs["round"], cards=cards_each(teller, view))


def _own_bid(teller: Teller, view: View, seat: int) -> str:
    tallies = view.table.tallies
    if "bids" not in tallies or tallies["bids"][seat] == NO_BID:
        return ""
    return teller.words("tricks-you-bid", bid=tallies["bids"][seat], tricks=tallies["tricks"][seat])


def _unseen(teller: Teller, view: View, seat: int) -> list[str]:
    """Cards that he holds and does not see, or that only the others do not see."""
    words, hands = teller.words, view.table.hands
    held = hands[seat]
    back = teller.emojis(emoji_name("back", words.language), "🂠")
    if not isinstance(held, int) or not held:
        return []
    others = [(other, cards[0]) for other, cards in enumerate(hands) if isinstance(cards, tuple) and cards]
    if others:
        seen = [
            words("tricks-forehead-other", card=teller.card(card), name=teller.name(other)) for other, card in others
        ]
        return [*seen, words("tricks-forehead", back=back)]
    if getattr(view.rules, "single_card", "open") == "dark" and held == 1:
        return [words("tricks-dark", back=back)]
    return [words("tricks-unseen", back=back, cards=held)]


def _asked(session: Session, teller: Teller, view: View, ask: Ask) -> list[str]:
    """What he must know to decide."""
    words, tallies = teller.words, view.table.tallies
    seen = tricks_in(session.match.stories()[-1])
    if ask.prompt == "play":
        free = len(ask.options) == len(hand_in(view))
        key = "tricks-ask-play-any" if not seen.lying else "tricks-ask-play-free" if free else "tricks-ask-play"
        news = [teller.tell(event) for event in seen.news][-1:]
        return [last_trick_line(teller, seen), *trick_lines(teller, view, seen), *news, words(key)]
    made = [(seat, bid) for seat, bid in enumerate(tallies["bids"]) if bid != NO_BID]
    before = words.list([words("tricks-one-bid", name=teller.name(seat), bid=bid) for seat, bid in made])
    lines = [words("tricks-bids-before", bids=before), bids_line(teller, view)] if made else []
    if ask.prompt == "blind":
        return [*lines, words("tricks-ask-blind")]
    return [*lines, words("tricks-ask-bid", tricks=int(view.table.signs["cards"] or 0))]


def _revival(teller: Teller, view: View, seat: int) -> str:
    """The question to who went out (RULES.md 4.B `revival`): he comes back with the most that another one has."""
    scores, rules = view.table.tallies["scores"], view.rules
    beyond = int(getattr(rules, "threshold_mode", "ge") == "gt")
    limit = int(getattr(rules, "threshold", 0)) + beyond
    points = max((score for other, score in enumerate(scores) if other != seat and score < limit), default=0)
    if getattr(rules, "revival", "off") == "chip":
        return teller.words("tricks-ask-chip", total=scores[seat], points=points)
    return teller.words("tricks-ask-return", points=points)
