"""One bot with hundreds of live tables, killed again and again: `python -m tests.wire.many_tables [300] [20]`.

Three people sit at each table and press some seconds after they see a button. The bot is killed each time after so many
further answered presses. At the end every answered press must be in the database, once, and every table must stand
where the same presses lead without a kill: a decision may take the usual 30 seconds, and nobody is timed out by a bot
that has more to show than it may send.
"""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from bot.sandbox.entities import Interaction
from bot.sandbox.events import Event, InteractionSettled, MessageShown
from bot.sandbox.person import Person
from bot.sandbox.seen import Seen
from bot.sandbox.server import Sandbox
from bot.store import SqliteStore
from bot.tables.fairness import record_to_play
from tests.wire.bots import PATIENCE, Bots
from tests.wire.driver import Script, chosen_key
from tests.wire.judging import answered, moved_by, unkilled
from tests.wire.player import Player, Press
from tests.wire.reading import Pressable, pressables

SEATS = 3
TABLES_A_GUILD = 20
LONG = "five-lives"
"""House rules under which nearly every table is still live at the end."""
THINK = 12.0
"""Real seconds from seeing a button to pressing it, so that the first tables still play when the last one begins."""
BETWEEN_KILLS = 100
"""Answered presses."""
LOOK = 0.5
"""Real seconds between two counts of what was answered."""
SLICE = 0.02
"""Real seconds in which what stirs is gathered."""
QUIET = 120.0
"""Real seconds without any answer after which the run is given up."""


@dataclass
class LiveTable:
    """One table: its script, and whose click waits for an answer."""

    script: Script
    waiting: dict[int, tuple[str, Interaction]] = field(default_factory=dict)
    starting: bool = False
    since: dict[tuple[int, int], float] = field(default_factory=dict)
    """Since when a person (by id) thinks about a step."""

    @property
    def decided(self) -> bool:
        """Somebody has thought long enough."""
        return any(time.monotonic() - since >= THINK for since in self.since.values())

    def revived(self) -> None:
        """The bot has been started anew."""
        self.waiting.clear()
        self.starting = False
        for player in self.script.players:
            player.lost = self.script.begun

    def move(self) -> None:
        """Everybody who can does the next thing, without waiting for its answer."""
        script = self.script
        for number, player in enumerate(script.players):
            kind, interaction = self.waiting.get(number, ("", None))
            if interaction is not None:
                if not interaction.settled.is_set():
                    continue
                del self.waiting[number]
                self._answered(player, kind, interaction)
            if (next_one := self._next(player)) is not None:
                self.waiting[number] = next_one

    def _answered(self, player: Player, kind: str, interaction: Interaction) -> None:
        good = not interaction.failed
        if kind == "play" and good:
            join = player.find("join")
            self.script.table = 0 if join is None else join.table
        elif kind == "join":
            player.joined = good
        elif kind == "start":
            self.starting = good
        elif kind == "hand":
            player.lost = not good

    def _next(self, player: Player) -> tuple[str, Interaction] | None:
        script, host = self.script, player is self.script.host
        if not script.table:
            given = {"game": script.game, "rules": LONG}
            options = [{"name": name, "type": 3, "value": value} for name, value in given.items()]
            return ("play", player.person.command("play", options)) if host else None
        todo = player.todo()
        if todo is None:
            self.since = {key: since for key, since in self.since.items() if key[0] != player.person.id}
        if todo is not None and not player.lost:
            # His own panel is enough: under this load the board may come much later.
            return ("act", self._act(player, *todo)) if self._thought(player, todo[0].step) else None
        if not script.begun:
            join, start = player.find("join", script.table), player.find("start", script.table)
            if not player.joined:
                return None if join is None else ("join", player.press(join))
            ready = host and start is not None and not self.starting and all(one.joined for one in script.players)
            return ("start", player.press(start)) if ready and start is not None else None
        hand = player.find("hand", script.table)
        if player.lost:
            return None if hand is None else ("hand", player.press(hand))
        return None

    def _thought(self, player: Player, step: int) -> bool:
        """Whether he has thought long enough about this step."""
        key = player.person.id, step
        if time.monotonic() - self.since.setdefault(key, time.monotonic()) < THINK:
            return False
        del self.since[key]
        return True

    def _act(self, player: Player, offer: Pressable, options: list[str]) -> Interaction:
        key = chosen_key(self.script.seed, offer.step, options)
        panel = Seen(player.person.world.messages[offer.message])
        button = next(one for one in pressables(panel) if (one.verb, one.arg) == ("act", key))
        press = Press(offer.step, player.person.id, key, panel, player.press(button))
        self.script.sent.append(press)
        player.pressed[offer.step] = press
        return press.interaction


