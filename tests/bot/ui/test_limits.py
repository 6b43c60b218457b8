"""Our own limit lets through what hurries most, forgets nobody, and loses no turn."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence

import pytest

from bot.ui.limits import OLDEST_EVERY, Limiter, Urgency

ASKED, PANEL, PUBLIC = Urgency


class Queue:
    """People who wait for a turn, and in which order they got it. The one turn that there is comes when a test says."""

    def __init__(self) -> None:
        self.limiter = Limiter(1, 3600)
        self.served: list[str] = []
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def come(self, name: str, urgency: Urgency) -> asyncio.Task[None]:
        async def wait() -> None:
            await self.limiter.take(lambda: urgency)
            self.served.append(name)

        task = self.tasks[name] = asyncio.create_task(wait())
        await asyncio.sleep(0)
        return task

    async def all_served(self) -> Sequence[str]:
        """Let one after the other have his turn."""
        while not all(task.done() for task in self.tasks.values()):
            await self.next_turn()
        return self.served

    async def next_turn(self) -> None:
        self.limiter.give_back()
        await asyncio.sleep(0.001)


@pytest.fixture
async def queue() -> AsyncIterator[Queue]:
    """The one free turn is taken: whoever comes now waits."""
    queue = Queue()
    await queue.limiter.take()
    yield queue
    await queue.all_served()


async def test_who_is_asked_goes_first_then_panels_then_what_everybody_sees(queue: Queue) -> None:
    for name, urgency in {"board": PUBLIC, "panel": PANEL, "asked": ASKED}.items():
        await queue.come(name, urgency)
    assert await queue.all_served() == ["asked", "panel", "board"]


async def test_what_hurries_alike_goes_in_the_order_in_which_it_came(queue: Queue) -> None:
    for number in range(OLDEST_EVERY * 2):
        await queue.come(str(number), PANEL)
    assert await queue.all_served() == [str(number) for number in range(OLDEST_EVERY * 2)]


async def test_nothing_waits_for_ever_behind_what_hurries_more(queue: Queue) -> None:
    board = await queue.come("board", PUBLIC)
    for number in range(OLDEST_EVERY):
        await queue.come(f"asked {number}", ASKED)
        await queue.next_turn()
    assert board.done()
    assert "board" in queue.served


async def test_who_comes_to_hurry_while_he_waits_goes_before_those_who_came_earlier(queue: Queue) -> None:
    urgency = [PANEL]

    async def wait() -> None:
        await queue.limiter.take(lambda: urgency[0])
        queue.served.append("panel")

    await queue.come("first", PANEL)
    queue.tasks["panel"] = asyncio.create_task(wait())
    await asyncio.sleep(0)
    urgency[0] = ASKED
    assert await queue.all_served() == ["panel", "first"]


@pytest.mark.parametrize("who", [0, 1, 2])
async def test_who_stops_waiting_takes_no_turn_with_him(queue: Queue, who: int) -> None:
    tasks = [await queue.come(str(number), PUBLIC) for number in range(3)]
    tasks[who].cancel()
    assert await queue.all_served() == [str(number) for number in range(3) if number != who]


async def test_who_stops_at_the_moment_of_his_turn_leaves_it_to_the_next(queue: Queue) -> None:
    first = await queue.come("first", PUBLIC)
    second = await queue.come("second", PUBLIC)
    queue.limiter.give_back()
    # His turn has come, but he has not run since.
    first.cancel()
    await asyncio.wait([first, second])
    assert queue.served == ["second"]


async def test_a_turn_that_was_given_back_is_free_at_once() -> None:
    limiter = Limiter(1, 3600)
    await limiter.take()
    limiter.give_back()
    await limiter.take()


async def test_no_more_turns_are_free_than_the_limit_says() -> None:
    queue = Queue()
    queue.limiter = Limiter(3, 3600)
    for number in range(5):
        await queue.come(str(number), ASKED)
    await asyncio.sleep(0.01)
    assert queue.served == ["0", "1", "2"]
    for task in queue.tasks.values():
        task.cancel()


async def test_turns_come_again_when_their_span_is_over() -> None:
    queue = Queue()
    queue.limiter = Limiter(2, 0.01)
    for number in range(7):
        await queue.come(str(number), ASKED)
    await asyncio.wait(queue.tasks.values())
    assert queue.served == [str(number) for number in range(7)]
