"""Scripted matches: people sit down, start, and press what a seeded rule says, whatever becomes of the bot meanwhile.

Nobody here waits a fixed time: every step waits for what a person would see. When the bot died, it is started again,
and everybody does what people do then: press the old button once more, or "My hand".
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import re
import signal
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from bot.sandbox.entities import Interaction
from bot.sandbox.faults import Fault, Kind
from bot.sandbox.person import Person
from bot.sandbox.seen import Seen
from bot.sandbox.server import Sandbox
from bot.ui.family import PLAYABLE
from tests.wire.life import Life
from tests.wire.places import REQUESTS, Place

PACE = 0.03
PATIENCE = 30.0
"""Real seconds after which a script gives up; a busy machine is slow, a stuck match is stuck."""
PLAYED = tuple(key for key, game in PLAYABLE.items() if game.figure == "lives")
"""The games whose panels show one card by name, so that a script can tell whether a death changed it."""
NAMES = ("Anna", "Ben", "Carla", "Dora", "Emil", "Frida", "Gustav", "Hanna")

_CUSTOM_ID = re.compile(r"k1b:(?P<verb>[a-z-]+):(?P<table>[0-9a-z]+):(?P<step>[0-9a-z]+):(?P<arg>.*)")


@dataclass(frozen=True, slots=True)
class Pressable:
    """A button of the bot as its custom_id describes it."""

    message: int
    custom_id: str
    verb: str
    table: int
    step: int
    arg: str


def pressables(seen: Seen) -> Iterator[Pressable]:
    """The buttons of the bot on a message."""
    for one in seen.buttons:
        found = None if one.disabled else _CUSTOM_ID.fullmatch(one.custom_id)
        if found is not None:
            yield Pressable(
                seen.id, one.custom_id, found["verb"], int(found["table"], 36), int(found["step"], 36), found["arg"]
            )


async def eventually(condition: Callable[[], Any]) -> None:
    """Wait for what the sandbox's world does not tell: files, and requests that change nothing."""
    async with asyncio.timeout(PATIENCE):
        while not condition():  # noqa: ASYNC110 - nothing would set an event
            await asyncio.sleep(0.05)


def chosen_key(seed: str, step: int, options: list[str]) -> str:
    """What is pressed at a step: always the same for the same seed and the same offer."""
    rng = random.Random(f"{seed}/{step}")
    cuts = [one for one in options if one.startswith("cut:")]
    others = [one for one in options if not one.startswith("cut:")]
    return rng.choice(cuts) if cuts and (not others or rng.random() < 0.5) else rng.choice(others)


class Bots:
    """The bot of a test, one life after the other. `env` are settings beside those that the sandbox needs."""

    def __init__(
        self, sandbox: Sandbox, database: Path, *, pace: float = PACE, env: Mapping[str, str] | None = None
    ) -> None:
        self.sandbox = sandbox
        self.database = database
        self.log = database.with_suffix(".log")
        self.env = {
            "WIRE_PACE": str(pace),
            "DISCORD_TOKEN": sandbox.token,
            "DISCORD_API_BASE": sandbox.api_base,
            "DATABASE_PATH": str(database),
            **(env or {}),
        }
        self.life: Life | None = None
        self.starts = 0
        self._outside: Fault | None = None

    @property
    def running(self) -> bool:
        return self.life is not None and self.life.running

    @property
    def alive(self) -> bool:
        """It runs and is connected."""
        return self.running and self.sandbox.world.bot_online

    async def start(self, place: Place | None = None) -> None:
        """Start it, armed with a place where it dies, and wait until it is connected or has died on the way."""
        self._disarm()
        env = dict(self.env)
        if place is not None and place.when == "during":
            self._outside = self._strike_from_outside(place)
        elif place is not None:
            env["WIRE_KILL"] = str(place)
        life = self.life = Life(env, self.log)
        self.starts += 1
        life.start()
        ended = asyncio.ensure_future(life.wait())
        ready = asyncio.ensure_future(self.sandbox.bot_ready(PATIENCE))
        await asyncio.wait({ended, ready}, return_when=asyncio.FIRST_COMPLETED)
        for task in (ended, ready):
            task.cancel()
        await asyncio.gather(ended, ready, return_exceptions=True)
        assert life.running or life.returncode == -signal.SIGKILL, f"the bot did not start:\n{life.last_words}"

    def _strike_from_outside(self, place: Place) -> Fault:
        left = place.nth

        def strike(_: str, __: Any) -> bool:
            nonlocal left
            left -= 1
            if left == 0 and self.life is not None:
                self.life.signal(signal.SIGKILL)
            return False

        return self.sandbox.faults.add(Fault(REQUESTS[place.what], Kind.DELAY, None, strike))

    def _disarm(self) -> None:
        if self._outside is not None:
            with contextlib.suppress(ValueError):
                self.sandbox.faults.remove(self._outside)
            self._outside = None

    async def kill(self) -> None:
        """kill -9, and the sandbox has noticed."""
        self._disarm()
        if self.life is not None:
            await self.life.kill()
            await self.sandbox.world.until(lambda: not self.sandbox.world.bot_online, PATIENCE)


