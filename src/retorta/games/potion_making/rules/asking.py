"""A choice with only one answer is made without asking."""

from __future__ import annotations

from retorta.core.agenda import Step
from retorta.core.dealer import Dealer
from retorta.games.potion_making.state import PotionMaking


def ask(state: PotionMaking, step: Step, dealer: Dealer) -> None:
    """Put a question to the active player; where only one answer is possible, take it."""
    state.agenda.append(step)
    moves = step.legal_moves(state, state.active)
    if len(moves) == 1:
        step.take(state, state.active, moves[0], dealer)
