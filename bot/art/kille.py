"""The pack of Kille: figures and Arabic numbers under a blue arch, with the harlequin's lozenges as its sign."""

from math import cos, radians, sin

from bot.art import beasts, glyphs, objects, people, plate
from bot.art.frame import GOLD, INK, PAPER

COLOUR = "#1f4f94"
_LIGHT = "#fbe6b4"
_NUMBERS = tuple(str(number) for number in range(1, 13))
_FIGURES = {
    "mask": objects.half_mask(),
    "flowerpot": objects.flowerpot(),
    "wreath": objects.wreath(),
    "inn": objects.inn(),
    "cavalier": people.cavalier(),
    "pig": beasts.pig(),
    "hussar": people.hussar(),
    "cuckoo": beasts.cuckoo(),
    "harlequin": people.harlequin(),
}
CARDS = (
    *("mask", "flowerpot", "wreath"),
    *_NUMBERS,
    *("inn", "cavalier", "pig", "hussar", "cuckoo", "harlequin"),
)
"""Keys of the cards as in the record of a match, from low to high."""


def _lozenge(x: float, y: float, size: float, fill: str, line: str = "") -> str:
    wide = size * 0.72
    return f'<path d="M{x} {y - size}L{x + wide} {y}L{x} {y + size}L{x - wide} {y}Z" fill="{fill}"{line}/>'


def _arch() -> str:
    middle = (plate.LEFT + plate.RIGHT) / 2
    reach = (plate.RIGHT - plate.LEFT) / 2
    return (
        f"M{plate.LEFT} {plate.BOTTOM}L{plate.LEFT} {plate.TOP + 92}A{reach} 92 0 0 1 {middle} {plate.TOP}"
        f"A{reach} 92 0 0 1 {plate.RIGHT} {plate.TOP + 92}L{plate.RIGHT} {plate.BOTTOM}Z"
    )


def _rays() -> str:
    """A rising sun behind everything."""
    middle = plate.LEDGE - 90
    ray = f'<path d="M180 {middle}l-36-420l72 0Z" fill="{_LIGHT}" transform="rotate({{}} 180 {middle})"/>'
    return "".join(ray.format(turn) for turn in range(15, 360, 30))


def _band() -> str:
    middle = (plate.LEDGE + plate.BOTTOM) / 2 - 2
    return "".join(
        _lozenge(180 + step * 32, middle, 20, PAPER if step % 2 else GOLD, f' stroke="{INK}" stroke-width="3"')
        for step in range(-3, 4)
    )


def _number_tile(number: str) -> str:
    return glyphs.index(number, 64, 90, 68, COLOUR, 90) + "".join(
        _lozenge(64 + step * 21, 107, 10, COLOUR) for step in (-1, 0, 1)
    )


def _number_card(number: str) -> str:
    """A great digit, and as many lozenges as it says."""
    parts = [glyphs.index(number, 180, 298, 158, COLOUR, 172)]
    lines = plate.rows(int(number), 6)
    top = 353 - 22 * (len(lines) - 1)
    edge = f' stroke="{INK}" stroke-width="4"'
    for row, count in enumerate(lines):
        left = 180 - (count - 1) / 2 * 33
        parts.extend(_lozenge(left + place * 33, top + row * 44, 18, GOLD, edge) for place in range(count))
    return "".join(parts)


def _index(card: str) -> str:
    return card if card in _NUMBERS else ""


def _bunting(card: str) -> str:
    """Lozenges on a string in the arch of every card."""
    wide, high, middle = (plate.RIGHT - plate.LEFT) / 2 - 24, 74, plate.TOP + 102
    spots = [
        (round(180 - wide * cos(radians(turn)), 1), round(middle - high * sin(radians(turn)), 1))
        for turn in range(22, 159, 17)
    ]
    (left, low), (right, _) = spots[0], spots[-1]
    edge = f' stroke="{INK}" stroke-width="3"'
    return (
        f'<path d="M{left} {low}A{wide} {high} 0 0 1 {right} {low}" fill="none" stroke="{INK}" stroke-width="2.5"/>'
        + "".join(_lozenge(x, y, 12, GOLD if place % 2 else COLOUR, edge) for place, (x, y) in enumerate(spots))
    )


_DRESS = plate.Dress(
    colour=COLOUR,
    window=_arch(),
    tile_edge=(
        f'<path d="M5.5 48L5.5 25A19.5 19.5 0 0 1 25 5.5L103 5.5A19.5 19.5 0 0 1 122.5 25L122.5 48'
        f'C118 23 98 10 64 10C30 10 10 23 5.5 48Z" fill="{COLOUR}"/>'
    ),
    sky=_rays(),
    band=_band(),
    number_tile=_number_tile,
    number_card=_number_card,
    index=_index,
    head=_bunting,
)

PACK = plate.pack("kille", "ki", CARDS, _FIGURES, _DRESS)
