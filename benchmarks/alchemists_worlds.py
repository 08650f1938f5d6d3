"""How long the exact table and the advice of Alchemists take, in processor time.

    python benchmarks/alchemists_worlds.py

For what a player may know as a game goes on: the chance of every formula for every ingredient,
and all 28 experiments with the chances of their results and the bits they tell. Each figure is
the best of many runs, each from the facts anew; a median shows how much it varies.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Final

from retorta.games.alchemists import worlds
from retorta.games.alchemists.cards import PAIRS, Formula, Ingredient
from retorta.games.alchemists.companion.deduction import Deduction
from retorta.games.alchemists.companion.facts import Known, Mixed, Probable
from retorta.games.alchemists.companion.oracle import Oracle
from retorta.games.alchemists.worlds import Fact

RUNS: Final = 60
SETS: Final = 10
"""Sets of facts of each kind, drawn at random."""
KINDS: Final = (
    ("nothing known", 0, 0),
    ("one result", 1, 0),
    ("two results", 2, 0),
    ("four results", 4, 0),
    ("eight results", 8, 0),
    ("one theory", 0, 1),
    ("one result, one theory", 1, 1),
    ("two results, one theory", 2, 1),
    ("two results, three theories", 2, 3),
    ("four results, five theories", 4, 5),
    ("one result, five theories", 1, 5),
)
"""How many results of one's own, and how many theories of others that are 80 % likely."""


def facts_known(results: int, theories: int, luck: random.Random) -> list[Fact]:
    """Return the facts of somebody who made some experiments and saw some theories."""
    oracle = Oracle(tuple(luck.sample(list(Formula), len(Formula))))
    truth = oracle.reveal()
    mixed = [
        Mixed(Ingredient(one), Ingredient(other), oracle.mix(Ingredient(one), Ingredient(other)))
        for one, other in luck.sample(PAIRS, results)
    ]
    said = [
        Probable(Known(ingredient, truth[ingredient]), 0.8)
        for ingredient in luck.sample(list(Ingredient), theories)
    ]
    return [*mixed, *said]


def table_and_advice(facts: list[Fact]) -> tuple[list[list[float]], list[float]]:
    """Do what is measured."""
    deduction = Deduction.of(facts)
    return deduction.table, [each.bits for each in deduction.experiments()]


def milliseconds(work: Callable[[], object]) -> list[float]:
    """Return the processor time of many runs, shortest first."""
    found = []
    for _ in range(RUNS):
        begun = process_time()
        work()
        found.append((process_time() - begun) * 1000)
    return sorted(found)


def main() -> None:
    """Print the figures."""
    begun = process_time()
    worlds.lay_out()
    print(f"sets and rows of all worlds, once: {(process_time() - begun) * 1000:.1f} ms\n")
    print(f"{'known':30}{'worlds left':>14}{'best':>9}{'median':>9}{'worst set':>11}")
    for name, results, theories in KINDS:
        luck = random.Random(f"{name}")
        sets = [facts_known(results, theories, luck) for _ in range(SETS)]
        runs = [milliseconds(lambda facts=facts: table_and_advice(facts)) for facts in sets]  # type: ignore[misc]
        left = median(Deduction.of(facts).count for facts in sets)
        best = median(each[0] for each in runs)
        usual = median(median(each) for each in runs)
        worst = max(each[0] for each in runs)
        print(f"{name:30}{left:>14.0f}{best:>6.2f} ms{usual:>6.2f} ms{worst:>8.2f} ms")


if __name__ == "__main__":
    main()
