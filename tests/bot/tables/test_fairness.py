"""The operator is bound to the cards before he knows the players' numbers."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.tables.fairness import lucky_number, new_secret, players_contributions, record_of, seed_for
from bot.tables.ports import SeatRow, Status, StoredMatch
from engine import commitment_of, seed_of, verify

from .hall import ANNA, BEN, BOARD, CORA, Hall, people, running_row


def test_every_secret_is_new_and_its_commitment_fits() -> None:
    made = [new_secret() for _ in range(20)]
    assert len({secret for secret, _ in made}) == 20
    for secret, commitment in made:
        assert len(bytes.fromhex(secret)) == 32
        assert commitment == commitment_of(bytes.fromhex(secret))


@pytest.mark.parametrize(
    ("typed", "number"),
    [
        ("7", "7"),
        (" 007 ", "007"),
        ("9" * 18, "9" * 18),
        ("9" * 19, None),
        ("", None),
        ("-1", None),
        ("1.5", None),
        ("٣", None),
        ("1 2", None),
        ("7\n8", None),
    ],
)
def test_a_lucky_number_has_one_to_eighteen_plain_digits(typed: str, number: str | None) -> None:
    assert lucky_number(typed) == number


def test_lucky_numbers_come_before_joining_ids_and_computers_give_none() -> None:
    seats = (
        SeatRow(0, BEN, "Ben", joined_by="222", lucky="0"),
        SeatRow(1, None, ""),
        SeatRow(2, ANNA, "Anna", joined_by="111"),
        SeatRow(3, CORA, "Cora", joined_by="333", lucky="42"),
    )
    assert players_contributions(seats) == ("0", "111", "42")


def test_the_seed_follows_from_the_secret_and_all_contributions() -> None:
    row = running_row(ANNA, BEN, CORA)
    assert seed_for(row) == seed_of(bytes.fromhex(row.secret), ["7000", "7001", "7002", str(BOARD)])
    assert seed_for(row) != seed_for(replace(row, contributions=(*row.contributions[:-1], "1")))


@pytest.mark.parametrize("status", [Status.OPEN, Status.RUNNING, Status.CANCELLED])
def test_the_record_of_a_match_that_is_not_over_is_refused_without_a_word_of_the_secret(status: Status) -> None:
    row = running_row(ANNA, BEN, CORA, status=status)
    with pytest.raises(ValueError, match="when the match is over") as refused:
        record_of(StoredMatch(row))
    assert row.secret not in str(refused.value)


async def test_the_exported_record_of_a_whole_match_verifies(hall: Hall) -> None:
    session = await hall.session(ANNA, None, BEN, CORA, rules={"lives": 2})
    await hall.play_out(session, -1)
    record = record_of(await hall.stored(session.id))
    assert verify(record).startswith("verified")
    assert [tuple(move) for move in record.moves] == session.match.moves


async def test_the_record_of_a_match_that_was_broken_off_verifies_as_far_as_it_went(hall: Hall) -> None:
    session = await hall.session(ANNA, BEN, CORA)
    await hall.click(session, "stand")
    await session.break_off("host")
    assert verify(record_of(await hall.stored(session.id))).endswith("broken off after move 1 (host)")


def test_people_of_the_hall_join_with_ids_of_their_own() -> None:
    assert len(set(players_contributions(people(ANNA, BEN, CORA)))) == 3
