"""The pack of Cuccù: figures and Roman numerals in a straight red frame, with coins as its sign."""

from bot.art import beasts, glyphs, objects, people, plate
from bot.art.frame import GOLD, INK, PAPER, WHITE

COLOUR = "#a12a1c"
_LIGHT = "#f6dfae"
_NUMERALS = {
    str(number): numeral
    for number, numeral in enumerate(("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"), start=1)
}
_HIGH = {"inn": "XI", "cat": "XII", "horse": "XIII", "hunter": "XIV", "cuckoo": "XV"}
"""The figures above the numbers bear numerals too; those below and the Fool have none."""
_FIGURES = {
    "lion": beasts.lion(),
    "mask": objects.mascaron(),
    "bucket": objects.bucket(),
    "null": objects.nothing(),
    "inn": objects.inn(),
    "cat": beasts.cat(),
    "horse": beasts.horse(),
    "hunter": people.hunter(),
    "cuckoo": beasts.cuckoo(),
    "fool": people.fool(),
}
CARDS = ("lion", "mask", "bucket", "null", *_NUMERALS, "inn", "cat", "horse", "hunter", "cuckoo", "fool")
"""Keys of the cards as in the record of a match, from low to high, the Fool last."""


def _ruled(text: str, x: float, base: float, height: float, most: float) -> str:
    """A Roman numeral between two rules, as stonemasons cut it."""
    wide = max(min(glyphs.width(text) * height, most), height * 0.9) + height * 0.3
    rule = height * 0.13
    return glyphs.index(text, x, base, height, COLOUR, most) + "".join(
        f'<rect x="{x - wide / 2:.2f}" y="{y:.2f}" width="{wide:.2f}" height="{rule:.2f}" fill="{COLOUR}"/>'
        for y in (base - height - rule * 1.6, base + rule * 0.6)
    )


def _number_tile(card: str) -> str:
    coins = "".join(
        f'<circle cx="{64 + step * 22}" cy="105" r="6.5" fill="{GOLD}" stroke="{COLOUR}" stroke-width="4"/>'
        for step in (-1, 0, 1)
    )
    return glyphs.index(_NUMERALS[card], 64, 89, 66, COLOUR, 92) + coins


def _number_card(card: str) -> str:
    """A great numeral with the bird on top, and as many coins as it says."""
    parts = [
        _ruled(_NUMERALS[card], 180, 292, 110, 166),
        glyphs.cuckoo(172, 144, 82, "#3f5876", PAPER, INK),
    ]
    lines = plate.rows(int(card), 5)
    top = 356 - 17 * (len(lines) - 1)
    for row, count in enumerate(lines):
        parts.extend(
            f'<circle cx="{180 + (place - (count - 1) / 2) * 38}" cy="{top + row * 34}" r="13" fill="{GOLD}" '
            f'stroke="{INK}" stroke-width="4"/>'
            for place in range(count)
        )
    return "".join(parts)


def _hatching() -> str:
    """Long cuts of sky, as in a cheap woodcut."""
    cuts = []
    for row in range(17):
        y = plate.TOP + 14 + row * 21
        start = plate.LEFT + (row * 67) % 120 - 90
        cuts.append(f"M{start} {y}h90m22 0h{60 + row * 29 % 50}m26 0h110")
    return f'<path d="{"".join(cuts)}" fill="none" stroke="{_LIGHT}" stroke-width="6" stroke-linecap="round"/>'


def _band() -> str:
    low, high = plate.BOTTOM - 14, plate.LEDGE + 14
    waves = "".join(
        f'<path d="M{x} {low}C{x} {high - 8} {x + 32} {high - 8} {x + 32} {low - 14}C{x + 32} {low} {x + 14} {low} '
        f'{x + 15} {low - 13}" fill="none" stroke="{PAPER}" stroke-width="5" stroke-linecap="round"/>'
        for x in range(plate.LEFT + 4, plate.RIGHT, 40)
    )
    return f'{waves}<path d="M{plate.LEFT} {low + 3}L{plate.RIGHT} {low + 3}" stroke="{GOLD}" stroke-width="4"/>'


def _banner(card: str) -> str:
    """A scroll above a figure: the high ones have their numeral on it, the low ones and the Fool the bird."""
    if card in _NUMERALS:
        return ""
    numeral = _HIGH.get(card)
    sign = (
        glyphs.index(numeral, 180, 109, 36, COLOUR, 120)
        if numeral
        else glyphs.cuckoo(176, 110, 50, COLOUR, COLOUR, COLOUR, 8)
    )
    ends = "M104 80L80 88L90 110L80 130L104 122ZM256 80L280 88L270 110L280 130L256 122Z"
    return (
        f'<g stroke="{INK}" stroke-width="4" stroke-linejoin="round"><path d="{ends}" fill="{COLOUR}"/>'
        f'<path d="M96 69Q180 57 264 69L264 121Q180 109 96 121Z" fill="{WHITE}"/></g>'
        f"{sign}"
    )


def _index(card: str) -> str:
    return _NUMERALS.get(card) or _HIGH.get(card, "")


_L, _T, _R, _B = plate.LEFT, plate.TOP, plate.RIGHT, plate.BOTTOM
_DRESS = plate.Dress(
    colour=COLOUR,
    window=f"M{_L} {_T}L{_R} {_T}L{_R} {_B}L{_L} {_B}Z",
    tile_edge=(
        f'<rect x="9" y="9" width="110" height="110" rx="17" fill="none" stroke="{COLOUR}" stroke-width="6.5"/>'
    ),
    sky=_hatching(),
    band=_band(),
    number_tile=_number_tile,
    number_card=_number_card,
    index=_index,
    head=_banner,
)

PACK = plate.pack("cuccu", "cu", CARDS, _FIGURES, _DRESS)
