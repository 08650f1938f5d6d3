"""Playing the games of a plan in one process, in many, or wherever an executor runs them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

from retorta.arena.journal import Journal
from retorta.arena.one_game import Played, play
from retorta.arena.plan import Plan
from retorta.arena.workers import work_through
from retorta.core.errors import TableError

Players: TypeAlias = Callable[[Plan, list[int]], Iterable[Played]]
"""Plays the games of the given numbers, and yields them in the order in which they end."""


class BotFault(TableError):
    """A bot raised an error or made an illegal move."""


def run(
    plan: Plan,
    workers: int = 1,
    journal: Journal | None = None,
    progress: Callable[[int], None] | None = None,
    players: Players | None = None,
) -> list[Played]:
    """Play all games of *plan* that the journal does not have; return all in their order.

    Every game depends only on its number, so the number of *workers* only changes the time this
    takes; the same applies to *players* that play the games elsewhere. (Bots that think by the
    clock depend on the machine anyway.)
    """
    kept = journal or Journal(None, plan)
    missing = [number for number in range(plan.games) if number not in kept.played]
    if progress is not None:
        progress(plan.games - len(missing))
    games = players(plan, missing) if players else work_through(play, plan, missing, workers)
    for played in games:
        if played.fault is not None:
            problem = TableError(played.fault.name, **played.fault.parts)
            raise BotFault("bot-fault", number=str(played.number), problem=problem)
        kept.add(played)
        if progress is not None:
            progress(1)
    return [kept.played[number] for number in range(plan.games)]
