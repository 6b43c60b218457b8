"""Check a finished match against what its operator promised before anybody joined (RECORD.md, verifiable shuffle)."""

from __future__ import annotations

from engine.record import BadRecord, Record
from engine.shuffle import commitment_of, first_dealer, seed_of, shuffled


class Differs(ValueError):
    """Something in the record is not what it was promised to be. The text says what."""


def verify(record: Record) -> str:
    """Recompute commitment, seed, dealer, packs and the whole match; say in one line what was checked.

    Raises Differs when anything differs, BadRecord when the record cannot be played at all.
    """
    game, _ = record.rule_book()
    if record.commitment is None or record.secret is None or record.contributions is None:
        raise BadRecord("only a record with commitment, secret and contributions can be verified")
    secret = bytes.fromhex(record.secret)
    if commitment_of(secret) != record.commitment:
        raise Differs("the secret is not the one that was committed to")
    seed = seed_of(secret, record.contributions)
    if record.seed is not None and record.seed != seed:
        raise Differs("the seed does not follow from the secret and the contributions")
    dealer = first_dealer(seed, record.seats)
    if record.dealer is not None and record.dealer != dealer:
        raise Differs(f"the first dealer must be seat {dealer}, not {record.dealer}")
    for number, pack in enumerate(record.packs):
        if pack != shuffled(game.pack, seed, number):
            raise Differs(f"pack {number} is not the shuffle that follows from the seed")
    match = record.model_copy(update={"seed": seed}).replay()
    made = f"{len(record.moves)} moves"
    if match.pending is None:
        if record.ended is not None:
            raise Differs("the match was played to its end, yet it is marked as broken off")
        return f"verified: commitment, seed, dealer, {len(match.rounds)} rounds and {made} agree"
    if record.ended is None:
        raise Differs(f"the match is not over after {made} and is not marked as broken off")
    return f"verified: commitment, seed and dealer agree; broken off after move {len(record.moves)} ({record.ended})"
