"""A ready-made step that several games need."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mypy_extensions import mypyc_attr

from retorta.core.agenda import Step
from retorta.core.dealer import Dealer
from retorta.core.words import Move, Seat


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class SecretChoice(Step):
    """Several seats choose at once and in secret; then all choices are revealed together.

    Subclasses define what may be chosen (``candidates``, ``objection``), what the table sees
    when a choice is made (:meth:`laid`) and what follows (``resume``, once all have chosen).
    """

    choices: list[Move | None]
    """Each seat's choice, face down; ``None`` until it is made."""
    choosing: list[Seat]
    """The seats that have to choose."""

    def deciders(self, state: Any) -> list[Seat]:
        return [seat for seat in self.choosing if self.choices[seat] is None]

    def take(self, state: Any, seat: Seat, move: Move, dealer: Dealer) -> None:
        self.choices[seat] = move
        self.laid(state, seat, dealer)

    def laid(self, state: Any, seat: Seat, dealer: Dealer) -> None:
        """Announce that *seat* has chosen, but not what."""
