"""A real browser, the sandbox and a page on it.

The browser is started once; tests that use it run in the loop of the session:
`pytestmark = pytest.mark.asyncio(loop_scope="session")`.
"""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Dialog, Error, Page, Playwright, async_playwright

from bot.sandbox.server import Sandbox

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome")
WIDE = (1280, 800)
PHONE = (390, 844)
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--process-per-site",
)
PATIENCE = 30_000
"""Milliseconds after which a test gives up; a busy machine is slow, what never happens is a fault."""


def chromium_path(playwright: Playwright) -> str | None:
    """The system's own Chromium, else Playwright's, else None."""
    own = playwright.chromium.executable_path
    return next(filter(None, map(shutil.which, NAMES)), own if Path(own).exists() else None)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """A Chromium without a window: the system's own or Playwright's."""
    async with async_playwright() as playwright:
        path = chromium_path(playwright)
        if path is None:
            pytest.skip("no Chromium is installed")
        chromium = await playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        yield chromium
        await chromium.close()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def windows(browser: Browser) -> Callable[[tuple[int, int], str], Awaitable[Page]]:
    """One window for each size and language: opening one takes long, and the page keeps nothing in it."""
    known: dict[tuple[tuple[int, int], str], Page] = {}

    async def of(size: tuple[int, int], locale: str) -> Page:
        if (size, locale) not in known:
            width, height = size
            context = await browser.new_context(
                viewport={"width": width, "height": height}, locale=locale, has_touch=size == PHONE
            )
            context.set_default_timeout(PATIENCE)
            known[size, locale] = await context.new_page()
        return known[size, locale]

    return of


@pytest_asyncio.fixture(loop_scope="session")
async def sandbox() -> AsyncIterator[Sandbox]:
    """A Discord of its own for each test."""
    async with Sandbox() as one:
        yield one


@pytest_asyncio.fixture(loop_scope="session")
async def open_page(
    windows: Callable[[tuple[int, int], str], Awaitable[Page]], sandbox: Sandbox
) -> AsyncIterator[Callable[..., Awaitable[Page]]]:
    """Opens the sandbox's page: `await open_page()` or `await open_page(PHONE)`, one window of a size in a test.

    Afterwards the test fails if a page had an error, asked anything of another address or opened a dialog.
    """
    pages: list[Page] = []
    faults: list[str] = []

    def note_error(error: Error) -> None:
        faults.append(f"error: {error}")

    async def note_dialog(dialog: Dialog) -> None:
        faults.append(f"dialog: {dialog.message}")
        await dialog.dismiss()

    async def make(size: tuple[int, int] = WIDE, locale: str = "en-US") -> Page:
        page = await windows(size, locale)
        pages.append(page)
        page.on("pageerror", note_error)
        page.on("dialog", note_dialog)
        await page.goto(sandbox.address)
        return page

    yield make
    for page in pages:
        asked: list[str] = await page.evaluate("performance.getEntriesByType('resource').map(entry => entry.name)")
        assert asked, "the page asked for nothing, so this check sees nothing"
        faults += [f"asked {address}" for address in asked if not address.startswith(sandbox.address)]
        page.remove_listener("pageerror", note_error)
        page.remove_listener("dialog", note_dialog)
        await page.goto("about:blank")
    assert faults == []
