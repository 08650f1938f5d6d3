"""The fence: keeps a commit from writing to a table that now belongs to another node.

Every commit first locks the holdings of its tables, in order of their ids, so that no two
commits ever wait for each other. A job whose number is no longer the table's is left out and
reported as lost; all others are written. A node that wants to take a table waits for the lock,
and so for the commit.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from retorta.server.storage.jobs import Job, KeptOut
from retorta.server.storage.statements import Writable
from retorta.tables import rows

_LOCK: Final = """
SELECT "table", fence FROM holdings WHERE "table" = ANY(%s) ORDER BY "table" FOR NO KEY UPDATE
"""
NEVER: Final = 0
"""The number used for a table that is not ours: no owner ever has it."""


class OwnershipLost(KeptOut):
    """The table has another owner: nothing was written, and it is no longer ours."""

    def __init__(self, tables: Sequence[str]) -> None:
        super().__init__(*tables)
        self.tables = tables


class OwnersFence:
    """Checks the commits of one node."""

    def __init__(self, owned: Mapping[str, int], lost: Callable[[str], None]) -> None:
        self._owned = owned
        self._lost = lost

    def numbers(self, written: Sequence[Writable]) -> dict[str, int]:
        """Return the tables that rows belong to, each with the number under which it is ours."""
        made = {row.id for row in written if isinstance(row, rows.TableRow)}
        found = {table for row in written if (table := table_of(row)) is not None}
        return {table: self._owned.get(table, NEVER) for table in found - made}

    def let_through(self, cursor: Any, jobs: list[Job]) -> list[Job]:
        """Return the jobs that may be written; mark the others as lost."""
        wanted = sorted({table for job in jobs for table in job.numbers})
        if not wanted:
            return jobs
        cursor.execute(_LOCK, (wanted,))
        there: dict[str, int] = dict(cursor.fetchall())
        for job in jobs:
            lost = [id for id, number in job.numbers.items() if there.get(id, -1) != number]
            job.problem = OwnershipLost(lost) if lost else None
        return [job for job in jobs if job.problem is None]

    def tell(self, jobs: list[Job]) -> None:
        """Let go of the tables that turned out to be lost."""
        for job in jobs:
            if isinstance(job.problem, OwnershipLost):
                for table in job.problem.tables:
                    if self._owned.get(table) in (None, job.numbers[table]):
                        self._lost(table)


def table_of(row: Any) -> str | None:
    """Return the table that a row is about; ``None`` for rows about people."""
    found = getattr(row, "table", None)
    if found is None and isinstance(row, _BY_ID):
        found = row.id
    return found if isinstance(found, str) else None


_BY_ID: Final = (
    rows.TableRow,
    rows.TableChanged,
    rows.TableStarted,
    rows.TableEnded,
    rows.RematchMade,
    rows.PaceSet,
    rows.TableGone,
)
