"""6.2 Seals: what each pays, and what it risks."""

from __future__ import annotations

from collections import Counter

from retorta.core.tells import Effect, Fact, Told
from retorta.games.alchemists.cards import HEDGE, Colour, Formula, Ingredient, Seal
from retorta.games.alchemists.moves import LaySeal
from retorta.games.alchemists.rules.debunking import WRONG_SEAL_COSTS
from retorta.games.alchemists.rules.scoring import points_for_seal, wrong_colours
from retorta.games.alchemists.tells.publishing import sealed, theory
from retorta.games.alchemists.tells.seen import Seen


def choose_seal(seen: Seen) -> Told:
    """6.2 A star for certainty, a question mark for a colour one doubts."""
    ingredient, formula = spoken_of(seen)
    common = sealed(seen, ingredient)
    moves: list[list[Effect]] = []
    for move in seen.moves:
        assert isinstance(move, LaySeal)
        moves.append([*stakes(seen, move.seal, ingredient, formula), *common])
    return Told(theory(seen, ingredient, formula), moves)


def spoken_of(seen: Seen) -> tuple[Ingredient, Formula]:
    """Return the theory that is to be sealed."""
    (ingredient,) = seen.task.ingredients
    assert seen.task.formula is not None
    return ingredient, seen.task.formula


def stakes(seen: Seen, seal: Seal, ingredient: Ingredient, formula: Formula) -> list[Effect]:
    """6.2, 7.2, 10.1 Return what a seal brings if the theory is right, wrong, or debunked."""
    right, wrong = points_for_seal(seal, []), points_for_seal(seal, list(Colour))
    effects: list[Effect] = [Fact("if-right", {"points": right})]
    if seal in HEDGE:
        effects.append(Fact("hedges", {"colour": Colour(HEDGE.index(seal))}))
    effects.append(Fact("if-wrong", {"points": -wrong}))
    effects.append(Fact("if-debunked", {"loss": WRONG_SEAL_COSTS}))
    effects.append(Fact("seals-of-kind", {"number": seen.own.seals[seal]}))
    if seen.chances:
        effects += _chances(seen, seal, ingredient, formula)
    return effects


def _chances(seen: Seen, seal: Seal, ingredient: Ingredient, formula: Formula) -> list[Effect]:
    """10.1 Return the chances of what the seal counts at the end if the theory stands."""
    points: Counter[int] = Counter()
    for truth, among in zip(Formula, seen.worlds.formulas(ingredient), strict=True):
        if among:
            points[points_for_seal(seal, wrong_colours(formula, truth))] += among
    return seen.worlds.changes("seal-points", seen.seat, points)
