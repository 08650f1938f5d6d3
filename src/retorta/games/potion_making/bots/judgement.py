"""The worth of a position of Potion-Making to a seat after its turn, by rules of thumb."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from retorta.core.words import Seat
from retorta.games.potion_making.cards import POINTS, RECIPE, Face
from retorta.games.potion_making.rules.recipes import lacking, supply
from retorta.games.potion_making.state import PotionMaking

READY: Final = 0.45
"""The worth of a point in a recipe that could be built now, but has to wait for a round."""
ONE_SHORT: Final = 0.15
"""The same if one ingredient is missing."""
FAR_OFF: Final = 0.04
"""The same if more is missing."""
LATER: Final = 0.6
"""A recipe has to wait for better ones in hand: each next one is worth this share."""
SPELL_IN_HAND: Final = 1.6
"""The worth of a spell kept for a better moment, while the deck lasts."""
LONG_DECK: Final = 12
"""If the deck has fewer cards than this, a kept spell loses worth."""
BUILT: Final = 0.12
"""The worth of a point in one's own built recipe: others pay half to use it."""
SHARE_OF_RIVALS: Final[list[float]] = [0.0, 1.0, 0.9, 0.6, 0.5, 0.4, 0.35]
"""The cost of a point given to one rival, by the number of players."""
OPENED: Final = 0.3
"""The weight of the recipes that rivals may build from the table."""


class Judgement:
    """Rules of thumb, replaced by values learned from games if there are any."""

    def worth(self, table: PotionMaking, seat: Seat) -> float:
        """Return the worth of the table to a seat at the end of its turn, in points."""
        there = supply(table)
        share = SHARE_OF_RIVALS[table.seats]
        liked = table.totals[seat] - share * (sum(table.totals) - table.totals[seat])
        if table.agenda:
            liked += in_hand(table, seat, there)
        for built in table.built[seat]:
            liked += BUILT * POINTS[RECIPE[built.card]]
        return liked - OPENED * share * offered(table, seat, there)


RULES_OF_THUMB: Final = Judgement()


def in_hand(state: PotionMaking, seat: Seat, there: i64) -> float:
    """Return the expected worth of a hand: the best card first, the others later."""
    promises = [promise(state, face, there) for face in state.hands[seat]]
    promises.sort(reverse=True)
    worth = 0.0
    part = 1.0
    for value in promises:
        worth += part * value
        part *= LATER
    return worth


def promise(state: PotionMaking, face: Face, there: i64) -> float:
    """Return the worth of a card in hand that is not played yet."""
    if RECIPE[face] < 0:
        return SPELL_IN_HAND * min(1.0, len(state.deck) / LONG_DECK)
    points = POINTS[RECIPE[face]]
    lacks = lacking(there, face)
    if lacks == 0:
        return READY * points
    return (ONE_SHORT if lacks & (lacks - 1) == 0 else FAR_OFF) * points


def offered(table: PotionMaking, seat: Seat, there: i64) -> float:
    """Return the points that rivals are expected to build next, as far as anybody can tell.

    All cards that the seat cannot see are treated as one heap, so the result is the same in a
    dream and in the true state.
    """
    held = held_by_others(table, seat)
    if not held:
        return 0.0
    open_to_all = 0
    for heap in not_in_hand(table, seat):
        for face in heap:
            if RECIPE[face] >= 0 and lacking(there, face) == 0:
                open_to_all += POINTS[RECIPE[face]]
    return open_to_all * held / (held + len(table.deck))


def not_in_hand(table: PotionMaking, seat: Seat) -> list[list[Face]]:
    """Return all cards except a seat's and those on the table: the deck and the other hands."""
    heaps = [table.deck]
    for owner in range(table.seats):
        if owner != seat:
            heaps.append(table.hands[owner])
    return heaps


def held_by_others(table: PotionMaking, seat: Seat) -> int:
    """Return the number of them that are in hands."""
    held = 0
    for owner in range(table.seats):
        if owner != seat:
            held += len(table.hands[owner])
    return held
