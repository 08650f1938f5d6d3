"""The steps of the games that ask somebody something, as their source has them."""

from __future__ import annotations

import ast
import importlib
import pkgutil
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from retorta import plugins
from retorta.core.agenda import Step

GAMES = Path(__file__).parent.parent.parent / "src" / "retorta" / "games"


def asking_step_classes(package: str) -> set[type[Step]]:
    """Return the classes of steps that ask somebody something, of the game in a package.

    They are its rules; a small game may have them in the package itself.
    """
    rules = f"{package}.rules" if find_spec(f"{package}.rules") else package
    for module in pkgutil.walk_packages(importlib.import_module(rules).__path__, f"{rules}."):
        importlib.import_module(module.name)
    return {
        step
        for step in _below(Step)
        if f"{step.__module__}.".startswith(f"{rules}.")
        and step.candidates is not Step.candidates
        and not step.__subclasses__()
    }


@cache
def asking_steps(game: str) -> dict[str, str]:
    """Return the docstring of every step of a game that asks somebody, by its question.

    A step cannot be asked for it here: a compiled one is not made without its fields.
    """
    package = plugins.box(game).package
    asking = {step.__name__ for step in asking_step_classes(package)}
    found: dict[str, tuple[str, str]] = {}
    for path in (GAMES / package.rpartition(".")[2] / "rules").glob("*.py"):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef) and node.name in asking:
                [method] = [one for one in node.body if getattr(one, "name", "") == "question"]
                question = ast.literal_eval(ast.unparse(method).rpartition("return ")[2])
                found[node.name] = question, ast.get_docstring(node) or ""
    assert set(found) == asking
    steps = dict(found.values())
    assert len(steps) == len(found), "two steps ask under one name"
    return steps


def _below(kind: type[Step]) -> list[type[Step]]:
    return [each for one in kind.__subclasses__() for each in (one, *_below(one))]
