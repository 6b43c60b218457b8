"""The clock of the machine does not jump under a player who is thinking."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from bot.clock import SystemClock


@dataclass
class Machine:
    """A machine whose time can be set."""

    wall: float = 1_800_000_000.0
    steady: float = 50.0

    def pass_by(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds


@pytest.mark.parametrize("jump", [3600.0, -3600.0], ids=["forward", "back"])
def test_a_jump_of_the_machines_time_is_not_followed_until_it_is_asked_for(jump: float) -> None:
    machine = Machine()
    clock = SystemClock(lambda: machine.wall, lambda: machine.steady)
    machine.pass_by(10)
    before = clock.now()
    machine.wall += jump
    machine.pass_by(5)
    assert (clock.now() - before).total_seconds() == 5
    assert clock.set_anew()
    assert clock.now().timestamp() == machine.wall
    assert not clock.set_anew()


def test_a_little_drift_is_no_jump() -> None:
    machine = Machine()
    clock = SystemClock(lambda: machine.wall, lambda: machine.steady)
    machine.wall += 1.5
    assert not clock.set_anew()
    machine.wall += 1.5
    assert clock.set_anew()
