"""SIGKILL at every boundary between receiving a click, writing, answering, pushing and publishing, in every game."""

from __future__ import annotations

import pytest

from bot.sandbox.server import Sandbox
from bot.ui.family import PLAYABLE
from tests.wire.bots import Bots
from tests.wire.driver import NAMES, Script
from tests.wire.judging import judge
from tests.wire.places import CHAINS, IN_THE_MIDDLE
from tests.wire.short_matches import SHORTEST, WITH_ROOM


@pytest.mark.parametrize("chain", CHAINS)
@pytest.mark.parametrize("game", PLAYABLE)
async def test_a_match_ends_as_the_unkilled_one_wherever_the_bot_dies(
    sandbox: Sandbox, bots: Bots, game: str, chain: str
) -> None:
    people = [sandbox.person(name, owner=name == NAMES[0]) for name in NAMES[:3]]
    agreed = (WITH_ROOM if chain in IN_THE_MIDDLE else SHORTEST)[game]
    script = Script(bots, people, game=game, preset=agreed.preset, rules=agreed.rules, seed=chain, places=CHAINS[chain])
    await script.run_through()
    assert tuple(script.hit) == CHAINS[chain]
    await judge(script)
    results = [one for one in people[0].visible() if any(":again:" in button.custom_id for button in one.buttons)]
    assert len(results) == 1
