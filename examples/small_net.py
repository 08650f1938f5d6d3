"""A small network in NumPy alone: two hidden layers, a head for moves and one for the value.

Written out so that the example needs no framework; if you have one, use that instead.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

FORBIDDEN = -1e9
"""The logit of an illegal move: its probability is zero."""


class Net:
    """Maps what a seat sees to the logits of the moves and the value of the position."""

    def __init__(self, weights: dict[str, Any]) -> None:
        self.weights = weights

    @classmethod
    def fresh(cls, inputs: int, hidden: int, moves: int, luck: Any) -> Net:
        """Return an untrained net: all moves are nearly equally likely."""

        def layer(rows: int, columns: int, scale: float) -> Any:
            return (luck.standard_normal((rows, columns)) * scale / np.sqrt(rows)).astype("f4")

        return cls(
            {
                "first": layer(inputs, hidden, 1.4),
                "first_bias": np.zeros(hidden, "f4"),
                "second": layer(hidden, hidden, 1.4),
                "second_bias": np.zeros(hidden, "f4"),
                "moves": layer(hidden, moves, 0.01),
                "moves_bias": np.zeros(moves, "f4"),
                "value": layer(hidden, 1, 0.1),
                "value_bias": np.zeros(1, "f4"),
            }
        )

    def forward(self, seen: Any, mask: Any) -> tuple[Any, Any, tuple[Any, Any]]:
        """Return the moves' log-probabilities, the values, and the hidden layers."""
        weights = self.weights
        first = np.maximum(seen @ weights["first"] + weights["first_bias"], 0)
        second = np.maximum(first @ weights["second"] + weights["second_bias"], 0)
        logits = np.where(mask, second @ weights["moves"] + weights["moves_bias"], FORBIDDEN)
        logits -= logits.max(axis=1, keepdims=True)
        chances = logits - np.log(np.exp(logits).sum(axis=1, keepdims=True))
        value = (second @ weights["value"] + weights["value_bias"])[:, 0]
        return chances, value, (first, second)

    def backward(
        self, seen: Any, hidden: tuple[Any, Any], by_logits: Any, by_value: Any
    ) -> dict[str, Any]:
        """Return the gradient of the loss by every weight, from its gradients by the outputs."""
        first, second = hidden
        by_value = by_value[:, None]
        by_second = by_logits @ self.weights["moves"].T + by_value @ self.weights["value"].T
        by_second *= second > 0
        by_first = by_second @ self.weights["second"].T
        by_first *= first > 0
        return {
            "first": seen.T @ by_first,
            "first_bias": by_first.sum(axis=0),
            "second": first.T @ by_second,
            "second_bias": by_second.sum(axis=0),
            "moves": second.T @ by_logits,
            "moves_bias": by_logits.sum(axis=0),
            "value": second.T @ by_value,
            "value_bias": by_value.sum(axis=0),
        }

    def save(self, path: Path) -> None:
        """Save the weights to a file."""
        np.savez_compressed(path, **self.weights)

    @classmethod
    def load(cls, path: Path) -> Net:
        """Load a net from a file."""
        with np.load(path) as kept:
            return cls(dict(kept))


class Adam:
    """The Adam optimiser of Kingma and Ba, with gradients clipped to a norm of a half."""

    LONGEST = 0.5

    def __init__(self, net: Net) -> None:
        self._net = net
        self._mean = {name: np.zeros_like(each) for name, each in net.weights.items()}
        self._spread = {name: np.zeros_like(each) for name, each in net.weights.items()}
        self._steps = 0

    def step(self, slopes: dict[str, Any], rate: float) -> None:
        """Change every weight a little."""
        self._steps += 1
        length = float(np.sqrt(sum(float((each**2).sum()) for each in slopes.values())))
        cut = min(1.0, self.LONGEST / (length + 1e-8))
        for name, slope in slopes.items():
            mean, spread = self._mean[name], self._spread[name]
            mean += 0.1 * (slope * cut - mean)
            spread += 0.001 * ((slope * cut) ** 2 - spread)
            fair = mean / (1 - 0.9**self._steps)
            wide = np.sqrt(spread / (1 - 0.999**self._steps)) + 1e-5
            self._net.weights[name] -= np.float32(rate) * (fair / wide).astype("f4")
