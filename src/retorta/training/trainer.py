"""A training run: games are played and recorded, then weights are fitted."""

from __future__ import annotations

from collections.abc import Callable

from retorta.arena.plan import Plan
from retorta.arena.workers import work_through
from retorta.bots.features import features_of
from retorta.training import forks, samples
from retorta.training.journal import Journal
from retorta.training.samples import Sample


def teach(
    plan: Plan, journal: Journal, workers: int, progress: Callable[[int], None]
) -> list[Sample]:
    """Play all games of *plan* that the journal does not have; return all in their order."""
    missing = [number for number in range(plan.games) if number not in journal.played]
    progress(plan.games - len(missing))
    play = forks.play if features_of(plan.game).forks else samples.play
    for sample in work_through(play, plan, missing, workers):
        journal.add(sample)
        progress(1)
    return [journal.played[number] for number in range(plan.games)]
