"""What Discord and the line do to a bot: a match goes on or ends with a clear word; no dead token is used again."""

from __future__ import annotations

import pytest

from bot.sandbox import faults
from bot.sandbox.entities import Message
from bot.sandbox.permissions import SEND_MESSAGES, VIEW_CHANNEL
from bot.sandbox.server import Sandbox
from tests.wire.bots import PATIENCE, Bots, eventually
from tests.wire.driver import NAMES, Script
from tests.wire.judging import ended, judge, moved_by, nothing_retried_a_dead_token, stored

MOVED_ON = "The table has moved on"
ROUTES = (
    faults.CALLBACK,
    "POST /webhooks/*",
    faults.TOKEN_EDIT,
    "DELETE /webhooks/*",
    faults.SEND,
    faults.EDIT,
    faults.DELETE,
)
"""Every route of a match."""


@pytest.fixture
async def script(sandbox: Sandbox, bots: Bots) -> Script:
    """A match of three in its first round; the second player is asked."""
    sandbox.world.ack_seconds = 1.5
    script = Script(
        bots, [sandbox.person(name, owner=name == NAMES[0]) for name in NAMES[:3]], preset="quick", seed="faults"
    )
    await script.run(lambda: len(script.sent) == 1)
    await script.asked()
    return script


def board(script: Script) -> Message:
    return script.world.messages[script.hand_button()[0]]


async def goes_on(script: Script) -> None:
    """The match ends as if nothing had been, in the same process."""
    await script.run()
    await judge(script)
    nothing_retried_a_dead_token(script)
    assert script.bots.starts == 1


# Answers


@pytest.mark.parametrize("how", ["the request is lost", "10062", "the answer is lost"])
async def test_a_move_whose_answer_is_lost_stands(sandbox: Sandbox, script: Script, how: str) -> None:
    asked = await script.asked()
    step = len(script.sent)
    if how == "the request is lost":
        sandbox.faults.lose(faults.CALLBACK, times=None)
    elif how == "10062":
        sandbox.faults.code(faults.CALLBACK, 10062, times=None)
    else:
        sandbox.faults.lose_answer(faults.CALLBACK)
    interaction = await script.act(asked)
    assert interaction.failed == (how != "the answer is lost")
    sandbox.faults.clear()
    assert (await stored(script.bots.database, script.table))[0].moves[step][1] == script.sent[-1].key
    if interaction.failed:
        # He presses once more what he still sees, and is shown how things stand.
        assert not (await script.act(asked)).failed
        assert MOVED_ON in asked.person.ephemerals[-1].text
    await goes_on(script)


async def test_an_answer_that_arrives_twice_is_no_second_move(sandbox: Sandbox, script: Script) -> None:
    twice = sandbox.faults.duplicate(faults.CALLBACK)
    assert not (await script.act(await script.asked())).failed
    assert twice.struck == 1
    await goes_on(script)


async def test_a_ban_that_hits_an_answer_is_told_with_a_number(sandbox: Sandbox, script: Script) -> None:
    sandbox.faults.ban(faults.CALLBACK, times=1)
    asked = await script.asked()
    assert not (await script.act(asked)).failed
    assert "Discord did not take the answer (number " in asked.person.ephemerals[-1].text
    script.by_board = True
    await goes_on(script)


# Tokens


@pytest.mark.parametrize("code", [50027, 10015, 10008])
async def test_tokens_that_die_early_are_never_used_again_and_the_board_shows_the_way(
    sandbox: Sandbox, script: Script, code: int
) -> None:
    dying = sandbox.faults.code(faults.TOKEN_EDIT, code, times=None)
    script.by_board = True
    await goes_on(script)
    assert dying.struck


async def test_tokens_that_age_by_a_jump_of_the_clock_are_never_used_again(sandbox: Sandbox, script: Script) -> None:
    sandbox.faults.jump(901)
    script.by_board = True
    await goes_on(script)
    assert sandbox.count(faults.TOKEN_EDIT, status=401)


# Limits


@pytest.mark.parametrize("route", [faults.TOKEN_EDIT, faults.EDIT, faults.CALLBACK])
@pytest.mark.parametrize("kind", ["this route", "everywhere"])
async def test_a_429_only_makes_things_later(sandbox: Sandbox, script: Script, route: str, kind: str) -> None:
    limited = sandbox.faults.rate_limit(route, 0.3, times=2, everywhere=kind == "everywhere")
    await goes_on(script)
    assert limited.struck == 2


async def test_a_ban_that_hits_a_push_is_not_hammered(sandbox: Sandbox, script: Script) -> None:
    sandbox.faults.ban(faults.TOKEN_EDIT, times=None)
    script.by_board = True
    await goes_on(script)
    pushes = [one for one in sandbox.log if one.method == "PATCH" and one.status == 429]
    assert 0 < len(pushes) <= 2 * len(script.sent)


