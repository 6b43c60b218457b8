"""Why a table did not do what somebody wanted: a text key and its values, for the screen to put into words."""

from __future__ import annotations


class Refused(Exception):
    """A wish that cannot be granted. Nothing has changed; `key` names the text that says what to do next."""

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key)
        self.key = key
        self.values = values


class Stale(Exception):
    """A click on a state that has passed. Nothing has changed; the answer shows the present state."""
