"""All 40 320 worlds as arrays: what each ingredient is, and what each pair makes, in each."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import chain, permutations

import numpy as np
from numpy.typing import NDArray

from retorta.companion.assignment import ASSIGNMENTS
from retorta.games.alchemists.cards import INGREDIENTS, MIX, PAIRS


@dataclass(frozen=True)
class Worlds:
    """One column per world, numbered as in :mod:`~retorta.companion.assignment`."""

    formulas: NDArray[np.int8]
    """The formula of each of the 8 ingredients."""
    results: NDArray[np.int8]
    """The potion each of the 28 pairs makes."""


@cache
def worlds() -> Worlds:
    """Return the worlds, made at the first call."""
    flat = chain.from_iterable(permutations(range(INGREDIENTS)))
    by_world = np.fromiter(flat, np.int8, ASSIGNMENTS * INGREDIENTS)
    formulas = np.ascontiguousarray(by_world.reshape(ASSIGNMENTS, INGREDIENTS).T)
    mixed = np.array(MIX, np.int8)
    results = np.array([mixed[formulas[one], formulas[other]] for one, other in PAIRS])
    formulas.flags.writeable = False
    results.flags.writeable = False
    return Worlds(formulas, results)
