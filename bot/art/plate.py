"""Tile and card around a figure or a number, for packs without suits. What differs from pack to pack is their `Dress`."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.art import frame, glyphs
from bot.art.frame import HEIGHT, INK, PAPER, WIDTH
from bot.art.woodcut import Figure, placed

LEFT, TOP, RIGHT, BOTTOM = 68, 34, 292, 470
"""The picture window of a card."""
LEDGE = 406
"""Figures stand here; below is a band with the ornament of the pack."""
_FIGURE_SCALE = 2.1
_FIGURE_MIDDLE = LEDGE - 50 * _FIGURE_SCALE + 2
_TILE_FIGURE = 0.94
_CORNER_FIGURE = 0.42
_CORNER_MOST = 39
"""Widest corner index, in pixels."""


@dataclass(frozen=True)
class Dress:
    """What tells one pack from the other besides its figures: in colour and, for those who do not see it, in shape.

    `window` is the path of a card's picture window; `tile_edge` lies around a tile, `sky` behind a figure, `band` below
    the ledge. `number_tile` and `number_card` draw a number, `corner` gives the index of a card, "" for none.
    """

    colour: str
    window: str
    tile_edge: str
    sky: str
    band: str
    number_tile: Callable[[str], str]
    number_card: Callable[[str], str]
    corner: Callable[[str], str]
    head: Callable[[str], str]
    """What stands above the figure of a card."""


def figure_tile(dress: Dress, figure: Figure) -> str:
    """The emoji of a figure."""
    return frame.tile(dress.tile_edge + placed(figure.bold, 64, 65, _TILE_FIGURE))


def number_tile(dress: Dress, number: str) -> str:
    """The emoji of a number."""
    return frame.tile(dress.tile_edge + dress.number_tile(number))


def _corner(dress: Dress, card: str, figure: Figure | None) -> str:
    text = dress.corner(card)
    parts = ""
    base = 28.0
    if text:
        height = min(46.0, _CORNER_MOST / glyphs.width(text))
        base += height
        parts = glyphs.index(text, frame.CORNER_X, base, height, dress.colour, _CORNER_MOST)
        base += 8
    if figure is not None:
        parts += placed(figure.bold, frame.CORNER_X, base + 50 * _CORNER_FIGURE, _CORNER_FIGURE)
    return parts


def face(dress: Dress, card: str, figure: Figure | None) -> str:
    """The full picture of a card: with its figure, or as a number when there is none."""
    if figure is None:
        middle = dress.number_card(card)
    else:
        middle = dress.head(card) + placed(figure.bold + figure.fine, WIDTH / 2, _FIGURE_MIDDLE, _FIGURE_SCALE)
    return frame.card(
        f'<clipPath id="w"><path d="{dress.window}"/></clipPath>'
        f'<path d="{dress.window}" fill="{PAPER}"/><g clip-path="url(#w)">{dress.sky}'
        f'<rect x="{LEFT}" y="{LEDGE}" width="{RIGHT - LEFT}" height="{BOTTOM - LEDGE}" fill="{dress.colour}"/>'
        f"{dress.band}"
        f'<path d="M{LEFT} {LEDGE}L{RIGHT} {LEDGE}" stroke="{INK}" stroke-width="5"/></g>'
        f"{middle}"
        f'<path d="{dress.window}" fill="none" stroke="{dress.colour}" stroke-width="12"/>'
        f'<path d="{dress.window}" fill="none" stroke="{INK}" stroke-width="3"/>'
        f"{frame.twice(_corner(dress, card, figure))}"
    )


def rows(count: int, most: int) -> tuple[int, ...]:
    """`count` pips in as few rows as hold at most `most` each, as even as can be."""
    lines = -(-count // most)
    return tuple(count // lines + (1 if line < count % lines else 0) for line in range(lines))


__all__ = ["BOTTOM", "HEIGHT", "LEDGE", "LEFT", "RIGHT", "TOP", "Dress", "face", "figure_tile", "number_tile", "rows"]
