"""What a position of Potion-Making is worth to a seat after its turn, by rules of thumb."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from retorta.core.words import Seat
from retorta.games.potion_making.cards import POINTS, RECIPE, Face
from retorta.games.potion_making.rules.recipes import lacking, supply
from retorta.games.potion_making.state import PotionMaking

READY: Final = 0.45
"""What a point is worth in a recipe that could be built now, but has to wait a round."""
ONE_SHORT: Final = 0.15
"""The same where one ingredient is missing."""
FAR_OFF: Final = 0.04
"""The same where more is missing."""
LATER: Final = 0.6
"""A recipe waits for the better ones in hand: each next one is worth this part."""
SPELL_IN_HAND: Final = 1.6
"""What a spell is worth that is kept for a better moment, while the deck lasts."""
LONG_DECK: Final = 12
"""Below so many cards in the deck a kept spell loses its worth."""
BUILT: Final = 0.12
"""What a point is worth in an own built recipe: others pay half to use it."""
SHARE_OF_RIVALS: Final[list[float]] = [0.0, 1.0, 0.9, 0.6, 0.5, 0.4, 0.35]
"""What a point given to one rival costs, by the number of players."""
OPENED: Final = 0.3
"""How far the recipes that the table now offers to rivals are feared."""


class Judgement:
    """Rules of thumb, replaced by values learned from games if there are any."""

    def worth(self, table: PotionMaking, seat: Seat) -> float:
        """Return how much a seat likes the table at the end of its turn, in points."""
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
    """Return what the cards of a hand promise: the best first, the others later."""
    promises = [promise(state, face, there) for face in state.hands[seat]]
    promises.sort(reverse=True)
    worth = 0.0
    part = 1.0
    for value in promises:
        worth += part * value
        part *= LATER
    return worth


def promise(state: PotionMaking, face: Face, there: i64) -> float:
    """Return what a card in hand is worth if it is not played yet."""
    if RECIPE[face] < 0:
        return SPELL_IN_HAND * min(1.0, len(state.deck) / LONG_DECK)
    points = POINTS[RECIPE[face]]
    lacks = lacking(there, face)
    if lacks == 0:
        return READY * points
    return (ONE_SHORT if lacks & (lacks - 1) == 0 else FAR_OFF) * points


def offered(table: PotionMaking, seat: Seat, there: i64) -> float:
    """Return the points rivals may be expected to build next, as far as anybody can tell.

    It looks at all the cards the seat cannot see as one heap, so a dream tells no more
    than the truth would.
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
    """Return all cards but those of a seat and those on the table: the deck and the other hands."""
    heaps = [table.deck]
    for owner in range(table.seats):
        if owner != seat:
            heaps.append(table.hands[owner])
    return heaps


def held_by_others(table: PotionMaking, seat: Seat) -> int:
    """Return how many of them are in hands."""
    held = 0
    for owner in range(table.seats):
        if owner != seat:
            held += len(table.hands[owner])
    return held
