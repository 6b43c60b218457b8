"""`/doctor`: who may call it, and that it names what is missing here."""

from __future__ import annotations

import discord

from .people import Place


async def test_doctor_finds_all_well_where_it_is(place: Place) -> None:
    boss, berta = place.person("Boss", manage_guild=True), place.person("Berta", "de", manage_guild=True)
    for person, well in ((boss, "All is well"), (berta, "Alles in Ordnung")):
        result = await person.slash("doctor")
        assert result.acknowledged
        text = person.panel.text
        assert well in text
        assert text.count("✅") == 7
        assert "⚠️" not in text


async def test_doctor_names_a_missing_permission_pictures_and_commands_with_their_mend(place: Place) -> None:
    boss = place.person("Boss", manage_guild=True)
    everyone = place.client.get_guild(place.guild.id)
    assert everyone is not None
    channel = place.client.get_channel(place.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.set_permissions(everyone.default_role, use_external_emojis=False)
    place.client.card_emojis._found.popitem()
    place.env.inject_error("GET", "/applications/*/commands", status=500, times=9)
    await boss.slash("doctor")
    text = boss.panel.text
    assert "⚠️ In this channel I lack **Use External Emoji**. Allow it in the channel settings" in text
    assert "so cards are written as text" in text
    assert "⚠️ Discord did not say which commands are registered." in text
    assert "Something needs a hand" in text


async def test_doctor_is_for_who_manages_the_server(place: Place) -> None:
    ann = place.person("Ann")
    result = await ann.slash("doctor")
    assert result.ephemeral
    assert "Only somebody who may manage the server" in ann.panel.text
