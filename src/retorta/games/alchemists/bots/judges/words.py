"""How judges express their reasons: tables of moves, and numbers for a person to read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from retorta.bots.search.knowledge import Reason
from retorta.core.words import Move
from retorta.games.alchemists.bots.decision import Decision

Worths = dict[type[Move], Callable[[Decision, Any], float]]
"""Returns the worth of a kind of move, in points."""
Reasons = dict[type[Move], Callable[[Decision, Any], list[Reason]]]
"""Returns the reasons for a kind of move, the most important first."""

TOLD: Final = 0.1
"""Anything less than this, in points or bits, is not mentioned."""


def percent(chance: float) -> int:
    """Return a chance in percent for a sentence; only certainties are 0 or 100."""
    if 0 < chance < 1:
        return min(max(round(100 * chance), 1), 99)
    return round(100 * chance)


def reason(text: str, **parts: object) -> Reason:
    """Return a sentence of the texts with its parts."""
    return Reason(text, parts)
