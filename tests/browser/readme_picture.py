"""Draws docs/table.png: three people in the middle of a match. `python -m tests.browser.readme_picture`.

Needs Chromium and, for the signs in the texts, a font with coloured emojis.
"""

from __future__ import annotations

import asyncio
import io
import random
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.async_api import Page, async_playwright, expect

from bot.sandbox.process import BotProcess
from bot.sandbox.server import Sandbox

from .at_the_table import Player, play_to_the_end
from .conftest import ARGUMENTS, WIDE, chromium_path

PICTURE = Path(__file__).parents[2] / "docs" / "table.png"
COLOURS = 256
MOST_MOVES = 20
READY_SECONDS = 60.0


async def main() -> int:
    """Play until the second round is under way, and take the picture. Gives the exit status."""
    with tempfile.TemporaryDirectory() as folder:
        async with Sandbox() as sandbox, async_playwright() as playwright:
            path = chromium_path(playwright)
            if path is None:
                sys.stderr.write("No Chromium is installed.\n")
                return 1
            bot = BotProcess(sandbox, Path(folder) / "kuckuck.sqlite3")
            await bot.start()
            try:
                await sandbox.bot_ready(READY_SECONDS)
                browser = await playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
                page = await browser.new_page(viewport={"width": WIDE[0], "height": WIDE[1]})
                await _play(sandbox, page)
                shot = await page.screenshot()
                await browser.close()
            finally:
                await bot.terminate()
    PICTURE.parent.mkdir(exist_ok=True)
    picture = Image.open(io.BytesIO(shot)).convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
    picture.save(PICTURE, optimize=True)
    sys.stdout.write(f"{PICTURE}: {PICTURE.stat().st_size // 1000} kB\n")
    return 0


async def _play(sandbox: Sandbox, page: Page) -> None:
    names = ("Anna", "Ben", "Carla")
    for index, name in enumerate(names):
        sandbox.person(name, owner=index == 0)
    await page.goto(sandbox.address)
    players = [Player(page, name) for name in names]
    await players[0].open_table("Kuckuck")
    for player in players[1:]:
        await player.press("join")
    await players[0].press("start")
    rng = random.Random(4)
    board = players[0].column.locator("article").last
    for _ in range(MOST_MOVES):
        await play_to_the_end(page, players, rng, stop_after=1)
        await page.wait_for_timeout(1200)
        text = await board.inner_text()
        # A swap on the board, a life lost before, and somebody still to decide.
        if "lost a life" in text and "swaps cards" in text and "is deciding" in text:
            break
    else:
        raise RuntimeError("no moment of this match was worth a picture; start it again")
    await expect(page.locator(".waiting")).to_have_count(0)
    await page.mouse.move(0, 0)


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
