"""A bot on the real discord.py that shows everything the page has to draw."""

from __future__ import annotations

import asyncio
import io
import time
from typing import Any, cast

import discord
import yarl
from discord import app_commands, ui
from PIL import Image

from bot.sandbox.server import Sandbox

GERMAN = {"play": "spielen", "Open a table": "Eröffnet einen Tisch", "game": "spiel", "Cuckoo": "Kuckuck"}
HOSTILE = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>'
MARKDOWN = (
    "# Heading\n**bold** *italic* __under__ ~~gone~~ `code` ||secret|| \\*plain\\* snake_case_name\n"
    "> quoted\n- one\n  - inner\n1. first\n```py\nx = 1 < 2\n```\n-# small"
)


class German(app_commands.Translator):
    """The few German words of this bot."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        return GERMAN.get(string.message) if locale is discord.Locale.german else None


def picture() -> discord.File:
    """A small table to look at."""
    stream = io.BytesIO()
    Image.new("RGB", (160, 90), "#2f6b4f").save(stream, "PNG")
    stream.seek(0)
    return discord.File(stream, "table.png", description="The table")


class Form(ui.Modal, title="Rule <b>book</b>"):
    """A form with text and a select."""

    name: ui.Label[Any] = ui.Label(
        text="Name of the rule", component=ui.TextInput(custom_id="name", min_length=3, max_length=20)
    )
    pick: ui.Label[Any] = ui.Label(
        text="How strict",
        component=ui.Select(custom_id="pick", options=[discord.SelectOption(label=one) for one in ("mild", "hard")]),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.name.component, ui.TextInput)
        assert isinstance(self.pick.component, ui.Select)
        text = f"rule {self.name.component.value} is {self.pick.component.values[0]}"
        await interaction.response.send_message(text, ephemeral=True)


class PageBot(discord.Client):
    """`/play` shows a board with buttons and a select, `/text` shows what it is given, `/silent` never answers."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.none(), guild_ready_timeout=0.05)
        self.tree = app_commands.CommandTree(self)
        self.emoji = ""
        self.ends = int(time.time()) + 20 * 60 + 15
        self.task: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        await self.tree.set_translator(German())
        add = self.tree.command
        words = app_commands.locale_str
        add(name=words("play"), description=words("Open a table"))(_play)
        add(name="text", description="Say it")(_text)
        add(name="silent", description="Never answers")(_silent)
        image = Image.new("RGB", (64, 64), "#d40000")
        stream = io.BytesIO()
        image.save(stream, "PNG")
        self.emoji = str(await self.create_application_emoji(name="king", image=stream.getvalue()))
        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type is discord.InteractionType.component:
            await self._used(interaction, cast("dict[str, Any]", interaction.data))

    async def _used(self, interaction: discord.Interaction, data: dict[str, Any]) -> None:
        answer, custom_id = interaction.response, data["custom_id"]
        if custom_id == "hand":
            await answer.send_message(view=hand(interaction.user.display_name, 0), ephemeral=True)
        elif custom_id == "form":
            await answer.send_modal(Form())
        elif custom_id == "pick":
            await answer.send_message(f"picked {', '.join(data['values'])}", ephemeral=True)
        elif custom_id.startswith("keep"):
            await answer.edit_message(view=hand(interaction.user.display_name, int(custom_id[4:]) + 1))

    async def live(self, sandbox: Sandbox) -> None:
        """Log in at the sandbox, whose address the library has to have already."""
        await self.login(sandbox.token)
        self.task = asyncio.create_task(self.connect())
        await asyncio.wait_for(self.wait_until_ready(), 30)

    async def die(self) -> None:
        """Close everything."""
        await self.close()
        if self.task is not None:
            await asyncio.gather(self.task, return_exceptions=True)


def gateway_of(sandbox: Sandbox) -> yarl.URL:
    """What the library takes for its gateway."""
    return yarl.URL(sandbox.gateway_url)


def hand(name: str, step: int) -> ui.LayoutView:
    """A private panel; its first button bears the step, its second stays."""
    row: ui.ActionRow[Any] = ui.ActionRow(
        ui.Button(label="Keep", custom_id=f"keep{step}"), ui.Button(label="Look", custom_id="hand")
    )
    return _layout(ui.Container(ui.TextDisplay(f"Hand of {name}, step {step}"), row))


def board(bot: PageBot, user: int) -> ui.LayoutView:
    """A public layout with every kind of part."""
    emoji = discord.PartialEmoji.from_str(bot.emoji)
    section: ui.Section[Any] = ui.Section(
        ui.TextDisplay(f"## Board\n<@{user}> {bot.emoji} ends <t:{bot.ends}:R>"),
        accessory=ui.Thumbnail(emoji.url, description="A king"),
    )
    gallery: ui.MediaGallery[Any] = ui.MediaGallery(
        discord.MediaGalleryItem("attachment://table.png", description="The table")
    )
    buttons: ui.ActionRow[Any] = ui.ActionRow(
        ui.Button(label="My hand", custom_id="hand", emoji=emoji, style=discord.ButtonStyle.primary),
        ui.Button(label="Form", custom_id="form"),
        ui.Button(label="Silent", custom_id="silent", style=discord.ButtonStyle.danger),
        ui.Button(label="Off", custom_id="off", disabled=True),
        ui.Button(label="Book", url="https://example.org/book"),
    )
    options = [
        discord.SelectOption(label=HOSTILE[:100], value="evil"),
        discord.SelectOption(label="Three lives", value="lives", description="As usual", emoji=emoji),
    ]
    menu: ui.ActionRow[Any] = ui.ActionRow(ui.Select(custom_id="pick", placeholder="House rule", options=options))
    return _layout(ui.Container(section, ui.Separator(), gallery, buttons, menu, accent_colour=0xD9B35A))


def _layout(container: ui.Container[Any]) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    view.add_item(container)
    view.stop()
    return view


@app_commands.choices(game=[app_commands.Choice(name=app_commands.locale_str("Cuckoo"), value="kuckuck")])
async def _play(
    interaction: discord.Interaction,
    game: app_commands.Choice[str] | None = None,
    seats: app_commands.Range[int, 2, 20] = 4,
) -> None:
    bot = interaction.client
    assert isinstance(bot, PageBot)
    await interaction.response.send_message(view=board(bot, interaction.user.id), file=picture())
    await interaction.followup.send(f"game {game.value if game else 'any'} seats {seats}", ephemeral=True)


async def _text(interaction: discord.Interaction, what: str) -> None:
    text = {"markdown": MARKDOWN, "hostile": HOSTILE}.get(what, what)
    await interaction.response.send_message(text)


async def _silent(interaction: discord.Interaction) -> None:
    """Nothing: the person has to be told that it failed."""
