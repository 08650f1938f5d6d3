"""Notes at the terminal: the notebook of Alchemists."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from support.command_line import Run

from retorta.texts import LANGUAGES

PLAY = ("play", "alchemists", "--players", "2", "--bots", "random", "--seed", "3")


def test_marks_and_a_note_are_written_and_recorded(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"

    said = run(*PLAY, "--record", path, answers=["n Toad 3 x", "n Feather is Blue?", "1", "q"])

    assert "toad: ..x....." in said.out
    assert "Feather is Blue?" in said.out
    entries = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    written = [entry["written"] for entry in entries if "jot" in entry]
    assert written == [
        {"ingredient": "toad", "formula": "green-minus", "sign": "cross"},
        {"text": "Feather is Blue?"},
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_to_write_is_told_in_every_language(run: Run, language: str) -> None:
    said = run(*PLAY, "--lang", language, answers=["n", "q"])

    assert "3 x" in said.out


def test_a_mark_for_something_else_is_refused(run: Run) -> None:
    said = run(*PLAY, answers=["n frog 3 x", "n f 3 x", "q"])

    assert "“frog” does not name one ingredient" in said.out
    assert "“f” does not name one ingredient" in said.out
    assert said.code == 0


def test_a_long_note_is_refused(run: Run) -> None:
    said = run(*PLAY, answers=["n " + "a" * 2001, "q"])

    assert "at most 2,000 characters" in said.out


def test_a_game_without_a_notebook_says_so(run: Run) -> None:
    assert "no notebook in Poison" in run("play", "poison", answers=["n hello", "q"]).out
