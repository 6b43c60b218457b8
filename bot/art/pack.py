"""What a pack of cards gives to be drawn: one module a pack makes one of these."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Pack:
    """A pack. Every function takes a card key and raises KeyError for a key that is not in `cards`.

    `languages(card)` are those with a drawing of their own, "" first; `tile` and `face` give SVG for card and locale.
    """

    key: str
    cards: tuple[str, ...]
    languages: Callable[[str], tuple[str, ...]]
    emoji_name: Callable[[str, str], str]
    tile: Callable[[str, str], str]
    face: Callable[[str, str], str]
