"""Kille and Cuccù at a table: cards on demand, scenes of shown cards, the inn, the undo, and who comes back."""

from __future__ import annotations

import re
from dataclasses import dataclass
from types import SimpleNamespace

import discord
import pytest

import bot.tables.session
import bot.ui.limits
from bot.art import emoji_name
from bot.tables.fairness import record_to_play
from bot.tables.session import Session
from bot.text import LANGUAGES, words_for
from bot.ui.faces import Emojis
from bot.ui.rules_page import rules_page
from engine import GAMES, HouseRules

from .matches import match_at
from .people import Person, Place, read

NO_CARD = "Your card comes when it is your turn, or when somebody asks for it."
NAMES = ("Ann", "Ben", "Cem", "Dora", "Eve", *(f"Somebody of a long name, number {number}" for number in range(6, 21)))


@pytest.fixture(autouse=True)
def limits_in_simulated_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Presses follow each other at once here, but simcord's seconds pass: panels may be pushed as often as in them."""
    monkeypatch.setattr(bot.ui.limits, "time", SimpleNamespace(monotonic=lambda: discord.utils.utcnow().timestamp()))


@dataclass
class Stacked:
    """Deals tables whose cards are known beforehand."""

    place: Place
    monkeypatch: pytest.MonkeyPatch

    async def __call__(
        self, game: str, *packs: str, players: int, locale: str = "en-US", **rules: object
    ) -> tuple[Session, list[Person]]:
        """A table whose packs begin with these cards. Ann plays first, the others after her, the last one deals."""
        stacked = [_pack(game, cards.split()) for cards in packs]
        turned = game == "cuccu"
        dealer = 0 if turned else players - 1
        self.monkeypatch.setattr(
            bot.tables.session,
            "record_to_play",
            lambda stored: record_to_play(stored).model_copy(
                update={"packs": stacked, "dealer": dealer, "rules": {**stored.row.rules, **rules}}
            ),
        )
        people = [self.place.person(name, locale) for name in NAMES[:players]]
        seated = people[::-1] if turned else people  # anticlockwise
        await seated[0].slash("play", game=game, seats=players)
        lobby = self.place.public[0]
        for person in seated[1:]:
            await person.click(lobby, next(one for one in lobby.custom_ids if ":join:" in one))
        await self.place.wait(2)
        return match_at(self.place), people


def _pack(game: str, top: list[str]) -> list[str]:
    rest = [str(card) for card in GAMES[game].pack.cards]
    for card in top:
        rest.remove(card)
    return [*top, *rest]


@pytest.fixture
def deal(place: Place, monkeypatch: pytest.MonkeyPatch) -> Stacked:
    return Stacked(place, monkeypatch)


async def do(place: Place, session: Session, person: Person, key: str) -> None:
    """Press the button of this key on the own panel, and let board and panels follow."""
    step = session.match.step
    custom_id = next(one for one in person.panel.custom_ids if one.endswith(f":{key}") and ":act:" in one)
    await person.click(person.panel, custom_id)
    assert session.match.step == step + 1
    await place.wait(1.5)


async def see_the_cards(place: Place, session: Session) -> str:
    """The reveal as it stands on the board."""
    for _ in range(20):
        if session.scene is not None and session.scene.shown:
            await place.wait(1.3)
            break
        await place.wait(0.3)
    return written(place.public[-1].text)


def written(text: str) -> str:
    """A text with its emojis as names only."""
    return re.sub(r"<(:\w+:)\d+>", r"\1", text)


def lines_with(text: str, part: str) -> list[str]:
    return [line for line in written(text).splitlines() if part in line]


async def test_a_card_comes_when_its_turn_comes_and_until_then_its_player_is_told_so(
    place: Place, deal: Stacked
) -> None:
    session, (ann, ben, cem) = await deal("cuccu", "3 7 9", players=3)
    assert ann.panel.labels == ["Keep", "Request from Ben"]
    for waiting in (ben, cem):
        assert NO_CARD in waiting.panel.text
        assert "You are out" not in waiting.panel.text
        assert waiting.panel.labels == [], "nothing can be chosen beforehand without a card"
    await do(place, session, ann, "request")
    assert ":cu_3:" in written(ben.panel.text)
    assert ben.panel.labels == ["Keep", "Request from Cem"]
    assert NO_CARD in cem.panel.text


