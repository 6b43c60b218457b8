"""How the figures of Kille and Cuccù are cut: ink outlines, flat stencil colours, white lines engraved into black.

A figure is drawn once, in a square from -50 to 50, for the emoji and for the card alike.
"""

from typing import NamedTuple

from bot.art.frame import INK

RED = "#c3271f"
GREEN = "#2f7d3b"
BLUE = "#2c5f9e"
BROWN = "#7d4320"
RUST = "#b4561c"
ROSE = "#e58b98"
STONE = "#8d95a0"


class Figure(NamedTuple):
    """A figure: `bold` is all that 22 pixels can show, `fine` is the engraving that only a card has room for."""

    bold: str
    fine: str = ""


def flat(d: str, fill: str, width: float = 5) -> str:
    """A shape filled with one colour inside an ink outline."""
    return f'<path d="{d}" fill="{fill}" stroke-width="{width}"/>'


def solid(d: str, fill: str = INK) -> str:
    """A shape without an outline."""
    return f'<path d="{d}" fill="{fill}" stroke="none"/>'


def line(d: str, width: float, colour: str = INK) -> str:
    """An open stroke."""
    return f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width}"/>'


def cord(d: str, width: float, colour: str) -> str:
    """A stroke in colour with ink on both sides."""
    return line(d, width) + line(d, width - 5, colour)


def dot(x: float, y: float, radius: float, fill: str = INK, width: float = 0) -> str:
    """A disc; with a `width` it has an ink outline."""
    edge = f'stroke-width="{width}"' if width else 'stroke="none"'
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{fill}" {edge}/>'


def mirrored(inner: str) -> str:
    """A drawing and its mirror image about the upright middle."""
    return f'{inner}<g transform="scale(-1 1)">{inner}</g>'


def placed(inner: str, x: float, y: float, scale: float) -> str:
    """A figure with its middle at (`x`, `y`), 100 * `scale` wide."""
    return (
        f'<g transform="translate({x:.2f} {y:.2f}) scale({scale:.4f})" stroke="{INK}" stroke-linejoin="round" '
        f'stroke-linecap="round">{inner}</g>'
    )
