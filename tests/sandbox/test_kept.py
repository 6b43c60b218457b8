"""`kuckuck play --data DIR` again: the same people at the same table go on where they were."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.sandbox.kept import Kept, Unreadable
from bot.sandbox.play import DATABASE, ROSTER, run_play
from bot.sandbox.process import ROOT
from bot.sandbox.world import World
from bot.store import SqliteStore
from bot.tables.ports import Ending, MatchRow, ResultRow, SeatRow, Status

BOT = (sys.executable, "-c", "from tests.wire.one_bot import run; raise SystemExit(run())")
"""The real bot without its card pictures, which cost a start more than everything else."""
PLAY = (
    "import sys; from pathlib import Path; from bot.sandbox.play import run_play\n"
    f"sys.exit(run_play(0, Path(sys.argv[1]), False, 'en-US', command={BOT!r}))"
)


class Page:
    """Somebody's browser with the page: its state as the frames tell it."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.state: dict[str, Any] = {}
        self.messages: dict[str, dict[str, Any]] = {}
        self.asked = 0

    async def until(self, fits: Callable[[], Any]) -> Any:
        async with asyncio.timeout(30):
            while not (found := fits()):
                frame = await self.socket.receive_json()
                if frame["t"] == "state":
                    self.state = frame
                    self.messages = {one["id"]: one for one in frame["messages"]}
                    for own in frame["ephemerals"].values():
                        self.messages |= {one["id"]: one for one in own}
                elif frame["t"] in ("message", "ephemeral"):
                    self.messages[frame["message"]["id"]] = frame["message"]
            return found

    def who(self, name: str) -> str:
        return next(str(one["id"]) for one in self.state["people"] if one["name"] == name)

    async def do(self, person: str, what: str, **more: Any) -> None:
        self.asked += 1
        await self.socket.send_json({"do": what, "n": self.asked, "user": self.who(person), **more})

    async def slash(self, name: str, command: str, *parts: str, **options: str) -> None:
        given: list[dict[str, Any]] = [{"name": part, "type": 1, "options": []} for part in parts]
        given += [{"name": key, "type": 3, "value": value} for key, value in options.items()]
        channel = self.state["channels"][0]["id"]
        await self.do(name, "slash", command=command, options=given, channel=channel)

    def found(self, text: str) -> dict[str, Any] | None:
        """The newest message that contains this."""
        fits = [one for one in self.messages.values() if text in json.dumps(one, ensure_ascii=False)]
        return fits[-1] if fits else None

    async def press(self, name: str, label: str) -> None:
        message = await self.until(lambda: self.found(f'"label": "{label}"'))
        button = next(one for one in _walk(message["components"]) if one.get("label") == label)
        await self.do(name, "click", message=message["id"], custom_id=button["custom_id"])


def _walk(components: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [one for part in components for one in (part, *_walk(part.get("components", [])))]


@asynccontextmanager
async def playing(folder: Path) -> AsyncIterator[Page]:
    """`kuckuck play --data FOLDER` with the page open, until the end of the block."""
    env = {**os.environ, "PYTHONPATH": str(ROOT), "WIRE_PACE": "0.03"}
    play = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", PLAY, str(folder)), env=env, stdout=asyncio.subprocess.PIPE
    )
    assert play.stdout is not None
    try:
        line = (await asyncio.wait_for(play.stdout.readline(), 30)).decode()
        address = next(word for word in line.split() if word.startswith("http"))
        async with (
            aiohttp.ClientSession() as session,
            session.ws_connect(address.replace("http", "ws") + "live", origin=address.rstrip("/")) as socket,
        ):
            page = Page(socket)
            await page.until(lambda: page.state)
            yield page
    finally:
        play.send_signal(signal.SIGTERM)
        await play.communicate()


