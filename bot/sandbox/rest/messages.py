"""Routes of channels and their messages, used with the bot's token."""

from __future__ import annotations

from .. import payloads
from ..entities import FORUM, PUBLIC_THREAD
from ..errors import Json, no_such_route, refuse
from ..permissions import (
    ATTACH_FILES,
    EMBED_LINKS,
    MANAGE_MESSAGES,
    MANAGE_THREADS,
    READ_MESSAGE_HISTORY,
    SEND_MESSAGES,
    SEND_MESSAGES_IN_THREADS,
)
from ..validate import changed_message, new_message
from .call import Call, Route

NONCE_SECONDS = 180.0
"""So long a nonce is shown once: a second message with it is the first one."""


async def get_channel(call: Call) -> Json:
    """One channel."""
    return payloads.channel(call.world, call.channel())


async def change_thread(call: Call) -> Json:
    """The bot opens an archived thread again; what a moderator may do with threads stays with moderators here."""
    thread = call.channel()
    body = call.body()
    if thread.kind != PUBLIC_THREAD or body.keys() != {"archived"} or body["archived"] is not False:
        raise no_such_route()
    call.channel(MANAGE_THREADS if thread.locked else SEND_MESSAGES_IN_THREADS)
    call.world.change_channel(thread, archived=False)
    return payloads.channel(call.world, thread)


async def get_guild(call: Call) -> Json:
    """One guild."""
    guild = call.world.guilds.get(call.number("guild"))
    if guild is None or guild.bot_away:
        raise refuse(10004)
    return payloads.guild(call.world, guild)


async def get_guild_channels(call: Call) -> list[Json]:
    """The channels of a guild, without its threads."""
    guild = call.world.guilds.get(call.number("guild"))
    if guild is None:
        raise refuse(10004)
    return [
        payloads.channel(call.world, one)
        for one in call.world.channels.values()
        if one.guild_id == guild.id and one.kind != PUBLIC_THREAD
    ]


async def get_member(call: Call) -> Json:
    """One member of a guild."""
    if call.number("guild") not in call.world.guilds:
        raise refuse(10004)
    user = call.world.anybody(call.number("user"))
    if user is None:
        raise refuse(10007)
    return payloads.member(call.world, user, call.number("guild"))


async def get_user(call: Call) -> Json:
    """One user."""
    user = call.world.anybody(call.number("user"))
    if user is None:
        raise refuse(10013)
    return payloads.user(user)


async def list_messages(call: Call) -> list[Json]:
    """A channel's public messages, newest first; none without the permission to read its history."""
    channel = call.channel()
    if not call.world.bot_permissions(channel) & READ_MESSAGE_HISTORY:
        return []
    found = list(call.world.messages_in(channel))
    limit = min(max(call.query_number("limit", 50), 1), 100)
    if "after" in call.query:
        found = [one for one in found if one.id > call.query_number("after", 0)][:limit]
    elif "around" in call.query:
        middle = call.query_number("around", 0)
        found = sorted(sorted(found, key=lambda one: abs(one.id - middle))[:limit], key=lambda one: one.id)
    elif "before" in call.query:
        found = [one for one in found if one.id < call.query_number("before", 0)]
    return [one.data for one in reversed(found[-limit:])]


async def get_message(call: Call) -> Json:
    """One public message."""
    return call.world.message_of(call.channel(READ_MESSAGE_HISTORY), call.number("message")).data


async def send_message(call: Call) -> Json:
    """A new public message by the bot."""
    channel = call.channel()
    if channel.kind == FORUM:
        raise refuse(50024)
    speak = SEND_MESSAGES_IN_THREADS if channel.kind == PUBLIC_THREAD else SEND_MESSAGES
    body = call.body()
    call.channel(speak, *([ATTACH_FILES] if call.files else []), *([EMBED_LINKS] if body.get("embeds") else []))
    call.world.open_to_bot(channel, writing=True)
    data = new_message(call.world, channel, call.form(), by_interaction=False)
    reference = body.get("message_reference")
    if isinstance(reference, dict) and reference.get("message_id"):
        wanted = str(reference["message_id"])
        there = wanted.isdecimal() and int(wanted) in channel.message_ids
        if not there and reference.get("fail_if_not_exists", True):
            raise refuse(10008)
        data |= {"type": 19, "message_reference": {"type": 0, "message_id": wanted, "channel_id": str(channel.id)}}
    if body.get("nonce") is not None:
        data["nonce"] = body["nonce"]
        if body.get("enforce_nonce"):
            for before in call.world.messages_in(channel, newest_first=True):
                recent = call.world.clock.now() - before.created < NONCE_SECONDS
                if recent and before.author_id == call.world.bot.id and before.data.get("nonce") == body["nonce"]:
                    return before.data
    return call.world.add_message(channel, call.world.bot, data).data


async def edit_message(call: Call) -> Json:
    """The bot changes a public message of its own."""
    channel = call.channel()
    message = call.world.message_of(channel, call.number("message"))
    if message.author_id != call.world.bot.id:
        raise refuse(50005)
    call.world.open_to_bot(channel, writing=False)
    if call.files:
        call.channel(ATTACH_FILES)
    changes = changed_message(call.world, channel, message, call.form())
    call.world.change_message(message, changes)
    return message.data


async def delete_message(call: Call) -> None:
    """The bot deletes a public message; those of others need a permission."""
    channel = call.channel()
    message = call.world.message_of(channel, call.number("message"))
    if message.author_id != call.world.bot.id:
        call.channel(MANAGE_MESSAGES)
    call.world.remove_message(message)


async def typing(call: Call) -> None:
    """The bot shows that it is writing."""
    call.channel(SEND_MESSAGES)


ROUTES = [
    Route("GET", "/channels/{channel}", get_channel),
    Route("PATCH", "/channels/{channel}", change_thread),
    Route("GET", "/channels/{channel}/messages", list_messages),
    Route("POST", "/channels/{channel}/messages", send_message),
    Route("GET", "/channels/{channel}/messages/{message}", get_message),
    Route("PATCH", "/channels/{channel}/messages/{message}", edit_message),
    Route("DELETE", "/channels/{channel}/messages/{message}", delete_message),
    Route("POST", "/channels/{channel}/typing", typing),
    Route("GET", "/guilds/{guild}", get_guild),
    Route("GET", "/guilds/{guild}/channels", get_guild_channels),
    Route("GET", "/guilds/{guild}/members/{user}", get_member),
    Route("GET", "/users/{user}", get_user),
]
