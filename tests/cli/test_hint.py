"""A person may ask what the search would play, at the terminal or of a record, and why."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from support.command_line import Run

from retorta.cli import terminal
from retorta.texts import LANGUAGES

RECORD = Path(__file__).parents[1] / "records" / "poison" / "russian-four.jsonl"


@pytest.mark.parametrize("language", LANGUAGES)
def test_h_gives_a_hint_and_takes_no_turn(
    run: Run, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr(terminal, "HINT_SECONDS", 0.2)
    plain = run("play", "poison", "--seed", 3, "--lang", language, answers=["q"])
    hinted = run("play", "poison", "--seed", 3, "--lang", language, answers=["h", "q"])
    assert hinted.code == 0
    more = len(hinted.out.splitlines()) - len(plain.out.splitlines())
    assert more >= 3, "the best move, why, and something to compare it with"


def test_the_keys_name_the_hint(run: Run) -> None:
    assert "h: hint" in run("play", "poison", "--seed", 3, answers=["?", "q"]).out


def test_a_hint_for_a_recorded_decision(run: Run) -> None:
    said = run("hint", RECORD, "--until", 30, "--think", "40x")
    assert said.code == 0
    assert "I would play: " in said.out
    assert "The cauldron then holds" in said.out or "You take" in said.out
    assert said.out == run("hint", RECORD, "--until", 30, "--think", "40x").out


def test_a_hint_as_data(run: Run) -> None:
    said = run("hint", RECORD, "--until", 30, "--think", "40x", "--json")
    found = json.loads(said.out)
    assert found["dreams"] == 40
    assert found["reasons"]
    assert found["best"]["dreams"] >= found["others"][0]["dreams"]


def test_a_hint_where_the_game_is_planned(run: Run) -> None:
    record = RECORD.parents[1] / "alchemists" / "apprentice-two.jsonl"
    said = run("hint", record, "--until", 20, "--think", "60x")
    assert said.code == 0
    assert "It should bring you about" in said.out
    assert "imagined" not in said.out
    found = json.loads(run("hint", record, "--until", 20, "--think", "60x", "--json").out)
    assert found["dreams"] == 0
    assert found["plans"] is not None


def test_where_a_game_is_over_there_is_no_hint(run: Run) -> None:
    assert "--until" in run("hint", RECORD, "--think", "1x").err
    assert "-1" in run("hint", RECORD, "--until", -1).err
    assert "quick" in run("hint", RECORD, "--think", "quick").err
