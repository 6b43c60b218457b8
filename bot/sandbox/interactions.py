"""The life of an interaction: started by a person, answered by the bot within its time, or failed."""

from __future__ import annotations

import asyncio
import secrets

from . import payloads
from .commands import check_choices
from .entities import (
    AUTOCOMPLETE,
    COMMAND,
    EPHEMERAL,
    LOADING,
    SUBMIT,
    Channel,
    Interaction,
    Message,
    Modal,
    Standing,
    User,
)
from .errors import Json, Unfit, refuse
from .events import InteractionStarted
from .modals import check_modal
from .problems import Problems
from .slash import innermost
from .validate import Form, changed_message, loading_message, new_message
from .world import TOKEN_SECONDS, World

PONG, REPLY, DEFER, DEFER_UPDATE, UPDATE, CHOICES, MODAL = 1, 4, 5, 6, 7, 8, 9


def start(
    world: World,
    user: User,
    channel: Channel,
    kind: int,
    data: Json,
    *,
    source: Message | None = None,
    modal: Modal | None = None,
) -> Interaction:
    """A person did something: the bot is told, and has `world.ack_seconds` for its first answer.

    `Unfit` in a thread that is locked for him, and where the bot is not there.
    """
    if not world.open_by(user, channel):
        raise Unfit(f"{channel.name!r} is closed to {user.name} or to the bot")
    interaction = Interaction(
        id=world.ids.next(),
        token=secrets.token_urlsafe(96),
        kind=kind,
        user=user,
        channel=channel,
        data=data,
        created=world.clock.now(),
        source=source,
        modal=modal,
    )
    world.keep(interaction)
    asyncio.get_running_loop().call_later(world.ack_seconds, _give_up, world, interaction)
    world.publish(InteractionStarted(interaction))
    return interaction


def _give_up(world: World, interaction: Interaction) -> None:
    if interaction.standing is Standing.WAITING:
        interaction.standing = Standing.FAILED
        world.settle(interaction)


def answer(world: World, interaction_id: int, token: str, form: Form) -> Json:
    """The bot's first answer. Gives the body that `with_response` asks for.

    `ApiError` 10062 for an unknown or late one, 40060 for a second answer, 50035 for a form that Discord refuses.
    """
    interaction = world.interactions.get(token)
    if interaction is None or interaction.id != interaction_id:
        raise refuse(10062)
    if interaction.answer is not None:
        raise refuse(40060)
    _place(world, interaction)
    if interaction.failed or world.clock.now() - interaction.created > TOKEN_SECONDS:
        raise refuse(10062)
    kind = form.payload.get("type")
    data = form.payload.get("data") or {}
    inner = Form(data, form.files, ("data",))
    message: Message | None = None
    if kind not in (possible := _possible(interaction)):
        problems = Problems()
        problems.choices(("type",), possible)
        problems.settle()
    elif kind == CHOICES:
        interaction.choices = _choices(interaction, data)
    elif kind in (REPLY, DEFER):
        message = _reply(world, interaction, inner, deferred=kind == DEFER)
    elif kind in (UPDATE, DEFER_UPDATE):
        message = _update(world, interaction, inner, deferred=kind == DEFER_UPDATE)
    else:
        check_modal(Problems(("data",)), data, world.emojis)
        interaction.opened = Modal(interaction.id, interaction.user, data, interaction)
        world.open_modal(interaction.opened)
    interaction.answer = kind
    interaction.standing = Standing.ANSWERED
    world.settle(interaction)
    return _response(interaction, message)


def _place(world: World, interaction: Interaction, *, writing: bool = True) -> None:
    """A channel that was deleted, and a thread that was closed meanwhile, take no message."""
    if interaction.channel.id not in world.channels:
        raise refuse(10003)
    world.open_to_bot(interaction.channel, writing=writing)


