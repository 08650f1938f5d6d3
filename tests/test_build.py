"""The build under test is the one we mean to test."""

from __future__ import annotations

import os
import re
import tomllib
from importlib.metadata import distributions, files
from pathlib import Path

import pytest
from lock import locked
from support.rotation import SOAKING

import retorta
from retorta.bench.measure import is_compiled

ROOT = Path(__file__).resolve().parent.parent
EXPECTED = os.environ.get("RETORTA_EXPECTED_BUILD")


@pytest.mark.skipif(EXPECTED is None, reason="run.py says which build it expects")
def test_it_is_the_build_we_mean() -> None:
    assert is_compiled() == (EXPECTED == "compiled")


@pytest.mark.skipif(EXPECTED is None, reason="run.py says which libraries it installed")
@pytest.mark.skipif(SOAKING, reason="the night is for the newest libraries")
def test_the_libraries_are_those_that_were_agreed_on() -> None:
    """So that what passes here passes everywhere: tests/constraints.txt."""
    here = {re.sub("[-_.]+", "-", it.name).lower(): it.version for it in distributions()}
    agreed = locked()
    assert {name: here[name] for name in here.keys() & agreed} == {
        name: agreed[name] for name in here.keys() & agreed
    }
    assert {"pytest", "hypothesis", "aiohttp", "playwright"} <= here.keys() & agreed.keys()


def test_data_and_texts_are_installed() -> None:
    """What is no Python module comes along: cards, texts, the mark of a typed package."""
    home = Path(retorta.__file__).parent
    for name in ("games/poison/cards.toml", "texts/pl/poison.ftl", "texts/ru/cli.ftl", "py.typed"):
        assert (home / name).is_file()


def test_the_licence_is_installed() -> None:
    installed = files("retorta") or []

    assert any(file.name == "LICENSE" for file in installed)


def test_every_requirement_ends_before_the_next_great_version() -> None:
    """What is not written yet has not been tried with us; extras of our own are bounded there."""
    written = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    project = written["project"]
    extras = [each for extra in project["optional-dependencies"].values() for each in extra]
    required = [*written["build-system"]["requires"], *project["dependencies"], *extras]
    others = [each for each in required if not each.startswith("retorta[")]
    assert len(others) > 30
    assert [each for each in others if "<" not in each.partition(";")[0]] == []


def test_ray_is_one_that_can_ask_for_a_token() -> None:
    """It came with version 2.52, and docs/server.md demands it."""
    written = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    (ray,) = written["project"]["optional-dependencies"]["cluster"]
    least = ray.removeprefix("ray>=").partition(",")[0]
    assert tuple(map(int, least.split("."))) >= (2, 52)
