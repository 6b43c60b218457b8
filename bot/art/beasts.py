"""The animals of Kille and Cuccù: pig, cat, horse, lion and cuckoo."""

from bot.art import glyphs
from bot.art.frame import GOLD, INK, WHITE
from bot.art.woodcut import BROWN, GREEN, ROSE, RUST, Figure, cord, dot, flat, line, solid


def pig() -> Figure:
    """A fat sow in profile: snout, hanging ear, curled tail."""
    bold = (
        line("M38-8C48-12 51-25 43-26C36-27 37-15 47-17", 5)
        + flat("M-20 20L-22 44L-9 44L-6 26ZM10 24L12 44L25 44L26 20Z", "#c96f7f")
        + flat(
            "M-43-4L-49-2L-50 13L-42 15C-38 20-33 24-28 25L-31 44L-17 44L-12 30C-2 33 8 33 17 30L21 44L35 44L34 23"
            "C44 12 44-6 36-16C27-28 6-32-12-27C-22-31-31-32-38-27C-37-22-36-18-35-15C-38-12-41-8-43-4Z",
            ROSE,
        )
        + flat("M-15-28C-26-36-35-34-38-27C-34-24-35-16-32-9C-24-12-17-19-15-28Z", "#c96f7f")
        + dot(-38, -5, 3.2)
        + line("M-46 4L-46 9", 3.5)
    )
    fine = (
        line("M-42 15C-37 12-34 10-31 11M-26 8C-20 16-18 22-20 26M26 0C31 8 30 16 27 22", 2)
        + line("M-6-22C6-25 20-23 28-15M-2-16C8-18 18-17 24-11M2-10C9-12 15-11 20-7", 1.6)
        + line("M-8 20C0 24 10 24 18 20M-4 14C2 17 9 17 15 14", 1.6)
        + line("M-24 38L-24 44M28 38L28 44", 2)
    )
    return Figure(bold, fine)


def cat() -> Figure:
    """A black cat that sits and stares."""
    bold = (
        line("M22 41C46 46 51 27 41 14C35 5 37-8 46-8", 9)
        + solid(
            "M-32-49L-19-38C-14-40-9-40-4-38L9-49L10-23C10-15 6-9 1-5C16 4 31 20 31 46L-30 46C-31 40-28 37-23 37"
            "C-23 22-26 8-24-5C-29-9-33-15-33-23Z"
        )
        + flat("M-28-25C-24-31-18-30-15-23C-20-19-26-19-28-25Z", GOLD, 0)
        + flat("M5-25C1-31-5-30-8-23C-3-19 3-19 5-25Z", GOLD, 0)
        + line("M-21-29L-21-21M-2-29L-2-21", 3)
        + solid("M-15-17L-8-17L-11.500-13Z", ROSE)
    )
    fine = (
        line("M-11.500-13L-11.500-10M-18-8C-15-6-12-7-11.500-10C-11-7-8-6-5-8", 1.8, WHITE)
        + line("M-22-13L-44-18M-22-11L-44-10M-22-9L-42-3", 1.4)
        + line("M-1-13L22-18M-1-11L22-10M-1-9L20-3", 1.4)
        + line("M-33-13.600L-24-12M-33-10.500L-24-10.700M1-12L9-13.800M1-10.800L8-10.500", 1.2, WHITE)
        + line("M-28-42L-22-37M5-42L-1-37", 1.8, ROSE)
        + line("M-9 46C-12 34-12 22-10 12M8 46C2 36 6 24 16 22M-16 3L-14 9M-10 3L-9 9M-4 3L-4 9", 1.8, WHITE)
        + line("M-23 42L-23 46M-17 42L-17 46", 1.6, WHITE)
    )
    return Figure(bold, fine)


_HORSE = (
    "M-47-21C-49-25-49-29-46-32L-33-44L-32-50L-26-46C-12-43-4-34 1-22C9-15 21-14 31-5C39 2 42 12 37 21"
    "C35 25 35 28 38 32L34 43L38 48L24 48L27 33C21 29 17 25 14 21C15 26 15 30 16 34L10 43L13 48L0 48L5 34"
    "C-1 28-4 21-4 14C-10 12-14 7-17 1L-29 0L-28 13L-25 18L-37 18L-38-4C-36-8-33-10-29-10L-20-13"
    "C-19-18-20-23-23-27C-29-27-35-25-39-20Z"
)


