"""What everybody gains in a round of Laar if all play for their own gain."""

from __future__ import annotations

from typing import Final

from retorta.core.dealer import Dealer
from retorta.core.door import carry_out, deciders, legal_moves
from retorta.core.words import Move, Seat
from retorta.games.laar.cards import KINDS
from retorta.games.laar.moves import Acquire, Assign, Exchange
from retorta.games.laar.rules.acquiring import last_good
from retorta.games.laar.rules.best import gain_to_come
from retorta.games.laar.rules.stacks import table_of
from retorta.games.laar.state import NOTHING, Laar

RIVALRY: Final = 0.35
"""The weight of the others' gain compared with one's own."""

Gains = list[list[list[int]]]
"""A seat's gain from each open card as each kind of good."""


def gains_of(world: Laar) -> Gains:
    """Return the points that every seat would gain from every open card as every good."""
    table = table_of(world)
    gains: Gains = []
    for seat in range(world.seats):
        gained: list[list[int]] = []
        for card in world.goods:
            row: list[int] = [0] * KINDS
            for kind in range(KINDS if card != NOTHING else 0):
                row[kind] = gain_to_come(world, seat, table, card, kind)
            gained.append(row)
        gains.append(gained)
    return gains


def value_in_round(world: Laar, seat: Seat, move: Move, gains: Gains, dealer: Dealer) -> float:
    """Return the worth of a move if everybody then plays for their own gain."""
    dream = world.copy()
    worth = 0.0
    mover = seat
    while True:
        if not isinstance(move, Assign):
            gained = gain_of(dream, mover, move, gains)
            worth += gained if mover == seat else -RIVALRY * gained / (world.seats - 1)
            if mover == world.first:
                return worth
        carry_out(dream, mover, move, dealer)
        mover = deciders(dream)[0]
        move = best_for(dream, mover, gains)


def best_for(world: Laar, seat: Seat, gains: Gains) -> Move:
    """Return the move that promises a seat most by itself."""
    moves = legal_moves(world, seat)
    worths = [gain_of(world, seat, move, gains) for move in moves]
    return moves[worths.index(max(worths))]


def gain_of(world: Laar, seat: Seat, move: Move, gains: Gains) -> int:
    """Return a seat's gain from the good that a move makes or takes."""
    if isinstance(move, Assign):
        return gains[seat][move.good][move.expert]
    if isinstance(move, Acquire):
        return gains[seat][move.good][world.assigned[move.good]]
    assert isinstance(move, Exchange)
    return gains[seat][last_good(world)][move.expert]
