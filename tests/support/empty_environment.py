"""An environment with nothing in it but what a test installs there, as a stranger would."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

import pytest
from environments import EXACTLY, ROOT
from support.rotation import SOAKING

INSTALLING = 300
"""Seconds."""


def with_installed(home: Path, package: Path) -> Path:
    """Make an environment, install *package* and what it needs; return its folder of programs.

    The libraries are those that were agreed on, except in the night.
    """
    venv.EnvBuilder(with_pip=False, symlinks=os.name != "nt").create(home)
    programs = home / ("Scripts" if os.name == "nt" else "bin")
    done = subprocess.run(
        [*installing(programs / "python"), "--quiet", str(package)],
        cwd=ROOT,
        env={**os.environ, **({} if SOAKING else EXACTLY)},
        capture_output=True,
        text=True,
        timeout=INSTALLING,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return programs


def installing(python: Path) -> list[str]:
    """Return how to install for another Python, as ``run.py`` does: with uv, or with a pip."""
    if uv := shutil.which("uv"):
        return [uv, "pip", "install", "--python", str(python)]
    for ours in (sys.executable, getattr(sys, "_base_executable", sys.executable)):
        if subprocess.run([ours, "-c", "import pip"], check=False, capture_output=True).returncode:
            continue
        pip = [ours, "-m", "pip", "--disable-pip-version-check", "--python", str(python)]
        return [*pip, "install", "--no-compile"]
    pytest.skip("there is neither uv nor pip to install with")
