"""Coroutines in a tab: each continues as soon as the worker has answered what it waits for.

A host is called with texts and returns texts; it has no event loop and no clock. So a coroutine
runs as far as it can while the host is being called, and the next call continues it. Therefore
the order of events is the same in a browser, in Node and in the tests.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Generator
from typing import Any, Generic, TypeVar, cast

T = TypeVar("T")
Heard = Callable[[T | None, Exception | None], None]
"""Called with the result, or with the error."""


class Later(Generic[T]):
    """A value that is not known yet."""

    def __init__(self) -> None:
        self._is_known = False
        self._found: T | None = None
        self._problem: Exception | None = None
        self._waiting: list[Heard[T]] = []

    def found(self, value: T) -> None:
        """Set the value."""
        self._tell(value, None)

    def failed(self, problem: Exception) -> None:
        """Set the error that prevented the value."""
        self._tell(None, problem)

    def then(self, heard: Heard[T]) -> None:
        """Call *heard* when the value is known; at once, if it already is."""
        if self._is_known:
            heard(self._found, self._problem)
        else:
            self._waiting.append(heard)

    def _tell(self, value: T | None, problem: Exception | None) -> None:
        self._is_known = True
        self._found, self._problem = value, problem
        waiting, self._waiting = self._waiting, []
        for heard in waiting:
            heard(value, problem)

    def __await__(self) -> Generator[Later[Any], None, T]:
        if not self._is_known:
            yield self
        if self._problem is not None:
            raise self._problem
        return cast("T", self._found)


def run(work: Coroutine[Later[Any], None, None]) -> None:
    """Run *work* until it waits for a value, and continue it when the value is known."""
    try:
        awaited = work.send(None)
    except StopIteration:
        return
    awaited.then(lambda _, __: run(work))
