"""What one table has to write, and the fence that may prevent it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from retorta.server.storage.statements import Writable

Told = Callable[[Exception | None], None]
"""Hears, in the loop, that something is on the disk, or why it is not."""


@dataclass
class Job:
    """What one table wants to be written, all or nothing."""

    rows: Sequence[Writable]
    told: Told
    generation: str
    """Of which content of the database it speaks."""
    numbers: dict[str, int] = field(default_factory=dict)
    """Of its tables, where others may have taken them: see :class:`Fence`."""
    problem: Exception | None = None


class Fence(Protocol):
    """Keeps out what must not be written any more. A server alone has none."""

    def numbers(self, written: Sequence[Writable]) -> dict[str, int]:
        """Return by what right rows are to be written; called in the loop."""

    def let_through(self, cursor: Any, jobs: list[Job]) -> list[Job]:
        """Return the jobs that may be written, within their transaction; others have a problem."""

    def tell(self, jobs: list[Job]) -> None:
        """Hear what came of jobs before anybody else does; called in the loop."""


class KeptOut(Exception):
    """The fence did not let it through: nothing was written, and nothing is wrong."""
