"""Modals: a lucky number, a number of a house rule, and where to cut.

They are answered by their custom_id, not by the object that was sent, so that one that was open across a restart
still works.
"""

from __future__ import annotations

from typing import Any

import discord

from bot.tables.lobby import Lobby
from bot.text import Words
from bot.ui.presses import Press
from engine import Option

FIELD = "number"


def _modal(title: str, press: Press, label: str, hint: str, longest: int) -> discord.ui.Modal:
    modal = discord.ui.Modal(title=title[:45], custom_id=press.custom_id("m"), timeout=60)
    text: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id=FIELD, placeholder=hint[:100], min_length=1, max_length=longest, required=True
    )
    modal.add_item(discord.ui.Label(text=label[:45], component=text))
    # A modal that was stopped is not kept by discord.py either.
    modal.stop()
    return modal


def lucky_modal(words: Words, lobby: Lobby) -> discord.ui.Modal:
    """A number of one's own for the seed."""
    return _modal(
        words("panel-lucky"), Press("lucky-typed", lobby.id), words("modal-lucky"), words("modal-lucky-hint"), 18
    )


def number_modal(words: Words, press: Press, option: Option) -> discord.ui.Modal:
    """A number for a house rule."""
    hint = words("modal-between", least=option.least or 0, most=option.most or 0)
    return _modal(words(f"option-{option.name}"), press, hint, hint, 3)


def cut_modal(words: Words, press: Press, cards: int) -> discord.ui.Modal:
    """How many cards to lift."""
    hint = words("modal-between", least=1, most=cards)
    return _modal(words("move-cut-anywhere"), press, words("modal-cut"), hint, 2)


def typed(interaction: discord.Interaction[Any]) -> list[str]:
    """What was typed into a modal of ours."""
    data: Any = interaction.data or {}
    found: list[str] = []
    for part in data.get("components", ()):
        inner = part.get("component") or next(iter(part.get("components", ())), None) or {}
        if inner.get("custom_id") == FIELD:
            found.append(str(inner.get("value", ""))[:100])
    return found
