"""The slash commands: thin, localised, and synced only when they have changed."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.text import words_for
from bot.ui import command_actions, server_settings, table_commands
from bot.ui.answer import guarded, notice
from bot.ui.doctor import doctor as look_for_faults
from bot.ui.family import PLAYABLE
from bot.ui.past import history, privacy, replay
from bot.ui.past import leaderboard as leaders
from bot.ui.past import stats as statistics
from bot.ui.throttle import Verdict

if TYPE_CHECKING:
    from bot.ui.client import Kuckuck

HASH = "commands-hash"

ENGLISH = words_for("en")
GERMAN = words_for("de")


def _text(key: str) -> app_commands.locale_str:
    return app_commands.locale_str(ENGLISH(key), key=key)


class FluentTranslator(app_commands.Translator):
    """Names and descriptions of commands from the locale files."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        key = string.extras.get("key")
        if key is None:
            return None
        if locale is discord.Locale.german:
            return GERMAN(key)
        # English is named explicitly, else American users would be served the British text.
        return ENGLISH(key) if locale in (discord.Locale.american_english, discord.Locale.british_english) else None


def _game_choices() -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=_text(f"game-{key}"), value=key) for key in PLAYABLE]


def _periods() -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=_text(f"period-{key}"), value=key) for key in leaders.PERIODS]


def _orders() -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=_text(f"order-{key}"), value=key) for key in leaders.ORDERS]