async def test_with_all_cards_dealt_at_the_start_keeping_may_be_chosen_before_ones_turn(
    place: Place, deal: Stacked
) -> None:
    session, (ann, ben, cem) = await deal("cuccu", "3 7 9", players=3, deal="upfront")
    assert cem.panel.labels == ["Keep, if nobody asks for it"]
    await cem.press("Keep, if nobody asks for it", cem.panel)
    await do(place, session, ann, "keep")
    await do(place, session, ben, "keep")
    await see_the_cards(place, session)
    assert session.match.moves == [(2, "keep"), (1, "keep"), (0, "keep")]


async def test_the_own_card_shows_its_picture_its_names_what_it_does_and_what_it_is_worth(
    place: Place, deal: Stacked
) -> None:
    _, (ann, *_) = await deal("cuccu", "cat 7 9", players=3)
    text = written(ann.panel.text)
    assert f":{emoji_name('cat', 'en', 'cuccu')}: **Cat** · Gatto" in text
    assert "Who asks for it loses a life and has to give back the card." in text
    assert "15 ranks lower, 3 higher" in text
    assert any(part.get("description") == "Cat" for part in ann.panel.parts)


async def test_the_cats_undo_is_told_step_by_step_and_everybody_sees_what_he_has_again(
    place: Place, deal: Stacked
) -> None:
    session, (ann, ben, cem, dora, _) = await deal("cuccu", "lion 8 4 cat 6", players=5)
    for person in (ann, ben, cem):
        await do(place, session, person, "request")
    board = written(place.public[-1].text)
    told = board[board.index("Gnao!") :]
    assert "**Dora** shows :cu_cat: to **Cem**: **Cem** loses a life" in told
    first, second = lines_with(told, "Undone")
    assert "**Ben** and **Cem**" in first
    assert "**Ann** and **Ben**" in second
    assert len(lines_with(board, "swaps cards with")) == 2, "the steps of an undo push nothing out"
    (line,) = lines_with(board, "**Dora**  ")
    assert ":cu_cat:" in line, "a shown card lies open beside its holder"
    (line,) = lines_with(board, "**Cem**  ")
    assert line.count(":life:") == 2, "the life is lost at once"
    assert "With **Ben** undone: you gave back :cu_8:, you got back :cu_lion:" in written(ann.panel.text)
    assert len(lines_with(ben.panel.text, "undone")) == 2
    for person in (ann, ben, cem):
        assert "So you have your first card again." in person.panel.text
    assert "The Cat costs you a life." in cem.panel.text
    assert "your :cu_cat: scratched" in written(dora.panel.text)
    assert "You have had your turn" in dora.panel.text


