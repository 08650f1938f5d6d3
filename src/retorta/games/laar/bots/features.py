"""What a player of Guilds of Laar has between two rounds, as numbers for learning.

Each thing counts once, and once more for every round to come: it is assumed to have one value at
the end, and another for each round in which something can still be added to it.
"""

from __future__ import annotations

from typing import Final

from retorta.core.words import Seat
from retorta.games.laar.cards import BEASTS, CLASSES, SPICES, SpellKind
from retorta.games.laar.rules.beasts import points_for_beasts
from retorta.games.laar.rules.best import points_to_come
from retorta.games.laar.rules.gems import counts_of, packed, points_of_best_split
from retorta.games.laar.rules.rounds import ROUNDS
from retorta.games.laar.rules.spells import points_for_spells
from retorta.games.laar.rules.stacks import Goods, table_of
from retorta.games.laar.state import Laar

EACH_ROUND: Final = ", each round to come"
SPELLS: Final = len(SpellKind)
_HAD: Final = [
    "everybody",
    "points if it ended now",
    *[f"{number} different spices" for number in range(1, SPICES + 1)],
    "gems",
    "points of gems",
    "points another gem brings, on average",
    "points another gem brings at best",
    "beasts",
    "points of beasts",
    "points another beast brings, on average",
    "points another beast brings at best",
    "weapons",
    "points of spells",
    *[f"spell {kind.name.lower().replace('_', ' ')}" for kind in SpellKind],
]
NAMES: Final = [*_HAD, *[had + EACH_ROUND for had in _HAD]]
NOW: Final = 1
"""The index of the points that would be counted now."""
_GEMS: Final[dict[int, list[float]]] = {}
"""A cache of the numbers about gems, by the gems of each class, since counting is slow."""


def moment(state: Laar) -> int:
    """Return a number that changes when there is something to record: a round begins."""
    return state.round


def features(state: Laar, seat: Seat) -> list[float]:
    """Return what *seat* has when a round begins, in the order of ``NAMES``."""
    had = told(state, table_of(state), seat)
    rounds = ROUNDS + 1 - state.round
    return [*had, *[each * rounds for each in had]]


def told(state: Laar, table: list[Goods], seat: Seat) -> list[float]:
    """Return what *seat* has of all goods on the *table*, ignoring the rounds to come."""
    goods = table[seat]
    had = [1.0, float(points_to_come(state, seat, state.stacks[seat], table))]
    different = len(set(goods.spices))
    for number in range(1, SPICES + 1):
        had.append(1.0 if number == different else 0.0)
    had += told_of_gems(goods.gems)
    had += told_of_beasts(state, goods.beasts)
    had += [float(len(goods.weapons)), float(points_for_spells(goods))]
    spells = [0.0] * SPELLS
    for spell in goods.spells:
        spells[spell.kind] += 1.0
    return had + spells


def told_of_gems(gems: list[int]) -> list[float]:
    """Return the number of gems, their points, and what one more adds."""
    counts = counts_of(gems)
    key = packed(counts)
    found = _GEMS.get(key)
    if found is None:
        now = points_of_best_split(counts)
        gains: list[int] = []
        for gem in range(CLASSES):
            counts[gem] += 1
            gains.append(points_of_best_split(counts) - now)
            counts[gem] -= 1
        found = [float(len(gems)), float(now), sum(gains) / CLASSES, float(max(gains))]
        _GEMS[key] = found
    return found


def told_of_beasts(state: Laar, beasts: list[int]) -> list[float]:
    """Return the number of beasts, their points, and what one more adds."""
    now = points_for_beasts(beasts, state.memo)
    gains = [points_for_beasts([*beasts, beast], state.memo) - now for beast in range(BEASTS)]
    return [float(len(beasts)), float(now), sum(gains) / BEASTS, float(max(gains))]
