"""How people and cards are written: names that cannot ping or format, cards as emoji, sign and spoken name."""

from __future__ import annotations

import re
import unicodedata

import discord

from bot.art import PACKS, emoji_name
from bot.tables.ports import FORGOTTEN, SeatRow
from bot.text import Words
from bot.ui.hand_pictures import HandPictures

SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
_HIDDEN = frozenset({"Cc", "Cf", "Cn", "Co", "Cs"})
"""Unicode categories of signs that are not drawn, or turn round what follows."""
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and marks that look like nothing."""
_FORMATS = re.compile(r"^[#>-]|[\\*_~`|<\[\]]|:(?=//)")
"""What Discord reads as formatting, a mention or an address; a backslash before it makes it a sign."""


class Emojis:
    """The application emojis that are there. Missing ones are written as text, so that nothing is ever unreadable."""

    def __init__(self) -> None:
        self._found: dict[str, discord.Emoji] = {}
        self.hands = HandPictures()
        """Pictures of whole hands, as far as they are drawn."""

    def put(self, emoji: discord.Emoji) -> None:
        self._found[emoji.name] = emoji

    def __call__(self, name: str, otherwise: str = "") -> str:
        """The emoji of this name for use in a text, or the other text."""
        emoji = self._found.get(name)
        return str(emoji) if emoji is not None else otherwise

    def for_button(self, name: str) -> discord.PartialEmoji | None:
        """The emoji of this name for a button."""
        emoji = self._found.get(name)
        return None if emoji is None else discord.PartialEmoji(name=emoji.name, id=emoji.id)

    def picture(self, name: str) -> str | None:
        """The address of an emoji's picture."""
        emoji = self._found.get(name)
        return None if emoji is None else emoji.url


def plain_name(name: str) -> str:
    """A display name as text: no formatting, no mention, no invisible signs, not too long."""
    visible = _visible(name)[:32].strip() or "?"
    return _FORMATS.sub(r"\\\g<0>", discord.utils.escape_mentions(visible))


def _visible(name: str) -> str:
    drawn = (one for one in name if one.isspace() or (unicodedata.category(one) not in _HIDDEN and one not in _BLANK))
    return " ".join("".join(drawn).split())


def seat_name(words: Words, seats: tuple[SeatRow, ...], number: int) -> str:
    """The name of a seat: its player's, or that of a computer player by its number."""
    seat = seats[number]
    if seat.user_id == FORGOTTEN:
        return words("name-forgotten")
    if seat.user_id is not None:
        # Names are forgotten when the match is over; Discord still knows who it was.
        return plain_name(seat.name) if seat.name else f"<@{seat.user_id}>"
    computers = sum(1 for other in seats[:number] if other.user_id is None) + 1
    return words("computer-name", number=computers)


def short_name(words: Words, seats: tuple[SeatRow, ...], number: int) -> str:
    """The same for a button's label, where nothing is formatted and room is short."""
    seat = seats[number]
    if seat.user_id is None:
        return seat_name(words, seats, number)
    visible = _visible(seat.name) or "?"
    return visible if len(visible) <= 16 else visible[:15] + "…"


def card_short(words: Words, card: str, pack: str = "french") -> str:
    """A card in little room: `♥ D`, in the letters of the language; in packs without suits its numeral or its name."""
    if pack == "french":
        return f"{SIGNS[card[-1]]} {words('rank-' + card[:-1] + '-letter')}"
    key = f"card-{pack}-{card}"
    return words(f"{key}-short" if words.has(f"{key}-short") else key)


def card_spoken(words: Words, card: str, pack: str = "french") -> str:
    """A card's full name: queen of hearts, Hussar."""
    if pack == "french":
        return words("card-name", rank=words("rank-" + card[:-1]), suit=words("suit-" + card[-1]))
    return words(f"card-{pack}-{card}")


def card_text(words: Words, emojis: Emojis, card: str, pack: str = "french") -> str:
    """A card in a running text: its emoji, or its short form."""
    short = f"**{card_short(words, card, pack)}**"
    # A pack that is not drawn yet is written.
    return emojis(emoji_name(card, words.language, pack), short) if pack in PACKS else short
