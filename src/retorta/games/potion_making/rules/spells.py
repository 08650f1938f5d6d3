"""4. Spell cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from retorta.core.agenda import Step
from retorta.core.dealer import Dealer
from retorta.core.words import Move, Rule, Seat
from retorta.games.potion_making.cards import RECIPE, SPELL, Card, Face, Spell
from retorta.games.potion_making.events import (
    CardLearned,
    RecipeDestroyed,
    RecipeTransformed,
    SpellCast,
)
from retorta.games.potion_making.moves import (
    DESTRUCTIONS,
    KEEPINGS,
    LEARNINGS,
    TRANSFORMATIONS,
    TURNINGS,
    Destroy,
    Keep,
    Learn,
    Transform,
    TurnInto,
)
from retorta.games.potion_making.rules.cabinet import (
    cards_inside,
    is_on_top,
    lay,
    take_out,
    tops,
)
from retorta.games.potion_making.rules.recipes import (
    RECIPE_NOT_BUILT,
    is_repeated,
    nth_of,
    place_of,
)
from retorta.games.potion_making.rules.returning import return_cards
from retorta.games.potion_making.state import Built, PotionMaking

NOTHING_TO_LEARN: Final = Rule("potion-making", "nothing-to-learn", "4.2")
LEARN_FROM_TOP: Final = Rule("potion-making", "learn-from-top", "4.2")
LEARN_A_RECIPE: Final = Rule("potion-making", "learn-a-recipe", "4.2")
NOTHING_TO_DESTROY: Final = Rule("potion-making", "nothing-to-destroy", "4.3")
DESTROY_YOUR_OWN: Final = Rule("potion-making", "destroy-your-own", "4.3")
NOTHING_UNDER_IT: Final = Rule("potion-making", "nothing-under-it", "4.3")
KEEP_ONE_OF_ITS_CARDS: Final = Rule("potion-making", "keep-one-of-its-cards", "4.3")
KEEP_A_RECIPE: Final = Rule("potion-making", "keep-a-recipe", "4.3")
NOTHING_TO_TRANSFORM: Final = Rule("potion-making", "nothing-to-transform", "4.4")
NOTHING_TO_TURN_INTO: Final = Rule("potion-making", "nothing-to-turn-into", "4.4")
TRANSFORM_YOUR_OWN: Final = Rule("potion-making", "transform-your-own", "4.4")
TURN_INTO_TOP: Final = Rule("potion-making", "turn-into-top", "4.4")
TURN_INTO_A_RECIPE: Final = Rule("potion-making", "turn-into-a-recipe", "4.4")


def objection_to_casting(state: PotionMaking, seat: Seat, face: Face) -> Rule | None:
    """4.1 A spell is cast only where it has something to act on.

    See ``docs/rules/potion_making.md#rulings`` (2).
    """
    spell = SPELL[face]
    if spell == Spell.KNOWLEDGE:
        return None if has_recipe_on_top(state) else NOTHING_TO_LEARN
    if spell == Spell.DESTRUCTION:
        for built in state.built[seat]:
            if built.under:
                return None
        return NOTHING_TO_DESTROY
    if not state.built[seat]:
        return NOTHING_TO_TRANSFORM
    return None if has_recipe_on_top(state) else NOTHING_TO_TURN_INTO


def has_recipe_on_top(state: PotionMaking) -> bool:
    """Whether some card that can be reached in the cabinet is no spell."""
    for face in tops(state):
        if RECIPE[face] >= 0:
            return True
    return False


def cast(state: PotionMaking, face: Face, dealer: Dealer) -> None:
    """4.1 The card goes into the cabinet first, to the bottom of its stack; then it works."""
    lay(state, face)
    if dealer.listening:
        dealer.announce(SpellCast(state.active, Card(face)))
    spell = SPELL[face]
    if spell == Spell.KNOWLEDGE:
        ask(state, ChooseWhatToLearn(), dealer)
    elif spell == Spell.DESTRUCTION:
        ask(state, ChooseWhatToDestroy(), dealer)
    else:
        ask(state, ChooseWhatToTransform(), dealer)


def ask(state: PotionMaking, step: Step, dealer: Dealer) -> None:
    """Put a question to the active player; where only one answer is possible, take it."""
    state.agenda.append(step)
    moves = step.legal_moves(state, state.active)
    if len(moves) == 1:
        step.take(state, state.active, moves[0], dealer)


@dataclass
class ChooseWhatToLearn(Step):
    """4.2 Knowledge: take a recipe from the top of a stack into the hand."""

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


@dataclass
class ChooseWhatToDestroy(Step):
    """4.3 Destruction: break one of your own built recipes."""

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
            return RECIPE_NOT_BUILT
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
    """4.3 Destruction: one recipe card of the broken recipe stays as a built one.

    It may be the recipe itself, an ingredient, or a card that was there as a mere element.
    """

    place: int
    """Where the broken recipe lies in the active player's row."""

    def __init__(self, place: int) -> None:
        self.place = place

    def deciders(self, state: PotionMaking) -> list[Seat]:
        return [state.active]

    def candidates(self, state: PotionMaking, seat: Seat) -> list[Move]:
        broken = state.built[seat][self.place]
        moves = [KEEPINGS[broken.card]]
        for face in broken.under:
            if KEEPINGS[face] not in moves:
                moves.append(KEEPINGS[face])
        return moves

    def objection(self, state: PotionMaking, seat: Seat, move: Move) -> Rule | None:
        if not isinstance(move, Keep):
            return None
        broken = state.built[seat][self.place]
        if move.card != broken.card and move.card not in broken.under:
            return KEEP_ONE_OF_ITS_CARDS
        return None if RECIPE[move.card] >= 0 else KEEP_A_RECIPE

    def take(self, state: PotionMaking, seat: Seat, move: Move, dealer: Dealer) -> None:
        assert isinstance(move, Keep)
        kept: Face = move.card
        state.agenda.pop()
        broken = state.built[seat][self.place]
        state.returning = [broken.card, *broken.under]
        state.returning.remove(kept)
        state.built[seat][self.place] = Built(kept, [])
        if dealer.listening:
            dealer.announce(RecipeDestroyed(seat, Card(broken.card), Card(kept)))
        return_cards(state, dealer)

    def copy(self) -> ChooseWhatToKeep:
        return ChooseWhatToKeep(self.place)


@dataclass
class ChooseWhatToTransform(Step):
    """4.4 Transformation: one of your own built recipes is given up."""

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
            return RECIPE_NOT_BUILT
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


def built_on_the_table(state: PotionMaking, moves: list[list[list[Move]]]) -> list[Move]:
    """Return the move for every built recipe, each really different one once."""
    found: list[Move] = []
    for owner in range(state.seats):
        row = state.built[owner]
        for place in range(len(row)):
            if not is_repeated(row, place):
                found.append(moves[owner][row[place].card][nth_of(row, place)])
    return found
