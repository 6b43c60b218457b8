"""What an interaction's token may do, for how long, and which refusal it meets otherwise."""

from __future__ import annotations

import discord
import pytest

from bot.sandbox import faults
from bot.sandbox.entities import Interaction
from bot.sandbox.errors import Unfit
from bot.sandbox.person import Person
from bot.sandbox.server import Sandbox

from .conftest import ByHand
from .little_bot import LittleBot, panel


def edit(sandbox: Sandbox, interaction: Interaction, which: str = "@original") -> str:
    return f"/webhooks/{sandbox.world.application_id}/{interaction.token}/messages/{which}"


def callback(interaction: Interaction) -> str:
    return f"/interactions/{interaction.id}/{interaction.token}/callback"


async def waiting(anna: Person, by_hand: ByHand) -> Interaction:
    """An interaction that nobody has answered yet: no bot is there."""
    command = {"name": "x", "description": "x"}
    await by_hand("POST", f"/applications/{anna.world.application_id}/commands", command)
    return anna.command("x", [])


async def answered(anna: Person, by_hand: ByHand, **data: object) -> Interaction:
    interaction = await waiting(anna, by_hand)
    answer = await by_hand("POST", callback(interaction), {"type": 4, "data": {"content": "hi", **data}}, token=None)
    assert answer.status == 204
    return interaction


async def test_a_stored_token_pushes_an_edit(sandbox: Sandbox, bot: LittleBot) -> None:
    anna = sandbox.person("Anna")
    await anna.slash("panel")
    [interaction] = bot.got
    [seen] = anna.visible()
    webhook = discord.Webhook.partial(interaction.application_id, interaction.token, client=bot)
    await webhook.edit_message(seen.id, content="pushed", view=panel(7))
    [seen] = anna.visible()
    assert (seen.text, seen.buttons[0].custom_id) == ("pushed", "count:7")


async def test_the_token_of_a_click_edits_the_message_that_was_clicked(sandbox: Sandbox, bot: LittleBot) -> None:
    anna = sandbox.person("Anna")
    bot.update = False
    await anna.slash("panel")
    [seen] = anna.visible()
    await anna.click("count 0")
    click = bot.got[-1]
    webhook = discord.Webhook.partial(click.application_id, click.token, client=bot)
    await webhook.edit_message(seen.id, content="healed")
    assert [one.text for one in anna.visible()] == ["healed", "was 0"]


async def test_a_token_dies_after_fifteen_minutes(sandbox: Sandbox, by_hand: ByHand) -> None:
    interaction = await answered(sandbox.person("Anna"), by_hand, flags=64)
    sandbox.world.advance(890)
    assert (await by_hand("PATCH", edit(sandbox, interaction), {"content": "a"}, token=None)).status == 200
    sandbox.world.advance(20)
    answer = await by_hand("PATCH", edit(sandbox, interaction), {"content": "b"}, token=None)
    assert (answer.status, answer.code) == (401, 50027)


async def test_discord_py_meets_the_expiry_as_an_http_error(sandbox: Sandbox, bot: LittleBot) -> None:
    await sandbox.person("Anna").slash("panel")
    sandbox.world.advance(901)
    with pytest.raises(discord.HTTPException) as caught:
        await bot.got[0].edit_original_response(content="too late")
    assert (caught.value.status, caught.value.code) == (401, 50027)


async def test_an_answer_after_the_time_meets_10062(sandbox: Sandbox, by_hand: ByHand) -> None:
    sandbox.world.ack_seconds = 0.02
    interaction = await waiting(sandbox.person("Anna"), by_hand)
    await interaction.settled.wait()
    assert interaction.failed
    answer = await by_hand("POST", callback(interaction), {"type": 4, "data": {"content": "late"}}, token=None)
    assert (answer.status, answer.code) == (404, 10062)


async def test_a_real_bot_that_is_held_up_meets_10062(sandbox: Sandbox, bot: LittleBot) -> None:
    sandbox.world.ack_seconds = 0.05
    sandbox.faults.delay(faults.CALLBACK, 0.1)
    interaction = await sandbox.person("Anna").slash("panel")
    assert interaction.failed
    await bot.heard("app_command_failed")
    assert sandbox.count(faults.CALLBACK, status=404) == 1


async def test_a_second_answer_meets_40060(sandbox: Sandbox, by_hand: ByHand) -> None:
    interaction = await answered(sandbox.person("Anna"), by_hand)
    answer = await by_hand("POST", callback(interaction), {"type": 6}, token=None)
    assert (answer.status, answer.code) == (400, 40060)


async def test_a_wrong_token_is_an_unknown_interaction(sandbox: Sandbox, by_hand: ByHand) -> None:
    interaction = await waiting(sandbox.person("Anna"), by_hand)
    answer = await by_hand("POST", f"/interactions/{interaction.id}/other/callback", {"type": 5}, token=None)
    assert (answer.status, answer.code) == (404, 10062)


async def test_before_the_first_answer_the_webhook_is_unknown(sandbox: Sandbox, by_hand: ByHand) -> None:
    interaction = await waiting(sandbox.person("Anna"), by_hand)
    follow_up = f"/webhooks/{sandbox.world.application_id}/{interaction.token}"
    for method, path in (("PATCH", edit(sandbox, interaction)), ("POST", follow_up)):
        answer = await by_hand(method, path, {"content": "early"}, token=None)
        assert (answer.status, answer.code) == (404, 10015)


