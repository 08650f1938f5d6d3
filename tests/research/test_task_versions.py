"""A task with its version is the same task for ever: who plays otherwise is another version."""

from __future__ import annotations

import golden
import pytest
from support.command_line import Run
from support.tiers import TASKS as TASK_VERSIONS

from retorta import plugins
from retorta.core.box import Pov
from retorta.core.dealer import SeededDealer
from retorta.core.errors import Unknown
from retorta.core.match import Match
from retorta.core.words import Move
from retorta.games.laar.bots.greedy import Greedy
from retorta.research.benchmark import beliefs
from retorta.research.benchmark.fingerprint import LUCK, FingerprintBot, fingerprint
from retorta.research.benchmark.tasks import TASKS, sat_down, task_of
from retorta.research.benchmark.versions import PRINTS, VERSIONS, short_name, whole_name
from retorta.texts import LANGUAGES


def test_every_task_has_a_version() -> None:
    assert list(VERSIONS) == [*TASKS, beliefs.NAME] == list(golden.task_games())
    assert min(VERSIONS.values()) >= 1


@TASK_VERSIONS
@pytest.mark.one_build
@pytest.mark.parametrize("task", VERSIONS)
def test_opponents_play_as_the_version_says(task: str) -> None:
    assert fingerprint(task) == PRINTS[task], (
        f"the opponents of {whole_name(task)} play otherwise than before, so that scores cannot be "
        "compared any more: its version must be raised, by python3 run.py transcripts"
    )


@TASK_VERSIONS
@pytest.mark.one_build
def test_one_who_plays_otherwise_is_noticed_and_the_version_is_raised(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In one decision of a game: the tenth, where it plays the last move it may."""
    decided = 0
    usual = Greedy.choose

    def choose(bot: Greedy, pov: Pov) -> Move:
        nonlocal decided
        decided += 1
        return pov.moves[-1] if decided == 10 else usual(bot, pov)

    monkeypatch.setattr(Greedy, "choose", choose)
    written = golden.raised_versions(["laar"])
    version = VERSIONS["laar-4-greedy"] + 1
    assert f"[laar-4-greedy]\nversion = {version}\n" in written
    assert f"laar-4-greedy_v{version}" in capsys.readouterr().out
    for task in set(VERSIONS) - {"laar-4-greedy"}:
        assert f'[{task}]\nversion = {VERSIONS[task]}\nprint = "{PRINTS[task]}"' in written


def test_the_file_is_as_the_chore_writes_it() -> None:
    assert golden.raised_versions([]) == golden.VERSIONS_PATH.read_text("utf-8")


def test_a_name_may_tell_the_version() -> None:
    for task, version in VERSIONS.items():
        assert short_name(task) == short_name(f"{task}_v{version}") == task
    assert task_of(whole_name("laar-4-master")) == TASKS["laar-4-master"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_another_version_is_refused_in_a_sentence(run: Run, language: str) -> None:
    for task, version in VERSIONS.items():
        for other in (version - 1, version + 1):
            refused = run("benchmark", f"{task}_v{other}", "--lang", language)
            assert refused.code == 2
            assert len(refused.err.splitlines()) == 1
            assert f"{task}_v{other}" in refused.err
            assert f"{task}_v{version}" in refused.err
    endless = f"poison-4-greedy_v{'1' * 5000}"
    for name in ("poison-4-greedy_v", "poison-4-greedy_vx", "_v1", "poison-4_v1", "", endless):
        refused = run("benchmark", name, "--lang", language)
        assert refused.code == 2
        assert whole_name("alchemists-beliefs") in refused.err


def test_beliefs_are_no_task_for_a_bot() -> None:
    with pytest.raises(Unknown):
        task_of(whole_name(beliefs.NAME))


def test_deals_do_not_follow_from_the_version(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a new version could not be compared with the one before deal by deal."""
    task = TASKS["poison-4-master"]
    match, _ = sat_down(task, FingerprintBot, 0, 0, LUCK)
    monkeypatch.setitem(VERSIONS, task.name, VERSIONS[task.name] + 1)
    again, _ = sat_down(task, FingerprintBot, 0, 0, LUCK)
    assert again.header.luck == match.header.luck


def test_the_steady_one_depends_on_no_order_and_no_luck() -> None:
    box = plugins.box("poison")
    match = Match(box, 3, SeededDealer(1))
    pov = match.pov(match.deciders()[0])
    assert FingerprintBot(1).choose(pov) == FingerprintBot(2).choose(pov)
    steady = FingerprintBot(1)
    assert len({steady.choose(pov) for _ in range(4)}) > 1
