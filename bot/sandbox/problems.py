"""The 50035 body: every fault of a request, filed under the path of the field that has it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .errors import ApiError, Json

Path = tuple[str | int, ...]


class Problems:
    """Collects faults of one request body. `prefix` stands before every path (`data` in an interaction callback)."""

    def __init__(self, prefix: Path = ()) -> None:
        self._prefix = prefix
        self._found: list[tuple[Path, str, str]] = []

    def __bool__(self) -> bool:
        return bool(self._found)

    def add(self, path: Path, code: str, message: str) -> None:
        """File one fault under the path of its field."""
        self._found.append((self._prefix + path, code, message))

    def required(self, path: Path) -> None:
        """The field must be there."""
        self.add(path, "BASE_TYPE_REQUIRED", "This field is required")

    def choices(self, path: Path, allowed: Iterable[object]) -> None:
        """The value is none of those allowed."""
        listed = ", ".join(str(one) for one in allowed)
        self.add(path, "BASE_TYPE_CHOICES", f"Value must be one of ({listed}).")

    def text(self, path: Path, value: Any, low: int, high: int, *, optional: bool = False) -> str:
        """Check a string's length in characters; gives the string, empty where there is none."""
        if value is None:
            if not optional:
                self.required(path)
            return ""
        if not isinstance(value, str):
            self.add(path, "STRING_TYPE_CONVERT", f'Could not interpret "{value}" as string.')
            return ""
        if not low <= len(value) <= high:
            if low:
                self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")
            else:
                self.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")
        return value

    def number(self, path: Path, value: Any, low: int, high: int, default: int) -> int:
        """Check an optional whole number."""
        if value is None:
            return default
        if isinstance(value, bool) or not isinstance(value, int):
            self.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
            return default
        if value < low:
            self.add(path, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {low}.")
        if value > high:
            self.add(path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {high}.")
        return value

    def items(self, path: Path, value: Any, low: int, high: int) -> list[Json]:
        """Check a list of objects; gives those entries that are objects."""
        if value is None:
            value = []
        if not isinstance(value, list):
            self.add(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return []
        if not low <= len(value) <= high:
            if low:
                self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")
            else:
                self.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")
        for index, entry in enumerate(value):
            if not isinstance(entry, dict):
                self.add((*path, index), "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
        return [entry for entry in value if isinstance(entry, dict)]

    def settle(self) -> None:
        """Raise `ApiError` 50035 when anything was filed."""
        if not self._found:
            return
        errors: Json = {}
        for path, code, message in self._found:
            node = errors
            for step in path:
                node = node.setdefault(str(step), {})
            node.setdefault("_errors", []).append({"code": code, "message": message})
        raise ApiError(400, {"message": "Invalid Form Body", "code": 50035, "errors": errors})
