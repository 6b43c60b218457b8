"""Scripted matches: people sit down, start, and press what a seeded rule says, whatever becomes of the bot meanwhile.

Nobody here waits a fixed time: every step waits for what a person would see. When the bot died, it is started again,
and everybody does what people do then: press the old button once more, or "My hand".
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import signal
from collections.abc import Awaitable, Callable, Iterable, Mapping
from functools import partial
from typing import Any

from bot.sandbox.entities import Interaction
from bot.sandbox.person import Person
from bot.sandbox.seen import Seen
from tests.wire.bots import PATIENCE, Bots
from tests.wire.places import Place
from tests.wire.player import Player, Press
from tests.wire.reading import Pressable, pressables

NAMES = ("Anna", "Ben", "Carla", "Dora", "Emil", "Frida", "Gustav", "Hanna")


def chosen_key(seed: str, step: int, options: list[str]) -> str:
    """What is pressed at a step: always the same for the same seed and the same offer."""
    rng = random.Random(f"{seed}/{step}")
    cuts = [one for one in options if one.startswith("cut:")]
    others = [one for one in options if not one.startswith("cut:")]
    return rng.choice(cuts) if cuts and (not others or rng.random() < 0.5) else rng.choice(others)


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
        rules: Mapping[str, str] | None = None,
        seed: str = "0",
        fill: int = 0,
        places: Iterable[Place] = (),
    ) -> None:
        self.bots = bots
        self.world = bots.sandbox.world
        self.players = [Player(one) for one in people]
        self.game, self.preset, self.seed = game, preset, seed
        self.rules = list((rules or {}).items())
        """Options that the host still chooses on the panel of house rules, with their values as they stand there."""
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

    def report(self) -> str:
        """Where it stands, and what everybody sees last."""
        seen = {one.person.name: one.person.visible()[-2:] for one in self.players}
        return f"{len(self.sent)} presses, {self.bots.starts} starts, {self.hit} hit, {self.places} left; {seen}"

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
                # Where nothing could be pressed the bot and its messages must get on all the same.
                await asyncio.sleep(0)
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
        mine = f"**{player.person.name}** is deciding"
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
        if self.rules:
            return self._next_rule()
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

    def _next_rule(self) -> Callable[[], Awaitable[object]] | None:
        """The host goes on with his next rule: its value, or before that its option, or before that the panel."""
        name, value = self.rules[0]
        host, table = self.host, self.table
        values, options, panel = host.menu("value", table, name), host.menu("option", table), host.find("house", table)
        if values is not None:
            return partial(self._choose, values, value)
        if options is not None:
            return partial(self._choose, options, name)
        return None if panel is None else partial(self._turn_to_rules, panel)

    async def _turn_to_rules(self, panel: Pressable) -> None:
        await self._settled(self.host.press(panel))

    async def _choose(self, menu: Pressable, choice: str) -> None:
        answered = await self._settled(self.host.person.choose(menu.message, menu.custom_id, [choice]))
        if answered and menu.verb == "value":
            del self.rules[0]

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
        if key.startswith("cut:"):
            button = next(one for one in pressables(panel) if one.verb == "cut-at")
            if not await self._settled(player.press(button)) or player.person.modal is None:
                return False
            interaction = player.person.send_form(player.person.modal.id, {"number": key.removeprefix("cut:")})
        else:
            interaction = player.press(next(one for one in pressables(panel) if (one.verb, one.arg) == ("act", key)))
        press = Press(offer.step, player.person.id, key, panel, interaction)
        self.sent.append(press)
        player.pressed[offer.step] = press
        return await self._settled(interaction)
