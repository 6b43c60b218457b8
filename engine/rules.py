"""House rules: what a table may agree on before a match.

A game declares its options once, as fields of a frozen model with a docstring under each. From them come the lobby's
panel, the command options, the texts and `python -m engine games`.
"""

from __future__ import annotations

import types
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, Self, Union, get_args, get_origin

import annotated_types
from pydantic import BaseModel, ConfigDict, ValidationError
from pydantic.fields import FieldInfo


class BadRules(ValueError):
    """An unknown option or a value that it does not have. The text names it."""


@dataclass(frozen=True, slots=True)
class Option:
    """One house rule as a settings screen needs it.

    `values` are the values by name, in the order of the rule book; `least` and `most` bound a number. An option may
    have both: `off` or a number of seconds.
    """

    name: str
    values: tuple[bool | str, ...]
    least: int | None
    most: int | None
    default: bool | int | str
    description: str

    @property
    def kind(self) -> str:
        """`bool`, `int`, `choice`, or `choice or int`."""
        if self.least is not None:
            return "choice or int" if self.values else "int"
        return "bool" if self.values == (False, True) else "choice"


class HouseRules(BaseModel):
    """The base of every game's rules. Unknown options and near misses (1 for true, 4.0 for 4) are refused."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True, use_attribute_docstrings=True)

    @classmethod
    def agreed(cls, chosen: Mapping[str, Any]) -> Self:
        """The rules with these options set. Raises BadRules naming the first bad one."""
        for name in chosen:
            if name not in cls.model_fields:
                raise BadRules(f"there is no option {name[:60]!a}")
        try:
            return cls(**dict(chosen))
        except ValidationError as failed:
            raise BadRules(_reason(cls, failed)) from None

    @classmethod
    def options(cls) -> tuple[Option, ...]:
        """Every option in the order of the rule book."""
        return tuple(_option(name, field) for name, field in cls.model_fields.items())

    def changed(self) -> dict[str, Any]:
        """Only what differs from the game's defaults (RECORD.md, `rules`)."""
        return {
            name: value
            for name, field in type(self).model_fields.items()
            if (value := getattr(self, name)) != field.default
        }

    def inert(self) -> dict[str, str]:
        """Options that have no effect beside the others: the name of each, and of the option that silences it."""
        return {}

    def warnings(self) -> tuple[str, ...]:
        """What these rules bring with them that nobody may expect: the key of each warning."""
        return ()


def _option(name: str, field: FieldInfo) -> Option:
    values: list[bool | str] = []
    least: int | None = None
    most: int | None = None
    annotation = field.annotation
    parts = get_args(annotation) if get_origin(annotation) in (Union, types.UnionType) else (annotation,)
    for part in parts:
        bounds = list(field.metadata)
        if hasattr(part, "__metadata__"):
            bounds += [item for one in part.__metadata__ for item in getattr(one, "metadata", [one])]
            part = part.__origin__
        if part is bool:
            values += [False, True]
        elif get_origin(part) is Literal:
            values += get_args(part)
        else:
            least = next(int(str(bound.ge)) for bound in bounds if isinstance(bound, annotated_types.Ge))
            most = next(int(str(bound.le)) for bound in bounds if isinstance(bound, annotated_types.Le))
    return Option(name, tuple(values), least, most, field.default, " ".join((field.description or "").split()))


def _reason(rules: type[HouseRules], failed: ValidationError) -> str:
    error = failed.errors(include_url=False)[0]
    name = str(error["loc"][0])
    option = _option(name, rules.model_fields[name])
    allowed = [str(value).lower() if isinstance(value, bool) else f'"{value}"' for value in option.values]
    if option.least is not None:
        allowed.append(f"an integer from {option.least} to {option.most}")
    given = ascii(error["input"])
    return f"option {name} must be {' or '.join(allowed)}, not {given if len(given) <= 60 else given[:60] + '...'}"
