"""Tile and card around a figure or a number, for packs without suits; what tells such packs apart is their `Dress`."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from bot.art import frame, glyphs
from bot.art.frame import INK, PAPER, WIDTH
from bot.art.pack import Pack
from bot.art.woodcut import Figure, placed

LEFT, TOP, RIGHT, BOTTOM = 68, 34, 292, 470
"""The picture window of a card."""
LEDGE = 406
"""Figures stand here; below is a band with the ornament of the pack."""
_FIGURE_SCALE = 2.02
_FIGURE_MIDDLE = LEDGE - 50 * _FIGURE_SCALE + 2
_TILE_FIGURE = 0.94
_CORNER_FIGURE = 0.42
_CORNER_MOST = 40
"""Widest corner index, in pixels: the window begins right of it."""


@dataclass(frozen=True)
class Dress:
    """What tells one pack from the other besides its figures: in colour and, for those who do not see it, in shape.

    `window` is the path of a card's picture window; `tile_edge` lies around a tile, `sky` behind a figure, `band` below
    the ledge. Of a card, `number_tile` and `number_card` draw its number, `head` what stands above its figure, and
    `index` is the text of its corner ("" where it has none).
    """

    colour: str
    window: str
    tile_edge: str
    sky: str
    band: str
    number_tile: Callable[[str], str]
    number_card: Callable[[str], str]
    head: Callable[[str], str]
    index: Callable[[str], str]


def rows(count: int, most: int) -> tuple[int, ...]:
    """`count` pips in as few rows as hold at most `most` each, as even as can be."""
    lines = -(-count // most)
    return tuple(count // lines + (1 if line < count % lines else 0) for line in range(lines))


def _tile(dress: Dress, card: str, figure: Figure | None) -> str:
    inner = dress.number_tile(card) if figure is None else placed(figure.bold, 64, 65, _TILE_FIGURE)
    return frame.tile(dress.tile_edge + inner)


def _corner(dress: Dress, card: str, figure: Figure | None) -> str:
    """The index, and the figure small: in a hand the corner is all that shows of a card."""
    text = dress.index(card)
    parts = ""
    base = 28.0
    if text:
        height = min(46.0, max(32.0, _CORNER_MOST / glyphs.width(text)))
        base += height
        parts = glyphs.index(text, frame.CORNER_X, base, height, dress.colour, _CORNER_MOST)
        base += 8
    if figure is not None:
        parts += placed(figure.bold, frame.CORNER_X, base + 50 * _CORNER_FIGURE, _CORNER_FIGURE)
    return parts


def _face(dress: Dress, card: str, figure: Figure | None) -> str:
    if figure is None:
        middle = dress.number_card(card)
    else:
        middle = placed(figure.bold + figure.fine, WIDTH / 2, _FIGURE_MIDDLE, _FIGURE_SCALE)
    return frame.card(
        f'<clipPath id="w"><path d="{dress.window}"/></clipPath>'
        f'<path d="{dress.window}" fill="{PAPER}"/><g clip-path="url(#w)">{dress.sky}'
        f'<rect x="{LEFT}" y="{LEDGE}" width="{RIGHT - LEFT}" height="{BOTTOM - LEDGE}" fill="{dress.colour}"/>'
        f'{dress.band}<path d="M{LEFT} {LEDGE}L{RIGHT} {LEDGE}" stroke="{INK}" stroke-width="5"/></g>'
        f"{dress.head(card)}{middle}"
        f'<path d="{dress.window}" fill="none" stroke="{dress.colour}" stroke-width="12"/>'
        f'<path d="{dress.window}" fill="none" stroke="{INK}" stroke-width="3"/>'
        f"{frame.twice(_corner(dress, card, figure))}"
    )


def pack(key: str, prefix: str, cards: tuple[str, ...], figures: Mapping[str, Figure], dress: Dress) -> Pack:
    """A pack that looks the same in all languages, its emoji names beginning with `prefix`.

    Cards without a figure are numbers.
    """

    def known(card: str) -> str:
        if card not in cards:
            raise KeyError(card)
        return card

    def languages(card: str) -> tuple[str, ...]:
        known(card)
        return ("",)

    return Pack(
        key=key,
        cards=cards,
        languages=languages,
        emoji_name=lambda card, locale: f"{prefix}_{known(card)}",
        tile=lambda card, locale: _tile(dress, known(card), figures.get(card)),
        face=lambda card, locale: _face(dress, known(card), figures.get(card)),
    )
