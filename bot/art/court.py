"""King, queen and jack in the manner of a coloured woodcut: bold lines, flat colours, double-ended.

Coordinates are those of the upper half figure, from the middle of the card: x from -112 to 112, y from 0 (middle) to
-196 (top).
"""

from bot.art import glyphs
from bot.art.frame import FEATHER, GOLD, HEIGHT, INK, PAPER, SKIN, WHITE, WIDTH

_LEFT, _TOP = 112, 196
_SCALE = 1.05
_SLOPE = 40
"""The two halves meet on a slanting line: this far below the middle on the left, above it on the right."""
_LEAF = "#0a7a2f"
_DARK_HAIR = "SC"
_FACING_RIGHT = "SD"
"""Two kings look one way and two the other, as in old packs."""


def _shape(d: str, fill: str, width: float = 4, line: str = INK) -> str:
    return f'<path d="{d}" fill="{fill}" stroke="{line}" stroke-width="{width}"/>'


def _lines(d: str, colour: str = INK, width: float = 3) -> str:
    return f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width}"/>'


def _both(inner: str) -> str:
    """A drawing and its mirror image about the middle line."""
    return f'{inner}<g transform="scale(-1 1)">{inner}</g>'


def _robe(sign: str, colour: str) -> str:
    """The garment from shoulders to the slanting line, woven with the sign of the suit."""
    d = "M-130 70L-130-30C-104-62-64-74-28-84L28-84C64-74 104-62 130-30L130 70Z"
    weave = "".join(
        glyphs.suit(sign, x + (17 if row % 2 else 0), -58 + row * 24, 15, GOLD)
        for row in range(6)
        for x in range(-119, 120, 34)
    )
    return f'<clipPath id="r"><path d="{d}"/></clipPath>{_shape(d, colour, 5)}<g clip-path="url(#r)">{weave}</g>'


def _eyes(fierce: bool) -> str:
    """Eyes with a glance to one side, brows and a nose cut in one line, as engravers do."""
    brow = -136 if fierce else -138
    return (
        _shape("M-20-125Q-12-132-5-125Q-12-121-20-125Z", PAPER, 2.4)
        + _shape("M6-125Q13-132 21-125Q13-121 6-125Z", PAPER, 2.4)
        + f'<circle cx="-10" cy="-126" r="3" fill="{INK}"/><circle cx="16" cy="-126" r="3" fill="{INK}"/>'
        + _lines(f"M-22-132Q-13{brow - 3}-4-133L-5-110Q1-105 7-110M6-133Q14{brow - 3} 22-132", INK, 3)
    )


def _fist(x: float, y: float, colour: str) -> str:
    """A closed hand round something upright, with its cuff below."""
    return (
        _shape(f"M{x - 19} {y + 34}L{x - 15} {y + 12}L{x + 15} {y + 12}L{x + 19} {y + 34}Z", PAPER)
        + _lines(f"M{x - 7} {y + 14}L{x - 9} {y + 32}M{x + 7} {y + 14}L{x + 9} {y + 32}", colour, 4)
        + _shape(
            f"M{x - 14} {y + 12}C{x - 18} {y - 2} {x - 14} {y - 13} {x} {y - 13}"
            f"C{x + 15} {y - 13} {x + 18} {y} {x + 14} {y + 12}Z",
            SKIN,
        )
        + _lines(f"M{x - 14} {y - 4}L{x + 4} {y - 4}M{x - 14} {y + 4}L{x + 4} {y + 4}", INK, 2.4)
    )


