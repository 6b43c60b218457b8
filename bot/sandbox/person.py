"""A person at his client: he sees what Discord shows him and does what Discord lets him do."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from . import components as rules
from . import interactions, slash
from .commands import CHANNEL, MENTIONABLE, ROLE, USER
from .entities import AUTOCOMPLETE, COMMAND, COMPONENT, SUBMIT, Channel, Interaction, Message, Modal, User
from .errors import Json, Unfit
from .modals import submission
from .seen import Seen
from .validate import said_message
from .world import World

_OPTION_KIND = {
    rules.USER_SELECT: USER,
    rules.ROLE_SELECT: ROLE,
    rules.MENTIONABLE_SELECT: MENTIONABLE,
    rules.CHANNEL_SELECT: CHANNEL,
}


class Person:
    """Drives one user. `channel` is the channel he looks at.

    `slash`, `click`, `select` and `submit` wait for the bot's first answer and give the interaction: its `failed`
    says whether he was told "This interaction failed". `press`, `choose`, `command` and `send_form` do the same
    without waiting. What the client does not let him do raises `Unfit`.
    """

    def __init__(self, world: World, user: User, channel: Channel | None = None) -> None:
        self.world = world
        self.user = user
        self.channel = channel or world.channel

    def __repr__(self) -> str:
        return f"<Person {self.user.name}>"

    @property
    def id(self) -> int:
        """His user id."""
        return self.user.id

    @property
    def name(self) -> str:
        """His name."""
        return self.user.name

    # Seeing

    def visible(self, channel: Channel | None = None) -> list[Seen]:
        """What he sees in a channel, oldest first: public messages and his own ephemerals."""
        return [Seen(one) for one in self.world.messages_in(channel or self.channel, self.user)]

    @property
    def ephemerals(self) -> list[Seen]:
        """What he alone sees, oldest first."""
        return [Seen(one) for one in self.world.ephemerals_of(self.user)]

    @property
    def modal(self) -> Modal | None:
        """The form that is open at him, the newest one."""
        mine = [one for one in self.world.modals.values() if one.user is self.user]
        return mine[-1] if mine else None

    def look(self, what: str | Callable[[Seen], Any]) -> Seen | None:
        """The newest visible message with these words, or that fits."""
        fits = what if callable(what) else (lambda one: what in one.text)
        newest = self.world.messages_in(self.channel, self.user, newest_first=True)
        return next((one for one in map(Seen, newest) if fits(one)), None)

    async def sees(self, what: str | Callable[[Seen], Any], within: float = 20.0) -> Seen:
        """Wait until he sees a message with these words, or that fits. `TimeoutError` after real seconds."""
        try:
            seen: Seen = await self.world.until(lambda: self.look(what), within)
        except TimeoutError:
            raise TimeoutError(f"{self.name} does not see {what!r}, but {self.visible()}") from None
        return seen

    # Acting and waiting for the answer

    async def slash(self, name: str, /, **options: Any) -> Interaction:
        """Send a command: `slash("settings game", seats=4)`. Values are of the option's type; people by their id."""
        first, *words = name.split()
        command = slash.find_command(self.world, self.user, self.channel, first)
        given = slash.typed_options(command, words, options)
        return await _settled(self.command(first, given))

    async def complete(self, name: str, option: str, /, typed: str = "", **options: Any) -> list[str]:
        """Type into an option of a command and give the names of what the bot offers for it.

        `options` are the others that are filled in already. `TimeoutError` where the bot offers nothing in time.
        """
        first, *words = name.split()
        command = slash.find_command(self.world, self.user, self.channel, first)
        given = slash.typed_options(command, words, {**options, option: typed})
        slash.innermost(given)[-1]["focused"] = True
        interaction = await _settled(self.completion(first, given))
        if interaction.failed:
            raise TimeoutError(f"{self.name} is offered nothing for {option!r}")
        return [slash.choice_name(one, self.user) for one in interaction.choices]

    async def click(self, what: str, message: Seen | None = None) -> Interaction:
        """Click a button by label or custom_id, on the newest message that has it unless one is named."""
        where = message or self._newest(lambda one: one.button(what), what)
        button = where.button(what)
        if button is None:
            raise Unfit(f"{where!r} has no button {what!r}")
        return await _settled(self.press(where.id, button.custom_id))

    async def select(self, what: str, *choices: str, message: Seen | None = None) -> Interaction:
        """Choose in a select (by custom_id, placeholder or one of its options): options by label or value."""
        where = message or self._newest(lambda one: one.select(what), what)
        menu = where.select(what)
        if menu is None:
            raise Unfit(f"{where!r} has no select {what!r}")
        return await _settled(self.choose(where.id, menu.custom_id, [menu.options.get(one, one) for one in choices]))

    async def submit(self, **values: Any) -> Interaction:
        """Fill the open form by custom_id and send it."""
        if self.modal is None:
            raise Unfit(f"no form is open at {self.name}")
        return await _settled(self.send_form(self.modal.id, values))

    async def fill(self, values: Mapping[str, Any]) -> Interaction:
        """As `submit`, for custom_ids that are no Python names."""
        return await self.submit(**values)

    def _newest(self, fits: Callable[[Seen], Any], what: str) -> Seen:
        found = self.look(fits)
        if found is None:
            raise Unfit(f"{self.name} sees no {what!r} in {self.visible()}")
        return found

    # Acting without waiting

    def command(self, name: str, options: list[Json], channel: Channel | None = None) -> Interaction:
        """Send a command with options as the client sends them."""
        where = channel or self.channel
        command = slash.find_command(self.world, self.user, where, name)
        data = slash.command_data(self.world, where, command, options)
        return interactions.start(self.world, self.user, where, COMMAND, data)

    def completion(self, name: str, options: list[Json], channel: Channel | None = None) -> Interaction:
        """Ask for choices while a command is typed. One of the options is `focused`."""
        where = channel or self.channel
        command = slash.find_command(self.world, self.user, where, name)
        data = slash.completion_data(self.world, where, command, options)
        return interactions.start(self.world, self.user, where, AUTOCOMPLETE, data)

    def press(self, message_id: int, custom_id: str, *, stale: bool = False) -> Interaction:
        """Click a button by ids. `stale` clicks what was there a moment ago: the button need not be there any more."""
        message = self._message(message_id)
        number = 1 if stale else self._component(message, custom_id, (rules.BUTTON,))["id"]
        data = {"component_type": rules.BUTTON, "custom_id": custom_id, "id": number}
        return self._act_on(message, data)

    def choose(self, message_id: int, custom_id: str, values: list[str]) -> Interaction:
        """Choose in a select by ids."""
        message = self._message(message_id)
        menu = self._component(message, custom_id, rules.SELECTS)
        low, high = menu.get("min_values", 1), menu.get("max_values", 1)
        if not low <= len(values) <= high or len(set(values)) != len(values):
            raise Unfit(f"{custom_id!r} takes {low} to {high} values")
        resolved: Json = {}
        if menu["type"] == rules.STRING_SELECT:
            offered = [one["value"] for one in menu["options"]]
            if any(value not in offered for value in values):
                raise Unfit(f"{custom_id!r} offers {offered}")
        else:
            for value in values:
                slash.resolve(
                    self.world, self.world.channels[message.channel_id], _OPTION_KIND[menu["type"]], value, resolved
                )
        data = {"component_type": menu["type"], "custom_id": custom_id, "id": menu["id"], "values": values}
        return self._act_on(message, data | ({"resolved": resolved} if resolved else {}))

    def send_form(self, modal_id: int, values: Mapping[str, Any]) -> Interaction:
        """Send an open form."""
        modal = self.world.modals.get(modal_id)
        if modal is None or modal.user is not self.user:
            raise Unfit("that form is not open")
        data = {"custom_id": modal.data["custom_id"], "components": submission(modal.data, values)}
        opened_by = modal.opened_by
        source = self.world.messages.get(opened_by.source.id) if opened_by.source is not None else None
        return interactions.start(self.world, self.user, opened_by.channel, SUBMIT, data, source=source, modal=modal)

    def close_modal(self, modal_id: int | None = None) -> None:
        """Close a form without sending it. The bot is not told."""
        wanted = modal_id if modal_id is not None else (self.modal.id if self.modal else 0)
        modal = self.world.modals.get(wanted)
        if modal is not None and modal.user is self.user:
            del self.world.modals[wanted]

    def dismiss(self, message: Seen | int) -> None:
        """Dismiss an ephemeral message. The bot is not told."""
        found = self._message(message if isinstance(message, int) else message.id)
        if found.viewer is None:
            raise Unfit("only a message for oneself can be dismissed")
        self.world.remove_message(found, by_client=True)

    def reload(self) -> None:
        """Start the client anew: ephemerals and forms are gone. The bot is not told."""
        self.world.reload(self.user)

    def say(self, content: str, channel: Channel | None = None) -> Seen:
        """Write a message."""
        where = channel or self.channel
        if not content.strip() or len(content) > 2000:
            raise Unfit("a message has 1 to 2000 characters")
        return Seen(self.world.add_message(where, self.user, said_message(self.world, self.user, content.strip())))

    def _message(self, message_id: int) -> Message:
        message = self.world.messages.get(message_id)
        if message is None or message.viewer not in (None, self.id):
            raise Unfit(f"{self.name} sees no message {message_id}")
        return message

    @staticmethod
    def _component(message: Message, custom_id: str, kinds: tuple[int, ...]) -> Json:
        for one in rules.walk(message.data["components"]):
            if one.get("custom_id") == custom_id and one["type"] in kinds and custom_id:
                if one.get("disabled"):
                    raise Unfit(f"{custom_id!r} is disabled")
                return one
        raise Unfit(f"the message has no {custom_id!r}")

    def _act_on(self, message: Message, data: Json) -> Interaction:
        channel = self.world.channels[message.channel_id]
        return interactions.start(self.world, self.user, channel, COMPONENT, data, source=message)


async def _settled(interaction: Interaction) -> Interaction:
    await interaction.settled.wait()
    return interaction
