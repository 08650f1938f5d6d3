"""What each choice of Alchemists brings, held to what happens."""

from __future__ import annotations

from collections import Counter

from games.alchemists.tells_measured import MEASURED
from laws.laws import Table
from laws.tells_law import law_what_is_told_happens
from support.rich_alchemists import MOMENTS, RICH

from retorta.games.alchemists import BOX

SEEDS = 8
DAYS = 400

KINDS = {
    "change": MEASURED.changes,
    "fact": MEASURED.facts,
    "lacking": MEASURED.lacking,
    "pointless": MEASURED.pointless,
    "question fact": MEASURED.questions,
}
EVERYTHING = {f"{kind} {what}" for kind, measures in KINDS.items() for what in measures}


def table(number: int, rich: bool) -> Table:
    """Return a table: two to four seats, both levels, with the Publisher and without."""
    level = ("apprentice", "master")[number // 3 % 2]
    options = [("level", level), ("publisher", ("no", "yes")[number % 2])]
    if level == "master":
        options.append(("easing", "yes"))
    return Table(RICH if rich else BOX, 2 + number % 3, tuple(options))


def moments(seed: int) -> Counter[str]:
    met: Counter[str] = Counter()
    for number, box in enumerate(MOMENTS.values()):
        level = ("apprentice", "master")[(seed + number) % 2]
        options = (("level", level), ("publisher", "yes"))
        at = Table(box, 2 + (seed + number) % 3, options)
        met.update(law_what_is_told_happens(at, seed, MEASURED, every=40, moves=12))
    return met


def test_what_is_told_happens() -> None:
    met: Counter[str] = Counter()
    for seed in range(SEEDS):
        for rich in (False, True):
            found = law_what_is_told_happens(table(seed, rich), seed, MEASURED, every=9, dreams=3)
            met.update(found)
    for seed in range(2):
        met.update(moments(seed))
    print(sorted(met.items()))
    assert EVERYTHING - set(met) <= SELDOM


SELDOM: set[str] = set()
"""What a short run may miss."""
