"""The page draws what Discord's client would draw, to each person what that person may see."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable

import discord
import pytest
import pytest_asyncio
from playwright.async_api import Locator, Page, expect

from bot.sandbox.person import Person
from bot.sandbox.server import Sandbox

from .conftest import PATIENCE, PHONE
from .page_bot import HOSTILE, PageBot, gateway_of

pytestmark = pytest.mark.asyncio(loop_scope="session")
expect.set_options(timeout=PATIENCE)

OpenPage = Callable[..., Awaitable[Page]]


@pytest_asyncio.fixture(loop_scope="session")
async def bot(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[PageBot]:
    """The bot, with Anna (German, owner) and Ben (English) on the server."""
    sandbox.person("Anna", "de", owner=True)
    sandbox.person("Ben", "en-US")
    monkeypatch.setattr(discord.http.Route, "BASE", sandbox.api_base)
    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", gateway_of(sandbox))
    one = PageBot()
    await one.live(sandbox)
    yield one
    await one.die()


def column(page: Page, name: str) -> Locator:
    return page.locator(f'[data-person="{name}"]')


def control(where: Page | Locator, custom_id: str) -> Locator:
    return where.locator(f'[data-custom-id="{custom_id}"]')


async def say(who: Locator, text: str) -> None:
    await who.get_by_test_id("composer").fill(text)
    await who.get_by_test_id("composer").press("Enter")


async def open_board(page: Page, name: str = "Ben") -> Locator:
    """The board that this person opened, in that person's column."""
    await column(page, name).locator("[data-act=play]").click()
    board = column(page, name).locator("article", has_text="Board")
    await expect(board).to_be_visible()
    return board


async def test_a_layout_is_drawn_with_all_its_parts(bot: PageBot, open_page: OpenPage) -> None:
    page = await open_page()
    board = await open_board(page)
    await expect(board.get_by_role("heading", name="Board")).to_be_visible()
    await expect(board.locator(".mention", has_text="@Ben")).to_be_visible()
    await expect(board.get_by_text("Ben used /play")).to_be_visible()
    for picture in ("A king", "The table"):
        await expect(board.get_by_role("img", name=picture)).to_have_js_property("complete", True)
        assert await board.get_by_role("img", name=picture).evaluate("image => image.naturalWidth") > 0
    await expect(board.locator("p img.emoji")).to_have_attribute("alt", ":king:")
    await expect(board.locator("hr")).to_have_count(1)
    await expect(control(board, "hand").locator("img.emoji")).to_have_count(1)
    await expect(control(board, "off")).to_be_disabled()
    await expect(board.get_by_role("link", name="Book")).to_have_attribute("href", "https://example.org/book")
    edge = await board.locator(".container").evaluate("node => getComputedStyle(node).borderLeftColor")
    assert edge == "rgb(217, 179, 90)"


async def test_markdown_is_drawn_as_discord_draws_it(bot: PageBot, open_page: OpenPage) -> None:
    page = await open_page()
    ben = column(page, "Ben")
    await say(ben, "/text what:markdown")
    await ben.locator("[data-act=send-command]").click()
    text = ben.locator("article .prose")
    await expect(text.get_by_role("heading", name="Heading")).to_be_visible()
    for tag, inner in {
        "strong": "bold", "em": "italic", "u": "under", "s": "gone", "p > code": "code", "blockquote": "quoted",
        "pre": "x = 1 < 2", "ul > li > ul > li": "inner", "ol > li": "first", "p.small": "small",
    }.items():  # fmt: skip
        await expect(text.locator(tag)).to_have_text(inner)
    await expect(text).to_contain_text("*plain* snake_case_name")
    secret = text.get_by_text("secret")
    await expect(secret).to_be_hidden()
    await text.locator(".spoiler").click()
    await expect(secret).to_be_visible()


async def test_a_countdown_follows_the_clock_of_the_sandbox_in_each_language(bot: PageBot, open_page: OpenPage) -> None:
    page = await open_page()
    await open_board(page)
    english, german = (
        column(page, "Ben").locator("time[data-style=R]"),
        column(page, "Anna").locator("time[data-style=R]"),
    )
    await expect(english).to_have_text("in 20 minutes")
    await expect(german).to_have_text("in 20 Minuten")
    await page.locator("[data-act=advance]").click()
    await expect(english).to_have_text("in 5 minutes")
    await expect(german).to_have_text("in 5 Minuten")


async def test_an_ephemeral_stands_in_its_owners_column_only_until_a_reload(bot: PageBot, open_page: OpenPage) -> None:
    page = await open_page()
    await open_board(page)
    anna, ben = column(page, "Anna"), column(page, "Ben")
    await control(anna, "hand").click()
    panel = anna.locator("[data-ephemeral]", has_text="Hand of anna")
    await expect(panel).to_be_visible()
    await expect(panel).to_contain_text("Nur du siehst das")
    await expect(ben.locator("[data-ephemeral]")).to_have_count(1)
    await expect(page.get_by_text("Hand of anna")).to_have_count(1)
    await anna.locator("[data-act=reload]").click()
    await expect(panel).to_have_count(0)
    await expect(ben.locator("[data-ephemeral]")).to_have_count(1)
    await ben.locator("[data-act=dismiss]").click()
    await expect(ben.locator("[data-ephemeral]")).to_have_count(0)
    await expect(anna.locator("article", has_text="Board")).to_be_visible()


