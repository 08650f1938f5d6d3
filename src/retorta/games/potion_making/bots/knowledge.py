"""Bots' knowledge of Potion-Making: the prospects of a hand, and what moves offer to others."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from retorta.bots.search.knowledge import Dreams, Knowledge, Reason, eagerness
from retorta.core import door
from retorta.core.agenda import Step
from retorta.core.dealer import Dealer, DreamDealer, SeededDealer
from retorta.core.words import Move, Seat
from retorta.games.potion_making.bots.judgement import (
    BUILT,
    RULES_OF_THUMB,
    in_hand,
    offered,
    promise,
)
from retorta.games.potion_making.bots.turns import value_of
from retorta.games.potion_making.cards import POINTS, RECIPE
from retorta.games.potion_making.imagine import dealt_again, unseen_cards
from retorta.games.potion_making.moves import Build, Cast, PlayAsElement, UseBuilt
from retorta.games.potion_making.rules.recipes import supply
from retorta.games.potion_making.rules.turn import TakeTurn
from retorta.games.potion_making.state import PotionMaking

TURNS_AHEAD: Final = 4
"""The decisions of a play-out before the hands are estimated; later, luck decides."""
A_TURN: Final[list[float]] = [0.0, 0.0, 2.1, 2.5, 2.4, 2.6, 2.7]
"""What each later turn adds for everybody, by the number of players, in games of adepts. It makes
a hint predict the end of the game instead of the end of the dream."""
CASTING: Final = 0.6
"""The worth of casting a spell in a play-out: seldom much, since it is cast blindly."""
SLIP: Final = 6
"""One decision in this many of a play-out is a random move."""
CLEAR: Final = 2.5
"""A move that looks this many points better than another is tried e times as often."""
CLEAR_AT_FIRST: Final = 0.6
"""The same if the turn was thought through to its end."""
SELDOM: Final = 0.3
"""The weight with which the least promising moves are tried."""
SELDOM_AT_FIRST: Final = 0.03


class PotionMakingKnowledge(Knowledge):
    """Looks a few turns ahead, in which everybody builds what scores most."""

    def __init__(self, box: Any, depth: int = TURNS_AHEAD) -> None:
        super().__init__(box, depth)
        self.judgement = RULES_OF_THUMB
        self._dealer = SeededDealer(1, listening=False)

    def dreams(self, pov: Any) -> PotionMakingDreams:
        return PotionMakingDreams(pov)

    def pick(self, state: PotionMaking, step: Step, seat: Seat, dealer: Dealer) -> Move:
        if dealer.pick(SLIP) == 0:
            return step.random_move(state, seat, dealer)
        moves = step.legal_moves(state, seat)
        if len(moves) == 1:
            return moves[0]
        there = supply(state)
        place = dealer.pick(len(moves))
        best = moves[place]
        most = -1e9
        for _ in range(len(moves)):
            look = look_of(state, there, seat, moves[place])
            if look > most:
                most = look
                best = moves[place]
            place += 1
            if place == len(moves):
                place = 0
        return best

    def priors(self, state: PotionMaking, seat: Seat, moves: list[Move]) -> list[float]:
        if not isinstance(state.agenda[-1], TakeTurn):
            return []
        there = supply(state)
        looks: list[float] = [look_of(state, there, seat, move) for move in moves]
        return eagerness(looks, CLEAR, SELDOM)

    def first_look(self, state: PotionMaking, seat: Seat, moves: list[Move]) -> list[float]:
        looks: list[float] = [
            value_of(self.judgement, state, seat, move, self._dealer) for move in moves
        ]
        return eagerness(looks, CLEAR_AT_FIRST, SELDOM_AT_FIRST)

    def points(self, state: PotionMaking) -> list[float]:
        """Return the points so far, plus the prospects of hands, built recipes and later turns."""
        if not state.agenda:
            return [float(points) for points in state.totals]
        there = supply(state)
        cards_left = len(state.deck) + sum([len(hand) for hand in state.hands])
        # The same for all seats, so it does not affect the choice of moves.
        to_come = A_TURN[state.seats] * cards_left / state.seats
        found: list[float] = []
        for seat in range(state.seats):
            points = state.totals[seat] + in_hand(state, seat, there) + to_come
            if state.deck:
                for built in state.built[seat]:
                    points += BUILT * POINTS[RECIPE[built.card]]
            found.append(points)
        return found

    def reasons(self, state: PotionMaking, seat: Seat, move: Move) -> list[Reason]:
        found: list[Reason] = []
        if isinstance(move, Build):
            found.append(Reason("potion-making-hint-builds", {"points": POINTS[RECIPE[move.card]]}))
        elif isinstance(move, PlayAsElement):
            given_up = round(promise(state, move.card, supply(state)), 1)
            found.append(Reason("potion-making-hint-element", {"points": given_up}))
        elif isinstance(move, UseBuilt):
            own = move.owner == seat
            name = "potion-making-hint-own" if own else "potion-making-hint-borrows"
            found.append(Reason(name, {"player": move.owner}))
        after = state.copy()
        door.carry_out(after, seat, move, self._dealer)
        if after.agenda and after.active != seat:
            there = supply(after)
            kept = round(in_hand(after, seat, there), 1)
            found.append(Reason("potion-making-hint-hand", {"points": kept}))
            open_to_all = round(offered(after, seat, there), 1)
            found.append(Reason("potion-making-hint-offers", {"points": open_to_all}))
        elif isinstance(move, Cast):
            thought_through = value_of(self.judgement, state, seat, move, self._dealer)
            gain = thought_through - self.judgement.worth(state, seat)
            found.append(Reason("potion-making-hint-spell", {"points": round(gain, 1)}))
        return found


class PotionMakingDreams(Dreams):
    """Deals what a seat cannot see, repeatedly; it determines only once which cards those are."""

    def __init__(self, pov: Any) -> None:
        super().__init__(pov)
        # All dreams agree in what the seat knows, so any of them will do.
        known = pov.imagine(DreamDealer(0))
        assert isinstance(known, PotionMaking)
        self.seat: Seat = pov.seat
        self.known = known
        self.unseen = unseen_cards(known, pov.seat)

    def deal(self, dealer: Dealer) -> PotionMaking:
        return dealt_again(self.known, self.seat, self.unseen, dealer)


def look_of(state: PotionMaking, there: i64, seat: Seat, move: Move) -> float:
    """Return how good a move looks at first sight, in points."""
    if isinstance(move, Build):
        return float(POINTS[RECIPE[move.card]])
    if isinstance(move, PlayAsElement):
        return -promise(state, move.card, there)
    if isinstance(move, Cast):
        return CASTING - promise(state, move.card, there)
    if isinstance(move, UseBuilt):
        # Others' recipes cost half the points; using one's own loses a recipe that others pay for.
        return 0.0 if move.owner == seat else -1.0
    return 0.0
