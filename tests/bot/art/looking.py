"""How the tests look at pictures."""

import io

from PIL import Image


def opened(png: bytes) -> Image.Image:
    """The pixels of a PNG."""
    with Image.open(io.BytesIO(png)) as image:
        assert image.format == "PNG"
        return image.convert("RGBA")


def in_a_text(png: bytes) -> bytes:
    """The grey values of an emoji as a colour-blind reader has it in a text: 22 pixels, on Discord's dark ground."""
    ground = Image.new("RGBA", (22, 22), "#313338")
    ground.alpha_composite(opened(png).resize((22, 22), Image.Resampling.LANCZOS))
    return ground.convert("L").tobytes()


def unlike(one: bytes, other: bytes) -> int:
    """How many of the pixels differ by a quarter of the way from black to white."""
    return sum(abs(a - b) > 64 for a, b in zip(one, other, strict=True))


def luminance(colour: str) -> float:
    """Relative luminance as WCAG 2 defines it."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)