def _king(sign: str, colour: str) -> str:
    hair, strand = (INK, PAPER) if sign in _DARK_HAIR else (GOLD, INK)
    crown = (
        _shape("M-33-148L-43-186L-22-168L0-194L22-168L43-186L33-148Z", GOLD)
        + f'<circle cx="-43" cy="-187" r="5.5" fill="{GOLD}" stroke="{INK}" stroke-width="3"/>'
        + f'<circle cx="43" cy="-187" r="5.5" fill="{GOLD}" stroke="{INK}" stroke-width="3"/>'
        + _shape("M-35-158Q0-150 35-158L32-142Q0-134-32-142Z", colour)
        + "".join(
            f'<circle cx="{x}" cy="{y}" r="3.6" fill="{PAPER}"/>' for x, y in ((-20, -149), (0, -146), (20, -149))
        )
    )
    side = _shape("M-26-146C-44-142-54-122-48-106C-56-100-56-82-42-80C-32-78-24-84-20-94L-20-146Z", hair, 4) + _lines(
        "M-34-136C-42-124-40-112-34-104M-44-92C-40-86-34-88-32-94M-27-134C-32-122-30-110-26-100", strand, 2.6
    )
    beard = (
        _shape(
            "M-28-116C-34-84-22-62-8-52L0-42L8-52C22-62 34-84 28-116C22-104 12-102 0-102C-12-102-22-104-28-116Z", hair
        )
        + _lines(
            "M-22-94C-20-80-14-68-8-60M22-94C20-80 14-68 8-60M-12-86C-11-76-8-66-3-58M12-86C11-76 8-66 3-58",
            strand,
            2.6,
        )
        + _shape("M-7-93Q0-88 7-93Q0-97-7-93Z", "#c8402f", 2)
        + _shape("M0-102C-8-111-20-107-27-94C-16-92-6-94 0-98C6-94 16-92 27-94C20-107 8-111 0-102Z", hair, 3)
    )
    ermine = _shape("M-66-78C-62-38-32-14 0-14C32-14 62-38 66-78L38-86C32-58-32-58-38-86Z", PAPER) + "".join(
        f'<path transform="translate({x} {y}) rotate({turn})" d="M0-6C3 0 4 4 0 9C-4 4-3 0 0-6Z" fill="{INK}"/>'
        for x, y, turn in ((-50, -62, -24), (50, -62, 24), (-36, -40, -16), (36, -40, 16), (-14, -27, -6), (14, -27, 6))
    )
    front = _shape("M-13-14L-13 60L13 60L13-14Z", GOLD) + "".join(
        f'<circle cx="0" cy="{y}" r="4.5" fill="{INK}"/>' for y in (0, 20, 40)
    )
    sceptre = (
        _shape("M-88-106L-80-106L-80 60L-88 60Z", GOLD)
        + _shape("M-96-110L-72-110L-76-102L-92-102Z", GOLD)
        + glyphs.suit(sign, -84, -128, 34, GOLD, f' stroke="{INK}" stroke-width="9" stroke-linejoin="round"')
    )
    return (
        _robe(sign, colour)
        + front
        + ermine
        + _both(side)
        + _shape("M-28-150L-28-116C-28-92-16-84 0-84C16-84 28-92 28-116L28-150Z", SKIN)
        + _eyes(True)
        + beard
        + crown
        + sceptre
        + _fist(-84, -44, colour)
        + _fist(82, -58, colour)
        + glyphs.cuckoo(81, -76, 70, FEATHER, WHITE, INK, 24)
    )


def _flower(sign: str, colour: str) -> str:
    """What a queen holds: a rose in the red and blue suits, a tulip in the black and green ones."""
    stem = (
        _lines("M82-32C84-60 82-90 82-112", INK, 8)
        + _lines("M82-32C84-60 82-90 82-112", _LEAF, 3.5)
        + _shape("M83-84C96-84 104-92 106-102C94-104 84-98 83-84Z", _LEAF, 3)
    )
    if sign in _DARK_HAIR:
        return (
            stem
            + _shape("M82-108C64-110 60-132 64-152L74-142L82-158L90-142L100-152C104-132 100-110 82-108Z", PAPER)
            + _shape("M82-108C72-118 72-136 82-156C92-136 92-118 82-108Z", GOLD, 3.4)
        )
    petals = "".join(
        f'<circle cx="82" cy="-145" r="10.5" transform="rotate({turn} 82 -131)" fill="{colour}" stroke="{INK}" '
        f'stroke-width="3.4"/>'
        for turn in range(0, 360, 72)
    )
    return f'{stem}{petals}<circle cx="82" cy="-131" r="8.5" fill="{GOLD}" stroke="{INK}" stroke-width="3"/>'


