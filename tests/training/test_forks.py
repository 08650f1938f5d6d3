"""Learning from forks: a decision played on in two ways, with the same luck."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from pathlib import Path

import pytest
from support.command_line import Run

from retorta import plugins
from retorta.arena.plan import Plan, planned_game
from retorta.bots.features import features_of
from retorta.core.dealer import SeededDealer
from retorta.core.match import Match
from retorta.games.potion_making.bots.end_values import LEARNED, EndValues
from retorta.games.potion_making.bots.features import AHEAD, EACH_TURN, NAMES
from retorta.training.forks import compared, play

BOX = plugins.box("potion-making")


def plan_for(bots: list[str], seed: int = 3) -> Plan:
    options = BOX.checked_options({})
    return Plan(BOX.name, BOX.edition, options, bots, 5, False, seed, None)


def test_a_fork_tells_differences() -> None:
    """The last move of a game decides no more than what it brings at once."""
    positions = [
        each for number in range(4) for each in play(plan_for(["greedy"] * 3), number).positions
    ]
    assert len(positions) > 12
    ahead = NAMES.index(AHEAD)
    assert any(each.had[ahead] > 0 for each in positions)
    assert any(each.had[ahead] < 0 for each in positions)
    assert all(abs(each.points) < 100 for each in positions)
    ended = [each for each in positions if not any(each.had[:ahead])]
    assert ended
    assert all(each.points == pytest.approx(each.had[ahead], abs=0.01) for each in ended)


def test_two_ways_that_are_one_do_not_differ() -> None:
    """Only the decision differs: neither the dream nor the luck that follows nor who plays on."""
    plan = plan_for(["greedy", "apprentice@4x", "random"])
    table = planned_game(plan, 1)
    match = Match(BOX, 3, SeededDealer(table.deal))
    for luck in range(12):
        [seat] = match.deciders()
        pov = match.pov(seat)
        noted = compared(plan, table, pov, pov.moves[-1], pov.moves[-1], luck)
        assert not any(noted.had)
        assert noted.points == 0
        match.play(seat, pov.moves[-1])


def test_the_same_game_teaches_the_same() -> None:
    plan = plan_for(["greedy", "apprentice@4x"])
    assert play(plan, 2) == play(plan, 2)
    assert play(plan, 2) != play(plan, 3)


def test_training_goes_on_where_it_stopped(tmp_path: Path, run: Run) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    words = ("--bots", "greedy,greedy", "--seed", "7")
    done = run("train", "potion-making", str(whole), *words, "--games", "8")
    assert done.code == 0, done.err
    run("train", "potion-making", str(parts), *words, "--games", "5")
    notebook = parts / "games.jsonl"
    notebook.write_bytes(notebook.read_bytes()[:-40])
    again = run("train", "potion-making", str(parts), *words, "--games", "8", "--workers", "2")
    assert again.code == 0, again.err
    assert (parts / "learned.toml").read_bytes() == (whole / "learned.toml").read_bytes()
    learned = tomllib.loads((whole / "learned.toml").read_text("utf-8"))
    assert list(learned["weights"]) == NAMES
    assert EndValues(2, learned["weights"]).ahead == pytest.approx(1, abs=0.5)


@pytest.mark.parametrize("seats", range(BOX.seats[0], BOX.seats[1] + 1))
def test_what_masters_read_names_the_command_that_made_it(seats: int) -> None:
    text = (files("retorta.games.potion_making.bots") / LEARNED.format(seats=seats)).read_text(
        "utf-8"
    )
    learned = tomllib.loads(text)
    assert list(learned["weights"]) == NAMES
    assert learned["bots"] == ["greedy"] * seats, "these read no weights themselves"
    assert learned["edition"] == BOX.edition
    assert learned["error"] < learned["spread"]
    bots = ",".join(learned["bots"])
    command = (
        f"retorta train potion-making FOLDER --bots {bots} --games {learned['games']} --seed 1\n"
    )
    assert command in text


def test_a_seat_is_told_in_as_many_numbers_as_there_are_names() -> None:
    told = features_of("potion-making")
    assert len(told.names) == len(set(told.names))
    assert set(told.start) <= set(told.names)
    assert sum(name.endswith(EACH_TURN) for name in told.names) == len(told.names) // 2
