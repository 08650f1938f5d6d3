"""What one table has to write, and the fence that may prevent it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from retorta.server.storage.statements import Writable

Told = Callable[[Exception | None], None]
"""Called in the loop once something is on the disk, or with the reason why it is not."""


@dataclass
class Job:
    """What one table wants to be written, all or nothing."""

    rows: Sequence[Writable]
    told: Told
    generation: str
    """The generation of the database's content that it refers to."""
    numbers: dict[str, int] = field(default_factory=dict)
    """The number of each of its tables, if other nodes may have taken them: see :class:`Fence`."""
    problem: Exception | None = None


class Fence(Protocol):
    """Rejects what must no longer be written. A single server has none."""

    def numbers(self, written: Sequence[Writable]) -> dict[str, int]:
        """Return the numbers under which rows are to be written; called in the loop."""

    def let_through(self, cursor: Any, jobs: list[Job]) -> list[Job]:
        """Return the jobs that may be written, in their transaction; give the others a problem."""

    def tell(self, jobs: list[Job]) -> None:
        """Learn the outcome of jobs before anybody else does; called in the loop."""


class KeptOut(Exception):
    """The fence did not let a job through: nothing was written, and nothing is wrong."""
