"""Moments of Alchemists about theories that chance seldom brings about."""

from __future__ import annotations

from typing import Final

from support.rich_alchemists import beginning

from retorta.core.agenda import Step
from retorta.core.box import Box
from retorta.games.alchemists.cards import (
    Area,
    Favor,
    Formula,
    Grant,
    How,
    Ingredient,
    Potion,
    Seal,
)
from retorta.games.alchemists.knowledge import facts_of, found_out
from retorta.games.alchemists.notebook import grid_of
from retorta.games.alchemists.rules.debunking import DisproveAspect, PublishAtOnce
from retorta.games.alchemists.rules.grants import ChooseGrant
from retorta.games.alchemists.rules.master import ClaimResult
from retorta.games.alchemists.rules.mixing import potion_of
from retorta.games.alchemists.rules.publishing import ChooseSeal, PublishTheory
from retorta.games.alchemists.rules.revising import ChooseNewSeal, ReviseTheory
from retorta.games.alchemists.state import Alchemists, Answer, Experiment, LaidSeal
from retorta.games.alchemists.worlds import by_formula, worlds_of


def seal(state: Alchemists, ingredient: Ingredient, formula: Formula, *seals: Seal) -> None:
    """Publish a theory: the first seal is seat 0's, the next one seat 1's."""
    state.theories[ingredient] = formula
    for seat, kind in enumerate(seals):
        state.books[ingredient].append(LaidSeal(seat, kind))
        state.labs[seat].seals[kind] -= 1


def revising(state: Alchemists) -> Step:
    seal(state, Ingredient.TOAD, Formula.BLUE_PLUS, Seal.GOLD)
    seal(state, Ingredient.FERN, Formula.RED_MINUS, Seal.RED, Seal.SILVER)
    return ReviseTheory(0, 1)


def new_seal(state: Alchemists) -> Step:
    state.labs[0].marks = b"o" * 64
    seal(state, Ingredient.TOAD, Formula.BLUE_PLUS, Seal.GOLD)
    return ChooseNewSeal(0, 1, Ingredient.TOAD, True)


def calling_the_publisher(state: Alchemists) -> Step:
    seal(state, Ingredient.TOAD, Formula.BLUE_PLUS, Seal.GOLD)
    state.labs[0].favors[Favor.PUBLISHER] = 1
    return DisproveAspect(0, 1)


def two_grants(state: Alchemists) -> Step:
    formulas = iter(Formula)
    for ingredient in state.options.printed.grants[Grant.A][:2]:
        seal(state, ingredient, next(formulas), Seal.SILVER)
    for ingredient in state.options.printed.grants[Grant.C][:2]:
        seal(state, ingredient, next(formulas), Seal.GREEN)
    return ChooseGrant(0)


def next_grant(state: Alchemists) -> Step:
    """One book more, and there are grants to choose from."""
    formulas = iter(Formula)
    for ingredient in (Ingredient.SCORPION, Ingredient.MANDRAKE, Ingredient.FLOWER):
        seal(state, ingredient, next(formulas), Seal.SILVER)
    state.labs[0].gold += 3
    return PublishTheory(0, 1)


def debunking(state: Alchemists) -> Step:
    """Theories in conflict, colleagues' seals, and an action left to publish at once."""
    seal(state, Ingredient.TOAD, Formula.BLUE_PLUS, Seal.GOLD, Seal.SILVER)
    seal(state, Ingredient.FERN, Formula.RED_MINUS, Seal.RED, Seal.GOLD)
    seal(state, Ingredient.CLAW, Formula.ALL_PLUS, Seal.SILVER)
    state.conflicts = [(Ingredient.FERN, Ingredient.TOAD)]
    state.rows[Area.PUBLISH] = [0]
    state.planned[Area.PUBLISH][0] = 1
    state.labs[0].laid, state.labs[0].free = 1, state.labs[0].free - 1
    return DisproveAspect(0, 1)


def claiming(state: Alchemists) -> Step:
    """Both theories say something about what these two make."""
    debunking(state)
    state.conflicts = []
    return ClaimResult(0, 1, Ingredient.FERN, Ingredient.TOAD)


def publishing_at_once(state: Alchemists) -> Step:
    debunking(state)
    state.theories[Ingredient.CLAW], state.books[Ingredient.CLAW] = None, []
    state.labs[0].gold += 1
    return PublishAtOnce(0, [Ingredient.CLAW], [Formula.ALL_PLUS])


def learned(state: Alchemists) -> None:
    """Seat 0 mixed a few pairs, and all heard what one pair is not."""
    for first, second in ((0, 2), (0, 3), (2, 3), (4, 5)):
        one, other = Ingredient(first), Ingredient(second)
        potion = potion_of(state, one, other)
        state.experiments.append(Experiment(0, How.ON_SELF, one, other, None, potion))
    truth = potion_of(state, Ingredient.MUSHROOM, Ingredient.FERN)
    wrong = Potion.HEALING if truth is not Potion.HEALING else Potion.SPEED
    state.answers.append(Answer(Ingredient.MUSHROOM, Ingredient.FERN, wrong, False))
    state.labs[0].hand = [1] * 4 + [0] * 4
    state.labs[0].gold += 2


def publishing_what_is_known(state: Alchemists) -> Step:
    learned(state)
    return PublishTheory(0, 1)


def sealing_what_is_wrong(state: Alchemists) -> Step:
    """A theory that one result alone rules out."""
    learned(state)
    state.labs[0].marks = b"x" * 64
    column = grid_of(found_out(state, 0))[:8]
    return ChooseSeal(0, 1, Ingredient.MUSHROOM, Formula(column.index("x")))


def sealing_what_cannot_be(state: Alchemists) -> Step:
    """A theory that several results rule out, and none of them alone."""
    learned(state)
    state.labs[0].marks = b"?" * 64
    facts = facts_of(state, 0)
    grid, worlds = grid_of(facts), worlds_of(facts)
    for ingredient in Ingredient:
        for formula in Formula:
            is_open = grid[8 * ingredient + formula] == "."
            if is_open and not worlds & by_formula(ingredient)[formula]:
                return ChooseSeal(0, 1, ingredient, formula)
    return sealing_what_is_wrong(state)


THEORIES: Final[dict[str, Box]] = {
    "revising": beginning(4, Area.DEBUNK, revising),
    "new seal": beginning(4, Area.DEBUNK, new_seal),
    "publisher": beginning(4, Area.DEBUNK, calling_the_publisher),
    "grants": beginning(4, Area.PUBLISH, two_grants),
    "next grant": beginning(4, Area.PUBLISH, next_grant),
    "debunking": beginning(4, Area.DEBUNK, debunking),
    "claiming": beginning(4, Area.DEBUNK, claiming),
    "at once": beginning(4, Area.DEBUNK, publishing_at_once),
    "theories": beginning(4, Area.PUBLISH, publishing_what_is_known),
    "wrong theory": beginning(4, Area.PUBLISH, sealing_what_is_wrong),
    "impossible theory": beginning(4, Area.PUBLISH, sealing_what_cannot_be),
}
"""Publishing, debunking, revising."""
