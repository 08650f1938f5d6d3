"""Others' errors, and claims about a mixture."""

from __future__ import annotations

from typing import Final

from retorta.games.alchemists.bots.move_by_move.position import Position
from retorta.games.alchemists.bots.move_by_move.words import Worths
from retorta.games.alchemists.bots.remaining_worlds import disproof_by_claim
from retorta.games.alchemists.cards import PAIRS, SIGNS, Ingredient
from retorta.games.alchemists.moves import Claim, Disprove, Propose
from retorta.games.alchemists.state import NOTHING


def best_disproof(at: Position) -> float:
    """Return the best chance to debunk somebody else's theory."""
    if at.own.debunks_as:
        return max(
            disproof_by_claim(at.formula_chances, at.board, a, b, potion)
            for a, b in PAIRS
            for potion in range(7)
        )
    return max(
        (
            _wrong(at, ingredient, colour)
            for ingredient in Ingredient
            for colour in range(3)
            if at.theories[ingredient] != NOTHING
        ),
        default=0.0,
    )


def _wrong(at: Position, ingredient: int, colour: int) -> float:
    """Return the chance that another's theory has the wrong sign there."""
    if ingredient in at.sealed:
        return 0.0
    sign = SIGNS[at.theories[ingredient]][colour]
    return at.formula_chances.sign(ingredient, colour, 1 - sign)


def _disprove(at: Position, move: Disprove) -> float:
    return 3 * _wrong(at, move.ingredient, move.colour) - 1.2


def _propose(at: Position, move: Propose) -> float:
    chances = [
        disproof_by_claim(at.formula_chances, at.board, move.first, move.second, potion)
        for potion in range(7)
    ]
    return 3 * max(chances) - 1.2


def _claim(at: Position, move: Claim) -> float:
    task = at.view.task
    assert task is not None
    if at.question == "claim-result":
        first, second = task.ingredients
        return disproof_by_claim(at.formula_chances, at.board, first, second, move.potion)
    chance = max(at.formula_chances.potions(a, b)[move.potion] for a, b in at.pairs())
    first_shown = at.view.first_shown[move.potion] is None
    both = any(potion == move.potion ^ 1 for potion in at.own.exhibited)
    return chance * (0.4 + first_shown + 2 * both) - (1 - chance)


WORTHS: Final[Worths] = {
    Disprove: _disprove,
    Propose: _propose,
    Claim: _claim,
}
