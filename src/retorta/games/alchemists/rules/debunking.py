"""7. Debunk a theory: the apprentices' way, and what follows on both levels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from retorta.core.agenda import Step
from retorta.core.dealer import Dealer
from retorta.core.words import Move, Rule, Seat
from retorta.games.alchemists.cards import (
    HEDGE,
    POTION_OF,
    SIGNS,
    Area,
    AspectSign,
    Colour,
    Favor,
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
    PLAY_PUBLISHER,
    PUBLICATIONS,
    Decline,
    Disprove,
    Pass,
    PlayFavor,
    Publish,
)
from retorta.games.alchemists.rules.action import Action, decline_action, finish_action
from retorta.games.alchemists.rules.grants import AwardGrants, award_grant
from retorta.games.alchemists.rules.publishing import (
    ChooseSeal,
    objection_to_author,
    objection_to_theory,
)
from retorta.games.alchemists.rules.reputation import change_reputation
from retorta.games.alchemists.rules.revising import (
    call_publisher,
    objection_to_publisher,
    publishers,
)
from retorta.games.alchemists.state import Alchemists, Answer

DEBUNKING_BRINGS: Final = 2
FAILURE_COSTS: Final = 1
WRONG_SEAL_COSTS: Final = 5

NO_THEORY_TO_DEBUNK: Final = Rule("alchemists", "no-theory-to-debunk", "7.1")
NOT_ABOUT_WHAT_FELL: Final = Rule("alchemists", "not-about-what-fell", "7.3")
THE_VERY_THEORY_THAT_FELL: Final = Rule("alchemists", "the-very-theory-that-fell", "7.3")


@dataclass(init=False)
class DisproveAspect(Action):
    """7.1 Apprentices name a published ingredient and a colour; all see the true sign."""

    def question(self) -> str:
        return "disprove-aspect"

    def candidates(self, state: Alchemists, seat: Seat) -> list[Move]:
        moves: list[Move] = []
        for ingredient in Ingredient:
            moves.extend(DISPROOFS[ingredient])
        moves.append(DECLINE)
        moves.extend(publishers(state))
        return moves

    def objection(self, state: Alchemists, seat: Seat, move: Move) -> Rule | None:
        if isinstance(move, PlayFavor) and move.favor is Favor.PUBLISHER:
            return objection_to_publisher(state, seat)
        if isinstance(move, Disprove) and state.theories[move.ingredient] is None:
            return NO_THEORY_TO_DEBUNK
        return None

    def legal_moves(self, state: Alchemists, seat: Seat) -> list[Move]:
        moves: list[Move] = []
        for ingredient in Ingredient:
            if state.theories[ingredient] is not None:
                moves.extend(DISPROOFS[ingredient])
        moves.append(DECLINE)
        if state.options.publisher and objection_to_publisher(state, seat) is None:
            moves.append(PLAY_PUBLISHER)
        return moves

    def take(self, state: Alchemists, seat: Seat, move: Move, dealer: Dealer) -> None:
        if isinstance(move, PlayFavor):
            call_publisher(state, seat, self.cubes, dealer)
            return
        state.agenda.pop()
        if isinstance(move, Decline):
            decline_action(state, seat, Area.DEBUNK, self.cubes, dealer)
            return
        assert isinstance(move, Disprove)
        finish_action(state, seat, Area.DEBUNK, self.cubes)
        ingredient, colour = move.ingredient, move.colour
        sign = SIGNS[state.formulas[ingredient]][colour]
        state.answers.append(Answer(ingredient, None, POTION_OF[colour][sign], True))
        if dealer.listening:
            dealer.announce(AspectShown(seat, ingredient, colour, sign is AspectSign.PLUS))
        if signs_differ(state.theories[ingredient], colour, sign):
            debunk(state, seat, [ingredient], colour, dealer)
        else:
            fail(state, seat, dealer)

    def copy(self) -> DisproveAspect:
        return DisproveAspect(self.seat, self.cubes)


def fail(state: Alchemists, seat: Seat, dealer: Dealer) -> None:
    """7.1 Nothing was disproved: the colleagues' time was wasted."""
    if dealer.listening:
        dealer.announce(DebunkingFailed(seat))
    change_reputation(state, seat, -FAILURE_COSTS, dealer)


def debunk(
    state: Alchemists, seat: Seat, fallen: list[Ingredient], colour: Colour, dealer: Dealer
) -> None:
    """7.2 The theories fall, their seals are opened and leave the game.

    Gains and losses of a player are one change; a hedge of the colour saves its owner.
    """
    changes = [0] * state.seats
    changes[seat] = DEBUNKING_BRINGS
    freed = [take_down(state, seat, kind, colour, changes, dealer) for kind in fallen]
    for owner in range(state.seats):
        change_reputation(state, owner, changes[owner], dealer)
    # What is put on the agenda last comes first: the grants.
    offer_publication(state, seat, fallen, freed)
    clear_conflicts(state, fallen, dealer)


