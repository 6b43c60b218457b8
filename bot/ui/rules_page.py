"""The rules of a game on one page, with the house rules in force."""

from __future__ import annotations

import discord

from bot.text import Words
from bot.ui.frames import GREEN, layout, line
from bot.ui.rules_in_words import rule_sentence
from engine import Game, HouseRules


def rules_page(words: Words, game: Game, rules: HouseRules | None = None) -> discord.ui.LayoutView:
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
        f"## {words(f'game-{game.key}')}\n{words(f'game-{game.key}-rules')}",
        line() if own else None,
        own,
    )
