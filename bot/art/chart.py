"""The points over the rounds as a picture: one line a seat, told apart by colour, by dashes and by its number.

Names stand in the message and not here: no font is shipped that writes them all.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from bot.art import glyphs, render
from bot.art.frame import EDGE, INK, WHITE, svg

WIDTH, HEIGHT = 720, 440
LEFT, RIGHT, TOP, BOTTOM = 78, 66, 28, 56
"""Room around the lines, in pixels: for the numbers of points and rounds, and of the seats at the end of the lines."""
_GRID = "#d9dde3"
_SIGN = 17
"""Cap height of numbers."""
_KNOB = 15
"""Radius of the disc with the number of a seat."""
_LINES = (
    ("#0057d9", ""),
    ("#c2410c", "14 6"),
    ("#0a7a2f", "3 7"),
    ("#8e24aa", "20 6 4 6"),
    ("#111111", "9 9"),
    ("#a8005c", "26 8"),
    ("#00707a", "12 5 3 5 3 5"),
)
"""Colour and dashes of each seat; all of them dark enough for a white number."""


def score_chart(lines: Sequence[Sequence[int]]) -> bytes:
    """PNG of a chart: for every seat its points at the start and after each round.

    Raises ValueError for fewer than two points, lines of different lengths, or more seats than there are colours.
    """
    rounds = len(lines[0]) if lines else 0
    if rounds < 2 or len(lines) > len(_LINES) or any(len(line) != rounds for line in lines):
        raise ValueError("a chart takes 1 to 7 lines of equal length, two points or more")
    least, most = min(0, *(min(line) for line in lines)), max(1, *(max(line) for line in lines))
    every = _step(most - least, 5)
    low, high = least // every * every, -(-most // every) * every

    def x(at: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * at / (rounds - 1)

    def y(points: int) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (high - points) / (high - low)

    parts = [
        f'<rect x="1.5" y="1.5" width="{WIDTH - 3}" height="{HEIGHT - 3}" rx="20" fill="{WHITE}" stroke="{EDGE}" '
        'stroke-width="3"/>'
    ]
    for points in range(low, high + 1, every):
        at = y(points)
        width = 2.5 if points == 0 else 1.5
        colour = INK if points == 0 else _GRID
        parts.append(f'<path d="M{LEFT} {at:.1f}H{WIDTH - RIGHT}" stroke="{colour}" stroke-width="{width}"/>')
        parts.append(_number(points, LEFT - 34, at + _SIGN / 2))
    parts += [_number(number, x(number), HEIGHT - 22) for number in range(0, rounds, _step(rounds - 1, 10))]
    for (colour, dashes), line in zip(_LINES, lines, strict=False):
        path = " ".join(f"{'L' if at else 'M'}{x(at):.1f} {y(points):.1f}" for at, points in enumerate(line))
        dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
        parts.append(
            f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="5" stroke-linejoin="round"{dashed}/>'
        )
    ends = _apart([y(line[-1]) for line in lines])
    for seat, (line, end) in enumerate(zip(lines, ends, strict=True)):
        colour = _LINES[seat][0]
        at = WIDTH - RIGHT + 30
        parts.append(
            f'<path d="M{x(rounds - 1):.1f} {y(line[-1]):.1f}L{at} {end:.1f}" stroke="{colour}" stroke-width="2"/>'
            f'<circle cx="{at}" cy="{end:.1f}" r="{_KNOB}" fill="{colour}"/>'
        )
        parts.append(glyphs.index(str(seat + 1), at, end + _SIGN / 2, _SIGN, WHITE, _KNOB * 1.6))
    return render.encode(render.pixels(svg(WIDTH, HEIGHT, "".join(parts)), WIDTH))


def _step(span: int, most: int) -> int:
    """The smallest round number that divides a span into at most so many steps."""
    return next(unit * ten for ten in (1, 10, 100, 1000, 10_000) for unit in (1, 2, 5) if unit * ten * most >= span)


def _apart(heights: list[float]) -> list[float]:
    """The same heights, moved until no two discs cover each other and none leaves the picture."""
    room = _KNOB * 2 + 2.0
    order = sorted(range(len(heights)), key=lambda seat: (heights[seat], seat))
    placed = list(heights)
    for before, seat in pairwise(order):
        placed[seat] = max(placed[seat], placed[before] + room)
    lowest = HEIGHT - BOTTOM + 10.0
    for seat in reversed(order):
        placed[seat] = min(placed[seat], lowest)
        lowest = placed[seat] - room
    return placed


def _number(number: int, x: float, base: float) -> str:
    """A number centred on `x`; the minus is a bar."""
    text = glyphs.index(str(abs(number)), x, base, _SIGN, INK, 44)
    if number >= 0:
        return text
    left = x - glyphs.width(str(-number)) * _SIGN / 2 - 12
    return f'{text}<path d="M{left:.1f} {base - _SIGN / 2}h8" stroke="{INK}" stroke-width="3"/>'
