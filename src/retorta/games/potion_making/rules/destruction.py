"""4.3 The spell of Destruction."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from retorta.core.agenda import Step
from retorta.core.dealer import Dealer
from retorta.core.words import Move, Rule, Seat
from retorta.games.potion_making.cards import RECIPE, Card, Face
from retorta.games.potion_making.events import RecipeDestroyed
from retorta.games.potion_making.moves import (
    DESTRUCTIONS,
    KEEPING_NOTHING,
    KEEPINGS,
    Destroy,
    Keep,
    KeepNothing,
)
from retorta.games.potion_making.rules.asking import ask
from retorta.games.potion_making.rules.recipes import built_on_the_table, place_of
from retorta.games.potion_making.rules.returning import return_cards
from retorta.games.potion_making.state import Built, PotionMaking

NOTHING_TO_DESTROY: Final = Rule("potion-making", "nothing-to-destroy", "4.3")
DESTROY_YOUR_OWN: Final = Rule("potion-making", "destroy-your-own", "4.3")
NOTHING_UNDER_IT: Final = Rule("potion-making", "nothing-under-it", "4.3")
KEEP_ONE_OF_ITS_CARDS: Final = Rule("potion-making", "keep-one-of-its-cards", "4.3")
KEEP_A_RECIPE: Final = Rule("potion-making", "keep-a-recipe", "4.3")


def objection_to_destruction(state: PotionMaking, seat: Seat) -> Rule | None:
    """4.3 The caster must have built a recipe with at least one card under it."""
    for built in state.built[seat]:
        if built.under:
            return None
    return NOTHING_TO_DESTROY


@dataclass
class ChooseWhatToDestroy(Step):
    """4.3 Destruction: break one of your own built recipes."""

    def question(self) -> str:
        return "choose-what-to-destroy"

    def deciders(self, state: PotionMaking) -> list[Seat]:
        return [state.active]

    def candidates(self, state: PotionMaking, seat: Seat) -> list[Move]:
        return built_on_the_table(state, DESTRUCTIONS)

    def objection(self, state: PotionMaking, seat: Seat, move: Move) -> Rule | None:
        if not isinstance(move, Destroy):
            return None
        if move.owner != seat:
            return DESTROY_YOUR_OWN
        place = place_of(state, seat, move.card, move.nth)
        if place < 0:
            return DESTROY_YOUR_OWN
        return None if state.built[seat][place].under else NOTHING_UNDER_IT

    def take(self, state: PotionMaking, seat: Seat, move: Move, dealer: Dealer) -> None:
        assert isinstance(move, Destroy)
        state.agenda.pop()
        place = place_of(state, seat, move.card, move.nth)
        ask(state, ChooseWhatToKeep(place), dealer)

    def copy(self) -> ChooseWhatToDestroy:
        return ChooseWhatToDestroy()


@dataclass(init=False)
class ChooseWhatToKeep(Step):
    """4.3 Destruction: one recipe card of the broken recipe may stay as a built one.

    It may be the recipe itself, an ingredient, or a card that was there as a mere element.
    """

    place: int
    """Where the broken recipe lies in the active player's row."""

    def __init__(self, place: int) -> None:
        self.place = place

    def question(self) -> str:
        return "choose-what-to-keep"

    def deciders(self, state: PotionMaking) -> list[Seat]:
        return [state.active]

    def candidates(self, state: PotionMaking, seat: Seat) -> list[Move]:
        broken = state.built[seat][self.place]
        moves = [KEEPINGS[broken.card]]
        for face in broken.under:
            if KEEPINGS[face] not in moves:
                moves.append(KEEPINGS[face])
        if may_keep_nothing(state):
            moves.append(KEEPING_NOTHING)
        return moves

    def objection(self, state: PotionMaking, seat: Seat, move: Move) -> Rule | None:
        if isinstance(move, KeepNothing):
            return None if may_keep_nothing(state) else KEEP_ONE_OF_ITS_CARDS
        if not isinstance(move, Keep):
            return None
        broken = state.built[seat][self.place]
        if move.card != broken.card and move.card not in broken.under:
            return KEEP_ONE_OF_ITS_CARDS
        return None if RECIPE[move.card] >= 0 else KEEP_A_RECIPE

    def take(self, state: PotionMaking, seat: Seat, move: Move, dealer: Dealer) -> None:
        state.agenda.pop()
        broken = state.built[seat][self.place]
        state.returning = [broken.card, *broken.under]
        kept: Card | None = None
        if isinstance(move, Keep):
            face: Face = move.card
            kept = Card(face)
            state.returning.remove(face)
            state.built[seat][self.place] = Built(face, [])
        else:
            state.built[seat].pop(self.place)
        if dealer.listening:
            dealer.announce(RecipeDestroyed(seat, Card(broken.card), kept))
        return_cards(state, dealer)

    def copy(self) -> ChooseWhatToKeep:
        return ChooseWhatToKeep(self.place)


def may_keep_nothing(state: PotionMaking) -> bool:
    """4.3 Keeping a card is allowed, not ordered; in the first edition it was ordered."""
    return state.edition > 1
