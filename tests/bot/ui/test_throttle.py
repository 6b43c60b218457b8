"""A storm of clicks costs nobody else anything, and its owner is told once."""

from __future__ import annotations

from bot.ui import throttle
from bot.ui.presses import Press
from bot.ui.throttle import CLICKS, SECONDS, Throttle, Verdict

from .matches import lobby_at, open_lobby
from .people import Place, read


class Hand:
    """A clock moved by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_quick_hand_is_served_and_a_storm_is_told_once() -> None:
    hand = Hand()
    bucket = Throttle(hand)
    assert [bucket.take(1) for _ in range(CLICKS + 3)] == [
        *[Verdict.GO_ON] * CLICKS,
        Verdict.SAY_SO,
        Verdict.PASS_OVER,
        Verdict.PASS_OVER,
    ]
    assert bucket.take(2) is Verdict.GO_ON, "another one is not concerned"
    hand.now += SECONDS / CLICKS
    assert [bucket.take(1) for _ in range(2)] == [Verdict.GO_ON, Verdict.PASS_OVER]
    hand.now += SECONDS
    assert [bucket.take(1) for _ in range(CLICKS + 1)] == [*[Verdict.GO_ON] * CLICKS, Verdict.SAY_SO]


def test_two_clicks_a_second_go_on_for_ever() -> None:
    hand = Hand()
    bucket = Throttle(hand)
    for _ in range(500):
        hand.now += SECONDS / CLICKS
        assert bucket.take(1) is Verdict.GO_ON


def test_a_clock_that_jumps_back_locks_nobody_out() -> None:
    hand = Hand()
    bucket = Throttle(hand)
    for _ in range(CLICKS):
        bucket.take(1)
    hand.now -= 900
    assert bucket.take(1) is Verdict.SAY_SO
    hand.now += SECONDS
    assert bucket.take(1) is Verdict.GO_ON


def test_a_hundred_thousand_users_take_no_more_room_than_ten_thousand() -> None:
    bucket = Throttle(Hand())
    for user in range(100_000):
        bucket.take(user)
    assert len(bucket) == throttle.USERS_KEPT


async def test_a_storm_moves_nothing_is_answered_and_passes(place: Place) -> None:
    ann, ben, cora = place.person("Ann"), place.person("Ben", "de"), place.person("Cora")
    lobby = await open_lobby(place, ann)
    board = place.public[0]
    for _ in range(CLICKS + 4):
        result = await ben.click(board, Press("how", lobby.id).custom_id())
        assert result.acknowledged
    told = [one.text for one in ben.ephemerals]
    assert len(told) == CLICKS + 1, "from then on it is quiet"
    assert ["Das ging etwas schnell" in text for text in told] == [False] * CLICKS + [True]
    await ben.press("Join", board)
    assert lobby.seat_of(ben.id) is None
    await cora.press("Join", board)
    assert lobby_at(place).seat_of(cora.id) is not None
    assert "Das ging etwas schnell" in read(await ben.slash("rules")), "a command is always answered in words"
    assert (await ben.send_form(Press("lucky-typed", lobby.id).custom_id("m"), "7")).acknowledged
    await place.wait(SECONDS)
    await ben.press("Join", board)
    assert lobby.seat_of(ben.id) is not None
