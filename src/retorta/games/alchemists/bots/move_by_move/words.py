"""The words of the judges."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from retorta.core.words import Move
from retorta.games.alchemists.bots.move_by_move.position import Position

Worths = dict[type[Move], Callable[[Position, Any], float]]
"""Returns the worth of a move of each kind, in points."""
