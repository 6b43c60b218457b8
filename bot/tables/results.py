"""What the human seats take from a match that was played out."""

from __future__ import annotations

from collections.abc import Sequence

from bot.tables.ports import ResultRow, SeatRow
from engine import Outcome, Seat


def results_of(outcome: Outcome, figures: Sequence[int], seats: Sequence[SeatRow]) -> tuple[ResultRow, ...]:
    """A row for each human seat.

    A seat whose owner did not hold it at the end is last among the humans and does not win; if it would have won,
    the best human who held his seat counts as first.
    """
    humans = [seat for seat in seats if seat.user_id is not None]
    absent = [seat for seat in humans if seat.away or seat.left]
    present = [seat for seat in humans if seat not in absent]
    winners = {seat.seat for seat in present if seat.seat in outcome.winners}
    if not winners and any(seat.seat in outcome.winners for seat in absent) and present:
        best = min(outcome.place_of(Seat(seat.seat)) for seat in present)
        winners = {seat.seat for seat in present if outcome.place_of(Seat(seat.seat)) == best}
    rows = []
    for seat in humans:
        assert seat.user_id is not None
        place = 1 if seat.seat in winners else outcome.place_of(Seat(seat.seat))
        if seat in absent:
            place = len(seats)
        rows.append(ResultRow(seat.seat, seat.user_id, place, seat.seat in winners, figures[seat.seat]))
    return tuple(rows)
