"""The results of each bot in an arena: rating, points, wins and time."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, sqrt
from statistics import fmean, stdev
from typing import Final

from retorta.arena.one_game import Played
from retorta.arena.plan import Plan
from retorta.arena.ratings import Interval, interval, ratings, resampled

NORMAL_95: Final = 1.96


@dataclass(frozen=True)
class BotResult:
    """One bot's results."""

    bot: str
    games: int
    """Seats played: a bot with two seats in a game counts twice."""
    rating: float
    rating_interval: Interval
    """95 %."""
    points: float
    """On average."""
    points_interval: Interval
    """95 %, by deals: the games of one deal are not independent."""
    wins: float
    """The share of games won; a shared victory counts in part."""
    wins_interval: Interval
    seconds: float
    """Per decision, on average."""
    slowest: float
    late: int
    """Decisions that took over a quarter more than the budget, by the clock."""
    overworked: int
    """Those of them for which the bot itself worked that long."""


@dataclass(frozen=True)
class Paired:
    """How far one bot was ahead of another, deal by deal."""

    deals: int
    sets: float
    """Share of deals on which the first had the better mean points; ties count half."""
    points: float
    """The points by which the first was ahead, on average over the deals."""
    points_interval: Interval
    """95 %; games of one deal are not independent, so deals are counted."""


@dataclass(frozen=True)
class Comparison:
    """One bot compared with another."""

    better: str
    worse: str
    rating: float
    """The difference."""
    rating_interval: Interval
    sets: float
    points: float
    points_interval: Interval
    """These three as in :class:`Paired`."""


@dataclass(frozen=True)
class ArenaResults:
    """All results of an arena."""

    bots: list[BotResult]
    """Best rating first."""
    comparisons: list[Comparison]
    """Each bot compared with every bot ranked below it."""


def results_of(plan: Plan, games: list[Played], fewest_win: bool, workers: int = 1) -> ArenaResults:
    """Sum up the games, using as many processes as there are *workers*."""
    found = ratings(plan, games, fewest_win)
    drawn = resampled(plan, games, fewest_win, workers)
    names = sorted(found, key=lambda name: (-found[name], name))
    bots = [
        _bot_result(plan, games, name, found[name], [each[name] for each in drawn])
        for name in names
    ]
    comparisons = []
    for place, better in enumerate(names):
        for worse in names[place + 1 :]:
            ahead = paired(plan, games, better, worse, fewest_win)
            comparisons.append(
                Comparison(
                    better,
                    worse,
                    round(found[better] - found[worse], 2),
                    interval([each[better] - each[worse] for each in drawn]),
                    ahead.sets,
                    ahead.points,
                    ahead.points_interval,
                )
            )
    return ArenaResults(bots, comparisons)


def paired(plan: Plan, games: list[Played], one: str, other: str, fewest_win: bool) -> Paired:
    """Compare two bots of an arena deal by deal."""
    mine, theirs = _by_deal(plan, games, one), _by_deal(plan, games, other)
    sign = -1 if fewest_win else 1
    ahead = [sign * (own - others) for own, others in zip(mine, theirs, strict=True)]
    sets = round(fmean((each > 0) + (each == 0) / 2 for each in ahead), 3)
    return Paired(len(ahead), sets, round(fmean(ahead), 2), _mean_interval(ahead))


def _bot_result(
    plan: Plan, games: list[Played], name: str, rating: float, drawn: list[float]
) -> BotResult:
    places = _places(plan, games, name)
    points = [float(game.points[seat]) for game, seat in places]
    wins = sum(1 / len(game.winners) for game, seat in places if seat in game.winners)
    decisions = sum(game.decisions[seat] for game, seat in places)
    return BotResult(
        bot=name,
        games=len(places),
        rating=round(rating, 2),
        rating_interval=interval(drawn),
        points=round(fmean(points), 2),
        points_interval=_mean_interval(_by_deal(plan, games, name)),
        wins=round(wins / len(places), 3),
        wins_interval=share_interval(wins, len(places)),
        seconds=round(sum(game.seconds[seat] for game, seat in places) / max(decisions, 1), 6),
        slowest=max(game.slowest[seat] for game, seat in places),
        late=sum(game.late[seat] for game, seat in places),
        overworked=sum(game.overworked[seat] for game, seat in places),
    )


def _places(plan: Plan, games: list[Played], name: str) -> list[tuple[Played, int]]:
    return [
        (game, seat)
        for game in games
        for seat, bot in enumerate(game.seats)
        if plan.bots[bot] == name
    ]


def _mean_interval(values: list[float]) -> Interval:
    mean = fmean(values)
    # A single deal has no spread.
    margin = NORMAL_95 * stdev(values) / sqrt(len(values)) if len(values) > 1 else inf
    return round(mean - margin, 2), round(mean + margin, 2)


def share_interval(won: float, games: int) -> Interval:
    """Wilson's interval, which stays between zero and one."""
    share = won / games
    square = NORMAL_95 * NORMAL_95
    centre = (share + square / (2 * games)) / (1 + square / games)
    margin = sqrt(share * (1 - share) / games + square / (4 * games * games))
    margin *= NORMAL_95 / (1 + square / games)
    return round(max(centre - margin, 0.0), 3), round(min(centre + margin, 1.0), 3)


def _by_deal(plan: Plan, games: list[Played], name: str) -> list[float]:
    """Return a bot's mean points on each deal."""
    deals = [games[at : at + plan.rotations] for at in range(0, len(games), plan.rotations)]
    return [fmean(game.points[seat] for game, seat in _places(plan, deal, name)) for deal in deals]
