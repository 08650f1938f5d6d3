"""The reward of each seat at the end of a game: its points, its rank, or whether it won."""

from __future__ import annotations

from typing import Final

from retorta.core.box import Box
from retorta.core.errors import Unknown

KINDS: Final = ("points", "rank", "win")


class Rewards:
    """A way to reward the end of a game; more is always better."""

    def __init__(self, box: Box, kind: str) -> None:
        if kind not in KINDS:
            raise Unknown("rewards", rewards=kind, known=list(KINDS))
        self._sign = -1.0 if box.rules.fewest_points_win else 1.0
        self._kind = kind

    def of(self, points: list[int], winners: list[int] | None = None) -> list[float]:
        """Return the reward of each seat.

        Points are negative if the fewest win. A rank is 1 for the best and -1 for the worst;
        tied seats share it. A win is 1, shared among those who won together.
        """
        worths = [self._sign * each for each in points]
        if self._kind == "points":
            return worths
        if self._kind == "rank":
            others = len(points) - 1
            return [
                sum((mine > other) - (mine < other) for other in worths) / others for mine in worths
            ]
        won = winners or [seat for seat, each in enumerate(worths) if each == max(worths)]
        return [1 / len(won) if seat in won else 0.0 for seat in range(len(points))]