def _possible(interaction: Interaction) -> list[int]:
    if interaction.kind == AUTOCOMPLETE:
        return [CHOICES]
    kinds = [REPLY, DEFER]
    if interaction.source is not None:
        kinds += [DEFER_UPDATE, UPDATE]
    return kinds if interaction.kind == SUBMIT else [*kinds, MODAL]


def _choices(interaction: Interaction, data: Json) -> list[Json]:
    """The offered choices, checked against the option that is being typed."""
    option = next(one for one in innermost(interaction.data["options"]) if one.get("focused"))
    problems = Problems(("data",))
    check_choices(problems, (), {**data, "type": option["type"]})
    problems.settle()
    offered: list[Json] = data.get("choices") or []
    return offered


def _reply(world: World, interaction: Interaction, form: Form, *, deferred: bool) -> Message:
    if deferred:
        data = loading_message(world, int(form.payload.get("flags") or 0))
    else:
        data = new_message(world, interaction.channel, form, by_interaction=True)
    message = add_by_token(world, interaction, data)
    interaction.original = message.id
    return message


def add_by_token(world: World, interaction: Interaction, data: Json) -> Message:
    """Show a message that an interaction makes, to its person alone where it is ephemeral."""
    viewer = interaction.user.id if data["flags"] & EPHEMERAL else None
    data["interaction_metadata"] = payloads.interaction_metadata(interaction)
    if interaction.original is not None:
        data["interaction_metadata"]["original_response_message_id"] = str(interaction.original)
    elif interaction.kind == COMMAND:
        # Deprecated by Discord and still sent; the only place that keeps the name of the command.
        data["interaction"] = payloads.message_interaction(interaction)
    data["webhook_id"] = str(world.application_id)
    message = world.add_message(interaction.channel, world.bot, data, viewer=viewer)
    interaction.made.add(message.id)
    return message


def _update(world: World, interaction: Interaction, form: Form, *, deferred: bool) -> Message:
    source = interaction.source
    if source is None or source.id not in world.messages:
        raise refuse(10008)
    if not deferred:
        world.change_message(source, changed_message(world, interaction.channel, source, form))
    interaction.original = source.id
    return source


def _response(interaction: Interaction, message: Message | None) -> Json:
    body: Json = {
        "id": str(interaction.id),
        "type": interaction.kind,
        "channel_id": str(interaction.channel.id),
        "guild_id": str(interaction.channel.guild_id),
    }
    response: Json = {"interaction": body}
    if message is not None:
        body["response_message_id"] = str(message.id)
        body["response_message_loading"] = bool(message.flags & LOADING)
        body["response_message_ephemeral"] = message.viewer is not None
        if interaction.answer in (REPLY, UPDATE):
            response["resource"] = {"type": interaction.answer, "message": message.data}
    return response


def message_by_token(world: World, interaction: Interaction, which: str) -> Message:
    """The message a token may touch: one that it made, or the one its component sat on. `ApiError` 10008 otherwise."""
    message_id = interaction.original
    if which != "@original":
        message_id = int(which) if which.isdecimal() else None
    source = interaction.source.id if interaction.source is not None else None
    if message_id is None or (message_id not in interaction.made and message_id != source):
        raise refuse(10008)
    message = world.messages.get(message_id)
    if message is None:
        raise refuse(10008)
    return message


def follow_up(world: World, interaction: Interaction, form: Form) -> Message:
    """A further message. The first one after a deferred answer fills the waiting message and keeps who sees it."""
    _place(world, interaction)
    waiting = world.messages.get(interaction.original or 0)
    if waiting is not None and interaction.answer == DEFER and waiting.flags & LOADING:
        return edit_by_token(world, interaction, waiting, form)
    return add_by_token(world, interaction, new_message(world, interaction.channel, form, by_interaction=True))


def edit_by_token(world: World, interaction: Interaction, message: Message, form: Form) -> Message:
    """Change a message through a token."""
    _place(world, interaction, writing=bool(message.flags & LOADING))
    loading = bool(message.flags & LOADING)
    changes = changed_message(world, interaction.channel, message, form)
    world.change_message(message, changes, edited=not loading)
    return message
