"""Small versions of what ``docs/planner.md`` reports about Alchemists."""

from __future__ import annotations

from statistics import fmean

import pytest
from alchemists_study import main, study
from support.tiers import STRENGTH

from retorta import plugins
from retorta.core.errors import BadOption
from retorta.games.alchemists.bots.levels import Adept, Apprentice, Master, Novice
from retorta.games.alchemists.bots.move_by_move.goods import ARTIFACTS_WORTH
from retorta.games.alchemists.cards import Artifact


@STRENGTH
@pytest.mark.one_build
@pytest.mark.parametrize("level", ["apprentice", "master"])
def test_a_master_beats_greedy_knows_most_formulas_and_hedges(level: str) -> None:
    found = study(["master@2x", "greedy", "greedy"], 3, 1, level)
    master, greedy = found["master@2x"], found["greedy"]
    assert fmean(noted.wins for noted in master) >= 0.6
    assert fmean(noted.points for noted in master) > fmean(noted.points for noted in greedy)
    assert fmean(noted.certain for noted in master) >= 6
    assert sum(noted.bare for noted in master) == 0


@STRENGTH
@pytest.mark.one_build
@pytest.mark.parametrize(
    "bots", [["novice", "apprentice", "adept"], ["adept", "adept", "master@2x"]]
)
def test_each_level_beats_the_one_below(bots: list[str]) -> None:
    found = study(bots, 3, 2, "apprentice")
    points = [fmean(noted.points for noted in notes) for notes in found.values()]
    assert points == sorted(points)


@STRENGTH
@pytest.mark.one_build
def test_a_novice_beats_random() -> None:
    found = study(["novice", "random", "random"], 3, 1, "master")
    won = [fmean(noted.wins for noted in notes) for notes in found.values()]
    assert won[0] > won[1]


def test_the_levels_of_alchemists_are_its_own() -> None:
    for name, kind in {
        "novice": Novice,
        "apprentice": Apprentice,
        "adept": Adept,
        "master": Master,
    }.items():
        assert plugins.bot_class("alchemists", name) is kind
        assert plugins.bots("alchemists").count(name) == 1
        assert isinstance(plugins.new_bot("alchemists", f"{name}@0.5", 1), kind)
    with pytest.raises(BadOption):
        plugins.new_bot("alchemists", "master@soon", 1)


def test_a_novice_knows_the_worth_of_every_artifact() -> None:
    assert list(ARTIFACTS_WORTH) == list(Artifact)


def test_the_study_prints_a_line_for_each_bot(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--bots", "random,random", "--games", "2"])
    assert len(capsys.readouterr().out.splitlines()) == 2
