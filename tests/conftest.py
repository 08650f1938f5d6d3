"""What every test shares: the command line, and how hard Hypothesis looks.

What is tried is the same on every machine and in every run, so that whoever changed nothing
breaks nothing. New examples are for `run.py soak`: one that fails there is kept in
``.hypothesis/`` and tried first from then on, and the report ends with a line that brings it back
on any machine.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.database import DirectoryBasedExampleDatabase
from support.command_line import run
from support.rotation import SOAKING, TURN

__all__ = ["run"]

FAILURES = Path(__file__).parent.parent / ".hypothesis" / "examples"

settings.register_profile(
    "dev",
    max_examples=5,
    deadline=None,
    derandomize=True,
    database=None,
    # Whole games are played for one example.
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
settings.register_profile("ci", settings.get_profile("dev"), max_examples=30)
settings.register_profile(
    "soak",
    settings.get_profile("dev"),
    max_examples=1000,
    stateful_step_count=200,
    derandomize=False,
    database=DirectoryBasedExampleDatabase(FAILURES),
    print_blob=True,
)
PROFILE = os.environ.get("HYPOTHESIS_PROFILE", "dev")
settings.load_profile(PROFILE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave the long trials to the night."""
    if not SOAKING:
        for item in items:
            if item.get_closest_marker("soak"):
                item.add_marker(pytest.mark.skip(reason="a long trial, for python3 run.py soak"))


def pytest_report_header() -> list[str]:
    """Say what brings back the part that is tried this time."""
    return [f"tried in turn: RETORTA_TURN={TURN}"] if SOAKING else []