def _queen(sign: str, colour: str) -> str:
    hair, strand = (INK, PAPER) if sign in _DARK_HAIR else (GOLD, INK)
    ruff = _shape(
        "M-62-70C-76-84-78-100-70-112C-76-128-66-142-54-146L54-146C66-142 76-128 70-112C78-100 76-84 62-70Z", PAPER
    ) + _lines(
        "M-30-90L-72-112M-30-82L-72-86M-30-106L-62-138M30-90L72-112M30-82L72-86M30-106L62-138M-34-76L-60-72M34-76L60-72",
        INK,
        2.4,
    )
    locks = _shape("M0-168C-36-168-46-142-42-122C-50-110-46-96-40-90C-34-84-26-88-24-96L-20-140Z", hair) + _lines(
        "M-12-158C-30-152-34-136-31-118C-36-108-34-100-31-98M-20-150C-27-142-27-132-26-120", strand, 2.6
    )
    crown = (
        _shape("M-26-160C-32-176-34-182-36-188L-18-176L0-196L18-176L36-188C34-182 32-176 26-160Q0-168-26-160Z", GOLD)
        + _shape("M-28-162Q0-172 28-162L26-152Q0-162-26-152Z", colour, 3.4)
        + "".join(
            f'<circle cx="{x}" cy="{y}" r="4" fill="{PAPER}" stroke="{INK}" stroke-width="2.6"/>'
            for x, y in ((-36, -188), (36, -188), (0, -192))
        )
    )
    neck = _shape("M-13-96L-13-72C-26-66-34-62-40-58L0-20L40-58C34-62 26-66 13-72L13-96Z", SKIN)
    beads = "".join(
        f'<circle cx="{x}" cy="{y}" r="4" fill="{GOLD}" stroke="{INK}" stroke-width="2"/>'
        for x, y in ((-20, -62), (-13, -55), (-5, -51), (5, -51), (13, -55), (20, -62))
    )
    bodice = _shape("M-46-62L0-12L46-62L54-56L16 0L16 70L-16 70L-16 0L-54-56Z", PAPER) + _lines(
        "M-12 2L12 14M12 2L-12 14M-12 22L12 34M12 22L-12 34", colour, 3.4
    )
    return (
        ruff
        + _robe(sign, colour)
        + neck
        + bodice
        + beads
        + _shape("M-26-150C-30-118-22-90 0-86C22-90 30-118 26-150C18-160-18-160-26-150Z", SKIN)
        + _eyes(False)
        + _shape("M-7-97Q-3-101 0-99Q3-101 7-97Q0-91-7-97Z", "#c8402f", 2)
        + '<circle cx="-16" cy="-109" r="4.5" fill="#f0a58c"/><circle cx="18" cy="-109" r="4.5" fill="#f0a58c"/>'
        + _both(locks)
        + crown
        + _flower(sign, colour)
        + _fist(82, -52, colour)
    )


def _halberd() -> str:
    return (
        _shape("M79-150L85-150L85 60L79 60Z", GOLD, 3.4)
        + _shape("M82-196L90-164L88-140L76-140L74-164Z", PAPER)
        + _shape("M88-164C97-168 104-168 109-171C112-158 111-142 105-130C101-137 96-141 88-141Z", PAPER)
        + _shape("M76-160L58-152L76-144Z", PAPER)
    )


def _mug(sign: str, colour: str) -> str:
    """A stoneware mug with foam: the jack as innkeeper."""
    return (
        _lines("M66-92C50-94 50-124 66-122", INK, 12)
        + _lines("M66-92C50-94 50-124 66-122", GOLD, 5)
        + _shape("M66-76L68-134L98-134L100-76Z", GOLD)
        + _lines("M68-122L98-122M67-90L99-90", INK, 3)
        + glyphs.suit(sign, 83, -106, 22, colour)
        + _shape(
            "M64-130C58-140 66-148 73-145C75-153 89-154 92-146C101-150 108-138 101-131C102-124 94-124 92-129"
            "C88-124 82-124 80-129C76-124 66-124 64-130Z",
            WHITE,
            3.4,
        )
    )


