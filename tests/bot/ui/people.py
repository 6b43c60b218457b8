"""People at simcord's Discord: they see what Discord shows them and press what they see.

simcord is the real discord.py against a Discord in memory that others wrote.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

import discord
import simcord
from simcord.actors import _component_interaction, _dispatch_actor_interaction
from simcord.backend.models import Message
from simcord.enums import InteractionType

from bot.ui.client import Kuckuck

BUTTON, SELECT, TEXT = 2, 3, 10


class Seen:
    """A message as it stands at this moment."""

    def __init__(self, stored: Message) -> None:
        self.stored = deepcopy(stored)

    @property
    def id(self) -> int:
        return self.stored.id

    @property
    def parts(self) -> list[dict[str, Any]]:
        return list(_walk(self.stored.components))

    @property
    def text(self) -> str:
        """Everything that can be read in it, without buttons and menus."""
        return "\n".join([self.stored.content, *(one["content"] for one in self.parts if one["type"] == TEXT)])

    @property
    def labels(self) -> list[str]:
        """The labels of its buttons, in order."""
        return [one.get("label", "") for one in self.parts if one["type"] == BUTTON]

    @property
    def menus(self) -> dict[str, dict[str, str]]:
        """Its menus by placeholder: labels of the options by value."""
        return {
            one["placeholder"]: {option["value"]: option["label"] for option in one["options"]}
            for one in self.parts
            if one["type"] == SELECT
        }

    def custom_id(self, label: str) -> str:
        """The custom_id of the button with this label, or of the menu with this placeholder."""
        found = [one["custom_id"] for one in self.parts if label in (one.get("label"), one.get("placeholder"))]
        assert len(found) == 1, (label, self)
        return str(found[0])

    @property
    def custom_ids(self) -> list[str]:
        return [one["custom_id"] for one in self.parts if "custom_id" in one]

    @property
    def ephemeral(self) -> bool:
        return self.stored.is_ephemeral

    def __repr__(self) -> str:
        return f"<{'ephemeral' if self.ephemeral else 'public'} {self.text!r} {self.labels}>"


@dataclass
class Place:
    """A server with one channel, and the bot in it."""

    env: simcord.Env
    client: Kuckuck
    guild: simcord.GuildHandle
    channel: simcord.ChannelHandle
    locales: dict[int, str] = field(default_factory=dict)
    """The language of each user's client."""

    def person(self, name: str, locale: str = "en-US", **permissions: bool) -> Person:
        """Somebody new on the server; `permissions` that he has beyond everybody's."""
        user = self.env.create_user(name.lower(), global_name=name)
        roles = []
        if permissions:
            roles.append(self.guild.create_role(f"role of {name}", permissions=discord.Permissions(**permissions)))
        self.locales[user.id] = locale
        return Person(self, self.guild.add_member(user, roles=roles))

    def channel_without(self, *permissions: str) -> simcord.ChannelHandle:
        """A channel in which the bot has not these permissions."""
        bot = self.client.user
        assert bot is not None
        deny = discord.PermissionOverwrite(**dict.fromkeys(permissions, False))
        return self.guild.create_text_channel("quiet", overwrites={bot: deny})

    @property
    def messages(self) -> list[Seen]:
        """Every message of the channel, ephemeral ones of everybody too, oldest first."""
        return self.messages_in(self.channel)

    def messages_in(self, channel: simcord.ChannelHandle) -> list[Seen]:
        return [Seen(one) for _, one in sorted(self.env.backend.messages.get(channel.id, {}).items())]

    @property
    def public(self) -> list[Seen]:
        """What everybody in the channel sees, oldest first."""
        return [one for one in self.messages if not one.ephemeral]

    async def wait(self, seconds: float) -> None:
        """Let time pass."""
        await self.env.advance_time(seconds)


