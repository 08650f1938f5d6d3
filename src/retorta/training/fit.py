"""Fits weights for the features of a position, so that they predict the points at the end.

Ridge regression by its normal equations, starting from the previous weights, so that rare
observations change them little.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from operator import add
from typing import Final

from retorta.training.samples import Position, Sample

RIDGE: Final = 100.0
"""The weight of the previous beliefs, as a number of positions."""
HELD_OUT: Final = 5
"""One game in this many is held out to measure the predictions."""


@dataclass(frozen=True)
class Fit:
    """The learned weights, and how well they predict."""

    weights: list[float]
    positions: int
    spread: float
    """The standard deviation of the points if nothing is known."""
    error: float
    """The standard deviation from the prediction, in the games held out."""


def fit(samples: list[Sample], start: list[float]) -> Fit:
    """Return the weights fitted to all samples, starting from the weights *start*."""
    everything = positions_of(samples)
    others = positions_of([sample for sample in samples if sample.number % HELD_OUT])
    tried = positions_of([sample for sample in samples if not sample.number % HELD_OUT])
    trial = weights_for(others, start)
    mean = sum(position.points for position in everything) / len(everything)
    return Fit(
        weights_for(everything, start),
        len(everything),
        _root(tried, [mean] * len(tried)),
        _root(tried, [foretold(trial, position.had) for position in tried]),
    )


def positions_of(samples: list[Sample]) -> list[Position]:
    """Return the positions of all samples."""
    return [position for sample in samples for position in sample.positions]


def foretold(weights: list[float], had: list[float]) -> float:
    """Return the points that the weights predict."""
    return sum(weight * each for weight, each in zip(weights, had, strict=True))


def weights_for(positions: list[Position], start: list[float]) -> list[float]:
    """Return the weights near *start* that best predict the points of *positions*."""
    size = len(start)
    sums = [[0.0] * size for _ in range(size)]
    wanted = [0.0] * size
    seen = [0] * size
    for position in positions:
        had = position.had
        missed = position.points - foretold(start, had)
        present = [place for place, each in enumerate(had) if each]
        for place in present:
            seen[place] += 1
            row, each = sums[place], had[place]
            wanted[place] += each * missed
            for other in present:
                row[other] += each * had[other]
    for place in range(size):
        # As if RIDGE more positions with an average amount of it had ended as predicted.
        sums[place][place] += RIDGE * (sums[place][place] / seen[place] if seen[place] else 1.0)
    return list(map(add, start, _solved(sums, wanted)))


def _solved(rows: list[list[float]], wanted: list[float]) -> list[float]:
    """Solve linear equations with a symmetric positive matrix, by elimination."""
    size = len(rows)
    whole = [[*row, last] for row, last in zip(rows, wanted, strict=True)]
    for place in range(size):
        pivot = whole[place]
        for below in whole[place + 1 :]:
            share = below[place] / pivot[place]
            if share:
                for column in range(place, size + 1):
                    below[column] -= share * pivot[column]
    found = [0.0] * size
    for place in reversed(range(size)):
        row = whole[place]
        known = sum(row[other] * found[other] for other in range(place + 1, size))
        found[place] = (row[size] - known) / row[place]
    return found


def _root(positions: list[Position], guessed: list[float]) -> float:
    if not positions:
        return 0.0
    squares = [(each.points - guess) ** 2 for each, guess in zip(positions, guessed, strict=True)]
    return sqrt(sum(squares) / len(squares))
