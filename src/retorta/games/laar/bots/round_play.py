"""A round of Laar in which everybody plays for what is worth most to them."""

from __future__ import annotations

from retorta.core.agenda import Step
from retorta.core.dealer import Dealer
from retorta.core.words import Move, Seat
from retorta.games.laar.bots.dreamt_round import Round
from retorta.games.laar.cards import KINDS
from retorta.games.laar.moves import ACQUISITIONS, ASSIGNMENTS, EXCHANGES, Acquire, Assign, Exchange
from retorta.games.laar.rules.acquiring import AcquireGoods, last_good
from retorta.games.laar.rules.assigning import AssignExperts
from retorta.games.laar.state import NOTHING


def play_on(state: Round, dealer: Dealer, slip: int) -> None:
    """Play the round to its end; if *slip* is not 0, one decision in *slip* is a random move."""
    agenda = state.agenda
    while True:
        step = agenda[-1]
        deciders = step.deciders(state)
        if not deciders:
            if isinstance(step, AcquireGoods):
                return
            step.resume(state, dealer)
            continue
        seat = deciders[0]
        if slip and dealer.pick(slip) == 0:
            move = step.random_move(state, seat, dealer)
        else:
            move = most_promising(state, step, seat)
        step.take(state, seat, move, dealer)


def most_promising(state: Round, step: Step, seat: Seat) -> Move:
    """Return the move whose good is worth most to a seat."""
    if isinstance(step, AssignExperts):
        return best_assignment(state, seat)
    gains = state.prospects.gains[seat]
    best = ACQUISITIONS[0]
    most = -1e300
    for good in range(state.seats):
        if state.goods[good] != NOTHING:
            gained = gains[good][state.assigned[good]]
            if gained > most:
                most = gained
                best = ACQUISITIONS[good]
    if seat == state.first:
        good = last_good(state)
        hand = state.hands[seat]
        for expert in range(KINDS):
            if hand[expert] and gains[good][expert] > most:
                most = gains[good][expert]
                best = EXCHANGES[expert]
    return best


def best_assignment(state: Round, seat: Seat) -> Move:
    """Return the expert and the card that promise a seat most, if it gets the card."""
    gains = state.prospects.gains[seat]
    hand = state.hands[seat]
    best = ASSIGNMENTS[0][0]
    most = -1e300
    for good in range(state.seats):
        if state.assigned[good] == NOTHING:
            gains_of_card = gains[good]
            for expert in range(KINDS):
                if hand[expert] and gains_of_card[expert] > most:
                    most = gains_of_card[expert]
                    best = ASSIGNMENTS[expert][good]
    return best


def gain_of(state: Round, seat: Seat, move: Move) -> float:
    """Return the value of the good that a move takes; if it only assigns one, half of that."""
    gains = state.prospects.gains[seat]
    if isinstance(move, Assign):
        return gains[move.good][int(move.expert)] / 2
    if isinstance(move, Acquire):
        return gains[move.good][state.assigned[move.good]]
    assert isinstance(move, Exchange)
    return gains[last_good(state)][int(move.expert)]
