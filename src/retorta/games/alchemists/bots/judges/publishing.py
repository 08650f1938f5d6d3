"""Judging theories: publishing, endorsing, sealing, debunking."""

from __future__ import annotations

from typing import Final

from retorta.bots.hint import rounded
from retorta.bots.search.knowledge import Reason
from retorta.games.alchemists.bots.decision import Decision
from retorta.games.alchemists.bots.judges.planning import likely
from retorta.games.alchemists.bots.judges.revising import as_it_lies
from retorta.games.alchemists.bots.judges.selling import exhibit, why_exhibit
from retorta.games.alchemists.bots.judges.words import TOLD, Reasons, Worths, percent, reason
from retorta.games.alchemists.bots.theory_values import STAR_POINTS, Theory
from retorta.games.alchemists.cards import POTIONS, Colour, Potion, Seal
from retorta.games.alchemists.moves import Claim, Disprove, Endorse, LaySeal, Propose, Publish
from retorta.games.alchemists.rules.debunking import WRONG_SEAL_COSTS
from retorta.games.alchemists.rules.scoring import WRONG_THEORY_COSTS
from retorta.games.alchemists.state import NOTHING

HEARSAY_TOLD: Final = 0.05
"""How much rivals' theories must change a chance for it to be mentioned."""


def _publish(decision: Decision, move: Publish) -> float:
    return _after_payment(decision, _theory_of(decision, move))


def _endorse(decision: Decision, move: Endorse) -> float:
    return _after_payment(decision, _theory_of(decision, move))


def _theory_of(decision: Decision, move: Publish | Endorse) -> Theory:
    ingredient = int(move.ingredient)
    seals = decision.resources.seals
    if isinstance(move, Publish):
        return decision.theories.theory(ingredient, int(move.formula), False, seals, [])
    formula = decision.resources.theories[ingredient]
    return decision.theories.theory(ingredient, formula, True, seals, [])


def _after_payment(decision: Decision, theory: Theory) -> float:
    return theory.worth + decision.coin(-theory.price)


def why_theory(decision: Decision, move: Publish | Endorse) -> list[Reason]:
    """Return reasons: the chance to be right, the seal, and the gain before the end."""
    theory = _theory_of(decision, move)
    resources, ingredient = decision.resources, theory.ingredient
    said = [likely(decision, ingredient, theory.formula)]
    said += hearsay(decision, ingredient, theory.formula)
    said.append(reason("alchemists-hint-sealed", seal=Seal(theory.seal)))
    at_once = round(decision.theories.impression(theory.endorsed))
    if at_once:
        said.append(reason("alchemists-hint-impression", reputation=at_once))
    seals = resources.presence(1) - resources.presence(0) + resources.grants([ingredient])
    if seals >= TOLD:
        said.append(reason("alchemists-hint-presence", points=rounded(seals)))
    if theory.price:
        paid = {"gold": theory.price, "points": rounded(-decision.coin(-theory.price))}
        said.append(reason("alchemists-hint-paid", **paid))
    return said


def hearsay(decision: Decision, ingredient: int, formula: int) -> list[Reason]:
    """Return the chance of a theory by one's own results, if it is different."""
    weighed_worlds = decision.resources.weighed_worlds
    alone = weighed_worlds.by_facts(ingredient, formula)
    if abs(weighed_worlds.formulas(ingredient)[formula] - alone) < HEARSAY_TOLD:
        return []
    return [reason("alchemists-hint-hearsay", percent=percent(alone))]


def _lay_seal(decision: Decision, move: LaySeal) -> float:
    ingredient, formula = _theory_to_seal(decision)
    seals = decision.resources.seals
    worth = decision.theories.sealed_as(ingredient, formula, int(move.seal), seals)
    if decision.question == "choose-new-seal":
        worth -= as_it_lies(decision, ingredient)
    return worth


def before_sealing(decision: Decision) -> float:
    """Return the gain from a theory besides its seal, minus its price."""
    ingredient, formula = _theory_to_seal(decision)
    endorsed = decision.resources.theories[ingredient] != NOTHING
    seals = decision.resources.seals
    theory = decision.theories.theory(ingredient, formula, endorsed, seals, [])
    return (
        _after_payment(decision, theory)
        - decision.theories.best_seal(ingredient, formula, seals)[0]
    )


