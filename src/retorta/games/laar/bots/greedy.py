"""A bot for Guilds of Laar that takes what gains the most points now."""

from __future__ import annotations

from random import Random

from retorta.core.box import Pov
from retorta.core.dealer import SeededDealer
from retorta.core.words import Move
from retorta.games.laar.bots.round_gains import gains_of, value_in_round
from retorta.games.laar.moves import CATALOGUE


class Greedy:
    """Plays the round out, with everybody taking what is best for them, and keeps the best move."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, pov: Pov) -> Move:
        suggested = pov.own.suggested
        if suggested is not None:
            return CATALOGUE.read(suggested)
        moves = pov.moves
        if len(moves) == 1:
            return moves[0]
        dealer = SeededDealer(self._random.getrandbits(32), listening=False)
        world = pov.imagine(dealer)
        gains = gains_of(world)
        values = [value_in_round(world, pov.seat, move, gains, dealer) for move in moves]
        best = max(values)
        good = [move for move, worth in zip(moves, values, strict=True) if worth == best]
        return self._random.choice(good)