@dataclass
class Press:
    """A press that was sent: at which step, by which seat's player, which key."""

    step: int
    user: int
    key: str
    panel: str
    interaction: Interaction


@dataclass
class Player:
    """A person with a seat. `lost`: the bot has been started anew since his last click, his panel may be old."""

    person: Person
    joined: bool = False
    lost: bool = False
    silent: bool = False
    """He presses nothing any more."""
    looked: int | None = None
    """Which state of the board made him open his hand last."""
    pressed: dict[int, Press] = field(default_factory=dict)

    def find(self, verb: str, table: int = 0) -> Pressable | None:
        """The newest button with this verb that he sees, of this table where one is named."""
        person = self.person
        for message in person.world.messages_in(person.channel, person.user, newest_first=True):
            for one in pressables(Seen(message)):
                if one.verb == verb and table in (0, one.table):
                    return one
        return None

    def press(self, one: Pressable) -> Interaction:
        """Click it, even if it has gone in this very moment."""
        return self.person.press(one.message, one.custom_id, stale=True)

    def offers(self) -> Iterator[tuple[Pressable, list[str]]]:
        """His panels that ask him for something, newest first, and all that is offered there."""
        for seen in reversed(self.person.ephemerals):
            offers = [one for one in pressables(seen) if one.verb in ("act", "cut-at")]
            if offers:
                keys = [one.arg for one in offers if one.verb == "act"]
                cuts = [f"cut:{n}" for one in offers if one.verb == "cut-at" for n in range(1, int(one.arg) + 1)]
                yield offers[0], keys + cuts

    def todo(self) -> tuple[Pressable, list[str]] | None:
        """The newest panel that asks him for something which he has not answered."""
        for offer, options in self.offers():
            before = self.pressed.get(offer.step)
            if before is None or before.interaction.failed:
                return offer, options
        return None


