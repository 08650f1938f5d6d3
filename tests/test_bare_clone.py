"""Whoever starts the source before anything is installed is told how to set it up."""

from __future__ import annotations

import subprocess
import sys
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a Python with nothing but its own library."""
    home = tmp_path_factory.mktemp("bare")
    venv.EnvBuilder(with_pip=False, symlinks=sys.platform != "win32").create(home)
    return home / ("Scripts" if sys.platform == "win32" else "bin") / "python"


def run(python: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [python, *words],
        capture_output=True,
        text=True,
        env={"PYTHONPATH": str(ROOT / "src"), "PYTHONDONTWRITEBYTECODE": "1"},
        check=False,
    )


def test_the_program_says_in_one_sentence_how_to_set_it_up(python: Path) -> None:
    done = run(python, "-m", "retorta")
    assert done.returncode == 1
    assert done.stdout == ""
    [sentence] = done.stderr.splitlines()
    assert sentence.startswith("Retorta is not set up here")
    assert f"python3 {ROOT / 'run.py'}" in sentence


@pytest.mark.parametrize("wanted", ["retorta.box('poison')", "retorta.Match", "retorta.load"])
def test_so_does_the_first_name_that_is_asked_for(python: Path, wanted: str) -> None:
    done = run(python, "-c", f"import retorta; {wanted}")
    assert done.returncode == 1
    *_, last = done.stderr.splitlines()
    assert last.startswith("ImportError: Retorta is not set up here")
    assert "run.py" in last


def test_libraries_alone_are_not_enough(python: Path, tmp_path: Path) -> None:
    """Without an installation nobody knows of our games."""
    for name in ("retorta.plugins", "retorta.cli"):
        path = tmp_path / f"{name.replace('.', '/')}.py"
        path.parent.mkdir(exist_ok=True)
        path.write_text("def games(): return []\ndef main(): raise AssertionError\n")
    for name in ("__init__.py", "__main__.py"):
        (tmp_path / "retorta" / name).write_bytes((ROOT / "src/retorta" / name).read_bytes())
    done = subprocess.run(
        [python, "-m", "retorta"],
        capture_output=True,
        text=True,
        env={"PYTHONPATH": str(tmp_path)},
        check=False,
    )
    assert done.returncode == 1
    assert "`pip install retorta`" in done.stderr
    assert len(done.stderr.splitlines()) == 1
