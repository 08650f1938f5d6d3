"""The parts of a game outside its rules: bots, companion, tensors, and their locations.

A room is a module with a ``ROOM``. It gives the location of each thing, as ``module:member``,
but each thing is loaded only when it is needed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any


@dataclass(frozen=True)
class BotsRoom:
    """What bots know about a game, and the bots that play only this game."""

    bots: Mapping[str, str] = field(default_factory=dict)
    """Bots by name. One with the name of a bot for all games replaces it here."""
    knowledge: str = ""
    """What search knows of the game beyond its rules: a ``bots.search.knowledge.Knowledge``."""
    learned: str = ""
    """The same with values learned from games; masters use it."""
    hint: str = ""
    """Gives hints instead of the search."""
    judge: str = ""
    """Judges the worth of every move instead of dreams."""
    features: str = ""
    """What is recorded about a position for learning: a ``bots.features.Features``."""


@dataclass(frozen=True)
class CompanionRoom:
    """Help at a real table."""

    pad: str = ""
    """Counts the points: a ``companion.pads.pad.ScorePad``."""
    questions: str = ""
    """The questions of a page: a dictionary of ``companion.question.Question``, keyed by the
    last word of their addresses."""


def room_at(module: str) -> Any:
    """Return the ``ROOM`` of a part of a game; ``None`` if the game has no such part."""
    return import_module(module).ROOM if module else None


def loaded(path: str) -> Any:
    """Return the thing at ``module:member``."""
    module, _, member = path.partition(":")
    return getattr(import_module(module), member)
