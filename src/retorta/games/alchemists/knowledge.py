"""What each player knows about the formulas, as data.

The table shows that two ingredients make one of certain potions, or that one ingredient was part
of one of them. Everything the rules let a player see comes down to that:

- a player's own test shows the potion; a sale leaves one, two or three of them, by its quality;
- a debunking shows everybody the sign of an aspect, or a potion, or which potion it is not;
- the Periscope shows one ingredient of a result that everybody saw.

What others brewed from unknown ingredients says nothing about any ingredient.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from retorta.core.words import Seat
from retorta.games.alchemists.cards import ASPECT_OF, FORMULAS, MIX, POTIONS, Potion, Quality
from retorta.games.alchemists.rules.mixing import quality_of
from retorta.games.alchemists.state import NOTHING, Alchemists, Answer, Experiment
from retorta.games.alchemists.worlds import Fact, with_formulas, with_potions

ANY_POTION: Final = (1 << POTIONS) - 1


@dataclass(frozen=True)
class Shown(Fact):
    """What the table showed of one ingredient or of two."""

    first: int
    second: int
    """``NOTHING`` when the fact is about one ingredient."""
    potions: int
    """A bit for each potion that is possible."""

    def worlds(self) -> int:
        if self.second == NOTHING:
            return with_formulas(self.first, FORMULAS_FOR[self.potions])
        return with_potions(self.first, self.second, self.potions)


def facts_of(state: Alchemists, seat: Seat) -> list[Shown]:
    """Return everything *seat* knows for certain."""
    return [*shown_to_all(state), *found_out(state, seat)]


def shown_to_all(state: Alchemists) -> list[Shown]:
    """7. Return what debunkings showed to everybody."""
    return [fact_from_answer(answer) for answer in state.answers]


def found_out(state: Alchemists, seat: Seat) -> list[Shown]:
    """4.4 Return what *seat* alone knows, from its own mixtures and through the Periscope."""
    facts: list[Shown] = []
    for experiment in state.experiments:
        if experiment.seat == seat:
            potions = potions_shown(experiment)
            facts.append(Shown(experiment.first, experiment.second, potions))
        elif experiment.looked is not None and experiment.looker == seat:
            facts.append(Shown(experiment.looked, NOTHING, potions_shown(experiment)))
    return facts


def fact_from_answer(answer: Answer) -> Shown:
    """7. A debunking is seen by all."""
    potions = 1 << answer.potion
    second = NOTHING if answer.second is None else answer.second
    return Shown(answer.first, second, potions if answer.yes else ANY_POTION ^ potions)


def potions_shown(experiment: Experiment) -> int:
    """4.4, 5.2 Return the potions that would have shown the same."""
    if experiment.order is None:
        return 1 << experiment.shown
    return POTIONS_OF_QUALITY[experiment.order][experiment.shown]


def _potions_of_quality(order: Potion, quality: Quality) -> int:
    potions = 0
    for potion in Potion:
        if quality_of(potion, order) is quality:
            potions |= 1 << potion
    return potions


def _formulas_for(potions: int) -> int:
    formulas = 0
    for one in range(FORMULAS):
        for other in range(FORMULAS):
            if one != other and potions >> MIX[one][other] & 1:
                formulas |= 1 << one
    return formulas


POTIONS_OF_QUALITY: Final = [
    [_potions_of_quality(order, quality) for quality in Quality] for order in ASPECT_OF
]
"""The potions behind a quality, by order."""

FORMULAS_FOR: Final = [_formulas_for(potions) for potions in range(1 << POTIONS)]
"""A bit for each formula that can have a part in one of the potions."""
