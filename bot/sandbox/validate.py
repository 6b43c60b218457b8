"""From a request body to a message: Discord's rules for messages, and what becomes of the fields."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from . import components as rules
from . import payloads
from .embeds import check_embeds, filled_embeds
from .entities import (
    COMPONENTS_V2,
    EPHEMERAL,
    LOADING,
    SUPPRESS_EMBEDS,
    SUPPRESS_NOTIFICATIONS,
    Channel,
    Message,
    Upload,
    User,
)
from .errors import Json, refuse
from .problems import Path, Problems
from .uploads import store
from .world import World

OLD_FIELDS = ("content", "embeds", "poll", "sticker_ids")
MAX_CONTENT = 2000
MAX_FILES = 10


@dataclass(slots=True)
class Form:
    """A request body for a message, with the files it brings (by their number), where its fields stand (`prefix`)."""

    payload: Json
    files: Mapping[int, Upload] = field(default_factory=dict)
    prefix: Path = ()


def new_message(world: World, channel: Channel, form: Form, *, by_interaction: bool) -> Json:
    """The data of a message that the bot makes. `ApiError` 50035 or 50006 where Discord would refuse.

    The ephemeral flag counts only where an interaction makes the message.
    """
    payload, problems = form.payload, Problems(form.prefix)
    flags = problems.number(("flags",), payload.get("flags"), 0, 1 << 30, 0)
    keep = COMPONENTS_V2 | SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | (EPHEMERAL if by_interaction else 0)
    flags &= keep
    listed = _listed_attachments(problems, payload, form.files, kept={})
    names = [form.files[int(one["id"])].filename for one in listed]
    content = _check(world, problems, payload, names, v2=bool(flags & COMPONENTS_V2))
    problems.settle()
    shown = content.strip() or payload.get("embeds") or payload.get("components") or form.files
    if not shown:
        raise refuse(50006)
    attachments = _stored(world, channel, form.files, listed, {})
    data = {
        "type": 0,
        "content": content.strip(),
        "embeds": filled_embeds(payload.get("embeds") or [], attachments),
        "components": rules.fill(payload.get("components") or [], _media(world, attachments)),
        "attachments": attachments,
        "flags": flags,
        "author": payloads.user(world.bot),
        "application_id": str(world.application_id),
        "pinned": False,
        "tts": bool(payload.get("tts")),
        "edited_timestamp": None,
    }
    return data | _mentions(world, data, payload.get("allowed_mentions"))


def changed_message(world: World, channel: Channel, message: Message, form: Form) -> Json:
    """The fields of a message that an edit changes. The V2 flag can be set and never be taken away."""
    payload, problems = form.payload, Problems(form.prefix)
    old = message.data
    flags = problems.number(("flags",), payload.get("flags"), 0, 1 << 30, message.flags)
    fixed = message.flags & (EPHEMERAL | COMPONENTS_V2)
    flags = (flags & (COMPONENTS_V2 | SUPPRESS_EMBEDS)) | fixed
    if "attachments" in payload:
        kept = {str(one["id"]): one for one in old["attachments"]}
        listed = _listed_attachments(problems, payload, form.files, kept)
    else:
        kept = {str(one["id"]): one for one in old["attachments"]}
        listed = [{"id": key} for key in kept] + [{"id": number} for number in form.files]
    names = [
        kept[str(one["id"])]["filename"] if str(one["id"]) in kept else form.files[int(one["id"])].filename
        for one in listed
    ]
    v2 = bool(flags & COMPONENTS_V2)
    if v2 and not message.flags & COMPONENTS_V2:
        for name in ("content", "embeds"):
            if old[name] and name not in payload:
                _not_with_v2(problems, name)
    content = _check(world, problems, payload, names, v2=v2)
    problems.settle()
    attachments = _stored(world, channel, form.files, listed, kept)
    changes: Json = {"attachments": attachments, "flags": flags}
    if "content" in payload:
        changes["content"] = content.strip()
    if "embeds" in payload:
        changes["embeds"] = filled_embeds(payload["embeds"] or [], attachments)
    if "components" in payload:
        changes["components"] = rules.fill(payload["components"] or [], _media(world, attachments))
    new = {**old, **changes}
    if not (new["content"] or new["embeds"] or new["components"] or new["attachments"]):
        raise refuse(50006)
    if "content" in payload or "components" in payload:
        changes |= _mentions(world, new, payload.get("allowed_mentions"))
    return changes


def loading_message(world: World, flags: int) -> Json:
    """The message that says the bot is thinking."""
    return {
        "type": 0,
        "content": "",
        "embeds": [],
        "components": [],
        "attachments": [],
        "flags": LOADING | (flags & EPHEMERAL),
        "author": payloads.user(world.bot),
        "application_id": str(world.application_id),
        "pinned": False,
        "tts": False,
        "edited_timestamp": None,
        "mentions": [],
        "mention_roles": [],
        "mention_everyone": False,
    }


def said_message(world: World, author: User, content: str) -> Json:
    """The message that a person wrote."""
    data = {
        "type": 0,
        "content": content,
        "embeds": [],
        "components": [],
        "attachments": [],
        "flags": 0,
        "author": payloads.user(author),
        "pinned": False,
        "tts": False,
        "edited_timestamp": None,
    }
    return data | _mentions(world, data, None)


def _not_with_v2(problems: Problems, name: str) -> None:
    problems.add(
        (name,),
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
        f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
    )


def _check(world: World, problems: Problems, payload: Json, files: list[str], *, v2: bool) -> str:
    content = problems.text(("content",), payload.get("content"), 0, MAX_CONTENT, optional=True)
    if v2:
        for name in OLD_FIELDS:
            if payload.get(name):
                _not_with_v2(problems, name)
    check_embeds(problems, payload.get("embeds"))
    listed = problems.items(("components",), payload.get("components"), 0, 40)
    rules.Checker(problems, world.emojis, files).message(listed, v2=v2)
    return content


def _listed_attachments(
    problems: Problems, payload: Json, files: Mapping[int, Upload], kept: Mapping[str, Json]
) -> list[Json]:
    if len(files) > MAX_FILES:
        problems.add(("attachments",), "BASE_TYPE_MAX_LENGTH", f"Must be {MAX_FILES} or fewer in length.")
    if "attachments" not in payload:
        return [{"id": number} for number in files]
    listed = problems.items(("attachments",), payload["attachments"], 0, MAX_FILES)
    good = []
    for index, one in enumerate(listed):
        key = str(one.get("id"))
        if key in kept or (key.isdecimal() and int(key) in files):
            problems.text(("attachments", index, "description"), one.get("description"), 0, 1024, optional=True)
            good.append(one)
        else:
            problems.add(("attachments", index, "id"), "ATTACHMENT_NOT_FOUND", f"Attachment {key} is not there")
    named = {str(one.get("id")) for one in listed}
    # Discord takes files that the list forgets as well.
    return good + [{"id": number} for number in files if str(number) not in named]


def _stored(
    world: World, channel: Channel, files: Mapping[int, Upload], listed: list[Json], kept: Mapping[str, Json]
) -> list[Json]:
    result = []
    for one in listed:
        key = str(one["id"])
        if key in kept:
            result.append(kept[key])
            continue
        upload = files[int(key)]
        upload.description = one.get("description") or upload.description
        result.append(store(world, channel, upload))
    return result


def _media(world: World, attachments: list[Json]) -> Any:
    def found(url: str) -> Json:
        attached = next((one for one in attachments if url == f"attachment://{one['filename']}"), None)
        if attached is None:
            attached = next((one for one in attachments if url.split("?")[0] == one["url"]), None)
        if attached is None:
            return {"id": str(world.ids.next()), "url": url, "proxy_url": url, "width": None, "height": None}
        return {
            "id": str(world.ids.next()),
            "url": attached["url"],
            "proxy_url": attached["proxy_url"],
            "width": attached.get("width"),
            "height": attached.get("height"),
            "content_type": attached.get("content_type"),
            "attachment_id": attached["id"],
        }

    return found


def _mentions(world: World, data: Json, allowed: Any) -> Json:
    """Who is pinged: everybody named in the text, unless `allowed_mentions` narrows it."""
    text = "\n".join([data["content"], *rules.texts(data["components"])])
    named = [int(one) for one in dict.fromkeys(re.findall(r"<@!?(\d+)>", text))]
    roles = list(dict.fromkeys(re.findall(r"<@&(\d+)>", text)))
    everyone = "@everyone" in text or "@here" in text
    if isinstance(allowed, dict):
        parse = allowed.get("parse") or []
        if "users" not in parse:
            named = [one for one in named if str(one) in {str(each) for each in allowed.get("users") or []}]
        if "roles" not in parse:
            roles = [one for one in roles if one in {str(each) for each in allowed.get("roles") or []}]
        everyone = everyone and "everyone" in parse
    people = [world.anybody(one) for one in named]
    return {
        "mentions": [payloads.user(one) for one in people if one is not None],
        "mention_roles": roles,
        "mention_everyone": everyone,
    }
