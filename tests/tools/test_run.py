"""The door for every chore."""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path
from types import ModuleType

import pytest

RUN = Path(__file__).parents[2] / "run.py"


@pytest.fixture
def door() -> ModuleType:
    described = importlib.util.spec_from_file_location("run", RUN)
    assert described is not None
    assert described.loader is not None
    module = importlib.util.module_from_spec(described)
    described.loader.exec_module(module)
    return module


def test_every_chore_that_is_listed_is_known(door: ModuleType) -> None:
    """The list at the top of the file is all that most people read of it."""
    source = RUN.read_text("utf-8")
    listed = {
        line.split()[2]
        for line in (door.__doc__ or "").splitlines()
        if line.startswith("    python3 run.py ") and line.split()[2].isalpha()
    }
    assert {"quick", "test", "check", "soak", "coverage", "shots"} <= listed
    for chore in listed - {"tables"}:
        assert f'chore == "{chore}"' in source, chore


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("tset", "Did you mean: python3 run.py test\n"),
        ("--chekc", "Did you mean: python3 run.py check\n"),
        ("serve", "python3 run.py retorta serve\n"),
        ("zzz", "There is no chore 'zzz'.\n"),
    ],
)
def test_a_chore_that_is_none_gets_two_lines(
    door: ModuleType, written: str, meant: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """What was meant stands there, not somewhere above a long list."""
    assert door.main([written]) == 2
    said = capsys.readouterr().err
    assert meant in said
    assert said.endswith("All chores are listed by: python3 run.py help\n")
    assert len(said.splitlines()) == 2


class Chores:
    """Notes what a chore runs, and by which Python; nothing is run."""

    def __init__(self, door: ModuleType, monkeypatch: pytest.MonkeyPatch, ends: int = 0) -> None:
        self.ran: list[tuple[str, str, list[str]]] = []
        """The build, the profile of Hypothesis, and the arguments."""
        self.ends = ends
        for name in ("plain_build", "newest_build", "compiled_build"):
            build = name.removesuffix("_build")
            monkeypatch.setattr(door, name, lambda build=build, **_: Path(build))
        for name in ("check", "web", "fetch_browser", "lint", "types"):
            monkeypatch.setattr(door, name, lambda *_: 0)
        monkeypatch.setattr(door, "pyodide", lambda rest: 0)
        monkeypatch.setattr(door, "run", self.run)
        monkeypatch.setattr(os, "environ", dict(os.environ))
        os.environ.pop("HYPOTHESIS_PROFILE", None)

    def tried(self) -> list[tuple[str, list[str]]]:
        """What was tried on which build, without how it was said."""
        own = ["-m", "pytest", "-q", "-n", str(min(os.cpu_count() or 1, 8)), "--dist", "worksteal"]
        assert all(arguments[: len(own)] == own for _, _, arguments in self.ran)
        return [(build, arguments[len(own) :]) for build, _, arguments in self.ran]

    def run(self, python: Path, *arguments: str) -> int:
        self.ran.append((str(python), os.environ["HYPOTHESIS_PROFILE"], list(arguments)))
        return self.ends


def test_test_and_the_rest_are_all_there_is(
    door: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What one tier leaves out is in the other; but for pages, the compiled build tries both."""
    chores = Chores(door, monkeypatch)
    assert door.main(["test"]) == 0
    assert chores.tried() == [
        ("plain", ["--tier=test", "--ignore=tests/web"]),
        ("plain", ["--tier=test", "tests/web"]),
    ]
    rest = Chores(door, monkeypatch)
    assert door.main(["test", "--rest"]) == 0
    assert rest.tried() == [
        ("plain", ["--tier=rest", "-m", "not one_build", "--ignore=tests/web"]),
        ("compiled", ["--ignore=tests/web"]),
        ("compiled", ["--tier=rest", "tests/web"]),
    ]
    assert {profile for _, profile, _ in chores.ran + rest.ran} == {"ci"}


@pytest.mark.parametrize("words", [["test"], ["test", "--rest"], ["soak"]], ids=" ".join)
def test_pages_are_built_before_they_are_tried(
    door: ModuleType, monkeypatch: pytest.MonkeyPatch, words: list[str]
) -> None:
    """The tests in a browser are skipped where there are none, and older ones are not ours."""
    chores = Chores(door, monkeypatch)
    monkeypatch.setattr(door, "web", lambda: 3)
    assert door.main(words) == 3
    assert chores.ran == []


def test_paths_are_tried_by_every_tier(door: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    for words, tried in {
        ("quick", "tests/core"): [("plain", ["--tier=test", "tests/core"])],
        ("test", "tests/core"): [("plain", ["--tier=test", "tests/core"])],
        ("test", "--rest", "tests/core"): [
            ("plain", ["--tier=rest", "-m", "not one_build", "tests/core"]),
            ("compiled", ["tests/core"]),
        ],
    }.items():
        chores = Chores(door, monkeypatch)
        assert door.main(list(words)) == 0
        assert chores.tried() == tried


def test_what_fails_has_failed(door: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is not tried again, when those beside it are gone; the rest tries all of it once."""
    for words, often in ((["test"], 2), (["quick"], 1), (["test", "--rest"], 3)):
        failing = Chores(door, monkeypatch, ends=1)
        assert door.main(words) == 1
        assert len(failing.ran) == often
        assert not any("--last-failed" in arguments for _, _, arguments in failing.ran)


def test_of_paths_without_a_test_of_the_rest_the_compiled_build_tells(
    door: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    """pytest leaves with a number of its own where no test was chosen."""
    chores = Chores(door, monkeypatch)
    ends = iter([door.NOTHING_TO_RUN, 0])
    chores.run = lambda python, *arguments: next(ends)  # type: ignore[method-assign]
    monkeypatch.setattr(door, "run", chores.run)
    assert door.main(["test", "--rest", "tests/core"]) == 0


def test_quick_names_what_is_there(door: ModuleType) -> None:
    paths = [RUN.parent / each for each in door.QUICK if not each.startswith("-")]
    assert [path for path in paths if not path.exists()] == []


@pytest.mark.parametrize(
    ("seconds", "words"), [(59.4, "59 s"), (60, "1 min 00 s"), (431, "7 min 11 s")]
)
def test_how_long_it_took_is_told(door: ModuleType, seconds: float, words: str) -> None:
    assert door.spoken(seconds) == words


def test_the_night_runs_on_the_newest_and_says_how_to_bring_a_failure_back(
    door: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    chores = Chores(door, monkeypatch)
    assert door.main(["soak"]) == 0
    no_browser = "--ignore=tests/web"
    assert [arguments[-1] for *_, arguments in chores.ran] == [no_browser, "tests/web", no_browser]
    builds, profiles = zip(*[ran[:2] for ran in chores.ran], strict=True)
    assert builds == ("newest", "newest", "compiled")
    assert set(profiles) == {"soak"}
    assert "hypothesis or soak" in chores.ran[0][2]
    assert "hypothesis" in chores.ran[2][2], "what is tried anew; long trials meet one build"
    assert "reproduce_failure" not in capsys.readouterr().err

    Chores(door, monkeypatch, ends=1)
    assert door.main(["soak", "tests/laws"]) == 1
    said = capsys.readouterr().err
    for word in ("@reproduce_failure", "RETORTA_TURN", "run.py lock"):
        assert word in said
