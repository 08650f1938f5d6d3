"""State and Step: what is on the table, and which procedure of the rules is under way."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mypy_extensions import mypyc_attr

from retorta.core.dealer import Dealer
from retorta.core.pickled import Pickled
from retorta.core.words import Move, Rule, Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Pickled):
    """A procedure of the rulebook under way, as plain data.

    The step on top of the agenda says who decides, what they may do and what follows.
    Subclasses are dataclasses and name the concrete state in their overrides.
    """

    def question(self) -> str:
        """Return the name of this step's question, unique in its game; '' if it has none.

        The wire and the texts use this name, whatever the class is called. It is a method, since
        a compiled dataclass would take a class attribute for one of its fields.
        """
        return ""

    def deciders(self, state: Any) -> list[Seat]:
        """Return who must decide now; an empty list means: call ``resume``.

        The answer may not depend on anything that is hidden from any seat.
        """
        return []

    def first_decider(self, state: Any) -> Seat:
        """Return the first of the deciders, or -1 if there are none.

        A step on the hot path may override this to avoid making a list; a law compares the two.
        """
        deciders = self.deciders(state)
        return deciders[0] if deciders else -1

    def candidates(self, state: Any, seat: Seat) -> list[Move]:
        """Return every move *seat* might consider, allowed or not."""
        return []

    def objection(self, state: Any, seat: Seat, move: Move) -> Rule | None:
        """Return the rule that forbids *move*, or ``None``.

        It answers for every move of the game's catalogue, asked for or not.
        """
        return None

    def legal_moves(self, state: Any, seat: Seat) -> list[Move]:
        """Return the candidates that no rule forbids, in their order.

        A step on the hot path may override this; a law compares the two.
        """
        return [
            move
            for move in self.candidates(state, seat)
            if self.objection(state, seat, move) is None
        ]

    def random_move(self, state: Any, seat: Seat, dealer: Dealer) -> Move:
        """Return a legal move, each equally likely: the one at ``dealer.pick`` in their order.

        A step on the hot path may override this too, with the same luck for the same move.
        """
        moves = self.legal_moves(state, seat)
        return moves[dealer.pick(len(moves))]

    def take(self, state: Any, seat: Seat, move: Move, dealer: Dealer) -> None:
        """Carry out a legal *move* of *seat*."""
        raise NotImplementedError

    def resume(self, state: Any, dealer: Dealer) -> None:
        """Continue until somebody must decide, or leave the agenda."""
        raise NotImplementedError

    def copy(self) -> Step:
        """Return a copy that shares nothing mutable with this one."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class State(Pickled):
    """Everything on the table, face up or face down."""

    agenda: list[Step]
    """What is under way; the step on top (the last) decides. Empty: the game is over."""

    def copy(self) -> State:
        """Return a copy that shares nothing mutable with this one."""
        raise NotImplementedError

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()
