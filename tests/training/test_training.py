"""Training: the same games teach the same, whatever was interrupted, and weights are read back."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from support.command_line import Run

from retorta import plugins
from retorta.arena.plan import Plan, planned_game
from retorta.bots.features import features_of
from retorta.bots.learned import weights_of
from retorta.core.dealer import SeededDealer
from retorta.core.match import Match
from retorta.games.alchemists.bots.features import EACH_ROUND
from retorta.games.alchemists.bots.leftover_values import (
    RULES_OF_THUMB,
    LearnedLeftoverValues,
    learned,
)
from retorta.games.alchemists.bots.starting_weights import FEATURES
from retorta.games.alchemists.cards import ROUNDS
from retorta.games.poison.bots import features as poison
from retorta.training.fit import fit, foretold, weights_for
from retorta.training.samples import Position, Sample, play

WORDS = ("--bots", "greedy,random", "--seed", "7")


def positions(worth: list[float]) -> list[Position]:
    """Games in which everything counts exactly what it is worth."""
    had = [[1.0, float(one), float(other)] for one in range(40) for other in range(40)]
    return [Position(each, round(foretold(worth, each))) for each in had]


def test_what_is_worth_something_is_found_out() -> None:
    found = weights_for(positions([3.0, 2.0, -1.0]), [0.0, 0.0, 0.0])
    assert found[1:] == pytest.approx([2.0, -1.0], abs=0.4)


def test_what_nobody_saw_stays_as_it_was_believed() -> None:
    unseen = [Position([1.0, 2.0, 0.0], 7)] * 50
    assert weights_for(unseen, [1.0, 1.0, 4.5])[2] == 4.5


def test_few_games_change_little() -> None:
    one, many = ([Position([1.0, 1.0], 10)] * number for number in (1, 1000))
    assert weights_for(one, [0.0, 1.0])[1] < 1.2 < weights_for(many, [0.0, 1.0])[1]


def test_what_is_foretold_is_tried_on_games_kept_apart() -> None:
    taught = positions([3.0, 2.0, -1.0])
    samples = [Sample(number, taught[number::10]) for number in range(10)]
    found = fit(samples, [0.0, 0.0, 0.0])
    assert found.positions == len(taught)
    assert found.error < found.spread / 4


def test_training_goes_on_where_it_stopped(tmp_path: Path, run: Run) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    done = run("train", "alchemists", str(whole), *WORDS, "--games", "6")
    assert done.code == 0, done.err
    assert "learned.toml" in done.out
    run("train", "alchemists", str(parts), *WORDS, "--games", "5")
    journal = parts / "games.jsonl"
    kept = journal.read_bytes()
    journal.write_bytes(kept[:-40])
    again = run("train", "alchemists", str(parts), *WORDS, "--games", "6", "--workers", "2")
    assert again.code == 0, again.err
    assert (parts / "learned.toml").read_bytes() == (whole / "learned.toml").read_bytes()
    assert journal.read_bytes().startswith(kept.rsplit(b"\n", 2)[0]), "what was played is kept"
    weights = tomllib.loads((whole / "learned.toml").read_text("utf-8"))
    assert list(weights["weights"]) == FEATURES.names
    assert (weights["game"], weights["games"], weights["seed"]) == ("alchemists", 6, 7)
    assert weights["bots"] == ["greedy", "random"]


def test_bad_input_is_one_sentence(tmp_path: Path, run: Run) -> None:
    folder = str(tmp_path / "games")
    assert run("train", "alchemists", folder, *WORDS, "--games", "5").code == 0
    strange = tmp_path / "strange"
    strange.mkdir()
    (strange / "games.jsonl").write_text("{}\n")
    spoilt = tmp_path / "spoilt"
    spoilt.mkdir()
    kept = (tmp_path / "games" / "games.jsonl").read_text()
    (spoilt / "games.jsonl").write_text(kept.replace('"points":', '"points":"many","was":', 1))
    for words, told in (
        (("train", "chess", folder), "chess"),
        (("train", "alchemists", folder, *WORDS[:2], "--seed", "8"), "another training"),
        (("train", "alchemists", folder, "--bots", "random,random", "--seed", "7"), "another"),
        (("train", "alchemists", str(strange), *WORDS), "not the folder"),
        (("train", "alchemists", str(spoilt), *WORDS), "not the folder"),
        (("train", "alchemists", folder, *WORDS, "--games", "4"), "5 to"),
        (("train", "alchemists", str(strange / "games.jsonl"), *WORDS), "games.jsonl"),
    ):
        done = run(*words)
        assert done.code == 2, words
        assert told in done.err
        assert len(done.err.strip().splitlines()) == 1


def test_a_seat_is_told_in_as_many_numbers_as_there_are_names() -> None:
    match = Match(plugins.box("alchemists"), 3, SeededDealer(5))
    noted = FEATURES.of(match.state, 1)
    assert len(noted) == len(FEATURES.names) == len(set(FEATURES.names))
    assert set(FEATURES.start) <= set(FEATURES.names)
    told = dict(zip(FEATURES.names, noted, strict=True))
    assert told["reputation"] == match.state.labs[1].reputation
    assert told["gold stars left"] == 2


def test_what_is_noted_is_told_by_the_points_of_the_next_count() -> None:
    """A round of Poison is counted by itself: the rounds before it cannot be helped."""
    box = plugins.box("poison")
    plan = Plan("poison", box.edition, box.checked_options({}), ["greedy"] * 3, 5, False, 1, None)
    sample = play(plan, 0)
    table = planned_game(plan, 0)
    bots = [plugins.new_bot("poison", "greedy", seed) for seed in table.seeds]
    match = Match(box, 3, SeededDealer(table.deal), plan.options)
    while deciders := match.deciders():
        match.play(deciders[0], bots[deciders[0]].choose(match.pov(deciders[0])))
    rounds = [sheet.points for sheet in match.state.sheets]
    told = [
        [each.points for each in sample.positions[at : at + 3]]
        for at in range(0, len(sample.positions), 3)
    ]
    assert [points for at, points in enumerate(told) if not at or points != told[at - 1]] == rounds
    cards = [each.had[poison.NAMES.index(poison.CARDS)] for each in sample.positions]
    assert 12 <= max(cards) <= 13


@pytest.mark.parametrize("game", ["alchemists", "poison"])
def test_weights_are_those_of_what_is_noted(game: str) -> None:
    assert list(weights_of(f"retorta.games.{game}.bots.learned")) == features_of(game).names


def test_what_the_master_learned_is_complete_and_sensible() -> None:
    leftover_values = learned()
    for round in range(1, ROUNDS):
        assert 0 < leftover_values.gold(1, round) < leftover_values.gold(4, round)
        assert 0 < leftover_values.cards(2, round, 8.0) <= leftover_values.cards(6, round, 8.0)
        assert (
            leftover_values.bits(0.0, round)
            == 0
            < leftover_values.bits(4.0, round)
            <= leftover_values.bits(12.0, round)
        )
    assert leftover_values.gold(3, ROUNDS) == RULES_OF_THUMB.gold(3, ROUNDS) == 1
    half = LearnedLeftoverValues(
        dict.fromkeys([*FEATURES.names], 0.0) | {"favors" + EACH_ROUND: 0.5}
    )
    assert half.favor(4) == 1.0
