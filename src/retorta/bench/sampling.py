"""The method by which everything is measured, our engine and others.

A piece of work is repeated on one thread, and the thread's own processor time is counted: other
programs on the machine can make it wait, but waiting costs no processor time. Caches and clock
rate are still shared, so the best of many samples is reported.
"""

from __future__ import annotations

from collections.abc import Callable
from time import thread_time
from typing import Final

SAMPLE: Final = 0.05
"""The least processor time of one sample in seconds; a piece of work is always finished."""
ITERATIONS: Final = 500
"""The iterations of every search sampled, from an empty tree: a tree slows down as it grows."""


def best(work: Callable[[], int], seconds: float) -> float:
    """Return the best rate of *work* per second, measured for *seconds* of processor time."""
    most = 0.0
    begun = thread_time()
    while True:
        done = 0
        start = thread_time()
        passed = 0.0
        while passed < SAMPLE:
            done += work()
            passed = thread_time() - start
        most = max(most, done / passed)
        if thread_time() - begun >= seconds:
            return most
