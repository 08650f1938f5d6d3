"""What a player of Potion-Making has when a turn begins, as numbers to learn from.

Each is counted once, and once more for every turn the player has to come. Of the rivals' hands
only that is told which anybody could tell: all cards the seat cannot see are one heap.
"""

from __future__ import annotations

from typing import Final

from retorta.bots.features import Features
from retorta.core.words import Seat
from retorta.games.potion_making.cards import (
    ELEMENT_COUNT,
    ELEMENTS,
    INGREDIENTS,
    POINTS,
    RECIPE,
    SERVES_AS,
    SERVES_AS_ANY,
    SPELL,
    Face,
    Spell,
)
from retorta.games.potion_making.rules.recipes import missing, serves, share_of, supply
from retorta.games.potion_making.state import Built, PotionMaking

READY: Final = 0
ELEMENT_SHORT: Final = 1
RECIPE_SHORT: Final = 2
FAR_OFF: Final = 3
SHORTAGES: Final = ("to build", "an element short", "a recipe short", "further off")
CLASSES: Final[list[int]] = sorted(set(POINTS))
"""The points a recipe can score."""
CLASS: Final[list[int]] = [CLASSES.index(points) for points in POINTS]
"""Which of them each recipe scores."""
NOTED: Final = 5
"""After so many cards played everything is noted: the same luck would teach nothing twice."""
EACH_TURN: Final = ", each turn to come"
AHEAD: Final = "points ahead of the others"

# Where each thing stands among the names.
_RECIPES: Final = len(CLASSES)
_SPELLS: Final = 4 * _RECIPES
_NEW: Final = _SPELLS + 3
_BEST: Final = _NEW + 2
_COMBINED: Final = _BEST + 2
_BORROWED: Final = _COMBINED + 1
_BUILT: Final = _BORROWED + 1
_WAITING: Final = _BUILT + 1
_RIVAL: Final = _WAITING + 3
_SHORT: Final = _RIVAL + _RECIPES
_HALVES: Final = _SHORT + 2
_ABSENT: Final = _HALVES + 2
_EVERYBODY: Final = _ABSENT + 1

_HAD: Final = [
    *(f"recipe of {points} points, {short}" for short in SHORTAGES for points in CLASSES),
    *(f"spell of {spell.name.lower()}" for spell in Spell),
    "elements in hand that are new to the cabinet",
    "new elements of one card, nothing to build",
    "points of the best recipe to build",
    "points of the second best recipe to build",
    "points of recipes whose missing element is in hand",
    "points of recipes to build that need a rival's",
    "points of own built recipes",
    "it is the player's turn",
    "players before the next turn",
    "points of the best recipe to build, each player before the next turn",
    *(f"a rival's recipe of {points} points, to build" for points in CLASSES),
    "points of a rival's recipes, an element short",
    "points of a rival's recipes, a recipe short",
    "halves from rivals' recipes to build",
    "halves from rivals' recipes further off",
    "elements not in the cabinet",
    "everybody",
]
NAMES: Final = [*_HAD, *(had + EACH_TURN for had in _HAD), AHEAD]


class Tally:
    """Takes down how much there is of each thing.

    Who only wants to know what it all comes to weighs it at once: a search does so for every
    seat of every dream.
    """

    def __init__(self) -> None:
        self.had: list[float] = [0.0] * len(_HAD)

    def add(self, thing: int, amount: float) -> None:
        self.had[thing] += amount


def features(state: PotionMaking, seat: Seat) -> list[float]:
    """Return what *seat* has, in the order of ``NAMES``."""
    there = supply(state)
    tally = Tally()
    tell_hand(state, seat, there, tally)
    tell_table(state, seat, there, tally)
    tally.add(_EVERYBODY, 1.0)
    had = tally.had
    turns = turns_to_come(state)
    return [*had, *[each * turns for each in had], lead(state.totals, seat)]


def turns_to_come(state: PotionMaking) -> float:
    """Return how many cards each player is to play, on average."""
    cards = len(state.deck)
    for hand in state.hands:
        cards += len(hand)
    return cards / state.seats


def lead(points: list[int], seat: Seat) -> float:
    """Return how far *seat* is ahead of the mean of the others."""
    return points[seat] - (sum(points) - points[seat]) / max(len(points) - 1, 1)