# Discord's own troubles and the line


@pytest.mark.parametrize("status", [500, 502])
async def test_a_trouble_of_discords_own_on_each_route_is_waited_out(sandbox: Sandbox, bots: Bots, status: int) -> None:
    await bots.start()
    struck = [sandbox.faults.server_error(route, status) for route in ROUTES]
    script = Script(
        bots, [sandbox.person(name, owner=name == NAMES[0]) for name in NAMES[:3]], preset="quick", seed=str(status)
    )
    await goes_on(script)
    assert [one.pattern for one in struck if not one.struck] == [faults.DELETE]


@pytest.mark.parametrize("route", [faults.TOKEN_EDIT, faults.EDIT])
async def test_what_a_broken_line_swallowed_is_shown_once_more(sandbox: Sandbox, script: Script, route: str) -> None:
    lost = sandbox.faults.lose(route, times=2)
    await goes_on(script)
    assert lost.struck == 2


async def test_a_result_that_a_broken_line_swallowed_is_posted_once(sandbox: Sandbox, script: Script) -> None:
    sandbox.faults.lose_answer(faults.SEND)
    await goes_on(script)
    await eventually(lambda: sandbox.count(faults.SEND) > 2)
    texts = [one.text for one in script.host.person.visible()]
    assert sum(" wins!" in text for text in texts) == 1


# Our own lateness


@pytest.mark.parametrize("route", [faults.TOKEN_EDIT, faults.EDIT], ids=["by his panel", "by the board"])
async def test_nobody_is_timed_out_who_is_told_late_that_he_is_asked(sandbox: Sandbox, bots: Bots, route: str) -> None:
    await bots.start()
    script = Script(
        bots, [sandbox.person(name, owner=name == NAMES[0]) for name in NAMES[:3]], preset="quick", seed="late"
    )
    await script.host.person.slash("settings", seconds=5)
    await script.run(lambda: len(script.sent) == 1)
    if route == faults.EDIT:
        # Without panels the board alone says whose turn it is.
        script.by_board = True
        sandbox.faults.code(faults.TOKEN_EDIT, 50027, times=None)
    # The buttons of who is asked, or the board that names him.
    late = sandbox.faults.delay(route, 8, times=2, when=lambda _, body: route == faults.EDIT or ":act:" in str(body))
    await goes_on(script)
    assert late.struck == 2
    assert set(moved_by(script.bots.database, script.table)) == {"player"}


# Things that go away


async def test_a_board_that_was_deleted_is_posted_anew(sandbox: Sandbox, script: Script) -> None:
    old = board(script)
    sandbox.world.remove_message(old)
    await script.act(await script.asked())
    await sandbox.world.until(lambda: script.begun, PATIENCE)
    assert board(script).id != old.id
    await script.players[2].person.click(script.hand_button()[1])
    assert "Your card" in script.players[2].person.ephemerals[-1].text
    await goes_on(script)


@pytest.mark.parametrize("told", [True, False], ids=["told by the gateway", "found out"])
async def test_a_match_whose_channel_is_gone_is_over(sandbox: Sandbox, script: Script, told: bool) -> None:
    if not told:
        sandbox.faults.lose_event("CHANNEL_DELETE")
    asked = await script.asked()
    todo = asked.todo()
    assert todo is not None
    if not told:
        # His click is on its way when the channel goes.
        sandbox.faults.delay(faults.CALLBACK, 0.5)
        asked.press(todo[0])
    sandbox.world.remove_channel(script.host.person.channel)
    await eventually(lambda: ended(script.bots.database, script.table) == ("broken-off", "gone"))
    assert script.bots.alive


CLOSED = "I may not write in this channel any more"


@pytest.mark.parametrize("told", [True, False], ids=["told by the gateway", "found out"])
@pytest.mark.parametrize(
    ("denied", "named"), [(SEND_MESSAGES, "**Send Messages**"), (VIEW_CHANNEL, "**View Channel**")]
)
async def test_a_match_goes_on_in_the_panels_when_the_channel_is_closed_to_the_bot(
    sandbox: Sandbox, script: Script, denied: int, named: str, told: bool
) -> None:
    if not told:
        sandbox.faults.lose_event("CHANNEL_UPDATE")
    sandbox.world.change_channel(script.host.person.channel, deny=denied)

    def over() -> bool:
        texts = [one.person.ephemerals[-1].text for one in script.players]
        return all("I could not post its result in the channel" in text and named in text for text in texts)

    def warned() -> bool:
        texts = [one.person.ephemerals[-1].text for one in script.players]
        return all(f"{CLOSED}. I need this there again: {named}." in text for text in texts)

    if told:
        await sandbox.world.until(warned, PATIENCE)
    await script.run(over)
    assert all(" wins!" in one.person.ephemerals[-1].text for one in script.players)
    assert not script.over
    await judge(script)
    refused = sandbox.count(faults.SEND, status=403)
    await script.bots.kill()
    await script.bots.start()
    await script.host.person.slash("leaderboard")
    assert sandbox.count(faults.SEND, status=403) == refused, "the result is not tried again at every start"


