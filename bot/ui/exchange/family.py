"""Kuckuck and its kin as a family of games (`bot.ui.family.Family`)."""

from __future__ import annotations

import discord

from bot.art import BACK, emoji_name
from bot.tables.scenes import Scene
from bot.tables.session import Session
from bot.text import Words
from bot.ui.attached import Attached
from bot.ui.exchange import hand, picture_cards, picture_notices, scene
from bot.ui.exchange.retold import retold
from bot.ui.exchange.round_facts import paid_at_reveal, payments
from bot.ui.exchange.score_sheet import (
    fell_in,
    find,
    lives_after,
    lives_at_reveal,
    lives_at_start,
    losers_of,
    losing_cards,
    lost_before_reveal,
    rivals_in,
)
from bot.ui.exchange.tokens import tokens
from bot.ui.faces import card_spoken, short_name
from bot.ui.frames import GREEN, RED, Item, row
from bot.ui.own_hand import OwnHand
from bot.ui.presses import Press, button
from bot.ui.telling import Teller
from engine import Ask, Card, View

PRIMARY, SUCCESS = discord.ButtonStyle.primary, discord.ButtonStyle.success


def _asks_for_another(key: str) -> bool:
    """Whether with this key a player tries to get rid of his card."""
    return key in ("swap", "draw", "request", "exchange") or key.startswith("cut:")


