"""A training run: games are played and noted, then weights are fitted."""

from __future__ import annotations

from collections.abc import Callable

from retorta import plugins
from retorta.arena.plan import Plan
from retorta.arena.workers import work_through
from retorta.training import forks, samples
from retorta.training.journal import Journal
from retorta.training.samples import Sample


def teach(
    plan: Plan, notebook: Journal, workers: int, progress: Callable[[int], None]
) -> list[Sample]:
    """Play all games of *plan* that the notebook does not have; return all in their order."""
    missing = [number for number in range(plan.games) if number not in notebook.played]
    progress(plan.games - len(missing))
    play = forks.play if plugins.features(plan.game).forks else samples.play
    for lesson in work_through(play, plan, missing, workers):
        notebook.add(lesson)
        progress(1)
    return [notebook.played[number] for number in range(plan.games)]
