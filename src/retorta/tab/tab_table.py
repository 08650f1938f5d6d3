"""A table that this tab has open: handles its messages in order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from retorta.core.errors import TableError
from retorta.tab.coroutines import Later
from retorta.tab.store import Step, Store
from retorta.tab.table_rows import Log, table_of
from retorta.tables.changes import Request, Shown
from retorta.tables.refusals import Missing
from retorta.tables.rows import Row
from retorta.tables.saved_table import SavedTable, rebuilt
from retorta.tables.table import Table
from retorta.tables.table_queue import TableQueue, Take, Told


class Surroundings(Protocol):
    """What a table needs from the tab it is in."""

    store: Store

    def now(self) -> float:
        """Return the time, in seconds since 1970."""

    def think(self, tab_table: TabTable, request: Request) -> None:
        """Let a bot think about its turn."""

    def has_gone(self, tab_table: TabTable) -> None:
        """Drop a table that no longer exists."""

    def broke(self, what: str) -> None:
        """Report an unexpected error."""


class TabTable(TableQueue):
    """One table of this tab, and those who watch it."""

    def __init__(self, table: Table, log: Log, around: Surroundings) -> None:
        super().__init__(table)
        self._log = log
        self._around = around

    def ask(self, take: Take) -> Later[Shown]:
        later = Later[Shown]()

        def answered(shown: Shown | None, problem: TableError | None) -> None:
            if problem is not None:
                later.failed(problem)
            else:
                assert shown is not None
                later.found(shown)

        self.post(take, answered)
        return later

    # Defined by the host.

    def now(self) -> float:
        return self._around.now()

    def write(self, rows: Sequence[Row], told: Told) -> None:
        written = self._around.store.write(steps(rows, {self.table.saved.id: self._log}))
        written.then(lambda _, problem: told(problem))

    def read_back(self) -> None:
        found = self._around.store.read("rows", self.table.saved.id)
        found.then(lambda texts, _: self._has_found(texts))

    def _has_found(self, texts: list[str] | None) -> None:
        saved: SavedTable | None = None
        gone = Missing("table") if texts == [] else None
        if texts:
            try:
                saved = read_table(texts, self._log)
            except TableError as problem:
                self.broke(f"a table could not be read back: {problem.name}")
        self.has_been_read(saved, gone)

    def think(self, request: Request) -> None:
        self._around.think(self, request)

    def has_made(self, saved: SavedTable) -> None:
        """Ignore it: it is read from its log when somebody opens it."""

    def has_gone(self) -> None:
        self._around.has_gone(self)

    def broke(self, what: str) -> None:
        self._around.broke(what)


def steps(rows: Sequence[Row], logs: dict[str, Log]) -> list[Step]:
    """Return the steps that write *rows* together; some may belong to a new table."""
    by_table: dict[str, list[Row]] = {}
    for row in rows:
        by_table.setdefault(table_of(row), []).append(row)
    found: list[Step] = []
    for table, of_table in by_table.items():
        found += logs.get(table, Log()).steps(of_table)
    return found


def read_table(texts: list[str], log: Log) -> SavedTable:
    """Return the table rebuilt from its log."""
    return rebuilt(log.read(texts), lambda _saved, _entries: None)
