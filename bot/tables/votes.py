"""Votes of the players that a computer shall play a seat that keeps the others waiting."""

from __future__ import annotations

from dataclasses import dataclass, field

LEAST_VOTES = 2
"""Two at least: nobody takes another one's seat alone."""


def votes_needed(others: int) -> int:
    """How many of so many other players who are present must agree: more than half, and two at least."""
    return max(LEAST_VOTES, others // 2 + 1)


@dataclass(frozen=True, slots=True)
class Count:
    """How a vote about a seat stands."""

    seat: int
    votes: int
    needed: int

    @property
    def carried(self) -> bool:
        return self.votes >= self.needed


@dataclass(slots=True)
class Votes:
    """Who voted about which seat. They are about one delay, so they go with it, and a restart forgets them."""

    _voters: dict[int, set[int]] = field(default_factory=dict)

    def add(self, seat: int, voter: int) -> None:
        self._voters.setdefault(seat, set()).add(voter)

    def about(self, seat: int) -> frozenset[int]:
        """The seats that voted about this seat."""
        return frozenset(self._voters.get(seat, ()))

    @property
    def seats(self) -> list[int]:
        """The seats that are voted about, in order."""
        return sorted(self._voters)

    def drop(self, seat: int) -> None:
        """The delay is over: nothing is held against this seat any more."""
        self._voters.pop(seat, None)

    def clear(self) -> None:
        self._voters.clear()
