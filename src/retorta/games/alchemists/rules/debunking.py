"""7. Debunk a theory: the apprentices' way, and what follows on both levels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from retorta.core.agenda import Step
from retorta.core.dealer import Dealer
from retorta.core.words import Move, Rule, Seat
from retorta.games.alchemists.cards import (
    COLOURS,
    FORMULAS,
    INGREDIENTS,
    PAIRS,
    SIGNS,
    Area,
    Colour,
    Formula,
    Ingredient,
    Seal,
    cubes_for,
)
from retorta.games.alchemists.events import AspectShown, DebunkingFailed, TheoryDebunked
from retorta.games.alchemists.moves import (
    DECLINE,
    DISPROOFS,
    PASS,
    PUBLICATIONS,
    Decline,
    Disprove,
    Pass,
    Publish,
)
from retorta.games.alchemists.rules.action import Action, decline_action, finish_action
from retorta.games.alchemists.rules.grants import award_grant
from retorta.games.alchemists.rules.publishing import (
    ChooseSeal,
    objection_to_author,
    objection_to_theory,
)
from retorta.games.alchemists.rules.reputation import change_reputation
from retorta.games.alchemists.state import NOTHING, SEATS_MOST, Alchemists, Answer

DEBUNKING_BRINGS: Final = 2
FAILURE_COSTS: Final = 1
WRONG_SEAL_COSTS: Final = 5
FIRST_HEDGE: Final = 2
"""The question-mark seals follow the two stars, in the order of the colours."""
PUBLISH_AREA: Final = 6

NO_THEORY_TO_DEBUNK: Final = Rule("alchemists", "no-theory-to-debunk", "7.1")
NOT_ABOUT_WHAT_FELL: Final = Rule("alchemists", "not-about-what-fell", "7.3")
THE_VERY_THEORY_THAT_FELL: Final = Rule("alchemists", "the-very-theory-that-fell", "7.3")


@dataclass(init=False)
class DisproveAspect(Action):
    """7.1 Apprentices name a published ingredient and a colour; all see the true sign."""

    def candidates(self, state: Alchemists, seat: Seat) -> list[Move]:
        moves: list[Move] = []
        for ingredient in range(INGREDIENTS):
            moves.extend(DISPROOFS[ingredient])
        moves.append(DECLINE)
        return moves

    def objection(self, state: Alchemists, seat: Seat, move: Move) -> Rule | None:
        if isinstance(move, Disprove) and state.theories[move.ingredient] == NOTHING:
            return NO_THEORY_TO_DEBUNK
        return None

    def legal_moves(self, state: Alchemists, seat: Seat) -> list[Move]:
        moves: list[Move] = []
        for ingredient in range(INGREDIENTS):
            if state.theories[ingredient] != NOTHING:
                moves.extend(DISPROOFS[ingredient])
        moves.append(DECLINE)
        return moves

    def take(self, state: Alchemists, seat: Seat, move: Move, dealer: Dealer) -> None:
        state.agenda.pop()
        if isinstance(move, Decline):
            decline_action(state, seat, Area.DEBUNK, self.cubes, dealer)
            return
        assert isinstance(move, Disprove)
        finish_action(state, seat, self.cubes)
        ingredient = int(move.ingredient)
        colour = int(move.colour)
        sign = SIGNS[state.formulas[ingredient]][colour]
        state.answers.append(Answer(ingredient, NOTHING, 2 * colour + sign, True))
        if dealer.listening:
            dealer.announce(AspectShown(seat, move.ingredient, move.colour, sign == 0))
        if SIGNS[state.theories[ingredient]][colour] == sign:
            fail(state, seat, dealer)
        else:
            debunk(state, seat, [ingredient], colour, dealer)

    def copy(self) -> DisproveAspect:
        return DisproveAspect(self.seat, self.cubes)


def fail(state: Alchemists, seat: Seat, dealer: Dealer) -> None:
    """7.1 Nothing was disproved: the colleagues' time was wasted."""
    if dealer.listening:
        dealer.announce(DebunkingFailed(seat))
    change_reputation(state, seat, -FAILURE_COSTS, dealer)


