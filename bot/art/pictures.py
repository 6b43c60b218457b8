"""Finished pictures: emojis, cards, hands. Pure functions of their arguments, to be called in a thread."""

import hashlib
import os
import tempfile
import threading
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

from PIL import Image

from bot.art import cuccu, french, kille, render
from bot.art.elsewhere import drawn_elsewhere
from bot.art.frame import HEIGHT, TILE, WIDTH, back_card
from bot.art.pack import Pack
from bot.art.signs import SIGNS

PACKS: dict[str, Pack] = {pack.key: pack for pack in (french.PACK, kille.PACK, cuccu.PACK)}
"""Every pack that can be drawn, by its key."""

BACK = "back"
"""Stands for a face-down card wherever a card key is taken, in every pack."""

MOST_CARDS = 26
"""The largest hand of any game."""

_HAND_WIDTH = 720
"""A wide hand is this wide, in pixels: a phone shows it at about half of that, with corners still readable."""
_CARD = 228
"""Width of a card in a hand, in pixels."""
_GAP = 18
_ROW = 10
"""Most cards in one row."""
_CORNER_HEIGHT = 128
"""How much of a card must stay uncovered from above to show its corner, in card pixels."""


@dataclass(frozen=True)
class Picture:
    """An emoji: its name for Discord, its PNG and the SHA-256 of that PNG in hex."""

    name: str
    png: bytes
    sha256: str


@dataclass(frozen=True)
class Drawing:
    """An emoji that need not be drawn yet: its name for Discord, and its SVG."""

    name: str
    svg: str

    @property
    def sha256(self) -> str:
        """SHA-256 in hex of all that decides the bytes of its picture."""
        return hashlib.sha256(f"{render.VERSION}\n{self.svg}".encode()).hexdigest()

    def picture(self) -> Picture:
        """Draw it, once per process: some milliseconds, for a thread."""
        return _emoji(self.name, self.svg)


def _pack(key: str) -> Pack:
    return PACKS[key]


def emoji_name(card: str, locale: str, pack: str = "french") -> str:
    """The name of the emoji that shows `card` with the corners of `locale` ("de", "en-US", ...).

    Raises KeyError for an unknown pack or card.
    """
    return "card_back" if card == BACK else _pack(pack).emoji_name(card, locale)


def emoji_drawings() -> Iterator[Drawing]:
    """All emojis of all packs and the signs, without drawing one."""
    for pack in PACKS.values():
        for card in pack.cards:
            for language in pack.languages(card):
                yield Drawing(pack.emoji_name(card, language), pack.tile(card, language))
    yield from (Drawing(name, svg) for name, svg in SIGNS.items())


@cache
def _emoji(name: str, svg: str) -> Picture:
    png = render.encode(render.pixels(svg, TILE))
    return Picture(name, png, hashlib.sha256(png).hexdigest())


def _cached(drawn: Drawing, folder: Path) -> Picture:
    """An emoji from `folder`; the file name carries what the bytes depend on and their hash, so it is never stale."""
    name, drawing = drawn.name, drawn.sha256[:16]
    for path in folder.glob(f"{name}.{drawing}.*.png"):
        png = path.read_bytes()
        digest = hashlib.sha256(png).hexdigest()
        if path.name.split(".")[2] == digest:
            return Picture(name, png, digest)
    picture = drawn.picture()
    with tempfile.NamedTemporaryFile(dir=folder, suffix=".part", delete=False) as part:
        part.write(picture.png)
    os.replace(part.name, folder / f"{name}.{drawing}.{picture.sha256}.png")
    return picture


def emojis(cache: Path | None = None) -> list[Picture]:
    """All emojis of all packs and the signs, drawn once per process.

    With `cache`, a folder (made when missing), they are kept there for the next process. Raises OSError when it cannot
    be written.
    """
    if cache is None:
        return [drawing.picture() for drawing in emoji_drawings()]
    cache.mkdir(parents=True, exist_ok=True)
    return [_cached(drawing, cache) for drawing in emoji_drawings()]


def emoji_names() -> list[str]:
    """The names of all emojis, without drawing one."""
    return [drawing.name for drawing in emoji_drawings()]


def _face(card: str, locale: str, pack: str) -> str:
    return back_card() if card == BACK else _pack(pack).face(card, locale)


@lru_cache(maxsize=128)
def _card_png(svg: str) -> bytes:
    return render.encode(render.pixels(svg, WIDTH))


_cards: dict[str, Image.Image] = {}
"""The cards as hands need them, by their drawing."""
_warming = threading.Lock()


def _card_pixels(svg: str) -> Image.Image:
    if svg not in _cards:
        _cards[svg] = render.pixels(svg, _CARD)
    return _cards[svg]


def card_picture(card: str, locale: str, pack: str = "french") -> bytes:
    """PNG of one card, 360 by 504 pixels, or of its back. Raises KeyError for an unknown pack or card."""
    return _card_png(_face(card, locale, pack))


def warm(pack: str = "french") -> None:
    """Have the cards of a pack, in all languages, as hands need them: a few seconds of waiting, for a thread.

    Another process draws them, for each drawing holds the interpreter lock for up to a tenth of a second. What it does
    not bring is drawn when a hand needs it.
    """
    drawn = _pack(pack)
    faces = [drawn.face(card, language) for card in drawn.cards for language in drawn.languages(card)]
    with _warming:
        missing = [svg for svg in (*faces, back_card()) if svg not in _cards]
        if missing:
            _cards.update(zip(missing, drawn_elsewhere(missing, _CARD), strict=False))


def _rows(count: int) -> list[int]:
    """Cards of each row: as few rows as the width allows, the longer ones first."""
    rows = -(-count // _ROW)
    return [count // rows + (1 if row < count % rows else 0) for row in range(rows)]


def _step(count: int) -> float:
    """From one card to the next in the widest row: side by side while they fit, then overlapping."""
    if count < 2:
        return 0
    return min(_CARD + _GAP, (_HAND_WIDTH - _CARD) / (count - 1))


def hand_picture(cards: Sequence[str], locale: str, pack: str = "french", *, wide: bool = False) -> bytes:
    """PNG of a hand in the given order: side by side, overlapping from four cards on, in rows of at most ten.

    `wide` leaves room at the right of a few cards, so that they are not larger than those of a big hand where a
    picture is stretched to the width of its message.

    Every corner stays visible. Raises ValueError for no cards or more than 26, KeyError for an unknown pack or card.
    """
    if not 1 <= len(cards) <= MOST_CARDS:
        raise ValueError(f"a hand picture takes 1 to {MOST_CARDS} cards, not {len(cards)}")
    rows = _rows(len(cards))
    step = _step(rows[0])
    scale = _CARD / WIDTH
    tall = round(HEIGHT * scale)
    down = round(_CORNER_HEIGHT * scale)
    width = round(_CARD + step * (rows[0] - 1))
    if wide:
        width = max(width, _HAND_WIDTH)
    image = Image.new("RGBA", (width, tall + down * (len(rows) - 1)))
    left = list(cards)
    for row, count in enumerate(rows):
        for place in range(count):
            picture = _card_pixels(_face(left.pop(0), locale, pack))
            image.alpha_composite(picture, (round(step * place), down * row))
    return render.encode(image)
