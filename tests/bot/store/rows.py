"""Rows as the tables would write them."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from bot.tables.ports import Ending, MatchRow, MovedBy, ResultRow, SeatRow, Status, Store

NOON = datetime(2026, 3, 1, 12, 0, 0, 123456, tzinfo=UTC)
GUILD = 900_000_000_000_000_001
ANNA, BEN, CORA, DORA = (1_200_000_000_000_000_000 + number for number in range(4))


def seats(*users: int | None) -> tuple[SeatRow, ...]:
    return tuple(SeatRow(seat, user, f"Name {seat}") for seat, user in enumerate(users))


def lobby(**changes: object) -> MatchRow:
    """An open lobby of Anna and Ben, with what the test changes."""
    fields: dict[str, object] = {
        "id": 0,
        "guild_id": GUILD,
        "channel_id": 7,
        "host_id": ANNA,
        "game": "kuckuck",
        "revision": 1,
        "rules": {},
        "status": Status.OPEN,
        "secret": "ab" * 32,
        "commitment": "cd" * 32,
        "opened": NOON,
        "clicked": NOON,
        "seats": seats(ANNA, BEN),
    }
    return MatchRow(**(fields | changes))  # type: ignore[arg-type]  # the tests name the fields by keyword


async def running(store: Store, **changes: object) -> int:
    """A running match without moves."""
    return await store.add_match(lobby(status=Status.RUNNING, started=NOON, **changes))


async def played(
    store: Store,
    winners: list[int],
    losers: list[int],
    *,
    game: str = "kuckuck",
    guild: int = GUILD,
    at: datetime = NOON,
    rated: bool = True,
) -> int:
    """A match that was played to its end by one move."""
    match_id = await running(store, game=game, guild_id=guild, seats=seats(*winners, *losers))
    results = [
        ResultRow(seat, user, place=1 if user in winners else len(winners) + 1, won=user in winners, figure=1)
        for seat, user in enumerate(winners + losers)
    ]
    ending = Ending(Status.FINISHED, at, results=tuple(results), rated=rated)
    await store.add_move(match_id, 0, 0, "stand", MovedBy.PLAYER)
    await store.end_match(match_id, ending)
    return match_id


def later(**time: float) -> datetime:
    return NOON + timedelta(**time)
