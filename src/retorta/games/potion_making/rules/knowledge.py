"""4.2 The spell of Knowledge."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from retorta.core.agenda import Step
from retorta.core.dealer import Dealer
from retorta.core.words import Move, Rule, Seat
from retorta.games.potion_making.cards import RECIPE, Card, Face
from retorta.games.potion_making.events import CardLearned
from retorta.games.potion_making.moves import LEARNINGS, Learn
from retorta.games.potion_making.rules.cabinet import (
    cards_inside,
    has_recipe_on_top,
    is_on_top,
    take_out,
    tops,
)
from retorta.games.potion_making.state import PotionMaking

NOTHING_TO_LEARN: Final = Rule("potion-making", "nothing-to-learn", "4.2")
LEARN_FROM_TOP: Final = Rule("potion-making", "learn-from-top", "4.2")
LEARN_A_RECIPE: Final = Rule("potion-making", "learn-a-recipe", "4.2")


def objection_to_knowledge(state: PotionMaking) -> Rule | None:
    """4.2 There must be a recipe on top of a stack."""
    return None if has_recipe_on_top(state) else NOTHING_TO_LEARN


@dataclass
class ChooseWhatToLearn(Step):
    """4.2 Knowledge: take a recipe from the top of a stack into the hand."""

    def question(self) -> str:
        return "choose-what-to-learn"

    def deciders(self, state: PotionMaking) -> list[Seat]:
        return [state.active]

    def candidates(self, state: PotionMaking, seat: Seat) -> list[Move]:
        return [LEARNINGS[face] for face in cards_inside(state)]

    def objection(self, state: PotionMaking, seat: Seat, move: Move) -> Rule | None:
        if not isinstance(move, Learn):
            return None
        if not is_on_top(state, move.card):
            return LEARN_FROM_TOP
        return None if RECIPE[move.card] >= 0 else LEARN_A_RECIPE

    def legal_moves(self, state: PotionMaking, seat: Seat) -> list[Move]:
        # A law holds it to candidates and objection.
        return [LEARNINGS[face] for face in tops(state) if RECIPE[face] >= 0]

    def take(self, state: PotionMaking, seat: Seat, move: Move, dealer: Dealer) -> None:
        assert isinstance(move, Learn)
        face: Face = move.card
        state.agenda.pop()
        take_out(state, face)
        state.hands[seat].append(face)
        state.hands[seat].sort()
        state.shown[seat].append(face)
        state.shown[seat].sort()
        if dealer.listening:
            dealer.announce(CardLearned(seat, Card(face)))

    def copy(self) -> ChooseWhatToLearn:
        return ChooseWhatToLearn()
