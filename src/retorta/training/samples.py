"""A game to learn from: what each seat had at every relevant moment, and how it ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from retorta import plugins
from retorta.arena.plan import Plan, PlannedGame, planned_game
from retorta.bots import Bot
from retorta.bots.features import features_of
from retorta.core.dealer import SeededDealer
from retorta.core.match import Match

DIGITS: Final = 6
"""The digits kept of a number, so that it is the same on every machine."""


@dataclass(frozen=True)
class Position:
    """What a seat had, and the points it got when they were next counted.

    If a decision was continued in two ways, both are differences.
    """

    had: list[float]
    points: float


@dataclass(frozen=True)
class Sample:
    """The positions of one game, those of the same moment side by side."""

    number: int
    positions: list[Position]


def play(plan: Plan, number: int) -> Sample:
    """Play the game of that number, and record what everybody had on the way."""
    told = features_of(plan.game)
    table = planned_game(plan, number)
    bots = bots_at(plan, table)
    match = Match(plugins.box(plan.game), len(bots), SeededDealer(table.deal), plan.options)
    positions: list[Position] = []
    noted: list[tuple[int, list[float]]] = []
    written = [0] * len(bots)
    counts = told.counts(match.state)
    before = told.moment(match.state)
    while deciders := match.deciders():
        seat = deciders[0]
        match.play(seat, bots[seat].choose(match.pov(seat)))
        if told.counts(match.state) != counts or match.is_over:
            counts = told.counts(match.state)
            points = match.points()
            got = [float(now - then) for now, then in zip(points, written, strict=True)]
            positions += [Position(had, got[each]) for each, had in noted]
            noted, written = [], points
        now = told.moment(match.state)
        if now != before and match.deciders():
            noted += [(each, rounded(told.of(match.state, each))) for each in range(len(bots))]
        before = now
    return Sample(number, positions)


def bots_at(plan: Plan, table: PlannedGame) -> list[Bot]:
    """Return new bots for all seats of a table."""
    return [
        plugins.new_bot(plan.game, plan.bots[bot], seed)
        for bot, seed in zip(table.seats, table.seeds, strict=True)
    ]


def rounded(had: list[float]) -> list[float]:
    """Return numbers rounded as they are stored."""
    return [round(float(each), DIGITS) for each in had]
