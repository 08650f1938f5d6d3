"""Tables of Alchemists at which much can happen, and moments that chance seldom brings about."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from retorta.core.agenda import Step
from retorta.core.box import Box
from retorta.core.dealer import Dealer, SeededDealer
from retorta.games.alchemists import BOX
from retorta.games.alchemists.cards import (
    ARTIFACT_LEVEL,
    ROUNDS,
    Area,
    Artifact,
    Favor,
    Formula,
    Grant,
    Ingredient,
    Potion,
    Seal,
)
from retorta.games.alchemists.rules.areas import PutOnBoots, ResolveAreas
from retorta.games.alchemists.rules.artifacts import BuyArtifact, ThinkWithCap
from retorta.games.alchemists.rules.debunking import DisproveAspect, PublishAtOnce
from retorta.games.alchemists.rules.end_of_round import CONFERENCE_ROUNDS, EndRound, Rounds
from retorta.games.alchemists.rules.exhibition import (
    BrewForExhibition,
    ExhibitPotion,
    FeatherOrMortar,
)
from retorta.games.alchemists.rules.experiments import TryOnStudent
from retorta.games.alchemists.rules.grants import ChooseGrant
from retorta.games.alchemists.rules.master import ClaimResult
from retorta.games.alchemists.rules.order import ChooseSpaces
from retorta.games.alchemists.rules.planning import PlanActions
from retorta.games.alchemists.rules.publishing import PublishTheory
from retorta.games.alchemists.rules.revising import ChooseNewSeal, ReviseTheory
from retorta.games.alchemists.rules.selling import SellInTurn
from retorta.games.alchemists.state import Alchemists, LaidSeal

REPUTATIONS: Final = (5, 19, 10, 15)
"""One in each zone."""
MARKS: Final = b".x?o"


def rich_set_up(seats: int, options: Mapping[str, str], dealer: Dealer) -> Alchemists:
    """Lay the table out as usual, then give everybody more than the rules do."""
    state: Alchemists = BOX.rules.set_up(seats, options, dealer)
    luck = SeededDealer(dealer.pick(1 << 20))
    on_table = [*state.on_sale, *state.to_come[0], *state.to_come[1]]
    free = [card for card in Artifact if card not in on_table]
    for seat, lab in enumerate(state.labs):
        lab.gold += 2 + luck.pick(6)
        lab.reputation = REPUTATIONS[(seat + luck.pick(4)) % 4]
        lab.artifacts = [luck.draw(free), luck.draw(free)]
        lab.marks = bytes(MARKS[luck.pick(4)] for _ in range(64))
    return state


RICH: Final = replace(BOX, rules=replace(BOX.rules, set_up=rich_set_up))
"""Alchemists with a fuller table."""


def beginning(number: int, area: Area, prepare: Callable[[Alchemists], Step]) -> Box:
    """Return Alchemists that begins in a round, in an area, with the step that is prepared."""

    def set_up(seats: int, options: Mapping[str, str], dealer: Dealer) -> Alchemists:
        state = rich_set_up(seats, options, dealer)
        state.round, state.order = number, list(range(seats))
        state.spaces = [1 + seat for seat in range(seats)]
        state.adventurer = state.next_adventurer
        state.next_adventurer = dealer.draw(state.adventurers) if number < ROUNDS else None
        for held in CONFERENCE_ROUNDS:
            if number > held:
                state.on_sale, *state.to_come = state.to_come
        for lab in state.labs:
            lab.free += lab.waiting
            lab.waiting = 0
            lab.favors[Favor.HERBALIST] = 0
        later = [each for each in Area if each > area]
        step = prepare(state)
        state.agenda = [Rounds(), EndRound(0), ResolveAreas(area, later), step]
        return state

    return replace(BOX, rules=replace(BOX.rules, set_up=set_up))


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
    seal(state, Ingredient.TOAD, Formula.BLUE_PLUS, Seal.GOLD)
    return ChooseNewSeal(0, 1, Ingredient.TOAD, True)


def calling_the_publisher(state: Alchemists) -> Step:
    seal(state, Ingredient.TOAD, Formula.BLUE_PLUS, Seal.GOLD)
    state.labs[0].favors[Favor.PUBLISHER] = 1
    return DisproveAspect(0, 1)


def feather_and_mortar(state: Alchemists) -> Step:
    lab = state.labs[0]
    lab.artifacts = [Artifact.FEATHER_IN_CAP, Artifact.MAGIC_MORTAR]
    lab.hand[Ingredient.TOAD] += 1
    return FeatherOrMortar(0, Ingredient.TOAD)


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


def shown(state: Alchemists) -> None:
    """All potions but one were shown, one of them by seat 0."""
    state.first_shown = [1, 1, 0, 1, 1, None]
    state.labs[0].exhibited = [Potion.SPEED]
    state.labs[1].exhibited = [Potion.HEALING, Potion.POISON]
    state.labs[0].hand = [1] * 8


def exhibiting(state: Alchemists) -> Step:
    shown(state)
    return ExhibitPotion(0, 1)


def brewing(claimed: Potion) -> Callable[[Alchemists], Step]:
    def prepare(state: Alchemists) -> Step:
        shown(state)
        return BrewForExhibition(0, 1, claimed)

    return prepare


def brewing_with_feather(state: Alchemists) -> Step:
    shown(state)
    state.labs[0].artifacts = [Artifact.FEATHER_IN_CAP]
    return BrewForExhibition(0, 1, Potion.PARALYSIS)


def planning_poor(state: Alchemists) -> Step:
    """Nothing in hand, no gold, no seals, and nothing on sale."""
    lab = state.labs[0]
    lab.hand, lab.gold, lab.seals, lab.artifacts = [0] * 8, 0, [0] * 5, []
    lab.lost = [2, 3, 2, 2, 2]
    state.on_sale = []
    state.agenda = []
    return PlanActions([1, 0], [])


def planning_little(state: Alchemists) -> Step:
    """A coin and two ingredients, and cubes that came back from hospital."""
    lab = state.labs[0]
    lab.gold, lab.artifacts, lab.unused = 1, [], 1
    lab.hand = [1, 1, 0, 0, 0, 0, 0, 0]
    return PlanActions([1, 0], [])


def buying(level: int) -> Callable[[Alchemists], Step]:
    """All six artifacts of a level on sale, gold for each, and a Shopkeeper in hand."""

    def prepare(state: Alchemists) -> Step:
        for lab in state.labs:
            lab.artifacts = []
        state.on_sale = [card for card in Artifact if ARTIFACT_LEVEL[card] == level]
        state.labs[0].gold = 9
        state.labs[0].favors[Favor.SHOPKEEPER] = 1
        return BuyArtifact(0, 1, 0)

    return prepare


def thinking(state: Alchemists) -> Step:
    state.labs[0].hand = [2, 1, 1, 0, 0, 0, 0, 0]
    return ThinkWithCap(0, 0, [0] * 8)


def publishing_at_once(state: Alchemists) -> Step:
    debunking(state)
    state.theories[Ingredient.CLAW], state.books[Ingredient.CLAW] = None, []
    state.labs[0].gold += 1
    return PublishAtOnce(0, [Ingredient.CLAW], [Formula.ALL_PLUS])


def unwilling(state: Alchemists) -> Step:
    state.unwilling = True
    state.labs[0].gold += 1
    state.labs[0].hand = [1] * 4 + [0] * 4
    return TryOnStudent(0, 1)


def hurrying(state: Alchemists) -> Step:
    state.labs[0].artifacts = [Artifact.BOOTS_OF_SPEED, Artifact.PERISCOPE]
    state.rows[Area.STUDENT] = [0]
    return PutOnBoots(0, Area.STUDENT)


def trunk_on_the_track(state: Alchemists) -> Step:
    state.spaces = [None] * state.seats
    state.order = []
    state.labs[0].artifacts = [Artifact.WITCHS_TRUNK]
    return ChooseSpaces(list(range(state.seats)))


def selling_with_rivals(state: Alchemists) -> Step:
    """Two sellers, with the same faces and others; the first has a Merchant and a Barmaid."""
    for seat in (0, 1):
        state.rows[Area.SELL].append(seat)
        state.planned[Area.SELL][seat] = 1
        state.labs[seat].laid += 2
        state.labs[seat].free -= 2
        state.labs[seat].hand = [1] * 4 + [0] * 4
    state.labs[0].favors[Favor.MERCHANT] = state.labs[0].favors[Favor.BARMAID] = 1
    return SellInTurn([0, 1])


MOMENTS: Final[dict[str, Box]] = {
    "revising": beginning(4, Area.DEBUNK, revising),
    "new seal": beginning(4, Area.DEBUNK, new_seal),
    "publisher": beginning(4, Area.DEBUNK, calling_the_publisher),
    "feather": beginning(6, Area.EXHIBITION, feather_and_mortar),
    "grants": beginning(4, Area.PUBLISH, two_grants),
    "next grant": beginning(4, Area.PUBLISH, next_grant),
    "debunking": beginning(4, Area.DEBUNK, debunking),
    "claiming": beginning(4, Area.DEBUNK, claiming),
    "exhibiting": beginning(6, Area.EXHIBITION, exhibiting),
    "both signs": beginning(6, Area.EXHIBITION, brewing(Potion.PARALYSIS)),
    "shown already": beginning(6, Area.EXHIBITION, brewing(Potion.HEALING)),
    "shown first": beginning(6, Area.EXHIBITION, brewing(Potion.INSANITY)),
    "set aside": beginning(6, Area.EXHIBITION, brewing_with_feather),
    "first level": beginning(2, Area.BUY, buying(1)),
    "second level": beginning(4, Area.BUY, buying(2)),
    "third level": beginning(6, Area.BUY, buying(3)),
    "thinking": beginning(4, Area.BUY, thinking),
    "at once": beginning(4, Area.DEBUNK, publishing_at_once),
    "unwilling": beginning(4, Area.STUDENT, unwilling),
    "boots": beginning(4, Area.STUDENT, hurrying),
    "trunk": beginning(4, Area.FORAGE, trunk_on_the_track),
    "sellers": beginning(4, Area.SELL, selling_with_rivals),
    "planning poor": beginning(3, Area.FORAGE, planning_poor),
    "planning little": beginning(3, Area.FORAGE, planning_little),
}
"""What chance seldom brings about."""
