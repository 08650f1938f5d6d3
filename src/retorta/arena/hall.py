"""The hall: plays the games of a plan, in one process or in many, or lets others play them."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterable
from typing import TypeAlias

from retorta.arena.journal import Journal
from retorta.arena.plan import Plan
from retorta.arena.sitting import Played, play
from retorta.core.errors import TableError

Players: TypeAlias = Callable[[Plan, list[int]], Iterable[Played]]
"""Whoever plays the games of those numbers, in whichever order they end."""


class BotFault(TableError):
    """A bot raised an error or made an illegal move."""


def hold(
    plan: Plan,
    workers: int = 1,
    journal: Journal | None = None,
    progress: Callable[[int], None] | None = None,
    players: Players | None = None,
) -> list[Played]:
    """Play all games of *plan* that the journal does not have; return all in their order.

    Every game depends on its number alone, so the number of *workers* changes nothing but
    the time it takes, and neither does who else plays them, if *players* do. (Bots that think
    by the clock depend on the machine anyway.)
    """
    kept = journal or Journal(None, plan)
    missing = [number for number in range(plan.games) if number not in kept.played]
    if progress is not None:
        progress(plan.games - len(missing))
    games = players(plan, missing) if players else _play_all(plan, missing, workers)
    for played in games:
        if played.fault is not None:
            raise BotFault("bot-fault", number=str(played.number), problem=played.fault)
        kept.add(played)
        if progress is not None:
            progress(1)
    return [kept.played[number] for number in range(plan.games)]


def _play_all(plan: Plan, numbers: list[int], workers: int) -> Iterable[Played]:
    if workers <= 1 or len(numbers) <= 1:
        for number in numbers:
            yield play(plan, number)
        return
    # Fresh processes, not copies of this one: the same on every system. Only the plan, numbers
    # and results cross between them; states never do.
    context = multiprocessing.get_context("spawn")
    with context.Pool(min(workers, len(numbers))) as pool:
        yield from pool.imap_unordered(_Task(plan), numbers)


class _Task:
    """Plays games of one plan; can be sent to another process."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan

    def __call__(self, number: int) -> Played:
        return play(self._plan, number)
