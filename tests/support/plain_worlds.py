"""Alchemists worked out the slow way, from the tables of the rules page, without arrays.

Nothing here uses the code under test: formulas and potions are the strings a person writes.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from math import log2

INGREDIENTS = ("mushroom", "fern", "toad", "claw", "flower", "mandrake", "scorpion", "feather")
FORMULAS = ("-+-", "+-+", "+--", "-++", "--+", "++-", "---", "+++")
"""Signs of red, green and blue, in the rows of the printed grid."""
POTIONS = ("R+", "R-", "G+", "G-", "B+", "B-", "N")

MIXED = [
    line.split()
    for line in (
        ".  N  B- G+ R- B- R- G+",
        "N  .  G- B+ B+ R+ G- R+",
        "B- G- .  N  G- R+ B- R+",
        "G+ B+ N  .  R- G+ R- B+",
        "R- B+ G- R- .  N  G- B+",
        "B- R+ R+ G+ N  .  B- G+",
        "R- G- B- R- G- B- .  N",
        "G+ R+ R+ B+ B+ G+ N  .",
    )
]
"""The result table as printed on the rules page."""

World = tuple[int, ...]
"""The formula of each ingredient, by number."""

WORLDS = list(permutations(range(8)))


def result(world: World, pair: tuple[int, int]) -> str:
    return MIXED[world[pair[0]]][world[pair[1]]]


def sign(world: World, ingredient: int, colour: int) -> str:
    return FORMULAS[world[ingredient]][colour]


def quality(potion: str, order: str) -> str:
    if potion == order:
        return "exact"
    if potion == "N":
        return "neutral"
    return "right-sign" if potion[1] == order[1] else "wrong-sign"


def chances(weighed: list[tuple[World, float]], of: Callable[[World], str]) -> dict[str, float]:
    """Return how likely each answer is over worlds with their odds."""
    total = sum(odds for _, odds in weighed)
    found: dict[str, float] = {}
    for world, odds in weighed:
        found[of(world)] = found.get(of(world), 0.0) + odds / total
    return found


def bits(found: dict[str, float]) -> float:
    return -sum(chance * log2(chance) for chance in found.values() if chance > 0)
