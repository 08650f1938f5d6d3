"""Collecting all mistakes in a score sheet, so that they are reported together."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from retorta.core.errors import Several, TableError


class Faults:
    """The faults of one sheet, in the order in which they occur."""

    def __init__(self) -> None:
        self.found: list[TableError] = []

    def add(self, fault: TableError) -> None:
        """Add a fault."""
        self.found.extend(fault.errors if isinstance(fault, Several) else [fault])

    @contextmanager
    def gathering(self) -> Iterator[None]:
        """Add a refusal raised inside the block, and continue after it."""
        try:
            yield
        except TableError as fault:
            self.add(fault)

    def tell(self) -> None:
        """Refuse the sheet if there was any fault."""
        if len(self.found) == 1:
            raise self.found[0]
        if self.found:
            raise Several(self.found)
