"""3.2 What a card brings as an element; 5. a triple card; 6. cards that return."""

from __future__ import annotations

from retorta.core.tells import Change, Effect, Fact
from retorta.core.words import Seat
from retorta.games.potion_making.cards import (
    ELEMENT,
    ELEMENTS,
    NOTHING,
    RECIPE,
    SPELL,
    Card,
    Element,
    Face,
    Recipe,
    Spell,
)
from retorta.games.potion_making.rules.cabinet import points_as_element
from retorta.games.potion_making.state import PotionMaking
from retorta.games.potion_making.tells.table import elements_there


def played_as_element(state: PotionMaking, seat: Seat, face: Face) -> list[Effect]:
    """3.2 Return the points, and what lies then in the drawer."""
    points = points_as_element(state, face)
    return [Change("points", seat, points, points), laid(state, face)]


def laid(state: PotionMaking, face: Face) -> Fact:
    """Return where a card comes to lie: on top, a spell at the bottom, a triple card apart."""
    element = ELEMENT[face]
    if element == NOTHING:
        return Fact("apart", {"elements": [Element(each) for each in ELEMENTS[face]]})
    stack = state.stacks[element]
    if SPELL[face] != NOTHING:
        return Fact("at-bottom", {"element": Element(element)})
    covers = [top_half(stack[-1])] if stack else []
    return Fact("on-top", {"element": Element(element), "height": len(stack) + 1, "covers": covers})


def taken_out(before: PotionMaking, after: PotionMaking, element: int) -> list[Effect]:
    """Return what a card that leaves its stack lays open there, if there is anything below it."""
    stack = after.stacks[element]
    if not stack or len(stack) >= len(before.stacks[element]):
        return []
    if any(ELEMENT[face] == element for face in after.returning):
        return []
    return [Fact("uncovers", {"element": Element(element), "top": top_half(stack[-1])})]


def gone(before: PotionMaking, ends: list[PotionMaking]) -> list[Effect]:
    """Return the elements that the cabinet then lacks: the next of them scores a point again."""
    missing = elements_there(before)
    for end in ends:
        missing -= elements_there(end)
    if not missing:
        return []
    return [Fact("gone", {"elements": [Element(each) for each in sorted(missing)]})]


def put_back(state: PotionMaking, face: Face) -> list[Effect]:
    """6. Return what comes to lie on a card that is put back now."""
    above = state.returning.copy()
    above.remove(face)
    element = ELEMENT[face]
    cards = [Card(each) for each in sorted(above) if ELEMENT[each] == element]
    return [Fact("beneath", {"element": Element(element), "cards": cards})]


def top_half(face: Face) -> Recipe | Spell:
    """Return what a card shows above its element."""
    return Spell(SPELL[face]) if RECIPE[face] == NOTHING else Recipe(RECIPE[face])
