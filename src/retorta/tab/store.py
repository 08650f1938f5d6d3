"""The tab's storage: reads and writes that the worker in the browser carries out.

Python in a tab cannot reach the browser's database itself. It tells the worker what to write, all
or nothing, and continues when it is told that the write is durable.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from retorta.core import codec
from retorta.tab.coroutines import Later
from retorta.tables.refusals import NotStored

Post = Callable[[str], None]
"""Sends a text to the worker."""
Step: TypeAlias = tuple[str, str, Any, str | None]
"""An operation, its store, its key and its value."""


def add(store: str, key: Any, value: str) -> Step:
    """Return the step that adds an entry; the whole write fails if the key exists."""
    return ("add", store, key, value)


def put(store: str, key: Any, value: str) -> Step:
    """Return the step that adds or replaces an entry."""
    return ("put", store, key, value)


def drop(store: str, key: Any) -> Step:
    """Return the step that deletes an entry; in the store of rows, all entries of a table."""
    return ("drop", store, key, None)


class Store:
    """The browser's database, as Python sees it."""

    def __init__(self, post: Post) -> None:
        self._post = post
        self._numbers = 0
        self._writing: dict[int, Later[None]] = {}
        self._reading: dict[int, Later[list[str]]] = {}

    def write(self, steps: list[Step]) -> Later[None]:
        """Carry out *steps*, all or none; raise ``NotStored`` if they failed, or may have."""
        self._numbers += 1
        later = self._writing[self._numbers] = Later[None]()
        self._post(codec.text({"write": self._numbers, "steps": steps}))
        return later

    def read(self, store: str, key: str) -> Later[list[str]]:
        """Read something; raise ``NotStored`` if that failed."""
        self._numbers += 1
        later = self._reading[self._numbers] = Later[list[str]]()
        self._post(codec.text({"read": self._numbers, "store": store, "key": key}))
        return later

    def written(self, number: int) -> None:
        """Report that a write is durable."""
        if number in self._writing:
            self._writing.pop(number).found(None)

    def failed(self, number: int) -> None:
        """Report that a write failed, or may have failed."""
        if number in self._writing:
            self._writing.pop(number).failed(NotStored("not-stored"))

    def found(self, number: int, kept: list[str]) -> None:
        """Report the result of a read."""
        if number in self._reading:
            self._reading.pop(number).found(kept)

    def lost(self, number: int) -> None:
        """Report that a read failed."""
        if number in self._reading:
            self._reading.pop(number).failed(NotStored("not-stored"))
