"""Signs drawn as SVG paths: digits, letters, suits and the cuckoo.

No font is needed to draw a card, so none is shipped. The outlines of the digits and letters (all but J, I, V and X,
which are ours) are those of DejaVu Sans Condensed Bold, scaled to a cap height of 1000. DejaVu is based on Bitstream
Vera, Copyright (c) 2003 by Bitstream, Inc.; the changes made by the DejaVu project are in the public domain. The Vera
licence allows to use, change and redistribute it, and asks that a changed copy is not called by the names Bitstream or
Vera.
"""

from typing import NamedTuple


class Outline(NamedTuple):
    """A glyph on its base line, y downwards, cap height 1000: ink from `left` to `right`, and the path."""

    left: int
    right: int
    path: str


_OUTLINES = {
    "0": Outline(
        59,
        800,
        "M568 -501Q568 -689 536 -765Q504 -842 430 -842Q355 -842 323 -765Q291 -689 291 -501Q291 -311 323 -234"
        "Q355 -156 430 -156Q504 -156 536 -234Q568 -311 568 -501ZM800 -499Q800 -251 703 -116Q607 19 430 19"
        "Q252 19 155 -116Q59 -251 59 -499Q59 -748 155 -883Q252 -1018 430 -1018Q607 -1018 703 -883"
        "Q800 -748 800 -499Z",
    ),
    "1": Outline(
        139,
        774,
        "M145 -178L350 -178L350 -825L139 -776L139 -952L348 -1000L569 -1000L569 -178L774 -178L774 0L145 0Z",
    ),
    "2": Outline(
        98,
        752,
        "M356 -190L752 -190L752 0L98 0L98 -190L426 -512Q470 -556 491 -598Q512 -640 512 -686Q512 -756 470 -799"
        "Q427 -842 357 -842Q303 -842 238 -816Q173 -790 100 -739L100 -959Q178 -988 255 -1003Q332 -1018 405 -1018"
        "Q567 -1018 656 -939Q745 -860 745 -719Q745 -637 708 -566Q670 -496 548 -377Z",
    ),
    "3": Outline(
        82,
        761,
        "M575 -539Q666 -513 713 -448Q761 -384 761 -284Q761 -135 658 -58Q556 19 359 19Q290 19 220 7Q151 -5 82 -30"
        "L82 -229Q147 -193 212 -174Q276 -156 338 -156Q431 -156 480 -192Q528 -227 528 -293Q528 -362 478 -397"
        "Q428 -432 330 -432L237 -432L237 -598L335 -598Q422 -598 465 -629Q508 -659 508 -721Q508 -779 466 -810"
        "Q425 -842 348 -842Q292 -842 235 -828Q178 -814 121 -786L121 -975Q190 -997 258 -1007Q325 -1018 390 -1018"
        "Q565 -1018 652 -954Q739 -890 739 -762Q739 -674 698 -618Q656 -562 575 -539Z",
    ),
    "4": Outline(
        56,
        802,
        "M455 -788L200 -369L455 -369ZM416 -1000L674 -1000L674 -369L802 -369L802 -182L674 -182L674 0L455 0"
        "L455 -182L56 -182L56 -403Z",
    ),
    "5": Outline(
        95,
        773,
        "M131 -1000L708 -1000L708 -810L316 -810L316 -656Q342 -664 369 -668Q396 -672 425 -672Q589 -672 681 -581"
        "Q773 -490 773 -326Q773 -164 673 -72Q573 19 396 19Q319 19 244 3Q169 -13 95 -47L95 -250Q169 -203 235 -180"
        "Q301 -156 359 -156Q443 -156 492 -202Q541 -248 541 -326Q541 -405 492 -451Q443 -496 359 -496"
        "Q309 -496 253 -482Q196 -468 131 -437Z",
    ),
    "6": Outline(
        76,
        793,
        "M447 -494Q386 -494 355 -450Q325 -406 325 -318Q325 -230 355 -187Q386 -143 447 -143Q508 -143 539 -187"
        "Q569 -230 569 -318Q569 -406 539 -450Q508 -494 447 -494ZM733 -974L733 -789Q676 -819 626 -834"
        "Q575 -848 527 -848Q423 -848 365 -784Q307 -720 298 -594Q338 -627 384 -643Q431 -660 485 -660"
        "Q624 -660 708 -570Q793 -480 793 -335Q793 -174 698 -77Q603 19 444 19Q269 19 172 -112Q76 -244 76 -486"
        "Q76 -733 189 -875Q301 -1017 497 -1017Q559 -1017 618 -1006Q676 -995 733 -974Z",
    ),
    "7": Outline(
        82,
        761,
        "M82 -1000L761 -1000L761 -855L410 0L184 0L516 -810L82 -810Z",
    ),
    "8": Outline(
        75,
        782,
        "M430 -447Q364 -447 330 -408Q295 -368 295 -295Q295 -221 330 -182Q364 -143 430 -143Q494 -143 529 -182"
        "Q563 -221 563 -295Q563 -369 529 -408Q494 -447 430 -447ZM261 -532Q178 -560 137 -617Q95 -674 95 -759"
        "Q95 -885 180 -952Q265 -1018 430 -1018Q593 -1018 678 -952Q763 -886 763 -759Q763 -674 721 -617"
        "Q679 -560 597 -532Q689 -504 736 -441Q782 -378 782 -281Q782 -133 694 -57Q605 19 430 19Q255 19 165 -57"
        "Q75 -133 75 -281Q75 -378 122 -441Q169 -504 261 -532ZM315 -733Q315 -673 345 -641Q374 -609 430 -609"
        "Q484 -609 514 -641Q543 -673 543 -733Q543 -792 514 -824Q484 -856 430 -856Q374 -856 345 -824"
        "Q315 -792 315 -733Z",
    ),
    "9": Outline(
        64,
        780,
        "M123 -22L123 -207Q179 -178 229 -164Q280 -149 330 -149Q433 -149 491 -213Q549 -277 559 -403"
        "Q518 -370 472 -353Q425 -336 371 -336Q233 -336 148 -426Q64 -515 64 -661Q64 -823 158 -920"
        "Q253 -1017 411 -1017Q587 -1017 684 -885Q780 -753 780 -512Q780 -264 667 -122Q555 19 358 19Q295 19 237 9"
        "Q179 -1 123 -22ZM410 -504Q471 -504 502 -548Q532 -591 532 -679Q532 -766 502 -810Q471 -855 410 -855"
        "Q349 -855 318 -810Q287 -766 287 -679Q287 -591 318 -548Q349 -504 410 -504Z",
    ),
    "A": Outline(
        6,
        950,
        "M660 -182L297 -182L239 0L6 0L340 -1000L616 -1000L950 0L716 0ZM354 -368L601 -368L478 -766Z",
    ),
    "B": Outline(
        113,
        854,
        "M474 -613Q528 -613 557 -640Q585 -666 585 -719Q585 -770 557 -797Q528 -825 474 -825L346 -825L346 -613Z"
        "M482 -175Q552 -175 587 -208Q622 -241 622 -307Q622 -372 587 -405Q552 -437 482 -437L346 -437L346 -175Z"
        "M697 -535Q772 -511 813 -446Q854 -381 854 -287Q854 -142 766 -71Q678 0 498 0L113 0L113 -1000L461 -1000"
        "Q649 -1000 733 -937Q817 -874 817 -735Q817 -662 787 -611Q756 -560 697 -535Z",
    ),
    "D": Outline(
        113,
        960,
        "M346 -805L346 -195L429 -195Q571 -195 646 -273Q721 -352 721 -501Q721 -650 646 -727Q571 -805 429 -805Z"
        "M113 -1000L358 -1000Q563 -1000 663 -968Q764 -935 835 -857Q899 -790 930 -701Q960 -613 960 -501"
        "Q960 -388 930 -299Q899 -210 835 -143Q763 -65 662 -32Q561 0 358 0L113 0Z",
    ),
    "J": Outline(
        0,
        620,
        "M170 -1000L620 -1000L620 -300C620 -90 500 20 300 20C110 20 10 -85 0 -255L218 -275"
        "C226 -195 252 -165 300 -165C362 -165 392 -205 392 -300L392 -815L170 -815Z",
    ),
    "K": Outline(
        113,
        994,
        "M113 -1000L346 -1000L346 -635L680 -1000L950 -1000L516 -526L994 0L703 0L346 -394L346 0L113 0Z",
    ),
    "Q": Outline(
        62,
        987,
        "M549 18L531 18Q309 18 185 -119Q62 -255 62 -499Q62 -742 185 -880Q308 -1018 524 -1018Q743 -1018 865 -881"
        "Q987 -745 987 -499Q987 -330 923 -208Q858 -86 736 -25L918 200L697 200ZM524 -831Q419 -831 360 -744"
        "Q301 -657 301 -499Q301 -338 359 -253Q416 -167 524 -167Q631 -167 690 -255Q748 -342 748 -499"
        "Q748 -657 690 -744Q631 -831 524 -831Z",
    ),
    "I": Outline(-55, 275, "M0-1000L220-1000L220 0L0 0Z"),
    "V": Outline(0, 800, "M0-1000L240-1000L400-330L560-1000L800-1000L525 0L275 0Z"),
    "X": Outline(
        0,
        800,
        "M15-1000L268-1000L400-680L532-1000L785-1000L537-510L800 0L540 0L400-325L260 0L0 0L263-510Z",
    ),
}

