"""The engine's public door names everything that it lets out, once and in order."""

from __future__ import annotations

import ast
import inspect
import types

import engine


def _imported() -> set[str]:
    tree = ast.parse(inspect.getsource(engine))
    return {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module != "__future__"
        for alias in node.names
    }


def test_all_names_everything_that_the_door_imports() -> None:
    assert _imported() == set(engine.__all__)


def test_all_is_sorted_constants_first_then_classes_then_functions() -> None:
    def place(name: str) -> tuple[int, str]:
        return (0 if name.isupper() else 1 if name[0].isupper() else 2, name)

    assert engine.__all__ == sorted(engine.__all__, key=place)
    assert len(set(engine.__all__)) == len(engine.__all__)


def test_every_exported_name_exists_and_is_no_module() -> None:
    for name in engine.__all__:
        assert not isinstance(getattr(engine, name), types.ModuleType)
        assert not name.startswith("_")
