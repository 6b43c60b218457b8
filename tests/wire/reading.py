"""What a message of the bot says to who reads it: its buttons, what they offer, and which cards it names.

Cards are read back from every form in which they are written (signs, emojis, spoken names, buttons), in English.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from bot.art import PACKS, emoji_name
from bot.sandbox.seen import Seen
from bot.text import words_for
from bot.ui.faces import card_short, card_spoken

_CUSTOM_ID = re.compile(r"k1[bs]:(?P<verb>[a-z-]+):(?P<table>[0-9a-z]+):(?P<step>[0-9a-z]+):(?P<arg>.*)")
_WRITTEN = re.compile(r"\*\*(?P<sign>.+?)\*\*|<:(?P<emoji>\w+):\d+>")
"""A card in a running text: bold, or as its emoji."""
_SHORT_FRENCH = re.compile(r"[♠♥♦♣] (?:10|[2-9AJQK])(?!\w)")
WORDS = words_for("en")


@dataclass(frozen=True, slots=True)
class Pressable:
    """A button or a select of the bot as its custom_id describes it; `label` is what stands on a button."""

    message: int
    custom_id: str
    verb: str
    table: int
    step: int
    arg: str
    label: str = ""


def _pressable(message: int, custom_id: str, label: str = "") -> Iterator[Pressable]:
    if (found := _CUSTOM_ID.fullmatch(custom_id)) is not None:
        table, step = int(found["table"], 36), int(found["step"], 36)
        yield Pressable(message, custom_id, found["verb"], table, step, found["arg"], label)


def pressables(seen: Seen) -> Iterator[Pressable]:
    """The buttons of the bot on a message."""
    for one in seen.buttons:
        if not one.disabled:
            yield from _pressable(seen.id, one.custom_id, one.label)


def menus(seen: Seen) -> Iterator[Pressable]:
    """The selects of the bot on a message."""
    for one in seen.selects:
        if not one.disabled:
            yield from _pressable(seen.id, one.custom_id)


def offer_in(buttons: Iterable[Pressable]) -> tuple[Pressable, list[str]] | None:
    """A button with which a message asks its reader to decide, and every key that it offers; None: it does not."""
    offers = [one for one in buttons if one.verb in ("act", "cut-at")]
    if not offers:
        return None
    keys = [one.arg for one in offers if one.verb == "act"]
    return offers[0], keys + [f"cut:{n}" for one in offers if one.verb == "cut-at" for n in range(1, int(one.arg) + 1)]


# Cards


@cache
def _readings(pack: str) -> dict[str, str]:
    """Every way to write a card of this pack, and which card it is."""
    found: dict[str, str] = {}
    for card in PACKS[pack].cards:
        for form in {card_short(WORDS, card, pack), card_spoken(WORDS, card, pack), emoji_name(card, "en", pack)}:
            assert form not in found, f"{form} is two cards"
            found[form] = card
    return found


@dataclass(frozen=True, slots=True)
class OwnCards:
    """The cards that a panel calls its reader's own, in each of the forms that it may have; None: not in this form."""

    written: tuple[str, ...] | None
    """In words, signs or emojis."""
    described: tuple[str, ...] | None
    """In the description of a picture."""
    on_buttons: tuple[str, ...] | None
    """A button a card, whether it may be played or not."""

    @property
    def forms(self) -> list[tuple[str, ...]]:
        """Those that the panel has."""
        return [one for one in (self.written, self.described, self.on_buttons) if one is not None]


def own_cards(panel: Seen, pack: str) -> OwnCards:
    """Read a panel of a game with this pack. Raises KeyError where it shows as a card what is none."""
    described = [_described(alt, pack) for _, alt in panel.pictures if alt != WORDS("panel-no-card-yet")]
    assert len(described) <= 1, "a hand is one picture"
    return OwnCards(_written(panel, pack), described[0] if described else None, _on_buttons(panel, pack))


def _written(panel: Seen, pack: str) -> tuple[str, ...] | None:
    for key in ("panel-card", "tricks-you-hold"):
        before = WORDS(key, card="|", cards="|", name="").partition("|")[0]
        line = next((one for one in panel.text.splitlines() if one.startswith(before)), None)
        if line is not None:
            forms = [found["sign"] or found["emoji"] for found in _WRITTEN.finditer(line)]
            cards = [_readings(pack)[form] for form in forms]
            # One card is called by its sign and by its name.
            return tuple(dict.fromkeys(cards)) if key == "panel-card" else tuple(cards)
    return None


def _described(alt: str, pack: str) -> tuple[str, ...]:
    """One card after the other, or suit by suit: "spades: ace, 10; hearts: 2"."""
    if ":" not in alt:
        return tuple(_readings(pack)[name] for name in alt.split(", "))
    suits = (suit.split(": ") for suit in alt.split("; "))
    return tuple(
        _readings(pack)[WORDS("card-name", rank=rank, suit=suit)] for suit, ranks in suits for rank in ranks.split(", ")
    )


def _on_buttons(panel: Seen, pack: str) -> tuple[str, ...] | None:
    """Buttons are read by their labels; what they would play must be the same card."""
    buttons = [one for one in pressables(panel) if one.verb in ("act", "why") and one.arg in PACKS[pack].cards]
    for one in buttons:
        assert _readings(pack)[one.label] == one.arg, f"a button {one.label} plays {one.arg}"
    return tuple(one.arg for one in buttons) or None


def french_cards_on(panel: Seen) -> set[str]:
    """Every card that a panel names in any form, whoever's it is."""
    spoken = {card_spoken(WORDS, card): card for card in PACKS["french"].cards}
    everything = "\n".join([panel.text, *(one.label for one in pressables(panel))])
    found = {_readings("french")[form] for form in _SHORT_FRENCH.findall(everything)}
    emojis = re.findall(r"<:(\w+):\d+>", everything)
    found |= {_readings("french")[name] for name in emojis if name in _readings("french")}
    found |= {card for name, card in spoken.items() if re.search(rf"\b{name}\b", everything)}
    own = own_cards(panel, "french")
    return found.union(*own.forms)
