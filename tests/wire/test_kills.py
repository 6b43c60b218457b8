"""SIGKILL at every boundary between receiving a click, writing, answering, pushing and publishing."""

from __future__ import annotations

import pytest

from bot.sandbox.server import Sandbox
from tests.wire.driver import NAMES, PLAYED, Bots, Script
from tests.wire.judging import judge
from tests.wire.places import CHAINS


@pytest.mark.parametrize("chain", CHAINS)
@pytest.mark.parametrize("game", PLAYED)
async def test_a_match_ends_as_the_unkilled_one_wherever_the_bot_dies(
    sandbox: Sandbox, bots: Bots, game: str, chain: str
) -> None:
    people = [sandbox.person(name, owner=name == NAMES[0]) for name in NAMES[:3]]
    script = Script(bots, people, game=game, seed=chain, places=CHAINS[chain])
    await script.run_through()
    assert tuple(script.hit) == CHAINS[chain]
    await judge(script)
    results = [one for one in people[0].visible() if any(":again:" in button.custom_id for button in one.buttons)]
    assert len(results) == 1
