"""The verifiable shuffle, and where a match takes its packs from (RECORD.md, verifiable shuffle)."""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Iterator, Sequence
from typing import Protocol

from engine.cards import Card, Pack


class Source(Protocol):
    """Where a match takes its first dealer and its packs from."""

    def dealer(self, seats: int) -> int:
        """The first dealer's seat."""

    def pack(self, pack: Pack) -> list[Card]:
        """The next shuffled pack; its first card is the next to be dealt."""


class OutOfPacks(Exception):
    """The match needs more packs than were given, and there is no seed."""


def commitment_of(secret: bytes) -> str:
    """What the operator publishes before anybody joins."""
    return hashlib.sha256(b"kuckuck/commit/1" + secret).hexdigest()


def seed_of(secret: bytes, contributions: Sequence[str]) -> str:
    """The seed of a match, 64 lower-case hex digits, from the secret and the players' contributions in order."""
    digest = hashlib.sha256(b"kuckuck/seed/1" + secret)
    for contribution in contributions:
        text = contribution.encode("ascii")
        digest.update(len(text).to_bytes(4, "big") + text)
    return digest.hexdigest()


def _words(label: bytes) -> Iterator[int]:
    """The byte stream SHAKE-256(label), four bytes big-endian at a time, without end."""
    start, size = 0, 256
    while True:
        stream = hashlib.shake_256(label).digest(size)
        yield from struct.unpack_from(f">{(size - start) // 4}I", stream, start)
        start, size = size, size * 2


def _below(n: int, words: Iterator[int]) -> int:
    """A number from 0 to n-1, all equally likely: words above the last full multiple of n are rejected."""
    limit = 2**32 - 2**32 % n
    while True:
        word = next(words)
        if word < limit:
            return word % n


def shuffled(pack: Pack, seed: str, number: int) -> list[Card]:
    """Shuffle `number` (from 0) of a match: Fisher and Yates from the printed order, last place first."""
    words = _words(b"kuckuck/shuffle/1" + bytes.fromhex(seed) + number.to_bytes(4, "big"))
    cards = list(pack.cards)
    for place in range(len(cards) - 1, 0, -1):
        other = _below(place + 1, words)
        cards[place], cards[other] = cards[other], cards[place]
    return cards


def first_dealer(seed: str, seats: int) -> int:
    """The seat of the first dealer."""
    return _below(seats, _words(b"kuckuck/dealer/1" + bytes.fromhex(seed)))


class Packs:
    """The packs of one match: the given ones in their order, then those of the seed.

    Raises OutOfPacks where the match needs a pack that is neither given nor can be shuffled.
    """

    def __init__(self, packs: Sequence[Sequence[Card]] = (), *, dealer: int | None = None, seed: str | None = None):
        self._given = packs
        self._dealer = dealer
        self._seed = seed
        self._used = 0

    def dealer(self, seats: int) -> int:
        if self._dealer is not None:
            return self._dealer
        if self._seed is None:
            raise OutOfPacks("neither a dealer nor a seed is given")
        return first_dealer(self._seed, seats)

    def pack(self, pack: Pack) -> list[Card]:
        number = self._used
        self._used += 1
        if number < len(self._given):
            return list(self._given[number])
        if self._seed is None:
            raise OutOfPacks(f"the match needs pack number {number}, only {len(self._given)} are given")
        return shuffled(pack, self._seed, number)
