"""4.4 The spell of Transformation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from retorta.core.agenda import Step
from retorta.core.dealer import Dealer
from retorta.core.words import Move, Rule, Seat
from retorta.games.potion_making.cards import RECIPE, Card, Face
from retorta.games.potion_making.events import RecipeTransformed
from retorta.games.potion_making.moves import TRANSFORMATIONS, TURNINGS, Transform, TurnInto
from retorta.games.potion_making.rules.asking import ask
from retorta.games.potion_making.rules.cabinet import (
    cards_inside,
    has_recipe_on_top,
    is_on_top,
    take_out,
    tops,
)
from retorta.games.potion_making.rules.recipes import built_on_the_table, place_of
from retorta.games.potion_making.rules.returning import return_cards
from retorta.games.potion_making.state import Built, PotionMaking

NOTHING_TO_TRANSFORM: Final = Rule("potion-making", "nothing-to-transform", "4.4")
NOTHING_TO_TURN_INTO: Final = Rule("potion-making", "nothing-to-turn-into", "4.4")
TRANSFORM_YOUR_OWN: Final = Rule("potion-making", "transform-your-own", "4.4")
TURN_INTO_TOP: Final = Rule("potion-making", "turn-into-top", "4.4")
TURN_INTO_A_RECIPE: Final = Rule("potion-making", "turn-into-a-recipe", "4.4")


def objection_to_transformation(state: PotionMaking, seat: Seat) -> Rule | None:
    """4.4 There must be a recipe of the caster's, and one on top of a stack to turn it into."""
    if not state.built[seat]:
        return NOTHING_TO_TRANSFORM
    return None if has_recipe_on_top(state) else NOTHING_TO_TURN_INTO


@dataclass
class ChooseWhatToTransform(Step):
    """4.4 Transformation: one of your own built recipes is given up."""

    def question(self) -> str:
        return "choose-what-to-transform"

    def deciders(self, state: PotionMaking) -> list[Seat]:
        return [state.active]

    def candidates(self, state: PotionMaking, seat: Seat) -> list[Move]:
        return built_on_the_table(state, TRANSFORMATIONS)

    def objection(self, state: PotionMaking, seat: Seat, move: Move) -> Rule | None:
        if not isinstance(move, Transform):
            return None
        if move.owner != seat:
            return TRANSFORM_YOUR_OWN
        if place_of(state, seat, move.card, move.nth) < 0:
            return TRANSFORM_YOUR_OWN
        return None

    def take(self, state: PotionMaking, seat: Seat, move: Move, dealer: Dealer) -> None:
        assert isinstance(move, Transform)
        state.agenda.pop()
        place = place_of(state, seat, move.card, move.nth)
        ask(state, ChooseWhatToTurnInto(place), dealer)

    def copy(self) -> ChooseWhatToTransform:
        return ChooseWhatToTransform()


@dataclass(init=False)
class ChooseWhatToTurnInto(Step):
    """4.4 Transformation: a recipe from the top of a stack takes its place, without points.

    It is chosen before the old cards return: ``docs/rules/potion_making.md#rulings`` (5).
    """

    place: int
    """Where the old recipe lies in the active player's row."""

    def __init__(self, place: int) -> None:
        self.place = place

    def question(self) -> str:
        return "choose-what-to-turn-into"

    def deciders(self, state: PotionMaking) -> list[Seat]:
        return [state.active]

    def candidates(self, state: PotionMaking, seat: Seat) -> list[Move]:
        return [TURNINGS[face] for face in cards_inside(state)]

    def objection(self, state: PotionMaking, seat: Seat, move: Move) -> Rule | None:
        if not isinstance(move, TurnInto):
            return None
        if not is_on_top(state, move.card):
            return TURN_INTO_TOP
        return None if RECIPE[move.card] >= 0 else TURN_INTO_A_RECIPE

    def legal_moves(self, state: PotionMaking, seat: Seat) -> list[Move]:
        # A law holds it to candidates and objection.
        return [TURNINGS[face] for face in tops(state) if RECIPE[face] >= 0]

    def take(self, state: PotionMaking, seat: Seat, move: Move, dealer: Dealer) -> None:
        assert isinstance(move, TurnInto)
        face: Face = move.card
        state.agenda.pop()
        old = state.built[seat][self.place]
        take_out(state, face)
        state.built[seat][self.place] = Built(face, [])
        state.returning = [old.card, *old.under]
        if dealer.listening:
            dealer.announce(RecipeTransformed(seat, Card(old.card), Card(face)))
        return_cards(state, dealer)

    def copy(self) -> ChooseWhatToTurnInto:
        return ChooseWhatToTurnInto(self.place)