async def test_a_form_opens_in_its_own_column_and_holds_back_what_is_not_filled(
    bot: PageBot, open_page: OpenPage
) -> None:
    page = await open_page()
    board = await open_board(page)
    ben = column(page, "Ben")
    await control(board, "form").click()
    form = ben.get_by_role("dialog", name="Rule <b>book</b>")
    await expect(form).to_be_visible()
    await expect(column(page, "Anna").get_by_role("dialog")).to_have_count(0)
    await control(form, "name").fill("ab")
    await form.locator("[data-act=submit]").click()
    await expect(form.get_by_role("alert")).to_have_text(["At least 3 characters.", "Please fill in this field."])
    await control(form, "name").fill("abc")
    await control(form, "pick").click()
    await ben.get_by_role("option", name="hard").click()
    await form.locator("[data-act=submit]").click()
    await expect(ben.get_by_text("rule abc is hard")).to_be_visible()
    await expect(form).to_have_count(0)


async def test_a_choice_in_a_select_is_sent_by_mouse_and_by_keyboard(bot: PageBot, open_page: OpenPage) -> None:
    page = await open_page()
    board = await open_board(page)
    ben = column(page, "Ben")
    await control(board, "pick").click()
    await expect(ben.get_by_role("option", name="Three lives As usual").locator("img.emoji")).to_have_count(1)
    await ben.get_by_role("option", name="Three lives").click()
    await expect(ben.get_by_text("picked lives")).to_be_visible()
    await expect(control(board, "pick")).to_be_enabled()
    await control(board, "pick").press("Enter")
    await page.keyboard.press("Home")
    await page.keyboard.press("Enter")
    await expect(ben.get_by_text("picked evil")).to_be_visible()


async def test_who_gets_no_answer_is_told_and_can_go_on(bot: PageBot, open_page: OpenPage) -> None:
    page = await open_page()
    board = await open_board(page)
    ben = column(page, "Ben")
    await control(board, "silent").click()
    await expect(control(board, "silent")).to_have_attribute("aria-busy", "true")
    await expect(control(board, "hand")).to_be_disabled()
    await expect(control(column(page, "Anna"), "hand")).to_be_enabled()
    await say(ben, "/silent")
    await expect(ben.get_by_role("status").get_by_text("This interaction failed")).to_be_visible()
    await expect(board.get_by_text("This interaction failed")).to_be_visible()
    await expect(column(page, "Anna").locator("article .failure")).to_be_hidden()
    await expect(control(board, "hand")).to_be_enabled()
    await control(board, "hand").click()
    await expect(ben.get_by_text("Hand of ben")).to_be_visible()
    await expect(board.get_by_text("This interaction failed")).to_be_hidden()


async def test_hostile_text_stays_text_everywhere(bot: PageBot, sandbox: Sandbox, open_page: OpenPage) -> None:
    name = HOSTILE[:32]
    evil = sandbox.person(name)
    evil.say(HOSTILE)
    evil.say(f"[{HOSTILE}](https://example.org) <t:99999999999999:R> [x](javascript:window.hacked=1)")
    page = await open_page()
    board = await open_board(page)
    ben = column(page, "Ben")
    await expect(ben.locator("article .author", has_text=name)).to_have_text([name, name])
    await say(ben, "/text what:hostile")
    await ben.locator("[data-act=send-command]").click()
    await expect(ben.locator("article .prose", has_text=HOSTILE)).to_have_count(3)
    await control(board, "pick").click()
    await expect(ben.get_by_role("option").first).to_contain_text("<script>")
    assert await page.locator("script").count() == 1
    assert await page.locator("[onerror], a[href^=javascript]").count() == 0
    assert await page.evaluate("window.hacked") is None


async def test_commands_are_found_in_the_persons_language_and_filled_by_hand(bot: PageBot, open_page: OpenPage) -> None:
    page = await open_page()
    anna = column(page, "Anna")
    await anna.get_by_test_id("composer").fill("/spi")
    await expect(anna.get_by_role("option")).to_have_text(["/spielenspiel seatsEröffnet einen Tisch"])
    await anna.get_by_test_id("composer").press("Enter")
    await anna.get_by_role("combobox", name="spiel").select_option("Kuckuck")
    await anna.get_by_label("seats").fill("21")
    await anna.get_by_label("seats").press("Enter")
    await expect(anna.get_by_role("alert")).to_have_text(["Hier gehört eine passende Zahl hin."])
    await anna.get_by_label("seats").fill("7")
    await anna.get_by_label("seats").press("Enter")
    await expect(anna.get_by_text("game kuckuck seats 7")).to_be_visible()


