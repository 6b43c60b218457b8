"""What every pack shares: the tile of an emoji, the edge of a card, the back, and the colours.

A later pack needs only its own inner drawings: it puts them into `tile`, `card` or `window`.
"""

from bot.art import glyphs

TILE = 128
"""Side of an emoji, in pixels."""
WIDTH = 360
HEIGHT = 504
"""Size of a card picture, in pixels."""

WHITE = "#ffffff"
EDGE = "#7b808a"
"""The edge of tile and card: darker than white ground, lighter than Discord's dark ground."""
INK = "#1a1512"
PAPER = "#fff2d2"
"""Far enough from white that a small palette never mixes the two."""
GOLD = "#eab735"
SKIN = "#fbe3c6"
FEATHER = "#8fa0b3"
BACK = "#274b74"
_LATTICE = "#a9b6ba"

CORNER_X = 34
"""Middle of the corner index, from the left edge of a card: a fan must leave twice as much of a card uncovered."""


def svg(width: int, height: int, inner: str) -> str:
    """A whole SVG document around `inner`."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}">{inner}</svg>'
    )


def tile(inner: str, ground: str = WHITE) -> str:
    """An emoji: `inner` on a tile with round corners and a thin darker edge."""
    return svg(
        TILE,
        TILE,
        f'<rect x="3" y="3" width="122" height="122" rx="22" fill="{ground}" stroke="{EDGE}" stroke-width="5"/>{inner}',
    )


def card(inner: str, ground: str = WHITE) -> str:
    """A card picture: `inner` on a card with round corners and a thin darker edge."""
    return svg(
        WIDTH,
        HEIGHT,
        f'<rect x="2" y="2" width="{WIDTH - 4}" height="{HEIGHT - 4}" rx="24" fill="{ground}" stroke="{EDGE}" '
        f'stroke-width="3"/>{inner}',
    )


def twice(inner: str) -> str:
    """`inner`, and `inner` again turned upside down about the middle of the card."""
    return f'{inner}<g transform="rotate(180 {WIDTH / 2} {HEIGHT / 2})">{inner}</g>'


def _lattice(left: float, top: float, right: float, bottom: float, step: float) -> str:
    """Crossing diagonal lines over a box, as path data (the caller clips them)."""
    lines = []
    x = left - (bottom - top)
    while x < right:
        lines.append(f"M{x:.1f} {top}L{x + bottom - top:.1f} {bottom}M{x:.1f} {bottom}L{x + bottom - top:.1f} {top}")
        x += step
    return "".join(lines)


def back_card() -> str:
    """The back of every pack: a lattice and the cuckoo in a medallion."""
    middle = (WIDTH / 2, HEIGHT / 2)
    return card(
        f'<clipPath id="b"><rect x="30" y="30" width="{WIDTH - 60}" height="{HEIGHT - 60}" rx="8"/></clipPath>'
        f'<rect x="17" y="17" width="{WIDTH - 34}" height="{HEIGHT - 34}" rx="14" fill="{BACK}"/>'
        f'<g clip-path="url(#b)"><path d="{_lattice(30, 30, WIDTH - 30, HEIGHT - 30, 25)}" stroke="{_LATTICE}" '
        f'stroke-width="2.6"/></g>'
        f'<rect x="30" y="30" width="{WIDTH - 60}" height="{HEIGHT - 60}" rx="8" fill="none" stroke="{PAPER}" '
        f'stroke-width="3"/>'
        f'<circle cx="{middle[0]}" cy="{middle[1]}" r="104" fill="{BACK}" stroke="{PAPER}" stroke-width="4"/>'
        f'<circle cx="{middle[0]}" cy="{middle[1]}" r="92" fill="{PAPER}" stroke="{GOLD}" stroke-width="5"/>'
        f"{_perch(middle[0], middle[1] + 2, 0.9)}"
    )


def _perch(x: float, y: float, scale: float) -> str:
    """The cuckoo of the house on its twig, about 150 wide, around (`x`, `y`)."""
    leaf = "M0 0C4-12 18-16 30-12C24 0 12 6 0 0Z"
    return (
        f'<g transform="translate({x} {y}) scale({scale})">'
        f'<path d="M-74 44C-40 34 20 40 72 28" fill="none" stroke="{INK}" stroke-width="7" stroke-linecap="round"/>'
        f'<path transform="translate(-54 38) rotate(-8)" d="{leaf}" fill="{INK}"/>'
        f'<path transform="translate(50 33) rotate(50)" d="{leaf}" fill="{INK}"/>'
        f'<path transform="translate(-40 40) rotate(70)" d="{leaf}" fill="{INK}"/>'
        f'<path d="M-8 22L-10 38M4 22L4 38" stroke="{INK}" stroke-width="5"/>'
        f"{glyphs.cuckoo(-4, 24, 124, FEATHER, WHITE, INK)}</g>"
    )


def back_tile() -> str:
    """The back as an emoji: no index, so that it is never mistaken for a card."""
    return tile(
        f'<clipPath id="b"><rect x="13" y="13" width="102" height="102" rx="13"/></clipPath>'
        f'<rect x="13" y="13" width="102" height="102" rx="13" fill="{BACK}"/>'
        f'<g clip-path="url(#b)"><path d="{_lattice(13, 13, 115, 115, 25.5)}" stroke="{_LATTICE}" '
        f'stroke-width="4"/></g>'
        f'<circle cx="64" cy="64" r="45" fill="{PAPER}" stroke="{BACK}" stroke-width="5"/>'
        f"{glyphs.cuckoo(62, 80, 66, INK, INK, INK, 10)}"
        f'<circle cx="52.5" cy="42" r="3.2" fill="{PAPER}"/>'
    )
