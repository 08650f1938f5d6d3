"""A hint in Alchemists: the master's choice, and its judgement in words."""

from __future__ import annotations

from random import Random
from time import perf_counter

from retorta.bots.hint import WORTH_NAMING, Hint, Prospect, beside
from retorta.core.box import Pov
from retorta.core.words import Move
from retorta.games.alchemists.bots.decision import OUT_OF_QUESTION, Decision
from retorta.games.alchemists.bots.greedy import best_of
from retorta.games.alchemists.bots.judges import reasons, worth
from retorta.games.alchemists.bots.judges.words import TOLD, reason
from retorta.games.alchemists.bots.leftover_values import learned
from retorta.games.alchemists.bots.master_planner import MasterPlanner
from retorta.games.alchemists.bots.move_values import told
from retorta.games.alchemists.bots.planner import Planner
from retorta.games.alchemists.moves import Plan


def hint(pov: Pov, seconds: float, seed: int, dreams: int) -> Hint:
    """Judge every move as the master does, with the same budget and the same luck."""
    moves = pov.moves
    planner = MasterPlanner(seed)
    decision = planner.decide(pov, perf_counter() + seconds, dreams)
    worths = [worth(decision, move) for move in moves]
    best = best_of(moves, worths, Random(seed))
    prospects = _prospects(decision, moves, worths)
    chosen = next(prospect for prospect in prospects if prospect.move == best)
    together = _together(decision, best, moves)
    thought_of = [
        prospect
        for prospect, worth in zip(prospects, worths, strict=True)
        if worth > OUT_OF_QUESTION and prospect.move not in together
    ]
    others = sorted(thought_of, key=lambda each: -each.points)[:WORTH_NAMING]
    why = [beside(chosen, other, "core-hint-more", TOLD) for other in others[:1]]
    if len(moves) == 1:
        why.append(reason("core-hint-only"))
    why += reasons(decision, best)
    return Hint(chosen, others, why, dreams=planner.dreamt, plans=decision.weighed)


def judged(pov: Pov, seconds: float, seed: int, plans: int) -> list[Prospect]:
    """Return the master's first judgement of every move, in points."""
    moves = pov.moves
    planner = Planner(listens=True, leftover_values=learned())
    worths = planner.worths(pov.view, moves, plans, perf_counter() + seconds)
    decision = planner.decision
    assert decision is not None
    return _prospects(decision, moves, worths)


def _prospects(decision: Decision, moves: list[Move], worths: list[float]) -> list[Prospect]:
    # The worth of a move already includes what it takes from the others.
    return [
        Prospect(move, points, points, 0)
        for move, points in zip(moves, told(decision, moves, worths), strict=True)
    ]


def _together(decision: Decision, best: Move, moves: list[Move]) -> list[Move]:
    """Return the moves that are not alternatives: the best one and those planned with it."""
    if not isinstance(best, Plan):
        return [best]
    actions = decision.best_plan(int(best.area), 0)[1]
    laid = decision.plans.laid
    return [
        move for move in moves if isinstance(move, Plan) and actions[move.area] > laid[move.area]
    ]
