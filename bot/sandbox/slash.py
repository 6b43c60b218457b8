"""What Discord's client makes of a slash command before it sends it: nothing that the command does not allow."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from . import payloads
from .commands import BOOLEAN, CHANNEL, INTEGER, MENTIONABLE, NUMBER, ROLE, STRING, SUB_COMMAND, SUB_GROUP, USER
from .entities import Channel, User
from .errors import Json, Unfit
from .permissions import ADMINISTRATOR
from .world import World

MAX_STRING = 6000
GUILD_CONTEXT = 0


def find_command(world: World, user: User, channel: Channel, name: str) -> Json:
    """The command that the client offers under this name; `Unfit` where it offers none."""
    found = [one for one in world.commands.values() if one["type"] == 1 and one["name"] == name]
    here = [one for one in found if one.get("guild_id") == str(channel.guild_id)]
    command = next(iter(here or [one for one in found if "guild_id" not in one]), None)
    if command is None:
        raise Unfit(f"there is no command /{name}")
    contexts = command.get("contexts")
    if contexts is not None and GUILD_CONTEXT not in contexts:
        raise Unfit(f"/{name} is not for servers")
    needs = command.get("default_member_permissions")
    has = world.member_permissions(user, channel.guild_id)
    if needs is not None and not has & ADMINISTRATOR and (int(needs) == 0 or has & int(needs) != int(needs)):
        raise Unfit(f"{user.name} may not use /{name}")
    return command


def typed_options(command: Json, words: list[str], values: Mapping[str, Any]) -> list[Json]:
    """Options as the client sends them, from the words after the command's name and the values by option name."""
    if words:
        inner = next((one for one in command.get("options") or [] if one["name"] == words[0]), None)
        if inner is None:
            raise Unfit(f"/{command['name']} has no {words[0]!r}")
        nested = typed_options(inner, words[1:], values)
        return [{"name": inner["name"], "type": inner["type"], "options": nested}]
    kinds = {one["name"]: one["type"] for one in command.get("options") or []}
    unknown = set(values) - set(kinds)
    if unknown:
        raise Unfit(f"{command['name']!r} has no option {sorted(unknown)}")
    return [{"name": name, "type": kinds[name], "value": value} for name, value in values.items()]


def command_data(world: World, channel: Channel, command: Json, options: list[Json]) -> Json:
    """The `data` of the interaction. `Unfit` for options that the client would not send."""
    resolved: Json = {}
    checked = _checked(world, channel, command, options, resolved)
    data: Json = {"id": command["id"], "name": command["name"], "type": 1}
    if checked:
        data["options"] = checked
    if resolved:
        data["resolved"] = resolved
    if "guild_id" in command:
        data["guild_id"] = command["guild_id"]
    return data


def completion_data(world: World, channel: Channel, command: Json, options: list[Json]) -> Json:
    """The `data` of an interaction that asks for choices: what is filled in so far, one option being typed.

    Values that do not fit yet are left out. `Unfit` unless exactly one option is focused, and takes choices so.
    """
    resolved: Json = {}
    unfinished = _unfinished(world, channel, command, options, resolved)
    focused = [one for one in innermost(unfinished) if one.get("focused")]
    if len(focused) != 1:
        raise Unfit(f"one option of {command['name']!r} is being typed, not {len(focused)}")
    data: Json = {"id": command["id"], "name": command["name"], "type": 1, "options": unfinished}
    if resolved:
        data["resolved"] = resolved
    if "guild_id" in command:
        data["guild_id"] = command["guild_id"]
    return data


def innermost(options: list[Json]) -> list[Json]:
    """The options with values, below subcommands and groups."""
    while options and "options" in options[0]:
        options = options[0]["options"]
    return options


def choice_name(choice: Json, user: User) -> str:
    """A choice as this person reads it."""
    translations: Json = choice.get("name_localizations") or {}
    return str(translations.get(user.locale) or choice["name"])


