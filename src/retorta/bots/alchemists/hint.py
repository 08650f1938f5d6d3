"""A hint at Alchemists: what the master plays there, and its judgement in words."""

from __future__ import annotations

from random import Random
from time import perf_counter

from retorta.bots.alchemists.decision import OUT_OF_QUESTION, Decision
from retorta.bots.alchemists.greedy import best_of
from retorta.bots.alchemists.judges import reasons, worth
from retorta.bots.alchemists.judges.mixing import shown
from retorta.bots.alchemists.judges.publishing import staked
from retorta.bots.alchemists.judges.words import TOLD, reason
from retorta.bots.alchemists.master_planner import MasterPlanner
from retorta.bots.alchemists.planner import Planner
from retorta.bots.alchemists.scales import learned
from retorta.bots.hint import WORTH_NAMING, Hint, Prospect, rounded
from retorta.bots.search.knowledge import Reason
from retorta.core.box import Pov
from retorta.core.words import Move
from retorta.games.alchemists.moves import LaySeal, Mix, Plan


def hint(pov: Pov, seconds: float, seed: int, dreams: int) -> Hint:
    """Judge every move as the master does, with the same budget and the same luck."""
    moves = pov.moves
    planner = MasterPlanner(seed)
    decision = planner.decide(pov, perf_counter() + seconds, dreams)
    worths = [worth(decision, move) for move in moves]
    best = best_of(moves, worths, Random(seed))
    judged = sorted(zip(moves, worths, strict=True), key=lambda each: -each[1])
    told = [_prospect(decision, move, worth) for move, worth in judged]
    chosen = next(prospect for prospect in told if prospect.move == best)
    together = _together(decision, best, moves)
    others = [
        prospect
        for prospect, (move, worth) in zip(told, judged, strict=True)
        if worth > OUT_OF_QUESTION and move not in together
    ][:WORTH_NAMING]
    why = [_beside(chosen, others[0])] if others else []
    if len(moves) == 1:
        why.append(reason("core-hint-only"))
    why += reasons(decision, best)
    return Hint(chosen, others, why, dreams=planner.dreamt, plans=decision.weighed)


def judged(pov: Pov, seconds: float, seed: int, plans: int) -> list[Prospect]:
    """Return what the master makes of every move at first sight, in points."""
    moves = pov.moves
    planner = Planner(listens=True, scales=learned())
    worths = planner.worths(pov.view, moves, plans, perf_counter() + seconds)
    decision = planner.decision
    assert decision is not None
    return [_prospect(decision, move, worth) for move, worth in zip(moves, worths, strict=True)]


def _prospect(decision: Decision, move: Move, worth: float) -> Prospect:
    points = _points(decision, move, worth)
    # What it takes from the others is in its worth already.
    return Prospect(move, points, points, 0)


def _points(decision: Decision, move: Move, worth: float) -> float:
    """Return a worth in points, where it is a mere order of preference too."""
    if decision.question == "brew-for-exhibition" and isinstance(move, Mix):
        return shown(decision, move)
    if worth <= OUT_OF_QUESTION and isinstance(move, LaySeal):
        return staked(decision, move)
    return worth


def _together(decision: Decision, best: Move, moves: list[Move]) -> list[Move]:
    """Return the moves that are no alternative: the best one and what is planned with it."""
    if not isinstance(best, Plan):
        return [best]
    actions = decision.best_plan(int(best.area), 0)[1]
    laid = decision.plans.laid
    return [
        move for move in moves if isinstance(move, Plan) and actions[move.area] > laid[move.area]
    ]


def _beside(best: Prospect, other: Prospect) -> Reason:
    ahead = best.points - other.points
    if ahead < TOLD:
        return reason("core-hint-close", move=other.move)
    return reason("core-hint-more", move=other.move, points=rounded(ahead))