async def test_an_ephemeral_is_unknown_to_the_channels_routes(sandbox: Sandbox, by_hand: ByHand) -> None:
    anna = sandbox.person("Anna")
    interaction = await answered(anna, by_hand, flags=64)
    [seen] = anna.visible()
    path = f"/channels/{sandbox.world.channel.id}/messages/{seen.id}"
    for method in ("GET", "PATCH", "DELETE"):
        answer = await by_hand(method, path, {"content": "x"} if method == "PATCH" else None)
        assert (answer.status, answer.code) == (404, 10008)
    assert (await by_hand("GET", f"/channels/{sandbox.world.channel.id}/messages")).body == []
    assert (await by_hand("PATCH", edit(sandbox, interaction), {"content": "x"}, token=None)).status == 200


async def test_a_public_answer_is_also_a_message_of_the_channel(sandbox: Sandbox, by_hand: ByHand) -> None:
    anna = sandbox.person("Anna")
    await answered(anna, by_hand)
    [seen] = sandbox.person("Ben").visible()
    path = f"/channels/{sandbox.world.channel.id}/messages/{seen.id}"
    assert (await by_hand("PATCH", path, {"content": "by the bot"})).status == 200
    assert [one.text for one in anna.visible()] == ["by the bot"]


async def test_what_a_client_dropped_is_unknown_to_its_token(sandbox: Sandbox, by_hand: ByHand) -> None:
    anna = sandbox.person("Anna")
    dismissed = await answered(anna, by_hand, flags=64)
    anna.dismiss(anna.visible()[0])
    reloaded = await answered(anna, by_hand, flags=64)
    anna.reload()
    for interaction in (dismissed, reloaded):
        for method in ("GET", "PATCH", "DELETE"):
            answer = await by_hand(method, edit(sandbox, interaction), {"content": "x"}, token=None)
            assert (answer.status, answer.code) == (404, 10008)


async def test_a_token_touches_no_message_of_another_interaction(sandbox: Sandbox, by_hand: ByHand) -> None:
    anna = sandbox.person("Anna")
    first = await answered(anna, by_hand, flags=64)
    second = await answered(anna, by_hand, flags=64)
    theirs = anna.visible()[0].id
    assert (await by_hand("PATCH", edit(sandbox, first, str(theirs)), {"content": "x"}, token=None)).status == 200
    answer = await by_hand("PATCH", edit(sandbox, second, str(theirs)), {"content": "x"}, token=None)
    assert (answer.status, answer.code) == (404, 10008)


async def test_a_message_deleted_by_its_token_is_gone_for_everybody(sandbox: Sandbox, by_hand: ByHand) -> None:
    anna = sandbox.person("Anna")
    interaction = await answered(anna, by_hand)
    assert (await by_hand("DELETE", edit(sandbox, interaction), token=None)).status == 204
    assert anna.visible() == []
    with pytest.raises(Unfit):
        anna.press(interaction.original or 0, "x")


async def test_with_response_tells_the_message(sandbox: Sandbox, by_hand: ByHand) -> None:
    interaction = await waiting(sandbox.person("Anna"), by_hand)
    body = {"type": 4, "data": {"content": "hi", "flags": 64}}
    answer = await by_hand("POST", callback(interaction) + "?with_response=1", body, token=None)
    assert answer.status == 200
    assert answer.body["interaction"]["response_message_id"] == answer.body["resource"]["message"]["id"]
    assert answer.body["interaction"]["response_message_ephemeral"] is True


async def test_an_update_is_no_answer_to_a_command(sandbox: Sandbox, by_hand: ByHand) -> None:
    interaction = await waiting(sandbox.person("Anna"), by_hand)
    answer = await by_hand("POST", callback(interaction), {"type": 7, "data": {"content": "x"}}, token=None)
    assert (answer.status, answer.code) == (400, 50035)
    assert not interaction.settled.is_set()


async def test_follow_ups_choose_their_own_privacy(sandbox: Sandbox, by_hand: ByHand) -> None:
    anna, ben = sandbox.person("Anna"), sandbox.person("Ben")
    interaction = await answered(anna, by_hand, flags=64)
    path = f"/webhooks/{sandbox.world.application_id}/{interaction.token}"
    await by_hand("POST", path, {"content": "for all"}, token=None)
    await by_hand("POST", path, {"content": "for Anna", "flags": 64}, token=None)
    assert [one.text for one in ben.visible()] == ["for all"]
    assert [one.text for one in anna.visible()] == ["hi", "for all", "for Anna"]


async def test_a_channel_that_is_gone_takes_no_answer(sandbox: Sandbox, by_hand: ByHand) -> None:
    anna = sandbox.person("Anna")
    unanswered = await waiting(anna, by_hand)
    done = await answered(anna, by_hand, flags=64)
    sandbox.world.remove_channel(sandbox.world.channel)
    late = await by_hand("POST", callback(unanswered), {"type": 4, "data": {"content": "x"}}, token=None)
    follow_up = f"/webhooks/{sandbox.world.application_id}/{done.token}"
    assert late.code == 10003
    assert (await by_hand("POST", follow_up, {"content": "x"}, token=None)).code == 10003
    assert (await by_hand("PATCH", edit(sandbox, done), {"content": "x"}, token=None)).code == 10008
