"""The log: readable for people or programs, and without the secrets that pass through."""

from __future__ import annotations

import json
import logging
import warnings
from collections.abc import Callable, Iterator
from typing import Literal

import pytest
from pydantic import SecretStr

from bot import logs

TOKEN = "a-token-of-no-known-form"
REAL_FORM = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcdE.abcdefghijklmnopqrstuvwxyz0123456789AB"
INTERACTION = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5OmFiY2RlZg"
BASE = "https://discord.com/api/v10"

# What the libraries write when something fails, with the secret that stands in it.
LINES = [
    (f"PATCH {BASE}/webhooks/1234/{INTERACTION}/messages/@original has returned 404", INTERACTION),
    (f"POST {BASE}/webhooks/1234/{INTERACTION}?wait=true&with_components=true", INTERACTION),
    (f"POST {BASE}/interactions/5678/{INTERACTION}/callback", INTERACTION),
    (f"url='{BASE}/webhooks/1234/{INTERACTION}'", INTERACTION),
    (f"(URL('/webhooks/1234/{INTERACTION}'), 1)", INTERACTION),
    (f"{{'id': '1', 'token': '{INTERACTION}', 'type': 3}}", INTERACTION),
    (f'{{"id":"1","token":"{INTERACTION}","type":3}}', INTERACTION),
    (f"Authorization: Bot {TOKEN}", TOKEN),
    (f"the wrong variable holds {REAL_FORM}!", REAL_FORM),
]
FORMS: list[Literal["text", "json"]] = ["text", "json"]


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Iterator[Callable[[], str]]:
    """What went to standard error since the last look; all that `set_up` changes is put back afterwards."""
    monkeypatch.setattr(logging, "raiseExceptions", logging.raiseExceptions)
    root = logging.getLogger()
    loggers = [root, *(logging.getLogger(name) for name in ("discord", "aiosqlite", "aiohttp", "asyncio", "PIL"))]
    before = [(logger, logger.level) for logger in loggers]
    handlers = list(root.handlers)
    with warnings.catch_warnings():
        yield lambda: capsys.readouterr().err
    logging.captureWarnings(False)
    root.handlers = handlers
    for logger, level in before:
        logger.setLevel(level)


def fail(text: str) -> None:
    raise RuntimeError(text)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(("line", "secret"), LINES)
def test_no_token_leaves_a_message_its_values_or_a_traceback(
    written: Callable[[], str], form: Literal["text", "json"], line: str, secret: str
) -> None:
    logs.set_up("DEBUG", form, SecretStr(TOKEN))
    log = logging.getLogger("bot.test")
    log.info(line)
    log.info("it says %s and %r", line, [line])
    try:
        try:
            fail(line)
        except RuntimeError as error:
            raise ValueError("while " + line) from error
    except ValueError:
        log.exception("failed: %s", line, stack_info=True)
    told = written()
    assert secret not in told
    assert told.count(logs.REMOVED) >= 6
    assert "RuntimeError" in told


def test_what_is_no_secret_stays() -> None:
    redact = logs.Redaction(SecretStr(TOKEN))
    text = f"PATCH {BASE}/channels/1/messages/2 and {BASE}/webhooks/1234 of seat 3, match 17: 'key': 'stand'"
    assert redact(text) == text
    assert redact(f"{BASE}/webhooks/1234/{INTERACTION}/messages/5") == f"{BASE}/webhooks/1234/[removed]/messages/5"
    assert logs.Redaction()("without a token") == "without a token"


def test_text_has_one_line_a_record_with_time_level_and_logger(written: Callable[[], str]) -> None:
    logs.set_up()
    logging.getLogger("bot.test").warning("seat %d is late", 3)
    moment, rest = written().split(" ", 1)
    assert moment.endswith("+00:00")
    assert rest == "WARNING  bot.test: seat 3 is late\n"


def test_json_has_one_object_a_line_also_with_a_traceback(written: Callable[[], str]) -> None:
    logs.set_up(form="json")
    try:
        fail("two\nlines")
    except RuntimeError:
        logging.getLogger("bot.test").exception('a "quoted" Ä')
    logging.getLogger("bot.test").info("the next")
    first, second = (json.loads(line) for line in written().splitlines())
    assert (first["level"], first["logger"], first["message"]) == ("ERROR", "bot.test", 'a "quoted" Ä')
    assert first["traceback"].endswith("RuntimeError: two\nlines")
    assert sorted(second) == ["level", "logger", "message", "time"]


def test_the_level_holds_and_libraries_never_go_below_info(written: Callable[[], str]) -> None:
    logs.set_up("DEBUG")
    for name in ("bot.test", "discord.gateway", "aiosqlite"):
        logging.getLogger(name).debug("payload of %s", name)
        logging.getLogger(name).warning("warning of %s", name)
    told = written()
    assert "payload of bot.test" in told
    assert told.count("payload of") == 1
    assert told.count("warning of") == 3
    logs.set_up("ERROR")
    logging.getLogger("discord.client").warning("nothing")
    assert "nothing" not in written()


def test_a_record_that_cannot_be_formatted_does_not_print_its_values(written: Callable[[], str]) -> None:
    logs.set_up(token=SecretStr(TOKEN))
    logging.getLogger("bot.test").info("%d", TOKEN)
    assert TOKEN not in written()


def test_setting_up_twice_does_not_write_twice(written: Callable[[], str]) -> None:
    logs.set_up()
    logs.set_up()
    logging.getLogger("bot.test").info("once")
    assert written().count("once") == 1
