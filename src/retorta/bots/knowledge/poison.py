"""What is worth knowing in Poison: what spills on whom, and what the small cards are for."""

from __future__ import annotations

from typing import Any, Final

from retorta.bots.knowledge.plain import TO_THE_END, Knowledge
from retorta.core.dealer import Dealer
from retorta.core.words import Move, Seat
from retorta.games.poison.cards import POISON_FACE, VALUE
from retorta.games.poison.moves import Play
from retorta.games.poison.rules.play import FULL
from retorta.games.poison.rules.scoring import ScoreRound, colours_of, points_of_round
from retorta.games.poison.state import Poison

KEPT: Final[list[int]] = [0, 90, 70, 0, 35, 20, 0, 0]
"""What a card of each value is worth in hand, in hundredths of a point."""
RID_OF_POISON: Final = 30
RIPE: Final = 25
"""Hundredths of what lies in a cauldron that spills with the next card, for the others to take."""
SLIP: Final = 8
"""One decision in so many of a play-out is any move at all."""


class PoisonKnowledge(Knowledge):
    """Looks to the end of the round, and plays it out like somebody who watches the cauldrons."""

    def __init__(self, box: Any, depth: int = TO_THE_END) -> None:
        super().__init__(box, depth)

    def stops_at(self, state: Poison) -> bool:
        return isinstance(state.agenda[-1], ScoreRound)

    def points(self, state: Poison) -> list[float]:
        """Return the points of this round alone: what was written before cannot be helped."""
        sheet = [colours_of(pile) for pile in state.taken]
        return [float(points) for points in points_of_round(sheet)]

    def pick(self, state: Poison, seat: Seat, moves: list[Move], dealer: Dealer) -> Move:
        if dealer.pick(SLIP) == 0:
            return moves[dealer.pick(len(moves))]
        start = dealer.pick(len(moves))
        best = moves[start]
        least = 1 << 30
        place = start
        for _ in range(len(moves)):
            move = moves[place]
            assert isinstance(move, Play)
            cost = cost_of(state, seat, move.card, move.cauldron)
            if cost < least:
                least = cost
                best = move
            place += 1
            if place == len(moves):
                place = 0
        return best


def cost_of(state: Poison, seat: Seat, face: int, number: int) -> int:
    """Return what a play costs about, in hundredths of a point."""
    cauldron = state.cauldrons[number]
    value = VALUE[face]
    cost = -RID_OF_POISON if face == POISON_FACE else KEPT[value]
    total = cauldron.total + value
    if total <= FULL:
        return cost
    lying = 0
    for card in cauldron.cards:
        lying += 200 if card == POISON_FACE else 100
    return cost + lying
