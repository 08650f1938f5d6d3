"""Enumerating all outcomes of luck, one after another, each with its probability."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import TypeVar

from retorta.core.dealer import Dealer

T = TypeVar("T")


class EnumeratingDealer(Dealer):
    """Follows a script, then always picks the first possibility; records how many there were."""

    def __init__(self, script: list[int]) -> None:
        super().__init__(listening=False)
        self.path = list(script)
        self.ways: list[int] = []

    def choose(self, n: int) -> int:
        position = len(self.ways)
        self.ways.append(n)
        if position == len(self.path):
            self.path.append(0)
        return self.path[position]

    def next_script(self) -> list[int] | None:
        """Return the script of the next outcome, or ``None`` after the last."""
        script = list(self.path)
        while script and script[-1] == self.ways[len(script) - 1] - 1:
            script.pop()
        if not script:
            return None
        script[-1] += 1
        return script


def every_way(run: Callable[[Dealer], T]) -> Iterator[tuple[Fraction, T]]:
    """Yield the result of *run* for every outcome of luck, with its exact probability."""
    script: list[int] | None = []
    while script is not None:
        dealer = EnumeratingDealer(script)
        result = run(dealer)
        chance = Fraction(1)
        for n in dealer.ways:
            chance /= n
        yield chance, result
        script = dealer.next_script()
