"""Fluent bundles, read once, and the object that puts a message into words."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

LANGUAGES = ("en", "de")
"""The languages of the bot; the first one serves everybody whose own is missing."""


class MissingWords(LookupError):
    """A text is asked for that no locale file holds, or one of its values is missing: a fault of ours."""


class Words:
    """The texts of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        # No isolation marks: Discord shows them as boxes on some phones.
        self._bundle = FluentBundle([language], use_isolating=False)
        self.keys: set[str] = set()
        for file in sorted(files("bot.text").joinpath("locales", language).iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                self._read(file.name, file.read_text("utf-8"))

    def _read(self, name: str, text: str) -> None:
        resource = FluentResource(text)
        for entry in resource.body:
            # Fluent passes over what it cannot read; a text would be missing without a word.
            if isinstance(entry, ast.Junk):
                raise MissingWords(f"{self.language}/{name} cannot be read near {(entry.content or '')[:60]!r}")
            if isinstance(entry, ast.Message):
                if entry.id.name in self.keys:
                    raise MissingWords(f"{self.language}/{name} says {entry.id.name} a second time")
                self.keys.add(entry.id.name)
        self._bundle.add_resource(resource)

    def __call__(self, key: str, **values: Any) -> str:
        """The text of this key with these values. Raises MissingWords."""
        message = self._bundle.get_message(key) if self._bundle.has_message(key) else None
        if message is None or message.value is None:
            raise MissingWords(f"{self.language}: there is no text {key}")
        text, errors = self._bundle.format_pattern(message.value, values)
        if errors:
            raise MissingWords(f"{self.language}: {key}: {errors[0]}")
        return str(text)

    def has(self, key: str) -> bool:
        """Whether there is a text of this key."""
        return key in self.keys

    def list(self, items: list[str]) -> str:
        """Things in a row, with "and" before the last."""
        if len(items) < 2:
            return "".join(items)
        return self("list-and", first=", ".join(items[:-1]), last=items[-1])


def language_of(locale: str | None) -> str:
    """The language of ours that serves a Discord locale: `de` for `de`, English for the rest."""
    short = (locale or "").partition("-")[0].lower()
    return short if short in LANGUAGES else LANGUAGES[0]


@lru_cache(maxsize=len(LANGUAGES))
def _words(language: str) -> Words:
    return Words(language)


def words_for(locale: str | None) -> Words:
    """The texts for a Discord locale such as `de` or `en-US`."""
    return _words(language_of(locale))
