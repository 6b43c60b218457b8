"""Choices that the bot offers while a command is typed."""

from __future__ import annotations

import discord
import pytest
from discord import app_commands

from bot.sandbox.errors import Unfit
from bot.sandbox.server import Sandbox

from .conftest import ByHand
from .little_bot import LittleBot


async def test_the_bot_offers_choices_for_what_is_typed(sandbox: Sandbox, bot: LittleBot) -> None:
    anna = sandbox.person("Anna")
    assert await anna.complete("complete", "rules", game="kuckuck") == ["kuckuck: fast", "kuckuck: slow"]
    assert await anna.complete("complete", "rules", "s", game="kuckuck") == ["kuckuck: slow"]
    assert await anna.complete("complete", "rules", "x", game="kuckuck") == []


async def test_a_choice_is_shown_in_the_persons_language(sandbox: Sandbox, bot: LittleBot) -> None:
    ben = sandbox.person("Ben", "de")
    assert await ben.complete("complete", "rules", "f", game="kuckuck") == ["kuckuck: schnell"]


async def test_what_was_offered_binds_nobody(sandbox: Sandbox, bot: LittleBot) -> None:
    anna = sandbox.person("Anna")
    await anna.slash("complete", game="kuckuck", rules="my own")
    await anna.sees("kuckuck with my own")


async def test_an_option_inside_of_a_subcommand_is_completed(sandbox: Sandbox, bot: LittleBot) -> None:
    group = app_commands.Group(name="settings", description="x")

    @group.command(name="zone", description="x")
    async def zone(interaction: discord.Interaction, name: str) -> None:
        await interaction.response.send_message(name, ephemeral=True)

    @zone.autocomplete("name")
    async def zones(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=current.upper(), value=current)]

    bot.tree.add_command(group)
    await bot.tree.sync()
    assert await sandbox.person("Anna").complete("settings zone", "name", "prague") == ["PRAGUE"]


async def test_only_an_option_that_asks_for_it_is_completed(sandbox: Sandbox, bot: LittleBot) -> None:
    anna = sandbox.person("Anna")
    with pytest.raises(Unfit, match="not completed"):
        await anna.complete("complete", "game", "k")
    game = {"name": "game", "type": 3, "value": "k"}
    with pytest.raises(Unfit, match="being typed"):
        anna.completion("complete", [game])


@pytest.mark.parametrize(
    ("answer", "path"),
    [
        ({"type": 4, "data": {"content": "hello"}}, ("type",)),
        ({"type": 8, "data": {"choices": [{"name": "x", "value": 7}]}}, ("data", "choices", 0, "value")),
        ({"type": 8, "data": {"choices": [{"name": "", "value": "x"}]}}, ("data", "choices", 0, "name")),
        ({"type": 8, "data": {"choices": [{"name": "x", "value": "x"}] * 26}}, ("data", "choices")),
    ],
)
async def test_choices_that_discord_refuses_are_refused(
    sandbox: Sandbox, bot: LittleBot, by_hand: ByHand, answer: dict[str, object], path: tuple[str | int, ...]
) -> None:
    sandbox.faults.lose_event("INTERACTION_CREATE")
    rules = {"name": "rules", "type": 3, "value": "", "focused": True}
    asked = sandbox.person("Anna").completion("complete", [rules])
    got = await by_hand("POST", f"/interactions/{asked.id}/{asked.token}/callback", answer, token=None)
    assert (got.status, got.code) == (400, 50035)
    assert got.errors(*path)


async def test_choices_answer_nothing_else_and_their_token_does_not_speak(
    sandbox: Sandbox, bot: LittleBot, by_hand: ByHand
) -> None:
    sandbox.faults.lose_event("INTERACTION_CREATE")
    anna = sandbox.person("Anna")
    asked = anna.completion("complete", [{"name": "rules", "type": 3, "value": "", "focused": True}])
    callback = f"/interactions/{asked.id}/{asked.token}/callback"
    assert (await by_hand("POST", callback, {"type": 8, "data": {"choices": []}}, token=None)).status == 204
    assert (await by_hand("POST", callback, {"type": 8, "data": {"choices": []}}, token=None)).code == 40060
    hook = f"/webhooks/{sandbox.world.application_id}/{asked.token}"
    assert (await by_hand("POST", hook, {"content": "hello"}, token=None)).code == 10015
    sandbox.faults.lose_event("INTERACTION_CREATE")
    form = anna.command("form", [])
    other = f"/interactions/{form.id}/{form.token}/callback"
    refused = await by_hand("POST", other, {"type": 8, "data": {"choices": []}}, token=None)
    assert refused.errors("type") == ["BASE_TYPE_CHOICES"]


async def test_a_command_is_named_over_its_answer_and_not_over_what_follows(sandbox: Sandbox, bot: LittleBot) -> None:
    anna = sandbox.person("Anna")
    used = await anna.slash("later")
    seen = await anna.sees("here it is")
    assert seen.data["interaction"]["name"] == "later"
    await bot.got[-1].followup.send("and more", ephemeral=True)
    more = await anna.sees("and more")
    assert "interaction" not in more.data
    assert more.data["interaction_metadata"]["original_response_message_id"] == str(used.original)
