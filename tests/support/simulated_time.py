"""A time that passes only while everybody waits for it: no clock, no load, no luck."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any


class SimulatedTime(asyncio.SelectorEventLoop):
    """A loop in which a sleep of an hour takes no time, and is an hour long."""

    def __init__(self) -> None:
        self._now = 0.0
        super().__init__(_Leaping(self))

    def time(self) -> float:
        return self._now

    def leap(self, seconds: float) -> None:
        """Let time pass."""
        self._now += seconds


class _Leaping(selectors.DefaultSelector):
    """Lets time pass where others would wait."""

    def __init__(self, loop: SimulatedTime) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        assert timeout is not None, "everybody waits for something that never comes"
        if timeout > 0:
            self._loop.leap(timeout)
        return super().select(0)


def simulated(coroutine: Coroutine[Any, Any, None]) -> None:
    """Run *coroutine* to its end, in a thread of its own: see ``evenings.py``."""

    def run() -> None:
        with asyncio.Runner(loop_factory=SimulatedTime) as runner:
            runner.run(coroutine)

    with ThreadPoolExecutor(1) as thread:
        thread.submit(run).result()
