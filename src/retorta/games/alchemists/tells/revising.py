"""14.1 The Publisher: another seal, another formula."""

from __future__ import annotations

from retorta.core.tells import Effect, Fact, Told
from retorta.games.alchemists.moves import ExchangeFormula, ExchangeSeal, LaySeal
from retorta.games.alchemists.tells.publishing import theory
from retorta.games.alchemists.tells.seals import spoken_of, stakes
from retorta.games.alchemists.tells.seen import Seen


def revise_theory(seen: Seen) -> Told:
    """14.1 Neither costs or brings anything."""
    moves: list[list[Effect]] = []
    for move in seen.moves:
        if isinstance(move, ExchangeSeal):
            seal = seen.own.laid_seals[move.ingredient]
            moves.append([Fact("seal-returns", {"seal": seal})])
        else:
            assert isinstance(move, ExchangeFormula)
            moves.append(theory(seen, move.ingredient, move.formula))
    return Told([], moves)


def choose_new_seal(seen: Seen) -> Told:
    """14.1 What the new seal pays and risks; after a new formula the old one may stay."""
    ingredient, formula = spoken_of(seen)
    old = seen.own.laid_seals[ingredient]
    assert old is not None
    moves: list[list[Effect]] = []
    for move in seen.moves:
        if isinstance(move, LaySeal):
            moves.append(stakes(seen, move.seal, ingredient, formula))
        else:
            moves.append([Fact("seal-stays", {"seal": old})])
    return Told([Fact("seal-now", {"seal": old}), *theory(seen, ingredient, formula)], moves)
