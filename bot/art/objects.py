"""The things of Kille and Cuccù: masks, flowerpot, wreath, inn, bucket and nothing at all."""

from math import cos, radians, sin

from bot.art.frame import GOLD, INK, PAPER, WHITE
from bot.art.woodcut import BROWN, GREEN, RED, RUST, STONE, Figure, cord, dot, flat, line, mirrored, solid


def half_mask() -> Figure:
    """A carnival mask with plumes, its ribbons flying."""
    plumes = (
        flat("M4-14C-2-30 2-44 16-49C26-40 26-24 14-12Z", RED, 4)
        + flat("M14-12C16-30 26-42 40-42C48-32 42-18 28-8Z", GOLD, 4)
        + flat("M-6-14C-16-24-16-38-6-48C6-42 10-28 6-14Z", GOLD, 4)
    )
    bold = (
        line("M-40 10C-48 22-38 30-46 44M40 10C48 22 38 30 46 44", 7)
        + line("M-40 10C-48 22-38 30-46 44M40 10C48 22 38 30 46 44", 2.5, RED)
        + plumes
        + solid(
            "M0-10C12-18 36-20 50-12C50 8 42 26 24 27C12 27 8 18 0 15"
            "C-8 18-12 27-24 27C-42 26-50 8-50-12C-36-20-12-18 0-10Z"
        )
        + solid("M-36 0C-30-8-18-7-12 4C-18 12-32 12-36 0Z", WHITE)
        + solid("M36 0C30-8 18-7 12 4C18 12 32 12 36 0Z", WHITE)
    )
    fine = (
        mirrored(
            line("M2-5C14-13 34-15 46-9C45 8 39 21 25 22C14 22 9 13 2 10", 1.6, GOLD)
            + dot(24, 17, 1.6, GOLD)
            + dot(31, 15, 1.6, GOLD)
            + dot(17, 15, 1.6, GOLD)
        )
        + dot(0, 1, 2.6, GOLD)
        + line("M10-18C10-30 12-38 16-44M20-14C24-26 32-34 40-37M0-18C-4-28-6-36-6-43", 1.6)
    )
    return Figure(bold, fine)


def mascaron() -> Figure:
    """The grotesque face of a fountain: horns of leaves, a gaping mouth."""
    leaf = flat("M14-32C18-46 32-51 46-47C46-40 50-32 46-26C48-18 46-10 40-4L28-18Z", GREEN, 4)
    bold = (
        mirrored(leaf)
        + flat(
            "M0-38C16-42 34-34 37-14C40 0 36 8 35 16C34 34 18 48 0 48"
            "C-18 48-34 34-35 16C-36 8-40 0-37-14C-34-34-16-42 0-38Z",
            STONE,
        )
        + solid("M-22 16C-14 10 14 10 22 16C24 32 14 42 0 42C-14 42-24 32-22 16Z")
        + flat("M-10 36C-8 26 8 26 10 36C8 46-8 46-10 36Z", RED, 0)
        + mirrored(dot(16, -10, 10, WHITE, 4) + dot(14, -9, 4.5) + line("M5-20C14-28 24-27 31-19", 6))
        + flat("M0-16C4-8 8-2 9 4C4 8-4 8-9 4C-8-2-4-8 0-16Z", STONE, 4)
    )
    fine = mirrored(
        line("M20-38C28-42 36-42 42-42M26-32C34-34 38-32 43-30M30-24C36-22 38-18 40-12", 1.6)
        + line("M28 4C31 10 31 16 28 22M30-2C34 2 34 6 33 10M6-30C12-34 20-34 26-30", 1.6)
        + solid("M3 13L12 14L8 21ZM12 14L19 16L14 22Z", WHITE)
    ) + line("M0 30L0 38", 1.6)
    return Figure(bold, fine)


def flowerpot() -> Figure:
    """A tulip between two leaves, in a clay pot."""
    bold = (
        cord("M0 16C1 4 0-6 0-14", 9, GREEN)
        + flat("M-2 13C-16 12-34 2-40-18C-22-18-6-8-2 13Z", GREEN, 4)
        + flat("M2 13C16 12 34 2 40-18C22-18 6-8 2 13Z", GREEN, 4)
        + flat("M0-8C-20-8-26-26-21-46L-10-36L0-50L10-36L21-46C26-26 20-8 0-8Z", RED)
        + flat("M-24 20L-16 48L16 48L24 20Z", RUST)
        + flat("M-31 12L31 12L31 24L-31 24Z", RUST)
    )
    fine = (
        line("M0-46C-8-34-8-20 0-12C8-20 8-34 0-46ZM-16-38C-17-28-14-20-8-14M16-38C17-28 14-20 8-14", 1.8)
        + line("M-6 10C-12-2-22-11-34-15M6 10C12-2 22-11 34-15", 1.6)
        + line("M-14 28L-9 44M-5 28L-3 44M5 28L3 44M14 28L9 44", 1.8)
        + line("M-27 18L27 18", 1.6, GOLD)
    )
    return Figure(bold, fine)


