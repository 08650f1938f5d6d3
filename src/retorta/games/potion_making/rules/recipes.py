"""3.3 A card played as a recipe, its ingredients (3.4) and the points for it (3.5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from retorta.core.agenda import Step
from retorta.core.dealer import Dealer
from retorta.core.words import Move, Rule, Seat
from retorta.games.potion_making.cards import (
    BIT,
    ELEMENT_COUNT,
    ELEMENTS,
    INGREDIENTS,
    NEEDS,
    POINTS,
    RECIPE,
    SECOND_BIT,
    SERVES_AS,
    SERVES_AS_ANY,
    Card,
    Element,
    Face,
    Ingredient,
    Recipe,
)
from retorta.games.potion_making.events import RecipeBuilt
from retorta.games.potion_making.moves import (
    USES_OF_BUILT,
    USES_OF_ELEMENTS,
    UseBuilt,
    UseElement,
)
from retorta.games.potion_making.rules.cabinet import is_on_top, take_out
from retorta.games.potion_making.rules.returning import return_cards
from retorta.games.potion_making.state import Built, PotionMaking

ELEMENT_FROM_CABINET: Final = Rule("potion-making", "element-from-cabinet", "3.4")
ELEMENT_FROM_TOP: Final = Rule("potion-making", "element-from-top", "3.4")
RECIPE_NOT_BUILT: Final = Rule("potion-making", "recipe-not-built", "3.4")
WHAT_THE_RECIPE_ASKS: Final = Rule("potion-making", "what-the-recipe-asks", "3.4")


@dataclass(init=False)
class ChooseIngredient(Step):
    """3.4 Where several things would serve as an ingredient, the active player chooses.

    The recipe lies already before the player; ingredient cards go under it one by one.
    """

    card: Face
    """The recipe under way."""
    place: int
    """Which of its ingredients is wanted now."""
    choices: list[Move]
    """What would serve; cached, since it is needed several times."""
    helpers: list[Seat]
    """The others whose built recipes were used so far."""

    def __init__(self, card: Face, place: int, choices: list[Move], helpers: list[Seat]) -> None:
        self.card = card
        self.place = place
        self.choices = choices
        self.helpers = helpers

    def question(self) -> str:
        return "choose-ingredient"

    def deciders(self, state: PotionMaking) -> list[Seat]:
        return [state.active]

    def wanted(self) -> Ingredient:
        """Return the ingredient that is chosen now."""
        return INGREDIENTS[RECIPE[self.card]][self.place]

    def candidates(self, state: PotionMaking, seat: Seat) -> list[Move]:
        moves = self.choices.copy()
        wanted = self.wanted()
        if wanted < ELEMENT_COUNT:
            for face in state.stacks[wanted]:
                if USES_OF_ELEMENTS[face] not in moves:
                    moves.append(USES_OF_ELEMENTS[face])
        return moves

    def objection(self, state: PotionMaking, seat: Seat, move: Move) -> Rule | None:
        wanted = self.wanted()
        if isinstance(move, UseElement):
            if wanted not in ELEMENTS[move.card]:
                return WHAT_THE_RECIPE_ASKS
            if is_on_top(state, move.card):
                return None
            if move.card in state.stacks[wanted]:
                return ELEMENT_FROM_TOP
            return ELEMENT_FROM_CABINET
        if isinstance(move, UseBuilt):
            if not serves(move.card, wanted):
                return WHAT_THE_RECIPE_ASKS
            if place_of(state, move.owner, move.card, move.nth) < 0:
                return RECIPE_NOT_BUILT
        return None

    def legal_moves(self, state: PotionMaking, seat: Seat) -> list[Move]:
        # A law holds it to candidates and objection.
        return self.choices.copy()

    def take(self, state: PotionMaking, seat: Seat, move: Move, dealer: Dealer) -> None:
        self.use(state, move)
        self.gather(state, dealer)

    def copy(self) -> ChooseIngredient:
        # The choices are never changed, only computed again.
        return ChooseIngredient(self.card, self.place, self.choices, self.helpers.copy())

    def gather(self, state: PotionMaking, dealer: Dealer) -> None:
        """3.4 Take what can be taken in one way only; ask about anything else."""
        ingredients = INGREDIENTS[RECIPE[self.card]]
        while self.place < len(ingredients):
            wanted = ingredients[self.place]
            self.choices = sources(state, wanted)
            # Where a recipe takes any two of a kind and only two lie there, it takes both.
            if len(self.choices) > ingredients[self.place :].count(wanted):
                return
            self.use(state, self.choices[0])
        state.agenda.pop()
        finish(state, self.card, self.helpers, dealer)
        return_cards(state, dealer)

    def use(self, state: PotionMaking, move: Move) -> None:
        """3.4 Put an ingredient under the recipe; what lay under a used recipe will return."""
        face: Face
        if isinstance(move, UseElement):
            face = move.card
            take_out(state, face)
        else:
            assert isinstance(move, UseBuilt)
            face = move.card
            used = state.built[move.owner].pop(place_of(state, move.owner, face, move.nth))
            state.returning.extend(used.under)
            if move.owner != state.active and move.owner not in self.helpers:
                self.helpers.append(move.owner)
        row = state.built[state.active]
        row[-1] = Built(self.card, [*row[-1].under, face])
        self.place += 1


def build(state: PotionMaking, face: Face, dealer: Dealer) -> None:
    """3.3 The recipe is laid before the active player, and its ingredients are gathered."""
    state.built[state.active].append(Built(face, []))
    step = ChooseIngredient(face, 0, [], [])
    state.agenda.append(step)
    step.gather(state, dealer)


def finish(state: PotionMaking, face: Face, helpers: list[Seat], dealer: Dealer) -> None:
    """3.5 The builder scores the recipe; each other owner of an ingredient half, once."""
    points = POINTS[RECIPE[face]]
    half = share_of(points) if helpers else 0
    state.totals[state.active] += points
    for helper in helpers:
        state.totals[helper] += half
        state.from_halves[helper] += half
    if dealer.listening:
        under = [Card(ingredient) for ingredient in state.built[state.active][-1].under]
        wanted = INGREDIENTS[RECIPE[face]]
        used = [used_as(each, card) for each, card in zip(wanted, under, strict=True)]
        dealer.announce(
            RecipeBuilt(state.active, Card(face), under, used, points, sorted(helpers), half)
        )


def used_as(ingredient: Ingredient, card: Card) -> Element | Recipe:
    """3.4 Return what a card was in a recipe: its element, or the recipe it had been built as."""
    return Element(ingredient) if ingredient < ELEMENT_COUNT else Recipe(RECIPE[card])


def share_of(points: int) -> int:
    """3.5 Return what the owner of an ingredient scores by a recipe: half, rounded down."""
    return points // 2


def supply(state: PotionMaking) -> i64:
    """Return which ingredients lie on the table, a bit for each."""
    there: i64 = 0
    for element in range(ELEMENT_COUNT):
        if state.stacks[element]:
            there |= BIT[element]
    for triple in state.apart:
        for element in ELEMENTS[triple]:
            there |= BIT[element]
    for row in state.built:
        for built in row:
            there |= BIT[SERVES_AS[built.card]]
            kind = SERVES_AS_ANY[built.card]
            if kind >= 0:
                there |= SECOND_BIT[kind] if there & BIT[kind] else BIT[kind]
    return there


def lacking(there: i64, face: Face) -> i64:
    """3.3 Return what a recipe lacks of what lies on the table; zero if it can be built.

    Any two great elixirs are two cards.
    """
    needs: i64 = NEEDS[RECIPE[face]]
    return needs & ~there


def missing(there: i64, face: Face) -> Rule | None:
    """3.3 All ingredients must lie on the table; the first that does not is named."""
    lacks = missing_ingredients(there, face)
    if not lacks:
        return None
    return ELEMENT_FROM_CABINET if lacks[0] < ELEMENT_COUNT else RECIPE_NOT_BUILT


def missing_ingredients(there: i64, face: Face) -> list[Ingredient]:
    """3.3 Return each ingredient that does not lie on the table; of any two, perhaps one."""
    lacks = lacking(there, face)
    found: list[Ingredient] = []
    if lacks == 0:
        return found
    ingredients = INGREDIENTS[RECIPE[face]]
    for place in range(len(ingredients)):
        ingredient = ingredients[place]
        bits = SECOND_BIT if ingredient in ingredients[:place] else BIT
        if lacks & bits[ingredient]:
            found.append(ingredient)
    return found


def sources(state: PotionMaking, ingredient: Ingredient) -> list[Move]:
    """3.4 Return everything that would serve as an ingredient, each really different one once."""
    moves: list[Move] = []
    if ingredient < ELEMENT_COUNT:
        stack = state.stacks[ingredient]
        if stack:
            moves.append(USES_OF_ELEMENTS[stack[-1]])
        for triple in state.apart:
            if ingredient in ELEMENTS[triple]:
                moves.append(USES_OF_ELEMENTS[triple])
        return moves
    for owner in range(state.seats):
        row = state.built[owner]
        for place in range(len(row)):
            if serves(row[place].card, ingredient) and not is_repeated(row, place):
                moves.append(USES_OF_BUILT[owner][row[place].card][nth_of(row, place)])
    return moves


def serves(face: Face, ingredient: Ingredient) -> bool:
    """Whether a card, once built, is this ingredient."""
    return SERVES_AS[face] == ingredient or SERVES_AS_ANY[face] == ingredient


def nth_of(row: list[Built], place: int) -> int:
    """Return how many recipes with the same card stand before it in the row."""
    nth = 0
    for earlier in range(place):
        if row[earlier].card == row[place].card:
            nth += 1
    return nth


def place_of(state: PotionMaking, owner: Seat, face: Face, nth: int) -> int:
    """Return the place of a built recipe in its owner's row, or -1."""
    if owner >= state.seats:
        return -1
    row = state.built[owner]
    for place in range(len(row)):
        if row[place].card == face and nth_of(row, place) == nth:
            return place
    return -1


def is_repeated(row: list[Built], place: int) -> bool:
    """Whether an earlier recipe of the row is the same, card and cards under it."""
    built = row[place]
    for earlier in range(place):
        if row[earlier].card == built.card and sorted(row[earlier].under) == sorted(built.under):
            return True
    return False


def built_on_the_table(state: PotionMaking, moves: list[list[list[Move]]]) -> list[Move]:
    """Return the move for every built recipe, each really different one once."""
    found: list[Move] = []
    for owner in range(state.seats):
        row = state.built[owner]
        for place in range(len(row)):
            if not is_repeated(row, place):
                found.append(moves[owner][row[place].card][nth_of(row, place)])
    return found
