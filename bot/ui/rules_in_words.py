"""The house rules in force, in words."""

from __future__ import annotations

import re

from bot.text import Words
from engine import Game, HouseRules, Option


def slug(value: object) -> str:
    """A value's part of a text key: lower case, only letters, digits and underscores."""
    return re.sub(r"[^a-z0-9_]", "", str(value).lower())


def value_text(words: Words, option: Option, value: object) -> str:
    """A value of an option as its name."""
    if isinstance(value, bool):
        return words("value-on" if value else "value-off")
    if isinstance(value, int):
        key = f"value-{option.name}-seconds"
        return words(key if words.has(key) else "value-number", number=value)
    return words(f"value-{option.name}-{slug(value)}")


def rule_sentence(words: Words, name: str, value: object) -> str:
    """What an option that is not at its default does, in one sentence."""
    if isinstance(value, bool) or not isinstance(value, int):
        return words(f"rule-{name}-{slug(value)}")
    return words(f"rule-{name}", number=value)


def rules_line(words: Words, rules: HouseRules, game: Game) -> str:
    """All rules in force that differ from the game's defaults; empty for the defaults."""
    silenced = rules.inert()
    sentences = [rule_sentence(words, name, value) for name, value in rules.changed().items() if name not in silenced]
    return "-# " + words("rules-in-force", rules=" ".join(sentences)) if sentences else ""


def preset_of(game: Game, rules: HouseRules) -> str | None:
    """The first preset that sets exactly these rules, or None."""
    changed = rules.changed()
    return next((name for name, chosen in game.presets.items() if game.rules.agreed(chosen).changed() == changed), None)
