"""The pinned requirements are exact and complete: the image is built from them without anything else."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from importlib.metadata import requires, version
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[1]
TOOLS = (
    "pytest",
    "pytest-asyncio",
    "pytest-xdist",
    "hypothesis",
    "simcord",
    "playwright",
    "import-linter",
    "mypy",
    "ruff",
)


def lines(name: str) -> list[str]:
    text = (ROOT / "requirements" / name).read_text(encoding="utf-8")
    return [line for line in text.splitlines() if line and not line.startswith("#")]


def pins(name: str) -> dict[str, str]:
    return dict(line.split("==") for line in lines(name) if not line.startswith("-r "))


def needed(roots: Iterable[str]) -> set[str]:
    """The roots and all that they need on this platform, by the metadata of what is installed."""
    found: set[str] = set()
    waiting = [Requirement(root) for root in roots]
    while waiting:
        name = canonicalize_name(waiting.pop().name)
        if name in found:
            continue
        found.add(name)
        further = [Requirement(text) for text in requires(name) or []]
        waiting += [need for need in further if need.marker is None or need.marker.evaluate({"extra": ""})]
    return found


def dependencies() -> list[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found: list[str] = project["dependencies"]
    return found


def test_everything_the_bot_needs_is_pinned() -> None:
    assert needed(dependencies()) <= {canonicalize_name(name) for name in pins("run.txt")}


def test_everything_the_checks_need_is_pinned_on_top_of_it() -> None:
    assert lines("test.txt")[0] == "-r run.txt"
    both = pins("run.txt") | pins("test.txt")
    assert needed(TOOLS) <= {canonicalize_name(name) for name in both}
    assert not pins("run.txt").keys() & pins("test.txt").keys()


@pytest.mark.parametrize("name", ["run.txt", "test.txt"])
def test_the_versions_that_are_tested_are_the_pinned_ones(name: str) -> None:
    assert pins(name)
    assert {package: version(package) for package in pins(name)} == pins(name)


def test_every_pin_lies_in_the_range_that_the_project_declares() -> None:
    versions = {canonicalize_name(name): pin for name, pin in pins("run.txt").items()}
    for text in dependencies():
        requirement = Requirement(text)
        assert versions[canonicalize_name(requirement.name)] in requirement.specifier, text