def wreath() -> Figure:
    """A ring of laurel with a bow."""
    leaves, veins = [], []
    for step in range(10):
        turn = step * 18 + 6
        for radius, lean in ((36, 36), (25, -34)):
            x, y = radius * sin(radians(turn)), -4 - radius * cos(radians(turn))
            place = f'transform="translate({x:.1f} {y:.1f}) rotate({turn - 90 + lean})"'
            leaves.append(f'<path {place} d="M0-12C6-6 6 5 0 12C-6 5-6-6 0-12Z" fill="{GREEN}" stroke-width="3"/>')
            veins.append(f'<path {place} d="M0-8L0 8" stroke-width="1.3"/>')
    # From the bow upwards, so that every leaf lies on the one below it.
    leaves.reverse()
    ring = '<circle cx="0" cy="-4" r="30" fill="none" stroke-width="9"/>'
    bow = (
        flat("M0 34L-12 50L-22 44L-4 32ZM0 34L12 50L22 44L4 32Z", RED, 3.5)
        + flat("M0 32C-10 22-22 22-26 28C-26 36-12 42 0 36ZM0 32C10 22 22 22 26 28C26 36 12 42 0 36Z", RED, 4)
        + dot(0, 33, 5.5, GOLD, 3.5)
    )
    return Figure(
        ring + mirrored("".join(leaves)) + bow, mirrored("".join(veins)) + line("M-8 30L-19 29M8 30L19 29", 1.6)
    )


def inn() -> Figure:
    """A house with a broad roof and a mug for its sign."""
    bold = (
        flat("M12-50L26-50L26-22L12-28Z", STONE, 4)
        + flat("M-42-10L28-10L28 47L-42 47Z", PAPER)
        + flat("M-50-6L-31-42L16-42L36-6Z", RED)
        + solid("M-30 48L-30 18C-30 8-8 8-8 18L-8 48Z")
        + flat("M1 8L18 8L18 26L1 26Z", GOLD, 4)
        + line("M-50-6L36-6", 6)
        + line("M28 4L47 4M40 4L40 10", 4)
        + line("M45 16C51 16 51 26 45 26", 4)
        + flat("M33 12L46 12L46 30L33 30Z", GOLD, 3.5)
    )
    fine = (
        line("M-42-14L28-14M-38-22L23-22M-33-30L18-30M-31-37L15-37", 1.6, PAPER)
        + line("M-24-14L-20-22M-8-22L-6-30M8-14L8-22M-16-30L-14-37M4-30L4-37M18-22L14-30", 1.6, PAPER)
        + line("M9.5 8L9.5 26M1 17L18 17M14-44L24-44M18-38L26-38M38 16L38 26M42 16L42 26", 1.8)
        + line("M-25 24L-13 24M-25 32L-13 32M-25 40L-13 40", 1.6, PAPER)
        + line("M-38 4L-32 4M-38 12L-35 12M-38 32L-34 32M-38 40L-35 40M-2 34L8 34M6 40L22 40M16 33L24 33M-4 0L6 0", 1.6)
    )
    return Figure(bold, fine)


def bucket() -> Figure:
    """A wooden bucket with hoops and its handle up."""
    bold = (
        line("M-34-10C-34-56 34-56 34-10", 12)
        + line("M-34-10C-34-56 34-56 34-10", 4.5, STONE)
        + flat("M-40-10L40-10L29 47L-29 47Z", BROWN)
        + flat("M-42-13A42 10 0 0 1 42-13A42 10 0 0 1-42-13Z", "#5a9fd0", 5)
        + line("M-37 8C-20 14 20 14 37 8M-32 31C-16 36 16 36 32 31", 9)
        + line("M-36 8C-20 14 20 14 36 8M-31 31C-16 36 16 36 31 31", 3.5, GOLD)
    )
    fine = line(
        "M-20 0L-17 8M0 2L0 9M20 0L17 8M-19 18L-16 29M-7 19L-6 31M7 19L6 31M19 18L16 29"
        "M-14 40L-13 46M0 41L0 47M14 40L13 46",
        1.8,
    ) + line("M-26-15C-16-12-8-17 0-14C8-11 16-16 26-13", 1.8, WHITE)
    return Figure(bold, fine)


def nothing() -> Figure:
    """An empty frame: nought."""
    bold = (
        '<ellipse cx="0" cy="0" rx="29" ry="40" fill="none" stroke-width="18"/>'
        f'<ellipse cx="0" cy="0" rx="29" ry="40" fill="none" stroke="{GOLD}" stroke-width="8"/>'
    )
    studs = "".join(dot(29 * cos(radians(turn)), 40 * sin(radians(turn)), 1.8, INK) for turn in range(0, 360, 15))
    return Figure(bold, studs)
