"""At a start the card emojis are read; only what is missing or was drawn anew is uploaded."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.art import emoji_drawings
from bot.store import SqliteStore
from bot.ui.client import Kuckuck
from bot.ui.emoji_sync import meta_key, meta_value

from .people import Place

ACE = next(iter(emoji_drawings()))
ZERO = 64 * "0"


async def uploads_of_a_start(place: Place, make_client: Callable[[], Kuckuck]) -> list[str]:
    """What the next start changes about the emojis at Discord."""
    await place.client.tables.close()
    before = len(place.env.http_requests)
    place.client = make_client()
    await place.env.restart_bot(place.client)
    assert place.client.card_emojis(ACE.name), "it can be used"
    sent = [one for one in place.env.http_requests[before:] if "/emojis" in one.path and one.method != "GET"]
    return [one.method for one in sent]


def uploaded_as(place: Place) -> int:
    """The id of the first emoji at Discord."""
    return next(one.id for one in place.env.backend.application_emojis.values() if one.name == ACE.name)


async def test_an_unchanged_drawing_is_neither_uploaded_nor_drawn(
    place: Place, make_client: Callable[[], Kuckuck], store: SqliteStore
) -> None:
    unlike = f"{uploaded_as(place)}:{ZERO}:{ACE.sha256}"
    await store.set_meta(meta_key(ACE), unlike)
    assert await uploads_of_a_start(place, make_client) == []
    assert await store.meta(meta_key(ACE)) == unlike, "its picture was not looked at"


@pytest.mark.parametrize("drawing", [f":{ZERO}", ""])
async def test_a_drawing_that_is_drawn_to_the_same_picture_is_not_uploaded(
    place: Place, make_client: Callable[[], Kuckuck], store: SqliteStore, drawing: str
) -> None:
    emoji = uploaded_as(place)
    await store.set_meta(meta_key(ACE), f"{emoji}:{ACE.picture().sha256}{drawing}")
    assert await uploads_of_a_start(place, make_client) == []
    assert await store.meta(meta_key(ACE)) == meta_value(emoji, ACE)


@pytest.mark.parametrize("known", ["{id}:" + ZERO + ":" + ZERO, "1:{picture}:{drawing}", "?", ""])
async def test_what_was_drawn_anew_or_is_not_ours_is_replaced(
    place: Place, make_client: Callable[[], Kuckuck], store: SqliteStore, known: str
) -> None:
    old = uploaded_as(place)
    values = {"id": old, "picture": ACE.picture().sha256, "drawing": ACE.sha256}
    await store.set_meta(meta_key(ACE), known.format(**values))
    assert await uploads_of_a_start(place, make_client) == ["DELETE", "POST"]
    assert uploaded_as(place) != old
    assert await store.meta(meta_key(ACE)) == meta_value(uploaded_as(place), ACE)


def test_drawings_that_differ_have_hashes_that_differ() -> None:
    drawings = list(emoji_drawings())
    assert len({one.sha256 for one in drawings}) == len({one.svg for one in drawings}) > 100
