"""What each player knows about the formulas, as data.

A fact says: these two ingredients give one of these potions; or, of one ingredient, that it
can have a part in one of them. Everything the rules let a player see comes down to that:

- an own test shows the potion; an own sale one, two or three of them, by its quality;
- a debunking shows everybody the sign of an aspect, or a potion, or a potion it is not;
- the Periscope shows one ingredient of a result that everybody saw.

What others brewed from unknown ingredients says nothing about any ingredient.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from retorta.core.words import Seat
from retorta.games.alchemists.cards import FORMULAS, MIX, NEUTRAL, POTIONS
from retorta.games.alchemists.rules.mixing import quality_of
from retorta.games.alchemists.state import FOR_SALE, NOTHING, Alchemists, Answer, Experiment

ANY_POTION: Final = (1 << POTIONS) - 1


@dataclass(frozen=True)
class Fact:
    """What is known of one ingredient or of two."""

    first: int
    second: int
    """``NOTHING`` when the fact is about one ingredient."""
    potions: int
    """A bit for each potion that is possible."""


def facts_of(state: Alchemists, seat: Seat | None) -> list[Fact]:
    """Return everything *seat* knows for certain; a bystander knows what all know."""
    facts = [fact_from_answer(answer) for answer in state.answers]
    for experiment in state.experiments:
        if experiment.seat == seat:
            potions = potions_shown(experiment)
            facts.append(Fact(experiment.first, experiment.second, potions))
        elif experiment.looker == seat:
            facts.append(Fact(experiment.looked, NOTHING, potions_shown(experiment)))
    return facts


def fact_from_answer(answer: Answer) -> Fact:
    """7. A debunking is seen by all."""
    potions = 1 << answer.potion
    return Fact(answer.first, answer.second, potions if answer.yes else ANY_POTION ^ potions)


def potions_shown(experiment: Experiment) -> int:
    """4.4, 5.2 Return the potions that would have shown the same."""
    if experiment.how != FOR_SALE:
        return 1 << experiment.shown
    return POTIONS_OF_QUALITY[experiment.order][experiment.shown]


def _potions_of_quality(order: int, quality: int) -> int:
    potions = 0
    for potion in range(POTIONS):
        if quality_of(potion, order) == quality:
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
    [_potions_of_quality(order, quality) for quality in range(4)] for order in range(NEUTRAL)
]
"""The potions behind a quality, by order."""

FORMULAS_FOR: Final = [_formulas_for(potions) for potions in range(1 << POTIONS)]
"""A bit for each formula that can have a part in one of the potions."""
