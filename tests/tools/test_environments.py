"""The builds that people start, and where the next one is made."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

import environments
import lock
import pytest
from packaging.requirements import Requirement


def test_an_environment_of_this_python_is_used_again(tmp_path: Path) -> None:
    home = tmp_path / ".venv-plain"
    assert environments.ours(home) == home

    home.mkdir()
    ours = ".".join(map(str, sys.version_info[:3]))
    (home / "pyvenv.cfg").write_text(f"home = /usr/bin\nversion = {ours}\n")
    assert environments.ours(home) == home


def test_another_python_makes_its_own_environment(tmp_path: Path) -> None:
    home = tmp_path / ".venv-plain"
    home.mkdir()
    (home / "pyvenv.cfg").write_text("home = /usr/bin\nversion = 3.2.1\n")
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    assert environments.ours(home) == tmp_path / f".venv-plain-{version}"


@pytest.fixture
def people(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the builds for people are: nowhere yet."""
    monkeypatch.setattr(environments, "ROOT", tmp_path)
    monkeypatch.setattr(environments, "PEOPLE", tmp_path / ".venv-people-3.99")
    return tmp_path / ".venv-people-3.99"


def a_build(home: Path) -> None:
    """Make *home* look like an environment, and the one to start."""
    python = environments.python_of(home)
    python.parent.mkdir(parents=True, exist_ok=True)
    python.touch()
    environments.point_to(home)


def test_a_build_for_people_never_goes_where_the_next_start_looks(people: Path) -> None:
    with environments.spare() as first:
        assert first.name == f"{people.name}-a"
        assert environments.pointed() is None
        a_build(first)
    assert environments.pointed() == first
    with environments.spare() as second:
        assert second.name == f"{people.name}-b"
    a_build(second)
    with environments.spare() as third:
        assert third == first


@pytest.mark.skipif(sys.platform == "win32", reason="there a running program locks its files")
def test_an_environment_in_which_something_runs_is_never_replaced(people: Path) -> None:
    """An old server may still run in the folder that the pointer has left."""
    with environments.spare() as old:
        a_build(old)
    environments.mark_in_use(old)
    with environments.spare() as new:
        a_build(new)

    with environments.spare() as free:
        assert free.name == f"{people.name}-c"


@pytest.mark.skipif(sys.platform == "win32", reason="there a running program locks its files")
def test_two_builds_at_once_have_a_folder_each(people: Path) -> None:
    with environments.spare() as one, environments.spare() as other:
        assert one != other
        assert {one.parent, other.parent} == {people.parent}


def test_a_build_that_is_begun_is_no_build_yet(people: Path) -> None:
    """What was stamped before is not taken for what is being made."""
    home = people.with_name(f"{people.name}-a")
    home.mkdir()
    (home / environments.STAMP).write_text("old plain")
    with environments.spare() as chosen:
        assert chosen == home
        assert environments.stamp_of(home) == ""
    assert environments.stamp_of(home) == "", "whatever became of it"
    assert environments.pointed() is None


def test_what_a_build_is_made_of_is_copied_without_what_was_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(environments, "ROOT", tmp_path)
    for path in ("src/retorta/cards.toml", "web/node_modules/vite/x.js", "web/src/x.ts", "shots/x"):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).touch()
    with environments.packed() as source:
        kept = {path.name for path in source.rglob("*") if path.is_file()}
    assert kept == {"cards.toml", "x.ts"}
    assert not source.exists()


# What is installed, to the version.


def test_the_lock_fits_what_is_asked_for() -> None:
    """It would be of no use if it were outside the ranges, or left out what tests need."""
    described = tomllib.loads((environments.ROOT / "pyproject.toml").read_text("utf-8"))
    project = described["project"]
    wanted = [*described["build-system"]["requires"], *project["dependencies"]]
    for extra in project["optional-dependencies"].values():
        wanted += extra
    agreed = lock.locked()
    for requirement in map(Requirement, wanted):
        name = re.sub("[-_.]+", "-", requirement.name).lower()
        if name != "retorta" and (requirement.marker is None or requirement.marker.evaluate()):
            assert requirement.specifier.contains(agreed[name]), requirement


def test_the_lock_says_versions_and_nothing_else() -> None:
    """No address, no hash, no machine: any pip and uv can go by it, anywhere."""
    lines = environments.LOCK.read_text("utf-8").splitlines()
    told = [line for line in lines if not line.startswith("#")]
    assert all(re.fullmatch(r"[a-z0-9-]+==[0-9][0-9a-z.+]*", line) for line in told)
    assert told == sorted(told, key=lambda line: line.split("=="))


class Installed:
    """Notes what would be installed where, and by which versions."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.homes: list[tuple[str, bool]] = []
        self.packages: list[str] = []
        monkeypatch.setattr(environments, "ROOT", folder)
        for name, place in (("PLAIN", ".venv-plain"), ("NEWEST", ".venv-newest")):
            monkeypatch.setattr(environments, name, folder / place)
        monkeypatch.setattr(environments, "LOCK", folder / "constraints.txt")
        monkeypatch.setattr(environments, "PEOPLE", folder / ".venv-people-3.99")
        monkeypatch.setattr(environments, "install", self.install)
        monkeypatch.setattr(environments, "sources_for_people", list)
        (folder / "pyproject.toml").touch()
        self.locks("pytest==1")

    def locks(self, line: str) -> None:
        (self.folder / "constraints.txt").write_text(line)

    def install(self, python: Path, wanted: list[str], environment: dict[str, str]) -> None:
        python.parent.mkdir(parents=True, exist_ok=True)
        python.touch()
        exact = environment.items() >= environments.EXACTLY.items()
        self.packages.append(wanted[-1].removeprefix("."))
        self.homes.append((python.relative_to(self.folder).parts[0], exact))


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Installed:
    return Installed(tmp_path, monkeypatch)


def test_development_installs_what_was_agreed_on_once(installed: Installed) -> None:
    for _ in range(2):
        environments.plain_build()
    assert installed.homes == [(".venv-plain", True)]
    installed.locks("pytest==2")
    environments.plain_build()
    assert installed.homes == [(".venv-plain", True)] * 2


def test_what_few_need_is_added_and_then_stays(installed: Installed) -> None:
    """A test that needs none of it does not wait for it; nothing is taken away again."""
    for everything in (False, True, False, True):
        environments.plain_build(everything)
    assert installed.packages == ["[dev]", "[everything]"]
    installed.locks("pytest==2")
    environments.plain_build()
    assert installed.packages == ["[dev]", "[everything]", "[everything]"], "all in its version"


def test_the_night_installs_the_newest_into_an_empty_environment(
    installed: Installed, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(2):
        environments.newest_build()
    assert installed.homes == [(".venv-newest", False)]
    left = installed.folder / ".venv-newest" / "old"
    left.touch()
    monkeypatch.setattr(environments, "today", lambda: "2199-01-01")
    environments.newest_build()
    assert installed.homes == [(".venv-newest", False)] * 2
    assert not left.exists()


def test_people_have_ranges_and_what_is_tested_has_versions(installed: Installed) -> None:
    """What was tested serves people too; what people have is not what is tested."""
    environments.compiled_build()
    environments.compiled_build(tested=True)
    environments.compiled_build()
    homes = [exact for _, exact in installed.homes]
    assert homes == [False, True]
    installed.locks("pytest==2")
    environments.compiled_build(tested=True)
    assert [exact for _, exact in installed.homes] == [False, True, True]


def test_the_lock_is_written_by_the_oldest_python(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert lock.write_lock("3.99") == 2
    assert "the oldest Python, 3.11; this is 3.99" in capsys.readouterr().err
