"""Playing games in this process or in many; each game depends only on its number."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TypeVar

from retorta.arena.plan import Plan

T = TypeVar("T")


def work_through(
    play: Callable[[Plan, int], T],
    plan: Plan,
    numbers: Sequence[int],
    workers: int,
    in_order: bool = False,
) -> Iterator[T]:
    """Yield the result of *play* for each number, as the games end or *in_order*.

    With several workers, *play* must be a module-level function: they import it by name.
    """
    task = partial(play, plan)
    if workers <= 1 or len(numbers) <= 1:
        yield from map(task, numbers)
        return
    # Fresh processes, not copies of this one: the same on every system. Only the plan, numbers
    # and results cross between them; states never do.
    context = multiprocessing.get_context("spawn")
    with context.Pool(min(workers, len(numbers))) as pool:
        yield from (pool.imap if in_order else pool.imap_unordered)(task, numbers)
