"""The games of the collection, one file each. A module with a `GAME` is a game; nothing else needs to know."""

from __future__ import annotations

import pkgutil
from collections.abc import Mapping
from importlib import import_module
from types import MappingProxyType

from engine.game import Game


def _found() -> dict[str, Game]:
    modules = (import_module(f"{__name__}.{entry.name}") for entry in pkgutil.iter_modules(__path__))
    games = [module.GAME for module in modules if hasattr(module, "GAME")]
    return {game.key: game for game in sorted(games, key=_place_on_shelf)}


def _place_on_shelf(game: Game) -> tuple[int, str]:
    return (_SHELF.index(game.key) if game.key in _SHELF else len(_SHELF), game.key)


_SHELF = ("kuckuck", "chase-the-ace", "kille", "cuccu", "cucumber", "kachuful")
"""The order in which games are listed everywhere; one that is not named here comes last."""

GAMES: Mapping[str, Game] = MappingProxyType(_found())
