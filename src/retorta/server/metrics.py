"""The metrics of the server, in Prometheus format: only numbers, and nothing about any table."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

BOUNDS: Final[tuple[float, ...]] = (
    0.001,
    0.0025,
    0.005,
    0.01,
    0.025,
    0.05,
    0.1,
    0.25,
    0.5,
    1.0,
    2.5,
)


class Histogram:
    """A histogram of durations."""

    def __init__(self, bounds: tuple[float, ...] | None = None) -> None:
        # Not a default value: in the compiled build, ``BOUNDS`` would not be set yet.
        self.bounds = BOUNDS if bounds is None else bounds
        self.counts = [0] * (len(self.bounds) + 1)
        self.sum = 0.0
        self.measured: list[float] = []
        """Durations that are not counted yet; code in a hurry appends them here."""

    def add(self, seconds: float) -> None:
        """Count one more."""
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.sum += seconds

    def count(self) -> None:
        """Count what was measured; this is called often enough to keep the list short."""
        measured, self.measured = self.measured, []
        for seconds in measured:
            self.add(seconds)

    def lines(self, name: str) -> list[str]:
        """Return it in Prometheus format."""
        self.count()
        lines = [f"# TYPE {name} histogram"]
        total = 0
        for bound, count in zip((*map(str, self.bounds), "+Inf"), self.counts, strict=True):
            total += count
            lines.append(f'{name}_bucket{{le="{bound}"}} {total}')
        return [*lines, f"{name}_sum {self.sum:.6f}", f"{name}_count {total}"]


@dataclass
class Metrics:
    """The counts of one server."""

    connections: int = 0
    tables: int = 0
    """Tables in memory."""
    thinking: int = 0
    """Bots thinking now."""
    connected: int = 0
    moves: int = 0
    bot_moves: int = 0
    refused: int = 0
    views: int = 0
    too_slow: int = 0
    commits: int = 0
    written: int = 0
    not_stored: int = 0
    requests: int = 0
    taken: int = 0
    """Tables that this node of a cluster has taken."""
    lost: int = 0
    """Tables that this node has lost."""
    passed_on: int = 0
    """Requests and sockets for tables of other nodes."""
    failures: int = 0
    """Unexpected exceptions."""
    move_seconds: Histogram = field(default_factory=Histogram)
    commit_seconds: Histogram = field(default_factory=Histogram)
    lag_seconds: Histogram = field(default_factory=Histogram)
    """How late the event loop is."""
    sections: list[Callable[[], list[str]]] = field(default_factory=list)
    """The metrics of other rooms, as lines in Prometheus format."""

    def count(self) -> None:
        """Count what was measured since the last time."""
        for histogram in (self.move_seconds, self.commit_seconds, self.lag_seconds):
            histogram.count()

    def text(self) -> str:
        """Return all metrics in Prometheus format."""
        gauges = {
            "retorta_connections": self.connections,
            "retorta_tables_in_memory": self.tables,
            "retorta_bots_thinking": self.thinking,
        }
        counters = {
            "retorta_connections_total": self.connected,
            "retorta_moves_total": self.moves,
            "retorta_bot_moves_total": self.bot_moves,
            "retorta_refused_total": self.refused,
            "retorta_views_sent_total": self.views,
            "retorta_slow_readers_closed_total": self.too_slow,
            "retorta_commits_total": self.commits,
            "retorta_jobs_written_total": self.written,
            "retorta_not_stored_total": self.not_stored,
            "retorta_requests_total": self.requests,
            "retorta_tables_taken_total": self.taken,
            "retorta_tables_lost_total": self.lost,
            "retorta_passed_on_total": self.passed_on,
            "retorta_failures_total": self.failures,
        }
        lines = []
        for kind, counts in (("gauge", gauges), ("counter", counters)):
            for name, count in counts.items():
                lines += [f"# TYPE {name} {kind}", f"{name} {count}"]
        lines += self.move_seconds.lines("retorta_move_seconds")
        lines += self.commit_seconds.lines("retorta_commit_seconds")
        lines += self.lag_seconds.lines("retorta_loop_lag_seconds")
        for section in self.sections:
            lines += section()
        return "\n".join(lines) + "\n"
