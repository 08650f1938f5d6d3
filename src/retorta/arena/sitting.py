"""One game of the arena, played from its plan; runs in any process."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter

from retorta import shelf
from retorta.arena.plan import Plan, sitting
from retorta.bots import Bot
from retorta.core.dealer import SeededDealer
from retorta.core.match import Match


@dataclass(frozen=True)
class Played:
    """How one game went. Lists are by seat."""

    number: int
    seats: list[int]
    """The place in the plan's list of the bot at each seat."""
    points: list[int]
    winners: list[int]
    decisions: list[int]
    seconds: list[float]
    slowest: list[float]
    """The longest time for one decision."""
    fault: str | None
    """What a bot did wrong, if one did; then the game did not end."""


def play(plan: Plan, number: int) -> Played:
    """Play the game of that number to its end."""
    table = sitting(plan, number)
    box = shelf.box(plan.game)
    bots: list[Bot] = [
        shelf.new_bot(plan.game, plan.bots[bot], seed)
        for bot, seed in zip(table.seats, table.seeds, strict=True)
    ]
    match = Match(box, len(bots), SeededDealer(table.deal), plan.options)
    decisions = [0] * len(bots)
    seconds = [0.0] * len(bots)
    slowest = [0.0] * len(bots)
    while asked := match.deciders():
        seat = asked[0]
        begun = perf_counter()
        try:
            move = bots[seat].choose(match.pov(seat))
            taken = perf_counter() - begun
            match.play(seat, move)
        except Exception as problem:
            fault = f"{plan.bots[table.seats[seat]]}: {type(problem).__name__}: {problem}"
            return Played(number, table.seats, [], [], decisions, seconds, slowest, fault)
        decisions[seat] += 1
        seconds[seat] += taken
        slowest[seat] = max(slowest[seat], taken)
    outcome = match.outcome()
    return Played(
        number,
        table.seats,
        outcome.points,
        outcome.winners,
        decisions,
        [round(each, 6) for each in seconds],
        [round(each, 6) for each in slowest],
        None,
    )
