"""Versions of the tasks: ``poison-4-master_v2`` is a task together with its opponents.

When the built-in bots improve, a task against them becomes a different task. ``versions.toml`` has
the newest version of every task, and a fingerprint of how its opponents play (``fingerprint.py``).
A test compares the two; the chore that writes golden files raises the version if they differ.
"""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from typing import Final

from retorta.core.errors import Unknown
from retorta.research.speech import spoken

FILE: Final = "versions.toml"
VERSIONED: Final = re.compile(r"(.+)_v([0-9]{1,9})")
_told: Final = tomllib.loads(files(__package__).joinpath(FILE).read_text("utf-8"))
VERSIONS: Final[dict[str, int]] = {task: told["version"] for task, told in _told.items()}
"""The newest version of each task, the only one that can be played."""
PRINTS: Final[dict[str, str]] = {task: told["print"] for task, told in _told.items()}
"""The fingerprint of that version's opponents."""


def whole_name(task: str) -> str:
    """Return the name of a task that pins its opponents."""
    return f"{task}_v{VERSIONS[task]}"


@spoken
def short_name(wanted: str) -> str:
    """Return the task that a name means, with or without a version; refuse other names."""
    if wanted in VERSIONS:
        return wanted
    named = VERSIONED.fullmatch(wanted)
    if named is None or named[1] not in VERSIONS:
        raise Unknown("task", task=wanted, known=[whole_name(task) for task in VERSIONS])
    if int(named[2]) != VERSIONS[named[1]]:
        raise Unknown("task-version", task=wanted, known=whole_name(named[1]))
    return named[1]
