"""Named tasks: the same deals for everybody, a score that means something, beliefs to predict."""

from __future__ import annotations

import inspect
import json
from math import log2

import pytest
from support.command_line import Run

from retorta import plugins
from retorta.core.box import Pov, View
from retorta.core.errors import BadOption, Unknown
from retorta.core.words import Move
from retorta.research.benchmark import beliefs
from retorta.research.benchmark.luck import Luck
from retorta.research.benchmark.tasks import (
    TASKS,
    Dealt,
    Task,
    play_deals,
    sat_down,
    score,
    task_of,
)
from retorta.research.benchmark.versions import VERSIONS, whole_name
from retorta.texts import LANGUAGES


def test_tasks_are_of_games_that_can_be_played() -> None:
    assert {task.game for task in TASKS.values()} == set(plugins.games())
    for task in TASKS.values():
        plugins.box(task.game).check_edition(task.edition)
        plugins.box(task.game).check_seats(task.players)
        assert plugins.new_bot(task.game, task.opponent, 1)
    with pytest.raises(Unknown):
        task_of("chess")


class First:
    """Plays the first move it may."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, pov: Pov) -> Move:
        return pov.moves[0]


def test_everybody_gets_the_same_deals() -> None:
    task = Task("trial", "poison", 1, 3, "random")
    luck = Luck()
    assert list(play_deals(task, First, 1, luck)) == list(play_deals(task, First, 1, luck))
    (one, _), (other, _) = (sat_down(task, First, 0, 0, Luck()) for _ in range(2))
    assert one.header.luck == other.header.luck, "whatever luck the bots have"


def test_a_score_is_a_mean_with_an_interval_by_deals() -> None:
    found = score([Dealt(3.0, 0.5), Dealt(-1.0, 0.0), Dealt(1.0, 0.25)], 4)
    assert (found.ahead, found.wins, found.deals, found.games) == (1.0, 0.25, 3, 12)
    assert found.high - found.ahead == pytest.approx(1.96 * 2 / 3**0.5)


def test_the_command_measures_a_bot(run: Run) -> None:
    done = run("benchmark", "poison-4-greedy", "--bot", "random", "--deals", "2", "--json")
    assert done.code == 0, done.err
    found = json.loads(done.out)
    assert found["environment"].startswith("poison_v1+")
    assert (found["deals"], found["games"]) == (2, 8)
    assert found["low"] <= found["ahead"] <= found["high"] < 0, "it is far behind greedy"
    assert found["task"] == whole_name("poison-4-greedy")
    assert whole_name("poison-4-master") in run("benchmark").out
    listed = [task["name"] for task in json.loads(run("benchmark", "--json").out)]
    assert listed == [whole_name(task) for task in VERSIONS]
    for words in (["chess"], ["poison-4-greedy", "--deals", "0"]):
        refused = run("benchmark", *words)
        assert refused.code == 2
        assert refused.err


def test_the_posterior_is_exact_and_better_than_nothing() -> None:
    views = list(beliefs.shown(0))
    assert len(views) > 10
    for each in views:
        chances = beliefs.posterior(each.view)
        for row, formula in zip(chances, each.truth, strict=True):
            assert sum(row) == pytest.approx(1)
            assert row[formula] > 0, "the truth is never ruled out"
    first = views[0]
    assert beliefs.surprise(beliefs.uniform(first.view), first.truth) == pytest.approx(3)
    assert beliefs.posterior(first.view) == beliefs.uniform(first.view), "nothing is known yet"
    exact = beliefs.surprise(beliefs.posterior(views[-1].view), views[-1].truth)
    assert exact < log2(8)
    with pytest.raises(Unknown):
        beliefs.predictor_of("nobody:knows")
    [posterior] = beliefs.surprises(beliefs.REFERENCES["posterior"], 1)
    [uniform] = beliefs.surprises(beliefs.REFERENCES["uniform"], 1)
    assert posterior < uniform == pytest.approx(3)


def certain(view: View) -> list[list[float]]:
    """Takes every formula of every ingredient for certain."""
    return [[1.0] * 8] * 8


def short(view: View) -> list[list[float]]:
    return [[1.0]]


def broken(view: View) -> list[list[float]]:
    raise ValueError("tired")


@pytest.mark.parametrize(
    ("predict", "error"),
    [(certain, "predictor-sum"), (short, "predictor-shape"), (broken, "predictor-failed")],
)
def test_what_are_no_chances_is_refused(predict: beliefs.Predictor, error: str) -> None:
    with pytest.raises(BadOption) as found:
        list(beliefs.surprises(predict, 1))
    assert found.value.name == error


def curious(view: View) -> list[list[float]]:
    """Looks for the truth with everybody who has called it."""
    frame = inspect.currentframe()
    while frame is not None:
        for found in frame.f_locals.values():
            if isinstance(found, beliefs.Shown):
                return [[float(formula == truth) for formula in range(8)] for truth in found.truth]
        frame = frame.f_back
    return beliefs.uniform(view)


def test_a_predictor_of_others_finds_no_truth_lying_about(run: Run) -> None:
    words = ("benchmark", beliefs.NAME, "--bot", f"{__name__}:curious", "--deals", "1", "--json")
    outside = json.loads(run(*words).out)
    assert outside["bits"] == pytest.approx(3), "it knows nothing"
    assert not outside["inside"]
    inside = json.loads(run(*words, "--in-process").out)
    assert inside["bits"] == 0, "what it finds where the games are played"
    assert inside["inside"]


def test_the_command_measures_beliefs(run: Run) -> None:
    own = "retorta.research.benchmark.beliefs:uniform"
    done = run("benchmark", beliefs.NAME, "--bot", own, "--deals", "1", "--json")
    assert done.code == 0, done.err
    found = json.loads(done.out)
    assert found["environment"].startswith("alchemists_v2+")
    assert found["task"] == whole_name(beliefs.NAME)
    assert (found["bits"], found["games"]) == (pytest.approx(3), 1)
    assert beliefs.NAME in run("benchmark").out
    for words in (["--bot", "oracle"], ["--bot", "nobody:knows"], ["--deals", "0"]):
        refused = run("benchmark", beliefs.NAME, *words)
        assert refused.code == 2
        assert len(refused.err.strip().splitlines()) == 1
    for name in ("os:getcwd", "json:dumps", "os:path"):
        for language in LANGUAGES:
            refused = run("benchmark", beliefs.NAME, "--bot", name, "--lang", language)
            assert refused.code == 2
            assert "Traceback" not in refused.err
