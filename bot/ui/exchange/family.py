"""Kuckuck and its kin as a family of games (`bot.ui.family.Family`)."""

from __future__ import annotations

import discord

from bot.art import emoji_name
from bot.tables.scenes import Scene
from bot.tables.session import Session
from bot.text import Words
from bot.ui.attached import Attached
from bot.ui.exchange import hand, scene
from bot.ui.exchange.score_sheet import lives_after, lives_at_start, losers_of, lowest_card
from bot.ui.exchange.tokens import tokens
from bot.ui.faces import card_spoken, short_name
from bot.ui.frames import GREEN, RED, Item, row
from bot.ui.own_hand import OwnHand
from bot.ui.presses import Press, button
from bot.ui.telling import Teller
from engine import Ask, Card, View

EVENTS_SHOWN = 3
PRIMARY, SUCCESS = discord.ButtonStyle.primary, discord.ButtonStyle.success


class ExchangeFamily:
    """Lives as tokens, one card, a reveal."""

    drum = "panel-drum"

    def seat_marks(self, session: Session, seat: int, teller: Teller) -> list[str] | None:
        view = session.see(None)
        lives = view.table.tallies["lives"][seat]
        if not lives:
            return None
        marks = [tokens(teller.emojis, lives, lives_at_start(session.match) - lives)]
        cards = view.table.hands[seat]
        if isinstance(cards, tuple):
            marks.extend(teller.card(card) for card in cards)
        return marks

    def happenings(self, session: Session, teller: Teller) -> list[str]:
        return teller.log(session.match.stories()[-1], EVENTS_SHOWN)

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
        before = lives_after(session.match, scene_now.entry - 1)
        after = lives_after(session.match, scene_now.entry)
        lost = before[seat] - after[seat]
        if not before[seat]:
            return GREEN, teller.words("panel-out")
        if lost > 0:
            return RED, teller.words("panel-lost", lives=after[seat])
        return GREEN, teller.words("panel-kept")

    def round_line(self, session: Session, teller: Teller, entry: int) -> str:
        """Who lost a life, with which card, and who went out."""
        words = teller.words
        lost = losers_of(session.match, entry)
        number = entry + 1
        if session.match.rounds[entry].get("sudden_death"):
            return words("round-sudden-death", round=number)
        if not lost:
            return words("round-nobody", round=number)
        after = lives_after(session.match, entry)
        card = lowest_card(session.match, entry)
        shown = "" if card is None else teller.card(card)
        text = words("round-lost", round=number, names=teller.names(lost), count=len(lost), card=shown)
        out = [seat for seat in lost if not after[seat]]
        return text + (" " + words("round-out", names=teller.names(out), count=len(out)) if out else "")

    def own_hand(self, session: Session, seat: int, teller: Teller, view: View) -> OwnHand | None:
        lives = view.table.tallies["lives"][seat]
        cards = view.table.hands[seat]
        if not lives or not isinstance(cards, tuple) or not cards:
            return None
        words, card = teller.words, cards[0]
        spoken = card_spoken(words, card)
        lines = [
            words("panel-heading", round=view.table.signs["round"]) + "  " + tokens(teller.emojis, lives, 0),
            words("panel-card", card=teller.card(card), name=spoken),
            hand.worth(words, view, card),
            hand.notice(teller, view.table.events, seat),
        ]
        return OwnHand(lines, teller.emojis.picture(emoji_name(card, words.language)), spoken)

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
        return [there] if there is not None else []

    def cards_to_draw(self, view: View) -> tuple[Card, ...]:
        return ()

    def turns_before(self, view: View, seat: int) -> list[int]:
        return hand.turns_before(view, seat)

    def waiting_line(self, session: Session, seat: int, teller: Teller, view: View) -> str:
        before = self.turns_before(view, seat)
        if not before:
            return teller.words("panel-turn-passed")
        return teller.words("panel-before-you", names=teller.names(before))

    async def result_parts(self, session: Session, teller: Teller) -> list[Attached | str]:
        return []

    def standing(self, session: Session, seat: int, teller: Teller) -> str:
        lives = session.match.tally("lives")[seat]
        return tokens(teller.emojis, lives, max(0, lives_at_start(session.match) - lives))

    def result_line(self, session: Session, seat: int, teller: Teller) -> str:
        words, outcome = teller.words, session.outcome
        name = teller.name(seat)
        swaps = sum(1 for mover, key in session.match.moves if mover == seat and key in ("swap", "draw"))
        if outcome is not None and seat in outcome.winners:
            lives = session.match.tally("lives")[seat]
            return words("result-line-winner", name=name, lives=lives, swaps=swaps)
        fell = next(
            (entry for entry in range(len(session.match.rounds)) if not lives_after(session.match, entry)[seat]), None
        )
        card = None if fell is None else lowest_card(session.match, fell)
        values = {"name": name, "round": 0 if fell is None else fell + 1, "swaps": swaps}
        if card is None:
            return words("result-line-no-card", **values)
        return words("result-line", card=teller.card(card), **values)