def steed(colour: str, tail: str) -> tuple[str, str]:
    """A rearing horse: bold and fine drawing."""
    bold = (
        flat("M36 0C48 2 52 16 48 38C42 34 36 26 33 12Z", tail)
        + flat("M-14-6L-30-17L-43-14L-47-3L-41-2L-38-7L-29-8L-16 4Z", colour)
        + flat(_HORSE, colour)
        + flat("M-27-46C-10-46 4-34 6-18C0-18-6-20-9-24C-10-30-15-34-19-34C-20-39-23-43-27-46Z", tail, 3)
        + dot(-34, -33, 2.4)
    )
    fine = (
        line("M-22-41C-12-38-4-30-2-22M-17-35C-10-32-6-27-4-21", 1.6, WHITE)
        + line("M39 8C44 14 46 22 46 31M36 12C40 19 42 24 44 29", 1.6, WHITE)
        + line("M12-8C20-8 28-3 32 4M10-3C18-4 24 0 28 6M-4-10C-8-4-8 2-4 8M27 14C24 20 20 22 15 20", 1.6)
        + line("M-45-27L-42-28M-39-20C-36-24-33-26-29-27M25 44L35 44M2 44L11 44M-37 14L-27 14", 1.8)
    )
    return bold, fine


def horse() -> Figure:
    """A horse that leaps."""
    return Figure(*steed(BROWN, INK))


def lion() -> Figure:
    """A lion that walks, its face turned to us."""
    bold = (
        line("M36-4C50-8 50-26 40-34", 9)
        + line("M36-4C50-8 50-26 40-34", 3.5, GOLD)
        + flat("M42-30C32-30 28-40 34-50C46-48 52-38 42-30Z", RUST, 4)
        + flat("M8 18L6 46L19 46L22 22ZM-24 22L-27 46L-14 46L-8 24Z", "#c9922a")
        + flat(
            "M-12-20C4-22 24-20 36-8C42 2 40 14 38 22L42 46L28 46L23 26C12 28 2 28-4 27L-4 46L-18 46L-24 18Z",
            GOLD,
        )
        + flat(
            "M-20-49L-11-42L0-43L1-32L9-24L3-15L6-4L-4 0L-9 11L-20 7L-31 11L-36 0L-46-4L-43-15L-49-24L-41-32L-40-43"
            "L-29-42Z",
            RUST,
        )
        + flat("M-34-30C-30-35-10-35-6-30C-3-20-7-6-20-2C-33-6-37-20-34-30Z", GOLD, 3.5)
        + dot(-27, -23, 3.4)
        + dot(-13, -23, 3.4)
        + solid("M-26-16L-14-16L-20-8Z")
    )
    fine = (
        line("M-20-10L-20-6M-27-6C-24-3-21-4-20-6C-19-4-16-3-13-6M-31-28L-24-28M-16-28L-9-28", 1.8)
        + line("M-37-20L-44-18M-3-20L4-18M-36-34L-38-38M-4-34L-2-38M-34-4L-38-1M-6-4L-2-1M-20 0L-20 4", 2)
        + line("M10-14C20-14 28-9 32-2M12-8C20-8 25-5 28 1M30 10C28 16 25 20 22 22M2 20C8 22 14 22 18 20", 1.6)
        + line("M-14 42L-14 46M-9 42L-9 46M33 42L33 46M38 42L38 46", 1.8)
    )
    return Figure(bold, fine)


def cuckoo() -> Figure:
    """The cuckoo on its twig."""
    bold = (
        cord("M-50 40C-22 34 16 40 50 28", 9, BROWN)
        + flat("M-30 38C-32 28-42 22-50 24C-48 34-40 40-30 38Z", GREEN, 3)
        + flat("M26 34C30 44 40 48 48 46C46 36 36 31 26 34Z", GREEN, 3)
        + line("M-10 22L-12 36M2 22L2 36", 5)
        + glyphs.cuckoo(-8, 22, 88, "#3f5876", WHITE, INK)
    )
    return Figure(bold, line("M-40 30C-38 33-36 35-32 36M40 42C36 40 32 38 30 36M-20 38L-14 38M10 37L18 36", 1.5))
