"""A small bot on the real discord.py, the sandbox's counterpart in these tests."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import discord
import yarl
from discord import app_commands

from bot.sandbox.server import Sandbox

PATIENCE = 30.0
"""Real seconds after which nothing more is expected: a busy machine is slow."""


def point_at(api_base: str) -> None:
    """Send discord.py's REST calls and its gateway connection to a sandbox."""
    discord.http.Route.BASE = api_base
    url = yarl.URL(api_base)
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = url.with_scheme("ws").with_path("/gateway/")


class Count(discord.ui.DynamicItem[discord.ui.Button[discord.ui.View]], template=r"count:(?P<number>\d+)"):
    """A button that answers with itself, one higher."""

    def __init__(self, number: int) -> None:
        super().__init__(discord.ui.Button(label=f"count {number}", custom_id=f"count:{number}"))
        self.number = number

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: Any, match: re.Match[str]) -> Count:
        return cls(int(match["number"]))

    async def callback(self, interaction: discord.Interaction) -> Any:
        bot = interaction.client
        assert isinstance(bot, LittleBot)
        await bot.clicked(interaction, self.number)


class Ask(discord.ui.Modal, title="Lucky number"):
    """A form with one labelled field."""

    number: discord.ui.Label[Any] = discord.ui.Label(
        text="Number", component=discord.ui.TextInput(custom_id="number", min_length=1, max_length=18)
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        field = self.number.component
        assert isinstance(field, discord.ui.TextInput)
        await interaction.response.send_message(f"lucky {field.value}", ephemeral=True)


def panel(number: int) -> discord.ui.View:
    """A view with the counting button, stopped so that discord.py stores nothing."""
    view = discord.ui.View(timeout=None)
    view.add_item(Count(number))
    view.stop()
    return view


def layout(text: str, number: int = 0) -> discord.ui.LayoutView:
    """A V2 panel: a container with a text and the counting button."""
    view = discord.ui.LayoutView(timeout=None)
    row: discord.ui.ActionRow[Any] = discord.ui.ActionRow()
    row.add_item(Count(number))
    view.add_item(discord.ui.Container(discord.ui.TextDisplay(text), row))
    view.stop()
    return view


class German(app_commands.Translator):
    """The one German word of this bot."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        return string.message.replace("fast", "schnell") if locale is discord.Locale.german else None


class LittleBot(discord.Client):
    """Commands `/panel`, `/form`, `/later`, `/slow`; keeps the interactions it got."""

    def __init__(self, intents: discord.Intents | None = None) -> None:
        super().__init__(intents=intents or discord.Intents.none(), guild_ready_timeout=0.05)
        self.tree = app_commands.CommandTree(self)
        self.tree.error(self.fail)
        self.got: list[discord.Interaction] = []
        self.heard_messages: list[discord.Message] = []
        self.events: dict[str, asyncio.Event] = {}
        self.update = True
        self.task: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Count)
        self.tree.command(name="panel", description="A private panel")(_panel)
        self.tree.command(name="form", description="A form")(_form)
        self.tree.command(name="later", description="Answers later")(_later)
        self.tree.command(name="silent", description="Never answers")(_silent)
        self.tree.command(name="choose", description="Takes options")(_choose)
        self.tree.command(name="manage", description="For moderators")(_manage)
        self.tree.command(name="board", description="A public message")(_board)
        await self.tree.set_translator(German())
        self.tree.command(name="complete", description="Completes its option")(_complete)
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """No five seconds of waiting in tests."""

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        self.got.append(interaction)

    async def fail(self, interaction: discord.Interaction, error: app_commands.AppCommandError) -> None:
        """A command ended in an error."""
        self.dispatch("app_command_failed")

    async def clicked(self, interaction: discord.Interaction, number: int) -> None:
        if self.update:
            await interaction.response.edit_message(content=f"count {number + 1}", view=panel(number + 1))
        else:
            await interaction.response.send_message(f"was {number}", ephemeral=True)

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """As discord.py does; remembers the event as well."""
        super().dispatch(event, *args, **kwargs)
        self.events.setdefault(event, asyncio.Event()).set()

    async def heard(self, event: str) -> None:
        """Wait until discord.py has dispatched an event, named as its handler without `on_`."""
        async with asyncio.timeout(PATIENCE):
            await self.events.setdefault(event, asyncio.Event()).wait()

    async def on_message(self, message: discord.Message) -> None:
        self.heard_messages.append(message)

    async def messages(self, number: int) -> list[discord.Message]:
        """Wait for so many message events."""
        async with asyncio.timeout(PATIENCE):
            while len(self.heard_messages) < number:
                await self.wait_for("message")
                await asyncio.sleep(0)
        return self.heard_messages

    async def live(self, sandbox: Sandbox, token: str | None = None) -> None:
        """Log in at the sandbox and wait until its gateway session stands."""
        point_at(sandbox.api_base)
        await self.login(token or sandbox.token)
        self.task = asyncio.create_task(self.connect())
        ready = asyncio.create_task(self.wait_until_ready())
        await asyncio.wait({self.task, ready}, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        if not ready.done():
            ready.cancel()
            self.task.result()

    async def die(self) -> None:
        """Close everything."""
        await self.close()
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)


async def _panel(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("count 0", view=panel(0), ephemeral=True)


async def _form(interaction: discord.Interaction) -> None:
    await interaction.response.send_modal(Ask())


async def _later(interaction: discord.Interaction) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    await interaction.followup.send("here it is")


async def _board(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("the board", view=panel(0))


@app_commands.default_permissions(manage_guild=True)
async def _manage(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("managed", ephemeral=True)


async def _silent(interaction: discord.Interaction) -> None:
    """Nothing: the person has to be told that it failed."""


@app_commands.choices(game=[app_commands.Choice(name="Kuckuck", value="kuckuck")])
async def _choose(
    interaction: discord.Interaction,
    game: app_commands.Choice[str],
    seats: app_commands.Range[int, 2, 20] = 4,
    friend: discord.Member | None = None,
) -> None:
    await interaction.response.send_message(f"{game.value} for {seats} with {friend}", ephemeral=True)


async def _offered(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
    game = interaction.namespace.game
    return [
        app_commands.Choice(name=app_commands.locale_str(f"{game}: {value}"), value=value)
        for value in ("fast", "slow")
        if value.startswith(current)
    ]


@app_commands.autocomplete(rules=_offered)
async def _complete(interaction: discord.Interaction, game: str, rules: str = "usual") -> None:
    await interaction.response.send_message(f"{game} with {rules}", ephemeral=True)
