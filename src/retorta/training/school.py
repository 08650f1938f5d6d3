"""A training: games are played and noted, then it is asked what they say."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from multiprocessing import get_context

from retorta.arena.plan import Plan
from retorta.training.lessons import Lesson, play
from retorta.training.notebook import Notebook


def teach(
    plan: Plan, notebook: Notebook, workers: int, progress: Callable[[int], None]
) -> list[Lesson]:
    """Play all games of *plan* that the notebook does not have; return all in their order."""
    missing = [number for number in range(plan.games) if number not in notebook.played]
    progress(plan.games - len(missing))
    for lesson in _played(plan, missing, workers):
        notebook.add(lesson)
        progress(1)
    return [notebook.played[number] for number in range(plan.games)]


def _played(plan: Plan, numbers: list[int], workers: int) -> Iterator[Lesson]:
    if workers <= 1 or len(numbers) <= 1:
        for number in numbers:
            yield play(plan, number)
        return
    with get_context("spawn").Pool(min(workers, len(numbers))) as pool:
        yield from pool.imap_unordered(_Pupil(plan), numbers)


class _Pupil:
    """Plays games of one plan; can be sent to another process."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan

    def __call__(self, number: int) -> Lesson:
        return play(self._plan, number)
