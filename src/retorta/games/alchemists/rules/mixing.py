"""4.4 Mixing: two ingredients in the cauldron, and what becomes of them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from retorta.core.agenda import Step
from retorta.core.dealer import Dealer
from retorta.core.words import Move, Rule, Seat
from retorta.games.alchemists.cards import (
    MIX,
    PAIR_NUMBER,
    Artifact,
    How,
    Ingredient,
    Potion,
    Quality,
    sign_of,
)
from retorta.games.alchemists.events import IngredientSeen, MortarUsed
from retorta.games.alchemists.moves import LOOK, MIXES, PASS, Look, Mix
from retorta.games.alchemists.rules.decks import (
    FROM_YOUR_HAND,
    forget_hand,
    held_kinds,
    lay_away,
)
from retorta.games.alchemists.state import Alchemists, Experiment

TWO_DIFFERENT: Final = Rule("alchemists", "two-different", "4.4")


def potion_of(state: Alchemists, first: Ingredient, second: Ingredient) -> Potion:
    """1. Return what two ingredients truly give."""
    return MIX[state.formulas[first]][state.formulas[second]]


def quality_of(potion: Potion, order: Potion) -> Quality:
    """5.2 Return how near a potion comes to the one that was ordered."""
    if potion is order:
        return Quality.EXACT
    if potion is Potion.NEUTRAL:
        return Quality.NEUTRAL
    return Quality.RIGHT_SIGN if sign_of(potion) is sign_of(order) else Quality.WRONG_SIGN


def possible_mixes(hand: list[int]) -> list[Move]:
    """4.4 Return every pair of different ingredients in a hand."""
    held = [kind for kind in Ingredient if hand[kind]]
    moves: list[Move] = []
    for index in range(len(held)):
        row = PAIR_NUMBER[held[index]]
        for other in range(index + 1, len(held)):
            moves.append(MIXES[row[held[other]]])
    return moves


def can_mix(hand: list[int]) -> bool:
    """4.4 Whether a hand holds two different ingredients."""
    return held_kinds(hand) > 1


def objection_to_mix(hand: list[int], move: Mix) -> Rule | None:
    """4.4 Both ingredients come from your hand."""
    if not hand[move.first] or not hand[move.second]:
        return FROM_YOUR_HAND
    return None


def write_down(
    state: Alchemists,
    seat: Seat,
    how: How,
    first: Ingredient,
    second: Ingredient,
    order: Potion | None,
) -> Potion:
    """4.4 Keep a result for all to see, its ingredients for *seat* alone; return the potion.

    An *order* was given for a sale, where all see the quality alone. A potion that is known
    for certain also goes on the player's open board.
    """
    potion = potion_of(state, first, second)
    shown = potion if order is None else quality_of(potion, order)
    state.experiments.append(Experiment(seat, how, first, second, order, shown))
    results = state.labs[seat].results
    is_known = order is None or shown in (Quality.EXACT, Quality.NEUTRAL)
    if is_known and potion not in results:
        results.append(potion)
    return potion


def use_up(
    state: Alchemists, seat: Seat, first: Ingredient, second: Ingredient, dealer: Dealer
) -> None:
    """4.4 Both cards are discarded; 13. with the Magic Mortar only one, picked blindly."""
    if Artifact.MAGIC_MORTAR not in state.labs[seat].artifacts:
        lay_away(state, seat, first)
        lay_away(state, seat, second)
        return
    gone, kept = (first, second) if dealer.pick(2) == 0 else (second, first)
    lay_away(state, seat, gone)
    if dealer.listening:
        dealer.announce(MortarUsed(seat, kept))


def set_aside(state: Alchemists, seat: Seat, kind: Ingredient) -> None:
    """13. The Feather in Cap keeps a card of a potion that was exhibited, face down."""
    lab = state.labs[seat]
    lab.hand[kind] -= 1
    lab.set_aside[kind] += 1
    forget_hand(lab)


def offer_periscope(state: Alchemists, seat: Seat) -> None:
    """13. Right after a result is seen, the Periscope's owner may look, once a round.

    Who owns the Periscope is open, so that asking the owner alone tells nobody anything.
    """
    for owner in range(state.seats):
        lab = state.labs[owner]
        if owner != seat and not lab.periscope_used and Artifact.PERISCOPE in lab.artifacts:
            state.agenda.append(LookThroughPeriscope(owner))


@dataclass(init=False)
class LookThroughPeriscope(Step):
    """13. See one of the two ingredients just mixed, picked at random."""

    seat: Seat

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def question(self) -> str:
        return "look-through-periscope"

    def deciders(self, state: Alchemists) -> list[Seat]:
        return [self.seat]

    def candidates(self, state: Alchemists, seat: Seat) -> list[Move]:
        return [LOOK, PASS]

    def take(self, state: Alchemists, seat: Seat, move: Move, dealer: Dealer) -> None:
        state.agenda.pop()
        if not isinstance(move, Look):
            return
        state.labs[seat].periscope_used = True
        last = state.experiments[-1]
        looked = last.first if dealer.pick(2) == 0 else last.second
        state.experiments[-1] = replace(last, looker=seat, looked=looked)
        if dealer.listening:
            dealer.announce(IngredientSeen(seat, last.seat, looked))

    def copy(self) -> LookThroughPeriscope:
        return LookThroughPeriscope(self.seat)


@dataclass(init=False)
class Brew(Step):
    """4.4 A potion was promised: now two cards of the hand must be mixed for it."""

    seat: Seat

    def deciders(self, state: Alchemists) -> list[Seat]:
        return [self.seat]

    def candidates(self, state: Alchemists, seat: Seat) -> list[Move]:
        return MIXES

    def objection(self, state: Alchemists, seat: Seat, move: Move) -> Rule | None:
        if isinstance(move, Mix):
            return objection_to_mix(state.labs[seat].hand, move)
        return None

    def legal_moves(self, state: Alchemists, seat: Seat) -> list[Move]:
        return possible_mixes(state.labs[seat].hand)