class ExchangeFamily:
    """Lives as tokens, one card, a reveal."""

    drum = "panel-drum"

    def seat_marks(self, session: Session, seat: int, teller: Teller) -> list[str] | None:
        view = session.see(None)
        lives = view.table.tallies["lives"][seat]
        if not lives:
            return None
        marks = [tokens(teller, lives, lives_at_start(session.match) - lives)]
        cards = view.table.hands[seat]
        if isinstance(cards, tuple):
            marks.extend(teller.card(card) for card in cards)
        guests = [asker for asker, innkeeper in payments(view.table.events).items() if innkeeper == seat]
        if guests:
            marks.append(teller.words("board-pays-for", names=teller.names(guests)))
        return marks

    def happenings(self, session: Session, teller: Teller, most: int) -> list[str]:
        return teller.log(session.match.stories()[-1], most) if most else []

    def board_button(self, session: Session, words: Words) -> Item | None:
        return None

    def table_lines(self, session: Session, teller: Teller) -> list[str]:
        """The pot of lost lives, and the prize pot where one plays for chips (RULES.md 1.A.3-4)."""
        lives = session.match.tally("lives")
        pot = lives_at_start(session.match) * len(lives) - sum(lives)
        parts = [teller.words("board-pot", count=pot)] if pot > 0 else []
        if getattr(session.match.rules, "stake", "off") == "on":
            parts.append(teller.words("board-prize-pot", count=len(lives)))
        return ["-# " + " ".join(parts)] if parts else []

    def scene_text(self, session: Session, scene_now: Scene, teller: Teller) -> str:
        return scene.scene_text(session, scene_now, teller)

    def after_round(self, session: Session, scene_now: Scene, seat: int, teller: Teller) -> tuple[discord.Colour, str]:
        match, words = session.match, teller.words
        if seat in rivals_in(match, scene_now.entry):
            return GREEN, words(scene.sudden_key(match, scene_now.entry, seat))
        if seat in rivals_in(match, scene_now.entry + 1):
            return RED, words("panel-to-sudden-death")
        before, after = lives_after(match, scene_now.entry - 1)[seat], lives_after(match, scene_now.entry)[seat]
        own = lives_at_reveal(match, scene_now.entry)[seat]
        lost = losers_of(match, scene_now.entry).get(seat, 0)
        back = "\n" + words("panel-came-back", lives=after) if after and not own else ""
        if not before:
            return GREEN, back.strip() or words("panel-out")
        paid = paid_at_reveal(match.stories()[scene_now.entry])
        if lost:
            guests = [asker for asker, innkeeper in paid.items() if innkeeper == seat]
            why = "\n" + words("panel-paid", names=teller.names(guests)) if guests else ""
            return RED, words("panel-lost", lives=own) + why + back
        if own > before:
            return GREEN, words("panel-gained", lives=own)
        if seat in paid:
            return GREEN, words("panel-kept", lives=own) + "\n" + words(
                "panel-paid-for-you", name=teller.name(paid[seat])
            )
        return GREEN, words("panel-kept", lives=own)

    def round_line(self, session: Session, teller: Teller, entry: int) -> str:
        """Who lost a life, with which card or before it came to the cards, and who went out."""
        words = teller.words
        lost = losers_of(session.match, entry)
        number = entry + 1
        if session.match.rounds[entry].get("sudden_death"):
            return words("round-sudden-death", round=number)
        if not lost:
            return words("round-nobody", round=number)
        after = lives_at_reveal(session.match, entry)
        shown = " ".join(dict.fromkeys(teller.card(card) for card in losing_cards(session.match, entry).values()))
        early = lost_before_reveal(session.match, entry)
        late = [seat for seat in lost if lost[seat] > early[seat]]
        parts = []
        if late:
            parts.append(
                words("round-lost", round=number, names=teller.names(late), count=len(late), card=shown).strip()
            )
        if early:
            key = "round-lost-early-too" if late else "round-lost-early"
            parts.append(words(key, round=number, names=teller.names(early), count=len(early)))
        rivals = rivals_in(session.match, entry + 1)
        out = [seat for seat in lost if not after[seat] and seat not in rivals]
        if out:
            parts.append(words("round-out", names=teller.names(out), count=len(out)))
        if find(session.match.stories()[entry], "CameBack") is not None:
            parts.append(words("round-came-back"))
        return " ".join(parts)

    def retold(self, session: Session, teller: Teller, entry: int) -> list[str]:
        return retold(session, teller, entry)

    def own_hand(self, session: Session, seat: int, teller: Teller, view: View) -> OwnHand | None:
        lives = view.table.tallies["lives"][seat]
        cards = view.table.hands[seat]
        if not lives:
            return None
        words, pack = teller.words, teller.pack
        heading = words("panel-heading", round=view.table.signs["round"]) + "  " + tokens(teller, lives, 0)
        if not isinstance(cards, tuple) or not cards:
            # Dealt on demand: he is in, and will have a card (RULES.md 3.A.6).
            back = teller.emojis.picture(emoji_name(BACK, words.language, pack))
            return OwnHand([heading, words("panel-no-card-yet")], back, words("panel-no-card-yet"), later="")
        card = cards[0]
        spoken = card_spoken(words, card, pack)
        picture = teller.emojis.picture(emoji_name(card, words.language, pack))
        own = words("panel-card", card=teller.card(card), name=spoken)
        if pack == "french":
            notice = hand.notice(teller, view.table.events, seat)
            later = "" if hand.will_lie_open(view, card) else "stand"
            return OwnHand([heading, own, hand.worth(words, view, card), notice], picture, spoken, later=later)
        native = words("panel-native", name=picture_cards.native_name(words, card, pack))
        lies_open = isinstance(session.see(None).table.hands[seat], tuple)
        lines = [
            heading,
            f"{own} {native}",
            words("panel-lies-open") if lies_open else "",
            *picture_cards.powers(words, view, card, pack),
            *picture_notices.notices(teller, view.table.events, seat),
        ]
        later = "keep" if pack == "cuccu" else "stand"
        return OwnHand(lines, picture, spoken, later="" if hand.is_innkeeper(view, seat) else later)

    def act_rows(self, session: Session, teller: Teller, view: View, ask: Ask) -> list[Item]:
        """One button for each key offered; a cut may fall anywhere or at a place of his choice."""
        words, step = teller.words, session.match.step
        partner = hand.partner_of(view, ask.seat)
        name = "" if partner is None else short_name(words, session.seats, partner)
        buttons: list[Item] = []
        for key in ask.options:
            if not key.startswith("cut:"):
                label = words(f"move-{ask.prompt}-{key}", partner=name)
                style = PRIMARY if key == ask.options[0] else SUCCESS
                buttons.append(button(label, Press("act", session.id, step, key), style))
        cuts = sum(1 for key in ask.options if key.startswith("cut:"))
        if cuts:
            buttons.append(button(words("move-cut-anywhere"), Press("cut", session.id, step, "any"), SUCCESS))
            buttons.append(button(words("move-cut-at"), Press("cut-at", session.id, step, str(cuts))))
        there = row(*buttons)
        items = [hand.question(teller, view, ask), there]
        return [item for item in items if item is not None]

    def cards_to_draw(self, view: View) -> tuple[Card, ...]:
        return ()

    def turns_before(self, view: View, seat: int) -> list[int]:
        return hand.turns_before(view, seat)

    def waiting_line(self, session: Session, seat: int, teller: Teller, view: View) -> str:
        before = self.turns_before(view, seat)
        if before:
            return teller.words("panel-before-you", names=teller.names(before))
        held = seat in hand.held_by_open_kings(view)
        return teller.words("panel-held-by-king" if held else "panel-turn-passed")

    async def result_parts(self, session: Session, teller: Teller) -> list[Attached | str]:
        """Who takes the prize pot, where one plays for chips (RULES.md 1.A.4)."""
        winners = () if session.outcome is None else session.outcome.winners
        if getattr(session.match.rules, "stake", "off") == "off" or not winners:
            return []
        chips, names = len(session.seats), teller.names(winners)
        return [teller.words("result-prize-pot", names=names, count=len(winners), chips=chips)]

    def standing(self, session: Session, seat: int, teller: Teller) -> str:
        lives = session.match.tally("lives")[seat]
        return tokens(teller, lives, lives_at_start(session.match) - lives)

    def result_line(self, session: Session, seat: int, teller: Teller) -> str:
        words, outcome = teller.words, session.outcome
        name = teller.name(seat)
        swaps = sum(1 for mover, key in session.match.moves if mover == seat and _asks_for_another(key))
        if outcome is not None and seat in outcome.winners:
            lives = session.match.tally("lives")[seat]
            return words("result-line-winner", name=name, lives=lives, swaps=swaps)
        fell = fell_in(session.match, seat)
        card = None if fell is None else losing_cards(session.match, fell).get(seat)
        values = {"name": name, "round": 0 if fell is None else fell + 1, "swaps": swaps}
        if card is None:
            return words("result-line-no-card", **values)
        return words("result-line", card=teller.card(card), **values)
