"""Which panels are remembered: those that may still be edited."""

from __future__ import annotations

from .matches import sit_down
from .people import Place


async def test_a_panel_whose_token_died_is_not_kept_for_ever(place: Place) -> None:
    await sit_down(place, "Ann", "Ben", "Cem")
    panels = place.client.screen.panels
    assert len(panels) == 3
    await place.wait(20 * 60)
    await place.person("Eve").slash("play", game="kuckuck")
    assert len(panels) == 1
