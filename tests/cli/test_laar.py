"""Guilds of Laar on the command line: offered answers, own data files, score sheets."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path

import pytest
from support.command_line import Run

from retorta.texts import LANGUAGES

FILE = files("retorta.games.laar").joinpath("cards.toml").read_text("utf-8")
SHEET = {"memo": "III", "players": [{"beast": ["spider", "spider"]}, {"gem": [1, 2]}]}


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """A data file in which memo III gives 8 instead of 5."""
    path = tmp_path / "own.toml"
    path.write_text(FILE.replace("{ any = 2, points = 5 }", "{ any = 2, points = 8 }"), "utf-8")
    return path


@pytest.fixture
def sheet(tmp_path: Path) -> Path:
    path = tmp_path / "sheet.json"
    path.write_text(json.dumps(SHEET), "utf-8")
    return path


def test_enter_gives_the_best_answer_where_one_is_offered(run: Run) -> None:
    """The last question of this game is for the side of the weapons."""
    answers = ["1"] * 24
    said = run("play", "laar", "--players", 2, "--seed", 2, answers=[*answers, "", "", "", ""])

    assert said.code == 0
    assert "(best answer: press Enter)" in said.out
    assert "The game is over" in said.out


def test_enter_alone_plays_nothing_elsewhere(run: Run) -> None:
    said = run("play", "laar", "--players", 2, "--seed", 2, answers=["", "q"])

    assert "best answer" not in said.out.casefold()
    assert "Round 1 of 12" in said.out
    assert "Round 2" not in said.out


def test_the_reconstruction_is_marked(run: Run) -> None:
    shelf = json.loads(run("games", "--json").out)
    [laar] = [box for box in shelf if box["id"] == "laar"]

    assert "reconstructed" in run("games").out
    assert laar["reconstructed"] is True


def test_a_sheet_is_counted_with_the_tables_own_data(run: Run, sheet: Path, own: Path) -> None:
    usual = json.loads(run("score", "laar", sheet, "--json").out)
    ours = json.loads(run("score", "laar", sheet, "--json", "--option", f"data={own}").out)

    assert usual["totals"] == [5, 4]
    assert ours["totals"] == [8, 4]


def test_a_game_is_played_with_the_tables_own_data(run: Run, own: Path) -> None:
    said = run("watch", "laar", "--seed", 1, "--option", "memo=III", "--option", f"data={own}")

    assert said.code == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_data_file_is_refused_in_one_line(run: Run, tmp_path: Path, language: str) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text(FILE.replace('spice = "anise"', 'spice = "salt"', 1), "utf-8")
    said = run("watch", "laar", "--option", f"data={path}", "--lang", language)

    assert said.code != 0
    assert len(said.err.splitlines()) == 1
    assert "157" in said.err
    assert "salt" in said.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_more_than_the_deck_has_is_a_warning(run: Run, tmp_path: Path, language: str) -> None:
    path = tmp_path / "sheet.json"
    path.write_text(json.dumps({"memo": "III", "players": [{"gem": [1] * 7}, {}]}), "utf-8")
    said = run("score", "laar", path, "--json", "--lang", language)

    assert said.code == 0
    assert json.loads(said.out)["totals"] == [7, 0]
    assert len(said.err.splitlines()) == 1
