"""Judging what goes into the cauldron: experiments, sales, exhibits."""

from __future__ import annotations

from typing import Final

from retorta.bots.hint import rounded
from retorta.bots.search.knowledge import Reason
from retorta.games.alchemists.bots.decision import Decision
from retorta.games.alchemists.bots.judges.words import TOLD, Reasons, Worths, percent, reason
from retorta.games.alchemists.bots.potion_values import qualities_of
from retorta.games.alchemists.cards import Potion
from retorta.games.alchemists.moves import Mix
from retorta.games.alchemists.rules.experiments import BAD_POTIONS

SHOWN: Final = 5
"""The weight of the chance to make what was promised, against everything else."""


def _mix(decision: Decision, move: Mix) -> float:
    first, second = int(move.first), int(move.second)
    resources = decision.resources
    if decision.question == "brew-for-sale":
        return sold(decision, first, second) + decision.using(first, second)
    if decision.question == "brew-for-exhibition":
        chance = resources.weighed_worlds.potions(first, second)[decision.ordered()]
        return SHOWN * chance + decision.using(first, second)
    taught = resources.learnt(resources.weighed_worlds.experiment_row().gain(first, second))
    if decision.question == "think-with-cap":
        return taught + 0.01
    worth = taught + decision.using(first, second)
    if decision.question == "drink-potion":
        worth -= decision.potions.harm(first, second)
    elif decision.view.unwilling:
        worth += decision.coin(-1)
    cards = sum(resources.hand)
    return worth + resources.kept(cards - 2) - resources.kept(cards)


def shown(decision: Decision, move: Mix) -> float:
    """Return the points of an exhibit, which is chosen by its chance."""
    potion = decision.ordered()
    chance = decision.resources.weighed_worlds.potions(int(move.first), int(move.second))[potion]
    return decision.potions.applause(potion, chance, [])


def sold(decision: Decision, first: int, second: int) -> float:
    """Return the gain from a mixture, for the order and the guarantee given."""
    quality = decision.task.quality
    assert quality is not None
    chances = decision.resources.weighed_worlds.potions(first, second)
    return decision.potions.takings(
        chances, decision.ordered(), int(quality), decision.discount
    ).worth


def _why_mix(decision: Decision, move: Mix) -> list[Reason]:
    first, second = int(move.first), int(move.second)
    chances = decision.resources.weighed_worlds.potions(first, second)
    if decision.question == "brew-for-sale":
        quality = decision.task.quality
        assert quality is not None
        kept = sum(qualities_of(chances, decision.ordered())[: quality + 1])
        return [reason("alchemists-hint-mix-sells", quality=quality, percent=percent(kept))]
    if decision.question == "brew-for-exhibition":
        promised = Potion(decision.ordered())
        parts = {"potion": promised, "percent": percent(chances[promised])}
        return [reason("alchemists-hint-mix-shows", **parts)]
    return why_try(decision, first, second, chances)


def why_try(decision: Decision, first: int, second: int, chances: list[float]) -> list[Reason]:
    """Return reasons: what an experiment teaches, and whom it may harm."""
    weighed_worlds = decision.resources.weighed_worlds
    bits = weighed_worlds.experiment_row().gain(first, second)
    if bits < TOLD:
        return [reason("alchemists-hint-mix-known")]
    told = {"bits": rounded(bits), "left": rounded(weighed_worlds.left())}
    said = [reason("alchemists-hint-mix-teaches", **told)]
    if decision.question == "think-with-cap":
        return said
    if decision.question == "drink-potion":
        bad = sum(chances[potion] for potion in BAD_POTIONS)
        return [*said, reason("alchemists-hint-mix-harms", percent=percent(bad))]
    if decision.view.unwilling:
        return [*said, reason("alchemists-hint-mix-paid", points=rounded(-decision.coin(-1)))]
    return said


WORTHS: Final[Worths] = {Mix: _mix}
REASONS: Final[Reasons] = {Mix: _why_mix}
