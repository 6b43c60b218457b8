"""The Fluent messages as they stand in the files, and the variables that they name."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

PLURALS = {"zero", "one", "two", "few", "many"}


class _Variables(Visitor):
    """Finds every variable, and those that have to be numbers: chosen by number or plural, or formatted by NUMBER."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.numbers: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = [variant.key for variant in node.variants]
        by_number = any(isinstance(key, ast.NumberLiteral) or key.name in PLURALS for key in keys)
        if by_number and isinstance(node.selector, ast.VariableReference):
            self.numbers.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        if node.id.name == "NUMBER":
            self.numbers |= {one.id.name for one in node.arguments.positional if isinstance(one, ast.VariableReference)}
        self.generic_visit(node)


@dataclass(frozen=True)
class Message:
    """One text: the variables it names and those of them that must be numbers."""

    key: str
    variables: frozenset[str]
    numbers: frozenset[str]


def _message(entry: ast.Message) -> Message:
    found = _Variables()
    found.visit(entry)
    return Message(entry.id.name, frozenset(found.names), frozenset(found.numbers))


@cache
def messages(language: str) -> dict[str, Message]:
    """All messages of a language by their keys."""
    found: dict[str, Message] = {}
    for file in files("bot.text").joinpath("locales", language).iterdir():
        if file.name.endswith(".ftl"):
            for entry in FluentResource(file.read_text("utf-8")).body:
                if isinstance(entry, ast.Message):
                    found[entry.id.name] = _message(entry)
    return found