@dataclass(frozen=True)
class Person:
    """A member of the server at his client."""

    place: Place
    member: simcord.MemberActor

    @property
    def id(self) -> int:
        return self.member.id

    @property
    def visible(self) -> list[Seen]:
        """What he sees in the channel, oldest first."""
        return [one for one in self.place.messages if one.stored.visible_to(self.id)]

    @property
    def ephemerals(self) -> list[Seen]:
        """What he alone sees, oldest first."""
        return [one for one in self.visible if one.ephemeral]

    @property
    def panel(self) -> Seen:
        """The newest message that he alone sees."""
        return self.ephemerals[-1]

    def look(self, label: str) -> Seen:
        """The newest message he sees that has a button or menu of this name."""
        for one in reversed(self.visible):
            if label in one.labels or label in one.menus:
                return one
        raise AssertionError(f"{self.member.name} sees no {label!r} in {self.visible}")

    async def slash(self, name: str, /, **options: Any) -> simcord.InteractionResult:
        """Send a command in the channel."""
        return await self.member.slash(self.place.channel, name, **options)

    async def press(self, label: str, on: Seen | None = None) -> simcord.InteractionResult:
        """Click the button with this label, on the newest message that has it unless one is named."""
        seen = on or self.look(label)
        return await self.click(seen, seen.custom_id(label))

    async def click(self, seen: Seen, custom_id: str) -> simcord.InteractionResult:
        """Click a button by its custom_id; where the message has none such, it is one of ours that had."""
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": BUTTON}
        return await self._act(seen, data)

    async def choose(self, placeholder: str, *values: str, on: Seen | None = None) -> simcord.InteractionResult:
        """Choose in the menu with this placeholder, which must offer the values."""
        seen = on or self.look(placeholder)
        assert set(values) <= set(seen.menus[placeholder]), (values, seen.menus[placeholder])
        return await self.choose_raw(seen, seen.custom_id(placeholder), *values)

    async def choose_raw(self, seen: Seen, custom_id: str, *values: str) -> simcord.InteractionResult:
        """Choose in a menu by its custom_id; the values need not be on offer."""
        return await self._act(seen, {"custom_id": custom_id, "component_type": SELECT, "values": list(values)})

    async def fill(self, form: simcord.InteractionResult, text: str) -> simcord.InteractionResult:
        """Type into the only field of a form and send it."""
        assert form.modal is not None
        return await self.member.submit_modal(form, {"number": text})

    async def send_form(self, custom_id: str, text: str) -> simcord.InteractionResult:
        """Send a form of this custom_id, as it was open since before a restart."""
        field = {"type": 18, "id": 1, "component": {"type": 4, "id": 2, "custom_id": "number", "value": text}}
        data = {"custom_id": custom_id, "components": [field]}
        return await self._dispatch(InteractionType.MODAL_SUBMIT, data)

    async def _act(self, seen: Seen, data: dict[str, Any]) -> simcord.InteractionResult:
        # As simcord's own click and select, without what the client refuses: hostile ones refuse nothing.
        env = self.place.env
        message = deepcopy(seen.stored)
        if data["custom_id"] not in seen.custom_ids:
            extra = {"type": data["component_type"], "id": 901, "custom_id": data["custom_id"]}
            extra |= {"label": "?", "style": 2} if data["component_type"] == BUTTON else {"options": []}
            message.components.append({"type": 1, "id": 900, "components": [extra]})
        env._begin_operation("click")
        try:
            return await _component_interaction(self.member, message, data)
        finally:
            env._end_operation()

    async def _dispatch(self, kind: int, data: dict[str, Any]) -> simcord.InteractionResult:
        env = self.place.env
        env._begin_operation("submit_modal")
        try:
            return await _dispatch_actor_interaction(self.member, kind, self.place.channel, data)
        finally:
            env._end_operation()


def read(result: simcord.InteractionResult) -> str:
    """What the answer says; an interaction without an answer fails here, as Discord tells its user."""
    assert result.acknowledged
    answer = result.response
    return "" if answer is None else Seen(answer._message).text


def privately(result: simcord.InteractionResult) -> str:
    """What the answer says to the clicker alone."""
    assert result.ephemeral
    return read(result)


def walk(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Every component of a message as Discord sends it."""
    return _walk(components)


def _walk(node: Any) -> Iterator[dict[str, Any]]:
    if isinstance(node, list):
        for one in node:
            yield from _walk(one)
    elif isinstance(node, dict) and "type" in node:
        yield node
        yield from _walk(node.get("components"))
        if node.get("accessory"):
            yield from _walk([node["accessory"]])
