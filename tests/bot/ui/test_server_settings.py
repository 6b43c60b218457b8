"""`/settings`: what a server may set, and who may."""

from __future__ import annotations

import re
from dataclasses import fields

import pytest

from bot.tables.ports import GuildSettings
from bot.text import words_for

from .matches import begin, wait_for_turn
from .people import Place, privately, read


async def test_settings_are_not_offered_to_who_may_not_manage_the_server(place: Place) -> None:
    ann, boss = place.person("Ann"), place.person("Boss", manage_guild=True)
    assert "settings" not in ann.member.available_commands(place.channel)
    assert "settings" in boss.member.available_commands(place.channel)


async def test_settings_are_refused_even_where_a_server_shows_the_command_to_everybody(place: Place) -> None:
    ann = place.person("Ann")
    settings = next(one for one in await place.client.tree.fetch_commands() if one.name == "settings")
    place.guild.set_command_permissions(settings.id, {ann.member: True})
    assert "Only somebody who may manage the server" in privately(await ann.slash("settings", seconds=5))
    assert (await place.client.store.guild_settings(place.guild.id)).turn_seconds == 30


async def test_settings_are_kept_and_shown(place: Place) -> None:
    boss = place.person("Boss", manage_guild=True)
    text = read(await boss.slash("settings", language="de", seconds=20, tables=2, **{"all-tables": 7}))
    assert "**German**" in text
    assert "For a decision: **20 s**" in text
    assert "Tables in a channel: **2**" in text
    assert "Tables on the server: **7**" in text
    assert read(await boss.slash("settings")) == text
    text = read(await boss.slash("settings", **{"card-seconds": 21, "bid-seconds": 22, "time-zone": "Asia/Kolkata"}))
    assert "For playing a card: **21 s**" in text
    assert "For a bid: **22 s**" in text
    assert re.search(r"Time zone: \*\*Asia/Kolkata\*\* \(\d\d:\d\d\)", text)
    assert await place.client.store.guild_settings(place.guild.id) == GuildSettings(
        locale="de",
        turn_seconds=20,
        card_seconds=21,
        bid_seconds=22,
        tables_per_channel=2,
        tables_per_guild=7,
        time_zone="Asia/Kolkata",
    )
    text = read(await boss.slash("settings", language="auto"))
    assert words_for("en")("language-auto") in text


async def test_the_time_that_was_set_is_the_time_at_the_next_table(place: Place) -> None:
    boss = place.person("Boss", manage_guild=True)
    await boss.slash("settings", seconds=120)
    session = await begin(place, boss, preset="quick")
    await wait_for_turn(place, session, [boss])
    assert session.seconds_to_act == 120


async def test_with_two_tables_allowed_a_second_play_opens_a_second_table(place: Place) -> None:
    boss = place.person("Boss", manage_guild=True)
    ann = place.person("Ann")
    await boss.slash("settings", tables=2)
    await boss.slash("play", game="kuckuck")
    result = await ann.slash("play", game="kuckuck")
    assert not result.ephemeral
    assert len(place.client.tables.lobbies) == 2


async def test_no_lobby_opens_beyond_the_tables_that_the_server_allows(place: Place) -> None:
    boss, ann = place.person("Boss", manage_guild=True), place.person("Ann")
    await boss.slash("settings", tables=3, **{"all-tables": 1})
    await boss.slash("play", game="kuckuck")
    assert "This server has a table already" in read(await ann.slash("play", game="kuckuck"))
    assert len(place.client.tables.lobbies) == 1


async def test_a_time_zone_is_found_by_a_part_of_its_name_and_taken_however_it_is_written(place: Place) -> None:
    boss = place.person("Boss", manage_guild=True)
    choices = await boss.member.autocomplete(place.channel, "settings", "time-zone", "new york")
    assert [one["value"] for one in choices] == ["America/New_York"]
    assert "**America/New_York**" in read(await boss.slash("settings", **{"time-zone": "america/new york"}))


async def test_a_time_zone_that_is_none_changes_nothing(place: Place) -> None:
    boss = place.person("Boss", manage_guild=True)
    result = await boss.slash("settings", seconds=99, **{"time-zone": "../etc/passwd"})
    assert "I do not know that time zone" in read(result)
    assert await place.client.store.guild_settings(place.guild.id) == GuildSettings()


@pytest.mark.parametrize("locale", ["en-US", "de"])
async def test_every_setting_is_one_short_line_for_a_phone(place: Place, locale: str) -> None:
    boss = place.person("Boss", locale, manage_guild=True)
    await boss.slash("settings", language="auto", **{"time-zone": "America/Argentina/Rio_Gallegos"})
    heading, *lines = read(await boss.slash("settings")).strip().splitlines()
    assert heading.startswith("### ")
    assert len(lines) == len(fields(GuildSettings))
    assert max(len(line.replace("*", "")) for line in lines) <= 56
