"""The build under test is the one we mean to test."""

from __future__ import annotations

import os
from importlib.metadata import files
from pathlib import Path

import pytest

import retorta
from retorta.bench.measure import is_compiled

EXPECTED = os.environ.get("RETORTA_EXPECTED_BUILD")


@pytest.mark.skipif(EXPECTED is None, reason="run.py says which build it expects")
def test_it_is_the_build_we_mean() -> None:
    assert is_compiled() == (EXPECTED == "compiled")


def test_data_and_texts_are_installed() -> None:
    """What is no Python module comes along: cards, texts, the mark of a typed package."""
    home = Path(retorta.__file__).parent
    for name in ("games/poison/cards.toml", "texts/pl/poison.ftl", "texts/ru/cli.ftl", "py.typed"):
        assert (home / name).is_file()


def test_the_licence_is_installed() -> None:
    installed = files("retorta") or []

    assert any(file.name == "LICENSE" for file in installed)
