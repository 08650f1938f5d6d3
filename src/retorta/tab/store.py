"""The tab's storage: reads and writes that the worker in the browser carries out.

Python in a tab cannot reach the browser's database itself. It says what to write, all or nothing,
and continues when it is told that the write is durable.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from retorta.core import codec
from retorta.tab.coroutines import Later
from retorta.tables.refusals import NotStored

Post = Callable[[str], None]
"""Hands a text to the worker."""
Step: TypeAlias = tuple[str, str, Any, str | None]
"""What is done, in which store, under which key, and with which value."""


def add(store: str, key: Any, value: str) -> Step:
    """Return a new entry; the whole write fails if the key is taken."""
    return ("add", store, key, value)


def put(store: str, key: Any, value: str) -> Step:
    """Return an entry in the place of what was there."""
    return ("put", store, key, value)


def drop(store: str, key: Any) -> Step:
    """Return that an entry goes; of the store of rows, all entries of a table."""
    return ("drop", store, key, None)


class Store:
    """The browser's database, seen from Python."""

    def __init__(self, post: Post) -> None:
        self._post = post
        self._numbers = 0
        self._writing: dict[int, Later[None]] = {}
        self._reading: dict[int, Later[list[str]]] = {}

    def write(self, steps: list[Step]) -> Later[None]:
        """Have *steps* carried out, all or none; ``NotStored`` if they were not, or may not be."""
        self._numbers += 1
        later = self._writing[self._numbers] = Later[None]()
        self._post(codec.text({"write": self._numbers, "steps": steps}))
        return later

    def read(self, store: str, key: str) -> Later[list[str]]:
        """Have something read; ``NotStored`` if it could not be."""
        self._numbers += 1
        later = self._reading[self._numbers] = Later[list[str]]()
        self._post(codec.text({"read": self._numbers, "store": store, "key": key}))
        return later

    def written(self, number: int) -> None:
        """Take note that a write is durable."""
        if number in self._writing:
            self._writing.pop(number).found(None)

    def failed(self, number: int) -> None:
        """Take note that a write did not happen, or that nobody knows."""
        if number in self._writing:
            self._writing.pop(number).failed(NotStored("not-stored"))

    def found(self, number: int, kept: list[str]) -> None:
        """Take note of what was read."""
        if number in self._reading:
            self._reading.pop(number).found(kept)

    def lost(self, number: int) -> None:
        """Take note that something could not be read."""
        if number in self._reading:
            self._reading.pop(number).failed(NotStored("not-stored"))
