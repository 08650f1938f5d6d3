"""Thinking a turn of Potion-Making through to its end, to find the best continuation."""

from __future__ import annotations

from retorta.core import door
from retorta.core.agenda import Step
from retorta.core.dealer import Dealer
from retorta.core.words import Move, Seat
from retorta.games.potion_making.bots.judgement import Judgement
from retorta.games.potion_making.moves import Build, Cast, PlayAsElement
from retorta.games.potion_making.rules.turn import TakeTurn
from retorta.games.potion_making.state import PotionMaking


def value_of(
    judgement: Judgement, before: PotionMaking, seat: Seat, move: Move, dealer: Dealer
) -> float:
    """Return the result of the best turn that continues with *move*.

    Any dream will do, since nothing hidden matters until the turn is over.
    """
    after = before.copy()
    ends_turn = isinstance(move, (PlayAsElement, Build)) or not in_turn(before)
    door.carry_out(after, seat, move, dealer)
    if not after.agenda or (ends_turn and isinstance(after.agenda[-1], TakeTurn)):
        return judgement.worth(after, seat)
    moves = door.legal_moves(after, seat)
    second = isinstance(after.agenda[-1], TakeTurn)
    best = -1e9
    for each in moves:
        # A second spell is considered only after the first has taken effect.
        if not (second and isinstance(each, Cast)):
            best = max(best, value_of(judgement, after, seat, each, dealer))
    return best if best > -1e9 else judgement.worth(after, seat)


def in_turn(state: PotionMaking) -> bool:
    """Whether the turn continues after the current question."""
    for step in state.agenda:
        if isinstance(step, TakeTurn):
            return True
    return False


def best_move(
    judgement: Judgement, state: PotionMaking, step: Step, seat: Seat, dealer: Dealer
) -> Move:
    """Return the move that leads to the best end of the turn; the first of equal ones."""
    moves = step.legal_moves(state, seat)
    best = moves[0]
    if len(moves) > 1:
        most = -1e300
        for move in moves:
            value = value_of(judgement, state, seat, move, dealer)
            if value > most:
                most = value
                best = move
    return best
