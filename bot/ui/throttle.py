"""How fast one user may click: a bucket of clicks for each, so that a storm of clicks costs nobody else anything."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

CLICKS = 8
SECONDS = 4.0
"""So many clicks within so many seconds, then one after the other at the same pace."""
USERS_KEPT = 10_000
"""Who has not clicked for longest is forgotten first: his bucket is full again anyway, or he was a passer-by."""


class Verdict(Enum):
    """What becomes of a click."""

    GO_ON = "go on"
    SAY_SO = "say so"  # the first one too many: he is told kindly
    PASS_OVER = "pass over"  # every further one until he has slowed down


@dataclass(slots=True)
class _Bucket:
    left: float
    at: float
    told: bool = False


class Throttle:
    """The buckets of all users. `now` gives seconds of any clock; one that jumps back fills nothing."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._buckets: OrderedDict[int, _Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, user_id: int) -> Verdict:
        """A user clicks."""
        now = self._now()
        bucket = self._buckets.pop(user_id, None) or _Bucket(float(CLICKS), now)
        self._buckets[user_id] = bucket
        if len(self._buckets) > USERS_KEPT:
            self._buckets.popitem(last=False)
        bucket.left = min(float(CLICKS), bucket.left + max(0.0, now - bucket.at) * CLICKS / SECONDS)
        bucket.at = now
        if bucket.left >= 1:
            bucket.left -= 1
            bucket.told = bucket.told and bucket.left < CLICKS / 2
            return Verdict.GO_ON
        if bucket.told:
            return Verdict.PASS_OVER
        bucket.told = True
        return Verdict.SAY_SO
