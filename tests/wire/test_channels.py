"""Wherever in a server people can write, they can play; and nobody is pinged but who keeps the others waiting."""

from __future__ import annotations

import pytest

from bot.sandbox.entities import ANNOUNCEMENTS, FORUM, STAGE, VOICE_CHANNEL
from bot.sandbox.events import Event, MessageShown
from bot.sandbox.permissions import SEND_MESSAGES, SEND_MESSAGES_IN_THREADS
from bot.sandbox.person import Person
from bot.sandbox.server import Sandbox
from tests.wire.bots import PATIENCE, Bots
from tests.wire.driver import NAMES, Script
from tests.wire.judging import judge

KINDS = {"voice chat": VOICE_CHANNEL, "announcements": ANNOUNCEMENTS, "stage": STAGE, "forum": FORUM}


@pytest.mark.parametrize("kind", list(KINDS))
async def test_a_match_in_any_kind_of_channel_ends_and_its_closing_is_told_there(
    sandbox: Sandbox, bots: Bots, kind: str
) -> None:
    world = sandbox.world
    channel = parent = world.add_channel("evening", kind=KINDS[kind])
    denied, named = SEND_MESSAGES, "**Send Messages**"
    if kind == "forum":
        channel = world.add_thread("a post", parent)
        denied, named = SEND_MESSAGES_IN_THREADS, "**Send Messages in Threads**"
    people = [Person(world, world.add_user(name, owner=name == NAMES[0]), channel) for name in NAMES[:3]]
    script = Script(bots, people, preset="quick", seed=kind)
    await script.run(lambda: len(script.sent) == 1)
    world.change_channel(parent, deny=denied)
    await world.until(lambda: all(named in one.ephemerals[-1].text for one in people), PATIENCE)
    world.change_channel(parent, deny=0)
    await script.run()
    await judge(script)


HOSTILE = (
    "@everyone <@1> @here",
    "\u202e**gnat\u2066 [x](https://example.com)",
    "\u200b\u2060\u3164",
)
"""Names that ping, turn round what follows, format, link, or cannot be seen."""


async def test_whatever_people_are_called_nobody_is_pinged_but_who_lets_half_of_his_time_pass(
    sandbox: Sandbox, bots: Bots
) -> None:
    world = sandbox.world
    people = [sandbox.person(name, owner=name == HOSTILE[0]) for name in HOSTILE]
    pinged: list[tuple[set[str], bool]] = []

    def hear(event: Event) -> None:
        if isinstance(event, MessageShown) and event.message.author_id == world.bot.id:
            data = event.message.data
            pinged.append(({one["id"] for one in data["mentions"]}, bool(data["mention_everyone"])))
            assert not data["mention_roles"]

    world.subscribe(hear)
    unsafe: list[str] = []

    def watch(path: str, body: object) -> bool:
        data = body.get("data", body) if isinstance(body, dict) else None
        if isinstance(data, dict) and ("components" in data or "content" in data):
            allowed = data.get("allowed_mentions")
            ping = "users" in (allowed or {}) and str(data.get("content", "")).startswith("⏰")
            if not ping and allowed != {"parse": []}:
                unsafe.append(path)
        return False

    sandbox.faults.delay("POST *", 0, times=None, when=watch)
    await bots.start()
    await people[0].slash("settings", seconds=5)
    script = Script(bots, people, preset="quick", seed="hostile")
    await script.run(lambda: len(script.sent) == 1)
    asked = await script.asked()
    await world.until(lambda: ({str(asked.person.id)}, False) in pinged, PATIENCE)
    for command in ("table show", "table leave", "leaderboard", "rules", "help", "hand", "doctor"):
        assert not (await people[0].slash(command)).failed
    await people[1].click("Rules")
    await script.run()
    await people[2].slash("verify")
    await people[0].slash("play", game="kuckuck")
    assert {frozenset(users) for users, _ in pinged} <= {frozenset(), frozenset({str(asked.person.id)})}
    assert not any(everyone for _, everyone in pinged)
    assert unsafe == []
