"""4. Scoring: the most of a colour is discarded; poison always counts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from retorta.core.agenda import Step
from retorta.core.dealer import Dealer
from retorta.core.words import Seat
from retorta.games.poison.cards import COLOUR, POTIONS, Colour, Face
from retorta.games.poison.events import RoundScored
from retorta.games.poison.state import Poison, Sheet

POINTS_FOR_POTION: Final = 1
POINTS_FOR_POISON: Final = 2


@dataclass
class ScoreRound(Step):
    """4. When every card is played, the piles are turned up and counted.

    Cards still in the cauldrons count for nobody.
    """

    def resume(self, state: Poison, dealer: Dealer) -> None:
        taken = [colours_of(pile) for pile in state.taken]
        points = points_of_round(taken)
        state.sheets.append(Sheet(taken, points))
        for seat in range(state.seats):
            state.totals[seat] += points[seat]
        state.agenda.pop()
        if dealer.listening:
            dealer.announce(RoundScored(state.round, taken, points, list(state.totals)))

    def copy(self) -> ScoreRound:
        return self  # there is nothing in it that could change


def colours_of(pile: list[Face]) -> list[int]:
    """Return how many cards of each colour lie in a pile."""
    counts = [0] * (POTIONS + 1)
    for face in pile:
        counts[COLOUR[face]] += 1
    return counts


def immune(taken: list[list[int]], colour: int) -> int:
    """4. Return who has strictly the most cards of a colour, or -1: on a tie, nobody."""
    most = -1
    leader = -1
    for seat in range(len(taken)):
        count = taken[seat][colour]
        if count > most:
            most = count
            leader = seat
        elif count == most:
            leader = -1
    return leader


def spared(taken: list[list[int]]) -> list[Seat | None]:
    """4. Return who is spared red, blue and purple; ``None`` where nobody has most alone."""
    found = [immune(taken, colour) for colour in range(POTIONS)]
    return [None if seat < 0 else seat for seat in found]


def points_of_round(taken: list[list[int]]) -> list[int]:
    """4. Every card kept is a point, poison two; who has most of a colour discards it."""
    points = [POINTS_FOR_POISON * pile[Colour.POISON] for pile in taken]
    for colour in range(POTIONS):
        protected = immune(taken, colour)
        for seat in range(len(taken)):
            if seat != protected:
                points[seat] += POINTS_FOR_POTION * taken[seat][colour]
    return points