def _unfinished(world: World, channel: Channel, parent: Json, options: list[Json], resolved: Json) -> list[Json]:
    known = {one["name"]: one for one in parent.get("options") or []}
    result = []
    for given in options:
        option = known.get(given.get("name", ""))
        if option is None or given.get("type") != option["type"]:
            raise Unfit(f"{parent['name']!r} has no option {given.get('name')!r} of that type")
        body: Json = {"name": option["name"], "type": option["type"]}
        if option["type"] in (SUB_COMMAND, SUB_GROUP):
            body["options"] = _unfinished(world, channel, option, given.get("options") or [], resolved)
        elif given.get("focused"):
            if not option.get("autocomplete"):
                raise Unfit(f"{option['name']!r} is not completed by the bot")
            body |= {"value": str(given.get("value") or ""), "focused": True}
        else:
            try:
                body["value"] = _value(world, channel, option, given.get("value"), resolved)
            except (Unfit, TypeError, ValueError):
                continue
        result.append(body)
    return result


def _checked(world: World, channel: Channel, parent: Json, options: list[Json], resolved: Json) -> list[Json]:
    known = {one["name"]: one for one in parent.get("options") or []}
    result = []
    for given in options:
        option = known.get(given.get("name", ""))
        if option is None or given.get("type") != option["type"]:
            raise Unfit(f"{parent['name']!r} has no option {given.get('name')!r} of that type")
        body: Json = {"name": option["name"], "type": option["type"]}
        if option["type"] in (SUB_COMMAND, SUB_GROUP):
            body["options"] = _checked(world, channel, option, given.get("options") or [], resolved)
        else:
            body["value"] = _value(world, channel, option, given.get("value"), resolved)
        result.append(body)
    nested = [one for one in known.values() if one["type"] in (SUB_COMMAND, SUB_GROUP)]
    if nested and len(result) != 1:
        raise Unfit(f"{parent['name']!r} needs one of {[one['name'] for one in nested]}")
    missing = [name for name, one in known.items() if one.get("required") and name not in {o["name"] for o in result}]
    if missing:
        raise Unfit(f"{parent['name']!r} needs {missing}")
    return result


def _value(world: World, channel: Channel, option: Json, value: Any, resolved: Json) -> Any:
    kind, name = option["type"], option["name"]
    if kind == STRING:
        low, high = option.get("min_length", 0), option.get("max_length", MAX_STRING)
        if not isinstance(value, str) or not low <= len(value) <= high:
            raise Unfit(f"{name!r} takes a text of {low} to {high} characters")
    elif kind in (INTEGER, NUMBER):
        wanted = (int,) if kind == INTEGER else (int, float)
        if isinstance(value, bool) or not isinstance(value, wanted):
            raise Unfit(f"{name!r} takes a number")
        if value < option.get("min_value", value) or value > option.get("max_value", value):
            raise Unfit(f"{name!r} takes {option.get('min_value')} to {option.get('max_value')}")
    elif kind == BOOLEAN:
        if not isinstance(value, bool):
            raise Unfit(f"{name!r} takes yes or no")
    else:
        return resolve(world, channel, kind, value, resolved)
    if option.get("choices") and value not in [one["value"] for one in option["choices"]]:
        raise Unfit(f"{name!r} offers {[one['name'] for one in option['choices']]}")
    return value


def resolve(world: World, channel: Channel, kind: int, value: Any, resolved: Json) -> str:
    """A person, channel or role by its id, put into `resolved` as well. Kinds are those of command options."""
    wanted = int(value)
    user = world.anybody(wanted) if kind in (USER, MENTIONABLE) else None
    if user is not None:
        member = payloads.member(world, user, channel.guild_id, with_user=False)
        permissions = str(world.member_permissions(user, channel.guild_id))
        resolved.setdefault("users", {})[str(wanted)] = payloads.user(user)
        resolved.setdefault("members", {})[str(wanted)] = {**member, "permissions": permissions}
        return str(wanted)
    if kind == CHANNEL and wanted in world.channels:
        body = payloads.channel(world, world.channels[wanted])
        resolved.setdefault("channels", {})[str(wanted)] = {**body, "permissions": "0"}
        return str(wanted)
    roles = payloads.guild(world, world.guilds[channel.guild_id])["roles"] if kind in (ROLE, MENTIONABLE) else []
    for role in roles:
        if role["id"] == str(wanted):
            resolved.setdefault("roles", {})[role["id"]] = role
            return str(wanted)
    raise Unfit(f"there is nothing with the id {value}")
