"""What every text promises, whatever it is about."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.text import LANGUAGES, words_for

from .messages import Message, messages

NUMBERS = (0, 1, 2, 3, 7, 21, 1_790_000_000)
MENTION = re.compile(r"@everyone|@here|<@[&!]?\d|<#\d")
HTML = re.compile(r"</?(?:a|b|br|div|em|i|li|p|span|strong|u|ul)\b", re.IGNORECASE)
TIMESTAMP = re.compile(r"<t:[^>]*>")


def filled(message: Message, number: int) -> dict[str, Any]:
    return {name: number if name in message.numbers else f"‹{name}›" for name in message.variables}


def every_form(language: str, message: Message) -> list[str]:
    """The text with each of the numbers that may decide its form."""
    words = words_for(language)
    return [words(message.key, **filled(message, number)) for number in (NUMBERS if message.numbers else (1,))]


def test_both_languages_say_the_same_things() -> None:
    english, german = (set(messages(language)) for language in ("en", "de"))
    assert english - german == set()
    assert german - english == set()


def test_a_text_names_the_same_values_in_every_language() -> None:
    english, german = messages("en"), messages("de")
    different = {
        key: (sorted(english[key].variables), sorted(german[key].variables))
        for key in english.keys() & german.keys()
        if english[key].variables != german[key].variables
    }
    assert different == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said_with_the_values_it_names(language: str) -> None:
    for message in messages(language).values():
        for text in every_form(language, message):
            assert text.strip(), message.key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_calls_anybody_or_is_left_unwritten(language: str) -> None:
    for message in messages(language).values():
        for text in every_form(language, message):
            assert not MENTION.search(text), message.key
            assert not HTML.search(text), message.key
            assert "TODO" not in text, message.key


@pytest.mark.parametrize("language", LANGUAGES)
def test_discord_can_read_every_moment_in_time(language: str) -> None:
    # Fluent groups the digits of a number; `<t:1,790,000,000:R>` is no moment for Discord.
    words = words_for(language)
    for message in messages(language).values():
        if any(TIMESTAMP.search(text) for text in every_form(language, message)):
            text = words(message.key, **dict.fromkeys(message.variables, 1_790_000_000))
            for moment in TIMESTAMP.findall(text):
                assert re.fullmatch(r"<t:1790000000(?::[tTdDfFR])?>", moment), (message.key, moment)


@pytest.mark.parametrize("language", LANGUAGES)
def test_things_in_a_row_end_with_an_and(language: str) -> None:
    words = words_for(language)
    joint = {"en": "and", "de": "und"}[language]
    assert words.list([]) == ""
    assert words.list(["Anna"]) == "Anna"
    assert words.list(["Anna", "Ben"]) == f"Anna {joint} Ben"
    assert words.list(["Anna", "Ben", "Cora"]) == f"Anna, Ben {joint} Cora"