class Script:
    """One match from `/play` to its result. `seed` decides every press, `places` where the bot's lives end.

    `hit` are the places that were reached; `sent` every press of a key.
    """

    def __init__(
        self,
        bots: Bots,
        people: list[Person],
        *,
        game: str = "kuckuck",
        preset: str | None = None,
        seed: str = "0",
        fill: int = 0,
        places: Iterable[Place] = (),
    ) -> None:
        self.bots = bots
        self.world = bots.sandbox.world
        self.players = [Player(one) for one in people]
        self.game, self.preset, self.seed = game, preset, seed
        self.fill = fill
        """How often the host still presses "Add computers"."""
        self.places = list(places)
        self.hit: list[Place] = []
        self.sent: list[Press] = []
        self.table = 0
        self.think: float = 0.0
        """Real seconds between seeing a button and pressing it."""
        self.by_board = False
        """Who reads on the board that it is his turn, and has no buttons, presses "My hand"."""
        self._starting = False

    @property
    def host(self) -> Player:
        return self.players[0]

    @property
    def begun(self) -> bool:
        """The board with its "My hand" stands in the channel."""
        return bool(self.table) and self.host.find("hand", self.table) is not None

    @property
    def over(self) -> bool:
        """The result stands in the channel."""
        return bool(self.table) and self.host.find("again", self.table) is not None

    async def asked(self) -> Player:
        """Wait until somebody sees that he is asked, and give him."""
        found = await self.world.until(self._asked, PATIENCE)
        assert isinstance(found, Player)
        return found

    def _asked(self) -> Player | None:
        return next((one for one in self.players if one.todo() is not None), None)

    async def act(self, player: Player) -> Interaction:
        """Let him press what the rule says, and wait for what becomes of it."""
        todo = player.todo()
        assert todo is not None
        await self._act(player, *todo)
        interaction = self.sent[-1].interaction
        await interaction.settled.wait()
        return interaction

    def hand_button(self) -> tuple[int, str]:
        """The board's "My hand", as ids."""
        hand = self.host.find("hand", self.table)
        assert hand is not None
        return hand.message, hand.custom_id

    # Life and death

    async def _revive(self) -> None:
        """Start the bot again where it has died; it is armed with the next place."""
        life = self.bots.life
        if life is not None:
            with contextlib.suppress(TimeoutError):
                # The line may break a moment before the process is gone, or alone.
                await asyncio.wait_for(life.wait(), 1)
            if life.running:
                await self.world.until(lambda: self.world.bot_online, PATIENCE)
                return
            assert life.returncode == -signal.SIGKILL, f"the bot ended by itself:\n{life.last_words}"
            await self.world.until(lambda: not self.world.bot_online, PATIENCE)
            if self.places:
                self.hit.append(self.places.pop(0))
        await self.bots.start(self.places[0] if self.places else None)
        self._starting = False
        if self.bots.starts > 1:
            for player in self.players:
                player.lost = True
                player.person.close_modal()

    async def _settled(self, interaction: Interaction) -> bool:
        await self.world.until(lambda: interaction.settled.is_set() or not self.bots.alive, PATIENCE)
        return interaction.settled.is_set() and not interaction.failed

    # The match

    async def run(self, until: Callable[[], Any] | None = None) -> None:
        """Play on until the condition holds, or the match is over."""
        reached = until or (lambda: self.over)
        while not reached():
            if not self.bots.alive:
                await self._revive()
                continue
            act = self._next()
            if act is not None:
                await act()
                continue
            await self.world.until(lambda: reached() or not self.bots.alive or self._next() is not None, PATIENCE)

    async def run_through(self) -> None:
        """Play to the result, and let the bot die at every place that is left."""
        await self.run(lambda: self.over and not self.places)

    def _next(self) -> Callable[[], Awaitable[object]] | None:
        """What somebody does now; None: everybody waits for the bot."""
        if not self.table:
            return self._open
        if self.over:
            return None
        if not self.begun:
            return self._before_the_match()
        for player in self.players:
            if player.silent:
                continue
            if player.lost:
                return partial(self._return, player)
            todo = player.todo()
            if todo is not None:
                return partial(self._act, player, *todo)
        if self.by_board:
            return next((partial(self._open_hand, one) for one in self.players if self.named_by_board(one)), None)
        return None

    def named_by_board(self, player: Player) -> bool:
        """Whether the board says that it is his turn, and he has not looked since it says so."""
        hand = self.host.find("hand", self.table)
        board = None if hand is None else self.world.messages.get(hand.message)
        mine = f"**{player.person.name}** is to decide"
        return board is not None and mine in Seen(board).text and board.rev != player.looked

    async def _open_hand(self, player: Player) -> None:
        hand = player.find("hand", self.table)
        if hand is not None:
            rev = self.world.messages[hand.message].rev
            if await self._settled(player.press(hand)):
                player.looked = rev

    def _before_the_match(self) -> Callable[[], Awaitable[object]] | None:
        for player in self.players:
            if not player.joined:
                join = player.find("join", self.table)
                return None if join is None else partial(self._join, player, join)
        computers = self.host.find("computers", self.table)
        if self.fill and computers is not None:
            return partial(self._fill, computers)
        start = self.host.find("start", self.table)
        return None if start is None or self._starting else partial(self._start, start)

    async def _open(self) -> None:
        options = {"game": self.game} | ({} if self.preset is None else {"rules": self.preset})
        given = [{"name": name, "type": 3, "value": value} for name, value in options.items()]
        await self._settled(self.host.person.command("play", given))
        join = self.host.find("join")
        self.table = 0 if join is None else join.table

    async def _join(self, player: Player, join: Pressable) -> None:
        player.joined = await self._settled(player.press(join))

    async def _fill(self, computers: Pressable) -> None:
        if await self._settled(self.host.press(computers)):
            self.fill -= 1

    async def _start(self, start: Pressable) -> None:
        self._starting = await self._settled(self.host.press(start))

    async def _return(self, player: Player) -> None:
        """The bot was away: press the old button once more, or "My hand"."""
        old = next(player.offers(), None)
        hand = player.find("hand", self.table)
        if old is not None and (len(self.sent) % 2 or hand is None):
            player.lost = not await self._act(player, *old)
        elif hand is not None:
            player.lost = not await self._settled(player.press(hand))

    async def _act(self, player: Player, offer: Pressable, options: list[str]) -> bool:
        """Press what the rule says: a key's button, or the place of a cut in its form. Say if it was answered."""
        if self.think:
            await asyncio.sleep(self.think)
        key = chosen_key(self.seed, offer.step, options)
        panel = Seen(self.world.messages[offer.message])
        shown = "\n".join([panel.text, *(spoken for pair in panel.pictures for spoken in pair)])
        if key.startswith("cut:"):
            button = next(one for one in pressables(panel) if one.verb == "cut-at")
            if not await self._settled(player.press(button)) or player.person.modal is None:
                return False
            interaction = player.person.send_form(player.person.modal.id, {"number": key.removeprefix("cut:")})
        else:
            interaction = player.press(next(one for one in pressables(panel) if (one.verb, one.arg) == ("act", key)))
        press = Press(offer.step, player.person.id, key, shown, interaction)
        self.sent.append(press)
        player.pressed[offer.step] = press
        return await self._settled(interaction)
