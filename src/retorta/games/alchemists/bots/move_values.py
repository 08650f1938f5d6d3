"""The numbers shown for moves: their values in points, counted from the start of an action.

A theory is published, and then its seal is chosen; an order is taken, then a quality guaranteed,
then the potion brewed. Nothing happens in between, so each of these decisions is shown with the
gain of the whole action compared with not doing it; continuing as planned keeps the same number.
"""

from __future__ import annotations

from retorta.core.words import Move
from retorta.games.alchemists.bots.decision import OUT_OF_QUESTION, Decision
from retorta.games.alchemists.bots.judges.mixing import shown
from retorta.games.alchemists.bots.judges.publishing import before_sealing, staked
from retorta.games.alchemists.bots.judges.selling import cards_sold, exhibit
from retorta.games.alchemists.moves import LaySeal, Mix


def told(decision: Decision, moves: list[Move], worths: list[float]) -> list[float]:
    """Return the points of every move, in the same order as the worths of those considered."""
    if decision.question == "brew-for-exhibition":
        return _exhibits(decision, moves, worths)
    points = [
        staked(decision, move) if worth <= OUT_OF_QUESTION and isinstance(move, LaySeal) else worth
        for move, worth in zip(moves, worths, strict=True)
    ]
    begun = _begun(decision, worths)
    return [each + begun for each in points]


def _begun(decision: Decision, worths: list[float]) -> float:
    """Return the gain or cost of the action's first steps, if one is in progress."""
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
    """Return the gain of the exhibition if it continues with each mixture.

    Mixtures are chosen by the chance to make what was promised, and if chances are nearly equal,
    more useful cards are spared; the chosen mixture is not shown as worse than another.
    """
    brought = [shown(decision, move) if isinstance(move, Mix) else 0.0 for move in moves]
    chosen = brought[worths.index(max(worths))]
    begun = exhibit(decision, decision.ordered())
    if begun <= OUT_OF_QUESTION:  # it was promised with hardly any chance
        begun = chosen
    return [begun + min(each - chosen, 0.0) for each in brought]