class Evening:
    """All tables and the bot that serves them."""

    def __init__(self, sandbox: Sandbox, bots: Bots, tables: int) -> None:
        self.world, self.bots = sandbox.world, bots
        self.tables: dict[int, LiveTable] = {}
        self._stirred: set[int] = set()
        self._stir = asyncio.Event()
        guild = self.world.guild
        for number in range(tables):
            if number % TABLES_A_GUILD == 0 and number:
                guild = self.world.add_guild(f"guild {number}")
            channel = self.world.add_channel(f"table-{number}", guild)
            people = [Person(self.world, self.world.add_user(f"P{number}x{seat}"), channel) for seat in range(SEATS)]
            self.tables[channel.id] = LiveTable(Script(bots, people, seed=str(number)))
        self.world.subscribe(self._hear)

    def _hear(self, event: Event) -> None:
        if isinstance(event, MessageShown):
            self._stirred.add(event.message.channel_id)
        elif isinstance(event, InteractionSettled):
            self._stirred.add(event.interaction.channel.id)
        else:
            return
        self._stir.set()

    @property
    def begun(self) -> int:
        return sum(table.script.begun for table in self.tables.values())

    @property
    def answered(self) -> int:
        return sum(len(answered(table.script)) for table in self.tables.values())

    def revived(self) -> None:
        """The bot has been started anew: everybody looks at his table."""
        for channel, table in self.tables.items():
            table.revived()
            self._stirred.add(channel)
        self._stir.set()

    def report(self) -> str:
        """How far it has come, and what is seen at a table that does not go on."""
        table = next((one for one in self.tables.values() if not one.script.over), None)
        seen = [] if table is None else [one.person.visible()[-2:] for one in table.script.players]
        return f"{self.begun} tables play, {self.answered} presses are answered, {self.bots.starts} starts; {seen}"

    async def until(self, enough: int | None) -> None:
        """Play until so many presses are answered, or all is played; None: until every match has begun."""
        heard = looked = time.monotonic()
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._stir.wait(), LOOK)
                heard = time.monotonic()
                await asyncio.sleep(SLICE)
            if time.monotonic() - heard > QUIET:
                raise TimeoutError
            self._stir.clear()
            stirred, self._stirred = self._stirred, set()
            stirred.update(channel for channel, table in self.tables.items() if table.decided)
            for channel in stirred:
                if channel in self.tables:
                    self.tables[channel].move()
            if time.monotonic() - looked > LOOK:
                looked = time.monotonic()
                over = sum(table.script.over for table in self.tables.values())
                if over == len(self.tables) or (
                    self.answered >= enough if enough is not None else self.begun + over >= len(self.tables)
                ):
                    return


async def judge(evening: Evening, database: Path) -> tuple[int, int]:
    """Check every table; the number of moves kept, and of answered presses."""
    moves = presses = 0
    async with SqliteStore.open(database) as store:
        for table in evening.tables.values():
            match = await store.match(table.script.table)
            assert match is not None
            seats = {row.user_id: row.seat for row in match.row.seats}
            for press in answered(table.script):
                kept = match.moves[press.step : press.step + 1]
                assert kept == ((seats[press.user], press.key),), (
                    f"table {table.script.table}, step {press.step} of {len(match.moves)}: {kept} "
                    f"{moved_by(database, table.script.table)[press.step :]}, but {press.key} was answered"
                )
                presses += 1
            assert set(moved_by(database, table.script.table)) <= {"player"}, "somebody was timed out"
            whole = unkilled(record_to_play(match), table.script.seed).moves
            assert [(int(seat), key) for seat, key in whole[: len(match.moves)]] == list(match.moves)
            moves += len(match.moves)
    return moves, presses


async def main(tables: int, kills: int) -> None:
    """Play the evening and print the figures."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        async with Sandbox() as sandbox:
            sandbox.limits.enabled = False
            # A thousand people press at once at a bot that shares two cores with them.
            sandbox.world.ack_seconds = PATIENCE
            bots = Bots(sandbox, Path(folder) / "kuckuck.sqlite3", pace=1.0)
            bots.env["REQUESTS_PER_SECOND"] = "50"
            evening = Evening(sandbox, bots, tables)
            await bots.start()
            assert bots.life is not None
            try:
                evening.revived()
                await evening.until(None)
                sys.stdout.write(f"{evening.begun} tables play after {time.monotonic() - began:.0f} s\n")
                starts: list[float] = []
                for _ in range(kills):
                    await evening.until(evening.answered + BETWEEN_KILLS)
                    bots.life.signal(signal.SIGKILL)
                    await bots.kill()
                    since = time.monotonic()
                    await bots.start()
                    starts.append(time.monotonic() - since)
                    evening.revived()
                await evening.until(evening.answered + BETWEEN_KILLS)
            except TimeoutError:
                sys.stderr.write(evening.report() + "\n" + bots.life.last_words + "\n")
                raise
            finally:
                await bots.kill()
            moves, presses = await judge(evening, bots.database)
            live = sum(not table.script.over for table in evening.tables.values())
            assert sandbox.failures == []
    sys.stdout.write(
        f"{tables} tables, {kills} kills, {time.monotonic() - began:.0f} s: {presses} answered presses, all of them "
        f"kept once; {moves} moves, every table as without a kill; {live} tables still live; a restart took "
        f"{max(starts):.1f} s at most\n"
    )


if __name__ == "__main__":
    asyncio.run(main(*(int(one) for one in (*sys.argv[1:3], *("300", "20")[len(sys.argv) - 1 :]))))
