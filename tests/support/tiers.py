"""Which chore runs a test: ``run.py test``, ``run.py test --rest`` or ``run.py soak``.

Every test belongs to exactly one of the three. ``soak`` and ``rest`` are marks, and ``rest`` says
what for; a test in a browser belongs to the rest unless it is marked as a journey.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from enum import StrEnum
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parent.parent
BROWSER = TESTS / "web"

POSTGRESQL = pytest.mark.rest("PostgreSQL")
RAY = pytest.mark.rest("Ray")
OPENSPIEL = pytest.mark.rest("OpenSpiel")
PYARROW = pytest.mark.rest("pyarrow")
STRENGTH = pytest.mark.rest("the strength of bots")
TASKS = pytest.mark.rest("the versions of tasks")
FORGOTTEN = pytest.mark.rest("everyday changes with a file forgotten")
PACKAGES = pytest.mark.rest("packages to give away")

FOUND, KEPT = pytest.StashKey[int](), pytest.StashKey[int]()
"""How many tests a run has collected, and how many of them are of its tier."""
LEFT_OUT = pytest.StashKey[Counter[str]]()
"""How many it leaves to another chore, and why."""


class Tier(StrEnum):
    """What runs a test."""

    TEST = "test"
    REST = "rest"
    SOAK = "soak"


def tier_of(item: pytest.Item) -> Tier:
    """Return which chore runs *item*."""
    if item.get_closest_marker("soak"):
        return Tier.SOAK
    return Tier.REST if reason(item) else Tier.TEST


def reason(item: pytest.Item) -> str:
    """Return what leaves *item* to the rest; nothing if ``run.py test`` runs it."""
    if mark := item.get_closest_marker("rest"):
        return str(mark.args[0])
    if "postgresql" in getattr(item, "fixturenames", ()):
        return str(POSTGRESQL.args[0])
    if BROWSER in item.path.parents and not item.get_closest_marker("journey"):
        return "every page in the browser"
    return ""


def left_out(items: Iterable[pytest.Item]) -> Counter[str]:
    """Count *items* by which chore runs them, and why."""
    return Counter(
        "python3 run.py soak: long trials"
        if tier_of(item) is Tier.SOAK
        else f"python3 run.py test --rest: {reason(item)}"
        for item in items
        if tier_of(item) is not Tier.TEST
    )
