"""Computer players: `decide(view, rng)` and nothing else. They know what their seat may know, never more.

A module here plays the games that its `PLAYS` names.
"""

from __future__ import annotations

import pkgutil
import random
from collections.abc import Callable, Mapping
from importlib import import_module
from types import MappingProxyType
from typing import TypeAlias

from engine.match import View

Decide: TypeAlias = Callable[[View, random.Random], str]


def _found() -> dict[str, Decide]:
    modules = (import_module(f"{__name__}.{entry.name}") for entry in pkgutil.iter_modules(__path__))
    return {game: module.decide for module in modules for game in module.PLAYS}


PLAYERS: Mapping[str, Decide] = MappingProxyType(_found())


def decide(view: View, rng: random.Random) -> str:
    """The key that the computer player of this game chooses; `view` must be that of the asked seat.

    Raises ValueError when this seat is not asked.
    """
    if view.ask is None or view.ask.seat != view.seat:
        raise ValueError("this seat is not asked")
    return PLAYERS[view.game](view, rng)
