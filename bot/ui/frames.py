"""The layout of every message of ours: a fresh view for each rendering, stopped before it is sent.

A view that was stopped is not kept by discord.py, and a fresh one never takes another's items with it; the buttons
are found again by their custom_ids alone.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import discord

from bot.ui.attached import Attached, Framed

Item: TypeAlias = discord.ui.Item[Any]

GREEN = discord.Colour(0x2E7D4F)
"""The felt: a table in play."""
AMBER = discord.Colour(0xC98A1B)
"""Something is owed or about to happen."""
RED = discord.Colour(0xB3261E)
"""A life is lost."""
GOLD = discord.Colour(0xD4AF37)
"""Somebody has won."""
GREY = discord.Colour(0x6B7280)
"""Over, or not at the table."""


def layout(colour: discord.Colour, *items: Item | Attached | str | None) -> discord.ui.LayoutView:
    """One framed message: texts, sections, a picture and rows of buttons from top to bottom; None is passed over."""
    view = Framed(timeout=None)
    frame: discord.ui.Container[Any] = discord.ui.Container(accent_colour=colour)
    for item in items:
        if isinstance(item, str):
            if item:
                frame.add_item(discord.ui.TextDisplay(item))
        elif isinstance(item, Attached):
            view.attached = item
            frame.add_item(item.item())
        elif item is not None:
            frame.add_item(item)
    view.add_item(frame)
    view.stop()
    return view


def row(*items: Item | None) -> discord.ui.ActionRow[Any] | None:
    """A row of buttons, or None when there is none."""
    there = [item for item in items if item is not None]
    return discord.ui.ActionRow(*there) if there else None


def rows(items: list[Item]) -> list[discord.ui.ActionRow[Any]]:
    """Buttons in rows of five."""
    return [discord.ui.ActionRow(*items[at : at + 5]) for at in range(0, len(items), 5)]


def line() -> discord.ui.Separator[Any]:
    """A thin line between two parts."""
    return discord.ui.Separator()


def beside(picture: str | None, alt: str, text: str) -> Item | str:
    """A text with a small picture at its side; the text alone where there is no picture."""
    if picture is None:
        return text
    return discord.ui.Section(text, accessory=discord.ui.Thumbnail(picture, description=alt[:1024]))
