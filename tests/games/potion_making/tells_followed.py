"""What happened after a move of Potion-Making, as its measures look it up."""

from __future__ import annotations

from typing import Any

from laws.tells_law import Followed

from retorta.core import door
from retorta.core.dealer import SeededDealer
from retorta.games.potion_making.cards import (
    ELEMENTS,
    NOTHING,
    RECIPE,
    SPELL,
    Card,
    Recipe,
    Spell,
)
from retorta.games.potion_making.events import (
    CardsReturned,
    RecipeBuilt,
)
from retorta.games.potion_making.moves import Build, Cast, PlayAsElement, UseBuilt, UseElement
from retorta.games.potion_making.state import PotionMaking


def first(followed: Followed, kind: type[Any]) -> Any:
    return next(event for event in followed.events if isinstance(event, kind))


def returned(followed: Followed) -> list[Card]:
    return [
        card
        for event in followed.events
        if isinstance(event, CardsReturned)
        for card in event.cards
    ]


def when_done(followed: Followed) -> PotionMaking:
    """The table when the recipe is built, or the spell has worked so far."""
    state: PotionMaking = followed.before.copy()
    dealer = SeededDealer(1)
    builds = isinstance(followed.move, Build | UseElement | UseBuilt)
    for move in [followed.move, *followed.answers]:
        door.play(state, followed.seat, move, dealer)
        if not builds or any(isinstance(event, RecipeBuilt) for event in dealer.events):
            break
    return state


def there(state: PotionMaking) -> set[int]:
    """The elements of the cabinet; cards on their way back into it are there."""
    lying = [*state.apart, *state.returning, *(face for stack in state.stacks for face in stack)]
    return {element for face in lying for element in ELEMENTS[face]}


def top(face: int) -> Recipe | Spell:
    return Spell(SPELL[face]) if RECIPE[face] == NOTHING else Recipe(RECIPE[face])


def played(followed: Followed) -> Card:
    assert isinstance(followed.move, PlayAsElement | Cast)
    return followed.move.card