async def add_commands(client: Kuckuck) -> None:
    """Declare every command."""
    tree = client.tree
    await tree.set_translator(FluentTranslator())

    async def run(interaction: discord.Interaction[Any], work: Any) -> None:
        locale = await client.locale_of(interaction)
        if client.throttle.take(interaction.user.id) is Verdict.GO_ON:
            await guarded(interaction, work, locale)
        else:
            work.close()
            await guarded(interaction, notice(interaction, words_for(locale)("slow-down")), locale)

    async def play(
        interaction: discord.Interaction[Any],
        game: str,
        preset: str | None = None,
        seats: app_commands.Range[int, 2, 20] | None = None,
    ) -> None:
        await run(interaction, command_actions.play(client, interaction, game, preset, seats))

    async def presets(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        return await command_actions.preset_choices(client, interaction, current)

    async def rules(interaction: discord.Interaction[Any], game: str | None = None) -> None:
        await run(interaction, command_actions.rules(client, interaction, game))

    async def help_(interaction: discord.Interaction[Any]) -> None:
        await run(interaction, command_actions.help_(client, interaction))

    async def hand(interaction: discord.Interaction[Any]) -> None:
        await run(interaction, command_actions.hand(client, interaction))

    async def leaderboard(
        interaction: discord.Interaction[Any],
        game: str | None = None,
        period: str | None = None,
        order: str | None = None,
    ) -> None:
        await run(interaction, leaders.leaderboard(client, interaction, leaders.Asked.of(game, period, order)))

    async def stats(interaction: discord.Interaction[Any], player: discord.User | None = None) -> None:
        await run(interaction, statistics.stats(client, interaction, player))

    async def verify(
        interaction: discord.Interaction[Any], match: app_commands.Range[int, 1, 2**31] | None = None
    ) -> None:
        await run(interaction, command_actions.verify(client, interaction, match))

    async def past(interaction: discord.Interaction[Any], player: discord.Member | discord.User | None = None) -> None:
        await run(interaction, history.history(client, interaction, None if player is None else player.id))

    async def retell(
        interaction: discord.Interaction[Any], match: app_commands.Range[int, 1, 2**31] | None = None
    ) -> None:
        await run(interaction, replay.replay(client, interaction, match))

    async def keeping(interaction: discord.Interaction[Any]) -> None:
        await run(interaction, privacy.privacy(client, interaction))

    async def settings(
        interaction: discord.Interaction[Any],
        language: str | None = None,
        seconds: server_settings.Seconds | None = None,
        card_seconds: server_settings.Seconds | None = None,
        bid_seconds: server_settings.Seconds | None = None,
        tables: server_settings.TablesInChannel | None = None,
        all_tables: server_settings.TablesOnServer | None = None,
        time_zone: str | None = None,
    ) -> None:
        work = server_settings.settings(
            client,
            interaction,
            language=language,
            zone=time_zone,
            turn_seconds=seconds,
            card_seconds=card_seconds,
            bid_seconds=bid_seconds,
            tables_per_channel=tables,
            tables_per_guild=all_tables,
        )
        await run(interaction, work)

    async def zones(_: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        return await server_settings.zone_choices(current)

    async def language(interaction: discord.Interaction[Any], language: str) -> None:
        await run(interaction, command_actions.language(client, interaction, language))

    async def table_show(interaction: discord.Interaction[Any], table: str | None = None) -> None:
        await run(interaction, table_commands.table_show(client, interaction, table))

    async def table_leave(interaction: discord.Interaction[Any], table: str | None = None) -> None:
        await run(interaction, table_commands.table_leave(client, interaction, table))

    async def table_end(interaction: discord.Interaction[Any], table: str | None = None) -> None:
        await run(interaction, table_commands.table_end(client, interaction, table))

    async def table_kick(interaction: discord.Interaction[Any], player: str) -> None:
        await run(interaction, table_commands.table_kick(client, interaction, player))

    async def table_vote(interaction: discord.Interaction[Any], player: str) -> None:
        await run(interaction, table_commands.table_vote(client, interaction, player))

    async def tables(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        return await table_commands.table_choices(client, interaction, current)

    async def players(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        return await table_commands.player_choices(client, interaction, current)

    async def doctor(interaction: discord.Interaction[Any]) -> None:
        await run(interaction, look_for_faults(client, interaction))

    def command(
        name: str,
        callback: Any,
        *options: str,
        choices: dict[str, list[app_commands.Choice[str]]] | None = None,
        parent: app_commands.Group | None = None,
    ) -> app_commands.Command[Any, Any, Any]:
        key = f"command-{name}"
        texts = {option: f"{key}-{option.replace('_', '-')}" for option in options}
        app_commands.describe(**{option: _text(f"{text}-about") for option, text in texts.items()})(callback)
        app_commands.rename(**{option: _text(text) for option, text in texts.items()})(callback)
        app_commands.choices(**(choices or {}))(callback)
        return app_commands.Command(
            name=_text(key),
            description=_text(f"{key}-about"),
            callback=callback,
            parent=parent,
        )

    games = {"game": _game_choices()}
    playing = command("play", play, "game", "preset", "seats", choices=games)
    playing.autocomplete("preset")(presets)
    explaining = command("rules", rules, "game", choices=games)
    sorting = games | {"period": _periods(), "order": _orders()}
    languages = [app_commands.Choice(name=_text(f"language-{key}"), value=key) for key in ("en", "de", "auto")]
    times, many = ("seconds", "card_seconds", "bid_seconds"), ("tables", "all_tables")
    setting = command("settings", settings, "language", *times, *many, "time_zone", choices={"language": languages})
    setting.autocomplete("time_zone")(zones)
    setting.default_permissions = discord.Permissions(manage_guild=True)
    speaking = command("language", language, "language", choices={"language": languages})
    table = app_commands.Group(name=_text("command-table"), description=_text("command-table-about"))
    for name, callback in (("show", table_show), ("leave", table_leave), ("end", table_end)):
        about_table = command(f"table-{name}", callback, "table", parent=table)
        about_table.autocomplete("table")(tables)
        table.add_command(about_table)
    for name, judging in (("kick", table_kick), ("vote", table_vote)):
        about_somebody = command(f"table-{name}", judging, "player", parent=table)
        about_somebody.autocomplete("player")(players)
        table.add_command(about_somebody)
    for made in (
        playing,
        explaining,
        command("help", help_),
        command("hand", hand),
        command("leaderboard", leaderboard, "game", "period", "order", choices=sorting),
        command("stats", stats, "player"),
        command("verify", verify, "match"),
        command("history", past, "player"),
        command("replay", retell, "match"),
        command("privacy", keeping),
        command("doctor", doctor),
        speaking,
        setting,
        table,
    ):
        tree.add_command(made)


async def sync_commands(client: Kuckuck) -> None:
    """Send the commands to Discord when they differ from what was sent last, or when Discord has none."""
    translator = client.tree.translator
    assert translator is not None
    payload = [await command.get_translated_payload(client.tree, translator) for command in client.tree.get_commands()]
    digest = hashlib.sha256(json.dumps(payload, sort_keys=True, default=str).encode()).hexdigest()
    if await client.store.meta(HASH) == digest and await client.tree.fetch_commands():
        return
    await client.tree.sync()
    await client.store.set_meta(HASH, digest)
