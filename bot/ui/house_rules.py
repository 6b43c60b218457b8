"""The house rules panel, made from the game's options: presets first, then every option with its meaning."""

from __future__ import annotations

import discord

from bot.tables.lobby import Lobby
from bot.text import Words, words_for
from bot.ui.frames import AMBER, Item, layout, line, row
from bot.ui.lobby_view import rules_text
from bot.ui.presses import Press, button, number_in, select
from bot.ui.rules_in_words import preset_of, rule_sentence, value_text
from engine import Option

MOST = 25
LABEL = 34
"""A longer label is cut off on a phone, in characters."""
MOST_DESCRIPTION = 98
"""Characters that Discord takes beside a label, less the two that say that it goes on."""
NUMBERS_SHOWN = (1, 2, 3, 5, 8, 10, 15, 20, 30, 45, 60)
"""Of a long range these are offered; any other number can be typed."""
PACES = ("normal", "fast", "slow")


def house_rules(
    lobby: Lobby, locale: str, user_id: int, minutes: int | None, option_name: str = ""
) -> discord.ui.LayoutView:
    """A player's own panel turned to the rules, with the way back.

    `option_name` is the option whose values are open for choice. Only the host gets the menus.
    """
    words = words_for(locale)
    heading = words("house-heading", game=words(f"game-{lobby.row.game}"))
    back = row(button(words("house-back"), Press("panel", lobby.id)))
    if user_id != lobby.row.host_id:
        return layout(AMBER, heading, rules_text(words, lobby, minutes), words("house-only-host"), back)
    option = next((one for one in lobby.game.rules.options() if one.name == option_name), None)
    menus: list[Item | str | None] = [
        row(_presets(words, lobby)),
        row(_options(words, lobby, option_name)),
    ]
    if option is not None:
        menus += [_about(words, lobby, option), row(_values(words, lobby, option))]
    return layout(AMBER, heading, rules_text(words, lobby, minutes), line(), *menus, row(_paces(words, lobby)), back)


def read_choice(option: Option, text: str) -> bool | int | str | None:
    """A value that was chosen from the menu or typed, or None when the option does not have it."""
    for value in option.values:
        if text == _written(value):
            return value
    number = number_in(text.strip())
    if number is None or option.least is None or option.most is None:
        return None
    return number if option.least <= number <= option.most else None


def _shortened(text: str) -> str:
    """What Discord takes as a description; the whole meaning stands on the panel when the option is chosen."""
    return text if len(text) <= MOST_DESCRIPTION else text[:MOST_DESCRIPTION].rsplit(" ", 1)[0].rstrip(" ,;:·") + " …"


def _written(value: bool | int | str) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _presets(words: Words, lobby: Lobby) -> Item:
    current = preset_of(lobby.game, lobby.rules)
    key = f"preset-{lobby.row.game}-"
    options = [
        discord.SelectOption(
            label=words(key + name), value=name, description=words(f"{key}{name}-about"), default=name == current
        )
        for name in lobby.game.presets
    ]
    return select(words("house-preset"), Press("preset", lobby.id), options)


def _options(words: Words, lobby: Lobby, chosen: str) -> Item:
    rules = lobby.rules
    silenced = rules.inert()
    options = []
    for option in lobby.game.rules.options()[:MOST]:
        name, value = words(f"option-{option.name}"), value_text(words, option, getattr(rules, option.name))
        label, about = f"{name}: {value}", words(f"option-{option.name}-about")
        if len(label) > LABEL:
            label, about = name, f"{value} · {about}"
        if option.name in silenced:
            about = "🚫 " + words("inert-because", other=words(f"option-{silenced[option.name]}"))
        options.append(
            discord.SelectOption(
                label=label,
                value=option.name,
                description=_shortened(about),
                default=option.name == chosen,
            )
        )
    return select(words("house-option"), Press("option", lobby.id), options)


def _about(words: Words, lobby: Lobby, option: Option) -> str:
    text = f"**{words(f'option-{option.name}')}** · {words(f'option-{option.name}-about')}"
    other = lobby.rules.inert().get(option.name)
    return text if other is None else f"{text}\n🚫 {words('inert-because', other=words(f'option-{other}'))}"


def _values(words: Words, lobby: Lobby, option: Option) -> Item:
    current = getattr(lobby.rules, option.name)
    values: list[bool | int | str] = list(option.values)
    typed = False
    if option.least is not None and option.most is not None:
        numbers = range(option.least, option.most + 1)
        typed = len(values) + len(numbers) > MOST
        values += [number for number in NUMBERS_SHOWN if number in numbers] if typed else list(numbers)
        if current not in values and typed:
            values.append(current)
    options = [
        discord.SelectOption(
            label=value_text(words, option, value),
            value=_written(value),
            # Numbers explain themselves.
            description=rule_sentence(words, option.name, value) if isinstance(value, (bool, str)) else None,
            default=value == current and isinstance(value, bool) == isinstance(current, bool),
        )
        for value in values
    ]
    if typed:
        options.append(discord.SelectOption(label=words("house-other-number"), value="other"))
    return select(words("house-value"), Press("value", lobby.id, 0, option.name), options)


def _paces(words: Words, lobby: Lobby) -> Item:
    options = [
        discord.SelectOption(
            label=words(f"pace-{pace}"),
            value=pace,
            description=words(f"pace-{pace}-about"),
            default=pace == lobby.row.pace,
        )
        for pace in PACES
    ]
    return select(words("house-pace"), Press("pace", lobby.id), options)
