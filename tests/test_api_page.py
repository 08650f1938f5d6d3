"""The page about Python: its examples run in their order, and print what it says."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import retorta

PAGE = (Path(__file__).parent.parent / "docs" / "api.md").read_text("utf-8")
BLOCK = re.compile(r"^```(python|pycon)\n(.*?)^```", re.MULTILINE | re.DOTALL)


def test_the_examples_run_and_print_what_the_page_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    space: dict[str, object] = {"__name__": "api"}
    runner = doctest.DocTestRunner(verbose=False)
    told: list[str] = []
    for number, (kind, text) in enumerate(BLOCK.findall(PAGE), 1):
        if kind == "python":
            exec(compile(text, f"block {number}", "exec"), space)
            continue
        examples = doctest.DocTestParser().get_doctest(text, space, f"block {number}", None, None)
        runner.run(examples, out=told.append, clear_globs=False)
        space |= examples.globs
    assert not runner.summarize(verbose=False).failed, "".join(told)


def test_a_bot_of_ones_own_takes_fifteen_lines() -> None:
    kind, first = BLOCK.findall(PAGE)[0]
    assert kind == "python"
    assert "def choose" in first
    assert len([line for line in first.splitlines() if line]) <= 15


def test_the_page_names_every_public_name() -> None:
    named = set(re.findall(r"`(\w+)`", PAGE))
    assert set(retorta.__all__) <= named


def test_the_page_is_short() -> None:
    assert len(PAGE.split()) <= 1100
