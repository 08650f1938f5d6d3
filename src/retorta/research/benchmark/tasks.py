"""The tasks: a game, its opponents with a fixed number of dreams, and the deals to play.

Each deal is played once from every seat against the same opponents. The score is how many points
the bot is ahead of the mean of its opponents (behind, where points are bad), on average.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import sqrt
from statistics import mean, stdev
from typing import Final

from retorta import plugins
from retorta.arena.luck import seed_of
from retorta.bots import Bot, tell_end
from retorta.core.dealer import SeededDealer
from retorta.core.errors import Unknown
from retorta.core.match import Match
from retorta.research.benchmark.luck import Luck
from retorta.research.benchmark.versions import short_name, whole_name
from retorta.research.speech import spoken

SURE: Final = 1.96
"""Standard errors on either side of a mean for a 95 % interval."""


@dataclass(frozen=True)
class Task:
    """A task to be measured at."""

    name: str
    """The name without its version."""
    game: str
    edition: int
    players: int
    opponent: str
    """A bot that plays the same on any machine: it has a number of dreams, or needs none."""
    deals: int = 100
    """The default number of deals for a score."""


TASKS: Final = {
    task.name: task
    for task in (
        Task("poison-4-greedy", "poison", 1, 4, "greedy"),
        Task("poison-4-master", "poison", 1, 4, "master@100x"),
        Task("potion-making-4-greedy", "potion-making", 2, 4, "greedy"),
        Task("potion-making-4-master", "potion-making", 2, 4, "master@100x"),
        Task("laar-4-greedy", "laar", 1, 4, "greedy"),
        Task("laar-4-master", "laar", 1, 4, "master@100x"),
        Task("alchemists-4-greedy", "alchemists", 2, 4, "greedy"),
        Task("alchemists-4-master", "alchemists", 2, 4, "master@100x"),
    )
}


@dataclass(frozen=True)
class Score:
    """How a bot did at a task."""

    ahead: float
    """Points ahead of the mean of its opponents."""
    low: float
    high: float
    """Its 95 % interval, by deals."""
    wins: float
    """The share of games won; a shared win counts in part."""
    deals: int
    games: int


@spoken
def task_of(name: str) -> Task:
    """Return the task of that name, with or without its version."""
    task = TASKS.get(short_name(name))
    if task is None:
        raise Unknown("task", task=name, known=[whole_name(known) for known in TASKS])
    return task


@dataclass(frozen=True)
class Dealt:
    """The result of one deal, played from every seat."""

    ahead: float
    wins: float


def play_deals(
    task: Task, bot: Callable[[int], Bot], deals: int, luck: Luck | None = None
) -> Iterator[Dealt]:
    """Play deals of a task with a bot that is made with a seed; yield the result of each.

    A bot made here plays in this process, where it could look around, so use this only for your
    own bots. With ``plugins.new_bot`` a third-party bot plays in a separate process.
    """
    luck = luck or Luck()
    for number in range(deals):
        games = [_play(task, bot, number, seat, luck) for seat in range(task.players)]
        yield Dealt(mean(each.ahead for each in games), mean(each.wins for each in games))


def sat_down(
    task: Task, bot: Callable[[int], Bot], number: int, seat: int, luck: Luck
) -> tuple[Match, list[Bot]]:
    """Return a deal of a task before its first move, and its players, with the bot at *seat*.

    The deals depend on the name without the version: new opponents play the same deals.
    """
    box = plugins.box(task.game)
    deal = seed_of(luck.deals, f"{task.name} deal", number)
    match = Match(box, task.players, SeededDealer(deal), {}, edition=task.edition)
    bots: list[Bot] = []
    for each in range(task.players):
        seed = seed_of(luck.bots, f"{task.name} seat {each}", number)
        bots.append(bot(seed) if each == seat else plugins.new_bot(task.game, task.opponent, seed))
    return match, bots


def _play(task: Task, bot: Callable[[int], Bot], number: int, seat: int, luck: Luck) -> Dealt:
    match, bots = sat_down(task, bot, number, seat, luck)
    while deciders := match.deciders():
        match.play(deciders[0], bots[deciders[0]].choose(match.pov(deciders[0])))
    outcome = match.outcome()
    assert outcome is not None
    tell_end(bots, outcome)
    sign = -1 if match.box.rules.fewest_points_win else 1
    others = [points for each, points in enumerate(outcome.points) if each != seat]
    won = seat in outcome.winners
    ahead = sign * (outcome.points[seat] - mean(others))
    return Dealt(ahead, 1 / len(outcome.winners) if won else 0.0)


def score(dealt: list[Dealt], players: int) -> Score:
    """Return the score for the results of a number of deals."""
    middle, low, high = mean_and_interval([each.ahead for each in dealt])
    wins = mean(each.wins for each in dealt)
    return Score(middle, low, high, wins, len(dealt), len(dealt) * players)


def mean_and_interval(values: list[float]) -> tuple[float, float, float]:
    """Return the mean of some values, and its 95 % interval."""
    middle = mean(values)
    width = SURE * stdev(values) / sqrt(len(values)) if len(values) > 1 else float("inf")
    return middle, middle - width, middle + width