async def test_only_a_changed_message_is_drawn_anew_and_the_focus_stays(bot: PageBot, open_page: OpenPage) -> None:
    page = await open_page()
    board = await open_board(page)
    await board.evaluate("node => { node.marked = true; }")
    ben = column(page, "Ben")
    await control(board, "hand").click()
    panel = ben.locator("[data-ephemeral]", has_text="Hand of ben")
    await control(panel, "hand").focus()
    await control(panel, "keep0").dispatch_event("click")
    await expect(panel).to_contain_text("step 1")
    await expect(control(panel, "hand")).to_be_focused()
    await control(panel, "keep1").press("Enter")
    await expect(panel).to_contain_text("step 2")
    await expect(control(panel, "keep2")).not_to_be_focused()
    await expect(panel).to_be_focused()
    assert await board.evaluate("node => node.marked") is True


async def test_no_text_of_a_player_can_hold_up_the_page(bot: PageBot, sandbox: Sandbox, open_page: OpenPage) -> None:
    evil = sandbox.person("Evil")
    for piece in ("`", "*", "[", "_ ", "[a", "||", "```\n", "> ", "- ", "👍🏽", "<t:", "__a**b||"):
        evil.say((piece * 2000)[:1999] + "x")
    page = await open_page()
    await expect(column(page, "Ben").locator("article")).to_have_count(12)


async def test_who_reads_further_up_is_left_there_and_others_follow_the_newest(
    bot: PageBot, sandbox: Sandbox, open_page: OpenPage
) -> None:
    talker = sandbox.person("Cleo")
    for number in range(40):
        talker.say(f"line {number}")
    page = await open_page()
    anna, ben = column(page, "Anna"), column(page, "Ben")
    await expect(anna.get_by_text("line 39")).to_be_in_viewport()
    await anna.get_by_role("log").hover()
    await page.mouse.wheel(0, -5000)
    await expect(anna.get_by_text("line 0")).to_be_in_viewport()
    talker.say("the newest line")
    await expect(ben.get_by_text("the newest line")).to_be_in_viewport()
    await expect(anna.get_by_text("line 0")).to_be_in_viewport()
    await anna.get_by_role("button", name="Neueste").click()
    await expect(anna.get_by_text("the newest line")).to_be_in_viewport()


async def test_a_dropped_line_is_said_and_comes_back_by_itself(
    bot: PageBot, sandbox: Sandbox, open_page: OpenPage
) -> None:
    page = await open_page()
    await expect(column(page, "Ben")).to_be_visible()
    port = sandbox.port
    await sandbox.stop()
    await expect(page.get_by_text("The line to the sandbox is down")).to_be_visible()
    sandbox.person("Cleo").say("while you were away")
    await sandbox.start(port)
    await expect(column(page, "Ben").get_by_text("while you were away")).to_be_visible()
    await expect(page.get_by_text("The line to the sandbox is down")).to_be_hidden()
    await expect(column(page, "Cleo")).to_be_visible()


async def test_a_phone_shows_one_person_and_a_dot_where_something_came(
    bot: PageBot, sandbox: Sandbox, open_page: OpenPage
) -> None:
    page = await open_page(PHONE)
    await expect(column(page, "Anna")).to_be_visible()
    await expect(column(page, "Ben")).to_be_hidden()
    await open_board(page, "Anna")
    await page.locator("[data-tab=Ben]").tap()
    await expect(column(page, "Anna")).to_be_hidden()
    await expect(column(page, "Ben").locator("article", has_text="Board")).to_be_visible()
    await expect(page.locator("[data-news]")).to_have_count(0)
    anna = next(one for one in sandbox.world.users.values() if one.name == "Anna")
    await Person(sandbox.world, anna).click("My hand")
    await expect(page.locator("[data-tab=Anna][data-news]")).to_be_visible()
    await page.locator("[data-tab=Anna]").tap()
    await expect(page.locator("[data-news]")).to_have_count(0)
    panel = column(page, "Anna").locator("[data-ephemeral]", has_text="Hand of anna")
    await expect(panel).to_contain_text("Nur du siehst das")
    await page.locator("[data-act=menu]").tap()
    await page.locator("[data-act=sheet-locale-en-US]").tap()
    await expect(panel).to_contain_text("Only you can see this")
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")


async def test_six_people_scroll_sideways_in_columns_of_a_readable_width(
    bot: PageBot, sandbox: Sandbox, open_page: OpenPage
) -> None:
    for name in ("Cleo", "Dora", "Emil", "Fritz"):
        sandbox.person(name)
    page = await open_page()
    await expect(page.get_by_role("region", name="'s client")).to_have_count(5)
    for name in ("Anna", "Fritz"):
        box = await column(page, name).bounding_box()
        assert box is not None
        assert box["width"] >= 300
    assert await page.locator("main").evaluate("main => main.scrollWidth > main.clientWidth")
    await page.locator("[data-tab=Ben]").click()
    await expect(column(page, "Ben")).to_be_hidden()
