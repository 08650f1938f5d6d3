"""A game for learning from decisions: some are continued twice, with the same luck.

Final results teach the value of a position slowly, because luck decides most of them, and badly,
because a player who has much was mostly lucky before. Two continuations of one decision differ
only by that decision: the difference in what they lead to explains the difference in points.
"""

from __future__ import annotations

from random import Random
from typing import Any

from retorta import plugins
from retorta.arena.luck import seed_of
from retorta.arena.plan import Plan, PlannedGame, planned_game
from retorta.bots.features import features_of
from retorta.core import door
from retorta.core.box import Pov
from retorta.core.dealer import SeededDealer
from retorta.core.match import Match
from retorta.core.words import Move
from retorta.training.samples import Position, Sample, bots_at, rounded


def play(plan: Plan, number: int) -> Sample:
    """Play the game of that number, and continue some of its decisions in two ways."""
    told = features_of(plan.game)
    table = planned_game(plan, number)
    luck = Random(seed_of(plan.seed, "forks", number))
    bots = bots_at(plan, table)
    match = Match(plugins.box(plan.game), len(bots), SeededDealer(table.deal), plan.options)
    positions: list[Position] = []
    while deciders := match.deciders():
        pov = match.pov(deciders[0])
        chosen = bots[deciders[0]].choose(pov)
        others = [move for move in pov.moves if move != chosen]
        if others and luck.randrange(told.forks) == 0:
            other = luck.choice(others)
            positions.append(compared(plan, table, pov, chosen, other, luck.getrandbits(48)))
        match.play(deciders[0], chosen)
    return Sample(number, positions)


def compared(
    plan: Plan, table: PlannedGame, pov: Pov, chosen: Move, other: Move, luck: int
) -> Position:
    """Return how much more one move leads to than the other, and how many points more it gets."""
    had, ends = [], []
    for move in (chosen, other):
        led_to, end = _played_on(plan, table, pov, move, luck)
        had.append(led_to)
        ends.append(end)
    more = [one - less for one, less in zip(*had, strict=True)]
    return Position(rounded(more), rounded([ends[0] - ends[1]])[0])


def _played_on(
    plan: Plan, table: PlannedGame, pov: Pov, move: Move, luck: int
) -> tuple[list[float], float]:
    """Return what a move leads to in one dream, and how the game then ends for the seat."""
    told = features_of(plan.game)
    dealer = SeededDealer(luck, listening=False)
    world: Any = pov.imagine(dealer)
    bots = bots_at(plan, table)
    before = told.moment(world)
    led_to: list[float] = []
    door.carry_out(world, pov.seat, move, dealer)
    while deciders := door.deciders(world):
        if not led_to and told.moment(world) != before:
            led_to = told.of(world, pov.seat)
        seen = Pov(pov.box, world, deciders[0])
        door.carry_out(world, deciders[0], bots[deciders[0]].choose(seen), dealer)
    return led_to or told.of(world, pov.seat), told.aim(pov.box.rules.points(world), pov.seat)
