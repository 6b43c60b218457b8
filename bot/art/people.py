"""The people of Kille and Cuccù: cavalier, hussar, harlequin, hunter and fool."""

from bot.art.beasts import steed
from bot.art.frame import GOLD, INK, PAPER, SKIN, WHITE
from bot.art.woodcut import BLUE, BROWN, GREEN, RED, Figure, dot, flat, line, mirrored, solid


def cavalier() -> Figure:
    """A rider with a plumed hat and a flying cloak on a rearing horse."""
    bold, fine = steed("#b0682e", INK)
    low = '<g transform="translate(-5 11) scale(.78)">{}</g>'
    rider_bold = (
        flat("M6-26C22-28 34-22 48-26C44-12 38-2 24 2L10-2Z", RED, 4)
        + low.format(bold)
        + flat("M0-6L14-6L12 12L4 22L-6 20L0 10Z", INK, 3)
        + flat("M-2-28L14-28L16-4L-2-4Z", BLUE, 4)
        + line("M2-22L-12-16", 8)
        + line("M2-22L-11-16.500", 3, BLUE)
        + dot(4, -34, 7.5, SKIN, 3.5)
        + flat("M0-44C14-54 30-48 34-36C24-34 16-36 10-41Z", RED, 3.5)
        + flat("M-14-38C-8-42-6-40-5-46L12-46C12-40 16-42 22-36C10-34-4-34-14-38Z", INK, 2)
    )
    return Figure(
        rider_bold,
        low.format(fine)
        + line("M14-48C22-48 28-44 31-39M18-20C28-20 36-17 42-20M18-12C26-11 32-10 36-12", 1.6)
        + line("M6-24L6-8M10-24L10-8", 1.4, PAPER),
    )


def hussar() -> Figure:
    """A hussar with shako, moustache and braided coat, his sabre up."""
    braid = "".join(line(f"M-15 {y}L13 {y}", 4.5, GOLD) for y in (21, 31, 41))
    bold = (
        line("M29 26C46 4 50-22 42-48", 8)
        + line("M29 26C46 4 50-22 42-48", 2.5, WHITE)
        + flat("M-36 50C-38 30-34 16-16 11L14 11C26 12 30 16 34 20L40 28C38 36 32 40 26 38L26 50Z", BLUE)
        + braid
        + flat("M-19-16L-19-2C-19 10-9 14-1 14C7 14 17 10 17-2L17-16Z", SKIN)
        + flat("M-25-14L-21-44C-10-50 8-50 19-44L23-14C10-20-12-20-25-14Z", INK, 3)
        + flat("M-8-40C-20-46-18-50-10-50L6-50C12-50 12-44 4-40Z", RED, 0)
        + line("M-23-24C-10-30 8-30 21-24", 4, GOLD)
        + solid("M-1 2C-8-4-18 0-22-6C-24 6-8 10-1 5C6 10 22 6 20-6C16 0 6-4-1 2Z")
        + dot(-9, -8, 2.8)
        + dot(7, -8, 2.8)
        + line("M22 18L38 30", 6)
        + dot(31, 26, 6, SKIN, 3.5)
    )
    fine = (
        "".join(dot(x, y, 2, WHITE) for y in (21, 31, 41) for x in (-15, -1, 13))
        + line("M-23-20C-10-26 8-26 21-20", 1.4, GOLD)
        + line("M-3-6L-5 0L1 0M-30 26L-30 46M-26 22L-26 48M-4 9L3 9", 1.6)
    )
    return Figure(bold, fine)