_GAP = 70
"""Ink to ink between two glyphs of one index, in outline units."""

SUITS = {
    "S": "M0-50C10-36 47-8 47 16C47 31 37 39 26 39C17 39 9 34 5 27C6 38 10 45 18 50L-18 50C-10 45-6 38-5 27"
    "C-9 34-17 39-26 39C-37 39-47 31-47 16C-47-8-10-36 0-50Z",
    "H": "M0 48C-10 34-48 8-48-20C-48-38-36-48-24-48C-12-48-4-41 0-29C4-41 12-48 24-48C36-48 48-38 48-20"
    "C48 8 10 34 0 48Z",
    "D": "M0-50C8-35 24-12 39 0C24 12 8 35 0 50C-8 35-24 12-39 0C-24-12-8-35 0-50Z",
    "C": "M-18 50C-9 44-5 36-4.5 19.4A23 23 0 1 1-19.2-13.3A23 23 0 1 1 19.2-13.3A23 23 0 1 1 4.5 19.4"
    "C5 36 9 44 18 50Z",
}
"""The four French suits, each in a square from -50 to 50."""


def width(text: str) -> float:
    """The width of the ink of `text` for a cap height of 1. Raises KeyError for a character without outline."""
    inks = [_OUTLINES[char].right - _OUTLINES[char].left for char in text]
    return (sum(inks) + _GAP * (len(inks) - 1)) / 1000


