"""14.1 The Publisher: revising one's own theory instead of debunking."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from retorta.core.dealer import Dealer
from retorta.core.words import Move, Rule, Seat
from retorta.games.alchemists.cards import Area, Favor, Formula, Ingredient, Seal
from retorta.games.alchemists.events import SealExchanged, TheoryRevised
from retorta.games.alchemists.moves import (
    FORMULA_EXCHANGES,
    PASS,
    PLAY_PUBLISHER,
    SEAL_EXCHANGES,
    SEALS,
    ExchangeFormula,
    ExchangeSeal,
    LaySeal,
    Pass,
)
from retorta.games.alchemists.rules.action import Action, finish_action
from retorta.games.alchemists.rules.decks import spend_favor
from retorta.games.alchemists.rules.grants import has_seal, is_conflicted
from retorta.games.alchemists.rules.planning import NO_SUCH_FAVOR
from retorta.games.alchemists.rules.publishing import (
    FORMULA_USED_ALREADY,
    NO_SEAL_LEFT,
    NOT_YOUR_SEAL,
)
from retorta.games.alchemists.rules.transmute import FAVOR_NEEDS_ACTION
from retorta.games.alchemists.state import Alchemists, LaidSeal

NOT_YOUR_THEORY: Final = Rule("alchemists", "not-your-theory", "14.1")
CONFLICTED_THEORY_STAYS: Final = Rule("alchemists", "conflicted-theory-stays", "14.1")
COLLEAGUES_SEALED_IT: Final = Rule("alchemists", "colleagues-sealed-it", "14.1")


def publishers(state: Alchemists) -> list[Move]:
    """14.1 Return what may be considered instead of debunking, where the table has the card."""
    return [PLAY_PUBLISHER] if state.options.publisher else []


def objection_to_publisher(state: Alchemists, seat: Seat) -> Rule | None:
    """14.1 The card is played for a revision that is possible."""
    if not state.labs[seat].favors[Favor.PUBLISHER]:
        return NO_SUCH_FAVOR
    return None if revisions(state, seat) else FAVOR_NEEDS_ACTION


def call_publisher(state: Alchemists, seat: Seat, cubes: int, dealer: Dealer) -> None:
    """14.1 In the place of the debunking that is on the agenda comes the revision."""
    spend_favor(state, seat, Favor.PUBLISHER, dealer)
    state.agenda[-1] = ReviseTheory(seat, cubes)


def objection_to_revision(state: Alchemists, seat: Seat, ingredient: Ingredient) -> Rule | None:
    """14.1 A theory that bears one's seal, and is not in conflict with another."""
    if not has_seal(state, seat, ingredient):
        return NOT_YOUR_THEORY
    return CONFLICTED_THEORY_STAYS if is_conflicted(state, ingredient) else None


def objection_to_new_seal(state: Alchemists, seat: Seat, ingredient: Ingredient) -> Rule | None:
    """14.1 The seal is exchanged for one that is not used yet."""
    if not sum(state.labs[seat].seals):
        return NO_SEAL_LEFT
    return objection_to_revision(state, seat, ingredient)


def objection_to_new_formula(
    state: Alchemists, seat: Seat, ingredient: Ingredient, formula: Formula
) -> Rule | None:
    """14.1 The formula too, where nobody else has sealed the theory."""
    rule = objection_to_revision(state, seat, ingredient)
    if rule is not None:
        return rule
    if len(state.books[ingredient]) > 1:
        return COLLEAGUES_SEALED_IT
    return FORMULA_USED_ALREADY if formula in state.theories else None


def revisions(state: Alchemists, seat: Seat) -> list[Move]:
    """14.1 Return every revision that is possible."""
    moves: list[Move] = []
    for ingredient in Ingredient:
        if objection_to_new_seal(state, seat, ingredient) is None:
            moves.append(SEAL_EXCHANGES[ingredient])
        for formula in Formula:
            if objection_to_new_formula(state, seat, ingredient, formula) is None:
                moves.append(FORMULA_EXCHANGES[ingredient][formula])
    return moves


@dataclass(init=False)
class ReviseTheory(Action):
    """14.1 Exchange the seal, or the formula and then perhaps the seal."""

    def question(self) -> str:
        return "revise-theory"

    def candidates(self, state: Alchemists, seat: Seat) -> list[Move]:
        moves: list[Move] = []
        for ingredient in Ingredient:
            moves.append(SEAL_EXCHANGES[ingredient])
            moves.extend(FORMULA_EXCHANGES[ingredient])
        return moves

    def objection(self, state: Alchemists, seat: Seat, move: Move) -> Rule | None:
        if isinstance(move, ExchangeSeal):
            return objection_to_new_seal(state, seat, move.ingredient)
        if isinstance(move, ExchangeFormula):
            return objection_to_new_formula(state, seat, move.ingredient, move.formula)
        return None

    def legal_moves(self, state: Alchemists, seat: Seat) -> list[Move]:
        return revisions(state, seat)

    def take(self, state: Alchemists, seat: Seat, move: Move, dealer: Dealer) -> None:
        if isinstance(move, ExchangeSeal):
            state.agenda[-1] = ChooseNewSeal(seat, self.cubes, move.ingredient, False)
            return
        assert isinstance(move, ExchangeFormula)
        state.theories[move.ingredient] = move.formula
        if dealer.listening:
            dealer.announce(TheoryRevised(seat, move.ingredient, move.formula))
        if sum(state.labs[seat].seals):
            state.agenda[-1] = ChooseNewSeal(seat, self.cubes, move.ingredient, True)
            return
        state.agenda.pop()
        finish_action(state, seat, Area.DEBUNK, self.cubes)

    def copy(self) -> ReviseTheory:
        return ReviseTheory(self.seat, self.cubes)


@dataclass(init=False)
class ChooseNewSeal(Action):
    """14.1 The new seal lies face down; the old one is as good as never laid."""

    ingredient: Ingredient
    may_stay: bool
    """Whether the old seal may stay: the formula was exchanged."""

    def __init__(self, seat: Seat, cubes: int, ingredient: Ingredient, may_stay: bool) -> None:
        super().__init__(seat, cubes)
        self.ingredient = ingredient
        self.may_stay = may_stay

    def question(self) -> str:
        return "choose-new-seal"

    def candidates(self, state: Alchemists, seat: Seat) -> list[Move]:
        return [*SEALS, PASS] if self.may_stay else SEALS

    def objection(self, state: Alchemists, seat: Seat, move: Move) -> Rule | None:
        if isinstance(move, LaySeal) and not state.labs[seat].seals[move.seal]:
            return NOT_YOUR_SEAL
        return None

    def take(self, state: Alchemists, seat: Seat, move: Move, dealer: Dealer) -> None:
        state.agenda.pop()
        finish_action(state, seat, Area.DEBUNK, self.cubes)
        if isinstance(move, Pass):
            return
        assert isinstance(move, LaySeal)
        exchange_seal(state, seat, self.ingredient, move.seal)
        if dealer.listening:
            dealer.announce(SealExchanged(seat, self.ingredient, move.seal))

    def copy(self) -> ChooseNewSeal:
        return ChooseNewSeal(self.seat, self.cubes, self.ingredient, self.may_stay)


def exchange_seal(state: Alchemists, seat: Seat, ingredient: Ingredient, seal: Seal) -> None:
    """14.1 The old seal goes back to its owner's supply."""
    supply = state.labs[seat].seals
    book = state.books[ingredient]
    for place in range(len(book)):
        if book[place].seat == seat:
            supply[book[place].kind] += 1
            book[place] = LaidSeal(seat, seal)
    supply[seal] -= 1
