"""What stands in a custom_id, and the two dynamic items that bring clicks back to us, also after a restart.

Every custom_id is untrusted text. It names a verb, a table, the step that was shown, and an argument; never a card in
a public message, and never who may press it: that is always asked of the table.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Self, TypeVar, cast

import discord

_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
_FORM = r"(?P<verb>[a-z-]{1,24}):(?P<table>[0-9a-z]{1,12}):(?P<step>[0-9a-z]{1,6}):(?P<arg>[ -~]{0,40})"
BUTTON = re.compile("k1b:" + _FORM)
SELECT = re.compile("k1s:" + _FORM)
MODAL = re.compile("k1m:" + _FORM)


def _to36(number: int) -> str:
    digits = ""
    while True:
        number, rest = divmod(number, 36)
        digits = _DIGITS[rest] + digits
        if not number:
            return digits


@dataclass(frozen=True, slots=True)
class Press:
    """A click as its custom_id describes it."""

    verb: str
    table: int = 0
    step: int = 0
    arg: str = ""

    def custom_id(self, kind: str = "b") -> str:
        """The custom_id of a button (`b`), a select (`s`) or a modal (`m`)."""
        return f"k1{kind}:{self.verb}:{_to36(self.table)}:{_to36(self.step)}:{self.arg}"

    @classmethod
    def parse(cls, match: re.Match[str]) -> Self:
        return cls(match["verb"], int(match["table"], 36), int(match["step"], 36), match["arg"])

    @classmethod
    def of_item(cls, custom_id: str) -> Self | None:
        """The press of a button's or a select's custom_id, or None when it is not ours."""
        match = BUTTON.fullmatch(custom_id) or SELECT.fullmatch(custom_id)
        return None if match is None else cls.parse(match)

    @classmethod
    def of_modal(cls, custom_id: str) -> Self | None:
        """The press of a modal's custom_id, or None when it is not ours."""
        match = MODAL.fullmatch(custom_id)
        return None if match is None else cls.parse(match)


def shows(message: discord.Message | None, custom_id: str) -> bool:
    """Whether a message still has the component with this custom_id."""
    parts: list[Any] = list(message.components) if message is not None else []
    while parts:
        part = parts.pop()
        if getattr(part, "custom_id", None) == custom_id:
            return True
        parts.extend(getattr(part, "children", ()))
        if (accessory := getattr(part, "accessory", None)) is not None:
            parts.append(accessory)
    return False


def chosen(interaction: discord.Interaction[Any]) -> list[str]:
    """What was chosen in a select; nothing for a button."""
    data: Any = interaction.data or {}
    return [str(value) for value in data.get("values", ())][:25]


def number_in(text: str) -> int | None:
    """The number that somebody's text is, written in plain digits; None where it is something else."""
    return int(text) if text.isascii() and text.isdigit() else None


_Item = TypeVar("_Item", bound=discord.ui.Item[Any])


class _Pressed(discord.ui.DynamicItem[_Item], template="(?!)"):
    """An item of ours. Made from a custom_id it only keeps what was pressed: it must never raise."""

    def __init__(self, item: _Item, press: Press | None = None) -> None:
        super().__init__(item)
        self.press = press

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        # Never an assertion here: an exception would leave the click unanswered.
        return cls(cast("_Item", item), Press.parse(match))

    async def callback(self, interaction: discord.Interaction[Any]) -> Any:
        if self.press is not None:
            await interaction.client.pressed(interaction, self.press, chosen(interaction))


class PressedButton(_Pressed[discord.ui.Button[Any]], template=BUTTON):
    """A button of ours."""


class PressedSelect(_Pressed[discord.ui.Select[Any]], template=SELECT):
    """A select menu of ours."""


def button(
    label: str,
    press: Press,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    *,
    emoji: discord.PartialEmoji | str | None = None,
    disabled: bool = False,
) -> PressedButton:
    """A button that brings this press."""
    return PressedButton(
        discord.ui.Button(label=label[:80], custom_id=press.custom_id(), style=style, emoji=emoji, disabled=disabled)
    )


def select(
    placeholder: str,
    press: Press,
    options: list[discord.SelectOption],
    *,
    least: int = 1,
    most: int = 1,
) -> PressedSelect:
    """A select menu that brings this press and the chosen values."""
    return PressedSelect(
        discord.ui.Select(
            placeholder=placeholder[:150],
            custom_id=press.custom_id("s"),
            options=options[:25],
            min_values=least,
            max_values=most,
        )
    )


def below(*buttons: PressedButton | None) -> discord.ui.View:
    """Buttons below a message of plain text, stopped as every view of ours; a ping must be plain text to be read on a
    locked phone."""
    view = discord.ui.View(timeout=None)
    for one in buttons:
        if one is not None:
            view.add_item(one)
    view.stop()
    return view