def debunk(state: Alchemists, seat: Seat, fallen: list[int], colour: int, dealer: Dealer) -> None:
    """7.2 The theories fall, their seals are opened and leave the game.

    Gains and losses of a player are one change; a hedge of the colour saves its owner.
    """
    changes = [0] * state.seats
    changes[seat] = DEBUNKING_BRINGS
    freed: list[int] = []
    for ingredient in fallen:
        freed.append(state.theories[ingredient])
        take_down(state, seat, ingredient, colour, changes, dealer)
    for owner in range(state.seats):
        change_reputation(state, owner, changes[owner], dealer)
    offer_publication(state, seat, fallen, freed)
    clear_conflicts(state, fallen, dealer)


def take_down(
    state: Alchemists,
    seat: Seat,
    ingredient: int,
    colour: int,
    changes: list[int],
    dealer: Dealer,
) -> None:
    """7.2 Remove one theory; write what its seals cost into *changes*."""
    book = state.books[ingredient]
    if dealer.listening:
        dealer.announce(
            TheoryDebunked(
                seat,
                Ingredient(ingredient),
                Formula(state.theories[ingredient]),
                Colour(colour),
                [seal // 8 for seal in book],
                [Seal(seal % 8) for seal in book],
            )
        )
    for seal in book:
        state.labs[seal // 8].lost[seal % 8] += 1
        if seal % 8 != FIRST_HEDGE + colour:
            changes[seal // 8] -= WRONG_SEAL_COSTS
    state.books[ingredient] = []
    state.theories[ingredient] = NOTHING


def clear_conflicts(state: Alchemists, fallen: list[int], dealer: Dealer) -> None:
    """7.5 When a theory falls, both tokens of its conflicts go; seals may then earn a grant."""
    kept: list[int] = []
    for pair in state.conflicts:
        first, second = PAIRS[pair]
        if first not in fallen and second not in fallen:
            kept.append(pair)
    if len(kept) == len(state.conflicts):
        return
    state.conflicts = kept
    for owner in state.order:
        award_grant(state, owner, dealer)


def offer_publication(state: Alchemists, seat: Seat, fallen: list[int], freed: list[int]) -> None:
    """7.3 With an action left in the publishing area, the debunker may publish at once."""
    left = state.planned[PUBLISH_AREA * SEATS_MOST + seat] - state.published_early[seat]
    if left > 0 and objection_to_author(state, seat) is None:
        state.agenda.append(PublishAtOnce(seat, fallen.copy(), freed.copy()))


@dataclass(init=False)
class PublishAtOnce(Step):
    """7.3 A new theory on an ingredient whose theory fell, or with the formula set free."""

    seat: Seat
    fallen: list[int]
    freed: list[int]

    def __init__(self, seat: Seat, fallen: list[int], freed: list[int]) -> None:
        self.seat = seat
        self.fallen = fallen
        self.freed = freed

    def deciders(self, state: Alchemists) -> list[Seat]:
        return [self.seat]

    def candidates(self, state: Alchemists, seat: Seat) -> list[Move]:
        moves: list[Move] = []
        for ingredient in range(INGREDIENTS):
            for formula in range(FORMULAS):
                if ingredient in self.fallen or formula in self.freed:
                    moves.append(PUBLICATIONS[ingredient][formula])
        moves.append(PASS)
        return moves

    def objection(self, state: Alchemists, seat: Seat, move: Move) -> Rule | None:
        if not isinstance(move, Publish):
            return None
        ingredient = int(move.ingredient)
        formula = int(move.formula)
        if ingredient not in self.fallen and formula not in self.freed:
            return NOT_ABOUT_WHAT_FELL
        for index in range(len(self.fallen)):
            if self.fallen[index] == ingredient and self.freed[index] == formula:
                return THE_VERY_THEORY_THAT_FELL
        rule = objection_to_theory(state, ingredient, formula)
        return rule if rule is not None else objection_to_author(state, seat)

    def take(self, state: Alchemists, seat: Seat, move: Move, dealer: Dealer) -> None:
        if isinstance(move, Pass):
            state.agenda.pop()
            return
        assert isinstance(move, Publish)
        cubes = cubes_for(state.seats, PUBLISH_AREA)[state.published_early[seat]]
        state.published_early[seat] += 1
        state.agenda[-1] = ChooseSeal(seat, cubes, int(move.ingredient), int(move.formula))

    def copy(self) -> PublishAtOnce:
        return PublishAtOnce(self.seat, self.fallen.copy(), self.freed.copy())


def signs_differ(theory: int, colour: int, sign: int) -> bool:
    """7.1 Whether a published formula has another sign there."""
    assert 0 <= colour < COLOURS
    return theory != NOTHING and SIGNS[theory][colour] != sign
