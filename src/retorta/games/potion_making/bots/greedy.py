"""A bot for Potion-Making that thinks its own turn through to the end."""

from __future__ import annotations

from random import Random

from retorta.core.box import Pov
from retorta.core.dealer import SeededDealer
from retorta.core.words import Move
from retorta.games.potion_making.bots.judgement import RULES_OF_THUMB
from retorta.games.potion_making.bots.turns import value_of


class Greedy:
    """Tries every way to end its turn in a dream, and picks the one with the best position."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, pov: Pov) -> Move:
        moves = pov.moves
        if len(moves) == 1:
            return moves[0]
        # One dream is enough, since nothing hidden matters until the turn is over.
        dealer = SeededDealer(self._random.getrandbits(32), listening=False)
        dream = pov.imagine(dealer)
        values = [value_of(RULES_OF_THUMB, dream, pov.seat, move, dealer) for move in moves]
        most = max(values)
        good = [move for move, value in zip(moves, values, strict=True) if value > most - 1e-9]
        return self._random.choice(good)
