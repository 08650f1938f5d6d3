"""The versions that tests install: ``python3 run.py lock`` writes ``tests/constraints.txt`` anew.

Only the standard library is used. Any pip and uv read it. It lists what this machine installs, and
binds whatever of that another machine installs too; what only that one needs comes in its range.
"""

from __future__ import annotations

import subprocess
import sys
import tomllib

from environments import LOCK, ROOT, newest_build, say

HEAD = """\
# What the tests install, to the version, so that they try the same everywhere.
# Written by: python3 run.py lock
"""
LIST = """
import re
from importlib.metadata import distributions
for found in sorted({
    (re.sub("[-_.]+", "-", each.name).lower(), each.version) for each in distributions()
}):
    print(*found, sep="==")
"""
NOT_LISTED = ("retorta",)
THIS = f"{sys.version_info.major}.{sys.version_info.minor}"


def write_lock(version: str = THIS) -> int:
    """Write today's newest libraries for the oldest Python, since newer ones support them too."""
    described = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    oldest = described["project"]["requires-python"].removeprefix(">=")
    if version != oldest:
        say(f"The lock is written by the oldest Python, {oldest}; this is {version}")
        return 2
    listed = subprocess.run(
        [str(newest_build()), "-c", LIST], capture_output=True, text=True, check=True
    )
    lines = [line for line in listed.stdout.splitlines() if line.split("==")[0] not in NOT_LISTED]
    LOCK.write_text(HEAD + "".join(f"{line}\n" for line in lines), "utf-8")
    say(f"{len(lines)} libraries are written down in {LOCK.relative_to(ROOT)}")
    return 0


def locked() -> dict[str, str]:
    """Return the version of every library that tests install."""
    lines = LOCK.read_text("utf-8").splitlines()
    return dict(line.split("==") for line in lines if not line.startswith("#"))
