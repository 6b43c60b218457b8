"""A message as a person sees it: its words, its buttons, its selects."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from . import components as rules
from .entities import COMPONENTS_V2, LOADING, Message
from .errors import Json


@dataclass(frozen=True, slots=True)
class Button:
    """A button. `label` is the emoji's name where there are no words; links have no custom_id."""

    label: str
    custom_id: str
    disabled: bool
    style: int
    url: str = ""


@dataclass(frozen=True, slots=True)
class Select:
    """A select menu; `options` maps labels to values (none for selects of people, roles and channels)."""

    custom_id: str
    kind: int
    disabled: bool
    options: dict[str, str]
    placeholder: str = ""


class Seen:
    """One message at the moment of looking; it does not change afterwards."""

    def __init__(self, message: Message) -> None:
        self.id = message.id
        self.channel_id = message.channel_id
        self.ephemeral = message.viewer is not None
        self.rev = message.rev
        self.data: Json = dict(message.data)

    def __repr__(self) -> str:
        who = "ephemeral" if self.ephemeral else "public"
        return f"<{who} {self.id} {self.text!r} buttons={[one.label for one in self.buttons]}>"

    @property
    def flags(self) -> int:
        """The flag bits."""
        return int(self.data["flags"])

    @property
    def v2(self) -> bool:
        """True for a message of the new layout."""
        return bool(self.flags & COMPONENTS_V2)

    @property
    def loading(self) -> bool:
        """True while the bot is thinking."""
        return bool(self.flags & LOADING)

    @property
    def author_id(self) -> int:
        """Who wrote it."""
        return int(self.data["author"]["id"])

    @property
    def text(self) -> str:
        """All words: content, embeds, text displays, line by line."""
        lines = [self.data["content"]]
        for embed in self.data["embeds"]:
            lines += [embed.get("title", ""), embed.get("description", "")]
            for entry in embed.get("fields") or []:
                lines += [entry["name"], entry["value"]]
            lines.append((embed.get("footer") or {}).get("text", ""))
        lines += rules.texts(self.data["components"])
        return "\n".join(line for line in lines if line)

    def _of(self, *kinds: int) -> list[Json]:
        return [one for one in rules.walk(self.data["components"]) if one["type"] in kinds]

    @property
    def buttons(self) -> list[Button]:
        """All buttons in the order of reading."""
        return [_button(one) for one in self._of(rules.BUTTON)]

    @property
    def selects(self) -> list[Select]:
        """All select menus in the order of reading."""
        return [
            Select(
                one["custom_id"],
                one["type"],
                bool(one.get("disabled")),
                {option["label"]: option["value"] for option in one.get("options") or []},
                one.get("placeholder") or "",
            )
            for one in self._of(*rules.SELECTS)
        ]

    @property
    def pictures(self) -> list[tuple[str, str]]:
        """Address and description of every thumbnail and gallery picture."""
        media: list[Any] = [*self._of(rules.THUMBNAIL)]
        for gallery in self._of(rules.GALLERY):
            media += gallery["items"]
        return [(one["media"]["url"], one.get("description") or "") for one in media]

    def button(self, what: str) -> Button | None:
        """A button by its custom_id, its label, or a label that contains the words."""
        every = [one for one in self.buttons if one.custom_id or one.url]
        for fits in (
            lambda one: one.custom_id == what,
            lambda one: one.label == what,
            lambda one: what.casefold() in one.label.casefold(),
        ):
            found = next((one for one in every if fits(one)), None)
            if found is not None:
                return found
        return None

    def select(self, what: str) -> Select | None:
        """A select by its custom_id, its placeholder, or the label of one of its options."""
        for one in self.selects:
            if what in (one.custom_id, one.placeholder) or what in one.options:
                return one
        return None


def _button(one: Json) -> Button:
    emoji = (one.get("emoji") or {}).get("name") or ""
    label = one.get("label") or ""
    return Button(
        label=label or emoji,
        custom_id=one.get("custom_id") or "",
        disabled=bool(one.get("disabled")),
        style=one["style"],
        url=one.get("url") or "",
    )
