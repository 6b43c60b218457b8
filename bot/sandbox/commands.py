"""Rules for registering application commands."""

from __future__ import annotations

from typing import Any

from .errors import Json
from .problems import Path, Problems
from .world import World

SUB_COMMAND, SUB_GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(1, 12)
LOCALES = frozenset(
    {"id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl", "pt-BR"}
    | {"ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja", "zh-TW", "ko"}
)
MAX_CHARACTERS = 8000
KEPT = (
    *("name", "name_localizations", "description", "description_localizations", "options", "type"),
    *("default_member_permissions", "nsfw", "contexts", "integration_types"),
)


def _name_is_good(name: str) -> bool:
    return name == name.lower() and all(char in "-_'" or char.isalnum() for char in name)


def _texts(problems: Problems, path: Path, body: Json, name: str, high: int, *, strict: bool) -> int:
    """Check a text and its translations; gives the length of the longest."""
    every = {None: body.get(name)}
    translations = body.get(f"{name}_localizations") or {}
    longest = 0
    for locale, text in (every | translations).items():
        where: Path = (*path, name) if locale is None else (*path, f"{name}_localizations", locale)
        if locale is not None and locale not in LOCALES:
            problems.add(where, "APPLICATION_COMMAND_INVALID_LOCALE", "Unknown locale")
        good = problems.text(where, text, 1, high)
        longest = max(longest, len(good))
        if strict and good and not _name_is_good(good):
            problems.add(where, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    return longest


def checked_command(problems: Problems, path: Path, body: Any) -> Json:
    """File every fault of a command; gives the body with its type."""
    if not isinstance(body, dict):
        problems.add(path, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
        return {"type": 1, "name": ""}
    kind = body.get("type") or 1
    if kind not in (1, 2, 3):
        problems.choices((*path, "type"), (1, 2, 3))
    total = _texts(problems, path, body, "name", 32, strict=kind == 1)
    if kind == 1:
        total += _texts(problems, path, body, "description", 100, strict=False)
        total += _options(problems, path, body, depth=0)
    if total > MAX_CHARACTERS:
        problems.add(path, "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({MAX_CHARACTERS})")
    return {**body, "type": kind}


def _options(problems: Problems, path: Path, body: Json, depth: int) -> int:
    options = problems.items((*path, "options"), body.get("options"), 0, 25)
    total, names, optional_seen = 0, set(), False
    nested = [one.get("type") in (SUB_COMMAND, SUB_GROUP) for one in options]
    for index, one in enumerate(options):
        where = (*path, "options", index)
        kind = one.get("type")
        if not isinstance(kind, int) or not SUB_COMMAND <= kind <= ATTACHMENT:
            problems.choices((*where, "type"), range(1, 12))
            continue
        total += _texts(problems, where, one, "name", 32, strict=True)
        total += _texts(problems, where, one, "description", 100, strict=False)
        if one.get("name") in names:
            problems.add(
                (*where, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", "Option name is used twice"
            )
        names.add(one.get("name"))
        if any(nested):
            deep_enough = kind == SUB_COMMAND if depth else kind in (SUB_COMMAND, SUB_GROUP)
            if depth > 1 or not deep_enough:
                problems.add((*where, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-command options only")
            else:
                total += _options(problems, where, one, 1 if kind == SUB_GROUP else 2)
            continue
        if one.get("required") and optional_seen:
            problems.add(
                where,
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            )
        optional_seen = optional_seen or not one.get("required")
        total += check_choices(problems, where, one)
    return total


def check_choices(problems: Problems, path: Path, option: Json) -> int:
    """File every fault of an option's choices; gives how many characters they take."""
    total = 0
    for index, one in enumerate(problems.items((*path, "choices"), option.get("choices"), 0, 25)):
        where = (*path, "choices", index)
        total += _texts(problems, where, one, "name", 100, strict=False)
        value, kind = one.get("value"), option["type"]
        if kind == STRING:
            total += len(problems.text((*where, "value"), value, 1, 100))
        elif isinstance(value, bool) or not isinstance(value, int if kind == INTEGER else (int, float)):
            problems.add((*where, "value"), "NUMBER_TYPE_COERCE", f'Value "{value}" is not a number.')
    if option.get("choices") and option.get("autocomplete"):
        problems.add(path, "APPLICATION_COMMAND_OPTIONS_CHOICES_AND_AUTOCOMPLETE", "Choices exclude autocomplete")
    return total


def registered(world: World, scope: str | None, body: Json, old: Json | None) -> Json:
    """A checked command as Discord keeps it. `scope` is the guild's id or None, `old` the one it replaces."""
    command: Json = {
        "description": "",
        "name_localizations": None,
        "description_localizations": None,
        "default_member_permissions": None,
        "nsfw": False,
        "contexts": None,
        "integration_types": [0],
        **{key: body[key] for key in KEPT if key in body},
        "id": old["id"] if old else str(world.ids.next()),
        "application_id": str(world.application_id),
        "version": str(world.ids.next()),
    }
    if scope is None:
        command["dm_permission"] = body.get("dm_permission", True)
    else:
        command["guild_id"] = scope
    return command
