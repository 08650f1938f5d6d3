"""5.4 Beasts: what the memo of this game says."""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from typing import Final

from retorta.core.agenda import Step
from retorta.core.dealer import Dealer
from retorta.games.laar.cards import BEAST, BEASTS, Beast, Memo
from retorta.games.laar.events import BeastsCounted, MadeSet
from retorta.games.laar.rules.stacks import from_first, table_of
from retorta.games.laar.rules.weapons import NameWards
from retorta.games.laar.state import NOTHING, Laar

REMEMBERED: Final = 12
"""Beasts of a stack whose points are remembered. No game brings anybody more goods than that."""
ONE_OF: Final[list[int]] = [(REMEMBERED + 1) ** beast for beast in range(BEASTS)]
"""What each beast adds to the number by which the points of a stack are remembered."""


@dataclass
class CountBeasts(Step):
    """5.4 Everybody splits their beasts into the sets of the memo."""

    def resume(self, state: Laar, dealer: Dealer) -> None:
        table = table_of(state)
        state.sheet[BEAST] = [points_for_beasts(goods.beasts, state.memo) for goods in table]
        state.agenda[-1] = NameWards(from_first(state))
        if not dealer.listening:
            return
        for seat in from_first(state):
            if not table[seat].beasts:
                continue
            sets = [
                MadeSet([Beast(beast) for beast in made], points)
                for made, points in best_sets(table[seat].beasts, state.memo)
            ]
            dealer.announce(BeastsCounted(seat, sets or None, state.sheet[BEAST][seat]))

    def copy(self) -> CountBeasts:
        return CountBeasts()


def points_for_beasts(beasts: list[int], memo: Memo) -> int:
    """5.4 Return the points of the best split, or of the order they were taken in."""
    if len(memo.next):
        points = 0
        for place in range(len(beasts) - 1):
            points += memo.next[beasts[place]][beasts[place + 1]]
        return points
    if len(beasts) > REMEMBERED:
        return best_split(counts_of(beasts), memo)[-1]
    key = 0
    for beast in beasts:
        key += ONE_OF[beast]
    points = memo.counted.get(key, NOTHING)
    if points == NOTHING:
        points = best_split(counts_of(beasts), memo)[-1]
        memo.counted[key] = points
    return points


def counts_of(beasts: list[int]) -> list[int]:
    """Return how many of each beast there are."""
    return [beasts.count(beast) for beast in range(BEASTS)]


def best_sets(beasts: list[int], memo: Memo) -> list[tuple[list[int], int]]:
    """5.4 Return the sets of the best split with their points; by order, beast for beast."""
    if len(memo.next):
        return [([one], memo.next[one][other]) for one, other in itertools.pairwise(beasts)]
    counts = counts_of(beasts)
    made: list[tuple[list[int], int]] = []
    while True:
        found = set_of_best_split(counts, memo)
        if found < 0:
            return made
        need = memo.needs[found]
        made.append(
            ([beast for beast in range(BEASTS) for _ in range(need[beast])], memo.worths[found])
        )
        counts = [counts[beast] - need[beast] for beast in range(BEASTS)]


def set_of_best_split(counts: list[int], memo: Memo) -> int:
    """Return the line of ``memo.needs`` with the largest set that some best split has, or -1."""
    best = best_split(counts, memo)
    strides = strides_of(counts)
    found = -1
    for line in range(len(memo.needs)):
        need = memo.needs[line]
        worth = memo.worths[line]
        if not worth or not fits(need, counts):
            continue
        rest = len(best) - 1
        for beast in range(BEASTS):
            rest -= need[beast] * strides[beast]
        if best[rest] + worth != best[-1]:
            continue
        if found < 0 or sum(memo.needs[line]) > sum(memo.needs[found]):
            found = line
    return found


def best_split(counts: list[int], memo: Memo) -> list[int]:
    """5.4 Return the most points for every smaller number of beasts, the whole stack last.

    A stack is its beasts without the last one, or a set and the best of the rest. Stacks are
    numbered so that taking beasts away always leads to a smaller number.
    """
    strides = strides_of(counts)
    stacks = strides[-1] * (counts[-1] + 1)
    needs: list[list[int]] = []
    worths: list[int] = []
    steps: list[int] = []
    for line in range(len(memo.needs)):
        need = memo.needs[line]
        if fits(need, counts):
            needs.append(need)
            worths.append(memo.worths[line])
            step = 0
            for beast in range(BEASTS):
                step += need[beast] * strides[beast]
            steps.append(step)
    best = [0] * stacks
    stack = [0] * BEASTS
    for number in range(1, stacks):
        next_stack(stack, counts)
        points = 0
        for beast in range(BEASTS):
            if stack[beast]:
                points = max(points, best[number - strides[beast]])
        for line in range(len(needs)):
            if fits(needs[line], stack):
                points = max(points, best[number - steps[line]] + worths[line])
        best[number] = points
    return best


def strides_of(counts: list[int]) -> list[int]:
    """Return how far apart two stacks are numbered that differ by one beast of each kind."""
    strides = [1] * BEASTS
    for beast in range(1, BEASTS):
        strides[beast] = strides[beast - 1] * (counts[beast - 1] + 1)
    return strides


def next_stack(stack: list[int], counts: list[int]) -> None:
    """Count on to the next smaller number of beasts, the first beast fastest."""
    for beast in range(BEASTS):
        if stack[beast] < counts[beast]:
            stack[beast] += 1
            return
        stack[beast] = 0


def fits(need: list[int], stack: list[int]) -> bool:
    """Return whether a set can be made of a stack."""
    for beast in range(BEASTS):
        if need[beast] > stack[beast]:
            return False
    return True