def take_down(
    state: Alchemists,
    seat: Seat,
    ingredient: Ingredient,
    colour: Colour,
    changes: list[int],
    dealer: Dealer,
) -> Formula:
    """7.2 Remove one theory and return it; write what its seals cost into *changes*."""
    theory = state.theories[ingredient]
    assert theory is not None
    book = state.books[ingredient]
    if dealer.listening:
        owners, seals = [seal.seat for seal in book], [seal.kind for seal in book]
        dealer.announce(TheoryDebunked(seat, ingredient, theory, colour, owners, seals))
    for seal in book:
        state.labs[seal.seat].lost[seal.kind] += 1
        changes[seal.seat] -= cost_of_seal(seal.kind, colour)
    state.books[ingredient] = []
    state.theories[ingredient] = None
    return theory


def cost_of_seal(seal: Seal, colour: Colour) -> int:
    """7.2 What a seal on a fallen theory costs; a hedge of the colour saves its owner."""
    return 0 if seal is HEDGE[colour] else WRONG_SEAL_COSTS


def clear_conflicts(state: Alchemists, fallen: list[Ingredient], dealer: Dealer) -> None:
    """7.5 When a theory falls, both tokens of its conflicts go; seals may then earn a grant."""
    kept = [
        (first, second)
        for first, second in state.conflicts
        if first not in fallen and second not in fallen
    ]
    if len(kept) == len(state.conflicts):
        return
    state.conflicts = kept
    if state.edition > 1:
        state.agenda.append(AwardGrants(state.order.copy()))
        return
    for owner in state.order:
        award_grant(state, owner, dealer)


def offer_publication(
    state: Alchemists, seat: Seat, fallen: list[Ingredient], freed: list[Formula]
) -> None:
    """7.3 With an action left in the publishing area, the debunker may publish at once.

    Grants are paid first, so whether there is gold for it is asked when its turn has come; in
    the first edition it had to be there before.
    """
    left = state.planned[Area.PUBLISH][seat] - state.published_early[seat]
    if left <= 0 or (state.edition == 1 and objection_to_author(state, seat) is not None):
        return
    state.agenda.append(PublishAtOnce(seat, fallen.copy(), freed.copy()))


@dataclass(init=False)
class PublishAtOnce(Step):
    """7.3 A new theory on an ingredient whose theory fell, or with the formula set free."""

    seat: Seat
    fallen: list[Ingredient]
    freed: list[Formula]

    def __init__(self, seat: Seat, fallen: list[Ingredient], freed: list[Formula]) -> None:
        self.seat = seat
        self.fallen = fallen
        self.freed = freed

    def question(self) -> str:
        return "publish-at-once"

    def deciders(self, state: Alchemists) -> list[Seat]:
        return [self.seat] if objection_to_author(state, self.seat) is None else []

    def resume(self, state: Alchemists, dealer: Dealer) -> None:
        # No seal, or no gold for the publisher.
        state.agenda.pop()

    def candidates(self, state: Alchemists, seat: Seat) -> list[Move]:
        moves: list[Move] = []
        for ingredient in Ingredient:
            for formula in Formula:
                if ingredient in self.fallen or formula in self.freed:
                    moves.append(PUBLICATIONS[ingredient][formula])
        moves.append(PASS)
        return moves

    def objection(self, state: Alchemists, seat: Seat, move: Move) -> Rule | None:
        if not isinstance(move, Publish):
            return None
        ingredient, formula = move.ingredient, move.formula
        if ingredient not in self.fallen and formula not in self.freed:
            return NOT_ABOUT_WHAT_FELL
        for index in range(len(self.fallen)):
            if self.fallen[index] is ingredient and self.freed[index] is formula:
                return THE_VERY_THEORY_THAT_FELL
        rule = objection_to_theory(state, ingredient, formula)
        return rule if rule is not None else objection_to_author(state, seat)

    def take(self, state: Alchemists, seat: Seat, move: Move, dealer: Dealer) -> None:
        if isinstance(move, Pass):
            state.agenda.pop()
            return
        assert isinstance(move, Publish)
        cubes = cubes_for(state.seats, Area.PUBLISH)[state.published_early[seat]]
        state.published_early[seat] += 1
        state.agenda[-1] = ChooseSeal(seat, cubes, move.ingredient, move.formula)

    def copy(self) -> PublishAtOnce:
        return PublishAtOnce(self.seat, self.fallen.copy(), self.freed.copy())


def signs_differ(theory: Formula | None, colour: Colour, sign: AspectSign) -> bool:
    """7.1 Whether a published formula has another sign there."""
    return theory is not None and SIGNS[theory][colour] is not sign
