"""The rules of a game on one page, with the house rules in force."""

from __future__ import annotations

import re

import discord

from bot.art import emoji_name
from bot.text import Words
from bot.ui.faces import Emojis, card_spoken
from bot.ui.frames import GREEN, layout, line
from bot.ui.rules_in_words import rule_sentence
from engine import Game, HouseRules


def rules_page(words: Words, game: Game, emojis: Emojis, rules: HouseRules | None = None) -> discord.ui.LayoutView:
    """The whole game with its default rules; then what is different at this table."""
    own = ""
    if rules is not None and rules.changed():
        silenced = rules.inert()
        sentences = [
            f"- {rule_sentence(words, name, value)}" for name, value in rules.changed().items() if name not in silenced
        ]
        own = words("rules-at-this-table") + "\n" + "\n".join(sentences)
    return layout(
        GREEN,
        f"## {words(f'game-{game.key}')}\n{_with_pictures(words, game, emojis)}",
        line() if own else None,
        own,
    )


def _with_pictures(words: Words, game: Game, emojis: Emojis) -> str:
    """The rules; a line that explains picture cards by their names begins with their pictures."""
    text, pack = words(f"game-{game.key}-rules"), game.pack.name.lower()
    if pack == "french":
        return text
    named = {card_spoken(words, card, pack): emoji_name(card, words.language, pack) for card in game.pack.cards}

    def pictured(line: re.Match[str]) -> str:
        cards = [named[name] for name in line[1].rstrip(":").split(", ") if name in named]
        return "".join(["- ", *(emojis(name) for name in cards), " " if cards else "", line[0][2:]])

    return re.sub(r"^- \*\*([^*\n]+)\*\*", pictured, text, flags=re.MULTILINE)
