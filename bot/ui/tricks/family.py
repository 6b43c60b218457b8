"""Cucumber and Kachuful as a family of games (`bot.ui.family.Family`)."""

from __future__ import annotations

import asyncio

import discord

from bot.art import score_chart
from bot.tables.scenes import Scene
from bot.tables.session import Session
from bot.text import Words
from bot.ui.attached import Attached
from bot.ui.frames import Item
from bot.ui.own_hand import OwnHand
from bot.ui.presses import Press, button
from bot.ui.telling import Teller
from bot.ui.tricks import hand, scene, score_sheet, table_view
from bot.ui.tricks.retold import retold
from engine import Ask, Card, View
from engine.tricks import hand_in


class TricksFamily:
    """Hands of many cards, tricks, points."""

    drum = "tricks-panel-drum"

    def seat_marks(self, session: Session, seat: int, teller: Teller) -> list[str] | None:
        return table_view.seat_marks(session, seat, teller)

    def happenings(self, session: Session, teller: Teller, most: int) -> list[str]:
        return table_view.middle(session, teller)

    def table_lines(self, session: Session, teller: Teller) -> list[str]:
        return []

    def board_button(self, session: Session, words: Words) -> Item | None:
        return button(words("tricks-pad"), Press("pad", session.id))

    def scene_text(self, session: Session, scene_now: Scene, teller: Teller) -> str:
        return scene.scene_text(session, scene_now, teller)

    def after_round(self, session: Session, scene_now: Scene, seat: int, teller: Teller) -> tuple[discord.Colour, str]:
        return scene.after_round(session, scene_now, seat, teller)

    def round_line(self, session: Session, teller: Teller, entry: int) -> str:
        return scene.round_line(session, teller, entry)

    def retold(self, session: Session, teller: Teller, entry: int) -> list[str]:
        return retold(session, teller, entry)

    def own_hand(self, session: Session, seat: int, teller: Teller, view: View) -> OwnHand | None:
        return hand.own_hand(session, seat, teller, view)

    def cards_to_draw(self, view: View) -> tuple[Card, ...]:
        return hand_in(view)

    def act_rows(self, session: Session, teller: Teller, view: View, ask: Ask) -> list[Item]:
        return hand.act_rows(session, teller, ask, view)

    def turns_before(self, view: View, seat: int) -> list[int]:
        return []

    def waiting_line(self, session: Session, seat: int, teller: Teller, view: View) -> str:
        return hand.waiting(session, seat, teller, view)

    def standing(self, session: Session, seat: int, teller: Teller) -> str:
        return teller.words("tricks-score", score=session.match.tally("scores")[seat])

    def result_line(self, session: Session, seat: int, teller: Teller) -> str:
        words, match, outcome = teller.words, session.match, session.outcome
        name, score = teller.name(seat), self.standing(session, seat, teller)
        entries = range(len(match.rounds))
        given = [(score_sheet.bids(match, entry) or ())[seat : seat + 1] for entry in entries]
        if any(given):
            rounds = [entry for entry in entries if any(one is not None for one in given[entry])]
            hits = sum(1 for entry in rounds if given[entry][0] == score_sheet.tricks(match, entry)[seat])
            return words("tricks-result-hits", name=name, score=score, hits=hits, rounds=len(rounds))
        if getattr(match.rules, "fixed_rounds", "off") != "off":
            times = sum(1 for entry in entries if score_sheet.changes(match, entry)[seat])
            return words("tricks-result-paid", name=name, score=score, times=times)
        if outcome is not None and seat in outcome.winners:
            return words("tricks-result-in", name=name, score=score)
        fell = max((entry for entry in entries if seat in score_sheet.fallen(match, entry)), default=0)
        return words("tricks-result-out", name=name, score=score, round=fell + 1)

    async def result_parts(self, session: Session, teller: Teller) -> list[Attached | str]:
        """The points over the rounds as a picture; its lines bear the numbers of the seats."""
        match, words = session.match, teller.words
        if len(match.rounds) < 2:
            return []
        lines = [
            [score_sheet.totals(match, entry)[seat] for entry in range(-1, len(match.rounds))] for seat in match.seats
        ]
        png = await asyncio.to_thread(score_chart, lines)
        told = " ".join(
            words("tricks-chart-line", name=teller.name(seat).strip("*"), points=", ".join(map(str, line[1:])))
            for seat, line in enumerate(lines)
        )
        names = " · ".join(f"{seat + 1}\u00a0{teller.name(seat)}" for seat in match.seats)
        alt = words("tricks-chart-alt", lines=told)
        return [Attached(f"points-{session.id}.png", png, alt), words("tricks-chart", players=names)]
