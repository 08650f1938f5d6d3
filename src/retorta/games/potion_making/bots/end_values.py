"""Predictions of how a game of Potion-Making ends for a seat, learned from many games."""

from __future__ import annotations

from functools import cache
from typing import Final

from retorta.bots.learned import weights_of
from retorta.core.words import Seat
from retorta.games.potion_making.bots.features import AHEAD, NAMES, THINGS, cards_left, lead, told
from retorta.games.potion_making.bots.judgement import Judgement
from retorta.games.potion_making.cards import CARDS_IN_THE_BOX
from retorta.games.potion_making.state import PotionMaking

LEARNED: Final = "learned_{seats}.toml"
"""The file of weights for a number of players, with the command that made them."""


class EndValues(Judgement):
    """Predicts how many points a seat will end ahead of the mean of the others."""

    def __init__(self, seats: int, weights: dict[str, float]) -> None:
        in_order = [weights[name] for name in NAMES]
        self.ahead = weights[AHEAD]
        self.by_cards: list[list[float]] = []
        """The worth of each thing, by the number of cards left to be played."""
        for cards in range(CARDS_IN_THE_BOX + 1):
            turns = cards / seats
            self.by_cards.append(
                [
                    in_order[place] + turns * in_order[len(THINGS) + place]
                    for place in range(len(THINGS))
                ]
            )

    def worth(self, table: PotionMaking, seat: Seat) -> float:
        cards = cards_left(table)
        if not cards:
            return lead(table.totals, seat)
        worth = self.ahead * lead(table.totals, seat)
        had = told(table, seat)
        weights = self.by_cards[cards]
        for place in range(len(had)):
            worth += had[place] * weights[place]
        return worth


@cache
def end_values_for(seats: int) -> EndValues:
    """Return the values learned from games with that many players."""
    return EndValues(seats, weights_of(__name__, LEARNED.format(seats=seats)))