async def test_a_long_undo_at_the_largest_table_fits_one_message(place: Place, deal: Stacked) -> None:
    numbers = " ".join(str(1 + at // 2) for at in range(17))
    session, people = await deal("cuccu", f"lion {numbers} cat 10", players=20)
    for person in people[:18]:
        await do(place, session, person, "request")
    board = place.public[-1]
    assert "Gnao!" in board.text
    assert len(lines_with(board.text, "Undone")) == 17
    assert len(board.text) <= 4000


async def test_who_stands_before_an_inn_asks_for_payment_and_the_innkeeper_who_agrees_pays(
    place: Place, deal: Stacked
) -> None:
    session, (ann, ben, cem) = await deal("cuccu", "null inn 9", players=3)
    await do(place, session, ann, "request")
    assert "Fermatevi alquanto!" in place.public[-1].text
    assert ann.panel.labels == ["Withdraw", "Ask: will you pay?"]
    assert "**Ben** has the Inn." in ann.panel.text
    assert ben.panel.labels == []
    await do(place, session, ann, "ask-pay")
    assert ben.panel.labels == ["Accept: I pay", "Refuse: trade"]
    assert "**Ann** asks you: **“Will you pay if a Null loses?”**" in ben.panel.text
    assert ":cu_null:" not in written(ben.panel.text)
    await do(place, session, ben, "accept")
    (line,) = lines_with(place.public[-1].text, "**Ben**  ")
    assert "🤝 pays for **Ann**" in line
    assert "will pay if you lose with a Null" in ann.panel.text
    await do(place, session, cem, "keep")
    reveal = await see_the_cards(place, session)
    assert ":cu_null: **Ann**  :life::life::life:  💰 **Ben** pays" in reveal
    assert ":cu_inn: **Ben**  :life::life::life_lost:  💔 pays with a life" in reveal
    assert "**Ben** paid for your Null." in read(await ann.press("My hand"))
    assert "You paid for **Ann** at the Inn." in read(await ben.press("My hand"))


async def test_an_innkeeper_who_refuses_trades_and_has_his_turn(place: Place, deal: Stacked) -> None:
    session, (ann, ben, _) = await deal("cuccu", "2 inn 9", players=3)
    await do(place, session, ann, "request")
    await do(place, session, ann, "ask-pay")
    await do(place, session, ben, "refuse")
    assert "With **Ann**: you gave :cu_inn:, you got :cu_2:" in written(ben.panel.text)
    assert ben.panel.labels == ["Keep", "Request from Cem"]
    assert "will not pay, so you get the Inn" in ann.panel.text
    (line,) = lines_with(place.public[-1].text, "**Ann**  ")
    assert ":cu_inn:" not in line, "a card that moves lies face down again"


async def test_the_drum_roll_tells_nothing_of_what_the_cards_will_do(place: Place, deal: Stacked) -> None:
    session, (ann, ben) = await deal("cuccu", "4 4", players=2, lives=1)
    await do(place, session, ann, "keep")
    await ben.click(ben.panel, next(one for one in ben.panel.custom_ids if one.endswith(":keep")))
    await place.wait(1)
    assert session.scene is not None
    assert not session.scene.shown
    drum = written(place.public[-1].text)
    assert "All cards up in a moment" in drum
    assert "Nobody has a life left" not in drum


@pytest.mark.parametrize(("all_out", "lives"), [("all_return", 3), ("last_ones_return", 1)])
async def test_everybody_out_together_comes_back_and_is_told_so(
    place: Place, deal: Stacked, all_out: str, lives: int
) -> None:
    packs = ("4 4", "5 5", "6 6")
    session, (ann, ben) = await deal("cuccu", *packs, "7 9", players=2, all_out=all_out)
    for round_now in range(3):
        first, second = (ann, ben) if round_now % 2 == 0 else (ben, ann)
        await do(place, session, first, "keep")
        await do(place, session, second, "keep")
        reveal = await see_the_cards(place, session)
        if round_now < 2:
            await ann.press("Next round", place.public[-1])
            await place.wait(2)
    assert reveal.count("💔 is out") == 2
    assert "Nobody has a life left, so these are back" in reveal
    hand = read(await ann.press("My hand"))
    assert "### 💔 You are out" in hand
    assert "you are back in the game" in hand
    await ann.press("Next round", place.public[-1])
    await place.wait(2)
    board = written(place.public[-1].text)
    (line,) = lines_with(board, "**Ben**  ")
    assert (line.count(":life:"), line.count(":life_lost:")) == (lives, 3 - lives)
    assert "Round 3: **Ben** and **Ann** lost a life each :cu_6:" in board
    assert "there are new lives" in board


async def test_gained_lives_are_counted_above_those_of_the_start(place: Place, deal: Stacked) -> None:
    session, people = await deal("cuccu", "fool fool 3", players=3, lives=2, two_fools="gain_life")
    for person in people:
        await do(place, session, person, "keep")
    reveal = await see_the_cards(place, session)
    assert ":cu_fool: **Ann**  :life::life::life:  (two Fools gain a life)" in reveal
    assert "you gain a life and have 3 now" in read(await people[0].press("My hand"))
    await people[0].press("Next round", place.public[-1])
    await place.wait(2)
    board = place.public[-1].text
    assert "in the pot" not in board, "as many lives are gone as were gained, or more came than went"


async def test_a_harlequin_that_changes_hands_lies_open_and_is_low(place: Place, deal: Stacked) -> None:
    session, (ann, ben, cem) = await deal("kille", "harlequin 4 9", players=3)
    assert "The highest card" in ann.panel.text
    await do(place, session, ann, "swap")
    (line,) = lines_with(place.public[-1].text, "**Ben**  ")
    assert ":ki_harlequin:" in line
    assert "now only the Mask is lower" in ben.panel.text
    assert "The Harlequin came to you face up: for you it is low." in ben.panel.text
    await do(place, session, ben, "stand")
    await do(place, session, cem, "stand")
    reveal = await see_the_cards(place, session)
    assert (
        ":ki_harlequin: **Ben**  :life::life::life_lost:  💔 loses a life  (low: it came from another player)" in reveal
    )


async def test_the_last_round_leads_to_the_result(place: Place, deal: Stacked) -> None:
    session, people = await deal("kille", "1 1 9", players=3, lives=1)
    for person in people:
        await do(place, session, person, "stand")
    assert ":ki_9: **Cem**  :life:" in await see_the_cards(place, session)
    assert "Next round" not in place.public[-1].labels
    await people[0].press("To the result", place.public[-1])
    await place.wait(2)
    assert "**Cem** wins!" in place.public[-1].text


async def test_a_pig_sends_the_card_back_and_its_first_holder_learns_why_he_loses_a_life(
    place: Place, deal: Stacked
) -> None:
    session, (ann, ben, cem, dora) = await deal("kille", "1 7 pig 9", players=4)
    assert "Stand, if nobody swaps with me" in cem.panel.labels
    await do(place, session, ann, "swap")
    await do(place, session, ben, "swap")
    board = written(place.public[-1].text)
    assert "**“Husu!”** **Cem** shows :ki_pig: to **Ben**: all goes back, and **Ann** loses a life." in board
    assert "Undone: **Ann** and **Ben**" in board
    assert "With **Ben** undone: you gave back :ki_7:, you got back :ki_1:" in written(ann.panel.text)
    assert "You held that card first: that costs you a life." in ann.panel.text
    assert "your :ki_pig: refused" in written(cem.panel.text)
    assert cem.panel.labels == [], "his turn is used up"
    await do(place, session, dora, "stand")
    reveal = await see_the_cards(place, session)
    assert ":ki_1: **Ann**  :life::life_lost::life_lost:  💔 loses a life  (💔 lost one during the round)" in reveal
    await ann.press("Next round", place.public[-1])
    await place.wait(2)
    lost = "Round 1: **Ann** lost a life :ki_1: · **Ann** lost one before the reveal"
    assert lost in written(place.public[-1].text)


async def test_a_german_table_speaks_german(place: Place, deal: Stacked) -> None:
    session, (ann, ben, cem) = await deal("cuccu", "null hunter inn", players=3, locale="de")
    assert ann.panel.labels == ["Behalten", "Tausch mit Ben"]
    assert "**Null** · Nulla" in ann.panel.text
    await do(place, session, ann, "request")
    assert "zeigte :cu_hunter:: kein Tausch, und du verlierst ein Leben." in written(ann.panel.text)
    assert cem.panel.labels == ["Behalten", "Mit dem Stapel tauschen"]
    assert "**Gasthaus** · Osteria" in cem.panel.text
    assert ben.panel.labels == []


async def test_rules_explain_each_special_card_in_a_line_with_its_picture(place: Place) -> None:
    ann = place.person("Ann")
    text = written(read(await ann.slash("rules", game="kille")))
    for card, name in (("hussar", "Hussar"), ("pig", "Pig"), ("cuckoo", "Cuckoo"), ("mask", "Mask")):
        assert lines_with(text, f"- :ki_{card}: **{name}:**")
    assert lines_with(text, "- :ki_inn::ki_cavalier: **Inn, Cavalier:**")
    text = written(read(await ann.slash("rules", game="cuccu")))
    for card, name in (("inn", "Inn"), ("cat", "Cat"), ("horse", "Horse"), ("hunter", "Hunter"), ("fool", "Fool")):
        assert lines_with(text, f"- :cu_{card}: **{name}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["kille", "cuccu"])
async def test_rules_with_every_option_changed_fit_one_message(place: Place, game: str, language: str) -> None:
    kind = GAMES[game].rules
    changed: dict[str, object] = {}
    for option in kind.options():
        values = [value for value in option.values if value != option.default]
        changed[option.name] = values[-1] if values else option.most
    rules: HouseRules = kind.agreed(changed)
    emojis: Emojis = place.client.card_emojis
    view = rules_page(words_for(language), GAMES[game], emojis, rules)
    assert view.content_length() <= 4000
