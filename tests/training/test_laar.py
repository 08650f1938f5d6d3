"""Training of Laar: one command, weights in words of the rulebook, what the masters read."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from pathlib import Path

import pytest
from support.command_line import Run

from retorta import plugins
from retorta.bots.features import features_of
from retorta.core.dealer import SeededDealer
from retorta.core.match import Match
from retorta.games.laar.bots.features import NAMES
from retorta.games.laar.bots.promise_values import PromiseValues


def test_laar_is_learned_by_one_command(tmp_path: Path, run: Run) -> None:
    words = ("train", "laar", str(tmp_path), "--bots", "greedy,greedy,random", "--games", "5")
    done = run(*words)
    assert done.code == 0, done.err
    assert "165" in done.out, "three players and eleven rounds of five games"
    learned = tomllib.loads((tmp_path / "learned.toml").read_text("utf-8"))
    assert list(learned["weights"]) == NAMES
    values = PromiseValues(learned["weights"])
    assert values.at_the_end[1] == pytest.approx(1.0, abs=0.4), "few games change little"
    before = (tmp_path / "learned.toml").read_bytes()
    assert run(*words).code == 0
    assert (tmp_path / "learned.toml").read_bytes() == before


@pytest.mark.parametrize("seats", [3, 4])
def test_what_masters_read_names_the_command_that_made_it(seats: int) -> None:
    text = (files("retorta.games.laar.bots") / f"learned_{seats}.toml").read_text("utf-8")
    learned = tomllib.loads(text)
    assert list(learned["weights"]) == NAMES
    assert learned["bots"] == ["adept@80x"] * seats, "these read no weights themselves"
    assert learned["edition"] == plugins.box("laar").edition
    assert learned["positions"] == learned["games"] * seats * 11
    assert learned["error"] < learned["spread"]
    bots = ",".join(learned["bots"])
    command = f"retorta train laar FOLDER --bots {bots} --games {learned['games']} --seed 1\n"
    assert command in text


def test_a_seat_is_told_in_as_many_numbers_as_there_are_names() -> None:
    told = features_of("laar")
    match = Match(plugins.box("laar"), 3, SeededDealer(5))
    noted = told.of(match.state, 1)
    assert len(noted) == len(told.names) == len(set(told.names))
    assert set(told.start) <= set(told.names)
