"""5.2 Gems: runs of consecutive classes, counted by their squares."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from retorta.core.agenda import Step
from retorta.core.dealer import Dealer
from retorta.games.laar.cards import CLASSES, GEM, SpellKind
from retorta.games.laar.events import GemsCounted
from retorta.games.laar.rules.spices import CountSpices
from retorta.games.laar.rules.stacks import Goods, from_first, table_of
from retorta.games.laar.state import NOTHING, Laar

_GEM_SHIFT: Final[int] = int(SpellKind.GEM_SHIFT)
_NIBBLE: Final = 4
"""Bits for the number of gems of one class, where all numbers are packed into one."""
_MOST: Final = 15
"""What those bits hold; twelve rounds bring at most twelve gems."""
_CHANGED: Final[dict[int, int]] = {}
"""A cache of the points by gems and number of changes, packed: counting is slow, and there are
only about ten thousand different cases."""


@dataclass
class CountGems(Step):
    """5.2 Everybody turns up their gems and splits them into runs."""

    def resume(self, state: Laar, dealer: Dealer) -> None:
        table = table_of(state)
        state.sheet[GEM] = [points_for_gems(goods) for goods in table]
        state.agenda[-1] = CountSpices()
        if not dealer.listening:
            return
        for seat in from_first(state):
            if not table[seat].gems:
                continue
            runs = ["-".join([str(gem) for gem in run]) for run in best_runs(table[seat])]
            cards = [card + 1 for card in state.stacks[seat][GEM]]
            points = state.sheet[GEM][seat]
            dealer.announce(GemsCounted(seat, cards, list(table[seat].gems), runs, points))

    def copy(self) -> CountGems:
        return CountGems()


def points_for_gems(goods: Goods) -> int:
    """5.2 Return the points of the best split, classes changed by spells where that is better."""
    if not goods.gems:
        return 0
    counts = counts_of(goods.gems)
    shifts = shifts_of(goods)
    if not shifts:
        return points_of_best_split(counts)
    key = packed(counts) << _NIBBLE | shifts
    points = _CHANGED.get(key, NOTHING)
    if points == NOTHING:
        points = points_of_best_split(unpacked(best_changes(counts, shifts)[-1]))
        _CHANGED[key] = points
    return points


def best_runs(goods: Goods) -> list[list[int]]:
    """5.2 Return the best split: every run as the classes of its gems, changes made."""
    changes = best_changes(counts_of(goods.gems), shifts_of(goods))
    return split(unpacked(changes[-1]))


def best_shifts(goods: Goods) -> list[tuple[int, int]]:
    """5.2 Return which classes the spells change into which, one change after the other."""
    changes = best_changes(counts_of(goods.gems), shifts_of(goods))
    steps: list[tuple[int, int]] = []
    for place in range(1, len(changes)):
        before, after = unpacked(changes[place - 1]), unpacked(changes[place])
        gained = [after[gem] - before[gem] for gem in range(CLASSES)]
        steps.append((gained.index(-1) + 1, gained.index(1) + 1))
    return steps


def shifts_of(goods: Goods) -> int:
    """5.1 Return how many spells change the class of a gem by 1."""
    shifts = 0
    for spell in goods.spells:
        if spell.kind == _GEM_SHIFT:
            shifts += 1
    return shifts


def counts_of(gems: list[int]) -> list[int]:
    """Return how many gems of each class there are."""
    counts = [0] * CLASSES
    for gem in gems:
        counts[gem - 1] += 1
    return counts


def packed(counts: list[int]) -> int:
    """Return the numbers of gems as one number, to be found in a dictionary."""
    key = 0
    for gem in range(CLASSES):
        key |= counts[gem] << (_NIBBLE * gem)
    return key


def unpacked(key: int) -> list[int]:
    """Return the number of gems of each class in a packed number."""
    return [(key >> (_NIBBLE * gem)) & _MOST for gem in range(CLASSES)]


def best_changes(counts: list[int], shifts: int) -> list[int]:
    """Return the way from the gems as they are to the best they can become, packed.

    All that can be reached is looked at, fewer changes first; of equal results the nearest
    counts. Once all gems are one run there is nothing better.
    """
    start = packed(counts)
    came_from: dict[int, int] = {start: start}
    best = start
    most = points_of_best_split(counts)
    gems = sum(counts)
    perfect = gems * gems if gems <= CLASSES else -1
    reached = [start]
    for _ in range(shifts):
        if most == perfect:
            break
        further: list[int] = []
        for key in reached:
            for after in one_shift_from(key):
                if after in came_from:
                    continue
                came_from[after] = key
                further.append(after)
                points = points_of_best_split(unpacked(after))
                if points > most:
                    most = points
                    best = after
        reached = further
    way = [best]
    while best != start:
        best = came_from[best]
        way.append(best)
    way.reverse()
    return way


def one_shift_from(key: int) -> list[int]:
    """5.1 Return every change of one gem to a neighbouring class; 8 and 1 are neighbours."""
    changed: list[int] = []
    for gem in range(CLASSES):
        if not (key >> (_NIBBLE * gem)) & _MOST:
            continue
        without = key - (1 << (_NIBBLE * gem))
        changed.append(without + (1 << (_NIBBLE * ((gem + 1) % CLASSES))))
        changed.append(without + (1 << (_NIBBLE * ((gem + CLASSES - 1) % CLASSES))))
    return changed


def points_of_best_split(counts: list[int]) -> int:
    """5.2 Return the points of the best split of these gems.

    Where a class is missing the circle is cut there, and lengthening the longest run is
    best. Where none is, some gem of the rarest class is in some run: all of those are tried.
    """
    rarest = rarest_class(counts)
    if not counts[rarest]:
        return points_from_cut(counts, rarest)
    most = 0
    for length in range(1, CLASSES + 1):
        for back in range(length):
            first = (rarest + CLASSES - back) % CLASSES
            rest = without_run(counts, first, length)
            most = max(most, length * length + points_of_best_split(rest))
    return most


def points_from_cut(counts: list[int], cut: int) -> int:
    """Return the points of the best split when no gem has the class *cut*.

    Runs are followed round the circle from there. Where fewer gems follow than runs arrive,
    the longest go on: the same tail adds most to the square of the longest.
    """
    points = 0
    open_runs: list[int] = []
    for step in range(1, CLASSES + 1):
        count = counts[(cut + step) % CLASSES]
        while len(open_runs) > count:
            length = open_runs.pop()
            points += length * length
        for run in range(len(open_runs)):
            open_runs[run] += 1
        while len(open_runs) < count:
            open_runs.append(1)
    return points


def rarest_class(counts: list[int]) -> int:
    """Return the class, from 0, of which there are fewest gems."""
    rarest = 0
    for gem in range(CLASSES):
        if counts[gem] < counts[rarest]:
            rarest = gem
    return rarest


def without_run(counts: list[int], first: int, length: int) -> list[int]:
    """Return the gems that are left when a run is taken away."""
    rest = counts.copy()
    for step in range(length):
        rest[(first + step) % CLASSES] -= 1
    return rest


def split(counts: list[int]) -> list[list[int]]:
    """5.2 Return the runs of the best split, longest first, each as its classes.

    It is found by the points: a run belongs to a best split when the rest makes up for it.
    """
    runs: list[list[int]] = []
    points = points_of_best_split(counts)
    while points:
        first, length = run_of_best_split(counts, points)
        runs.append([(first + step) % CLASSES + 1 for step in range(length)])
        counts = without_run(counts, first, length)
        points -= length * length
    return runs


def run_of_best_split(counts: list[int], points: int) -> tuple[int, int]:
    """Return the longest run, as first class and length, that some best split has."""
    for length in range(CLASSES, 0, -1):
        for first in range(CLASSES):
            rest = without_run(counts, first, length)
            if min(rest) >= 0 and points_of_best_split(rest) + length * length == points:
                return first, length
    raise AssertionError("gems that make no run")