def staked(decision: Decision, move: LaySeal) -> float:
    """Return the likely result of a star that the bot would rather not lay."""
    ingredient, formula = _theory_to_seal(decision)
    return decision.theories.staked(ingredient, formula, int(move.seal))


def _theory_to_seal(decision: Decision) -> tuple[int, int]:
    formula = decision.task.formula
    assert formula is not None
    return int(decision.task.ingredients[0]), int(formula)


def _why_lay_seal(decision: Decision, move: LaySeal) -> list[Reason]:
    ingredient, formula = _theory_to_seal(decision)
    said = [likely(decision, ingredient, formula), *hearsay(decision, ingredient, formula)]
    if move.seal <= Seal.SILVER:
        return [*said, _star(STAR_POINTS[move.seal])]
    colour = Colour(move.seal - Seal.RED)
    safe = decision.resources.weighed_worlds.hedged(ingredient, formula, colour)
    parts = {"colour": colour, "percent": percent(safe)}
    return [*said, reason("alchemists-hint-hedge", **parts)]


def _star(points: int) -> Reason:
    return reason(
        "alchemists-hint-star",
        points=points,
        loss=WRONG_THEORY_COSTS,
        reputation=WRONG_SEAL_COSTS,
    )


def _disprove(decision: Decision, move: Disprove) -> float:
    return decision.theories.disproof(int(move.ingredient), int(move.colour))


def _why_disprove(decision: Decision, move: Disprove) -> list[Reason]:
    ingredient, colour = int(move.ingredient), int(move.colour)
    sign = decision.resources.differs(ingredient, colour)
    chance = decision.resources.weighed_worlds.sign(ingredient, colour, sign)
    parts = {"colour": move.colour, "percent": percent(chance)}
    return [reason("alchemists-hint-wrong", **parts), *falls(decision, [ingredient])]


def falls(decision: Decision, ingredients: list[int]) -> list[Reason]:
    """Return reasons: whose seals fall with theories."""
    books = decision.view.books
    owners = sorted({owner for kind in ingredients for owner in books[kind].owners})
    rivals = [owner for owner in owners if owner != decision.resources.seat]
    return [reason("alchemists-hint-falls", players=rivals)] if rivals else []


def _propose(decision: Decision, move: Propose) -> float:
    first, second = int(move.first), int(move.second)
    return max(decision.theories.claim(first, second, potion) for potion in range(POTIONS))


def _why_propose(decision: Decision, move: Propose) -> list[Reason]:
    first, second = int(move.first), int(move.second)
    _, potion = max((decision.theories.claim(first, second, each), each) for each in range(POTIONS))
    return why_claim_result(decision, first, second, Potion(potion))


def why_claim_result(decision: Decision, first: int, second: int, potion: Potion) -> list[Reason]:
    """Return reasons: the chance, and the consequences."""
    chance = decision.resources.weighed_worlds.potions(first, second)[potion]
    said = [reason("alchemists-hint-claim", potion=potion, percent=percent(chance))]
    fallen = decision.theories.toppled(first, second, potion)
    if fallen:
        return said + falls(decision, fallen)
    if NOTHING in (decision.resources.theories[first], decision.resources.theories[second]):
        return said
    return [*said, reason("alchemists-hint-conflict")]


def _claim(decision: Decision, move: Claim) -> float:
    if decision.question != "claim-result":
        return exhibit(decision, int(move.potion))
    first, second = (int(kind) for kind in decision.task.ingredients)
    return decision.theories.claim(first, second, int(move.potion))


def _why_claim(decision: Decision, move: Claim) -> list[Reason]:
    if decision.question != "claim-result":
        return why_exhibit(decision, move.potion)
    first, second = (int(kind) for kind in decision.task.ingredients)
    return why_claim_result(decision, first, second, move.potion)


WORTHS: Final[Worths] = {
    Publish: _publish,
    Endorse: _endorse,
    LaySeal: _lay_seal,
    Disprove: _disprove,
    Propose: _propose,
    Claim: _claim,
}
REASONS: Final[Reasons] = {
    Publish: why_theory,
    Endorse: why_theory,
    LaySeal: _why_lay_seal,
    Disprove: _why_disprove,
    Propose: _why_propose,
    Claim: _why_claim,
}
