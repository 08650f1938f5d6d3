"""Remembers from which addresses the listed tables were made.

It is never stored: where somebody plays from is nobody's business. After a restart, tables are
told apart only by who made them.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection
from typing import Final

REMEMBERED: Final = 10_000
"""Maximum number of tables."""


class Origins:
    """The addresses of the listed tables of one server."""

    def __init__(self) -> None:
        self._place: OrderedDict[str, str] = OrderedDict()
        self._tables: dict[str, list[str]] = {}

    def add(self, table: str, address: str) -> None:
        """Remember from which address a table was made."""
        self._place[table] = address
        self._tables.setdefault(address, []).append(table)
        while len(self._place) > REMEMBERED:
            self._forget(next(iter(self._place)))

    def keep(self, address: str, tables: Collection[str]) -> None:
        """Forget all tables of an address except these."""
        for table in set(self._tables.get(address, ())) - {*tables}:
            self._forget(table)

    def tables_of(self, address: str) -> list[str]:
        """Return the tables that were made from an address."""
        return list(self._tables.get(address, ()))

    def of(self, table: str, host: str) -> str:
        """Return whose table it counts as: that of the address it was made from, or its host's."""
        return self._place.get(table, host)

    def _forget(self, table: str) -> None:
        address = self._place.pop(table)
        left = self._tables[address]
        left.remove(table)
        if not left:
            del self._tables[address]
