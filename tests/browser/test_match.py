"""Whole matches on the page, by clicks alone, against the real bot in a process of its own."""

from __future__ import annotations

import random
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import ConsoleMessage, Page, expect

from bot.art import emoji_names
from bot.sandbox.process import BotProcess
from bot.sandbox.server import Sandbox
from tests.wire.bots import eventually

from .at_the_table import Player, play_to_the_end
from .conftest import PATIENCE, PHONE

pytestmark = pytest.mark.asyncio(loop_scope="session")
expect.set_options(timeout=PATIENCE)

OpenPage = Callable[..., Awaitable[Page]]
READY_SECONDS = 60.0
BOT = (sys.executable, "-c", "from tests.wire.one_bot import run; raise SystemExit(run())")
PACE = {"WIRE_PACE": "0.2", "WIRE_PICTURES": "yes"}
"""Drum rolls, reveals and the pauses of computers are a fifth as long; everything else is as an operator starts it."""


@pytest_asyncio.fixture(loop_scope="session")
async def bot(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[BotProcess]:
    """The real bot. Afterwards it must have asked for nothing that Discord refuses, and logged no error."""
    one = BotProcess(sandbox, tmp_path / "kuckuck.sqlite3", command=BOT, env=PACE, log=tmp_path / "bot.log")
    sandbox.live.restart_bot = one.restart
    await one.start()
    await sandbox.bot_ready(READY_SECONDS)
    # A busy machine's bot begins before it has sent all of its pictures, and would show cards as text until then.
    await eventually(lambda: len(sandbox.world.emojis) == len(emoji_names()))
    yield one
    await one.terminate()
    assert sandbox.failures == []
    assert [line for line in one.lines if "ERROR" in line or "Traceback" in line] == []


@pytest_asyncio.fixture(loop_scope="session")
async def table(
    sandbox: Sandbox, bot: BotProcess, open_page: OpenPage
) -> AsyncIterator[Callable[..., Awaitable[Page]]]:
    """Opens the page for people with these names and languages; the first owns the server."""
    said: list[str] = []

    def note(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            said.append(message.text)

    pages: list[Page] = []

    async def seat(people: dict[str, str], size: tuple[int, int] | None = None) -> Page:
        for index, (name, locale) in enumerate(people.items()):
            sandbox.person(name, locale, owner=index == 0)
        page = await (open_page(size) if size else open_page())
        page.on("console", note)
        # What is clicked must stand still first; without the animations that takes no time.
        await page.emulate_media(reduced_motion="reduce")
        pages.append(page)
        return page

    yield seat
    for page in pages:
        page.remove_listener("console", note)
        await page.emulate_media(reduced_motion="null")
    assert said == []


async def test_three_people_play_on_after_a_reload_a_restart_and_a_jump_of_the_clock(
    table: OpenPage,
) -> None:
    page = await table({"Anna": "en-US", "Ben": "en-US", "Carla": "en-US"})
    anna, ben, carla = (Player(page, name) for name in ("Anna", "Ben", "Carla"))
    await anna.open_table("Kuckuck", "quick")
    await anna.press("house")
    await anna.choose("pace", "fast")
    await ben.press("join")
    await carla.press("join")
    await expect(anna.column).to_contain_text("At the table: 3")
    await anna.press("start")
    assert await play_to_the_end(page, [anna, ben, carla], random.Random(1), stop_after=2) == 2
    await expect(ben.panel.get_by_role("img").first).to_be_visible()
    await ben.reload()
    await ben.press("hand")
    await expect(ben.panel).to_contain_text("Only you can see this")
    await page.locator("[data-act=restart]").click()
    await expect(page.get_by_test_id("bot-state")).to_contain_text("Bot offline")
    await expect(page.get_by_test_id("bot-state")).to_contain_text("Bot online", timeout=READY_SECONDS * 1000)
    # All tokens are dead now: nobody's panel can be pushed to until it is asked for again.
    await page.locator("[data-act=advance]").click()
    for player in (anna, ben, carla):
        await player.press("hand")
        await expect(player.column.locator("[data-ephemeral]")).to_have_count(2)
    await play_to_the_end(page, [anna, ben, carla], random.Random(1))
    for player in (anna, ben, carla):
        await expect(player.button("again")).to_be_visible()
        await expect(player.column.locator("article", has_text="🥇")).to_be_visible()


async def test_house_rules_are_changed_by_menus_and_a_rematch_keeps_them(table: OpenPage) -> None:
    page = await table({"Anna": "de", "Ben": "de", "Carla": "de"})
    players = [Player(page, name) for name in ("Anna", "Ben", "Carla")]
    anna, ben, carla = players
    await anna.open_table("Chase the Ace")
    await anna.press("house")
    await anna.choose("option", "Leben")
    await anna.choose("value", "1", key=":lives")
    await anna.choose("option", "König beendet")
    await anna.choose("value", "an", key=":king_ends_round")
    await anna.choose("pace", "schnell")
    await expect(anna.panel).to_contain_text("Sobald ein König gezeigt wird")
    # The server speaks English, so that is what all may read.
    rule = "As soon as a king is shown"
    await expect(ben.column.locator("article").last).to_contain_text(rule)
    await anna.press("panel")
    await ben.press("join")
    await carla.press("join")
    await anna.press("start")
    await play_to_the_end(page, players, random.Random(2))
    for player in players:
        await player.press("again")
    # Everybody has pressed: it begins at once, with the same rules.
    await expect(anna.button("hand")).to_be_visible()
    await expect(
        anna.column.locator("article", has=page.locator('[data-custom-id^="k1b:hand:"]')).last
    ).to_contain_text(rule)
    await expect(anna.panel.get_by_role("img").first).to_be_visible()


async def test_six_people_who_never_pressed_my_hand_play_to_the_end_on_a_phone(
    table: OpenPage,
) -> None:
    names = ("Anna", "Ben", "Carla", "Dora", "Emil", "Fritz")
    page = await table({name: "de" if name == "Emil" else "en-US" for name in names}, PHONE)
    players = [Player(page, name, phone=True) for name in names]
    await players[0].open_table("Kuckuck", "quick")
    await players[0].press("house")
    await players[0].choose("pace", "fast")
    for player in players[1:]:
        await player.press("join")
    await players[0].press("start")
    await play_to_the_end(page, players, random.Random(3))
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    await players[4].to_front()
    await expect(players[4].button("again")).to_be_visible()
    await expect(players[4].panel).to_contain_text("Nur du siehst das")
