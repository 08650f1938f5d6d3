"""A bot for Guilds of Laar that takes what brings it most points now."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from retorta.core.box import Pov
from retorta.core.dealer import Dealer, SeededDealer
from retorta.core.door import carry_out, deciders, legal_moves
from retorta.core.words import Move, Seat
from retorta.games.laar.cards import KINDS
from retorta.games.laar.moves import CATALOGUE, Acquire, Assign, Exchange
from retorta.games.laar.rules.acquiring import last_good
from retorta.games.laar.rules.best import points_of_player
from retorta.games.laar.rules.stacks import goods_of, table_of
from retorta.games.laar.state import NOTHING, Laar

RIVALRY: Final = 0.35
"""How much it minds what the others gain, against its own gain."""

Gains = list[list[list[int]]]
"""What a seat gains by each open card as each kind of good."""


class Greedy:
    """Plays the round out, everybody taking what is best for them, and keeps the best move."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, pov: Pov) -> Move:
        suggested = pov.view.suggested
        if suggested is not None:
            return CATALOGUE.read(suggested)
        moves = pov.moves
        if len(moves) == 1:
            return moves[0]
        dealer = SeededDealer(self._random.getrandbits(32), listening=False)
        world = pov.imagine(dealer)
        gains = gains_of(world)
        values = [value(world, pov.seat, move, gains, dealer) for move in moves]
        best = max(values)
        good = [move for move, worth in zip(moves, values, strict=True) if worth == best]
        return self._random.choice(good)


def gains_of(world: Laar) -> Gains:
    """Return how many points every seat would gain by every open card as every good."""
    table: list[Any] = table_of(world)
    gains: Gains = []
    for seat in range(world.seats):
        own = table[seat]
        now = points_of_player(table, world.memo, seat)
        gained = []
        for card in world.goods:
            row = [0] * KINDS
            for kind in range(KINDS if card != NOTHING else 0):
                stacks = list(world.stacks[seat])
                stacks[kind] = [*stacks[kind], card]
                table[seat] = goods_of(world.cardboard, stacks)
                row[kind] = points_of_player(table, world.memo, seat) - now
            gained.append(row)
        table[seat] = own
        gains.append(gained)
    return gains


def value(world: Laar, seat: Seat, move: Move, gains: Gains, dealer: Dealer) -> float:
    """Return what a move is worth when everybody then goes for their own gain."""
    dream = world.copy()
    worth = 0.0
    mover = seat
    while True:
        if not isinstance(move, Assign):
            gained = gain(dream, mover, move, gains)
            worth += gained if mover == seat else -RIVALRY * gained / (world.seats - 1)
            if mover == world.first:
                return worth
        carry_out(dream, mover, move, dealer)
        mover = deciders(dream)[0]
        move = best_for(dream, mover, gains)


def best_for(world: Laar, seat: Seat, gains: Gains) -> Move:
    """Return the move that promises a seat most by itself."""
    moves = legal_moves(world, seat)
    worths = [gain(world, seat, move, gains) for move in moves]
    return moves[worths.index(max(worths))]


def gain(world: Laar, seat: Seat, move: Move, gains: Gains) -> int:
    """Return what a seat gains by the good that a move makes or takes."""
    if isinstance(move, Assign):
        return gains[seat][move.good][move.expert]
    if isinstance(move, Acquire):
        return gains[seat][move.good][world.assigned[move.good]]
    assert isinstance(move, Exchange)
    return gains[seat][last_good(world)][move.expert]
