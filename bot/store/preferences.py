"""What servers, people and the bot itself have set."""

from __future__ import annotations

from bot.store.connection import Database
from bot.tables.ports import GuildSettings


class Preferences:
    """The part of the store that keeps settings."""

    _database: Database

    async def guild_settings(self, guild_id: int) -> GuildSettings:
        """The settings of a server, the defaults when it set none."""
        for row in await self._database.read("SELECT * FROM guild_settings WHERE guild_id = ?", [guild_id]):
            return GuildSettings(
                locale=row["locale"],
                turn_seconds=row["turn_seconds"],
                card_seconds=row["card_seconds"],
                bid_seconds=row["bid_seconds"],
                tables_per_channel=row["tables_per_channel"],
                tables_per_guild=row["tables_per_guild"],
                time_zone=row["time_zone"],
            )
        return GuildSettings()

    async def set_guild_settings(self, guild_id: int, settings: GuildSettings) -> None:
        """Replace the settings of a server."""
        await self._database.write(
            "INSERT OR REPLACE INTO guild_settings (guild_id, locale, turn_seconds, card_seconds, bid_seconds,"
            " tables_per_channel, tables_per_guild, time_zone) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            [
                guild_id,
                settings.locale,
                settings.turn_seconds,
                settings.card_seconds,
                settings.bid_seconds,
                settings.tables_per_channel,
                settings.tables_per_guild,
                settings.time_zone,
            ],
        )

    async def locale(self, user_id: int) -> str | None:
        """The language a user chose for himself, or None."""
        for row in await self._database.read("SELECT locale FROM preferences WHERE user_id = ?", [user_id]):
            return str(row["locale"])
        return None

    async def set_locale(self, user_id: int, locale: str | None) -> None:
        """Keep a user's language; None forgets it and the user."""
        if locale is None:
            await self._database.write("DELETE FROM preferences WHERE user_id = ?", [user_id])
        else:
            await self._database.write("INSERT OR REPLACE INTO preferences VALUES (?, ?)", [user_id, locale])

    async def meta(self, key: str) -> str | None:
        """A note of the bot to itself, or None."""
        for row in await self._database.read("SELECT value FROM meta WHERE key = ?", [key]):
            return str(row["value"])
        return None

    async def set_meta(self, key: str, value: str) -> None:
        await self._database.write("INSERT OR REPLACE INTO meta VALUES (?, ?)", [key, value])
