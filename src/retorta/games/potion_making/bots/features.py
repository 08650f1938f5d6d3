"""What a player of Potion-Making has at the end of a turn, in words of the rulebook.

Each thing has a value at the end and one for every turn to come. The rivals' hands are described
only as far as anybody could know them: all cards that the seat cannot see are treated as one heap.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from retorta.core.words import Seat
from retorta.games.potion_making.bots.judgement import held_by_others, not_in_hand
from retorta.games.potion_making.cards import (
    BIT,
    ELEMENT_COUNT,
    ELEMENTS,
    NEEDS,
    POINTS,
    RECIPE,
    SECOND_BIT,
    SERVES_AS,
    SERVES_AS_ANY,
    SPELL,
    Face,
    Spell,
)
from retorta.games.potion_making.rules.recipes import lacking, share_of, supply
from retorta.games.potion_making.state import Built, PotionMaking

TO_BUILD: Final = 0
ELEMENT_SHORT: Final = 1
RECIPE_SHORT: Final = 2
FURTHER_OFF: Final = 3
SHORTAGES: Final = ("to build", "an element short", "a recipe short", "further off")

# The index of each thing.
BEST: Final = 4
SPELLS: Final = 5
NEW: Final = 8
BUILT: Final = 9
RIVALS: Final = 10
HALVES: Final = 13
THINGS: Final = [
    *(f"points of recipes in hand, {short}" for short in SHORTAGES),
    "points of the best recipe in hand, to build",
    *(f"spells of {spell.name.capitalize()} in hand" for spell in Spell),
    "elements in hand that are new to the cabinet",
    "points of own built recipes",
    *(f"points of recipes that rivals may hold, {short}" for short in SHORTAGES[:FURTHER_OFF]),
    "halves of such recipes that can use an own one, to build",
]
EACH_TURN: Final = ", each turn to come"
AHEAD: Final = "points ahead of the others"
NAMES: Final = [*THINGS, *(thing + EACH_TURN for thing in THINGS), AHEAD]


def features(state: PotionMaking, seat: Seat) -> list[float]:
    """Return what *seat* has, in the order of the names."""
    had = told(state, seat)
    turns = cards_left(state) / state.seats
    return [*had, *[each * turns for each in had], lead(state.totals, seat)]


def told(state: PotionMaking, seat: Seat) -> list[float]:
    """Return what *seat* has, in the order of the things."""
    there = supply(state)
    had = [0.0] * len(THINGS)
    for face in state.hands[seat]:
        for element in ELEMENTS[face]:
            if there & BIT[element] == 0:
                had[NEW] += 1.0
        if RECIPE[face] < 0:
            had[SPELLS + SPELL[face]] += 1.0
            continue
        points = POINTS[RECIPE[face]]
        short = shortage(there, face)
        had[short] += points
        if short == TO_BUILD and points > had[BEST]:
            had[BEST] = float(points)
    for built in state.built[seat]:
        had[BUILT] += POINTS[RECIPE[built.card]]
    tell_rivals(state, seat, there, had)
    return had


def tell_rivals(state: PotionMaking, seat: Seat, there: i64, had: list[float]) -> None:
    """Add what rivals are expected to hold, as far as anybody can tell."""
    held = held_by_others(state, seat)
    if not held:
        return
    own = served(state.built[seat])
    to_build: i64 = 0
    element_short: i64 = 0
    recipe_short: i64 = 0
    halves: i64 = 0
    for heap in not_in_hand(state, seat):
        for face in heap:
            if RECIPE[face] < 0:
                continue
            short = shortage(there, face)
            points = POINTS[RECIPE[face]]
            if short == TO_BUILD:
                to_build += points
                if own & NEEDS[RECIPE[face]]:
                    halves += share_of(points)
            elif short == ELEMENT_SHORT:
                element_short += points
            elif short == RECIPE_SHORT:
                recipe_short += points
    likely = held / (held + len(state.deck))
    had[RIVALS + TO_BUILD] = likely * float(to_build)
    had[RIVALS + ELEMENT_SHORT] = likely * float(element_short)
    had[RIVALS + RECIPE_SHORT] = likely * float(recipe_short)
    had[HALVES] = likely * float(halves)


def served(row: list[Built]) -> i64:
    """Return the ingredients that some built recipes can serve as, as bits."""
    bits: i64 = 0
    for built in row:
        bits |= BIT[SERVES_AS[built.card]]
        kind = SERVES_AS_ANY[built.card]
        if kind >= 0:
            bits |= BIT[kind] | SECOND_BIT[kind]
    return bits


def shortage(there: i64, face: Face) -> int:
    """Return what is missing on the table for a recipe."""
    lacks = lacking(there, face)
    if lacks == 0:
        return TO_BUILD
    if lacks & (lacks - 1):
        return FURTHER_OFF
    return ELEMENT_SHORT if lacks < 1 << ELEMENT_COUNT else RECIPE_SHORT


def cards_left(state: PotionMaking) -> int:
    """Return the number of cards still to be played."""
    cards = len(state.deck)
    for hand in state.hands:
        cards += len(hand)
    return cards


def lead(points: list[int], seat: Seat) -> float:
    """Return how far *seat* is ahead of the mean of the others."""
    return points[seat] - (sum(points) - points[seat]) / (len(points) - 1)
