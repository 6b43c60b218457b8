"""The verifiable shuffle: the test vectors of RECORD.md, and what every shuffle promises."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import FRENCH, GAMES, Card, Packs, commitment_of, first_dealer, seed_of
from engine.shuffle import OutOfPacks, shuffled

SECRET = bytes(range(32))
CONTRIBUTIONS = ["111", "222", "333"]
SEED = "1a76d7b64134b4782ad6d37931783967e079e38cd0633d489b9e8bb2bc124110"
DEALERS = [1, 0, 3, 4, 3, 4, 3, 3, 9, 0, 3, 10, 11, 9, 11, 6, 3, 15, 19]
"""For 2 to 20 seats."""

WHOLE = {
    ("French", 0): "648560fe37e213060b61a1aa77577956d131c29e5f3b57fa44210113d255b060",
    ("French", 1): "bd664b7fe792114ab17ab3b7c0963c8ae6875a5d813f7f520f9dcadcfdcbb142",
    ("Cuccu", 0): "043848b5c74923c4f77cea45d1dd3d8608e39b9010452b26954d23d2ee5a7df3",
    ("Cuccu", 1): "206ccd59d62ba4b2daa789f8e77a8e549fa81090aa5337cd2332d9a264a66f74",
    ("Kille", 0): "eea52073bee8ae20a3a87806011454a0dc5c00db4cde65faa5330ac5212dea59",
    ("Kille", 1): "a1c640293e49586d9850e7757522c6a630f1b844aa7f6092491e4cb93611f513",
}
TOPS = {
    ("French", 0): "9D 9C 5H 3D 4D 10C",
    ("French", 1): "6D 6C 5D 10H 4D 10C",
    ("Cuccu", 0): "2 fool 5 inn 1 4",
    ("Cuccu", 1): "null 4 1 9 fool lion",
    ("Kille", 0): "hussar inn inn 1 3 pig",
    ("Kille", 1): "6 11 pig cuckoo 2 9",
}
NAMES = {"kille": "Kille", "cuccu": "Cuccu"}

seeds = st.binary(min_size=32, max_size=32).map(bytes.hex)


def test_the_commitment_is_that_of_the_test_vector() -> None:
    assert commitment_of(SECRET) == "1648cb2c75ace57726855f1869ac4e386d89a0a5892de598f6c9b856ffa131bb"


def test_the_seed_is_that_of_the_test_vector() -> None:
    assert seed_of(SECRET, CONTRIBUTIONS) == SEED


@pytest.mark.parametrize(("seats", "dealer"), list(enumerate(DEALERS, start=2)))
def test_the_first_dealer_is_that_of_the_test_vector(seats: int, dealer: int) -> None:
    assert first_dealer(SEED, seats) == dealer


@pytest.mark.parametrize("number", [0, 1])
def test_the_shuffled_packs_of_every_game_are_those_of_the_test_vectors(number: int) -> None:
    for game in GAMES.values():
        pack = shuffled(game.pack, SEED, number)
        name = NAMES.get(game.key, "French")
        assert " ".join(pack).startswith(TOPS[name, number] + " ")
        assert hashlib.sha256(" ".join(pack).encode("ascii")).hexdigest() == WHOLE[name, number]


def test_the_french_pack_is_printed_by_suits_from_the_ace() -> None:
    assert len(FRENCH.cards) == len(set(FRENCH.cards)) == 52
    assert FRENCH.cards[:13] == ("AS", "2S", "3S", "4S", "5S", "6S", "7S", "8S", "9S", "10S", "JS", "QS", "KS")
    assert [card[-1] for card in FRENCH.cards[::13]] == ["S", "H", "D", "C"]


@given(seeds, st.integers(0, 2_000))
def test_a_shuffle_is_a_whole_pack_and_always_the_same(seed: str, number: int) -> None:
    for game in GAMES.values():
        pack = shuffled(game.pack, seed, number)
        assert Counter(pack) == Counter(game.pack.cards)
        assert pack == shuffled(game.pack, seed, number)
        assert game.pack.fault_of(pack) is None
        assert pack != shuffled(game.pack, seed, number + 1)


@given(seeds, st.integers(1, 60))
def test_the_first_dealer_has_a_seat(seed: str, seats: int) -> None:
    assert 0 <= first_dealer(seed, seats) < seats


def test_every_seat_deals_first_about_equally_often() -> None:
    counts = Counter(first_dealer(f"{number:064x}", 7) for number in range(7_000))
    assert set(counts) == set(range(7))
    assert all(850 < count < 1_150 for count in counts.values())  # five standard deviations


def test_every_card_comes_first_about_equally_often() -> None:
    """Also a place in the middle, and the order of two cards."""
    packs = [shuffled(FRENCH, f"{number:064x}", 3) for number in range(5_200)]
    for place in (0, 25, 51):
        counts = Counter(pack[place] for pack in packs)
        assert len(counts) == 52
        assert all(50 <= count <= 150 for count in counts.values())
    before = sum(pack.index(Card("AS")) < pack.index(Card("KC")) for pack in packs)
    assert 2_420 < before < 2_780


@given(st.binary(min_size=32, max_size=32), st.lists(st.from_regex(r"[0-9]{1,18}", fullmatch=True), max_size=5))
def test_any_change_of_a_contribution_changes_the_seed(secret: bytes, numbers: list[str]) -> None:
    seed = seed_of(secret, numbers)
    assert len(seed) == 64
    assert seed == seed.lower()
    assert seed != seed_of(secret, [*numbers, "0"])
    assert seed != seed_of(secret[::-1] + b"\0", numbers)
    if numbers:
        assert seed != seed_of(secret, numbers[:-1])
        assert seed != seed_of(secret, [*numbers[:-1], numbers[-1] + "0"])


def test_where_one_contribution_ends_and_the_next_begins_matters() -> None:
    assert len({seed_of(SECRET, parts) for parts in (["12", "3"], ["1", "23"], ["123"], ["123", ""], ["3", "12"])}) == 5


def test_the_commitment_does_not_tell_the_seed() -> None:
    assert commitment_of(SECRET) != seed_of(SECRET, [])


# Where a match takes its packs from


def test_given_packs_come_first_and_count_as_shuffles() -> None:
    given_pack = list(FRENCH.cards)
    packs = Packs([given_pack], seed=SEED)
    assert packs.pack(FRENCH) == given_pack
    assert packs.pack(FRENCH) == shuffled(FRENCH, SEED, 1)
    assert packs.pack(FRENCH) == shuffled(FRENCH, SEED, 2)


def test_a_given_pack_is_not_the_callers_list() -> None:
    given_pack = list(FRENCH.cards)
    Packs([given_pack], dealer=0).pack(FRENCH).clear()
    assert len(given_pack) == 52


def test_a_given_dealer_goes_before_the_drawn_one() -> None:
    assert Packs(dealer=2, seed=SEED).dealer(5) == 2
    assert Packs(seed=SEED).dealer(5) == 4


def test_without_seed_there_is_no_more_than_what_was_given() -> None:
    packs = Packs([list(FRENCH.cards)])
    packs.pack(FRENCH)
    with pytest.raises(OutOfPacks):
        packs.pack(FRENCH)
    with pytest.raises(OutOfPacks):
        packs.dealer(3)