def index(text: str, x: float, base: float, height: float, colour: str, most: float) -> str:
    """`text` centred on `x`, standing on `base`, cap height `height`; narrowed when it is wider than `most`."""
    natural = width(text) * height
    narrow = min(1.0, most / natural)
    scale = height / 1000
    parts = []
    cursor = 0
    for char in text:
        outline = _OUTLINES[char]
        parts.append(f'<path transform="translate({cursor - outline.left} 0)" d="{outline.path}"/>')
        cursor += outline.right - outline.left + _GAP
    start = x - natural * narrow / 2
    return (
        f'<g fill="{colour}" transform="translate({start:.2f} {base:.2f}) scale({scale * narrow:.5f} {scale:.5f})">'
        f"{''.join(parts)}</g>"
    )


def suit(sign: str, x: float, y: float, size: float, colour: str, extra: str = "") -> str:
    """A suit sign centred on (`x`, `y`) and `size` high. A negative size turns it upside down."""
    turn = " rotate(180)" if size < 0 else ""
    return (
        f'<path transform="translate({x:.2f} {y:.2f}){turn} scale({abs(size) / 100:.4f})" fill="{colour}"{extra} '
        f'd="{SUITS[sign]}"/>'
    )


def cuckoo(x: float, y: float, size: float, body: str, breast: str, line: str, turn: float = 0) -> str:
    """A perched cuckoo looking left, its feet near (`x`, `y`), about `size` long.

    `line` draws the edge and engraves wing, eye and the bars of the breast.
    """
    return (
        f'<g transform="translate({x:.2f} {y:.2f}) rotate({turn}) scale({size / 100:.4f})" stroke-linecap="round" '
        f'stroke-linejoin="round">'
        f'<path d="M-52-44C-46-50-42-53-37-54C-32-66-14-68-7-55C6-50 26-36 36-20L68 20L60 26L53 23L48 30L40 24L26 6'
        f'C14 14-12 10-24-10C-31-20-34-30-36-41C-42-44-46-44-52-44Z" fill="{body}" stroke="{line}" stroke-width="3.4"/>'
        f'<path d="M-35-36C-33-28-30-20-24-10C-12 10 14 14 26 6L22 1C8 2-6-8-13-27C-20-33-28-36-35-36Z" '
        f'fill="{breast}" stroke="{line}" stroke-width="2"/>'
        f'<path d="M-30-22C-25-22-19-24-16-28M-25-11C-20-11-14-14-11-19M-16-1C-11-2-6-5-3-10M-4 6C-1 4 4 2 6-3" '
        f'fill="none" stroke="{line}" stroke-width="3"/>'
        f'<path d="M-12-38C6-42 26-24 42 8C22 4-4-8-12-38Z" fill="{body}" stroke="{line}" stroke-width="3.4"/>'
        f'<path d="M-1-31C11-27 22-15 29-4M-4-22C5-15 12-9 21-4M40 8L54 22" fill="none" stroke="{line}" '
        f'stroke-width="2.6"/>'
        f'<circle cx="-24" cy="-54" r="3.8" fill="{line}"/></g>'
    )