def _jack(sign: str, colour: str) -> str:
    hair, strand = (INK, PAPER) if sign in _DARK_HAIR else (GOLD, INK)
    bob = _shape("M-24-152C-46-146-48-112-46-92C-38-86-30-86-22-90L-22-140Z", hair) + _lines(
        "M-30-138C-38-124-38-108-37-92M-24-132C-30-120-30-106-29-92", strand, 2.6
    )
    hat = (
        _shape("M-44-150C-58-172-40-192-6-190C34-192 58-174 42-150C20-160-20-160-44-150Z", colour)
        + _lines("M-26-158C-32-168-26-178-16-184M-2-160C-4-170-2-178 4-186M20-158C24-168 24-176 22-184", GOLD, 3)
        + _shape("M-46-150C-20-162 20-162 44-150L42-138C20-150-20-150-44-138Z", GOLD)
        + _shape("M-38-154C-66-160-82-178-74-194C-66-186-60-190-54-194C-56-182-44-172-30-158Z", PAPER)
        + _lines("M-36-156C-52-164-62-174-68-186M-50-166L-56-180M-56-170L-68-172", INK, 2.4)
    )
    collar = _shape(
        "M-48-74L-50-88L-36-84L-26-92L-12-84L0-90L12-84L26-92L36-84L50-88L48-74L54-62L38-62L28-52L14-60L0-50L-14-60"
        "L-28-52L-38-62L-54-62Z",
        PAPER,
    ) + _lines("M-26-86L-22-72M26-86L22-72M0-84L0-70M-42-78L-36-70M42-78L36-70", INK, 2.4)
    doublet = _shape("M-30-66L-18 70L18 70L30-66Z", PAPER) + _lines("M-16-50L-10 60M0-50L0 60M16-50L10 60", colour, 7)
    return (
        _robe(sign, colour)
        + doublet
        + _both(bob)
        + collar
        + _shape("M-27-150L-27-116C-25-94-12-82 0-82C12-82 25-94 27-116L27-150Z", SKIN)
        + _eyes(False)
        + _lines("M-8-96Q0-91 9-97", INK, 3)
        + hat
        + (_halberd() if sign in _FACING_RIGHT else _mug(sign, colour))
        + _fist(82, -52, colour)
    )


_PIP_Y = {"K": -168, "Q": -168, "J": -126}
"""Where the sign of the suit stands beside the head: a jack's feather needs the upper place."""
_FIGURES = {"K": _king, "Q": _queen, "J": _jack}


def court(rank: str, sign: str, colour: str) -> str:
    """The framed double figure of a court card, in card coordinates. Raises KeyError for a rank that has none."""
    flip = ' transform="scale(-1 1)"' if sign not in _FACING_RIGHT else ""
    side = 1 if sign in _FACING_RIGHT else -1
    half = f'<g clip-path="url(#h)"><g{flip}>{_FIGURES[rank](sign, colour)}</g></g>' + glyphs.suit(
        sign, -84 * side, _PIP_Y[rank], 42, colour
    )
    sash = f"M-120 {_SLOPE}L120 {-_SLOPE}"
    knots = "".join(
        f'<circle cx="{x}" cy="{-x * _SLOPE / 120:.1f}" r="4.5" fill="{colour}"/>' for x in range(-100, 101, 20)
    )
    return (
        f'<g transform="translate({WIDTH / 2} {HEIGHT / 2}) scale({_SCALE})" stroke-linejoin="round" '
        f'stroke-linecap="round">'
        f'<clipPath id="w"><rect x="{-_LEFT}" y="{-_TOP}" width="{2 * _LEFT}" height="{2 * _TOP}" rx="6"/></clipPath>'
        f'<clipPath id="h"><path d="M-120-200L120-200L120 {-_SLOPE}L-120 {_SLOPE}Z"/></clipPath>'
        f'<rect x="{-_LEFT}" y="{-_TOP}" width="{2 * _LEFT}" height="{2 * _TOP}" rx="6" fill="{PAPER}"/>'
        f'<g clip-path="url(#w)">{half}<g transform="rotate(180)">{half}</g>'
        f"{_lines(sash, INK, 24)}{_lines(sash, GOLD, 16)}{knots}</g>"
        f'<rect x="{-_LEFT}" y="{-_TOP}" width="{2 * _LEFT}" height="{2 * _TOP}" rx="6" fill="none" stroke="{INK}" '
        f'stroke-width="3.5"/></g>'
    )
