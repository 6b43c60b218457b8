"""The 52 French cards: four suits in four colours, corners in the player's language."""

from bot.art import frame, glyphs
from bot.art.court import court
from bot.art.pack import Pack

SUITS = "SHDC"
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
CARDS = tuple(rank + suit for suit in SUITS for rank in RANKS)
"""Keys of the cards as in the record of a match."""

COLOURS = {"S": "#111111", "H": "#d40000", "D": "#0057d9", "C": "#0a7a2f"}

_CORNERS = {"de": {"J": "B", "Q": "D"}}
"""Language to the ranks whose letter differs there from the English one."""

_MIDDLE = 0.5
_PIPS: dict[str, tuple[tuple[int, float], ...]] = {
    "2": ((0, 0), (0, 1)),
    "3": ((0, 0), (0, 0.5), (0, 1)),
    "4": ((-1, 0), (1, 0), (-1, 1), (1, 1)),
}
_PIPS["5"] = (*_PIPS["4"], (0, 0.5))
_PIPS["6"] = (*_PIPS["4"], (-1, 0.5), (1, 0.5))
_PIPS["7"] = (*_PIPS["6"], (0, 0.25))
_PIPS["8"] = (*_PIPS["7"], (0, 0.75))
_PIPS["9"] = (*_PIPS["4"], (-1, 1 / 3), (1, 1 / 3), (-1, 2 / 3), (1, 2 / 3), (0, 0.5))
_PIPS["10"] = (*_PIPS["9"][:-1], (0, 1 / 6), (0, 5 / 6))
"""Rank to its pips: column (-1 left, 0 middle, 1 right) and height (0 top, 1 bottom)."""

_ACES = {"S": (270, 3, 22, 104), "H": (262, -1, -4, 94), "D": (300, 0, 6, 84), "C": (270, 3, 20, 76)}
"""Suit to the size of its ace, how far the engraved line and the bird sit below the middle, and the bird's size."""


def split(card: str) -> tuple[str, str]:
    """Rank and suit of a card key. Raises KeyError for a key that is no card of this pack."""
    if card not in CARDS:
        raise KeyError(card)
    return card[:-1], card[-1]


def language(card: str, locale: str) -> str:
    """The language whose corners this card needs in `locale`: "" where the English letter serves."""
    rank, _ = split(card)
    spoken = locale.lower().replace("_", "-").split("-")[0]
    return spoken if rank in _CORNERS.get(spoken, {}) else ""


def languages(card: str) -> tuple[str, ...]:
    """The languages for which a card has corners of its own; "" (English) is always the first."""
    rank, _ = split(card)
    return ("", *(spoken for spoken, letters in _CORNERS.items() if rank in letters))


def _letters(card: str, locale: str) -> str:
    rank, _ = split(card)
    return _CORNERS[spoken][rank] if (spoken := language(card, locale)) else rank


def emoji_name(card: str, locale: str) -> str:
    """The name of the application emoji of a card, the one with the corners of `locale`."""
    spoken = language(card, locale)
    return f"c_{card}_{spoken}" if spoken else f"c_{card}"


def tile(card: str, locale: str) -> str:
    """The emoji of a card as SVG: index and suit as large as a square allows, for 22 pixels."""
    _, sign = split(card)
    letters = _letters(card, locale)
    colour = COLOURS[sign]
    size = 56 if sign == "D" else 50
    if len(letters) > 1:
        return frame.tile(glyphs.index(letters, 51, 77, 62, colour, 80) + glyphs.suit(sign, 95, 97, size - 6, colour))
    return frame.tile(glyphs.index(letters, 43, 93, 78, colour, 60) + glyphs.suit(sign, 94, 91, size, colour))


def _corner(card: str, locale: str) -> str:
    _, sign = split(card)
    colour = COLOURS[sign]
    return glyphs.index(_letters(card, locale), frame.CORNER_X, 68, 50, colour, 46) + glyphs.suit(
        sign, frame.CORNER_X, 103, 42, colour
    )


def _pips(rank: str, sign: str) -> str:
    parts = []
    for column, height in _PIPS[rank]:
        size = -74 if height > _MIDDLE else 74
        parts.append(glyphs.suit(sign, 180 + column * 68, 84 + height * 336, size, COLOURS[sign]))
    return "".join(parts)


def _ace(sign: str) -> str:
    """One great sign with an engraved line inside and the cuckoo of the house in its middle."""
    colour = COLOURS[sign]
    size, shift, low, bird = _ACES[sign]
    line = f' stroke="{frame.WHITE}" stroke-width="2"'
    return (
        glyphs.suit(sign, 180, 252, size, colour)
        + glyphs.suit(sign, 180, 252 + shift, size * 0.83, colour, line)
        + glyphs.cuckoo(174, 262 + low, bird, frame.WHITE, frame.WHITE, colour)
    )


def face(card: str, locale: str) -> str:
    """The full picture of a card as SVG."""
    rank, sign = split(card)
    if rank == "A":
        middle = _ace(sign)
    elif rank in _PIPS:
        middle = _pips(rank, sign)
    else:
        middle = court(rank, sign, COLOURS[sign])
    return frame.card(middle + frame.twice(_corner(card, locale)))


PACK = Pack(key="french", cards=CARDS, languages=languages, emoji_name=emoji_name, tile=tile, face=face)
