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

_drawing: set[subprocess.Popen[bytes]] = set()


def stop_drawing() -> None:
    """End the other processes: nobody waits for what they have not drawn yet."""
    for process in list(_drawing):
        process.kill()


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
    assert process.stdin is not None
    assert process.stdout is not None
    _drawing.add(process)
    try:
        with process:
            process.stdin.write(json.dumps([width, list(svgs)]).encode())
            process.stdin.close()
            for _ in svgs:
                length = int.from_bytes(process.stdout.read(4))
                png = process.stdout.read(length)
                if not length or len(png) < length:
                    return
                with Image.open(io.BytesIO(png)) as image:
                    yield image.convert("RGBA")
    except BrokenPipeError:
        return
    finally:
        _drawing.discard(process)
