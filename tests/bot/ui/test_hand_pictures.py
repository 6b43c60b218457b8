"""Pictures of hands are ready before an answer needs them, and few enough are kept."""

from __future__ import annotations

import asyncio

import pytest

from bot.ui import hand_pictures
from bot.ui.hand_pictures import HandPictures

HAND = ("2S", "3S", "AH")


async def test_a_hand_is_ready_after_it_was_drawn_and_not_before() -> None:
    hands = HandPictures()
    assert hands.ready(HAND, "en") is None
    assert await hands.draw(HAND, "en", 30)
    ready = hands.ready(HAND, "en")
    assert ready is not None
    name, png = ready
    assert png.startswith(b"\x89PNG")
    assert name.endswith(".png")
    assert hands.ready(HAND[:2], "en") is None


async def test_hands_that_look_different_have_different_names() -> None:
    hands = HandPictures()
    names = set()
    for cards, language in ((HAND, "en"), (HAND[:2], "en"), (("QS", "KS"), "en"), (("QS", "KS"), "de")):
        assert await hands.draw(cards, language, 30)
        ready = hands.ready(cards, language)
        assert ready is not None
        names.add(ready[0])
    assert len(names) == 4


async def test_who_has_no_patience_is_told_and_the_drawing_goes_on() -> None:
    hands = HandPictures()
    assert not await hands.draw(HAND, "en", 0)
    assert await hands.draw(HAND, "en", 30)


async def test_only_the_hands_that_were_wanted_last_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hand_pictures, "KEPT", 2)
    hands = HandPictures()
    for cards in (HAND, HAND[:2]):
        await hands.draw(cards, "en", 30)
    assert hands.ready(HAND, "en") is not None
    await hands.draw(HAND[:1], "en", 30)
    await asyncio.sleep(0)
    assert hands.ready(HAND, "en") is not None
    assert hands.ready(HAND[:2], "en") is None
