"""OpenSkill ratings of the bots of an arena, with bootstrap intervals."""

from __future__ import annotations

import multiprocessing
from random import Random
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

from retorta.arena.one_game import Played
from retorta.arena.plan import Plan

RESAMPLES: Final = 200
"""How often the games are resampled to see how much the ratings depend on luck."""
WORTH_SHARING: Final = 40
"""The number of games from which starting processes for that is worthwhile."""
TAIL: Final = 0.025
"""The share cut off at each end of an interval; 95 % remain."""

Interval = tuple[float, float]


def ratings(plan: Plan, games: list[Played], fewest_win: bool) -> dict[str, float]:
    """Return the rating of every bot, assuming that its skill never changes.

    A rating depends most on the last games, which suits people, because they learn. So the games
    are processed twice, and the mean rating of the second pass counts.
    """
    model = PlackettLuce()
    held = {name: model.rating() for name in plan.bots}
    for game in games:
        _rate(model, plan, game, fewest_win, held)
    total = dict.fromkeys(plan.bots, 0.0)
    for game in games:
        _rate(model, plan, game, fewest_win, held)
        for name, rating in held.items():
            total[name] += rating.mu
    return {name: mu / len(games) for name, mu in total.items()}


def _rate(
    model: PlackettLuce,
    plan: Plan,
    game: Played,
    fewest_win: bool,
    held: dict[str, PlackettLuceRating],
) -> None:
    """Update the ratings with one game."""
    names = [plan.bots[bot] for bot in game.seats]
    teams = [[model.rating(mu=held[name].mu, sigma=held[name].sigma)] for name in names]
    rated = model.rate(teams, ranks=ranks(game, fewest_win))
    for name in set(names):
        # A bot with several seats is updated from each of them in equal parts.
        own = [rated[seat][0] for seat, other in enumerate(names) if other == name]
        mu = sum(rating.mu for rating in own) / len(own)
        sigma = sum(rating.sigma for rating in own) / len(own)
        held[name] = model.rating(mu=mu, sigma=sigma)


def ranks(game: Played, fewest_win: bool) -> list[float]:
    """Return each seat's rank: winners first, the others by points."""
    sign = 1 if fewest_win else -1
    keys = [
        (seat not in game.winners, 0 if seat in game.winners else sign * points)
        for seat, points in enumerate(game.points)
    ]
    order = sorted(set(keys))
    return [float(order.index(key)) for key in keys]


def resampled(
    plan: Plan, games: list[Played], fewest_win: bool, workers: int = 1
) -> list[dict[str, float]]:
    """Return the ratings of many arenas resampled from this one, in whole duplicate sets.

    This takes longer than playing quick games, so it is shared among *workers*.
    """
    luck = Random(plan.seed)
    sets = [games[at : at + plan.rotations] for at in range(0, len(games), plan.rotations)]
    drawn = [[luck.randrange(len(sets)) for _ in sets] for _ in range(RESAMPLES)]
    task = _Redrawn(plan, sets, fewest_win)
    if workers <= 1 or len(games) < WORTH_SHARING:
        return [task(chosen) for chosen in drawn]
    with multiprocessing.get_context("spawn").Pool(workers, _receive, (task,)) as pool:
        return pool.map(_rated, drawn, chunksize=-(-RESAMPLES // workers))


class _Redrawn:
    """Rates arenas resampled from one; can be sent to another process."""

    def __init__(self, plan: Plan, sets: list[list[Played]], fewest_win: bool) -> None:
        self._plan = plan
        self._sets = sets
        self._fewest_win = fewest_win

    def __call__(self, chosen: list[int]) -> dict[str, float]:
        games = [game for number in chosen for game in self._sets[number]]
        return ratings(self._plan, games, self._fewest_win)


_received: list[_Redrawn] = []
"""In a worker: the arena that it resamples, sent once."""


def _receive(task: _Redrawn) -> None:
    _received.append(task)


def _rated(chosen: list[int]) -> dict[str, float]:
    return _received[0](chosen)


def interval(values: list[float]) -> Interval:
    """Return the bounds between which 95 % of the values lie."""
    ordered = sorted(values)
    low = ordered[int(TAIL * len(ordered))]
    high = ordered[min(int((1 - TAIL) * len(ordered)), len(ordered) - 1)]
    return round(low, 2), round(high, 2)
