"""The pack of Kille: figures and Arabic numbers under a blue arch, with the harlequin's lozenges as its sign."""

from math import cos, radians, sin

from bot.art import beasts, glyphs, objects, people, plate
from bot.art.frame import GOLD, INK, PAPER
from bot.art.pack import Pack

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
    rays = []
    for ray in range(12):
        wedge = f'<path d="M180 {plate.LEDGE - 90}l-36-420l72 0Z" transform="rotate({ray * 30 + 15} 180 {plate.LEDGE - 90})"'
        rays.append(f'{wedge} fill="{_LIGHT}"/>')
    return "".join(rays)


def _band() -> str:
    middle = (plate.LEDGE + plate.BOTTOM) / 2
    return "".join(
        _lozenge(180 + step * 34, middle, 22, PAPER if step % 2 else GOLD, f' stroke="{INK}" stroke-width="3"')
        for step in range(-3, 4)
    )


def _number_tile(number: str) -> str:
    return glyphs.index(number, 64, 90, 68, COLOUR, 90) + "".join(
        _lozenge(64 + step * 21, 107, 10, COLOUR) for step in (-1, 0, 1)
    )


def _number_card(number: str) -> str:
    """A great digit, and as many lozenges as it says."""
    parts = [glyphs.index(number, 180, 290, 170, COLOUR, 190)]
    lines = plate.rows(int(number), 6)
    top = 350 - 22 * (len(lines) - 1)
    for row, count in enumerate(lines):
        parts.extend(
            _lozenge(
                180 + (place - (count - 1) / 2) * 33, top + row * 44, 18, GOLD, f' stroke="{INK}" stroke-width="4"'
            )
            for place in range(count)
        )
    return "".join(parts)


def _index(card: str) -> str:
    return card if card in _NUMBERS else ""


def _bunting(card: str) -> str:
    """Lozenges on a string along the arch, above every figure."""
    reach, tall = (plate.RIGHT - plate.LEFT) / 2 - 24, 92 - 18
    middle = plate.TOP + 102
    string = f"M{180 - reach} {middle}A{reach} {tall} 0 0 1 {180 + reach} {middle}"
    return f'<path d="{string}" fill="none" stroke="{INK}" stroke-width="2.5"/>' + "".join(
        _lozenge(
            round(180 - reach * cos(radians(turn)), 1),
            round(middle - tall * sin(radians(turn)), 1),
            12,
            COLOUR if turn % 40 else GOLD,
            f' stroke="{INK}" stroke-width="3"',
        )
        for turn in range(0, 181, 20)
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
    corner=_index,
    head=_bunting,
)


def _known(card: str) -> str:
    if card not in CARDS:
        raise KeyError(card)
    return card


def languages(card: str) -> tuple[str, ...]:
    """One drawing serves all languages."""
    _known(card)
    return ("",)


def emoji_name(card: str, locale: str) -> str:
    """The name of the application emoji of a card, the same in every language."""
    return f"ki_{_known(card)}"


def tile(card: str, locale: str) -> str:
    """The emoji of a card as SVG."""
    figure = _FIGURES.get(_known(card))
    return plate.number_tile(_DRESS, card) if figure is None else plate.figure_tile(_DRESS, figure)


def face(card: str, locale: str) -> str:
    """The full picture of a card as SVG."""
    return plate.face(_DRESS, card, _FIGURES.get(_known(card)))


PACK = Pack(key="kille", cards=CARDS, languages=languages, emoji_name=emoji_name, tile=tile, face=face)
