"""A real bot logs in, is called, clicked and asked, and every person sees what is his."""

from __future__ import annotations

import discord
import pytest

from bot.sandbox.errors import Unfit
from bot.sandbox.server import Sandbox

from .conftest import Connect
from .little_bot import LittleBot


async def test_a_command_is_answered_to_its_sender_alone(sandbox: Sandbox, bot: LittleBot) -> None:
    anna, ben = sandbox.person("Anna", "de"), sandbox.person("Ben")
    interaction = await anna.slash("panel")
    assert not interaction.failed
    assert [seen.text for seen in anna.visible()] == ["count 0"]
    assert ben.visible() == []
    assert sandbox.failures == []


async def test_a_click_changes_the_message_it_was_made_on(sandbox: Sandbox, bot: LittleBot) -> None:
    anna = sandbox.person("Anna")
    await anna.slash("panel")
    await anna.click("count 0")
    [seen] = anna.visible()
    assert (seen.text, seen.buttons[0].custom_id) == ("count 1", "count:1")
    assert sandbox.failures == []


async def test_a_click_can_be_answered_with_a_message_of_its_own(sandbox: Sandbox, bot: LittleBot) -> None:
    anna, ben = sandbox.person("Anna"), sandbox.person("Ben")
    bot.update = False
    await anna.slash("board")
    await ben.click("count 0")
    assert [seen.text for seen in ben.visible()] == ["the board", "was 0"]
    assert [seen.text for seen in anna.visible()] == ["the board"]


async def test_a_form_is_opened_filled_and_answered(sandbox: Sandbox, bot: LittleBot) -> None:
    anna = sandbox.person("Anna")
    await anna.slash("form")
    assert anna.modal is not None
    assert anna.modal.data["title"] == "Lucky number"
    await anna.submit(number="17")
    assert anna.modal is None
    await anna.sees("lucky 17")


async def test_a_form_is_not_sent_when_a_field_does_not_fit(sandbox: Sandbox, bot: LittleBot) -> None:
    anna = sandbox.person("Anna")
    await anna.slash("form")
    with pytest.raises(Unfit):
        await anna.submit(number="")
    with pytest.raises(Unfit):
        await anna.submit(number="1" * 19)
    assert anna.modal is not None
    anna.close_modal()
    assert anna.modal is None


async def test_a_deferred_answer_keeps_its_privacy_for_the_first_follow_up(sandbox: Sandbox, bot: LittleBot) -> None:
    anna, ben = sandbox.person("Anna"), sandbox.person("Ben")
    await anna.slash("later")
    seen = await anna.sees("here it is")
    assert seen.ephemeral
    assert not seen.loading
    assert len(anna.visible()) == 1
    assert ben.visible() == []


async def test_silence_fails_after_the_time_for_an_answer(sandbox: Sandbox, bot: LittleBot) -> None:
    sandbox.world.ack_seconds = 0.05
    interaction = await sandbox.person("Anna").slash("silent")
    assert interaction.failed


async def test_options_arrive_typed_and_people_resolved(sandbox: Sandbox, bot: LittleBot) -> None:
    anna, ben = sandbox.person("Anna"), sandbox.person("Ben")
    await anna.slash("choose", game="kuckuck", seats=6, friend=ben.id)
    await anna.sees("kuckuck for 6 with ben")


@pytest.mark.parametrize(
    "options",
    [{}, {"game": "chess"}, {"game": "kuckuck", "seats": 21}, {"game": "kuckuck", "seats": "4"}, {"colour": 1}],
)
async def test_the_client_sends_only_what_the_command_allows(
    sandbox: Sandbox, bot: LittleBot, options: dict[str, object]
) -> None:
    anna = sandbox.person("Anna")
    with pytest.raises(Unfit):
        await anna.slash("choose", **options)
    assert bot.got == []


async def test_a_command_for_moderators_is_offered_to_no_others(sandbox: Sandbox, bot: LittleBot) -> None:
    with pytest.raises(Unfit):
        await sandbox.person("Ben").slash("manage")
    assert not (await sandbox.person("Carla", moderator=True).slash("manage")).failed
    assert not (await sandbox.person("Anna", owner=True).slash("manage")).failed


async def test_the_bot_knows_language_member_channel_and_its_permissions(sandbox: Sandbox, bot: LittleBot) -> None:
    said = sandbox.person("Ben").say("hello")
    anna = sandbox.person("Anna", "de", moderator=True)
    await anna.slash("panel")
    [interaction] = bot.got
    assert (interaction.locale, interaction.guild_locale) == (discord.Locale.german, discord.Locale.american_english)
    assert isinstance(interaction.user, discord.Member)
    assert interaction.user.id == anna.id
    assert interaction.permissions.manage_guild
    assert interaction.app_permissions.send_messages
    assert isinstance(interaction.channel, discord.TextChannel)
    assert interaction.channel.last_message_id == said.id


async def test_with_the_guilds_intent_the_bot_knows_guild_and_channels(sandbox: Sandbox, connect: Connect) -> None:
    sandbox.world.change_channel(sandbox.world.channel, deny=discord.Permissions(embed_links=True).value)
    bot = await connect(discord.Intents(guilds=True))
    [guild] = bot.guilds
    [channel] = guild.text_channels
    assert channel.id == sandbox.world.channel.id
    permissions = channel.permissions_for(guild.me)
    assert permissions.send_messages
    assert not permissions.embed_links
    sandbox.world.remove_channel(sandbox.world.channel)
    await bot.heard("guild_channel_delete")
    assert guild.text_channels == []


async def test_what_is_dismissed_or_reloaded_away_is_gone_for_its_person(sandbox: Sandbox, bot: LittleBot) -> None:
    anna = sandbox.person("Anna")
    await anna.slash("panel")
    await anna.slash("panel")
    first, second = anna.visible()
    anna.dismiss(first)
    assert [seen.id for seen in anna.visible()] == [second.id]
    anna.reload()
    assert anna.visible() == []
    with pytest.raises(Unfit):
        await anna.click("count 0", second)
