"""Moments of Alchemists that chance seldom brings about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from support.alchemists_theories import THEORIES, learned
from support.rich_alchemists import beginning

from retorta.core.agenda import Step
from retorta.core.box import Box
from retorta.games.alchemists.cards import (
    ARTIFACT_LEVEL,
    WANTS,
    Area,
    Artifact,
    Favor,
    Ingredient,
    Potion,
)
from retorta.games.alchemists.rules.areas import PutOnBoots
from retorta.games.alchemists.rules.artifacts import BuyArtifact, ThinkWithCap
from retorta.games.alchemists.rules.exhibition import (
    BrewForExhibition,
    ExhibitPotion,
    FeatherOrMortar,
)
from retorta.games.alchemists.rules.experiments import TryOnStudent
from retorta.games.alchemists.rules.order import ChooseSpaces
from retorta.games.alchemists.rules.planning import PlanActions
from retorta.games.alchemists.rules.selling import GiveGuarantee, SellInTurn
from retorta.games.alchemists.state import Alchemists


def feather_and_mortar(state: Alchemists) -> Step:
    lab = state.labs[0]
    lab.artifacts = [Artifact.FEATHER_IN_CAP, Artifact.MAGIC_MORTAR]
    lab.hand[Ingredient.TOAD] += 1
    return FeatherOrMortar(0, Ingredient.TOAD)


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


def unwilling(state: Alchemists) -> Step:
    state.unwilling = True
    state.labs[0].gold += 1
    state.labs[0].hand = [1] * 4 + [0] * 4
    return TryOnStudent(0, 1)


def testing_what_is_known(state: Alchemists) -> Step:
    learned(state)
    return TryOnStudent(0, 1)


def hurried(state: Alchemists) -> Step:
    """The Boots of Speed are on: no cube was laid."""
    state.labs[0].boots_used = True
    return TryOnStudent(0, 0)


def promising(state: Alchemists) -> Step:
    """An order is taken with a Merchant, and there is a Barmaid in hand."""
    assert state.adventurer is not None
    state.labs[0].hand = [1, 0, 1] + [0] * 5
    state.labs[0].favors[Favor.BARMAID] = 2
    state.rows[Area.SELL] = [0]
    state.planned[Area.SELL][0] = 1
    state.labs[0].laid, state.labs[0].free = 2, state.labs[0].free - 2
    state.orders[1].append(0)
    return GiveGuarantee(0, WANTS[state.adventurer][1], 1, 0)


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
    **THEORIES,
    "feather": beginning(6, Area.EXHIBITION, feather_and_mortar),
    "exhibiting": beginning(6, Area.EXHIBITION, exhibiting),
    "both signs": beginning(6, Area.EXHIBITION, brewing(Potion.PARALYSIS)),
    "shown already": beginning(6, Area.EXHIBITION, brewing(Potion.HEALING)),
    "shown first": beginning(6, Area.EXHIBITION, brewing(Potion.INSANITY)),
    "set aside": beginning(6, Area.EXHIBITION, brewing_with_feather),
    "first level": beginning(2, Area.BUY, buying(1)),
    "second level": beginning(4, Area.BUY, buying(2)),
    "third level": beginning(6, Area.BUY, buying(3)),
    "thinking": beginning(4, Area.BUY, thinking),
    "unwilling": beginning(4, Area.STUDENT, unwilling),
    "known": beginning(4, Area.STUDENT, testing_what_is_known),
    "promises": beginning(4, Area.SELL, promising),
    "hurried": beginning(4, Area.STUDENT, hurried),
    "boots": beginning(4, Area.STUDENT, hurrying),
    "trunk": beginning(4, Area.FORAGE, trunk_on_the_track),
    "sellers": beginning(4, Area.SELL, selling_with_rivals),
    "planning poor": beginning(3, Area.FORAGE, planning_poor),
    "planning little": beginning(3, Area.FORAGE, planning_little),
}
"""What chance seldom brings about."""
