"""The process that draws for the bot (`bot.art.elsewhere`).

Reads `[width, [svg, ...]]` as JSON and writes one PNG after another, each behind its length in four bytes.
"""

import json
import os
import sys

from bot.art import render

_YIELDING = 5
"""How much it stands back (`nice`): on a machine with one core the bot goes first."""


def main() -> None:
    """Draw until all is drawn, or nobody reads any more."""
    if hasattr(os, "nice"):
        os.nice(_YIELDING)
    width, svgs = json.load(sys.stdin)
    out = sys.stdout.buffer
    try:
        for svg in svgs:
            png = render.png(svg, width)
            out.write(len(png).to_bytes(4) + png)
            out.flush()
    except BrokenPipeError:
        os._exit(0)  # the bot is gone; to go the usual way would complain in its log


if __name__ == "__main__":
    main()
