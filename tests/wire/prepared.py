"""The bot with its cards drawn and its texts ready: every life forked from here would do that again."""

from __future__ import annotations

import contextlib
import gc

from bot.art import warm
from bot.text import LANGUAGES, words_for
from bot.text.words import MissingWords
from tests.wire import one_bot

__all__ = ["one_bot"]


def prepare() -> None:
    """Draw and read. What is there now is kept out of the search for garbage, which would copy it into every life."""
    warm()
    for words in map(words_for, LANGUAGES):
        for key in words.keys:
            with contextlib.suppress(MissingWords):  # most texts want values; they are ready all the same
                words(key)
    gc.collect()
    gc.freeze()


prepare()
