"""The expected worth of goods by the end of the game, learned from many games."""

from __future__ import annotations

from functools import cache
from typing import Final

from retorta.bots.learned import weights_of
from retorta.core.words import Seat
from retorta.games.laar.bots.features import NAMES, NOW, told
from retorta.games.laar.rules.stacks import Goods
from retorta.games.laar.state import Laar

LEARNED: Final = "learned_{seats}.toml"
"""The file of weights for a number of players, with the command that made them."""


class PromiseValues:
    """Predicts players' final points from what they have between two rounds."""

    def __init__(self, weights: dict[str, float]) -> None:
        in_order = [weights[name] for name in NAMES]
        half = len(in_order) // 2
        self.at_the_end = in_order[:half]
        self.each_round = in_order[half:]

    def points(self, state: Laar, table: list[Goods], seat: Seat, rounds: int) -> float:
        """Return *seat*'s predicted final points, with a given number of rounds to come."""
        had = told(state, table, seat)
        if not rounds:
            return had[NOW]
        points = 0.0
        for place in range(len(had)):
            points += had[place] * (self.at_the_end[place] + rounds * self.each_round[place])
        return points


@cache
def promise_values_for(seats: int) -> PromiseValues:
    """Return the values learned from games with that many players, three or four."""
    return PromiseValues(weights_of(__name__, LEARNED.format(seats=seats)))
