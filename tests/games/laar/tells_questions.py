"""Measures what is told of a question as a whole: who is asked what is found by playing on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from games.laar.tells_points import SENDING, TAKING, gained

from retorta.core import door
from retorta.core.dealer import SeededDealer
from retorta.core.tells import Effect, Fact
from retorta.core.words import Seat
from retorta.games.laar.cards import (
    SPELL,
    SpellKind,
)
from retorta.games.laar.events import (
    ExpertsReturned,
)
from retorta.games.laar.moves import Acquire, Exchange
from retorta.games.laar.state import Laar


def asked(state: Laar, *questions: str) -> Iterator[tuple[str, Seat]]:
    """Yield who is asked what from now on, as long as it is one of these questions."""
    world, dealer = state.copy(), SeededDealer(1)
    round = world.round
    while door.question(world) in questions and world.round == round:
        (seat,) = door.deciders(world)
        yield door.question(world), seat
        moves = door.legal_moves(world, seat)
        door.play(world, seat, moves[dealer.pick(len(moves))], dealer)


def seats_asked(state: Laar, question: str, until: Seat | None = None) -> list[Seat]:
    """Return who answers a question of this round, in order, as far as a seat."""
    found = [seat for what, seat in asked(state, SENDING, TAKING) if what == question]
    return found if until is None else found[: found.index(until)]


def returns(state: Laar) -> list[int]:
    """Return after which rounds experts come back from now on."""
    world, dealer = state.copy(), SeededDealer(1)
    door.play_out(world, dealer)
    return [event.round for event in dealer.collect() if isinstance(event, ExpertsReturned)]


def round_of(state: Laar, seat: Seat, effect: Effect) -> bool:
    left = len(state.pile) // state.seats if state.seats == 4 else 12 - state.round
    return parts_of(effect) == {"round": state.round, "rounds": state.round + left}


def parts_of(effect: Effect) -> dict[str, Any]:
    assert isinstance(effect, Fact)
    return effect.parts


def decide_after(state: Laar, seat: Seat, effect: Effect) -> bool:
    question = door.question(state)
    others = [each for what, each in asked(state, question) if each != seat]
    return bool(list(dict.fromkeys(others)) == parts_of(effect)["seats"])


def wards_left(state: Laar, seat: Seat, effect: Effect) -> bool:
    mine = [each for _, each in asked(state, door.question(state)) if each == seat]
    return bool(len(mine) == parts_of(effect)["wards"])


def universal_left(state: Laar, seat: Seat, effect: Effect) -> bool:
    spells = [state.cardboard.spells[card].kind for card in state.stacks[seat][SPELL]]
    return bool(spells.count(int(SpellKind.UNIVERSAL)) == parts_of(effect)["cards"])


def may_exchange(state: Laar, seat: Seat, effect: Effect) -> bool:
    moves = door.legal_moves(state, seat)
    taken = [move.good for move in moves if isinstance(move, Acquire)]
    changed = any(isinstance(move, Exchange) for move in moves)
    return changed and len(taken) == 1


def card_would_bring(state: Laar, seat: Seat, effect: Effect) -> bool:
    parts = parts_of(effect)
    return bool(gained(state, seat, state.goods[parts["good"]], parts["kind"]) == parts["points"])


def seats_are(find: Callable[[Laar, Seat], list[Seat]]) -> Callable[[Laar, Seat, Effect], bool]:
    def measure(state: Laar, seat: Seat, effect: Effect) -> bool:
        return bool(find(state, seat) == parts_of(effect)["seats"])

    return measure
