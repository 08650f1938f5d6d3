"""Playing one game of the arena from its plan, in any process."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from time import perf_counter, thread_time
from typing import Final

from retorta import plugins
from retorta.arena.plan import Plan, planned_game
from retorta.bots import Bot, tell_end
from retorta.core.dealer import SeededDealer
from retorta.core.errors import TableError
from retorta.core.match import Match

LATE: Final = 1.25
"""A bot is late if it takes more than this many times its budget."""


@dataclass(frozen=True)
class Fault:
    """What a bot did wrong, as an error that can be shown in any language (``texts/``)."""

    name: str
    parts: dict[str, str]


@dataclass(frozen=True)
class Played:
    """How one game went. Lists are by seat."""

    number: int
    seats: list[int]
    """The index in the plan's list of the bot at each seat."""
    points: list[int]
    winners: list[int]
    decisions: list[int]
    seconds: list[float]
    slowest: list[float]
    """The longest time for one decision."""
    late: list[int]
    """Decisions that took over a quarter more than the bot's budget, by the clock."""
    overworked: list[int]
    """Those of them for which the bot itself worked that long, whatever else the machine did."""
    fault: Fault | None
    """What a bot did wrong, if anything; then the game did not end."""


def play(plan: Plan, number: int) -> Played:
    """Play the game of that number to its end."""
    table = planned_game(plan, number)
    box = plugins.box(plan.game)
    bots: list[Bot] = [
        plugins.new_bot(plan.game, plan.bots[bot], seed, plan.inside)
        for bot, seed in zip(table.seats, table.seeds, strict=True)
    ]
    match = Match(box, len(bots), SeededDealer(table.deal), plan.options)
    decisions = [0] * len(bots)
    seconds = [0.0] * len(bots)
    slowest = [0.0] * len(bots)
    late = [0] * len(bots)
    overworked = [0] * len(bots)
    limits = [LATE * getattr(bot, "budget", inf) for bot in bots]
    while deciders := match.deciders():
        seat = deciders[0]
        begun, work_begun = perf_counter(), thread_time()
        try:
            move = bots[seat].choose(match.pov(seat))
            taken, worked = perf_counter() - begun, thread_time() - work_begun
            worked += getattr(bots[seat], "worked", 0.0)  # in a separate process
            match.play(seat, move)
        except Exception as problem:
            fault = _fault(plan.bots[table.seats[seat]], problem)
            times = (decisions, seconds, slowest, late, overworked)
            return Played(number, table.seats, [], [], *times, fault)
        decisions[seat] += 1
        seconds[seat] += taken
        slowest[seat] = max(slowest[seat], taken)
        late[seat] += taken > limits[seat]
        overworked[seat] += worked > limits[seat]
    outcome = match.outcome()
    assert outcome is not None
    tell_end(bots, outcome)
    return Played(
        number,
        table.seats,
        outcome.points,
        outcome.winners,
        decisions,
        [round(each, 6) for each in seconds],
        [round(each, 6) for each in slowest],
        late,
        overworked,
        None,
    )


def _fault(bot: str, problem: Exception) -> Fault:
    if isinstance(problem, TableError) and "bot" in problem.parts:  # it names the bot itself
        return Fault(problem.name, {name: str(part) for name, part in problem.parts.items()})
    return Fault("bot-raised", {"bot": bot, "problem": f"{type(problem).__name__}: {problem}"})
