"""What every test shares: the command line, how hard Hypothesis looks, and which tests run.

What is tried is the same on every machine and in every run, so that whoever changed nothing
breaks nothing. New examples are for `run.py soak`: one that fails there is kept in
``.hypothesis/`` and tried first from then on, and the report ends with a line that brings it back
on any machine.
"""

from __future__ import annotations

import os
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.database import DirectoryBasedExampleDatabase
from support.command_line import run
from support.rotation import SOAKING, TURN
from support.same_luck import LUCK
from support.tiers import FOUND, KEPT, LEFT_OUT, Tier, left_out, tier_of

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
settings.register_profile(
    "tab-soak",
    settings.get_profile("soak"),
    # The Python of a tab is slow, and has no disk that outlives it.
    max_examples=30,
    stateful_step_count=50,
    database=None,
)
PROFILE = os.environ.get("HYPOTHESIS_PROFILE", "dev")
settings.load_profile(PROFILE)
if not SOAKING:
    LUCK.stand_in()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let ``run.py`` choose a tier; pytest alone runs all but the long trials."""
    chores = [Tier.TEST.value, Tier.REST.value]
    parser.addoption("--tier", choices=chores, help="run only what this chore of run.py runs")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep the tests of the tier, and leave the long trials to the night."""
    config.stash[FOUND] = len(items)
    if tier := config.getoption("tier"):
        left = [item for item in items if tier_of(item) != tier]
        items[:] = [item for item in items if tier_of(item) == tier]
        config.stash[KEPT] = len(items)
        config.hook.pytest_deselected(items=left)
        config.stash[LEFT_OUT] = left_out(left)
    elif not SOAKING:
        for item in items:
            if item.get_closest_marker("soak"):
                item.add_marker(pytest.mark.skip(reason="a long trial, for python3 run.py soak"))


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Have every test draw its own luck, what it sets up for others included."""
    LUCK.begin(item.nodeid)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Send what was left out from a process of the suite to the one that reports."""
    output = getattr(session.config, "workeroutput", None)
    if output is not None:
        output["left out"] = dict(session.config.stash.get(LEFT_OUT, {}))


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Take what a process of the suite left out: each collects all tests."""
    output = getattr(node, "workeroutput", {})
    node.config.stash[LEFT_OUT] = Counter(output.get("left out", {}))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say how many tests another chore runs, and why."""
    left = terminalreporter.config.stash.get(LEFT_OUT, Counter())
    if terminalreporter.config.getoption("tier") == Tier.TEST and left:
        terminalreporter.section("left out")
        for why, count in sorted(left.items()):
            terminalreporter.write_line(f"{count:5} to {why}")


def pytest_report_header() -> list[str]:
    """Say what brings back the part that is tried this time."""
    return [f"tried in turn: RETORTA_TURN={TURN}"] if SOAKING else []
