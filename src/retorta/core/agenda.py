"""State and Step: what is on the table, and which procedure of the rules is in progress."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mypy_extensions import mypyc_attr

from retorta.core.dealer import Dealer
from retorta.core.pickled import Pickled
from retorta.core.words import Move, Rule, Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Pickled):
    """A procedure of the rulebook in progress, as plain data.

    The step on top of the agenda determines who decides, what they may do and what follows.
    Subclasses are dataclasses and name the concrete state in their overrides.
    """

    def question(self) -> str:
        """Return the name of this step's question, unique in its game; '' if it has none.

        The wire and the texts use this name, not that of the class. It is a method, because a
        compiled dataclass would treat a class attribute as one of its fields.
        """
        return ""

    def deciders(self, state: Any) -> list[Seat]:
        """Return who must decide now; an empty list means: call ``resume``.

        The answer must not depend on anything that is hidden from any seat.
        """
        return []

    def first_decider(self, state: Any) -> Seat:
        """Return the first of the deciders, or -1 if there are none.

        A step on the hot path may override this to avoid making a list; a test compares both.
        """
        deciders = self.deciders(state)
        return deciders[0] if deciders else -1

    def candidates(self, state: Any, seat: Seat) -> list[Move]:
        """Return every move that *seat* might consider, allowed or not."""
        return []

    def objection(self, state: Any, seat: Seat, move: Move) -> Rule | None:
        """Return the rule that forbids *move*, or ``None``.

        It must work for every move in the game's catalogue, candidate or not.
        """
        return None

    def legal_moves(self, state: Any, seat: Seat) -> list[Move]:
        """Return the candidates that no rule forbids, in their order.

        A step on the hot path may override this; a test compares both.
        """
        return [
            move
            for move in self.candidates(state, seat)
            if self.objection(state, seat, move) is None
        ]

    def random_move(self, state: Any, seat: Seat, dealer: Dealer) -> Move:
        """Return a random legal move: the one at ``dealer.pick`` in their order.

        A step on the hot path may override this too, if the same luck gives the same move.
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
    """The steps in progress; the top one (the last) decides. If empty, the game is over."""

    def copy(self) -> State:
        """Return a copy that shares nothing mutable with this one."""
        raise NotImplementedError

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()
