"""The parts of a game outside its rules: bots, companion, tensors, and where they are.

A room is a module with a ``ROOM``. It says where each thing is, as ``module:member``, and loads
none of it: each thing is loaded only when it is needed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any


@dataclass(frozen=True)
class BotsRoom:
    """What bots know about a game, and the bots that play nothing else."""

    bots: Mapping[str, str] = field(default_factory=dict)
    """Bots by name. One with the name of a bot for all games replaces it here."""
    knowledge: str = ""
    """What search can know of the game beyond its rules: a ``bots.search.knowledge.Knowledge``."""
    learned: str = ""
    """The same, including what was learned from games; masters use it."""
    hint: str = ""
    """What gives hints instead of the search."""
    judge: str = ""
    """What judges the worth of every move instead of dreams."""
    features: str = ""
    """What is noted about a position to learn from: a ``bots.features.Features``."""


@dataclass(frozen=True)
class CompanionRoom:
    """What helps at a real table."""

    pad: str = ""
    """Counts the points: a ``companion.pads.pad.ScorePad``."""
    questions: str = ""
    """What a page may ask: a dictionary of ``companion.question.Question``, by the last word of
    their addresses."""


def loaded(path: str) -> Any:
    """Return the thing at ``module:member``."""
    module, _, member = path.partition(":")
    return getattr(import_module(module), member)
