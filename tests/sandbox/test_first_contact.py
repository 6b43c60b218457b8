"""A real bot logs in, is called, clicked and asked, and every person sees what is his."""

from __future__ import annotations

from bot.sandbox.server import Sandbox

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
