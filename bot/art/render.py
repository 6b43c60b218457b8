"""From SVG to small PNG. These calls hold the interpreter lock: run them in a thread, never on the event loop."""

import io

import PIL
import resvg_py
from PIL import Image

COLOURS = 128
"""Colours of a finished picture: looks the same as full colour on our flat drawings, at a third of the size."""

VERSION = f"1 resvg-py {resvg_py.__version__} Pillow {PIL.__version__}"
"""What else besides the drawing decides the bytes: raise the number when this module draws differently."""


def png(svg: str, width: int) -> bytes:
    """The drawing as a PNG in full colour, `width` pixels wide. Raises ValueError when `svg` is not well-formed."""
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, dpi=96, skip_system_fonts=True))


def pixels(svg: str, width: int) -> Image.Image:
    """The same as RGBA pixels."""
    with Image.open(io.BytesIO(png(svg, width))) as image:
        return image.convert("RGBA")


def encode(image: Image.Image) -> bytes:
    """A small PNG of an RGBA image: the same bytes for the same pixels."""
    small = image.quantize(COLOURS, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    out = io.BytesIO()
    small.save(out, "PNG", compress_level=9)
    return out.getvalue()
