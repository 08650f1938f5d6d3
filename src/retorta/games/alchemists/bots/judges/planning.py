"""Judging the cubes of a round as a whole, and declining an action."""

from __future__ import annotations

from typing import Final

from retorta.bots.hint import rounded
from retorta.bots.search.knowledge import Reason
from retorta.games.alchemists.bots.decision import OUT_OF_QUESTION, Decision
from retorta.games.alchemists.bots.judges.words import TOLD, Reasons, Worths, percent, reason
from retorta.games.alchemists.bots.plans import EXPERIMENTS, Actions
from retorta.games.alchemists.cards import Area, Formula, Ingredient
from retorta.games.alchemists.moves import Decline, FinishPlanning, Pass, Plan, SendAssociate

CUBE_BACK: Final = 0.3
"""The gain from the cubes of a declined action: half a favor."""
MOST_SHARES: Final = 4
"""The number of parts of a plan that are mentioned."""


def _plan(decision: Decision, move: Plan) -> float:
    return decision.best_plan(int(move.area), 0)[0]


def _why_plan(decision: Decision, move: Plan) -> list[Reason]:
    return explained(decision, decision.best_plan(int(move.area), 0)[1])


def explained(decision: Decision, actions: Actions) -> list[Reason]:
    """Return reasons: the plan for all cubes, and the gain from each part of it."""
    laid = decision.plans.laid
    to_lay = [area for area in Area for _ in range(actions[area] - laid[area])]
    said = [reason("alchemists-hint-plan", areas=to_lay)]
    shares = [(_share(decision, actions, each), each) for each in _parts(to_lay)]
    for points, areas in sorted(shares, reverse=True)[:MOST_SHARES]:
        said += _told(decision, actions, areas, points)
    return said


def _parts(areas: list[Area]) -> list[tuple[Area, ...]]:
    """Return the areas of a plan, with all experiments together."""
    mixing = tuple(area for area in EXPERIMENTS if area in areas)
    others = [(area,) for area in Area if area in areas and area not in mixing]
    return [*others, mixing] if mixing else [*others]


def _share(decision: Decision, actions: Actions, areas: tuple[Area, ...]) -> float:
    """Return what a plan would lose without its further actions in some areas."""
    return decision.plans.worth(actions) - decision.plans.worth(_without(decision, actions, areas))


def _without(decision: Decision, actions: Actions, areas: tuple[Area, ...]) -> Actions:
    """Return a plan without its further actions in some areas."""
    less = list(actions)
    for area in areas:
        less[area] = decision.plans.laid[area]
    return tuple(less)


def _told(
    decision: Decision, actions: Actions, areas: tuple[Area, ...], points: float
) -> list[Reason]:
    """Return the purpose of a part of a plan as reasons."""
    plans, area = decision.plans, areas[0]
    figures: dict[str, object] = {"points": rounded(points)}
    if area in EXPERIMENTS:
        less = _without(decision, actions, areas)
        return _taught(
            decision, plans.experiment_bits(less), plans.experiment_bits(actions), rounded(points)
        )
    if area == Area.SELL:
        first, second = (Ingredient(kind) for kind in plans.sale.pair)
        sale = {"first": first, "second": second, "gold": rounded(plans.sale.gold)}
        return [reason("alchemists-hint-plan-sell", **figures, **sale)]
    if area == Area.PUBLISH:
        return [
            likely(decision, theory.ingredient, theory.formula)
            for theory in plans.published(actions, plans.earned(actions))
        ]
    if area == Area.BUY:
        wares = plans.basket(actions)
        return [reason("alchemists-hint-plan-buy", **figures, artifacts=wares)] if wares else []
    names = {
        Area.FORAGE: "alchemists-hint-plan-forage",
        Area.TRANSMUTE: "alchemists-hint-plan-transmute",
        Area.DEBUNK: "alchemists-hint-plan-debunk",
        Area.EXHIBITION: "alchemists-hint-plan-exhibition",
    }
    return [Reason(names[area], figures)] if points >= TOLD else []


def _taught(
    decision: Decision,
    less: tuple[int, list[float]],
    more: tuple[int, list[float]],
    points: float,
) -> list[Reason]:
    """Return what a plan's additional experiments teach, from the bits without and with them."""
    number = more[0] - less[0]
    if number <= 0:
        return []
    return [
        reason(
            "alchemists-hint-plan-experiments",
            number=number,
            bits=rounded(more[1][more[0]] - less[1][less[0]]),
            left=rounded(decision.resources.weighed_worlds.left()),
            points=points,
        )
    ]


def likely(decision: Decision, ingredient: int, formula: int) -> Reason:
    """Return the chance that a theory is right as a reason."""
    parts = {"ingredient": Ingredient(ingredient), "formula": Formula(formula)}
    weighed_worlds = decision.resources.weighed_worlds
    if weighed_worlds.is_certain(ingredient, formula):
        return reason("alchemists-hint-certain", **parts)
    chance = percent(weighed_worlds.formulas(ingredient)[formula])
    return reason("alchemists-hint-likely", **parts, percent=chance)


def _finish_planning(decision: Decision, _move: FinishPlanning) -> float:
    # If the best plan is already laid, it is the same.
    return 1e-6


def _why_finish_planning(decision: Decision, _move: FinishPlanning) -> list[Reason]:
    free = decision.resources.own.free
    if not free:
        return [reason("alchemists-hint-finish-laid")]
    return [reason("alchemists-hint-finish", cubes=free)]


def _send_associate(decision: Decision, _move: SendAssociate) -> float:
    return OUT_OF_QUESTION


def _decline(decision: Decision, _move: Decline) -> float:
    return CUBE_BACK


def _why_decline(decision: Decision, _move: Decline) -> list[Reason]:
    return [reason("alchemists-hint-decline", points=CUBE_BACK)]


def _do_without(decision: Decision, _move: Pass) -> float:
    return 0.0


def _why_do_without(decision: Decision, _move: Pass) -> list[Reason]:
    return [reason("alchemists-hint-pass")]


WORTHS: Final[Worths] = {
    Plan: _plan,
    FinishPlanning: _finish_planning,
    SendAssociate: _send_associate,
    Decline: _decline,
    Pass: _do_without,
}
REASONS: Final[Reasons] = {
    Plan: _why_plan,
    FinishPlanning: _why_finish_planning,
    Decline: _why_decline,
    Pass: _why_do_without,
}
