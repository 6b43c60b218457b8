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
from playwright.async_api import Browser, BrowserContext, Page, Playwright, Request, async_playwright

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
PATIENCE = 8000
"""Milliseconds within which what a test waits for has to happen; longer than Discord's own three seconds."""


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
async def contexts(browser: Browser) -> AsyncIterator[Callable[[tuple[int, int], str], Awaitable[BrowserContext]]]:
    """One window profile for each size and language. The page keeps nothing in it, and opening one takes long."""
    known: dict[tuple[tuple[int, int], str], BrowserContext] = {}

    async def of(size: tuple[int, int], locale: str) -> BrowserContext:
        if (size, locale) not in known:
            width, height = size
            known[size, locale] = await browser.new_context(
                viewport={"width": width, "height": height}, locale=locale, has_touch=size == PHONE
            )
            known[size, locale].set_default_timeout(PATIENCE)
        return known[size, locale]

    yield of
    for context in known.values():
        await context.close()


@pytest_asyncio.fixture(loop_scope="session")
async def sandbox() -> AsyncIterator[Sandbox]:
    """A Discord of its own for each test."""
    async with Sandbox() as one:
        yield one


@pytest_asyncio.fixture(loop_scope="session")
async def open_page(
    contexts: Callable[[tuple[int, int], str], Awaitable[BrowserContext]], sandbox: Sandbox
) -> AsyncIterator[Callable[..., Awaitable[Page]]]:
    """Opens the sandbox's page: `await open_page()` or `await open_page(PHONE)`.

    Afterwards the test fails if a page had an error, asked anything of another address or opened a dialog.
    """
    pages: list[Page] = []
    faults: list[str] = []

    def note_foreign(request: Request) -> None:
        if not request.url.startswith(sandbox.address):
            faults.append(f"asked {request.url}")

    async def make(size: tuple[int, int] = WIDE, locale: str = "en-US") -> Page:
        page = await (await contexts(size, locale)).new_page()
        pages.append(page)
        page.on("pageerror", lambda error: faults.append(f"error: {error}"))
        page.on("dialog", lambda dialog: faults.append(f"dialog: {dialog.message}"))
        page.on("request", note_foreign)
        await page.goto(sandbox.address)
        return page

    yield make
    for page in pages:
        await page.close()
    assert faults == []
