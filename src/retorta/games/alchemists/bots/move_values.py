"""The figures shown for moves: their values in points, counted from the start of an action.

A theory is published, and then its seal is chosen; an order is taken, then a quality guaranteed,
then the potion brewed. Nothing happens in between, so each of these decisions is shown with what
the whole action brings compared with not doing it; going on as planned keeps the same figure.
"""

from __future__ import annotations

from retorta.core.words import Move
from retorta.games.alchemists.bots.decision import OUT_OF_QUESTION, Decision
from retorta.games.alchemists.bots.judges.mixing import shown
from retorta.games.alchemists.bots.judges.publishing import before_sealing, staked
from retorta.games.alchemists.bots.judges.selling import cards_sold, exhibit
from retorta.games.alchemists.moves import LaySeal, Mix


def told(decision: Decision, moves: list[Move], worths: list[float]) -> list[float]:
    """Return the points of every move; the order of those thought of is that of their worths."""
    if decision.question == "brew-for-exhibition":
        return _exhibits(decision, moves, worths)
    points = [
        staked(decision, move) if worth <= OUT_OF_QUESTION and isinstance(move, LaySeal) else worth
        for move, worth in zip(moves, worths, strict=True)
    ]
    begun = _begun(decision, worths)
    return [each + begun for each in points]


def _begun(decision: Decision, worths: list[float]) -> float:
    """Return what was brought or used up by the beginning of the action, if one is under way."""
    if decision.question == "choose-seal":
        return before_sealing(decision)
    if decision.question == "give-guarantee":
        return -cards_sold(decision)
    if decision.question == "brew-for-sale":
        quality = decision.task.quality
        assert quality is not None
        ordered, discount = decision.ordered(), decision.discount
        promised = decision.potions.guaranteed(ordered, int(quality), discount)
        return promised - cards_sold(decision) - max(worths)
    return 0.0


def _exhibits(decision: Decision, moves: list[Move], worths: list[float]) -> list[float]:
    """Return what the show brings that each mixture goes on with.

    They are chosen by the chance to give what was promised, and cards that could do more are
    spared where chances are nearly even: whoever is chosen is not told to be worse.
    """
    brought = [shown(decision, move) if isinstance(move, Mix) else 0.0 for move in moves]
    chosen = brought[worths.index(max(worths))]
    begun = exhibit(decision, decision.ordered())
    if begun <= OUT_OF_QUESTION:  # it was promised without a chance that is worth the name
        begun = chosen
    return [begun + min(each - chosen, 0.0) for each in brought]
