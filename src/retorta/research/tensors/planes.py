"""Planes: a view as named blocks of numbers, relative to the viewing seat.

Each game's ``tensors.py`` writes one plane after the other, field by field, from a view and
nothing else, so nothing that is hidden from the seat can get into them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from retorta.core.words import Seat


@dataclass(frozen=True)
class Plane:
    """A block of numbers with a name; several dimensions lie one row after the other."""

    name: str
    shape: tuple[int, ...]
    values: list[float]


class Planes:
    """The planes of one view."""

    def __init__(self, seats: int, seat: Seat) -> None:
        self.around: list[Seat] = [(seat + place) % seats for place in range(seats)]
        """All seats clockwise from the viewing seat, the order of the rows in a plane by seat."""
        self.found: list[Plane] = []

    def put(self, name: str, values: Sequence[float], *shape: int) -> None:
        """Add a plane; without a shape it is one row."""
        size = 1
        for length in shape or (len(values),):
            size *= length
        assert size == len(values), f"{name}: {len(values)} numbers for {shape}"
        self.found.append(Plane(name, shape or (len(values),), [float(each) for each in values]))

    def by_seat(self, name: str, rows: Sequence[Sequence[float]]) -> None:
        """Add a plane with a row for each seat; *rows* are in the order of the table."""
        turned = [rows[seat] for seat in self.around]
        self.put(name, [each for row in turned for each in row], len(rows), len(rows[0]))

    def seats(self, name: str, numbers: Sequence[float]) -> None:
        """Add one number for each seat; *numbers* are in the order of the table."""
        self.put(name, [numbers[seat] for seat in self.around])

    def chosen_seats(self, name: str, seats: Iterable[Seat]) -> None:
        """Add a number for each seat: one if it is among *seats*."""
        among = set(seats)
        self.put(name, [float(seat in among) for seat in self.around])


def counts(things: Iterable[Any] | None, kinds: int) -> list[float]:
    """Return how many there are of each kind; hidden things are not counted."""
    found = [0.0] * kinds
    for thing in things or ():
        found[int(thing)] += 1
    return found


def one_hot(thing: Any, kinds: int) -> list[float]:
    """Return a one in the place of *thing*; nowhere for ``None``."""
    return counts(() if thing is None else (thing,), kinds)
