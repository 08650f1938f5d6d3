"""7.4 Debunking on the master level, and 7.5 conflicts."""

from __future__ import annotations

from dataclasses import dataclass

from retorta.core.dealer import Dealer
from retorta.core.words import Move, Rule, Seat
from retorta.games.alchemists.cards import (
    MIX,
    Area,
    Favor,
    Formula,
    Ingredient,
    Potion,
    colour_of,
    sign_of,
)
from retorta.games.alchemists.events import ClaimAnswered, ConflictShown
from retorta.games.alchemists.moves import (
    CLAIMS,
    DECLINE,
    PROPOSALS,
    Claim,
    Decline,
    PlayFavor,
    Propose,
)
from retorta.games.alchemists.rules.action import Action, decline_action, finish_action
from retorta.games.alchemists.rules.debunking import (
    DEBUNKING_BRINGS,
    debunk,
    fail,
    signs_differ,
)
from retorta.games.alchemists.rules.mixing import potion_of
from retorta.games.alchemists.rules.reputation import change_reputation
from retorta.games.alchemists.rules.revising import (
    call_publisher,
    objection_to_publisher,
    publishers,
)
from retorta.games.alchemists.state import Alchemists, Answer


@dataclass(init=False)
class ProposeExperiment(Action):
    """7.4 Masters name two ingredients; no cards are needed."""

    def question(self) -> str:
        return "propose-experiment"

    def candidates(self, state: Alchemists, seat: Seat) -> list[Move]:
        return [*PROPOSALS, DECLINE, *publishers(state)]

    def objection(self, state: Alchemists, seat: Seat, move: Move) -> Rule | None:
        if isinstance(move, PlayFavor) and move.favor is Favor.PUBLISHER:
            return objection_to_publisher(state, seat)
        return None

    def take(self, state: Alchemists, seat: Seat, move: Move, dealer: Dealer) -> None:
        if isinstance(move, Decline):
            state.agenda.pop()
            decline_action(state, seat, Area.DEBUNK, self.cubes, dealer)
            return
        if isinstance(move, PlayFavor):
            call_publisher(state, seat, self.cubes, dealer)
            return
        assert isinstance(move, Propose)
        state.agenda[-1] = ClaimResult(seat, self.cubes, move.first, move.second)

    def copy(self) -> ProposeExperiment:
        return ProposeExperiment(self.seat, self.cubes)


@dataclass(init=False)
class ClaimResult(Action):
    """7.4 Name the potion; the answer is only yes or no."""

    first: Ingredient
    second: Ingredient

    def __init__(self, seat: Seat, cubes: int, first: Ingredient, second: Ingredient) -> None:
        super().__init__(seat, cubes)
        self.first = first
        self.second = second

    def question(self) -> str:
        return "claim-result"

    def candidates(self, state: Alchemists, seat: Seat) -> list[Move]:
        return CLAIMS

    def take(self, state: Alchemists, seat: Seat, move: Move, dealer: Dealer) -> None:
        assert isinstance(move, Claim)
        state.agenda.pop()
        finish_action(state, seat, Area.DEBUNK, self.cubes)
        potion = move.potion
        yes = potion_of(state, self.first, self.second) is potion
        state.answers.append(Answer(self.first, self.second, potion, yes))
        if dealer.listening:
            dealer.announce(ClaimAnswered(seat, self.first, self.second, potion, yes))
        fallen = disproved(state.theories, self.first, self.second, potion, yes)
        if fallen:
            debunk(state, seat, fallen, colour_of(potion), dealer)
        elif shows_conflict(state, self.first, self.second, potion, yes):
            mark_conflict(state, seat, self.first, self.second, dealer)
        else:
            fail(state, seat, dealer)

    def copy(self) -> ClaimResult:
        return ClaimResult(self.seat, self.cubes, self.first, self.second)


def disproved(
    theories: list[Formula | None],
    first: Ingredient,
    second: Ingredient,
    potion: Potion,
    yes: bool,
) -> list[Ingredient]:
    """7.4 Both ingredients of a coloured potion have its sign: theories that differ fall."""
    if not yes or potion is Potion.NEUTRAL:
        return []
    return [
        ingredient
        for ingredient in (first, second)
        if signs_differ(theories[ingredient], colour_of(potion), sign_of(potion))
    ]


def shows_conflict(
    state: Alchemists, first: Ingredient, second: Ingredient, potion: Potion, yes: bool
) -> bool:
    """7.5 Two theories that together say otherwise contradict each other.

    A conflict that is marked already is nothing new.
    """
    one = state.theories[first]
    other = state.theories[second]
    if one is None or other is None or (first, second) in state.conflicts:
        return False
    return contradict(one, other, potion, yes)


def contradict(one: Formula, other: Formula, potion: Potion, yes: bool) -> bool:
    """7.5 Whether two published formulas together say otherwise than the answer."""
    return (MIX[one][other] is potion) != yes


def mark_conflict(
    state: Alchemists, seat: Seat, first: Ingredient, second: Ingredient, dealer: Dealer
) -> None:
    """7.5 The theories stay, but their seals count for nothing until one of them falls."""
    state.conflicts.append((first, second))
    if dealer.listening:
        dealer.announce(ConflictShown(seat, first, second))
    change_reputation(state, seat, DEBUNKING_BRINGS, dealer)
