"""Rules for forms: what the bot may open, and what a person's client lets him send."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from . import components as rules
from .errors import Json, Unfit
from .problems import Path, Problems

FILE_UPLOAD, RADIO, CHECKBOXES, CHECKBOX = 19, 21, 22, 23
IN_LABEL = (rules.TEXT_INPUT, *rules.SELECTS, FILE_UPLOAD, RADIO, CHECKBOXES, CHECKBOX)


def check_modal(problems: Problems, data: Json, emojis: Collection[int]) -> None:
    """Check a form; raises `ApiError` 50035 with every fault."""
    problems.text(("custom_id",), data.get("custom_id"), 1, 100)
    problems.text(("title",), data.get("title"), 1, 45)
    checker = rules.Checker(problems, emojis, ())
    custom_ids: set[str] = set()
    for index, one in enumerate(problems.items(("components",), data.get("components"), 1, 5)):
        path: Path = ("components", index)
        kind = one.get("type")
        if kind == rules.TEXT:
            problems.text((*path, "content"), one.get("content"), 1, rules.MAX_TEXT_V2)
        elif kind == rules.LABEL:
            problems.text((*path, "label"), one.get("label"), 1, 45)
            problems.text((*path, "description"), one.get("description"), 0, 100, optional=True)
            inner = one.get("component")
            if not isinstance(inner, dict):
                problems.required((*path, "component"))
                continue
            _field(problems, (*path, "component"), inner, IN_LABEL, checker, custom_ids, labelled=True)
        elif kind == rules.ROW:
            for number, inner in enumerate(problems.items((*path, "components"), one.get("components"), 1, 1)):
                where = (*path, "components", number)
                _field(problems, where, inner, (rules.TEXT_INPUT,), checker, custom_ids, labelled=False)
        else:
            problems.add((*path, "type"), "UNION_TYPE_CHOICES", 'Value of field "type" must be one of (1, 10, 18).')
    problems.settle()


def _field(
    problems: Problems,
    path: Path,
    one: Json,
    allowed: tuple[int, ...],
    checker: rules.Checker,
    custom_ids: set[str],
    *,
    labelled: bool,
) -> None:
    kind = one.get("type")
    if kind not in allowed:
        problems.add((*path, "type"), "UNION_TYPE_CHOICES", f'Value of field "type" must be one of {allowed}.')
    elif kind in rules.SELECTS:
        checker.select(path, one)
    else:
        custom_id = problems.text((*path, "custom_id"), one.get("custom_id"), 1, 100)
        if custom_id in custom_ids:
            problems.add(
                (*path, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated"
            )
        custom_ids.add(custom_id)
    if kind != rules.TEXT_INPUT:
        return
    problems.text((*path, "label"), one.get("label"), 1, 45, optional=labelled)
    problems.text((*path, "placeholder"), one.get("placeholder"), 0, 100, optional=True)
    problems.text((*path, "value"), one.get("value"), 0, 4000, optional=True)
    if one.get("style") not in (1, 2):
        problems.choices((*path, "style"), (1, 2))
    low = problems.number((*path, "min_length"), one.get("min_length"), 0, 4000, 0)
    high = problems.number((*path, "max_length"), one.get("max_length"), 1, 4000, 4000)
    if low > high:
        problems.add((*path, "min_length"), "TEXT_INPUT_MIN_LENGTH", "min_length is above max_length")


def fields_of(data: Json) -> dict[str, Json]:
    """The form's input components by custom_id."""
    return {one["custom_id"]: one for one in rules.walk(data["components"]) if one.get("custom_id")}


def submission(data: Json, values: Mapping[str, Any]) -> list[Json]:
    """What the client sends for a filled form. `values` by custom_id: text, or a list for selects.

    Raises `Unfit` where the client would not let the person send it.
    """
    unknown = set(values) - set(fields_of(data))
    if unknown:
        raise Unfit(f"the form has no field {sorted(unknown)}")
    numbers = iter(range(1, 1000))
    result: list[Json] = []
    for one in data["components"]:
        number = one.get("id") or next(numbers)
        if one["type"] == rules.TEXT:
            result.append({"type": rules.TEXT, "id": number})
        elif one["type"] == rules.LABEL:
            inner = _entry(one["component"], values, next(numbers))
            result.append({"type": rules.LABEL, "id": number, "component": inner})
        else:
            inner = _entry(one["components"][0], values, next(numbers))
            result.append({"type": rules.ROW, "id": number, "components": [inner]})
    return result


def _entry(one: Json, values: Mapping[str, Any], number: int) -> Json:
    custom_id, kind = one["custom_id"], one["type"]
    entry: Json = {"type": kind, "id": one.get("id") or number, "custom_id": custom_id}
    required = one.get("required", True)
    given = values.get(custom_id)
    if kind == rules.TEXT_INPUT:
        text = str(one.get("value") or "") if given is None else str(given)
        if not text and required:
            raise Unfit(f"the field {custom_id!r} must be filled")
        low, high = one.get("min_length") or 0, one.get("max_length") or 4000
        if text and not low <= len(text) <= high:
            raise Unfit(f"the field {custom_id!r} takes {low} to {high} characters")
        return entry | {"value": text}
    if kind == CHECKBOX:
        return entry | {"value": bool(one.get("default") if given is None else given)}
    options = [option["value"] for option in one.get("options") or []]
    defaults = [option["value"] for option in one.get("options") or [] if option.get("default")]
    chosen = defaults if given is None else [str(each) for each in (given if isinstance(given, list) else [given])]
    if kind == FILE_UPLOAD:
        raise Unfit("the sandbox's people have no files to upload")
    if options and any(each not in options for each in chosen):
        raise Unfit(f"the field {custom_id!r} offers {options}")
    if kind == RADIO:
        if required and not chosen:
            raise Unfit(f"the field {custom_id!r} must be filled")
        return entry | {"value": chosen[0] if chosen else None}
    low = one.get("min_values", 1) if required or chosen else 0
    high = one.get("max_values", len(options) if kind == CHECKBOXES else 1)
    if not (low or 0) <= len(chosen) <= (high or 1):
        raise Unfit(f"the field {custom_id!r} takes {low} to {high} values")
    return entry | {"values": chosen}
