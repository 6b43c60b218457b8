"""Drawing in a process of its own (`bot.art.__main__`): one card holds the interpreter lock for up to a tenth of a
second."""

import io
import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from PIL import Image

_ROOT = Path(__file__).parents[2]
"""Where the other process finds this package."""


def drawn_elsewhere(svgs: Sequence[str], width: int) -> Iterator[Image.Image]:
    """The drawings as RGBA pixels, in order, as they come. They end early where the other process does."""
    try:
        process = subprocess.Popen(
            [sys.executable, "-m", "bot.art"],
            cwd=_ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,  # Ctrl-C is for the bot; this one ends when nobody reads any more
        )
    except OSError:
        return
    with process:
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(json.dumps([width, list(svgs)]).encode())
            process.stdin.close()
        except BrokenPipeError:
            return
        for _ in svgs:
            length = int.from_bytes(process.stdout.read(4))
            png = process.stdout.read(length)
            if not length or len(png) < length:
                return
            with Image.open(io.BytesIO(png)) as image:
                yield image.convert("RGBA")