def harlequin() -> Figure:
    """Harlequin with black half mask and cocked hat, his coat all lozenges."""
    colours = (RED, GOLD, GREEN, BLUE)
    patch = "".join(
        flat(
            f"M{column * 9.5} {row * 11 + 9}l9.5 11l-9.5 11l-9.5-11Z",
            # No two lozenges that share an edge have one colour.
            colours[((column + row) // 2 + (column - row)) % 4],
            0,
        )
        for row in range(4)
        for column in range(-4 + row % 2, 5, 2)
    )
    body = "M-46 50C-44 28-34 16-16 12L16 12C34 16 44 28 46 50Z"
    bold = (
        f'<clipPath id="q"><path d="{body}"/></clipPath>{flat(body, WHITE)}<g clip-path="url(#q)">{patch}</g>'
        + line(body, 5)
        + flat("M-21-20L-20-4C-18 8-8 14 0 14C8 14 18 8 20-4L21-20Z", SKIN)
        + solid("M-22-18L22-18L21-3C12 2 6-1 0-5C-6-1-12 2-21-3Z")
        + solid("M-15-10C-11-13-7-12-5-8C-8-5-13-5-15-10ZM15-10C11-13 7-12 5-8C8-5 13-5 15-10Z", WHITE)
        + flat("M-30 16L-22 7L-12 14L0 9L12 14L22 7L30 16L20 24L10 20L0 25L-10 20L-20 24Z", WHITE, 4)
        + flat("M-48-16C-40-40-18-50 0-50C18-50 40-40 48-16C34-24 16-25 0-25C-16-25-34-24-48-16Z", INK, 3)
        + dot(0, -36, 6.500, RED, 0)
    )
    fine = (
        line("M-43-20C-36-38-16-46 0-46C16-46 36-38 43-20", 1.6, GOLD)
        + line("M-8 4C-3 8 3 8 8 4", 2, RED)
        + dot(0, -36, 3, GOLD)
        + line("M-20 12L-18 20M-10 16L-9 20M0 12L0 22M10 16L9 20M20 12L18 20", 1.4)
    )
    return Figure(bold, fine)


def hunter() -> Figure:
    """A hunter in a feathered hat who fires."""
    bold = (
        flat("M50 50C52 26 42 12 26 8L8 8C-2 14-4 30-4 50Z", GREEN)
        + flat("M10-18L10-11L3-5L9-3L8 2L13 10L30 10L36-4L36-18Z", SKIN, 4)
        + flat("M34-18C40-12 40-2 32 8L26 0L28-18Z", BROWN, 3)
        + flat("M30-30C34-46 44-50 50-48C50-38 44-30 36-24Z", RED, 3.5)
        + flat("M-2-16C8-22 10-24 12-38C20-44 32-42 36-34L40-22C44-20 46-18 48-14C30-20 14-18-2-16Z", INK, 3)
        + line("M30 24L8 32L-4 12", 16)
        + line("M30 24L8 32L-4 12", 9, GREEN)
        + line("M30 13L-24 1", 8)
        + line("M32 14L4 8", 11)
        + line("M32 14L6 8.500", 5, BROWN)
        + flat(
            "M-26 1L-31-4L-28-13L-35-10L-40-19L-42-8L-50-8L-45-1L-50 6L-42 6L-40 16L-34 9L-27 14L-30 5Z",
            GOLD,
            3,
        )
        + dot(-38, -1, 4, RED)
        + dot(-6, 8, 6, SKIN, 3.500)
        + dot(16, -9, 2.8)
    )
    fine = line(
        "M34-30C38-38 43-43 48-45M14-26C22-28 30-28 38-24M8-2L14-2M44 26C46 34 46 40 46 48M38 28L38 48", 1.6
    ) + line("M12-30C20-33 28-32 35-29", 2.4, GOLD)
    return Figure(bold, fine)


def fool() -> Figure:
    """A laughing fool in cap and bells."""
    horn = "M2-16C6-34 20-42 32-38C42-34 46-22 42-10C38-18 30-20 22-12L16-4Z"
    collar = "M0 30L-12 50L-20 34L-36 46L-34 26L-16 14L16 14L34 26L36 46L20 34L12 50Z"
    bold = (
        flat(collar, GOLD, 4)
        + f'<g transform="scale(-1 1)">{flat(horn, RED)}</g>'
        + flat(horn, GREEN)
        + flat("M-14-20C-12-34-8-40 0-46C8-40 12-34 14-20Z", GOLD)
        + flat("M-22-14C-24 6-18 24 0 28C18 24 24 6 22-14C10-22-10-22-22-14Z", SKIN)
        + flat("M-24-8C-16-20 16-20 24-8L24-18C14-28-14-28-24-18Z", INK, 2)
        + dot(-9, -1, 3.4)
        + dot(9, -1, 3.4)
        + solid("M-13 9C-6 12 6 12 13 9C11 20 5 23 0 23C-5 23-11 20-13 9Z")
        + dot(-42, -7, 6, GOLD, 3.5)
        + dot(42, -7, 6, GOLD, 3.5)
        + dot(0, -45, 5.500, GOLD, 3.5)
    )
    fine = (
        mirrored(
            dot(36, 44, 3, RED, 2)
            + dot(12, 47, 3, RED, 2)
            + line("M12-26C18-32 26-34 34-30M5-8C8-10 12-10 14-7M16 10C18 8 19 6 19 4", 1.6)
        )
        + solid("M-8 11.500L8 11.500L7 15L-7 15Z", WHITE)
        + line("M0-1L-3 6L2 6M0 30L0 20M-12-13L-12-19M0-14L0-22M12-13L12-19", 1.6)
        + line("M-12-13L-12-19M0-14L0-22M12-13L12-19", 1.8, GOLD)
    )
    return Figure(bold, fine)
