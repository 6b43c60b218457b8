"""Signs of state as emojis: lives, dealer, winner, drum. Told apart by their shape, not by colour alone."""

from bot.art import frame, glyphs
from bot.art.frame import EDGE, GOLD, INK, PAPER, TILE, WHITE

_RED = "#d40000"


def _sign(inner: str) -> str:
    return frame.svg(TILE, TILE, f'<g stroke-linejoin="round" stroke-linecap="round">{inner}</g>')


def _rimmed(d: str, fill: str, width: float = 6) -> str:
    """A shape with an ink line and a white rim outside, so that it stands out on dark and on light ground."""
    return (
        f'<path d="{d}" fill="{WHITE}" stroke="{WHITE}" stroke-width="{width + 8}"/>'
        f'<path d="{d}" fill="{fill}" stroke="{INK}" stroke-width="{width}"/>'
    )


def _disc(radius: float) -> str:
    return f"M{64 - radius} 64A{radius} {radius} 0 1 1 {64 + radius} 64A{radius} {radius} 0 1 1 {64 - radius} 64Z"


def _life() -> str:
    """A coin with a heart: one life still held."""
    return _sign(
        _rimmed(_disc(54), GOLD)
        + f'<path d="{_disc(43)}" fill="none" stroke="{INK}" stroke-width="3" stroke-dasharray="1 9.6"/>'
        + glyphs.suit("H", 64, 67, 62, _RED, f' stroke="{INK}" stroke-width="8"')
    )


def _life_lost() -> str:
    """An empty ring with a cross: the place of a coin that was paid."""
    return _sign(
        f'<path d="{_disc(53)}" fill="{EDGE}" fill-opacity=".16" stroke="{EDGE}" stroke-width="8" '
        f'stroke-dasharray="20 13.3"/>'
        f'<path d="M44 44L84 84M84 44L44 84" fill="none" stroke="{EDGE}" stroke-width="11"/>'
    )


def _dealer() -> str:
    """A pack with the top card being dealt off it."""
    back = f'<rect x="-27" y="-38" width="54" height="76" rx="8" fill="{{}}" stroke="{INK}" stroke-width="5"/>'
    rim = f'<rect x="-27" y="-38" width="54" height="76" rx="8" fill="{WHITE}" stroke="{WHITE}" stroke-width="14"/>'
    low = 'transform="translate(46 68) rotate(-12)"'
    high = 'transform="translate(80 60) rotate(18)"'
    return _sign(
        f"<g {low}>{rim}</g><g {high}>{rim}</g>"
        f'<g {low}>{back.format(frame.BACK)}<path d="M-14-25L14 3M14-25L-14 3M-14-1L14 27M14-1L-14 27" fill="none" '
        f'stroke="{PAPER}" stroke-width="4.5"/></g>'
        f"<g {high}>{back.format(WHITE)}{glyphs.suit('D', 0, 0, 48, '#0057d9')}</g>"
    )


def _winner() -> str:
    """The king's crown."""
    return _sign(
        _rimmed("M22 98L10 36L40 62L64 18L88 62L118 36L106 98Z", GOLD)
        + _rimmed("M22 92L106 92L104 114L24 114Z", _RED)
        + "".join(f'<circle cx="{x}" cy="103" r="5" fill="{PAPER}"/>' for x in (42, 64, 86))
        + "".join(
            f'<circle cx="{x}" cy="{y}" r="8" fill="{GOLD}" stroke="{INK}" stroke-width="5"/>'
            for x, y in ((12, 34), (64, 16), (116, 34))
        )
    )


def _drum() -> str:
    """A side drum with its sticks: it is your turn, or a new round begins."""
    stick = (
        f'<path d="M0 0L0-52" stroke="{INK}" stroke-width="11"/><path d="M0 0L0-52" stroke="{GOLD}" stroke-width="5"/>'
    )
    return _sign(
        _rimmed("M18 56L18 100C18 122 110 122 110 100L110 56Z", _RED)
        + f'<path d="M20 62L33 106L49 72L64 112L79 72L95 106L108 62" fill="none" stroke="{PAPER}" stroke-width="5"/>'
        + f'<path d="M18 92L18 102C18 124 110 124 110 102L110 92C110 114 18 114 18 92Z" fill="{GOLD}" stroke="{INK}" '
        f'stroke-width="5"/>'
        + _rimmed("M14 50A50 19 0 1 1 114 50A50 19 0 1 1 14 50Z", GOLD)
        + f'<ellipse cx="64" cy="49" rx="39" ry="12" fill="{PAPER}" stroke="{INK}" stroke-width="4"/>'
        + f'<g transform="translate(52 52) rotate(-42)">{stick}</g>'
        f'<g transform="translate(76 52) rotate(42)">{stick}</g>'
    )


SIGNS = {
    "card_back": frame.back_tile(),
    "life": _life(),
    "life_lost": _life_lost(),
    "dealer": _dealer(),
    "winner": _winner(),
    "drum": _drum(),
}
"""Emoji name to its SVG."""
