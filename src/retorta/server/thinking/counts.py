"""Metrics of thinking: how many wait, how long they wait, how long it takes, how often it fails."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from retorta.server.metrics import Histogram
from retorta.server.thinking.queue import Priority

BOUNDS: Final = (0.01, 0.05, 0.1, 0.125, 0.15, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0, 30.0)
"""Seconds. A master is never given less than 0.15."""


class Counts:
    """The counts of one queue."""

    def __init__(self) -> None:
        self.depth: Callable[[Priority], int] = lambda _: 0
        self.working = 0
        """Workers that are busy now."""
        self.deaths = 0
        self.cut = 0
        """Jobs cut to half a second, because the people they were for had used their share."""
        self.given_up = 0
        """Bots that failed to decide, after all attempts."""
        self.waited = Histogram(BOUNDS)
        self.seconds = Histogram(BOUNDS)
        self.given = Histogram(BOUNDS)
        """Seconds for a decision that were given to bots whose thinking is timed."""

    def lines(self, name: str) -> list[str]:
        """Return all metrics in Prometheus format, each name beginning with *name*."""
        lines = [f"# TYPE {name}_waiting gauge"]
        lines += [
            f'{name}_waiting{{priority="{priority.name.lower()}"}} {self.depth(priority)}'
            for priority in Priority
        ]
        for kind, counted in (
            ("workers_busy gauge", self.working),
            ("cut_total counter", self.cut),
            ("worker_deaths_total counter", self.deaths),
            ("given_up_total counter", self.given_up),
        ):
            lines += [f"# TYPE {name}_{kind}", f"{name}_{kind.split()[0]} {counted}"]
        lines += self.waited.lines(f"{name}_waited_seconds")
        lines += self.seconds.lines(f"{name}_seconds")
        return lines + self.given.lines(f"{name}_given_seconds")
