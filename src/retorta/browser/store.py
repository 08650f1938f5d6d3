"""What is kept: writes and reads that the worker in the browser carries out.

Python in a tab cannot reach the browser's database itself. It says what is to be written, all or
nothing, and goes on when it is told that this is durable.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from retorta.core import codec

Post = Callable[[str], None]
"""Hands a text to the worker."""
Told = Callable[[Exception | None], None]
Found = Callable[[list[str] | None], None]
"""Hears what was kept; ``None`` when it could not be read."""
Step: TypeAlias = tuple[str, str, Any, str | None]
"""What is done, in which store, under which key, and with which value."""


class NotKept(Exception):
    """A write did not happen, or nobody can say; the worker says why in a word."""


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
        self._writing: dict[int, Told] = {}
        self._reading: dict[int, Found] = {}

    def write(self, steps: list[Step], told: Told) -> None:
        """Have *steps* carried out, all or none."""
        self._numbers += 1
        self._writing[self._numbers] = told
        self._post(codec.text({"write": self._numbers, "steps": steps}))

    def read(self, store: str, key: str, found: Found) -> None:
        """Have something read."""
        self._numbers += 1
        self._reading[self._numbers] = found
        self._post(codec.text({"read": self._numbers, "store": store, "key": key}))

    def written(self, number: int) -> None:
        """Take note that a write is durable."""
        told = self._writing.pop(number, None)
        if told is not None:
            told(None)

    def failed(self, number: int, why: str) -> None:
        """Take note that a write did not happen, or that nobody knows."""
        told = self._writing.pop(number, None)
        if told is not None:
            told(NotKept(why))

    def found(self, number: int, kept: list[str] | None) -> None:
        """Take note of what was read."""
        found = self._reading.pop(number, None)
        if found is not None:
            found(kept)
