"""Discord's gateway: hello, identify, heartbeat, events by intent and shard, resume with replay."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections import deque
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSMsgType, web

from . import payloads
from .entities import EPHEMERAL, PUBLIC_THREAD, Guild, Message
from .errors import Json
from .events import ChannelChanged, Event, GuildChanged, InteractionStarted, MessageGone, MessageShown
from .world import World

GUILDS, MEMBERS, PRESENCES = 1 << 0, 1 << 1, 1 << 8
GUILD_MESSAGES, DIRECT_MESSAGES, MESSAGE_CONTENT = 1 << 9, 1 << 12, 1 << 15
PRIVILEGED = MEMBERS | PRESENCES | MESSAGE_CONTENT

ACK_DELAY = 0.02
"""Seconds until a heartbeat is answered."""

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME, RECONNECT = 0, 1, 2, 3, 4, 6, 7
MEMBERS_REQUEST, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 8, 9, 10, 11

RESUME_PATH = "resume"
REPLAY_EVENTS = 5000
REPLAY_SECONDS = 180.0
SENDS, SEND_SECONDS = 120, 60.0


@dataclass(slots=True, eq=False)
class _Line:
    """One open socket. The queue holds frames; a number in it closes the socket with that code."""

    socket: web.WebSocketResponse
    transport: asyncio.Transport | None
    queue: asyncio.Queue[str | int] = field(default_factory=asyncio.Queue)
    sent: deque[float] = field(default_factory=deque)


@dataclass(slots=True, eq=False)
class _Session:
    """What a RESUME comes back to."""

    id: str
    shard: int
    shards: int
    intents: int
    line: _Line | None
    seq: int = 0
    events: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=REPLAY_EVENTS))
    parted: float = 0.0

    def serves(self, guild_id: int) -> bool:
        """True when the guild's events go to this shard."""
        return (guild_id >> 22) % self.shards == self.shard


class _Closed(Exception):
    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code, self.reason = code, reason


