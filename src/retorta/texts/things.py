"""The names of things in the middle of a sentence, which some languages decline.

``{ CASE($ingredient, "gen") }`` says a thing in another case. The cases stand with its name::

    alchemists-ingredient-fern = папоротник
        .gen = папоротника

A name without any cases, as all are in English, stays as it is.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any, Final

CASES: Final = ("gen", "dat", "acc", "ins", "loc")
"""Every case that a name may have besides the one that it begins with."""


class LackingCaseWarning(UserWarning):
    """A name that declines is said in a case that its book does not have."""


class Thing(str):
    """The name of a thing, or of several with commas, which can also be said in another case."""

    in_case: Callable[[str], str]

    def __new__(cls, name: str, in_case: Callable[[str], str]) -> Thing:
        thing = super().__new__(cls, name)
        thing.in_case = in_case
        return thing


def named(bundle: Any, key: str, name: str) -> Thing:
    """Return the thing whose name is the message *key*."""

    def in_case(case: str) -> str:
        cases = bundle.get_message(key).attributes
        if case in cases:
            return str(bundle.format_pattern(cases[case], {})[0])
        if cases:
            # For a reader the wrong case is better than no sentence; a test must not overlook it.
            warnings.warn(f"{key!r} has no case {case!r}", LackingCaseWarning, stacklevel=2)
        return name

    return Thing(name, in_case)


def listed(things: Sequence[str]) -> Thing:
    """Return several things as one, each declined for itself."""
    return Thing(counted(things), lambda case: counted([declined(each, case) for each in things]))


def declined(thing: Any, case: Any) -> str:
    """Return a thing in a case; anything else as it is."""
    return thing.in_case(str(case)) if isinstance(thing, Thing) else str(thing)


def counted(names: Sequence[str]) -> str:
    """Return names with commas, with equal neighbours counted."""
    found = [(name, len(list(same))) for name, same in groupby(names)]
    return ", ".join(name if count == 1 else f"{name} ×{count}" for name, count in found)
