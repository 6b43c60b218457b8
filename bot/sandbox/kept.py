"""Who and where, from one `kuckuck play --data` to the next: the database knows server, channels and people by id.

Messages are not kept: a bot that finds its board gone posts it anew.
"""

from __future__ import annotations

import contextlib
from pathlib import Path

from pydantic import BaseModel, ConfigDict, ValidationError

from .entities import TEXT_CHANNEL, Channel, Guild, User
from .events import ChannelChanged, Event, GuildChanged, WorldChanged
from .world import World


class Unreadable(Exception):
    """The file is not one of ours."""


class _Kept(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", from_attributes=True)


class _Guild(_Kept):
    id: int
    name: str
    owner_id: int
    locale: str


class _Channel(_Kept):
    id: int
    name: str
    kind: int = TEXT_CHANNEL
    parent_id: int | None = None


class _Person(_Kept):
    id: int
    name: str
    locale: str
    moderator: bool = False


class _Roster(_Kept):
    guild: _Guild
    channels: tuple[_Channel, ...]
    people: tuple[_Person, ...]


class Kept:
    """The file that keeps a world's server, channels and people."""

    def __init__(self, world: World, file: Path) -> None:
        self._world = world
        self._file = file
        self._written = ""

    def bring_back(self) -> bool:
        """Make the world the one of the last time; False where there was none. Before anybody looks at it.

        Raises Unreadable, and OSError.
        """
        try:
            text = self._file.read_text(encoding="utf-8")
            roster = _Roster.model_validate_json(text)
        except FileNotFoundError:
            return False
        except (ValidationError, UnicodeDecodeError) as wrong:
            raise Unreadable from wrong
        if not roster.channels or roster.guild.owner_id not in {one.id for one in roster.people}:
            raise Unreadable
        world = self._world
        world.guild = Guild(**roster.guild.model_dump())
        world.guilds = {world.guild.id: world.guild}
        channels = [Channel(guild_id=world.guild.id, **one.model_dump()) for one in roster.channels]
        world.channels = {one.id: one for one in channels}
        world.channel = channels[0]
        world.users = {one.id: User(**one.model_dump()) for one in roster.people}
        self._written = text
        return True

    def keep(self) -> None:
        """Write how it is now, and from now on whatever changes. Raises OSError."""
        self._write()
        self._world.subscribe(self._hear)

    def _hear(self, event: Event) -> None:
        if isinstance(event, WorldChanged | ChannelChanged | GuildChanged):
            # A full disk must not keep anybody from playing; the next change tries again.
            with contextlib.suppress(OSError):
                self._write()

    def _write(self) -> None:
        world = self._world
        roster = _Roster(
            guild=_Guild.model_validate(world.guild),
            channels=tuple(
                _Channel.model_validate(one) for one in world.channels.values() if one.guild_id == world.guild.id
            ),
            people=tuple(_Person.model_validate(one) for one in world.users.values()),
        )
        text = roster.model_dump_json(indent=1)
        if text != self._written:
            half = self._file.with_name(self._file.name + ".part")
            half.write_text(text, encoding="utf-8")
            half.replace(self._file)
            self._written = text