class Gateway:
    """All gateway connections of the bot. `address` is set when the server knows its port."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.address = ""
        self.heartbeat_ms = 41_250
        self.privileged = 0
        """Privileged intents that the application was granted."""
        self.refused_until = 0.0
        self.resumes_refused_until = 0.0
        self.silent = False
        """New connections are accepted, and nothing is said."""
        self.lost_events: dict[str, int] = {}
        self.identifies: list[Json] = []
        self.resumes = 0
        self._sessions: dict[str, _Session] = {}
        self._lines: set[_Line] = set()
        world.subscribe(self._hear)

    # Connections

    @property
    def connections(self) -> int:
        """How many sockets are open, greeted or not."""
        return len(self._lines)

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Serve one connection until it ends."""
        resuming = request.path.endswith(RESUME_PATH)
        if time.monotonic() < max(self.refused_until, self.resumes_refused_until if resuming else 0.0):
            return web.Response(status=503, text="gateway unavailable")
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        line = _Line(socket, request.transport)
        self._lines.add(line)
        writer = asyncio.create_task(self._write(line))
        finished = False
        try:
            if not self.silent:
                self._put(line, {"op": HELLO, "d": {"heartbeat_interval": self.heartbeat_ms, "_trace": []}})
            finished = await self._listen(line)
        except _Closed as closed:
            await socket.close(code=closed.code, message=closed.reason.encode())
        finally:
            writer.cancel()
            self._lines.discard(line)
            session = next((one for one in self._sessions.values() if one.line is line), None)
            if session is not None:
                self._part(session, finished=finished)
        return socket

    async def _write(self, line: _Line) -> None:
        while True:
            item = await line.queue.get()
            if line.socket.closed:
                return
            if isinstance(item, int):
                await line.socket.close(code=item)
                return
            try:
                await line.socket.send_str(item)
            except ConnectionError:
                return

    @staticmethod
    def _put(line: _Line, frame: Json) -> None:
        line.queue.put_nowait(json.dumps({"t": None, "s": None, **frame}))

    async def _listen(self, line: _Line) -> bool:
        """Hear the bot until the line ends; True when the bot itself said goodbye, which ends its session."""
        session: _Session | None = None
        while True:
            try:
                message = await line.socket.receive(timeout=self.heartbeat_ms / 1000 * 2)
            except TimeoutError:
                raise _Closed(4009, "Session timed out") from None
            if message.type is not WSMsgType.TEXT:
                return message.type is WSMsgType.CLOSE and message.data in (1000, 1001)
            self._count(line)
            try:
                frame = json.loads(message.data)
                op, data = int(frame["op"]), frame.get("d")
            except (ValueError, KeyError, TypeError):
                raise _Closed(4002, "Error while decoding payload") from None
            if op == HEARTBEAT:
                # A client notes when it asked only after it has sent; no real network answers sooner.
                asyncio.get_running_loop().call_later(ACK_DELAY, self._put, line, {"op": HEARTBEAT_ACK})
            elif op in (IDENTIFY, RESUME):
                if session is not None:
                    raise _Closed(4005, "Already authenticated")
                session = self._identify(line, data) if op == IDENTIFY else self._resume(line, data)
            elif session is None:
                raise _Closed(4003, "Not authenticated")
            elif op == MEMBERS_REQUEST:
                self._members(session, data)
            elif op not in (PRESENCE, VOICE):
                raise _Closed(4001, "Unknown opcode")

    @staticmethod
    def _count(line: _Line) -> None:
        now = time.monotonic()
        line.sent.append(now)
        while line.sent[0] < now - SEND_SECONDS:
            line.sent.popleft()
        if len(line.sent) > SENDS:
            raise _Closed(4008, "Rate limited")

    def _identify(self, line: _Line, data: Any) -> _Session:
        if not isinstance(data, dict) or data.get("token") != self.world.token:
            raise _Closed(4004, "Authentication failed")
        shard, shards = data.get("shard") or (0, 1)
        if not 0 <= shard < shards:
            raise _Closed(4010, "Invalid shard")
        intents = data.get("intents")
        if not isinstance(intents, int) or intents < 0:
            raise _Closed(4013, "Invalid intent(s)")
        if intents & PRIVILEGED & ~self.privileged:
            raise _Closed(4014, "Disallowed intent(s)")
        session = _Session(secrets.token_hex(16), shard, shards, intents, line)
        self._sessions[session.id] = session
        self.identifies.append(data)
        self._forget_old()
        mine = [one for one in self.world.guilds.values() if session.serves(one.id) and not one.bot_away]
        self._send(
            session,
            "READY",
            {
                "v": 10,
                "user": payloads.me(self.world),
                "guilds": [{"id": str(one.id), "unavailable": True} for one in mine],
                "session_id": session.id,
                "resume_gateway_url": self.address + RESUME_PATH,
                "shard": [shard, shards],
                "application": {"id": str(self.world.application_id), "flags": 0},
                "session_type": "normal",
                "private_channels": [],
                "presences": [],
                "relationships": [],
                "geo_ordered_rtc_regions": [],
                "_trace": [],
            },
        )
        if intents & GUILDS:
            for one in [each for each in mine if not each.unavailable]:
                self._send(session, "GUILD_CREATE", payloads.gateway_guild(self.world, one))
        self._tell_online()
        return session

    def _resume(self, line: _Line, data: Any) -> _Session | None:
        session = self._sessions.get(str(data.get("session_id"))) if isinstance(data, dict) else None
        if session is None or data.get("token") != self.world.token:
            self._put(line, {"op": INVALID_SESSION, "d": False})
            return None
        seq = int(data.get("seq") or 0)
        if session.line is not None and session.line is not line:
            session.line.queue.put_nowait(4000)
        session.line = line
        for number, text in session.events:
            if number > seq:
                line.queue.put_nowait(text)
        self.resumes += 1
        self._send(session, "RESUMED", {"_trace": []})
        self._tell_online()
        return session

    def _part(self, session: _Session, *, finished: bool) -> None:
        session.line = None
        session.parted = time.monotonic()
        if finished:
            self._sessions.pop(session.id, None)
        self._tell_online()

    def _forget_old(self) -> None:
        limit = time.monotonic() - REPLAY_SECONDS
        for session in list(self._sessions.values()):
            if session.line is None and session.parted < limit:
                del self._sessions[session.id]

    def _tell_online(self) -> None:
        self.world.set_bot_online(any(one.line is not None for one in self._sessions.values()))

    def _members(self, session: _Session, data: Any) -> None:
        guild_id = int(data["guild_id"])
        wanted = {int(one) for one in data.get("user_ids") or []}
        people = [one for one in self.world.users.values() if not wanted or one.id in wanted]
        chunk = {
            "guild_id": str(guild_id),
            "members": [payloads.member(self.world, one, guild_id) for one in people],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": [str(one) for one in wanted if one not in self.world.users],
            "nonce": data.get("nonce"),
        }
        self._send(session, "GUILD_MEMBERS_CHUNK", chunk)

    # Events

    def _send(self, session: _Session, name: str, data: Any) -> None:
        session.seq += 1
        text = json.dumps({"op": DISPATCH, "t": name, "s": session.seq, "d": data})
        session.events.append((session.seq, text))
        if session.line is not None:
            session.line.queue.put_nowait(text)

    def _dispatch(self, name: str, data: Any, guild_id: int, intent: int = 0) -> None:
        guild = self.world.guilds.get(guild_id)
        if guild is not None and (guild.unavailable or guild.bot_away) and name != "GUILD_DELETE":
            return
        if self.lost_events.get(name):
            self.lost_events[name] -= 1
            return
        for session in list(self._sessions.values()):
            if session.serves(guild_id) and (session.intents & intent or not intent):
                self._send(session, name, data)

    def _hear(self, event: Event) -> None:
        if isinstance(event, InteractionStarted):
            body = payloads.interaction_create(self.world, event.interaction)
            self._dispatch("INTERACTION_CREATE", body, event.interaction.channel.guild_id)
        elif isinstance(event, MessageShown):
            self._message(event.message, "MESSAGE_CREATE" if event.new else "MESSAGE_UPDATE")
        elif isinstance(event, MessageGone) and event.message.viewer is None:
            channel = self.world.channels.get(event.message.channel_id)
            if channel is not None:
                body = {
                    "id": str(event.message.id),
                    "channel_id": str(channel.id),
                    "guild_id": str(channel.guild_id),
                }
                self._dispatch("MESSAGE_DELETE", body, channel.guild_id, GUILD_MESSAGES)
        elif isinstance(event, ChannelChanged):
            kind = "THREAD" if event.channel.kind == PUBLIC_THREAD else "CHANNEL"
            body = payloads.channel(self.world, event.channel)
            self._dispatch(f"{kind}_{event.what.upper()}", body, event.channel.guild_id, GUILDS)
        elif isinstance(event, GuildChanged):
            self._guild(event.guild, event.what)

    def _guild(self, guild: Guild, what: str) -> None:
        body: Json = {"id": str(guild.id)}
        if what != "delete":
            body = payloads.gateway_guild(self.world, guild)
        elif guild.unavailable:
            body["unavailable"] = True
        if what == "create":
            del body["unavailable"]  # it stands only where the guild had been there before
        name = "CREATE" if what == "available" else what.upper()
        self._dispatch(f"GUILD_{name}", body, guild.id, GUILDS)

    def _message(self, message: Message, name: str) -> None:
        if message.viewer is not None:
            # Discord tells a bot of its own ephemerals as if they were direct messages, on the first shard.
            if message.flags & EPHEMERAL:
                self._dispatch(name, message.data, 0, DIRECT_MESSAGES)
            return
        channel = self.world.channels[message.channel_id]
        data = {**message.data, "guild_id": str(channel.guild_id)}
        author = self.world.anybody(message.author_id)
        if author is not None and not author.bot:
            data["member"] = payloads.member(self.world, author, channel.guild_id, with_user=False)
        for session in list(self._sessions.values()):
            if session.intents & GUILD_MESSAGES and session.serves(channel.guild_id):
                self._send(session, name, self._readable(session, message, data))

    def _readable(self, session: _Session, message: Message, data: Json) -> Json:
        """Without the intent a bot reads only what it wrote or what names it."""
        named = any(one["id"] == str(self.world.bot.id) for one in data["mentions"])
        if session.intents & MESSAGE_CONTENT or message.author_id == self.world.bot.id or named:
            return data
        return data | {"content": "", "embeds": [], "components": [], "attachments": []}

    # Troubles

    def drop(self, code: int | None = None) -> None:
        """Break all connections: cut without a code, closed with one."""
        for line in list(self._lines):
            if code is not None:
                line.queue.put_nowait(code)
            elif line.transport is not None:
                line.transport.abort()

    def ask_reconnect(self) -> None:
        """Send op 7 on every connection."""
        for line in self._lines:
            self._put(line, {"op": RECONNECT})

    def invalidate(self, *, resumable: bool) -> None:
        """Send op 9 on every connection; without `resumable` the sessions are forgotten."""
        for line in self._lines:
            self._put(line, {"op": INVALID_SESSION, "d": resumable})
        if not resumable:
            self._sessions.clear()
            self._tell_online()

    def refuse_for(self, seconds: float, *, only_resumes: bool = False) -> None:
        """Refuse new connections for so many real seconds, or only those to the address for resuming."""
        if only_resumes:
            self.resumes_refused_until = time.monotonic() + seconds
        else:
            self.refused_until = time.monotonic() + seconds

    async def close(self) -> None:
        """End all connections as Discord does when it goes away."""
        for line in list(self._lines):
            await line.socket.close(code=1001)
