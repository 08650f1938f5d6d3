"""The builds that people start, and where the next one is made."""

from __future__ import annotations

import sys
from pathlib import Path

import environments
import pytest


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
    environments.hold(old)
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
