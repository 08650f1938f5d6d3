"""Every pattern of ours takes linear time, whatever text a stranger sends."""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import pytest
from support import pumps

import retorta

HOUSE: Final = Path(retorta.__file__).parent
NEEDS_MORE: Final = ("retorta.research", "retorta.server.storage.migrations")
"""What may want libraries or a machine that are not there; its source is read all the same."""
CUBIC: Final = r"\s*\[{1,2}\s*([\w.\- ]+?)\s*\]{1,2}\s*(#.*)?$"
"""What read the headers of data files once: 1 600 blanks took it 6 s."""


@cache
def _modules() -> list[ModuleType]:
    found = []
    for each in pkgutil.walk_packages(retorta.__path__, "retorta."):
        if each.name.endswith(("__main__", "migrations.env")):  # they run when they are read
            continue
        try:
            found.append(importlib.import_module(each.name))
        except ImportError:
            assert each.name.startswith(NEEDS_MORE) or "ray" in each.name, each.name
    return found


@cache
def _patterns() -> dict[str, re.Pattern[str]]:
    """Return every compiled pattern of the house, by where it stands."""
    return {
        place: pattern
        for module in _modules()
        for name, value in vars(module).items()
        for place, pattern in _in(f"{module.__name__}.{name}", value)
    }


def _in(place: str, value: Any) -> Iterator[tuple[str, re.Pattern[str]]]:
    if isinstance(value, re.Pattern):
        yield place, value
    elif isinstance(value, dict):
        yield from _in(place, list(value.values()))
    elif isinstance(value, (list, tuple)):
        for number, each in enumerate(value):
            yield from _in(f"{place}.{number}", each)
    elif isinstance(value, type) and value.__module__.startswith("retorta"):
        for name, inner in vars(value).items():
            if isinstance(inner, re.Pattern):
                yield f"{place}.{name}", inner


@cache
def _uses() -> dict[str, set[str]]:
    """Return how something of a name is asked anywhere in the house: ``_SPACE`` with ``sub``."""
    found: dict[str, set[str]] = {}
    for file in HOUSE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_bytes())):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                found.setdefault(node.value.id, set()).add(node.attr)
    return found


def _used(place: str) -> list[str]:
    name = next(part for part in reversed(place.split(".")) if not part.isdecimal())
    return sorted(_uses().get(name, set()) & pumps.USES.keys()) or sorted(pumps.USES)


def test_every_pattern_takes_linear_time() -> None:
    """100 kB of the worst that can be made of its own letters take it 50 ms at most."""
    assert len(_patterns()) > 10
    slow = {}
    for place, pattern in _patterns().items():
        for use in _used(place):
            seconds, text = pumps.slowest(pattern, use)
            if seconds > pumps.LIMIT:
                slow[place, use] = (round(seconds, 3), text)
    assert slow == {}


@pytest.mark.parametrize(
    ("written", "use"),
    [
        (CUBIC, "match"),
        (r"(a|a)*b", "match"),
        (r"\s*\[*\s*card", "match"),
        (r"(\w+\s?)*$", "match"),
        (r'"(?:[^"\\]|\\.)*"|[\[\]{}]', "finditer"),
    ],
    ids=["cubic", "exponential", "square", "nested", "begun again and again"],
)
def test_a_pattern_that_is_not_linear_would_be_found(written: str, use: str) -> None:
    """The texts are bad enough."""
    seconds, _ = pumps.slowest(re.compile(written), use)
    assert seconds > pumps.LIMIT


def test_patterns_stand_where_they_are_found() -> None:
    """No pattern is made in passing: the test above would never see it."""
    passing = []
    for file in HOUSE.rglob("*.py"):
        tree = ast.parse(file.read_bytes())
        inside = {
            id(node)
            for part in ast.walk(tree)
            if isinstance(part, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda))
            for node in ast.walk(part)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                is_made = node.value.id == "re" and node.attr not in (
                    "MULTILINE",
                    "Pattern",
                    "Match",
                )
                if is_made and (node.attr != "compile" or id(node) in inside):
                    passing.append(f"{file.relative_to(HOUSE)}:{node.lineno} re.{node.attr}")
            elif isinstance(node, ast.ImportFrom) and node.module == "re":
                passing.append(f"{file.relative_to(HOUSE)}:{node.lineno} from re")
    assert passing == [], "a pattern is a constant of its module"