async def test_the_board_is_mended_and_the_warning_goes_when_the_channel_is_open_again(
    sandbox: Sandbox, script: Script
) -> None:
    channel, old = script.host.person.channel, board(script)
    sandbox.world.change_channel(channel, deny=VIEW_CHANNEL)
    await sandbox.world.until(lambda: all(CLOSED in one.person.ephemerals[-1].text for one in script.players), PATIENCE)
    shown = old.data["components"]
    sandbox.world.remove_message(old)
    for _ in range(2):
        await script.act(await script.asked())
    sandbox.world.change_channel(channel, deny=0)
    await sandbox.world.until(lambda: script.begun, PATIENCE)
    assert board(script).data["components"] != shown
    await sandbox.world.until(
        lambda: not any(CLOSED in one.person.ephemerals[-1].text for one in script.players), PATIENCE
    )
    await goes_on(script)


async def test_a_result_that_could_not_be_posted_is_when_the_channel_is_open_again(
    sandbox: Sandbox, script: Script
) -> None:
    channel = script.host.person.channel
    sandbox.world.change_channel(channel, deny=SEND_MESSAGES)
    await script.run(lambda: all("I could not post" in one.person.ephemerals[-1].text for one in script.players))
    sandbox.world.change_channel(channel, deny=0)
    await sandbox.world.until(lambda: script.over, PATIENCE)
    await sandbox.world.until(
        lambda: all("The result is in the channel" in one.person.ephemerals[-1].text for one in script.players),
        PATIENCE,
    )


async def test_everybody_is_told_in_his_own_language_that_the_channel_is_closed(sandbox: Sandbox, bots: Bots) -> None:
    await bots.start()
    people = [sandbox.person(name, "de" if name == NAMES[1] else "en-US", owner=name == NAMES[0]) for name in NAMES[:3]]
    script = Script(bots, people, preset="quick", seed="languages")
    await script.run(lambda: script.begun and len(script.sent) == 1)
    sandbox.world.change_channel(people[0].channel, deny=SEND_MESSAGES)
    await sandbox.world.until(lambda: CLOSED in people[0].ephemerals[-1].text, PATIENCE)
    german = "darf ich nicht mehr schreiben. Dort brauche ich wieder: **Nachrichten senden**."
    await sandbox.world.until(lambda: german in people[1].ephemerals[-1].text, PATIENCE)


# The gateway


@pytest.mark.parametrize("how", ["cut", "closed", "op 7", "op 9 resumable", "op 9"])
async def test_a_gateway_connection_that_breaks_loses_no_click_that_was_answered(
    sandbox: Sandbox, script: Script, how: str
) -> None:
    if how == "cut":
        sandbox.faults.drop_gateway()
    elif how == "closed":
        sandbox.faults.drop_gateway(4000)
    elif how == "op 7":
        sandbox.faults.ask_reconnect()
    else:
        sandbox.faults.invalidate(resumable="resumable" in how)
    identified = len(sandbox.gateway.identifies)
    await goes_on(script)
    assert (len(sandbox.gateway.identifies) > identified) == (how == "op 9")


async def test_nobody_is_timed_out_while_the_gateway_is_away(sandbox: Sandbox, bots: Bots) -> None:
    await bots.start()
    script = Script(
        bots, [sandbox.person(name, owner=name == NAMES[0]) for name in NAMES[:3]], preset="quick", seed="away"
    )
    await script.host.person.slash("settings", seconds=5)
    await script.run(lambda: len(script.sent) == 1)
    asked = await script.asked()
    before = asked.person.ephemerals[-1].text
    sandbox.faults.refuse_gateway(6)
    sandbox.faults.drop_gateway()
    await sandbox.world.until(lambda: not sandbox.world.bot_online, PATIENCE)
    # discord.py waits at random before each attempt, up to 2, 4, 8 and 16 seconds.
    await sandbox.world.until(lambda: sandbox.world.bot_online, 3 * PATIENCE)
    await sandbox.world.until(lambda: asked.person.ephemerals[-1].text != before, PATIENCE)
    await goes_on(script)
    assert set(moved_by(script.bots.database, script.table)) == {"player"}
