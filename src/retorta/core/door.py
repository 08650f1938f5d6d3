"""The one door: every change of a state goes through here.

This includes moves from browsers, bots, replays, learners and tests.
"""

from __future__ import annotations

from typing import Final

from retorta.core.agenda import State
from retorta.core.dealer import Dealer
from retorta.core.errors import IllegalMove, NotYourTurn
from retorta.core.words import Move, Rule, Seat

NOT_ASKED: Final = Rule("core", "not-asked", "0")
"""The refusal of a move of the game that does not answer the current question.

Programs and older pages know its key from messages, so its name must not change.
"""


def deciders(state: State) -> list[Seat]:
    """Return who must decide now; empty when the game is over."""
    if not state.agenda:
        return []
    return state.agenda[-1].deciders(state)


def legal_moves(state: State, seat: Seat) -> list[Move]:
    """Return what *seat* may play now; empty if it has nothing to decide."""
    if seat not in deciders(state):
        return []
    return state.agenda[-1].legal_moves(state, seat)


def refusals(state: State, seat: Seat) -> list[tuple[Move, Rule]]:
    """Return the moves that *seat* might consider but may not play, each with the rule."""
    if seat not in deciders(state):
        return []
    step = state.agenda[-1]
    refused = []
    for move in step.candidates(state, seat):
        rule = step.objection(state, seat, move)
        if rule is not None:
            refused.append((move, rule))
    return refused


def objection(state: State, seat: Seat, move: Move) -> Rule | None:
    """Return the rule that forbids *move* to a seat that must decide, or ``None``.

    The step is consulted first, even for moves that are not candidates: it often has a better
    reason than that the move was not asked for, such as that a card is not in the hand.
    """
    step = state.agenda[-1]
    rule = step.objection(state, seat, move)
    if rule is None and not _is_among(move, step.candidates(state, seat)):
        return NOT_ASKED
    return rule


def _is_among(move: Move, moves: list[Move]) -> bool:
    # Each move is made once, so it is nearly always the same object; comparing takes longer.
    for one in moves:
        if one is move:
            return True
    return move in moves


def play(state: State, seat: Seat, move: Move, dealer: Dealer) -> None:
    """Play *move* for *seat* if the rules allow it, and continue to the next decision."""
    seats = deciders(state)
    if seat not in seats:
        raise NotYourTurn(seat, seats)
    rule = objection(state, seat, move)
    if rule is not None:
        raise IllegalMove(seat, move, rule)
    carry_out(state, seat, move, dealer)


def carry_out(state: State, seat: Seat, move: Move, dealer: Dealer) -> None:
    """Play a *move* that is known to be legal, for search."""
    state.agenda[-1].take(state, seat, move, dealer)
    advance(state, dealer)


def advance(state: State, dealer: Dealer) -> None:
    """Continue until somebody must decide or the game is over."""
    agenda = state.agenda
    while agenda and agenda[-1].first_decider(state) < 0:
        agenda[-1].resume(state, dealer)


def play_out(state: State, dealer: Dealer) -> int:
    """Play the game to its end with random moves; return the number of decisions."""
    decisions = 0
    agenda = state.agenda
    while agenda:
        step = agenda[-1]
        seat = step.first_decider(state)
        if seat < 0:
            step.resume(state, dealer)
            continue
        step.take(state, seat, step.random_move(state, seat, dealer), dealer)
        decisions += 1
    return decisions


def question(state: State) -> str:
    """Return the name of the current question; '' at the end."""
    return state.agenda[-1].question() if state.agenda else ""
