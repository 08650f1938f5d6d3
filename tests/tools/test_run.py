"""The door for every chore."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

RUN = Path(__file__).parents[2] / "run.py"


@pytest.fixture
def door() -> ModuleType:
    described = importlib.util.spec_from_file_location("run", RUN)
    assert described is not None
    assert described.loader is not None
    module = importlib.util.module_from_spec(described)
    described.loader.exec_module(module)
    return module


def test_every_chore_that_is_listed_is_known(door: ModuleType) -> None:
    """The list at the top of the file is all that most people read of it."""
    source = RUN.read_text("utf-8")
    listed = {
        line.split()[2]
        for line in (door.__doc__ or "").splitlines()
        if line.startswith("    python3 run.py ") and line.split()[2].isalpha()
    }
    assert {"test", "check", "soak", "coverage", "shots"} <= listed
    for chore in listed - {"tables"}:
        assert f'chore == "{chore}"' in source, chore


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("tset", "Did you mean: python3 run.py test\n"),
        ("--chekc", "Did you mean: python3 run.py check\n"),
        ("serve", "python3 run.py retorta serve\n"),
        ("zzz", "There is no chore 'zzz'.\n"),
    ],
)
def test_a_chore_that_is_none_gets_two_lines(
    door: ModuleType, written: str, meant: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """What was meant stands there, not somewhere above a long list."""
    assert door.main([written]) == 2
    said = capsys.readouterr().err
    assert meant in said
    assert said.endswith("All chores are listed by: python3 run.py help\n")
    assert len(said.splitlines()) == 2
