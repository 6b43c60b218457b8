"""House rules under which matches are short, or just long enough, and meet what their game has of its own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Agreed:
    """What the host agrees on: a preset, and options with their values as the panel of house rules names them."""

    preset: str | None = None
    rules: Mapping[str, str] = field(default_factory=dict)


SHORTEST = {
    "kuckuck": Agreed("quick"),
    "chase-the-ace": Agreed("quick"),
    "kille": Agreed("quick"),
    "cuccu": Agreed("quick"),
    "cucumber": Agreed("quick", {"fixed_rounds": "1"}),
    "kachuful": Agreed("party", {"start_size": "1"}),
}
"""Over after a few moves: one life, or one round."""

WITH_ROOM = {
    "kuckuck": Agreed("five-lives"),
    "chase-the-ace": Agreed("four-lives"),
    "kille": Agreed(None, {"lives": "6"}),
    "cuccu": Agreed(None, {"lives": "5"}),
    "cucumber": Agreed("quick"),
    "kachuful": Agreed("blind", {"start_size": "3", "cycle": "down", "single_card": "forehead"}),
}
"""Three people have more than a dozen moves: enough for one death after the other in the middle of the match."""

MIXED = {
    "kuckuck": (SHORTEST["kuckuck"], Agreed(), Agreed("double-draw")),
    "chase-the-ace": (SHORTEST["chase-the-ace"], Agreed(), Agreed("pairs")),
    "kille": (SHORTEST["kille"], Agreed(), Agreed("cuckoo-lowest")),
    "cuccu": (SHORTEST["cuccu"], Agreed(), Agreed(None, {"deal": "upfront"})),
    "cucumber": (
        Agreed("quick"),
        Agreed("revival", {"cards_per_player": "3", "threshold": "10"}),
        Agreed("gurka-handed-down", {"fixed_rounds": "1"}),
        Agreed(None, {"fixed_rounds": "1"}),
    ),
    "kachuful": (
        Agreed("quick"),
        WITH_ROOM["kachuful"],
        Agreed("turned-up", {"start_size": "2", "cycle": "down", "blind": "forced", "single_card": "dark"}),
        Agreed("five-cycle", {"start_size": "2", "tie_break": "extra_round"}),
        Agreed(None, {"rounds_limit": "1"}),
    ),
}
"""Of each game what its panels show differently: many cards and few, hidden ones, a return, an extra round."""