async def won_once(database: Path, guild_id: int, people: list[int]) -> None:
    """A match of these people is over; the last of them has won."""
    now = datetime.now(UTC)
    row = MatchRow(
        id=0,
        guild_id=guild_id,
        channel_id=1,
        host_id=people[0],
        game="kuckuck",
        revision=1,
        rules={},
        status=Status.OPEN,
        secret="00" * 32,
        commitment="00" * 32,
        opened=now,
        clicked=now,
        seats=tuple(SeatRow(seat, user, "") for seat, user in enumerate(people)),
    )
    results = tuple(
        ResultRow(seat, user, place=len(people) - seat, won=user == people[-1], figure=0)
        for seat, user in enumerate(people)
    )
    async with SqliteStore.open(database) as store:
        match_id = await store.add_match(row)
        await store.end_match(match_id, Ending(Status.FINISHED, now, results=results, rated=True))
        await store.end_shown(match_id)


async def test_a_match_goes_on_after_a_restart_with_the_same_people(tmp_path: Path) -> None:
    async with playing(tmp_path) as page:
        await page.do("Anna", "add_person", name="Dora")
        await page.slash("Anna", "play", game="kuckuck")
        await page.press("Anna", "Add computers")
        await page.until(lambda: page.found("Computer"))
        await page.press("Anna", "Start")
        await page.until(lambda: page.found("Your card"))
        before = {kind: page.state[kind] for kind in ("guild", "channels")} | {"people": page.state["people"]}
    await won_once(tmp_path / DATABASE, int(before["guild"]["id"]), [int(one["id"]) for one in before["people"][:2]])
    async with playing(tmp_path) as page:
        assert {kind: page.state[kind] for kind in before} == before
        assert [one["name"] for one in page.state["people"]] == ["Anna", "Ben", "Carla", "Dora"]
        await page.until(lambda: page.found("Round 1"))
        await page.press("Anna", "My hand")
        await page.until(lambda: page.found("Your card"))
        page.messages.clear()
        await page.slash("Anna", "hand")
        await page.until(lambda: page.found("Your card"))
        page.messages.clear()
        await page.slash("Anna", "table", "show")
        await page.until(lambda: page.found("is being played in this channel"))
        await page.slash("Ben", "leaderboard")
        await page.until(lambda: page.found(f"<@{page.who('Ben')}>"))


def test_a_world_comes_back_with_everything_the_database_knows_by_id(tmp_path: Path) -> None:
    first = World()
    kept = Kept(first, tmp_path / ROSTER)
    assert not kept.bring_back()
    anna = first.add_user("Anna", "de", owner=True)
    kept.keep()
    ben = first.add_user("Ben", moderator=True)
    side = first.add_channel("side")
    first.guild.locale = "de"
    gone = first.add_user("Gone")
    first.remove_user(gone)
    again = World()
    assert Kept(again, tmp_path / ROSTER).bring_back()
    assert (again.guild, again.users) == (first.guild, {anna.id: anna, ben.id: ben})
    assert list(again.channels) == [first.channel.id, side.id]
    assert again.channel.id == first.channel.id
    assert again.add_user("New").id > max(anna.id, ben.id, side.id)


def test_a_folder_that_is_gone_stops_nobody_and_the_next_change_is_kept(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    world = World()
    anna = world.add_user("Anna", owner=True)
    Kept(world, folder / ROSTER).keep()
    (folder / ROSTER).unlink()
    folder.rmdir()
    ben = world.add_user("Ben")
    folder.mkdir()
    carla = world.add_user("Carla")
    again = World()
    assert Kept(again, folder / ROSTER).bring_back()
    assert list(again.users) == [anna.id, ben.id, carla.id]


@pytest.mark.parametrize("text", ["", "{}", '{"guild": 1}', "\x00"])
def test_a_damaged_file_is_refused_in_one_sentence_and_not_overwritten(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], text: str
) -> None:
    file = tmp_path / ROSTER
    file.write_text(text)
    with pytest.raises(Unreadable):
        Kept(World(), file).bring_back()
    assert run_play(0, tmp_path, False) == 1
    assert capfd.readouterr().err == f"{file} is damaged; delete it to begin with new people, or name another folder.\n"
    assert file.read_text() == text
