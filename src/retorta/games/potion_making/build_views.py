"""Builds the views of Potion-Making, from nothing but what the seat may see."""

from __future__ import annotations

from typing import Final

from retorta.core.door import deciders
from retorta.core.words import Seat
from retorta.games.potion_making.cards import Card, Element, Face
from retorta.games.potion_making.rules.destruction import ChooseWhatToKeep
from retorta.games.potion_making.rules.recipes import ChooseIngredient
from retorta.games.potion_making.rules.transformation import ChooseWhatToTurnInto
from retorta.games.potion_making.rules.turn import TakeTurn
from retorta.games.potion_making.state import PotionMaking
from retorta.games.potion_making.views import (
    BuiltView,
    OwnView,
    PlayerView,
    PointsView,
    PublicView,
    StackView,
)

CARDS: Final = tuple(Card)
ELEMENTS: Final = tuple(Element)
"""By their numbers: to look a member up takes longer."""


def public(state: PotionMaking) -> PublicView:
    """Return what everybody sees."""
    return _seen(state, forgets=True)


def recall(state: PotionMaking) -> PublicView:
    """Return what everybody knows who remembers every card that was taken openly."""
    return _seen(state, forgets=False)


def own(state: PotionMaking, seat: Seat) -> OwnView:
    """Return what *seat* sees besides: its hand."""
    return OwnView(seat, _cards(state.hands[seat]))


def _seen(state: PotionMaking, forgets: bool) -> PublicView:
    place = _about_place(state)
    return PublicView(
        deciders=deciders(state),
        active=state.active,
        about=None if place is None else CARDS[state.built[state.active][place].card],
        about_place=place,
        helpers=_helpers(state),
        plays_on=_plays_on(state),
        players=[
            PlayerView(
                cards=len(state.hands[owner]),
                shown=None if forgets else _cards(state.shown[owner]),
                built=[BuiltView(CARDS[b.card], _cards(b.under)) for b in state.built[owner]],
                points=state.totals[owner],
                sources=_sources(state, owner),
            )
            for owner in range(state.seats)
        ],
        stacks=[
            StackView(ELEMENTS[element], _cards(stack))
            for element, stack in enumerate(state.stacks)
            if stack
        ],
        apart=_cards(state.apart),
        returning=_cards(state.returning),
        deck=len(state.deck),
    )


def _sources(state: PotionMaking, owner: Seat) -> PointsView:
    elements, halves = state.from_elements[owner], state.from_halves[owner]
    return PointsView(elements, state.totals[owner] - elements - halves, halves)


def _cards(faces: list[Face]) -> list[Card]:
    return [CARDS[face] for face in faces]


def _about_place(state: PotionMaking) -> int | None:
    step = state.agenda[-1] if state.agenda else None
    if isinstance(step, ChooseIngredient):
        return len(state.built[state.active]) - 1
    if isinstance(step, ChooseWhatToKeep | ChooseWhatToTurnInto):
        return step.place
    return None


def _helpers(state: PotionMaking) -> list[Seat]:
    step = state.agenda[-1] if state.agenda else None
    return sorted(step.helpers) if isinstance(step, ChooseIngredient) else []


def _plays_on(state: PotionMaking) -> bool:
    """4.1 A turn waits below the question that a spell asks."""
    for step in state.agenda[:-1]:
        if isinstance(step, TakeTurn):
            return True
    return False