def shortage(there: list[int], face: Face) -> int:
    """Return what is missing on the table for a recipe."""
    lacking = 0
    found = READY
    for ingredient in INGREDIENTS[RECIPE[face]]:
        if there[ingredient] == 0:
            lacking += 1
            found = ELEMENT_SHORT if ingredient < ELEMENT_COUNT else RECIPE_SHORT
    if lacking > 1:
        return FAR_OFF
    if lacking == 0 and missing(there, face) is not None:
        # One of two great elixirs, or of two talismans.
        return RECIPE_SHORT
    return found


def tell_hand(state: PotionMaking, seat: Seat, there: list[int], tally: Tally) -> None:
    """Tell what a hand holds, and what its owner has built."""
    hand = state.hands[seat]
    most_new = 0
    best = 0
    second = 0
    for face in hand:
        new = 0
        for element in ELEMENTS[face]:
            if there[element] == 0:
                new += 1
        if new:
            tally.add(_NEW, new)
            most_new = max(most_new, new)
        recipe = RECIPE[face]
        if recipe < 0:
            tally.add(_SPELLS + SPELL[face], 1.0)
            continue
        points = POINTS[recipe]
        short = shortage(there, face)
        tally.add(short * _RECIPES + CLASS[recipe], 1.0)
        if short == READY:
            if points > best:
                second = best
                best = points
            elif points > second:
                second = points
            if needs_others(state.built[seat], face):
                tally.add(_BORROWED, points)
        elif short == ELEMENT_SHORT and is_in_hand(hand, there, face):
            tally.add(_COMBINED, points)
    if best == 0:
        tally.add(_NEW + 1, most_new)
    tally.add(_BEST, best)
    tally.add(_BEST + 1, second)
    for built in state.built[seat]:
        tally.add(_BUILT, POINTS[RECIPE[built.card]])
    before = (seat - state.active) % state.seats
    if before == 0:
        tally.add(_WAITING, 1.0)
    tally.add(_WAITING + 1, before)
    tally.add(_WAITING + 2, best * before)


def needs_others(own: list[Built], face: Face) -> bool:
    """Whether a recipe takes a built one that is not among one's own."""
    for ingredient in INGREDIENTS[RECIPE[face]]:
        if ingredient >= ELEMENT_COUNT:
            for built in own:
                if serves(built.card, ingredient):
                    break
            else:
                return True
    return False


def is_in_hand(hand: list[Face], there: list[int], face: Face) -> bool:
    """Whether another card of the hand is the element that a recipe lacks."""
    for ingredient in INGREDIENTS[RECIPE[face]]:
        if there[ingredient] == 0:
            for other in hand:
                if other != face and ingredient in ELEMENTS[other]:
                    return True
    return False


def tell_table(state: PotionMaking, seat: Seat, there: list[int], tally: Tally) -> None:
    """Tell what a rival may be expected to make of the table, as far as anybody can tell."""
    for element in range(ELEMENT_COUNT):
        if there[element] == 0:
            tally.add(_ABSENT, 1.0)
    unseen = state.deck.copy()
    held = 0
    for owner in range(state.seats):
        if owner != seat:
            unseen.extend(state.hands[owner])
            held += len(state.hands[owner])
    if not unseen:
        return
    of_all = held / len(unseen)
    of_one = of_all / (state.seats - 1)
    for face in unseen:
        recipe = RECIPE[face]
        if recipe < 0:
            continue
        short = shortage(there, face)
        if short == FAR_OFF:
            continue
        if short == READY:
            tally.add(_RIVAL + CLASS[recipe], of_one)
        else:
            tally.add(_SHORT + short - ELEMENT_SHORT, of_one * POINTS[recipe])
        if uses_one_of(state.built[seat], face):
            half = of_all * share_of(POINTS[recipe])
            tally.add(_HALVES if short == READY else _HALVES + 1, half)


def uses_one_of(row: list[Built], face: Face) -> bool:
    """Whether a recipe can take one of these built recipes."""
    for ingredient in INGREDIENTS[RECIPE[face]]:
        for built in row:
            if SERVES_AS[built.card] == ingredient or SERVES_AS_ANY[built.card] == ingredient:
                return True
    return False


def moment(state: PotionMaking) -> int:
    """Return a number that changes when there is something to note: every fifth card.

    So it is everybody's turn equally often, with up to four players and with six.
    """
    return (len(state.deck) + sum(map(len, state.hands))) // NOTED


FEATURES: Final = Features(NAMES, {AHEAD: 1.0}, moment, features, aim=lead)
