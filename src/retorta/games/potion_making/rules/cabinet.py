"""3.2 The cabinet of elements; 5. the two cards that carry three elements."""

from __future__ import annotations

from typing import Final

from retorta.core.dealer import Dealer
from retorta.games.potion_making.cards import ELEMENT, ELEMENTS, NOTHING, RECIPE, SPELL, Card, Face
from retorta.games.potion_making.events import ElementPlayed
from retorta.games.potion_making.state import PotionMaking

POINTS_FOR_NEW_ELEMENT: Final = 1


def lay(state: PotionMaking, face: Face) -> None:
    """3.2 A card goes on top of its stack, a spell card always to the bottom.

    5. A triple card lies apart, by itself.
    """
    element = ELEMENT[face]
    if element == NOTHING:
        state.apart.append(face)
    elif SPELL[face] == NOTHING:
        state.stacks[element].append(face)
    else:
        state.stacks[element].insert(0, face)


def take_out(state: PotionMaking, face: Face) -> None:
    """Take a triple card, or the top card of a stack, out of the cabinet."""
    element = ELEMENT[face]
    if element == NOTHING:
        state.apart.remove(face)
    else:
        state.stacks[element].pop()


def is_there(state: PotionMaking, element: int) -> bool:
    """5. An element is there as a stack, or on a triple card that lies in the cabinet."""
    if state.stacks[element]:
        return True
    for triple in state.apart:
        if element in ELEMENTS[triple]:
            return True
    return False


def is_on_top(state: PotionMaking, face: Face) -> bool:
    """Whether a card can be reached: as the top of its stack, or apart as a triple card."""
    element = ELEMENT[face]
    if element == NOTHING:
        return face in state.apart
    stack = state.stacks[element]
    return bool(stack) and stack[-1] == face


def tops(state: PotionMaking) -> list[Face]:
    """Return the top card of every stack, then the triple cards."""
    reachable = [stack[-1] for stack in state.stacks if stack]
    reachable.extend(state.apart)
    return reachable


def has_recipe_on_top(state: PotionMaking) -> bool:
    """Whether some card that can be reached in the cabinet is no spell."""
    for face in tops(state):
        if RECIPE[face] >= 0:
            return True
    return False


def cards_inside(state: PotionMaking) -> list[Face]:
    """Return every card of the cabinet once, in the order of the stacks."""
    inside: list[Face] = []
    for stack in state.stacks:
        for face in stack:
            if face not in inside:
                inside.append(face)
    inside.extend(state.apart)
    return inside


def points_as_element(state: PotionMaking, face: Face) -> int:
    """3.2 A point for an element that is not there; 5. for each such one of a triple card."""
    points = 0
    for element in ELEMENTS[face]:
        if not is_there(state, element):
            points += POINTS_FOR_NEW_ELEMENT
    return points


def play_as_element(state: PotionMaking, face: Face, dealer: Dealer) -> None:
    """3.2 Lay a card into the cabinet, and score it."""
    points = points_as_element(state, face)
    lay(state, face)
    state.totals[state.active] += points
    state.from_elements[state.active] += points
    if dealer.listening:
        dealer.announce(ElementPlayed(state.active, Card(face), points))
