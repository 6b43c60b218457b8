"""People who play on the page: everything here is done with clicks and keys, as a newcomer would."""

from __future__ import annotations

import random
from collections.abc import Iterable

from playwright.async_api import Error, Locator, Page, expect

MOVES = ':is([data-custom-id^="k1b:act:"], [data-custom-id^="k1b:cut:"]):not(:disabled)'
GO_ON = '[data-custom-id^="k1b:go-on:"]'
AGAIN = '[data-custom-id^="k1b:again:"]'
READY = """([moves, names]) => names.filter(name => {
    const own = document.querySelectorAll(`[data-person="${CSS.escape(name)}"] [data-ephemeral]`);
    return own.length && own[own.length - 1].querySelector(moves);
})"""
"""Whose newest panel offers a move. Older ones may lie above it: those whose token is dead cannot be taken away."""


REVEAL = """selector => {
  const buttons = [...document.querySelectorAll(selector)].filter(one => one.checkVisibility());
  return buttons.length ? buttons.at(-1).closest("article").innerText : "";
}"""
"""What the board shows over its button to go on; empty while there is none."""


class Player:
    """One person's column on the page; on a phone it is brought to the front before it is touched."""

    def __init__(self, page: Page, name: str, *, phone: bool = False) -> None:
        self.page = page
        self.name = name
        self.phone = phone
        self.column = page.locator(f'[data-person="{name}"]')

    async def to_front(self) -> None:
        if self.phone and not await self.column.is_visible():
            await self.page.locator(f'[data-tab="{self.name}"]').tap()

    def button(self, verb: str) -> Locator:
        """The newest button with this verb that this person sees."""
        return self.column.locator(f'[data-custom-id^="k1b:{verb}:"]').last

    @property
    def panel(self) -> Locator:
        """The newest message that only this person sees."""
        return self.column.locator("[data-ephemeral]").last

    async def press(self, verb: str) -> None:
        await self.to_front()
        await expect(self.button(verb)).to_be_enabled()
        await self.button(verb).click()

    async def choose(self, verb: str, option: str, *, key: str = "") -> None:
        """Choose in a menu by the words of the option; `key` is what the menu's custom_id ends with."""
        await self.to_front()
        ending = f'[data-custom-id$="{key}"]' if key else ""
        menu = self.column.locator(f'[data-custom-id^="k1s:{verb}:"]{ending}').last
        await expect(menu).to_be_enabled()
        await menu.click()
        await self.column.get_by_role("option", name=option).first.click()

    async def open_table(self, game: str, preset: str = "") -> None:
        """`/play` by its form; the preset is taken from what the bot offers for these letters."""
        await self.to_front()
        await self.column.locator("[data-act=play]").click()
        form = self.column.locator("form[data-command=play]")
        await form.locator("[data-option=game]").select_option(game)
        if preset:
            await form.locator("[data-option=rules]").fill(preset)
            await form.locator(".completions [role=option]").first.click()
        await form.locator("[data-act=send-command]").click()
        await expect(self.button("start")).to_be_visible()

    async def reload(self) -> None:
        """Start the client anew: what only this person saw is gone."""
        await self.to_front()
        await self.column.locator("[data-act=reload]").click()
        await expect(self.column.locator("[data-ephemeral]")).to_have_count(0)


async def play_to_the_end(
    page: Page, players: Iterable[Player], rng: random.Random, *, stop_after: int | None = None
) -> int:
    """Press what each player's own panel offers until "Again!" is there; gives the number of moves.

    After `stop_after` moves it stops at once, in the middle of the match.
    """
    by_name = {one.name: one for one in players}
    moves, seen = 0, ""
    while moves != stop_after and not await page.locator(AGAIN).count():
        ready = await page.evaluate(READY, [MOVES, list(by_name)])
        if ready:
            moves += await _move(by_name[ready[0]], rng)
        elif (reveal := await page.evaluate(REVEAL, GO_ON)) and reveal != seen:
            # Once for each reveal: who goes on pressing while the board changes is told to slow down.
            await _tried(page.locator(GO_ON).locator("visible=true").last)
            seen = reveal
        else:
            await page.wait_for_timeout(40)
    return moves


async def _move(player: Player, rng: random.Random) -> int:
    """Press one of the offered moves; 1 when it was still there to press."""
    await player.to_front()
    offered = await player.panel.locator(MOVES).evaluate_all("nodes => nodes.map(node => node.dataset.customId)")
    if not offered:
        return 0
    return await _tried(player.panel.locator(f'[data-custom-id="{rng.choice(offered)}"]').last)


async def _tried(button: Locator) -> int:
    """Click what may be gone by now: the table moves on by itself."""
    try:
        await button.click(timeout=400)
    except Error:
        return 0
    return 1
